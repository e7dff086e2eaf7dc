// Every building, stationmaster, objective card, disc space, worker space, station and city of the base game is used once.
import { at, num } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions, buildings } from "../data/actions.ts"
import { BUILDING_NUMBERS } from "../data/buildings.ts"
import { type conditions, deck, objectives, startingObjectives } from "../data/cards.ts"
import { cities } from "../data/cities.ts"
import { jobCosts } from "../data/market.ts"
import { discSpaces } from "../data/players.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { workerTypes } from "../data/tiles.ts"
import { stations } from "../data/track.ts"
import { newGame, type Position } from "./position.ts"

/** A position in which every kind of action can be carried out by seat 0. */
function plenty(): Position {
  const p = newGame({ b: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    .bare()
    .money(0, 60)
    .engine(0, "rail-12")
    .tipis(0, 2, 2)
  p.hand(0, "jersey", "dutchBelt", "blackAngus", "guernsey", "guernsey", "holstein:1", "obj-money-1")
  p.workers(0, { cowboy: 3, craftsman: 4, engineer: 3 }).token(8).jobs(1, "cowboy", "craftsman", "engineer")
  return p.tile("flood-1", "flood-green-2").tile("tipi-1", "tipi-blue").market("holstein:1", "westHighland:3")
}

/** Answers what an action asks with the first choice, until phase B, another place or another player comes. */
function carriedOut(p: Position): Position {
  for (let i = 0; i < 40 && p.seat === 0 && p.asked !== "phaseB"; i++) p.play(at(p.legal(), 0))
  return p
}

describe("local actions", () => {
  for (const building of buildings.filter(({ number, copies }) => number <= BUILDING_NUMBERS && !copies))
    for (const action of building.actions) {
      const { id } = at(actions, action)
      it(`${id} is carried out and closes itself`, () => {
        const p = plenty()
        const site = building.number === 0 ? `site-${building.id}` : "site-B1"
        if (building.number > 0) p.build(0, building.id, site)
        p.arrive(0, site).play(`use ${id}`)
        carriedOut(p)
        const moved = p.rancherOf(0) !== site
        if (!moved) expect(p.can(`use ${id}`)).toBe(false)
        expect(p.happened("used").map(event => "action" in event && event.action)).toContain(id)
      })
    }

  it("8b.1 uses the actions of a neighbour", () => {
    const p = plenty().build(0, "8b", "site-A1").arrive(0, "site-A1").play("copy site-A A.1")
    expect(p.happened("copied")).toHaveLength(1)
  })
})

describe("worker spaces", () => {
  for (const [type, worker] of workerTypes.entries())
    for (const space of [2, 3, 4, 5, 6])
      it(`${worker} ${space} is filled and offers what it shows`, () => {
        const other = worker === "cowboy" ? "craftsman" : "cowboy"
        const p = plenty()
          .workers(0, { [worker]: space - 1 })
          .jobs(1, worker, other)
          .money(0, 60)
        p.arrive(0, "site-A").play("use A.2", `hire 1 ${worker}`)
        expect([p.workersOf(0)[type], p.moneyOf(0)]).toEqual([space, [60 - num(jobCosts, 0)]])
        const shown = actions.some(({ id }) => id === `${worker}-${space}`)
        expect(p.asked !== "phaseB").toBe(shown)
        if (shown) carriedOut(p)
        expect(p.points(0, "workers")).toBe(4 * Math.max(0, num(p.workersOf(0), type) - 4))
      })

  for (const [type, worker] of workerTypes.entries())
    it(`${worker} 1 is printed: it counts and is never given`, () => {
      const p = newGame().master(1, "sm-workers").engine(0, "rail-4").money(0, 9).arrive(0, "site-C")
      p.play("use C.2", "engine turnout-4", "upgrade station-1", "disc aux1-2x")
      expect([p.workersOf(0)[type], p.asked]).toEqual([1, "phaseB"])
    })
})

describe("stationmasters", () => {
  const bonus: { readonly [id: string]: (p: Position) => void } = {
    "sm-workers": () => {},
    "sm-objectives": p => p.area(0, "start-1", "start-2"),
    "sm-hazards": p => p.hazards(0, "flood-green-2", "flood-green-3"),
    "sm-tipis": p => p.tipis(0, 1, 1),
    "sm-certificates": p => p.certificates(0, 1),
  }
  for (const [i, { id, permanent, sides, vp }] of stationmasters.entries())
    it(`${id} is taken for a worker, gives its upper half and is worth ${vp} for each group`, () => {
      const { at: turnout, cost } = at(stations, i)
      const p = newGame().workers(0, { cowboy: 2 }).money(0, 20).engine(0, turnout.replace("turnout", "rail"))
      p.bare()
        .tile("flood-1", "flood-green-2")
        .master(i + 1, id)
        .arrive(0, "site-C")
        .play("use C.2", `engine ${turnout}`)
      p.play(`upgrade station-${i + 1}`, "disc aux1-2x", "appoint cowboy")
      expect([p.mastersOf(0), p.workersOf(0)[0]]).toEqual([[id], 1])
      if (sides === 2) p.play("use sm-objectives.a")
      expect(p.hazardsOf(0)).toHaveLength(sides === 2 ? 1 : 0)
      expect(p.moneyOf(0)).toEqual([20 - cost + (id === "sm-workers" ? 2 : 0)])
      expect(permanent).toBe(sides === 0 ? 1 : 0)
      bonus[id]?.(p)
      expect(p.points(0, "stationmasters")).toBe(id === "sm-workers" ? 3 : vp)
    })
})

describe("disc spaces", () => {
  for (const { id, white, price, money } of discSpaces)
    it(`${id} is cleared for $${price}, brings $${money} and fits ${white ? "any place" : "a black frame"}`, () => {
      const at16 = newGame().money(0, 20).engine(0, "rail-16").arrive(0, "site-C").play("use C.2", "engine turnout-16")
      at16.play("upgrade station-5", `disc ${id}`)
      expect([at16.clearedOf(0), at16.moneyOf(0)]).toEqual([[id], [20 - 6 - price + money]])
      const at4 = newGame().money(0, 20).engine(0, "rail-4").arrive(0, "site-C").play("use C.2", "engine turnout-4")
      expect(at4.play("upgrade station-1").can(`disc ${id}`)).toBe(white)
    })
})

describe("stations", () => {
  for (const [i, { id, at: place, cost, vp }] of stations.entries())
    it(`${id} costs $${cost} and is worth ${vp}`, () => {
      const before = place.startsWith("turnout") ? place.replace("turnout", "rail") : "rail-38"
      const p = newGame()
        .money(0, 20)
        .master(i + 1)
        .engine(0, before)
        .arrive(0, "site-C")
        .play("use C.2")
      if (p.asked === "engineForward") p.play(`engine ${place}`)
      p.play(`upgrade ${id}`, "disc aux1-2x")
      expect([p.stationsOf(0), p.moneyOf(0), p.points(0, "stations")]).toEqual([[id], [20 - cost], vp])
    })
})

describe("cities", () => {
  const herd = [
    "jersey",
    "guernsey",
    "dutchBelt",
    "blackAngus",
    "holstein:1",
    "ayrshire:3",
    "westHighland:3",
    "texasLonghorn:5",
  ]
  for (const { id, vp, money } of cities)
    it(`${id} takes a disc, pays $${money} and is worth ${vp}`, () => {
      const p = newGame()
        .money(0, 0)
        .engine(0, "rail-20")
        .hand(0, ...herd)
        .foresight()
        .arrive(0, "kc")
      const income = p.moneyOf(0)[0] ?? 0
      p.play(`deliver ${id}`, "disc aux1-2x")
      expect([p.citiesOf(0), p.moneyOf(0), p.points(0, "cities")]).toEqual([[id], [income + money], vp])
    })
})

/** Gives seat 0 one thing of a kind. */
const gives: { readonly [C in (typeof conditions)[number]]: (p: Position, n: number) => void } = {
  building: (p, n) => p.build(0, `${n + 1}a`, `site-A${n + 1}`),
  tipiGreen: (p, n) => p.tipis(0, n + 1, p.player(0).tipis[1] ?? 0),
  tipiBlue: (p, n) => p.tipis(0, p.player(0).tipis[0] ?? 0, n + 1),
  hazard: p => p.hazards(0, ...p.hazardsOf(0), "flood-green-2"),
  station: (p, n) => p.discsOnStations(0, `station-${n + 1}`),
  cattleValue3: p => p.discards(0, ...p.cardsIn(0, "discards"), "holstein:1"),
  westHighland: p => p.discards(0, ...p.cardsIn(0, "discards"), "westHighland:3"),
  texasLonghorn: p => p.discards(0, ...p.cardsIn(0, "discards"), "texasLonghorn:5"),
  sanFranciscoDisc: p => p.discsOnCities(0, "san-francisco"),
}

describe("objective cards", () => {
  it("are 24 of the deck and 4 to start with", () => {
    expect([deck.length, startingObjectives.length]).toEqual([24, 4])
  })

  for (const { id, conditions: wanted, vp, penalty } of objectives)
    it(`${id} fails without the last of ${wanted.join(", ")}, and is worth ${vp} with all`, () => {
      const p = newGame().area(0, id).pile(0).hand(0).discards(0)
      const counts: Record<string, number> = {}
      for (const condition of wanted) {
        expect(p.points(0, "objectives")).toBe(0 - penalty)
        gives[condition](p, counts[condition] ?? 0)
        counts[condition] = (counts[condition] ?? 0) + 1
      }
      expect(p.points(0, "objectives")).toBe(vp)
    })

  for (const { id } of deck)
    it(`${id} is played and its action carried out`, () => {
      const p = plenty().hand(0, id, "jersey").arrive(0, "site-A").play(`play ${id}`)
      expect(p.cardsIn(0, "area")).toContain(id)
      if (id.startsWith("obj-money")) expect(p.moneyOf(0)).toEqual([62])
      else
        expect(p.asked).toBe(
          { draw: "drawCards", engine: "engineForward", move: "freeMove", sf: "auxiliary" }[id.split("-")[1] ?? ""],
        )
      carriedOut(p)
      expect(["phaseB", "endTurn"]).toContain(p.seat === 0 ? p.asked : "endTurn")
    })
})
