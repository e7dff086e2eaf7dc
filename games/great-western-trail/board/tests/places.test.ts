import { at, num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { unbuilt } from "../../../trail/board/position.ts"
import { bits } from "../../../trail/state.ts"
import { actions, auxiliaryActions, buildings, specialAt } from "../../data/actions.ts"
import { CATTLE, cards } from "../../data/cards.ts"
import { cities } from "../../data/cities.ts"
import { deals, JOB_COLUMNS } from "../../data/market.ts"
import { discSpaces } from "../../data/players.ts"
import { stationmasters } from "../../data/stationmasters.ts"
import { slots, tiles, workerTypes } from "../../data/tiles.ts"
import { stations, track } from "../../data/track.ts"
import { trail } from "../../data/trail.ts"
import { say } from "../../say.ts"
import { buildingOf, type GreatWesternTrail, isBuilding, player } from "../../state.ts"
import { flights, placesOf } from "../flights.ts"
import { pictures } from "../pictures.ts"
import { phaseOf, phases, phasesIn, placeOf, spell, TRAY, verbs, zoneOfPlace, zones, zonesOf } from "../places.ts"
import { games } from "./games.ts"

const placeless = new Set(["end", "stop", "pass", "lose", "go-on"])

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
  const open = (space: string) => (p.cleared & (1 << discSpaces.findIndex(disc => disc.id === space))) !== 0
  return new Set([
    "pile",
    "cattlePile",
    "objectivePile",
    "certificates",
    ...trail.ids.map(site => `site:${site}`),
    ...rows(s),
    ...track.spaces.map(space => `rail:${space.id}`),
    ...cities.map(city => `city:${city.id}`),
    ...stations.map(station => `station:${station.id}`),
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
    ...stationmasters.flatMap((master, i) => (p.stationmasters & (1 << i) ? [`master:${master.id}`] : [])),
    ...discSpaces.flatMap(disc => (open(disc.id) ? [] : [`disc:${disc.id}`])),
    ...auxiliaryActions.flatMap(({ id: aux, spaces }) => {
      const covered = bits(spaces & ~p.cleared)
      return ["single", "double"].slice(0, 2 - covered).map(form => `aux:${aux}:${form}`)
    }),
  ])
}

/** Places that are only flown to and from, or lit up from the ledger. */
const landmarks = new Set([
  ...trail.ids.map(site => `site:${site}`),
  ...track.spaces.map(space => `rail:${space.id}`),
  ...cities.map(city => `city:${city.id}`),
  ...stations.map(station => `station:${station.id}`),
  ...slots.map(slot => `slot:${slot}`),
  ...cards.ids.map((id, card) => `${card < CATTLE ? "market" : "objective"}:${id}`),
  ...range(12).flatMap(row => workerTypes.map(type => `job:${row + 1}:${type}`)),
  ...range(4).flatMap(seat => [`seat:${seat}`, `rancher:${seat}`, `engine:${seat}`]),
])

describe("places", () => {
  it("choices are spelled as the rules spell them", () => {
    expect(Object.entries(verbs).map(([verb, args]) => [verb, ...args.map(of => `<${of}>`)].join(" "))).toEqual(
      say.list(),
    )
    for (const { questions } of games)
      for (const { choices, written } of questions.filter((_, i) => i % 7 === 0))
        expect(written.map(spell)).toEqual(choices)
    expect(spell("dance")).toBeNull()
  })

  it("every choice is made at a place that is drawn, or is known to have none", () => {
    const seen = new Set<string>()
    const lost = new Set<string>()
    for (const { questions } of games)
      for (const { s, seat, choices } of questions) {
        const places = drawn(s, seat)
        for (const choice of choices) {
          seen.add(choice.verb)
          const place = placeOf(s, choice)
          if (place === null ? !placeless.has(choice.verb) : !places.has(place)) lost.add(`${choice.verb} ${place}`)
        }
      }
    expect([...lost]).toEqual([])
    // Rarely or never seen in random games, or only with expansions.
    const rare = ["copy", "instead", "disc-from", "go-on", "store", "exchange", "master", "seat", "lay", "flip"]
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
    for (const { questions } of games)
      for (const { s, step } of questions) {
        expect(phasesIn(s)).toContain(phaseOf(step, s))
        for (const zone of zonesOf(step)) expect(zones.map(({ id }) => id)).toContain(zone)
      }
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

  it("questions about a zone are asked where it opens", () => {
    const elsewhere = new Set<string>()
    for (const { questions } of games)
      for (const { s, step, choices } of questions)
        for (const choice of choices) {
          const place = placeOf(s, choice)
          const zone = place === null ? TRAY : zoneOfPlace(place)
          if (zone !== TRAY && !zonesOf(step).includes(zone)) elsewhere.add(`${step} ${zone}`)
        }
    expect([...elsewhere]).toEqual([])
  })

  it("pieces fly between places that there are", () => {
    const pieces = /^((rancher|engine|building|disc):[0-3]|money:|tile:[a-z0-9-]+|card:[\w:-]+)$/
    const flown = new Set<string>()
    const lost = new Set<string>()
    for (const { events } of games)
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
        "replaced",
        "rode",
        "rodeFreely",
        "tileLaid",
        "traded",
      ].sort(),
    )
  })

  it("events light up the places they are about", () => {
    for (const { events } of games) expect(events.flatMap(placesOf).filter(place => !landmarks.has(place))).toEqual([])
    const rode = games[0]?.events.find(event => event.did === "rode")
    expect(rode && placesOf(rode)[0]).toMatch(/^site:/)
    const turnedUp = games[0]?.events.find(event => event.did === "moved" && placesOf(event).length > 0)
    expect(turnedUp).toBeDefined()
  })
})
