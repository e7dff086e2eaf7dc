import { at, num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { unbuilt } from "../../../trail/board/position.ts"
import { bits } from "../../../trail/state.ts"
import { actions, auxiliaryActions, buildings, specialAt } from "../../data/actions.ts"
import { CATTLE, cards } from "../../data/cards.ts"
import { bonusSpaces, quays } from "../../data/cities.ts"
import { deals, JOB_COLUMNS, JOB_ROWS } from "../../data/market.ts"
import { discSpaces } from "../../data/players.ts"
import { ships } from "../../data/ships.ts"
import { stationmasters } from "../../data/stationmasters.ts"
import { slots, tiles, workerTypes } from "../../data/tiles.ts"
import { stations, track } from "../../data/track.ts"
import { trail } from "../../data/trail.ts"
import { PEDRO } from "../../pedro-state.ts"
import { say } from "../../say.ts"
import { type Argentina, buildingOf, isBuilding, player } from "../../state.ts"
import { flights, placesOf } from "../flights.ts"
import { phaseOf, phases, phasesIn } from "../phases.ts"
import { pictures } from "../pictures.ts"
import { columnOf, columns, placeOf, spell, TRAY, verbs, zoneOfPlace, zones, zonesOf } from "../places.ts"
import { sift } from "../sift.ts"
import { games } from "./games.ts"

const placeless = new Set(["end", "stop", "pass", "lose", "reveal"])

/** The rows of the buildings on the trail, each an action. */
function rows(s: Argentina): string[] {
  return s.tiles.flatMap((tile, node) => {
    if (!isBuilding(tile)) return []
    const { actions: own, special } = at(buildings, buildingOf(tile))
    const there = special >= 0 && num(specialAt, node) >= 0 ? [special] : []
    return [...own, ...there].map(action => `row:${trail.ids[node]}:${at(actions, action).id}`)
  })
}

/** Every place that the picture of a position draws for a viewer, and that can be touched. */
function drawn(s: Argentina, seat: number): Set<string> {
  const p = player(s, seat)
  const id = (card: number) => at(cards.ids, card)
  const open = (space: string) => (p.cleared & (1 << discSpaces.findIndex(disc => disc.id === space))) !== 0
  return new Set([
    "pile",
    "cattlePile",
    "objectivePile",
    "certificates",
    "tokens",
    ...trail.ids.map(site => `site:${site}`),
    ...rows(s),
    ...track.spaces.map(space => `rail:${space.id}`),
    ...stations.map(station => `station:${station.id}`),
    ...s.ships.map(ship => `ship:${at(ships, ship).id}`),
    ...quays.map(quay => `quay:${quay.id}`),
    ...bonusSpaces.flatMap(space =>
      space.id.split("-")[1] === ((s.citySides >> space.city) & 1 ? "b" : "a") ? [`space:${space.id}`] : [],
    ),
    ...deals.map(deal => `deal:${deal.id}`),
    ...slots.map(slot => `slot:${slot}`),
    ...p.hand.filter(card => card >= 0).map(card => `hand:${id(card)}`),
    ...s.market.map(card => `market:${id(card)}`),
    ...s.objectives.map(card => `objective:${id(card)}`),
    ...p.area.map(card => `area:${id(card)}`),
    ...p.farmers.map(kind => `farmer:${at(tiles, kind).id}`),
    ...s.jobs.flatMap((kind, cell) =>
      kind < 0 ? [] : [`job:${Math.floor(cell / JOB_COLUMNS) + 1}:${at(tiles, kind).id}`],
    ),
    ...unbuilt(pictures, p).map(building => `build:${at(buildings, building).id}`),
    ...(s.pedro ? unbuilt(pictures, player(s, PEDRO)) : []).map(building => `supply:${at(buildings, building).id}`),
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
  "exhaustion",
  "ships",
  ...trail.ids.map(site => `site:${site}`),
  ...track.spaces.map(space => `rail:${space.id}`),
  ...stations.map(station => `station:${station.id}`),
  ...ships.map(ship => `ship:${ship.id}`),
  ...quays.map(quay => `quay:${quay.id}`),
  ...bonusSpaces.map(space => `space:${space.id}`),
  ...slots.map(slot => `slot:${slot}`),
  ...cards.ids.map((id, card) => `${card < CATTLE ? "market" : "objective"}:${id}`),
  ...range(JOB_ROWS).flatMap(row => tiles.map(tile => `job:${row + 1}:${tile.id}`)),
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
    // Rarely or never seen in random games, or no answer to a question.
    const unseen = Object.keys(verbs).filter(verb => !seen.has(verb))
    expect(["exchange", "disc-from", "replace", "deliver-to", "farmer", "ride"]).toEqual(expect.arrayContaining(unseen))
  })

  it("ARG-29.1 an exchange token is used where it lies", () => {
    const s = games[3]?.end
    const choice = spell("exchange 2")
    expect(s && choice && placeOf(s, choice)).toBe("tokens")
  })

  it("every question belongs to a phase of its turn, and its zones exist", () => {
    const steps = new Set<string>()
    for (const { questions } of games)
      for (const { s, step } of questions) {
        steps.add(step)
        expect(phasesIn(s)).toContain(phaseOf(step, s))
        expect(phases).toEqual(expect.arrayContaining([...phasesIn(s)]))
      }
    for (const step of steps) {
      for (const zone of zonesOf(step)) expect(zones.map(({ id }) => id)).toContain(zone)
      expect(columns).toContain(columnOf(step))
    }
  })

  it("ARG-9.1 the six steps of Buenos Aires are told in their order", () => {
    const seen = new Set<string>()
    for (const { questions } of games)
      for (const { s, step } of questions) {
        const phase = phaseOf(step, s) ?? ""
        if (phasesIn(s).length === 6) seen.add(`${step} ${phase}`)
      }
    for (const told of [
      "delivery delivery",
      "chooseSpace delivery",
      "income income",
      "load load",
      "takeDisc load",
      "foresight foresightA",
      "foresight foresightC",
    ])
      expect([...seen]).toContain(told)
    expect([...seen]).not.toContain("takeDisc foresightA")
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

  it("ARG-5.7 of ways to one place that pay the same to the same, one is shown", () => {
    let [all, shown] = [0, 0]
    for (const { questions } of games)
      for (const { s, step, choices } of questions) {
        if (step !== "phaseA") continue
        const sifted = sift(s, choices, [])
        const ends = (list: typeof choices) => new Set(list.map(choice => placeOf(s, choice)))
        expect(ends(sifted)).toEqual(ends(choices))
        all += choices.length
        shown += sifted.length
      }
    expect(shown).toBeLessThan(all)
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
    expect([...flown]).toEqual(
      expect.arrayContaining(["departed", "delivered", "loaded", "farmerHelped", "hired", "moved", "rode", "tileLaid"]),
    )
  })

  it("events light up the places they are about", () => {
    for (const { events } of games) expect(events.flatMap(placesOf).filter(place => !landmarks.has(place))).toEqual([])
    const came = games[0]?.events.find(event => placesOf(event).some(place => place.startsWith("ship:")))
    expect(came).toBeDefined()
  })
})
