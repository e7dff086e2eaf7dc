import { below, range, seeded } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { bestGoals, type Goal } from "../../trail/optimum.ts"
import { conditions, deck, goals, objectives } from "../data/cards.ts"
import { newGame, type Position } from "./position.ts"

/** Seat 0 on tile A with one objective card in hand. */
function holding(card: string, p: Position = newGame()): Position {
  return p.hand(0, card).arrive(0, "site-A")
}

describe("GWT-17 Objective cards", () => {
  it("GWT-17.1 played before phase A or around an action of phase B, any number; never during an action", () => {
    const p = newGame().bare().rancher(0, "site-D").turn(0).hand(0, "obj-money-1", "obj-money-2")
    p.play("play obj-money-1", "play obj-money-2")
    expect([p.asked, p.player(0).area.length]).toEqual(["phaseA", 3])
    const q = holding("obj-money-1", newGame().token(4).jobs(1, "cowboy", "craftsman").money(0, 20)).play("use A.2")
    expect(q.refused("play obj-money-1").code).toBe("illegal")
  })

  it("GWT-17.2 face up in the area for good, its action at once or lost; starting objectives have none", () => {
    const p = holding("obj-engine-1").play("play obj-engine-1")
    expect([p.legal(), p.cardsIn(0, "area").includes("obj-engine-1")]).toEqual([
      ["engine rail-1", "engine rail-2", "lose"],
      true,
    ])
    p.play("lose")
    expect([p.asked, p.engineOf(0)]).toEqual(["phaseB", "rail-0"])
  })

  it("GWT-17.3 the immediate action of every card of the deck", () => {
    const ask = (card: string) => {
      const p = holding(card, newGame().bare().money(0, 0)).play(`play ${card}`)
      return p.asked === "phaseB" ? `$${p.moneyOf(0)[0]}` : p.legal().join(", ")
    }
    const asks = Object.fromEntries(deck.map(({ id }) => [id, ask(id)]))
    for (const i of range(5)) {
      expect(asks[`obj-money-${i + 1}`]).toBe("$2")
      expect(asks[`obj-draw-${i + 1}`]).toBe("draw 1, draw 2, draw 3, lose")
      expect(asks[`obj-engine-${i + 1}`]).toBe(
        i < 3 ? "engine rail-1, engine rail-2, lose" : "engine rail-1, engine rail-2, engine rail-3, lose",
      )
      expect(asks[`obj-move-${i + 1}`]).toBe("ride site-B, ride site-C, ride site-D, ride site-E, lose")
    }
    for (const i of range(4)) expect(asks[`obj-sf-${i + 1}`]).toBe("aux gainMoney single, aux drawDiscard single, lose")
  })

  it("GWT-17.4 a free move pays no fees, uses nothing and never enters Kansas City", () => {
    const p = newGame().bare().build(1, "7a", "site-F1").rancher(0, "site-E").money(0, 9).turn(0).hand(0, "obj-move-1")
    p.play("play obj-move-1")
    expect(p.legal()).toEqual(["ride site-F", "ride site-F1", "ride site-G", "lose"])
    p.play("ride site-F1")
    expect([p.asked, p.moneyOf(0), p.rancherOf(0)]).toEqual(["phaseA", [9], "site-F1"])
    expect(p.legal("move")[0]).toBe("move site-G")
    const q = holding("obj-move-2", newGame().bare()).play("play obj-move-2", "ride site-B", "end")
    expect([q.seat, q.rancherOf(0), q.player(0).hand.length]).toEqual([1, "site-B", 4])
  })

  it("GWT-17.5 what every card asks for: each kind of condition counts what it names", () => {
    const owning: { readonly [kind: string]: (p: Position, n: number) => Position } = {
      building: (p, n) => range(n).reduce((q, i) => q.build(0, `${i + 1}a`, `site-A${i + 1}`), p),
      tipiGreen: (p, n) => p.tipis(0, n, p.player(0).tipis[1] ?? 0),
      tipiBlue: (p, n) => p.tipis(0, p.player(0).tipis[0] ?? 0, n),
      hazard: (p, n) => p.hazards(0, ...new Array<string>(n).fill("flood-green-2")),
      station: (p, n) => p.discsOnStations(0, ...range(n).map(i => `station-${i + 1}`)),
      cattleValue3: (p, n) => p.discards(0, ...cattle(p), ...new Array<string>(n).fill("brownSwiss:2")),
      westHighland: (p, n) => p.discards(0, ...cattle(p), ...new Array<string>(n).fill("westHighland:3")),
      texasLonghorn: (p, n) => p.discards(0, ...cattle(p), ...new Array<string>(n).fill("texasLonghorn:5")),
      sanFranciscoDisc: (p, n) => p.discsOnCities(0, ...new Array<string>(n).fill("san-francisco")),
    }
    const cattle = (p: Position) => p.cardsIn(0, "discards")
    for (const { id, conditions: wanted, vp, penalty } of objectives) {
      const p = newGame().area(0, id)
      expect([id, p.points(0, "objectives")]).toEqual([id, -penalty + 0])
      for (const kind of conditions) {
        const n = wanted.filter(condition => condition === kind).length
        if (n > 0) owning[kind]?.(p, n)
      }
      expect([id, p.points(0, "objectives")]).toEqual([id, vp])
    }
  })

  it("GWT-17.6 each thing serves one condition of one card", () => {
    const p = newGame().area(0, "obj-draw-1", "start-3").hazards(0, "flood-green-2")
    p.build(0, "1a", "site-A1").build(0, "2a", "site-A2")
    expect(p.points(0, "objectives")).toBe(3)
    p.build(0, "3a", "site-A3").build(0, "4a", "site-B1").hazards(0, "flood-green-2", "flood-green-3")
    expect(p.points(0, "objectives")).toBe(6)
  })

  it("GWT-17.7 a fulfilled card gives its points, a failed one costs its penalty, starting cards nothing", () => {
    const p = newGame().area(0, "obj-engine-1", "obj-money-1", "start-1")
    expect(p.points(0, "objectives")).toBe(-5)
  })

  it("GWT-17.8 cards never played stay in the herd and may be counted or dropped at the end", () => {
    const p = newGame().area(0).discards(0, "obj-sf-1", "obj-sf-2").discsOnCities(0, "san-francisco")
    expect(p.points(0, "objectives")).toBe(5)
  })

  it("GWT-17.9 the action of a card closes neither local actions nor the auxiliary action, and does not count as acting", () => {
    const p = holding("obj-sf-1", newGame().money(0, 0)).play("play obj-sf-1", "aux gainMoney single")
    expect([p.moneyOf(0), p.can("aux gainMoney single"), p.can("end")]).toEqual([[1], true, false])
  })

  it("R6 a free move is at most 3, at least 1 if used; in phase B it ends the phase, unused it does not", () => {
    const p = holding("obj-move-1", newGame().bare()).play("play obj-move-1", "lose")
    expect([p.asked, p.can("end"), p.rancherOf(0)]).toEqual(["phaseB", false, "site-A"])
    const q = newGame().bare().hand(0, "obj-move-1").arrive(0, "site-G").play("play obj-move-1")
    expect([q.asked, q.rancherOf(0), q.cardsIn(0, "area").includes("obj-move-1")]).toEqual(["phaseB", "site-G", true])
  })

  it("R12 open cards and the top of the pile are both allowed wherever the icon appears", () => {
    for (const p of [
      newGame().arrive(0, "site-C").play("use C.1b"),
      newGame({ b: [6] })
        .build(0, "6b", "site-A1")
        .hand(0, "jersey")
        .arrive(0, "site-A1")
        .play("use 6b.1"),
      newGame()
        .discsOnCities(0, "wichita")
        .foresight()
        .hand(0, "jersey")
        .arrive(0, "kc")
        .play("deliver topeka", "disc aux1-2x"),
    ])
      expect(p.verbs.slice(0, 2)).toEqual(["take", "top"])
  })

  it("R13 the card of 6b goes to hand and may be played right after", () => {
    const p = newGame({ b: [6] })
      .build(0, "6b", "site-A1")
      .hand(0, "jersey")
      .objectives("obj-money-1")
      .money(0, 0)
    p.arrive(0, "site-A1").play("use 6b.1", "take obj-money-1", "play obj-money-1")
    expect(p.moneyOf(0)).toEqual([5])
  })

  it("R31 the optimum of cards and stationmaster is exact: checked against every possibility", () => {
    const random = seeded("optimum")
    const pick = (list: readonly Goal[]) => list[below(random, list.length)] ?? { wants: [], vp: 0, penalty: 0 }
    for (const _ of range(400)) {
      const must = range(below(random, 4)).map(() => pick(goals))
      const may = range(below(random, 4)).map(() => pick(goals))
      const owned = conditions.map(() => below(random, 4))
      const bonus = below(random, 2) === 0 ? () => 0 : (cards: number) => Math.floor(cards / 2) * 3
      const { points, inArea } = bestGoals(must, may, owned, bonus)
      expect(points + bonus(inArea)).toBe(byForce(must, may, owned, bonus))
    }
  })

  it("R31 with the stationmaster for objectives a failed extra card can pay off", () => {
    const p = newGame().area(0, "start-1").discards(0, "obj-money-1").masters(0, "sm-objectives")
    expect([p.points(0, "objectives"), p.points(0, "stationmasters")]).toEqual([-2, 3])
  })
})

/** Every card of `may` in or out, every card of the area fulfilled or not. */
function byForce(
  must: readonly Goal[],
  may: readonly Goal[],
  owned: readonly number[],
  bonus: (n: number) => number,
): number {
  let best = Number.NEGATIVE_INFINITY
  for (const added of range(1 << may.length)) {
    const area = [...must, ...may.filter((_, i) => added & (1 << i))]
    for (const met of range(1 << area.length)) {
      const fulfilled = area.filter((_, i) => met & (1 << i))
      const possible = owned.every((n, kind) => fulfilled.reduce((sum, goal) => sum + (goal.wants[kind] ?? 0), 0) <= n)
      if (!possible) continue
      const points = area.reduce((sum, goal, i) => sum + (met & (1 << i) ? goal.vp : -goal.penalty), 0)
      best = Math.max(best, points + bonus(area.length))
    }
  }
  return best
}
