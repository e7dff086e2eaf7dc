import { num, Play, range, seeded, view, waiting } from "@railhead/engine"
import { randomChoice } from "@railhead/engine/proof"
import { describe, expect, it } from "vitest"
import { carsonCity } from "../game.ts"
import { type CarsonCity, IN_RESERVE } from "../state.ts"
import { newGame, type Position } from "./position.ts"

function roadless(p: Position): Position {
  for (const seat of range(p.s.seats)) p.has(seat, { roads: 0 })
  return p
}
/** Seats 0, 1, 2 in turn order: phase 2 in ticks, and live. */
const ticks = (...more: string[]) => roadless(newGame({ with: ["kitCarson", ...more] }))
const live = (...more: string[]) =>
  roadless(newGame({ with: ["kitCarson", ...more], options: { kitCarsonPlay: "live" } }))

/** What the seats hand in, one after the other; a move is two choices. */
function tick(p: Position, operations: { readonly [seat: number]: string }): Position {
  for (const [seat, texts] of Object.entries(operations)) for (const text of texts.split(", ")) p.by(Number(seat), text)
  return p
}

/** A whole game, played by the clock up to the first placement. */
function placing(kitCarsonPlay: string): Play<CarsonCity> {
  const play = new Play(carsonCity, { seats: 2, seed: "kit", options: { kitCarson: true, kitCarsonPlay } })
  const asked = () => num(waiting(play.tableOf(-1).state), 0)
  while (play.tableOf(-1).state.asides.every(lane => lane.length === 0)) play.timeUp(asked())
  play.choose(asked(), "place salary")
  return play
}

describe("CC-17 Kit Carson", () => {
  it("CC-17.1 after the first cowboy all place, move and take back; whoever is done takes the lowest free number", () => {
    const p = live().phase2()
    expect(p.waiting).toEqual([0])
    p.by(0, "place salary")
    expect(p.waiting).toEqual([0, 1, 2])
    p.by(2, "place r1c1").by(1, "place ammunition").by(2, "move ordinary r1c1").by(2, "place ammunition")
    expect([p.at(2, "r1c1"), p.at(2, "ammunition"), p.at(1, "ammunition")]).toEqual([0, 1, 1])
    p.by(0, "move ordinary salary").by(0, "take-back")
    expect([p.at(0, "salary"), p.cowboys(0)]).toEqual([0, [3]])
    p.by(1, "done").by(2, "done")
    expect([p.s.passed, p.waiting]).toEqual([[1, 2], [0]])
    expect(() => p.by(1, "place salary")).toThrow(/asked/)
  })

  it("CC-17.2 the limits of placing hold at every moment", () => {
    const p = live().phase2().by(0, "place ammunition")
    expect(p.refused("place ammunition", 0)).toMatchObject({ rule: "CC-5.2", reason: "ownCowboyThere" })
    p.by(0, "place roads3").by(0, "move ordinary roads3")
    expect(p.legal("place", 0)).not.toContain("place ammunition")
    expect(p.legal("place", 0)).not.toContain("place roads3")
  })

  it("CC-17.3 a point for each who finished the last placement later", () => {
    const p = live().round(4).phase2().by(0, "done").by(2, "done")
    expect([0, 1, 2].map(seat => p.points(seat, "kitCarson"))).toEqual([2, 0, 1])
    p.by(1, "done")
    expect([0, 1, 2].map(seat => p.points(seat, "kitCarson"))).toEqual([2, 0, 1])
    expect(live().round(3).phase2().by(0, "done").points(0, "kitCarson")).toBe(0)
  })

  it("CC-17.4 live: locked until the first has acted, then in the order of arrival, open at once and for good", () => {
    const locked = live().phase2()
    expect(() => locked.by(1, "place salary")).toThrow(/asked/)
    expect([live().phase2().by(0, "done").waiting, locked.clock]).toEqual([[1, 2], "done"])
    expect(locked.t.rules.steps.get("operate")?.limit).toBe("race")
    // What has become illegal is refused.
    const p = live().card(1, "1Y").phase2().by(0, "place r1c1").by(1, "with white").by(1, "place roads3")
    for (const seat of [0, 2])
      expect(p.refused("place roads3", seat)).toMatchObject({ rule: "CC-13.1", reason: "whiteCowboyThere" })
    // An operation is told at once and cannot be taken back; a cowboy in the hand is not shown.
    const play = placing("live")
    const [first = 0, other = 1] = play.tableOf(-1).state.order
    expect(play.choose(other, "place ammunition").published).toMatchObject([{ did: "placed", seat: other }])
    expect(play.undo(other)).toBe(false)
    expect(play.choose(other, "move ordinary ammunition")).toMatchObject({ committed: [], published: [] })
    expect(play.choose(first, "place ammunition").cut).toEqual([])
    expect(play.choose(other, "place road1").committed).toHaveLength(2)
    play.choose(first, "done")
    expect(play.undo(first)).toBe(false)
    // Roads may be laid meanwhile: nothing is secret.
    expect(
      newGame({ with: ["kitCarson"], options: { kitCarsonPlay: "live" } })
        .phase2()
        .beside(1),
    ).toHaveLength(8)
  })

  it("CC-17.5 ticks: sealed, shown and applied together; three waits are done; the first tick is the first player's", () => {
    const p = ticks().phase2()
    expect([p.waiting, p.legal("wait"), p.clock]).toEqual([[0], [], "done"])
    p.by(0, "place r1c1")
    expect([p.waiting, p.clock]).toEqual([[0, 1, 2], "wait"])
    p.by(2, "place r8c8")
    expect([p.at(2, "r8c8"), p.cowboys(2), p.happened("placed").length]).toEqual([0, [3], 1])
    expect(view(p.t.rules, p.s, 0).state.kitCarson?.sealed[2]).toEqual([-1, -1, -1, -1, -1])
    tick(p, { 0: "wait", 1: "place r8c8" })
    expect([p.at(1, "r8c8"), p.at(2, "r8c8"), p.waiting]).toEqual([1, 1, [0, 1, 2]])
    tick(p, { 0: "wait", 1: "move ordinary r8c8, take-back", 2: "done" })
    expect([p.at(1, "r8c8"), p.s.passed]).toEqual([0, [2]])
    tick(p, { 0: "wait", 1: "done" })
    // The third wait in a row is done, too: turn order decides.
    expect(p.s.passed).toEqual([2, 0, 1])
    // An operation in between breaks the row of waits; after 40 ticks all are done.
    const long = tick(ticks().phase2().by(0, "place r1c1"), { 0: "wait", 1: "done", 2: "done" })
    tick(long, { 0: "wait" })
    for (const i of range(36)) tick(long, { 0: `move ordinary r1c${(i % 2) + 1}, place r1c${((i + 1) % 2) + 1}` })
    tick(long, { 0: "wait" })
    expect([long.s.passed, long.s.kitCarson?.tick, long.asked]).toEqual([[1, 2, 0], 41, "buyParcels"])
    // What is handed in can be taken back until then, and roads wait until all is open.
    const play = placing("ticks")
    const [first = 0, other = 1] = play.tableOf(-1).state.order
    play.choose(first, "move ordinary salary")
    expect(play.undo(first)).toBe(true)
    expect(play.choose(first, "wait")).toMatchObject({ published: [] })
    expect([play.undo(first), waiting(play.tableOf(-1).state)]).toEqual([false, [other]])
    expect(
      newGame({ with: ["kitCarson"] })
        .phase2()
        .beside(1),
    ).toEqual([])
  })

  it("CC-17.6 with Horses the second corral is not used", () => {
    const p = live("horses").phase2().by(0, "place salary")
    expect(p.legal("horse", 0)).toEqual(["horse corral1", "horse corral3", "horse corral4", "horse corral5"])
    expect(p.refused("horse corral2", 0)).toMatchObject({ rule: "CC-17.6", reason: "corralClosed" })
    expect(p.refused("place corral2", 0)).toMatchObject({ rule: "CC-17.6" })
    const salary = newGame({ with: ["kitCarson", "horses"] })
      .on(0, "salary")
      .resolve("salary")
    expect(salary.legal("horse")).not.toContain("horse corral2")
  })

  it("CC-17.7 place, move, take back, horse, wait, done; not the Town Hall's old cowboy; with nothing to do one is done", () => {
    const p = live("townHall").put("townHall", "r3c3").on(0, "r3c3").has(1, { cowboys: 0 })
    p.s.resident = 0
    p.phase2().by(0, "place r1c1")
    expect([p.legal("move", 0), p.s.passed, p.waiting]).toEqual([["move ordinary r1c1"], [1], [0, 2]])
    // The red singer's extra cowboy goes back to the general reserve, with its token.
    const singer = live()
      .card(0, "11R")
      .has(0, { noDuel: 1 })
      .phase2()
      .by(0, "with extra")
      .by(0, "place gamblingIncome")
    expect([singer.player(0).noDuel, singer.player(0).general]).toEqual([0, 6])
    expect(singer.by(0, "move extra gamblingIncome").legal(undefined, 0)).toEqual(["take-back"])
    singer.by(0, "take-back")
    expect([singer.player(0).noDuel, singer.player(0).general, singer.cowboys(0)]).toEqual([1, 7, [3]])
    const idle = ticks().has(0, { cowboys: 0 }).phase2()
    expect([idle.s.passed, idle.waiting]).toEqual([[0], [1, 2]])
  })

  it("CC-17.8 nobody but a no-duel cowboy joins the white one; the red sheriff challenges nobody", () => {
    const p = live().card(0, "1Y").card(1, "11Y").has(1, { noDuel: 1 }).phase2()
    p.by(0, "with white").by(0, "place roads3")
    expect(p.legal("place", 2)).not.toContain("place roads3")
    expect(p.by(1, "with no-duel").legal("place", 1)).toContain("place roads3")
    p.by(0, "move white roads3").by(0, "place r1c1")
    expect(p.legal("place", 2)).toContain("place roads3")
    const red = live().card(1, "1R").phase2().by(0, "place roads3")
    expect(red.refused("place roads3", 1)).toMatchObject({ rule: "CC-13.1", reason: "noDuels" })
    // In the same tick the other is the challenger.
    const same = tick(ticks().card(1, "1R").phase2().by(0, "place r1c1"), {
      0: "place roads3",
      1: "place roads3",
      2: "wait",
    })
    expect([same.at(0, "roads3"), same.at(1, "roads3")]).toEqual([1, 1])
  })

  it("CC-17.9 without a clock ticks come to an end by themselves", () => {
    const { t } = ticks().phase2()
    const random = seeded("ticks")
    for (let i = 0; t.state.passed.length < 3; i++) {
      expect(i).toBeLessThan(300)
      randomChoice(t, random)
    }
  })

  it("CC-22.53 in a tick: turn order for done, nobody on the white cowboy's spot, equal arrival is a challenge", () => {
    const p = ticks().card(1, "1Y").card(2, "11Y").has(2, { noDuel: 1 }).phase2().by(0, "place r1c1")
    tick(p, { 0: "place roads3", 1: "with white, place roads3", 2: "wait" })
    expect([p.at(0, "roads3"), p.s.white, p.happened("whiteReturned").length]).toEqual([1, IN_RESERVE, 1])
    tick(p, { 0: "wait", 1: "with white, place parcelVP", 2: "with no-duel, place parcelVP" })
    expect([p.at(2, "parcelVP"), p.s.white >= 0]).toEqual([3, true])
    // Moved onto a spot that somebody chooses too it goes back as well.
    tick(p, { 0: "place r7c7", 1: "move white parcelVP, place r7c7", 2: "wait" })
    expect([p.at(0, "r7c7"), p.s.white]).toEqual([1, IN_RESERVE])
    tick(p, { 0: "done", 1: "done", 2: "wait" })
    expect(p.s.passed).toEqual([0, 1])
  })
})
