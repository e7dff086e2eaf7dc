import { describe, expect, it } from "vitest"
import { nodes } from "../data/trail.ts"
import { newGame } from "./position.ts"

/** A bare trail with the rancher of seat 0 on site A. */
function onA(seats = 3) {
  return newGame({ seats }).bare().rancher(0, "site-A")
}

describe("GWT-6 Phase A: move the rancher", () => {
  it("GWT-6.1 at least 1 and at most the limit of locations; empty spaces count nothing", () => {
    const p = onA().turn(0)
    expect(p.legal("move")).toEqual([
      "move site-B",
      "move site-B site-C",
      "move site-B site-C site-E",
      "move site-B site-C site-D",
    ])
    expect(p.refused("end").code).toBe("illegal")
    expect(p.refused("move site-B site-C site-E site-F")).toMatchObject({ rule: "GWT-6.1", reason: "tooFar" })
    expect(p.refused("move site-A1").code).toBe("illegal")
  })

  it("GWT-6.2 the limit is 3, 3 or 4 and grows with cleared movement spaces", () => {
    const limit = (seats: number, ...discs: string[]) => {
      const p = onA(seats)
        .cleared(0, ...discs)
        .turn(0)
      return Math.max(...p.legal("move").map(text => text.split(" ").length - 1))
    }
    expect([2, 3, 4].map(seats => limit(seats))).toEqual([3, 3, 4])
    expect([2, 3, 4].map(seats => limit(seats, "move-money"))).toEqual([4, 5, 6])
    expect([2, 3, 4].map(seats => limit(seats, "move-vp"))).toEqual([4, 4, 5])
    expect([2, 3].map(seats => limit(seats, "move-money", "move-vp"))).toEqual([5, 6])
  })

  it("GWT-6.3 the branch is chosen freely, and the move carries the whole list of locations", () => {
    const p = onA().tile("flood-1", "flood-green-2").build(1, "1a", "site-A1").turn(0)
    expect(p.can("move site-A1 site-B")).toBe(true)
    p.play("move flood-1 site-B")
    expect([p.rancherOf(0), ...p.moneyOf(0, 1)]).toEqual(["site-B", 4, 7])
  })

  it("GWT-6.4 a rancher that reaches Kansas City stops there", () => {
    const p = newGame().bare().rancher(0, "site-G").turn(0)
    expect(p.legal("move")).toEqual(["move kc"])
  })

  it("GWT-6.5 other ranchers never matter", () => {
    const p = onA().rancher(1, "site-B").rancher(2, "site-B").turn(0).play("move site-B")
    expect([p.rancherOf(0), p.asked]).toEqual(["site-B", "phaseB"])
  })

  it("GWT-6.6 a move may start from an empty space", () => {
    const p = onA().rancher(0, "flood-2").tile("flood-4", "flood-green-3").turn(0)
    expect(p.legal("move")[0]).toBe("move flood-4")
  })

  it("GWT-6.7 fees are paid on entering: hazards and tipis to the bank, others' buildings to their owner, own ones free", () => {
    const p = onA().money(0, 20).tile("flood-1", "flood-black-2").build(0, "7a", "site-FL1").build(2, "4a", "site-FL2")
    p.cleared(0, "move-vp").turn(0).play("move flood-1 site-FL1 site-FL2 site-B")
    expect(p.moneyOf(0, 1, 2)).toEqual([18, 7, 9])
    expect(p.happened("feePaid").map(event => "amount" in event && event.amount)).toEqual([1, 1])
  })

  it("GWT-6.8 the fee of a hand depends on the number of players, two hands cost the sum", () => {
    const fee = (seats: number, building: string) => {
      const p = onA(seats).money(0, 20).build(1, building, "site-A1").turn(0).play("move site-A1")
      return 20 - (p.moneyOf(0)[0] ?? 0)
    }
    expect([2, 3, 4].map(seats => fee(seats, "1a"))).toEqual([2, 2, 1])
    expect([2, 3, 4].map(seats => fee(seats, "4a"))).toEqual([2, 1, 2])
    expect([2, 3, 4].map(seats => fee(seats, "7a"))).toEqual([4, 3, 3])
    expect([2, 3, 4].map(seats => fee(seats, "2a"))).toEqual([0, 0, 0])
  })

  it("GWT-6.9 who cannot pay a fee pays what is left and owes nothing", () => {
    const p = onA().money(0, 1).build(1, "1a", "site-A1").turn(0).play("move site-A1")
    expect(p.moneyOf(0, 1)).toEqual([0, 8])
    p.play("aux gainMoney single")
    expect(p.moneyOf(0, 1)).toEqual([1, 8])
  })

  it("GWT-6.10 tipis on the negative spaces are never entered", () => {
    const p = newGame().bare().rancher(0, "site-C").tile("tipi-m3", "tipi-blue").tile("tipi-m1", "tipi-green").turn(0)
    expect(p.legal("move").some(text => text.includes("tipi"))).toBe(false)
  })

  it("GWT-6.11 ways that enter the same locations are one move; money never makes a move illegal", () => {
    const p = newGame().bare().rancher(0, "site-E").money(0, 0).tile("rockfall-1", "rockfall-green-4").turn(0)
    expect(p.legal("move")).toEqual([
      "move site-F",
      "move site-F site-G",
      "move site-F site-G kc",
      "move rockfall-1",
      "move rockfall-1 site-F",
      "move rockfall-1 site-F site-G",
    ])
  })

  it("GWT-6.12 the limit is that of the moment, and there is always a legal move", () => {
    for (const i of [0, 1, 2, 3]) {
      const p = newGame({ seats: 2 + (i % 3), seed: `ways ${i}` })
      p.playOut(`ways ${i}`, () => {
        if (p.asked === "phaseA") expect(p.legal("move").length).toBeGreaterThan(0)
      })
    }
  })

  it("GWT-16.4 the paths of the trail, place by place", () => {
    const paths = (from: string, to: string): string[] =>
      from === to
        ? [""]
        : (nodes.find(node => node.id === from)?.next ?? []).flatMap(next =>
            paths(next, to).map(rest => (next === to ? rest : `${next.replace("site-", "")} ${rest}`)),
          )
    const trimmed = (from: string, to: string) => paths(from, to).map(path => path.trim())
    expect(trimmed("site-A", "site-B")).toEqual(["A1 A2 A3", "flood-1 flood-2 flood-3 flood-4 FL1 FL2"])
    expect(trimmed("site-B", "site-C")).toEqual(["B1 B2 B3", "drought-1 drought-2 drought-3 drought-4 DR1"])
    expect(trimmed("site-C", "site-E")).toEqual([
      "C1 C2",
      "C3 D",
      "C3 tipi-1 tipi-2 tipi-4 tipi-6 tipi-8 tipi-10 TP1 TP2",
    ])
    expect(trimmed("site-E", "site-F")).toEqual(["E1 E2", "rockfall-1 rockfall-2 rockfall-3 rockfall-4 RF1 RF2"])
    expect([trimmed("site-F", "site-G"), trimmed("site-G", "kc")]).toEqual([
      ["F1", "F2"],
      ["G1", "G2"],
    ])
  })

  it("R4 moves by local actions pay hand fees as in phase A", () => {
    const p = newGame().bare().build(0, "3a", "site-A1").build(1, "1a", "site-A2").money(0, 5)
    p.arrive(0, "site-A1").play("use 3a.2")
    expect([p.rancherOf(0), ...p.moneyOf(0, 1)]).toEqual(["site-A2", 3, 9])
  })

  it("R5 two hands are one fee to one receiver", () => {
    const p = newGame().bare().rancher(0, "site-A").money(0, 2).build(1, "7a", "site-A1").turn(0).play("move site-A1")
    expect(p.moneyOf(0, 1)).toEqual([0, 9])
    expect(p.happened("feePaid")).toHaveLength(1)
  })

  it("R29 a tile placed under a rancher costs no fee; the rancher is now on it", () => {
    const p = newGame().bare().rancher(1, "flood-1").money(1, 5).foresight("flood-green-2", "", "", "", "", "").hand(0)
    p.arrive(0, "kc")
    expect([p.onSite("flood-1"), ...p.moneyOf(1)]).toEqual(["flood-green-2", 5])
  })

  it("R35 a building on site C3 is one location on both branches", () => {
    const p = newGame().bare().rancher(0, "site-C").tile("tipi-1", "tipi-green").build(1, "2a", "site-C3").turn(0)
    const ways = p.legal("move")
    expect(ways).toContain("move site-C3 site-D")
    expect(ways).toContain("move site-C3 tipi-1")
    expect(ways).not.toContain("move site-D")
  })

  it("R40 a movement disc cleared before phase A lengthens that same phase A", () => {
    const p = newGame().bare().rancher(0, "site-A").money(0, 10).engine(0, "rail-14").master(5)
    p.turn(0).hand(0, "obj-engine-4")
    p.play("play obj-engine-4", "engine turnout-16", "upgrade station-5", "disc move-money")
    expect(p.legal("move")).toContain("move site-B site-C site-E site-F site-G")
  })

  it("R48 the money of a fee is the owner's at once, and the owner is asked nothing", () => {
    const p = newGame().bare().rancher(0, "site-A").build(1, "1a", "site-A1").turn(0).play("move site-A1")
    expect([p.seat, p.asked, ...p.moneyOf(0, 1)]).toEqual([0, "phaseB", 4, 9])
  })
})
