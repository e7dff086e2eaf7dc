// The picture with the variants: every question can be shown and answered on the board, and secrets are none of its business.
import {
  at,
  begin,
  below,
  decision,
  type Event,
  num,
  type Options,
  offer,
  over,
  range,
  type Seat,
  seeded,
  take,
  view,
  waiting,
} from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { tellArgs } from "../../../words.ts"
import { corrals } from "../../data/corrals.ts"
import { edges } from "../../data/map.ts"
import { bridgesOf } from "../../data/river.ts"
import { carsonCity } from "../../index.ts"
import { strength } from "../../rules/goods.ts"
import { say } from "../../say.ts"
import type { CarsonCity, CarsonTable } from "../../state.ts"
import { describeStep } from "../../text/describe.ts"
import { rodeoTotal } from "../../variants/horses/index.ts"
import { rodeoOf } from "../corrals.ts"
import { figures, noteOf } from "../figures.ts"
import { flights, placesOf } from "../flights.ts"
import { shownDuel } from "../fought.ts"
import { lastDuels, note } from "../last-duel.ts"
import { kindOf, placeOf, TRAY, zoneOfPlace } from "../places.ts"
import { phaseOf, zonesOf } from "../questions.ts"
import { ownOperation, partakers, progressOf, secretOf } from "../sealed.ts"
import { areShown, ownSheet, pointsLeft } from "../sheets.ts"
import { shortly } from "../shortly.ts"
import { strengthOf } from "../standing.ts"
import { textBoard } from "../text-board.ts"
import { drawn, placeless } from "./drawn.ts"
import { strictWords } from "./words.ts"

const variants: readonly Options[] = [
  { newBeginning: true },
  { carsonRiver: true },
  { survival: true },
  { kitCarson: true },
  { outlaws: true },
  { horses: true },
]

/** Questions that belong to no phase: the setup, and the end of a turn. */
const outside = new Set(["startingParcel", "siteTownHall", "endTurn", "writeSheet", "handIn"])
const SEATS = 3

/** A game by chance; `see` is shown every question as its seat sees it. */
function play(
  options: Options,
  see: (t: CarsonTable, seat: Seat, s: CarsonCity) => void,
  seed = "variants",
): CarsonTable {
  const t = begin(carsonCity, { seats: SEATS, seed, options: { personalities: "random", ...options } }, [])
  const random = seeded(seed)
  while (!over(t.state)) {
    const seat = num(waiting(t.state), 0)
    see(t, seat, view(t.rules, t.state, seat).state)
    const codes = offer(t, seat).list()
    // One among dozens of spots; without this it would hardly ever be seen.
    const back = codes.find(code => say["take-back"].is(code))
    take(t, seat, back !== undefined && below(random, 3) === 0 ? back : num(codes, below(random, codes.length)))
  }
  return t
}

const everything: Options = Object.assign({}, ...variants)

describe("variants", () => {
  it.each([...variants, everything])("%o: every question can be shown and answered on the board", options => {
    const random = seeded("looks")
    const all = strictWords()
    const astray = new Set<string>()
    const t = play(options, (table, seat, s) => {
      const step = decision(table, seat)?.step ?? ""
      const asked = [...s.agenda, ...at(s.asides, seat)].findLast(one => one.do === step)
      if (!outside.has(step) && phaseOf(step) === null) astray.add(`${step} has no phase`)
      if (step !== "endTurn" && zonesOf(step).length === 0) astray.add(`${step} has no zone`)
      const places = drawn(s, seat)
      for (const words of all) if (asked) words.say(`short.${step}`, describeStep(asked))
      for (const code of offer(table, seat).list()) {
        const choice = table.rules.say.read(table.state, code)
        const telling = { ...tellArgs(choice.args), ...shortly(s, choice) }
        const kind = kindOf(s, choice)
        for (const words of all) {
          words.say(`chip.${choice.verb}`, telling)
          words.say(`choice.${choice.verb}`, telling)
          if (!kind.startsWith("with-")) words.say(`verb.${kind}`)
        }
        const place = placeOf(s, choice)
        if (place === null ? !placeless.has(choice.verb) : !places.has(place)) astray.add(`${choice.verb} ${place}`)
        const zone = place === null ? TRAY : zoneOfPlace(place)
        // A corral is opened when a cowboy for it is picked.
        if (zone !== TRAY && zone !== "you" && !zonesOf(step).includes(zone)) astray.add(`${step} is not in ${zone}`)
      }
      for (const words of all)
        for (const one of range(SEATS)) {
          for (const { id } of figures(s, one)) words.say(`figure.${id}`)
          noteOf(s, one, words)
        }
      const [words] = all.slice(below(random, all.length))
      if (words && below(random, 20) === 0) textBoard(s, words, seat)
    })
    for (const event of t.log ?? []) expect([flights(event), placesOf(event)]).toHaveLength(2)
    expect([...all.flatMap(words => [...words.missing]), ...astray]).toEqual([])
  })

  it("CC-19.5, CC-19.6 strength and rodeo are shown as the rules count them", () => {
    let [seen, most] = [0, 0]
    play({ horses: true }, (t, _seat, s) => {
      for (const one of range(SEATS)) {
        expect(rodeoOf(s, one)).toBe(rodeoTotal(t, one))
        if (s.round > 0 && s.players[one]?.face !== -1) expect(strengthOf(s, one).sum).toBe(strength(t, one))
        most = Math.max(most, rodeoOf(s, one))
        seen++
      }
    })
    expect([seen > 100, most > 0]).toEqual([true, true])
  })

  it("CC-15.4 a road across the river is told as a bridge", () => {
    const told = new Set<string>()
    const [words] = strictWords()
    const bridge = [...bridgesOf({ ...everything, river: "printed" })].map(edge => at(edges, edge).id)
    play({ carsonRiver: true }, (t, seat, s) => {
      for (const code of offer(t, seat).list()) {
        const choice = t.rules.say.read(t.state, code)
        if (choice.verb !== "road" || !words) continue
        const text = words.say("chip.road", { ...tellArgs(choice.args), ...shortly(s, choice) })
        told.add(`${text.split(" ")[0]} ${bridge.includes(choice.args[0]?.id ?? "")}`)
      }
    })
    expect([...told].sort()).toEqual(["Bridge true", "Road false"])
  })
})

describe("secrets", () => {
  it.each([{ newBeginning: true }, { survival: true }, { kitCarson: true }])(
    "%o: who is how far is seen, what they do is not",
    options => {
      const seen = new Set<string>()
      play(options, (t, seat, s) => {
        const secret = secretOf(s)
        if (secret === null) return
        for (const one of partakers(s, secret)) seen.add(progressOf(s, secret, one))
        const stranger = view(t.rules, t.state, -1).state
        // A spectator sees the same progress, and nobody's operation, sheet or tile.
        for (const one of range(SEATS)) {
          expect(progressOf(stranger, secret, one)).toBe(progressOf(s, secret, one))
          if (one !== seat) expect(ownOperation(s, one)).toBe(null)
          if (one !== seat && !areShown(s)) expect(ownSheet(s, one).every(amount => amount === -1)).toBe(true)
        }
        for (const lane of shownDuel(stranger, [], -1)?.lanes ?? [])
          if (progressOf(s, secret, lane.seat) === "sealed") expect(lane.tiles?.every(tile => tile === -1)).toBe(true)
      })
      expect(seen).toContain("asked")
      expect(seen).toContain("sealed")
    },
  )

  it("CC-17.5 one's own sealed operation is told to oneself", () => {
    const kinds = new Set<unknown>()
    const look = (t: CarsonTable, seat: Seat) => {
      for (const one of range(SEATS)) {
        const own = ownOperation(view(t.rules, t.state, one).state, one)
        if (own && one !== seat) kinds.add(own.kind)
      }
    }
    for (const seed of ["first", "second"]) play({ kitCarson: true, horses: true }, look, seed)
    expect([...kinds].sort()).toEqual(["back", "done", "horse", "move", "place", "wait"])
  })

  it("CC-14.2 points left on the own sheet are counted down", () => {
    const left: number[] = []
    play({ newBeginning: true }, (_t, seat, s) => {
      if (secretOf(s) === "sheets" && seat === 0) left.push(pointsLeft(ownSheet(s, 0)))
    })
    expect(left[0]).toBe(16)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(left.length).toBeGreaterThan(5)
  })

  it("CC-16.3 a duel with tiles is shown while they are laid, and when it is over", () => {
    const tilesIn = (events: readonly Event[]) => {
      lastDuels.value = []
      for (const event of events) note(event)
      return lastDuels.peek().at(-1)
    }
    let open = 0
    const t = play({ survival: true }, (_table, seat, s) => {
      const duel = shownDuel(s, [], seat)
      if (secretOf(s) === "tiles" && duel?.lanes.some(lane => lane.seat === seat && lane.total < 0)) open++
    })
    expect(open).toBeGreaterThan(0)
    const log = t.log ?? []
    const won = log.findIndex(event => event.did === "wonDuel")
    const duel = tilesIn(log.slice(0, won + 1))
    expect(duel?.winner).toBe(log[won]?.seat)
    for (const { strength: own, tiles = [], total } of duel?.lanes ?? []) {
      expect(tiles.length).toBeGreaterThan(0)
      expect(own + tiles.reduce((sum, tile) => sum + tile, 0)).toBe(total)
    }
  })
})

it("CC-17.6 the closed corral is none to put a horse into", () => {
  play({ kitCarson: true, horses: true }, (t, seat) => {
    const places = offer(t, seat)
      .list()
      .map(code => placeOf(t.state, t.rules.say.read(t.state, code)))
    expect(places).not.toContain(`corral:${corrals.find(({ speed }) => speed)?.id}`)
    expect(num(t.state.horses?.corrals ?? [], 1)).toBe(0)
  })
})
