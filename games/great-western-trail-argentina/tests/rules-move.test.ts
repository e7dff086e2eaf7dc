import { describe, expect, it } from "vitest"
import { nodes } from "../data/trail.ts"
import { newGame, type Position } from "./position.ts"

/** Seat 0 in phase A on a site of a bare trail. */
function riding(from: string, seats = 3): Position {
  return newGame({ seats }).bare().estanciero(0, from)
}

describe("ARG-4 The turn", () => {
  it("ARG-4.1 a turn is phase A, phase B, phase C; then the next player", () => {
    const p = riding("site-A").hand(0, "niata", "niata").turn(0)
    expect(p.asked).toBe("phaseA")
    p.play("move site-B")
    expect(p.asked).toBe("phaseB")
    p.play("end")
    expect([p.player(0).hand.length, p.s.active]).toEqual([4, 1])
  })

  it("ARG-4.2 the first turn: down to 4 cards, any neutral building, then phase B and C", () => {
    const p = newGame()
    p.play("place site-F")
    expect([p.asked, p.standing(0)]).toEqual(["phaseB", "site-F"])
    p.play("end")
    expect([p.seat, p.asked]).toEqual([1, "firstDiscard"])
    p.play(p.legal()[0] ?? "", "place site-F")
    expect(p.player(1).hand).toHaveLength(4)
  })

  it("ARG-4.3 seats discard 0, 1, 2, 3 cards, choose one of 8 sites, pay no fee", () => {
    const p = newGame({ seats: 4 })
    const discarded: number[] = []
    for (const _ of [0, 1, 2, 3]) {
      let count = 0
      while (p.asked === "firstDiscard") {
        p.play(p.legal()[0] ?? "")
        count++
      }
      discarded.push(count)
      const { money } = p.player(p.s.active)
      expect(p.legal("place")).toHaveLength(8)
      p.play("place site-H")
      expect(p.player(p.s.active).money).toBe(money)
      p.play("end")
    }
    expect(discarded).toEqual([0, 1, 2, 3])
  })

  it("ARG-4.4 later turns: objective cards first, then the move, actions in a loop, phase C", () => {
    const p = riding("site-A").hand(0, "obj-16", "niata", "niata", "holandoArgentino").money(0, 0).turn(0)
    expect(p.verbs).toEqual(["move", "play"])
    p.play("play obj-16")
    expect([p.moneyOf(0), p.asked]).toEqual([[4], "phaseA"])
  })
})

describe("ARG-5 Phase A", () => {
  it("ARG-5.1 locations are Buenos Aires, piers and every space with a tile; others stop nobody", () => {
    const p = riding("site-A").farmer("green-2", "green-4-black").build(1, "2a", "site-A3").turn(0)
    expect(p.legal("move").filter(way => way.split(" ").length === 2)).toEqual(["move site-A3", "move green-2"])
  })

  it("ARG-5.2 at least 1 step, at most the limit, along the arrows", () => {
    const p = riding("site-A").turn(0)
    expect(p.legal("move").map(way => way.split(" ").length - 1)).toEqual([1, 2, 3, 4])
    expect(p.refused("move site-B site-C site-D site-E site-F").rule).toBe("ARG-5.2")
  })

  it("ARG-5.3 the limit is 3, 4 or 5, and the movement spaces add 2 and 1", () => {
    const longest = (p: Position) =>
      Math.max(
        ...p
          .turn(0)
          .legal("move")
          .map(way => way.split(" ").length - 1),
      )
    expect([2, 3, 4].map(seats => longest(riding("start", seats)))).toEqual([3, 4, 5])
    expect(longest(riding("start", 2).cleared(0, "move-1"))).toBe(5)
    expect(longest(riding("start", 2).cleared(0, "move-2"))).toBe(4)
    expect(longest(riding("start", 4).cleared(0, "move-1", "move-2"))).toBe(8)
  })

  it("ARG-5.4 Buenos Aires ends the movement; others never block", () => {
    const p = riding("site-H").estanciero(1, "buenos-aires").turn(0)
    expect(p.legal("move")).toEqual(["move buenos-aires"])
  })

  it("ARG-5.5 the location where the movement ends is used", () => {
    const p = riding("site-A").turn(0).play("move site-B site-C")
    expect(p.can("use C.1")).toBe(true)
  })

  it("ARG-5.6 the trail in order: sites, farmer spaces and forks", () => {
    const next = Object.fromEntries(nodes.map(node => [node.id, node.next.join(" ")]))
    expect(next).toMatchObject({
      start: "site-A",
      "site-A": "site-A1 green-1",
      "green-4": "site-A4",
      "site-A5": "site-B",
      "site-B4": "site-C",
      "blue-4": "site-B5",
      "site-C": "site-C1 site-C2",
      "site-D": "site-E",
      "site-E5": "orange-1",
      "orange-4": "site-F",
      "yellow-6": "yellow-5 site-G1",
      "yellow-3": "yellow-2 site-H2",
      "yellow-1": "buenos-aires",
    })
    expect(nodes.filter(node => node.kind === "farmerSpace")).toHaveLength(19)
  })

  it("ARG-5.7 a path is chosen; paths that differ only in empty spaces are one", () => {
    const p = riding("site-C", 2).turn(0)
    expect(p.legal("move").filter(way => way.endsWith(" site-D"))).toEqual(["move site-D"])
    p.build(1, "2a", "site-C1").turn(0)
    expect(p.legal("move").filter(way => way.endsWith(" site-D"))).toEqual(["move site-C1 site-D", "move site-D"])
  })

  it("ARG-5.8 a move is always possible, also from an empty space", () => {
    expect(riding("yellow-2").turn(0).legal("move")).toEqual(["move buenos-aires"])
    expect(riding("green-3").turn(0).can("move site-B")).toBe(true)
  })
})

describe("ARG-6 Fees", () => {
  it("ARG-6.1 black 1 and green 2 with 2 or 3 players, both 1 with 4", () => {
    const paid = (seats: number, tile: string) => {
      const p = riding("site-A", seats).farmer("green-1", tile).money(0, 9).turn(0).play("move green-1")
      return 9 - (p.moneyOf(0)[0] ?? 0)
    }
    expect([2, 3, 4].map(seats => paid(seats, "green-4-black"))).toEqual([1, 1, 1])
    expect([2, 3, 4].map(seats => paid(seats, "green-4-green"))).toEqual([2, 2, 1])
  })

  it("ARG-6.2 fees lie on the farmer, or go to the owner; own and neutral buildings are free", () => {
    const p = riding("site-A").farmer("green-1", "green-4-green").build(1, "1a", "site-A4").build(0, "7a", "site-A5")
    p.money(0, 9).money(1, 0).turn(0).play("move green-1 site-A4 site-A5 site-B")
    expect([p.moneyOf(0, 1), p.coinsOn("green-1")]).toEqual([[6, 1], 2])
  })

  it("ARG-6.3 who cannot pay pays what is left, and nothing is owed", () => {
    const p = riding("site-A").farmer("green-1", "green-4-green").money(0, 1).turn(0).play("move green-1")
    expect([p.moneyOf(0), p.coinsOn("green-1")]).toEqual([[0], 1])
    p.play("aux gainMoney single")
    expect([p.moneyOf(0), p.coinsOn("green-1")]).toEqual([[1], 1])
  })

  it("ARG-6.4 every other cost must be paid in full", () => {
    const p = newGame().money(0, 3).hand(0).arrive(0, "site-A")
    expect(p.refused("use A.2").reason).toBe("noTarget")
  })

  it("ARG-6.5 fees are paid in the order of entering", () => {
    const p = riding("site-A").build(1, "7a", "site-A1").build(2, "1a", "site-A2").money(0, 2).money(1, 0).money(2, 0)
    p.turn(0).play("move site-A1 site-A2")
    expect(p.moneyOf(0, 1, 2)).toEqual([0, 2, 0])
  })

  it("ARG-6.6 only entering costs", () => {
    const p = riding("green-1").farmer("green-1", "green-4-green").money(0, 5).turn(0).play("move site-B")
    expect(p.moneyOf(0)).toEqual([5])
  })

  it("ARG-6.7 the same hand is charged at every visit, by hand and players only", () => {
    const p = riding("site-A").farmer("green-1", "green-4-black").money(0, 9)
    p.turn(0).play("move green-1").estanciero(0, "site-A").turn(0).play("move green-1")
    expect([p.moneyOf(0), p.coinsOn("green-1")]).toEqual([[7], 2])
  })
})

describe("ARG-7 Shortcuts", () => {
  it("ARG-7.1 a pier is open only if the own engine stands on its space or beyond", () => {
    const piers = (rail: string) => riding("site-H").engine(0, rail).turn(0).legal("move")
    expect(piers("rail-8").sort()).toEqual(["move buenos-aires", "move pier-3", "move pier-6"])
    expect(piers("rail-9")).toContain("move pier-9")
    expect(piers("rail-2")).toEqual(["move buenos-aires"])
  })

  it("ARG-7.2 a pier is one step and puts the estanciero in Buenos Aires", () => {
    const p = riding("site-G").engine(0, "rail-17").turn(0)
    expect(p.legal("move").filter(way => way.includes("pier-17"))).toEqual(["move pier-17"])
    p.play("move pier-17")
    expect([p.standing(0), p.asked]).toEqual(["buenos-aires", "reveal"])
  })

  it("ARG-7.3 where the piers branch off, also from empty farmer spaces", () => {
    const from = (site: string) =>
      riding(site)
        .engine(0, "depot")
        .turn(0)
        .legal("move")
        .filter(way => way.split(" ")[1]?.startsWith("pier"))
    const branch = (site: string, pier: string) =>
      expect(
        from(site).some(way => way.startsWith(`move ${pier}`)),
        site,
      ).toBe(true)
    branch("site-F", "pier-23")
    branch("site-G", "pier-17")
    branch("yellow-7", "pier-12")
    branch("site-H", "pier-9")
    branch("yellow-4", "pier-6")
    branch("yellow-2", "pier-3")
  })

  it("ARG-7.4 an engine in the depot has passed all six", () => {
    expect(riding("site-F").engine(0, "depot").turn(0).can("move pier-23")).toBe(true)
  })

  it("ARG-7.5 a turnout counts as beyond the lower space only; moving back closes a pier", () => {
    expect(riding("site-F").engine(0, "turnout-22").turn(0).can("move pier-23")).toBe(false)
    expect(riding("site-F").engine(0, "rail-23").turn(0).can("move pier-23")).toBe(true)
    expect(riding("site-F").engine(0, "rail-22").turn(0).can("move pier-23")).toBe(false)
  })

  it("ARG-7.6 a pier has no fee and no action, and nobody stays there", () => {
    const p = riding("site-H").engine(0, "rail-9").money(0, 5).turn(0).play("move pier-9")
    expect([p.moneyOf(0), p.standing(0)]).toEqual([[5], "buenos-aires"])
  })
})
