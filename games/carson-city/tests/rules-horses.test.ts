import { begin, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { COWBOY, OUT } from "../data/cards.ts"
import { HORSES } from "../data/corrals.ts"
import { carsonCity } from "../game.ts"
import { AWAY } from "../state.ts"
import { newGame, type Position } from "./position.ts"

const horses = (...more: string[]) => newGame({ with: ["horses", ...more] })

describe("CC-19 Horses", () => {
  it("CC-19.1 one horse each, five corrals, 25 horses in all", () => {
    const { state } = begin(carsonCity, { seats: 4, seed: "horses", options: { horses: true } })
    expect(state.horses).toMatchObject({ stock: HORSES - 4, reserve: [1, 1, 1, 1], tokens: [0, 0, 0, 0] })
    expect([state.horses?.corrals.length, HORSES]).toEqual([20, 25])
  })

  it("CC-19.2 more horses come with card 15 yellow and the salary space", () => {
    const p = horses().display("15Y", "1Y", "2Y").phase1().play("choose 15Y")
    expect([p.horsesOf(0)[0], p.s.horses?.stock]).toEqual([2, 21])
    expect(horses().on(0, "salary").resolve("salary").legal()).toContain("horse corral1")
    // CC-2.10: with Horses its yellow side can be drawn.
    const sides = range(60).map(i => {
      const options = { horses: true, personalities: "random" }
      return begin(carsonCity, { seats: 2, seed: `sides ${i}`, options }).state.sides[COWBOY] ?? OUT
    })
    expect(new Set(sides)).toEqual(new Set([OUT, 0, 1]))
  })

  it("CC-19.3 a cowboy on salary may pay $4 for a horse, one for each player and round", () => {
    const p = horses().on(0, "salary").on(0, "salary").on(1, "salary").resolve("salary")
    expect([p.seat, p.legal()]).toEqual([0, ["wage", ...range(5).map(i => `horse corral${i + 1}`)]])
    p.play("horse corral5")
    expect([p.horsesOf(0), p.money(0), p.seat, p.asked]).toEqual([[1, 0, 0, 0, 0, 1], [15], 1, "wage"])
    p.play("wage")
    expect([p.money(1), p.player(0).general, p.over]).toEqual([[19], 7, true])
  })

  it("CC-19.4 right after a placement one horse; a cowboy into a corral is a placement of its own", () => {
    const p = horses().phase2().play("place r1c1")
    expect([p.seat, p.asked, p.clock]).toEqual([0, "playHorse", "decline"])
    p.play("horse corral1")
    expect([p.horsesOf(0), p.seat, p.asked]).toEqual([[0, 1, 0, 0, 0, 0], 1, "place"])
    p.play("place corral3")
    expect([p.at(1, "corral3"), p.cowboys(1), p.seat]).toEqual([1, [2], 2])
    p.play("pass", "place corral3")
    expect(p.refused("place corral3")).toMatchObject({ rule: "CC-19.4", reason: "corralTaken" })
    // Without a horse nothing is asked.
    expect(horses().horses(0, 0).phase2().play("place r1c1").seat).toBe(1)
  })

  it("CC-19.5 strength, speed, ranches, $2, rodeo", () => {
    expect([1, 2, 3, 4].map(count => horses().horses(0, 0, count).strength(0) - newGame().strength(0))).toEqual([
      1, 1, 2, 2,
    ])
    expect(horses().phase2().play("place r1c1", "horse corral2").asked).toBe("speed")
    const ranches = horses()
      .card(0, "2Y")
      .build(0, "ranch", "r1c1", "r1c8", "r8c1")
      .horses(0, 0, 0, 0, 2)
      .resolve("buildingIncome")
    expect([ranches.legal(), ranches.clock]).toEqual([["breed r1c1", "breed r1c8", "breed r8c1", "stop"], "breed r1c1"])
    ranches.play("breed r1c8")
    expect(ranches.refused("breed r1c1")).toMatchObject({ reason: "later" })
    expect(ranches.play("breed r8c1").money(0)).toEqual([15 + 3 + 6 + 6])
    const grocer = horses().card(0, "3Y").build(0, "ranch", "r1c1").horses(0, 0, 0, 0, 1).resolve("buildingIncome")
    expect(grocer.play("double ranch").money(0)).toEqual([21])
    const other = horses().card(0, "3Y").build(0, "ranch", "r1c1").build(0, "hotel", "r8c8").horses(0, 0, 0, 0, 1)
    expect(other.resolve("buildingIncome").play("double hotel", "breed r1c1").money(0)).toEqual([15 + 12 + 6])
    expect(horses().phase2().play("place r1c1", "horse corral4").money(0)).toEqual([17])
    // The best paid ranches when time is up.
    const best = horses().build(0, "ranch", "r1c1", "r4c6").horses(0, 0, 0, 0, 1).resolve("buildingIncome")
    expect(best.clock).toBe("breed r4c6")
  })

  it("CC-19.6 the highest rodeo total takes a token; ties by passing order", () => {
    const p = horses()
      .horses(0, 0, 1, 1, 1, 1)
      .horses(1, 0, 0, 0, 0, 0, 1)
      .on(1, "corral5")
      .orders([0, 1, 2], [2, 1, 0])
      .phase4()
    expect(p.happened("rodeo")).toMatchObject([{ seat: 1, total: 10 }])
    expect(p.s.horses?.tokens).toEqual([0, 1, 0])
    const tie = horses().horses(0, 0, 0, 0, 0, 1).horses(1, 0, 3).orders([0, 1, 2], [2, 1, 0]).phase4()
    expect(tie.s.horses?.tokens).toEqual([0, 1, 0])
  })

  it("CC-19.7 then horses go home and cowboys of the corrals are used up", () => {
    const p = horses().horses(0, 0, 0, 0, 0, 0, 1).on(0, "corral5").phase4()
    expect([p.horsesOf(0), p.at(0, "corral5"), p.player(0).general + p.player(0).cowboys]).toEqual([
      [1, 0, 0, 0, 0, 0],
      0,
      10,
    ])
  })

  it("CC-19.8 each horse is worth 1 point and 1 for each token of its owner", () => {
    const p = horses().horses(0, 2, 1)
    expect(p.points(0, "horses")).toBe(3)
    if (p.s.horses) p.s.horses.tokens = [2, 0, 0]
    expect([p.points(0, "horses"), p.points(1, "horses")]).toEqual([9, 1])
  })

  it("CC-19.9 the second corral: place another, move or take back one, pass, or nothing", () => {
    const fast = (p: Position) => p.phase2().play("place r1c1", "horse corral2")
    const p = fast(horses().horses(0, 2))
    expect([p.legal("move"), p.legal("pass"), p.legal("go-on")]).toEqual([["move ordinary r1c1"], ["pass"], ["go-on"]])
    // Another cowboy on the board, and after it another horse.
    p.play("place r1c2")
    expect([p.seat, p.asked]).toEqual([0, "playHorse"])
    expect(p.play("decline").seat).toBe(1)
    const corral = fast(horses().horses(0, 2)).play("place corral1")
    expect([corral.seat, corral.asked]).toEqual([1, "place"])
    const moved = fast(horses().horses(0, 2)).play("move ordinary r1c1", "place corral5")
    expect([moved.at(0, "r1c1"), moved.at(0, "corral5"), moved.seat]).toEqual([0, 1, 1])
    const passed = fast(horses()).play("pass")
    expect([passed.s.passed, passed.seat]).toEqual([[0], 1])
    const alone = horses()
      .horses(0, 1)
      .has(1, { cowboys: 0 })
      .has(2, { cowboys: 0, roads: 0 })
      .has(0, { roads: 0 })
      .has(1, { roads: 0 })
    fast(alone).play("pass")
    expect([alone.s.passed.slice().sort(), alone.asked]).toEqual([[0, 1, 2], "buyParcels"])
    expect(fast(horses()).play("go-on").seat).toBe(1)
    const special = fast(horses().card(0, "11Y").has(0, { noDuel: 1 })).play("with no-duel", "place roads3")
    expect([special.at(0, "roads3"), special.seat]).toEqual([3, 1])
    // A place in a corral is free again once its cowboy is taken back.
    const back = horses().horses(0, 1).phase2().play("place corral1", "pass", "pass", "place r1c1", "horse corral2")
    back.play("move ordinary corral1", "take-back")
    expect([back.at(0, "corral1"), back.legal("place")]).toEqual([0, expect.arrayContaining(["place corral1"])])
    // Tokens keep to their rules: dynamite returns where there is no duel, and goes on where there is one.
    const token = () =>
      horses().has(0, { dynamite: 1 }).horses(0, 1).phase2().play("with dynamite", "place roads3", "horse corral2")
    const shared = token().play("move dynamite roads3", "place salary")
    expect([shared.at(0, "salary"), shared.player(0).dynamite]).toEqual([1, 1])
    const duel = token().play("move dynamite roads3", "place r1c1")
    expect([duel.at(0, "r1c1"), duel.player(0).dynamite]).toEqual([2, 0])
    const singer = horses()
      .card(0, "11Y")
      .has(0, { noDuel: 1 })
      .phase2()
      .play("with no-duel", "place roads3", "horse corral2")
    singer.play("move no-duel roads3", "place r1c1")
    expect([singer.at(0, "r1c1"), singer.player(0).noDuel]).toEqual([1, 1])
    const white = horses()
      .card(0, "1Y")
      .phase2()
      .play("with white", "place roads3", "horse corral2", "move white roads3")
    expect(white.play("take-back").s.white).toBe(-1)
    // The red sheriff still challenges nobody.
    const red = horses().card(0, "1R").on(1, "ammunition")
    expect(fast(red).play("move ordinary r1c1").refused("place ammunition")).toMatchObject({ reason: "noDuels" })
  })

  it("CC-19.10 without a horse in stock none is bought or given; salary is $4", () => {
    const p = horses().horses(2, 23).on(0, "salary")
    expect(p.s.horses?.stock).toBe(0)
    expect([p.resolve("salary").over, p.money(0)]).toEqual([true, [19]])
    const card = horses().horses(2, 23).display("15Y", "1Y", "2Y").phase1().play("choose 15Y")
    expect(card.horsesOf(0)[0]).toBe(1)
  })

  it("CC-19.11 the token is awarded even for nothing, to the first who passed", () => {
    const p = horses().orders([0, 1, 2], [2, 0, 1]).phase4()
    expect([p.s.horses?.tokens, p.happened("rodeo")[0]?.total]).toEqual([[0, 0, 1], 0])
  })

  it("CC-19.12 the white cowboy may stand in a corral, a no-duel cowboy not; after both on the board a horse may follow", () => {
    const p = horses().card(0, "1Y").phase2().play("with white", "place corral5")
    expect([p.seat, p.s.white >= 0]).toEqual([1, true])
    expect(p.play("pass", "pass").refused("place corral5")).toMatchObject({ reason: "corralTaken" })
    p.orders([0, 1, 2], [1, 2, 0]).horses(0, 0, 0, 0, 0, 0, 1).phase4()
    expect([p.happened("rodeo")[0]?.total, p.s.white]).toEqual([10, AWAY])
    const singer = horses().card(0, "11Y").has(0, { noDuel: 2, dynamite: 1 }).phase2()
    expect(singer.play("with no-duel").legal()).not.toContain("place corral1")
    expect(singer.play("place roads3").asked).toBe("playHorse")
    expect(horses().card(0, "11Y").has(0, { dynamite: 1 }).phase2().play("with dynamite").legal()).not.toContain(
      "place corral1",
    )
    expect(horses().card(0, "1Y").phase2().play("with white", "place roads3").asked).toBe("playHorse")
  })

  it("CC-19.13 cowboy by cowboy in turn order: $4, or a horse with its corral", () => {
    const p = horses().card(0, "1Y").on(0, "salary").on(2, "salary").orders([2, 0, 1], [0, 1, 2])
    p.s.white = 0
    p.resolve("salary")
    expect([p.seat, p.clock]).toEqual([2, "wage"])
    p.play("wage", "wage", "horse corral1")
    expect([p.money(0, 2), p.horsesOf(0), p.strength(0), p.over]).toEqual([[15, 19], [1, 1, 0, 0, 0, 0], 5, true])
  })

  it("CC-22.26 a horse bought in phase 3: the second corral only counts for the rodeo, the others work from now on", () => {
    const p = horses().on(0, "salary").resolve("salary").play("horse corral2")
    expect([p.over, p.horsesOf(0)]).toEqual([true, [1, 0, 1, 0, 0, 0]])
    expect(horses().on(0, "salary").resolve("salary").play("horse corral4").money(0)).toEqual([13])
  })

  it("CC-22.27 cowboys in corrals bring no horse, no strength and no duel", () => {
    const p = horses().phase2().play("place corral1", "place corral1", "place corral1")
    expect([p.seat, p.at(0, "corral1"), p.at(1, "corral1"), p.strength(1)]).toEqual([0, 1, 1, 3])
    for (const seat of range(3)) p.has(seat, { roads: 0 })
    p.play("pass", "pass", "pass")
    expect(p.happened("threw")).toEqual([])
  })
})
