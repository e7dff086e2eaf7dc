import { type Event, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions } from "../../data/actions.ts"
import { faces } from "../../data/cards.ts"
import { edges, parcels } from "../../data/map.ts"
import { say } from "../../say.ts"
import { flights, placesOf } from "../flights.ts"
import { shownDuel } from "../fought.ts"
import { type Duel, lastDuels, note } from "../last-duel.ts"
import { placeOf, spell, TRAY, verbs, zoneOfPlace, zones } from "../places.ts"
import { phaseOf, phases, zonesOf } from "../questions.ts"
import { duelAhead } from "../shortly.ts"
import { drawn, placeless } from "./drawn.ts"
import { games } from "./games.ts"

/** What only variants ask. */
const ofVariants = [
  "sheet",
  "hand-in",
  "play",
  "move",
  "wait",
  "done",
  "outlaw",
  "claim",
  "steal",
  "horse",
  "wage",
  "breed",
]

/** Places that are flown to and from. */
const landmarks = new Set([
  ...parcels.map(id => `parcel:${id}`),
  ...edges.map(({ id }) => `edge:${id}`),
  ...actions.map(({ id }) => `action:${id}`),
  ...faces.map(({ card }) => `card:${card}`),
  ...range(6).map(seat => `seat:${seat}`),
  "bag",
])

describe("places", () => {
  it("choices are spelled as the rules spell them", () => {
    expect(Object.entries(verbs).map(([verb, { args }]) => [verb, ...args.map(of => `<${of}>`)].join(" "))).toEqual(
      say.list(),
    )
    for (const text of ["build saloon r4c5", "pass", "spend 12", "road r8c3-s", "dance"])
      expect(spell(text)).toEqual(say.spell(text))
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
    // A Town Hall that finds no served parcel is too rare for random games.
    expect(Object.keys(verbs).filter(verb => !seen.has(verb))).toEqual(["lay", ...ofVariants])
  })

  it("every question belongs to a phase or stands outside, and its zones exist", () => {
    const outside = new Set(["startingParcel", "siteTownHall", "endTurn"])
    const steps = new Set(games.flatMap(({ questions }) => questions.map(({ step }) => step)))
    for (const step of steps) {
      if (outside.has(step)) expect(phaseOf(step)).toBe(null)
      else expect(phases).toContain(phaseOf(step))
      for (const zone of zonesOf(step)) expect(zones.map(({ id }) => id)).toContain(zone)
    }
  })

  it("questions about a zone are asked where it opens", () => {
    const elsewhere = new Set<string>()
    for (const { questions } of games)
      for (const { s, step, choices } of questions)
        for (const choice of choices.filter(({ verb }) => verb !== "road" && verb !== "withdraw")) {
          const place = placeOf(s, choice)
          const zone = place === null ? TRAY : zoneOfPlace(place)
          if (zone !== TRAY && !zonesOf(step).includes(zone)) elsewhere.add(`${step} ${zone}`)
        }
    expect([...elsewhere]).toEqual([])
  })

  it("pieces fly between places that there are", () => {
    const pieces = /^((cowboy|deed):[0-5]|die:[1-6]|(money|vp):\d+|(tile|card):\w+|(white|house|road|bullets|horse):)$/
    const flown = new Set<string>()
    const lost = new Set<string>()
    for (const { events } of games)
      for (const event of events)
        for (const { from, to, piece } of flights(event)) {
          flown.add(event.did)
          if (!landmarks.has(from) || !landmarks.has(to) || !pieces.test(piece)) lost.add(`${from} ${to} ${piece}`)
        }
    expect([...lost]).toEqual([])
    for (const did of ["placed", "built", "house", "road", "paid", "stole", "threw", "income", "award", "drew"])
      expect(flown).toContain(did)
  })

  it("events light up the places they are about", () => {
    for (const { events } of games) expect(events.flatMap(placesOf).filter(place => !landmarks.has(place))).toEqual([])
    const bought = games[0]?.events.find(event => event.did === "boughtParcel")
    expect(bought && placesOf(bought)[0]).toMatch(/^parcel:/)
  })
})

describe("duels", () => {
  const fought = (events: readonly Event[]): readonly Duel[] => {
    lastDuels.value = []
    for (const event of events) note(event)
    return lastDuels.peek()
  }

  it("are noted with all dice and the winner, until cowboys are placed again", () => {
    const { events = [] } = games[0] ?? {}
    const won = events.findIndex(event => event.did === "wonDuel")
    const duel = fought(events.slice(0, won + 1)).at(-1)
    expect(duel?.winner).toBe(events[won]?.seat)
    expect(duel?.lanes.length).toBeGreaterThan(1)
    for (const { strength, die, die2, total } of duel?.lanes ?? []) expect(strength + die + die2).toBe(total)
    const placed = events.filter(({ did }) => did === "placed").slice(0, 1)
    expect(fought([...events.slice(0, won + 1), ...placed])).toEqual([])
  })

  it("are shown while one of their dice can be thrown again", () => {
    const open = games.flatMap(({ questions }) => questions.filter(({ step }) => step === "secondThrow"))
    expect(open.length).toBeGreaterThan(0)
    for (const { s, seat } of open) expect(shownDuel(s, [], seat)?.lanes.map(lane => lane.seat)).toContain(seat)
  })

  it("stay in view for the winner's question", () => {
    const shown = new Set<string>()
    for (const { questions, events } of games)
      for (const { s, step, seat, told } of questions) {
        const duel = shownDuel(s, fought(events.slice(0, told)), seat)
        if (duel) shown.add(step)
        if (duel && step === "buyBuilding") expect(duel.winner).toBe(seat)
      }
    expect([...shown]).toEqual(expect.arrayContaining(["buyBuilding", "buyPoints", "buyParcels", "secondThrow"]))
  })

  it("of several in one action show the viewer's own", () => {
    const duel = (spot: string, winner: number, loser: number): Duel => ({
      spot,
      winner,
      lanes: [winner, loser].map(seat => ({ seat, strength: 1, die: 1, die2: 0, total: 2 })),
    })
    const buying = games
      .flatMap(({ questions }) => questions)
      .find(({ s, step }) => step === "buyParcels" && s.seats > 3)
    if (!buying) throw new Error("somebody buys parcels")
    const list = [duel("r1c1", 0, 1), duel("r2c2", 2, 3)]
    expect([1, 2, -1].map(you => shownDuel(buying.s, list, you)?.spot)).toEqual(["r1c1", "r2c2", "r2c2"])
  })

  it("CC-6.3 are foretold where a cowboy would join others", () => {
    const joined = games.flatMap(({ questions }) =>
      questions
        .filter(({ step }) => step === "place")
        .flatMap(({ s }) => range(20).map(spot => duelAhead(s, spot)))
        .filter(({ duel }) => duel > 0),
    )
    expect(joined.length).toBeGreaterThan(0)
    for (const { least, most } of joined) expect(most).toBeGreaterThanOrEqual(least)
  })
})
