import { at } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { nodes } from "../data/trail.ts"
import { newGame } from "./position.ts"

describe("ARG-8 Phase B", () => {
  it("ARG-8.1 on a neutral or own building: local actions, or one single auxiliary action", () => {
    const p = newGame().hand(0, "holandoArgentino").money(0, 20).arrive(0, "site-A")
    expect(p.verbs).toEqual(["use", "aux", "end"])
    p.play("use A.1")
    expect(p.verbs).toEqual(["use", "end"])
    const q = newGame().build(0, "2a", "site-A1").arrive(0, "site-A1").play("aux gainMoney single")
    expect(q.legal()).toEqual(["end"])
  })

  it("ARG-8.2 each local action once, in any order; a slash is one action with two halves", () => {
    const p = newGame().hand(0, "exhaustion").arrive(0, "site-H")
    p.play("use H.2b", "aux gainMoney single")
    expect([p.can("use H.1"), p.can("use H.2a"), p.can("use H.2b")]).toEqual([true, false, false])
    expect(p.refused("use H.2a").rule).toBe("ARG-8.2")
    p.play("use H.1")
    expect(p.legal()).toEqual(["end"])
  })

  it("ARG-8.3 special actions of sites belong to the private building there; farmland sites", () => {
    const gains = (site: string) => {
      const p = newGame().hand(0, "niata").money(0, 0).build(0, "2a", site).arrive(0, site).play("use 2a.s")
      return [p.moneyOf(0)[0], p.certificatesOf(0), p.grainOf(0), p.player(0).hand.length]
    }
    expect(gains("site-A4")).toEqual([2, 0, 0, 0])
    expect(gains("site-A5")).toEqual([0, 1, 0, 0])
    expect(gains("site-B5")).toEqual([0, 1, 0, 0])
    expect(gains("site-E4")).toEqual([0, 0, 1, 0])
    expect(gains("site-E5")).toEqual([1, 0, 0, 0])
    expect(gains("site-H1")).toEqual([0, 0, 1, 0])
    expect(gains("site-H2")).toEqual([0, 0, 1, 0])
    const farmland = nodes.filter(node => node.farmland).map(node => node.id.replace("site-", ""))
    expect(farmland).toEqual(["A2", "A3", "A4", "A5", "B1", "B2", "E1", "E2", "E4", "F2", "G1"])
    expect(newGame().hand(0, "niata").build(1, "2a", "site-A4").arrive(0, "site-A4").legal("use")).toEqual([])
  })

  it("ARG-8.4 on another player's building only one single auxiliary action", () => {
    const p = newGame().cleared(0, "aux1-2x").build(1, "6a", "site-A1").money(0, 30).arrive(0, "site-A1")
    expect(p.legal()).toEqual(["aux gainMoney single", "aux drawDiscard single", "end"])
  })

  it("ARG-8.5 on a farmer: one single auxiliary action, or help that one", () => {
    const p = newGame().bare().farmer("green-1", "green-3-green").farmer("green-2", "green-4-black")
    p.hand(0, "patagonico", "fronterizo").arrive(0, "green-1")
    expect(p.legal()).toEqual(["help green-1", "aux gainMoney single", "aux drawDiscard single", "end"])
    p.play("aux gainMoney single")
    expect(p.legal()).toEqual(["end"])
  })

  it("ARG-8.6 in Buenos Aires the six steps come in order", () => {
    const p = newGame().quays(0, "leHavre-I").grain(0, 1).hand(0, "niata").arrive(0, "buenos-aires")
    const asked: string[] = []
    while (p.seat === 0 && p.asked !== "endTurn") {
      asked.push(p.asked)
      p.play(p.legal("pass")[0] ?? at(p.legal(), 0))
    }
    expect(asked.filter(step => step !== "takeDisc")).toEqual(expect.arrayContaining(["delivery", "reveal", "load"]))
    expect(asked.slice(0, 2)).toEqual(["delivery", "reveal"])
  })

  it("ARG-8.7 doing nothing is allowed, except in Buenos Aires", () => {
    expect(newGame().arrive(0, "site-D").can("end")).toBe(true)
    expect(newGame().hand(0, "niata").arrive(0, "buenos-aires").play("reveal").can("end")).toBe(false)
  })

  it("ARG-8.8 the two ways exclude each other; objective cards count as neither", () => {
    const p = newGame()
      .hand(0, "obj-16", "patagonico")
      .build(0, "2a", "site-A4")
      .arrive(0, "site-A4")
      .play("play obj-16")
    expect([p.can("use 2a.s"), p.can("aux gainMoney single")]).toEqual([true, true])
    p.play("use 2a.s")
    expect(p.legal("aux")).toEqual([])
    const q = newGame().hand(0, "niata").build(0, "2a", "site-A4").arrive(0, "site-A4").play("aux gainMoney single")
    expect(q.refused("use 2a.s").rule).toBe("ARG-8.8")
  })

  it("ARG-8.9 an action starts only if its requirement can be met in full", () => {
    expect(newGame().hand(0, "niata").arrive(0, "site-B").refused("use B.1").reason).toBe("noBreed")
    expect(newGame().hand(0, "niata", "exhaustion", "exhaustion").arrive(0, "site-D").refused("use D.1").reason).toBe(
      "noPair",
    )
  })

  it("ARG-8.10 a loop: an action with all that follows, then the next, or the end", () => {
    const p = newGame().money(0, 30).token(4).jobs(1, "gaucho", "gaucho").arrive(0, "site-A").play("use A.2")
    expect([p.tokensOf(0), p.asked]).toEqual([2, "phaseB"])
    p.play("use A.3")
    // 3rd gaucho: 2 pesos, then a card may be removed.
    expect(p.asked).toBe("removeCards")
    p.play("stop")
    expect(p.asked).toBe("phaseB")
  })

  it("ARG-8.11 an auxiliary action printed on a tile is a local action", () => {
    const p = newGame().arrive(0, "site-C").play("use C.2", "aux gainMoney single")
    expect(p.legal("use")).toEqual(["use C.1", "use C.3"])
    expect(p.legal("aux")).toEqual([])
  })
})

describe("ARG-30 Extra movement", () => {
  it("ARG-30.1 the estanciero moves up to the number, with fees and shortcuts", () => {
    const p = newGame({ seats: 2 }).bare().build(0, "7a", "site-G1").build(1, "1a", "site-H1").engine(0, "rail-9")
    p.money(0, 5).arrive(0, "site-G1").play("use 7a.2")
    expect(p.legal("move")).toContain("move site-H pier-9")
    p.play("move site-H site-H1")
    expect(p.moneyOf(0)).toEqual([4])
  })

  it("ARG-30.2 a whole phase B follows; phase C comes once", () => {
    const p = newGame().bare().hand(0, "niata").build(0, "2a", "site-A1").arrive(0, "site-A1").play("use 2a.2")
    expect([p.standing(0), p.asked, p.player(0).hand.length]).toEqual(["site-B", "phaseB", 1])
    p.play("end")
    expect([p.player(0).hand.length, p.s.active]).toEqual([4, 1])
  })

  it("ARG-30.3 local actions that were not used before the move are lost", () => {
    const p = newGame().bare().build(0, "2a", "site-A1").arrive(0, "site-A1").play("use 2a.2", "end")
    expect(p.s.active).toBe(1)
  })

  it("ARG-30.4 everything is open at the new location, the replacing auxiliary action too", () => {
    const p = newGame().bare().build(0, "2a", "site-A1").arrive(0, "site-A1")
    p.play("use 2a.1", "aux gainMoney single", "use 2a.2")
    expect(p.can("aux gainMoney single")).toBe(true)
  })
})

describe("ARG-34 Special cases", () => {
  it("ARG-34.1 a building that replaces the one under the own estanciero is not used in this turn", () => {
    const p = newGame().token(4).jobs(1, "carpintero").workers(0, { carpintero: 2 }).money(0, 40)
    p.build(0, "6a", "site-A1").arrive(0, "site-A1").play("use 6a.1", "build 7a")
    expect(p.onSite("site-A1")).toBe("7a 0")
    expect(p.legal("use")).toEqual([])
  })

  it("ARG-34.2 an estanciero on a space that lost its tile starts from there", () => {
    const p = newGame().bare().estanciero(0, "orange-2").turn(0)
    expect(p.can("move site-F")).toBe(true)
  })

  it("ARG-34.3 the display may shrink below 4", () => {
    const p = newGame()
      .objectives("obj-01", "obj-02")
      .objectivePile()
      .arrive(0, "site-C")
      .play("use C.1", "take obj-01")
    expect(p.s.objectives).toHaveLength(1)
  })

  it("ARG-34.4 the bank never runs out", () => {
    const p = newGame().money(0, 9999).arrive(0, "site-B").play("aux gainMoney single")
    expect(p.moneyOf(0)).toEqual([10000])
  })

  it("ARG-34.5 a building site is never empty again: replacing leaves a building there", () => {
    const p = newGame().workers(0, { carpintero: 3 }).money(0, 40).build(0, "3a", "site-A1").arrive(0, "site-B")
    p.play("use B.2", "build 8a")
    expect(p.onSite("site-A1")).toBe("8a 0")
  })
})
