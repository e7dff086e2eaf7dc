// The trail, the railway and the cities in words.
import { at, num, range } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import { railwayPart as toldRailway } from "../../trail/board/told-railway.ts"
import { spotOf } from "../../trail/told-ways.ts"
import { actions, buildings, specialAt } from "../data/actions.ts"
import { cities } from "../data/cities.ts"
import { buildingFees, tileFees } from "../data/fees.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { tiles } from "../data/tiles.ts"
import { stations, track, transportCosts } from "../data/track.ts"
import { nodes } from "../data/trail.ts"
import { northernEmblems } from "../expansions/rails-to-the-north/emblems.ts"
import { buildingOf, isBuilding, kindOf, ownerOf } from "../state.ts"
import type { Reading } from "./text-board.ts"

/** What lies on a place, and what entering it costs. */
function lying({ s, words, who }: Reading, node: number): string[] {
  const tile = num(s.tiles, node)
  const { kind } = at(nodes, node)
  if (tile < 0) {
    if (kind === "kansasCity") return [words.say("text.kc")]
    if (kind === "start") return [words.say("text.start")]
    return [words.say(kind === "buildingSite" ? "text.free" : "text.noTile")]
  }
  const fee = isBuilding(tile)
    ? num(at(buildingFees, s.seats), buildingOf(tile))
    : num(at(tileFees, s.seats), kindOf(tile))
  return [
    isBuilding(tile) ? building(words, tile, who) : words.name("tile", at(tiles, kindOf(tile)).id),
    ...(fee > 0 ? [words.say("text.fee", { amount: fee })] : []),
  ]
}

function building(words: Reading["words"], tile: number, who: Reading["who"]): string {
  const { id, actions: own } = at(buildings, buildingOf(tile))
  const owner = ownerOf(tile)
  const name =
    owner < 0 ? words.say("text.neutral", { tile: id }) : words.say("text.owned", { tile: id, who: who(owner) })
  return `${name} (${own.map(action => words.word("action", at(actions, action).id)).join("; ")})`
}

/** Woods, the special action, what the village pays. */
function printed({ words }: Reading, node: number): string[] {
  const { woods, value } = at(nodes, node)
  const special = num(specialAt, node)
  return [
    ...(woods ? [words.say("text.woods")] : []),
    ...(special >= 0 ? [words.say("text.special", { action: at(actions, special).id })] : []),
    ...(value === undefined
      ? []
      : [words.say(value < 0 ? "text.villageCosts" : "text.villagePays", { amount: Math.abs(value) })]),
  ]
}

export function trailPart(reading: Reading): TextPart {
  const { s, words, who } = reading
  const spot = (id: string) => words.name("spot", spotOf(id))
  return {
    id: "trail",
    title: words.say("part.trail"),
    lines: [words.say("text.trailNote")],
    table: {
      heads: ["place", "lies", "next", "ranchers"].map(head => words.say(`text.${head}`)),
      rows: nodes.map(({ id, next }, node) => {
        const ranchers = range(s.seats).filter(seat => s.players[seat]?.rancher === node)
        const ways = next.map(spot).join(", ")
        return [
          spot(id),
          [...lying(reading, node), ...printed(reading, node)].join(", "),
          next.length > 1 ? words.say("text.fork", { next: ways }) : ways || words.say("text.none"),
          ranchers.map(who).join(", ") || words.say("text.none"),
        ]
      }),
    },
  }
}

/** Whose discs lie on a station. */
export function holdersOf(s: Reading["s"], station: number, who: Reading["who"]): string {
  return range(s.seats)
    .filter(seat => (s.players[seat]?.stations ?? 0) & (1 << station))
    .map(who)
    .join(", ")
}

export function railwayPart({ s, words, who }: Reading): TextPart {
  const holders = (station: number) => holdersOf(s, station, who)
  const master = (tile: number) => words.name("stationmaster", at(everyStationmaster, tile).id)
  return toldRailway({ track, stations, master, who, holders }, words, s)
}

export function citiesPart({ s, words, you, who }: Reading): TextPart {
  const engine = s.players[you]?.engine ?? -1
  const inPlay = s.north === null ? cities : northernEmblems.cities
  return {
    id: "cities",
    title: words.say("part.cities"),
    lines: [],
    table: {
      heads: ["city", "value", "frame", ...(engine < 0 ? [] : ["transport"]), "discs"].map(head =>
        words.say(`text.${head}`),
      ),
      rows: inPlay.map(({ id, no, value, white }) => {
        const discs = s.players.flatMap((p, seat) => range(num(p.cities, no)).map(() => who(seat)))
        return [
          words.name("city", id),
          String(value),
          words.say(white ? "text.white" : "text.black"),
          ...(engine < 0 ? [] : [words.say("dollars", { amount: transportCosts(engine, value) })]),
          discs.join(", ") || words.say("text.none"),
        ]
      }),
    },
  }
}
