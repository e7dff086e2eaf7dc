import { at, num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { unbuilt } from "../../../trail/board/position.ts"
import { bits } from "../../../trail/state.ts"
import { actions, auxiliaryActions, buildings, everyAuxiliary, specialAt } from "../../data/actions.ts"
import { CATTLE, cards } from "../../data/cards.ts"
import { cities, everyArrow, everyCity } from "../../data/cities.ts"
import { deals, JOB_COLUMNS } from "../../data/market.ts"
import { everyDiscSpace } from "../../data/players.ts"
import { everyStationmaster } from "../../data/stationmasters.ts"
import { slots, tiles, workerTypes } from "../../data/tiles.ts"
import { everyStation, stations, track } from "../../data/track.ts"
import { trail } from "../../data/trail.ts"
import { addOns } from "../../expansions/at-the-poker-table/data.ts"
import { townTiles } from "../../expansions/rails-to-the-north/data/acts.ts"
import { downtowns } from "../../expansions/rails-to-the-north/data/map.ts"
import { northernEmblems } from "../../expansions/rails-to-the-north/emblems.ts"
import { say } from "../../say.ts"
import { buildingOf, type GreatWesternTrail, isBuilding, player } from "../../state.ts"
import { flights, placesOf } from "../flights.ts"
import { pictures } from "../pictures.ts"
import {
  halfAsked,
  northernZones,
  phaseOf,
  phases,
  phasesIn,
  placeOf,
  sift,
  spell,
  TRAY,
  verbs,
  zoneOfPlace,
  zones,
  zonesOf,
} from "../places.ts"
import { everyGame, games } from "./games.ts"

const placeless = new Set(["end", "stop", "pass", "lose", "go-on", "instead"])
/** What a delivery or a medium town brings is on no building. */
const brought = new Set(
  [...everyCity, ...everyArrow, ...townTiles].flatMap(({ id }) => [`use ${id}`, `use ${id}.a`, `use ${id}.b`]),
)

/** The rows of the buildings on the trail, each an action. */
function rows(s: GreatWesternTrail): string[] {
  return s.tiles.flatMap((tile, node) => {
    if (!isBuilding(tile)) return []
    const { actions: own, special } = at(buildings, buildingOf(tile))
    const there = special >= 0 && num(specialAt, node) >= 0 ? [special] : []
    return [...own, ...there].map(action => `row:${trail.ids[node]}:${at(actions, action).id}`)
  })
}

/** Every place that the picture of a position draws for a viewer, and that can be touched. */
function drawn(s: GreatWesternTrail, seat: number): Set<string> {
  const p = player(s, seat)
  const id = (card: number) => at(cards.ids, card)
  const open = (space: string) => (p.cleared & (1 << everyDiscSpace.findIndex(disc => disc.id === space))) !== 0
  const inNorth = s.north !== null
  return new Set([
    "pile",
    "cattlePile",
    "objectivePile",
    "certificates",
    ...trail.ids.map(site => `site:${site}`),
    ...rows(s),
    ...track.spaces.map(space => `rail:${space.id}`),
    ...(inNorth ? northernEmblems.cities : cities).map(city => `city:${city.id}`),
    ...(inNorth ? everyStation : stations).map(station => `station:${station.id}`),
    ...(inNorth ? downtowns.map(town => `downtown:${town.id}`) : []),
    ...everyStationmaster.flatMap(({ id: tile }, i) => ((s.north?.display ?? 0) & (1 << i) ? [`display:${tile}`] : [])),
    ...(s.poker === null ? [] : addOns.map(({ id: action, site }) => `row:${site}:${action}`)),
    ...deals.map(deal => `deal:${deal.id}`),
    ...slots.map(slot => `slot:${slot}`),
    ...p.hand.filter(card => card >= 0).map(card => `hand:${id(card)}`),
    ...s.market.map(card => `market:${id(card)}`),
    ...s.objectives.map(card => `objective:${id(card)}`),
    ...p.area.map(card => `area:${id(card)}`),
    ...s.jobs.flatMap((kind, cell) =>
      kind < 0 ? [] : [`job:${Math.floor(cell / JOB_COLUMNS) + 1}:${at(tiles, kind).id}`],
    ),
    ...unbuilt(pictures, p).map(building => `build:${at(buildings, building).id}`),
    ...workerTypes.flatMap(type => range(6).map(i => `work:${type}:${i + 1}`)),
    ...everyStationmaster.flatMap((master, i) => (p.stationmasters & (1 << i) ? [`master:${master.id}`] : [])),
    ...everyDiscSpace.flatMap(disc => (open(disc.id) ? [] : [`disc:${disc.id}`])),
    ...(inNorth ? everyAuxiliary : auxiliaryActions).flatMap(({ id: aux, spaces }) => {
      const covered = bits(spaces & ~p.cleared)
      return ["single", "double"].slice(0, 2 - covered).map(form => `aux:${aux}:${form}`)
    }),
  ])
}

/** Places that are only flown to and from, or lit up from the ledger. */
const landmarks = new Set([
  ...trail.ids.map(site => `site:${site}`),
  ...track.spaces.map(space => `rail:${space.id}`),
  ...everyCity.map(city => `city:${city.id}`),
  ...everyStation.map(station => `station:${station.id}`),
  ...downtowns.map(town => `downtown:${town.id}`),
  ...everyStationmaster.map(master => `display:${master.id}`),
  "pot",
  ...slots.map(slot => `slot:${slot}`),
  ...cards.ids.map((id, card) => `${card < CATTLE ? "market" : "objective"}:${id}`),
  ...range(12).flatMap(row => workerTypes.map(type => `job:${row + 1}:${type}`)),
  ...range(4).flatMap(seat => [`seat:${seat}`, `rancher:${seat}`, `engine:${seat}`, `poker:${seat}`]),
])

describe("places", () => {
  it("choices are spelled as the rules spell them", () => {
    expect(Object.entries(verbs).map(([verb, args]) => [verb, ...args.map(of => `<${of}>`)].join(" "))).toEqual(
      say.list(),
    )
    for (const { questions } of everyGame)
      for (const { choices, written } of questions.filter((_, i) => i % 7 === 0))
        expect(written.map(spell)).toEqual(choices)
    expect(spell("dance")).toBeNull()
  })

  it("every choice is made at a place that is drawn, or is known to have none", () => {
    const seen = new Set<string>()
    const lost = new Set<string>()
    for (const { questions } of everyGame)
      for (const { s, seat, choices, written } of questions) {
        const places = drawn(s, seat)
        choices.forEach((choice, i) => {
          seen.add(choice.verb)
          const place = placeOf(s, choice)
          const elsewhere = placeless.has(choice.verb) || brought.has(written[i] ?? "")
          if (place === null ? !elsewhere : !places.has(place)) lost.add(`${written[i]} ${place}`)
        })
      }
    expect([...lost]).toEqual([])
    // Rarely seen in random games; tokens are used beside the questions.
    const rare = ["copy", "disc-from", "exchange", "master"]
    const unseen = Object.keys(verbs).filter(verb => !seen.has(verb))
    expect(rare).toEqual(expect.arrayContaining(unseen))
  })

  it("GWT-15.2 a copied action is a row of the neighbour; GWT-10.7 a disc is taken from its station", () => {
    const s = games[0]?.end
    const located = (text: string) => {
      const choice = spell(text)
      return s && choice && placeOf(s, choice)
    }
    expect(located("copy site-A1 2a.1")).toBe("row:site-A1:2a.1")
    expect(located("disc-from station-3")).toBe("station:station-3")
  })

  it("every question belongs to a phase, and its zones exist", () => {
    const known = northernZones.map(({ id }) => id)
    for (const { questions } of everyGame)
      for (const { s, step } of questions) {
        expect(phasesIn(s)).toContain(phaseOf(step, s))
        expect(known).toEqual(expect.arrayContaining([...zonesOf(step)]))
      }
    expect(known).toEqual([...zones.map(({ id }) => id), "north"])
  })

  it("GWT-8.1 Kansas City has five phases, one after the other", () => {
    const found = new Map<string, Set<string>>()
    for (const { questions } of games)
      for (const { s, step } of questions)
        if (phasesIn(s) !== phases) {
          const seen = found.get(step) ?? new Set()
          found.set(step, seen.add(phaseOf(step, s) ?? ""))
        }
    expect([...(found.get("foresight") ?? [])].sort()).toEqual(["foresight1", "foresight2", "foresight3"])
    expect([...(found.get("income") ?? [])]).toEqual(["income"])
    expect([...(found.get("deliver") ?? [])]).toEqual(["deliver"])
    expect(found.get("phaseA")).toBeUndefined()
  })

  it("RTN-28 of spaces in a town that come to the same one is shown, what brings something before what costs", () => {
    const s = everyGame.find(({ end }) => end.north !== null)?.end
    const shown = (legal: string[], blocked: string[] = []) => {
      const read = (texts: string[]) => texts.flatMap(text => spell(text) ?? [])
      const sifted = s ? sift(s, read(blocked.length > 0 ? blocked : legal), blocked.length > 0 ? read(legal) : []) : []
      return sifted.map(({ verb, args }) => [verb, ...args.map(({ id }) => id)].join(" "))
    }
    const spaces = (town: string) => [0, 1, 2, 3].map(space => `store ${town} ${space}`)
    expect(shown([...spaces("purple-gate"), ...spaces("denver"), "lose"])).toEqual([
      "store purple-gate 0",
      "store purple-gate 1",
      "store denver 0",
      "store denver 1",
      "store denver 3",
      "lose",
    ])
    // What is taken needs no word where another space of the town is free.
    expect(shown(["store denver 1", "lose"], ["store denver 0", ...spaces("montreal")])).toEqual(["store montreal 0"])
  })

  it("RTN-37 the half of the board that a question is about comes into view", () => {
    const halves = new Map<string, Set<string>>()
    for (const { questions } of everyGame)
      for (const { s, step } of questions)
        if (s.north !== null) halves.set(step, (halves.get(step) ?? new Set()).add(halfAsked(s)))
        else expect(halfAsked(s)).toBe("trail")
    const of = (step: string) => [...(halves.get(step) ?? [])].sort()
    expect(of("placeStore")).toEqual(["north"])
    expect(of("deliver")).toEqual(["north"])
    expect(of("phaseA")).toEqual(["trail"])
    expect(of("upgradeStation")).toEqual(["north", "trail"])
  })

  it("questions about a zone are asked where it opens", () => {
    const elsewhere = new Set<string>()
    for (const { questions } of everyGame)
      for (const { s, step, choices } of questions)
        for (const choice of choices) {
          const place = placeOf(s, choice)
          const zone = place === null ? TRAY : zoneOfPlace(place)
          if (zone !== TRAY && !zonesOf(step).includes(zone)) elsewhere.add(`${step} ${zone}`)
        }
    expect([...elsewhere]).toEqual([])
  })

  it("pieces fly between places that there are", () => {
    const pieces = /^((rancher|engine|building|disc|store):[0-3]|money:|tile:[a-z0-9-]+|card:[\w:-]+)$/
    const flown = new Set<string>()
    const lost = new Set<string>()
    for (const { events } of everyGame)
      for (const event of events)
        for (const { from, to, piece } of flights(event)) {
          flown.add(event.did)
          if (!landmarks.has(from) || !landmarks.has(to) || !pieces.test(piece)) lost.add(`${from} ${to} ${piece}`)
        }
    expect([...lost]).toEqual([])
    expect([...flown].sort()).toEqual(
      [
        "built",
        "delivered",
        "discOnStation",
        "engineBack",
        "engineForward",
        "feePaid",
        "foresight",
        "hazardRemoved",
        "hired",
        "moved",
        "placed",
        "potWon",
        "replaced",
        "rode",
        "rodeFreely",
        "storePlaced",
        "tileLaid",
        "traded",
        "workerSeated",
      ].sort(),
    )
  })

  it("RTN-55 a stationmaster flies from New York City to the one who takes it", () => {
    const taken = { did: "masterTaken", seat: 1, rule: "RTN-55", stationmaster: "sm-stations" }
    expect(flights(taken)).toEqual([{ from: "display:sm-stations", to: "seat:1", piece: "tile:sm-stations" }])
  })

  it("events light up the places they are about", () => {
    for (const { events } of everyGame)
      expect(events.flatMap(placesOf).filter(place => !landmarks.has(place))).toEqual([])
    const rode = games[0]?.events.find(event => event.did === "rode")
    expect(rode && placesOf(rode)[0]).toMatch(/^site:/)
    const turnedUp = games[0]?.events.find(event => event.did === "moved" && placesOf(event).length > 0)
    expect(turnedUp).toBeDefined()
  })
})
