// The northern map, the annexes and the poker table in words.
import { at, num, range } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import { toldCards } from "../../trail/board/told-market.ts"
import { actions } from "../data/actions.ts"
import { everyCity } from "../data/cities.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { workerTypes } from "../data/tiles.ts"
import { everyStation, stations } from "../data/track.ts"
import { bonusTokens } from "../expansions/at-the-poker-table/data.ts"
import type { Poker } from "../expansions/at-the-poker-table/state.ts"
import { clearedBells, storesLeft } from "../expansions/rails-to-the-north/bells.ts"
import { townTiles } from "../expansions/rails-to-the-north/data/acts.ts"
import { downtowns, links, SPACES, TOWN_HALL } from "../expansions/rails-to-the-north/data/map.ts"
import { commerceOn, mediumIn, stationIn } from "../expansions/rails-to-the-north/data/towns.ts"
import { type North, storeOn } from "../expansions/rails-to-the-north/state.ts"
import { player } from "../state.ts"
import { pictures } from "./pictures.ts"
import type { Reading } from "./text-board.ts"
import { holdersOf } from "./text-trail.ts"

export function expansionParts(reading: Reading): readonly TextPart[] {
  const { north, poker } = reading.s
  return [
    ...(north === null ? [] : [northPart(reading, north), annexPart(reading, north)]),
    ...(poker === null ? [] : [pokerPart(reading, poker)]),
  ]
}

/** Whose store lies on a space, or what it costs or brings. */
function space({ words, who }: Reading, north: North, downtown: number, no: number): string {
  const owner = storeOn(north, downtown, no)
  if (owner >= 0) return words.say("text.storeOf", { who: who(owner) })
  const { price, action } = commerceOn(downtown, no)
  if (price > 0) return words.say("text.costs", { amount: price })
  return action < 0 ? words.say("text.plain") : words.word("action", at(actions, action).id)
}

/** The emblem, the station or the tile of a town. */
function holds({ words }: Reading, north: North, downtown: number): string {
  const { id, kind } = at(downtowns, downtown)
  const station = everyStation[num(stationIn, downtown)]
  if (station) return words.name("station", station.id)
  if (kind === "medium") return words.name("mediumTown", at(townTiles, num(north.towns, num(mediumIn, downtown))).id)
  const city = everyCity.find(row => row.id === id)
  return kind === "large" && city ? words.say("text.takes", { value: city.value }) : words.say("text.none")
}

/** What is joined to a town by rail. */
function joined({ words }: Reading, town: string): string {
  const ends = links.flatMap(([a, b]) => (a === town ? [b] : b === town ? [a] : []))
  return ends.map(end => placeName(words, end)).join(", ")
}

function placeName(words: Reading["words"], id: string): string {
  if (id === TOWN_HALL) return words.say("townHall")
  return words.name(downtowns.some(town => town.id === id) ? "downtown" : "city", id)
}

/** A northern station with its price, its discs and its master. */
function stationLine({ s, words, who }: Reading, no: number): string {
  const { id, cost, vp, white } = at(everyStation, no)
  const master = everyStationmaster[s.masters[no] ?? -1]
  return words.say("text.northernStation", {
    name: words.name("station", id),
    price: cost,
    vp,
    frame: words.say(white ? "text.white" : "text.black"),
    discs: holdersOf(s, no, who) || words.say("text.none"),
    master: master ? words.name("stationmaster", master.id) : words.say("text.none"),
  })
}

function northPart(reading: Reading, north: North): TextPart {
  const { words } = reading
  const beside = everyStationmaster
    .filter((_, master) => north.display & (1 << master))
    .map(({ id }) => words.name("stationmaster", id))
  return {
    id: "north",
    title: words.say("part.north"),
    lines: [
      words.say("text.northNote"),
      ...range(everyStation.length)
        .slice(stations.length)
        .map(no => stationLine(reading, no)),
      words.say("text.newYork", { list: beside.join(", ") || words.say("text.none") }),
    ],
    table: {
      heads: ["town", "kind", "section", "spaces", "holds", "rails"].map(head => words.say(`text.${head}`)),
      rows: downtowns.map(({ id, kind, section }, downtown) => [
        words.name("downtown", id),
        words.name("town", kind),
        words.name("section", section),
        range(SPACES)
          .map(no => space(reading, north, downtown, no))
          .join(", "),
        holds(reading, north, downtown),
        joined(reading, id),
      ]),
    },
  }
}

function annexPart({ s, words, who }: Reading, { tokens }: North): TextPart {
  return {
    id: "annexes",
    title: words.say("part.annexes"),
    lines: [],
    table: {
      heads: ["text.player", "text.storesLeft", "figure.bells", "figure.exchangeTokens"].map(head => words.say(head)),
      rows: range(s.seats).map(seat => [
        who(seat),
        ...[storesLeft(s, seat), clearedBells(s, seat), num(tokens, seat)].map(String),
      ]),
    },
  }
}

function pokerPart({ s, words, who }: Reading, { pot, workers, bonus }: Poker): TextPart {
  const nothing = words.say("text.none")
  return {
    id: "poker",
    title: words.name("term", "poker-table"),
    lines: [
      words.say("pot", { amount: pot }),
      words.say("note.poker", { count: s.seats - bonus.filter(token => token >= 0).length }),
    ],
    table: {
      heads: ["player", "worker", "bonusToken", "laid"].map(head => words.say(`text.${head}`)),
      rows: range(s.seats).map(seat => {
        const [worker, token] = [workerTypes[num(workers, seat)], bonusTokens[num(bonus, seat)]]
        return [
          who(seat),
          worker ? words.name("worker", worker) : nothing,
          token ? words.name("bonusToken", token.id) : nothing,
          toldCards(pictures, words, player(s, seat).apart).join(", ") || nothing,
        ]
      }),
    },
  }
}
