import { num } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cells } from "../../data/boomtown.ts"
import { cards } from "../../data/cards.ts"
import { LAST_STEP, trackSteps } from "../../data/delivery.ts"
import { hexes } from "../../data/map.ts"
import { COPPER, METALS, resources, sectionPoints, terrains } from "../../data/resources.ts"
import { whitewater } from "../../rules/whitewater.ts"
import { say } from "../../say.ts"
import { type GoldWest, player } from "../../state.ts"
import {
  flights,
  phaseOf,
  phases,
  placeOf,
  placesOf,
  spell,
  TRAY,
  verbs,
  zoneOfPlace,
  zones,
  zonesOf,
} from "../places.ts"
import { bridges, dealt } from "../position.ts"
import { games } from "./games.ts"

const placeless = new Set(["endMetals", "decline", "end"])

/** Every place that the picture of a position draws for a viewer, and that can be touched. */
function drawn(s: GoldWest, seat: number): Set<string> {
  const p = player(s, seat)
  return new Set([
    ...hexes.flatMap(({ id }, hex) => (num(s.terrain, hex) >= 0 ? [`hex:${id}`] : [])),
    ...cells.map(({ id }) => `cell:${id}`),
    ...dealt(s).map(card => `card:${cards[card]?.id}`),
    ...METALS.filter(metal => num(p.coaches, metal - COPPER) < LAST_STEP).map(metal => `coach:${resources[metal]}`),
    ...sectionPoints.map(section => `section:${section}`),
    ...resources.filter((_, kind) => num(p.use, kind) > 0).map(resource => `good:${resource}`),
  ])
}

/** Places that are only flown to and from. */
const landmarks = new Set([
  "map",
  ...terrains.map(terrain => `influence:${terrain}`),
  ...METALS.flatMap(metal => Array.from({ length: LAST_STEP + 1 }, (_, step) => `step:${resources[metal]}:${step}`)),
  ...[1, 2, 3, 4, 5].map(vp => `bonus:${vp}`),
  ...[2, 3].map(vp => `bridge:${vp}`),
  ...hexes.map(({ id }) => `hex:${id}`),
  ...cells.map(({ id }) => `cell:${id}`),
  ...cards.map(({ id }) => `card:${id}`),
  ...[0, 1, 2, 3].flatMap(seat => [
    `seat:${seat}`,
    `use:${seat}`,
    ...sectionPoints.map(section => `supply:${seat}:${section}`),
  ]),
])

describe("places", () => {
  it("choices are spelled as the rules spell them", () => {
    expect(Object.entries(verbs).map(([verb, { args }]) => [verb, ...args.map(of => `<${of}>`)].join(" "))).toEqual(
      say.list(),
    )
    for (const text of ["camp wood 1,-2", "end", "swap 1,-2 3,0", "dance"]) expect(spell(text)).toEqual(say.spell(text))
  })

  it("GW-17.3 bridges give what the rules say", () => {
    const rows = (on: boolean) =>
      trackSteps.map(row => (on && whitewater.rows?.trackSteps?.find(({ id }) => id === row.id)) || row)
    for (const on of [false, true])
      expect(bridges(on)).toEqual(
        rows(on).flatMap(({ id, gains: [gain] }) => {
          if (gain?.do === "crossBridge") return [{ step: Number(id), vp: gain.vp }]
          return gain?.do === "gainWater" ? [{ step: Number(id), vp: 0 }] : []
        }),
      )
  })

  it("every choice is made at a place that is drawn, or is known to have none", () => {
    const seen = new Set<string>()
    const lost = new Set<string>()
    for (const { questions } of games)
      for (const { s, seat, choices } of questions) {
        const places = drawn(s, seat)
        for (const choice of choices) {
          seen.add(choice.verb)
          const place = placeOf(choice)
          if (place === null ? !placeless.has(choice.verb) : !places.has(place)) lost.add(`${choice.verb} ${place}`)
        }
      }
    expect([...lost]).toEqual([])
    expect([...seen].sort()).toEqual(Object.keys(verbs).sort())
  })

  it("every question belongs to a phase, and its zones exist", () => {
    const steps = new Set(games.flatMap(({ questions }) => questions.map(({ step }) => step)))
    for (const step of steps) {
      expect(phases).toContain(phaseOf(step))
      for (const zone of zonesOf(step)) expect(zones.map(({ id }) => id)).toContain(zone)
    }
  })

  it("questions about a zone are asked where it opens", () => {
    const elsewhere = new Set<string>()
    for (const { questions } of games)
      for (const { step, choices } of questions)
        for (const choice of choices) {
          const place = placeOf(choice)
          const zone = place === null ? TRAY : zoneOfPlace(place)
          if (zone !== TRAY && !zonesOf(step).includes(zone)) elsewhere.add(`${step} ${zone}`)
        }
    expect([...elsewhere]).toEqual([])
  })

  it("pieces fly between places that there are", () => {
    const pieces = /^(good:[a-z]+|(camp|settlement|marker|coach):[0-3]|vp:\d|card:|token:)$/
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
        "activated",
        "camp",
        "coachMoved",
        "crossedBridge",
        "gainedInfluence",
        "gainedWater",
        "influenced",
        "invested",
        "left",
        "looted",
        "placed",
        "settlement",
        "stacked",
        "stored",
        "swapped",
        "tookBonusTile",
        "tookResource",
        "upgraded",
      ].sort(),
    )
  })

  it("events light up the places they are about", () => {
    for (const { events } of games) expect(events.flatMap(placesOf).filter(place => !landmarks.has(place))).toEqual([])
    const built = games[0]?.events.find(event => event.did === "camp" || event.did === "looted")
    expect(built && placesOf(built)[0]).toMatch(/^hex:/)
    const revealed = games[0]?.events.find(event => event.did === "moved")
    expect(revealed && placesOf(revealed)).toHaveLength(1)
  })
})
