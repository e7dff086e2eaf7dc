// The trail and the railway in words.
import { at, num, range } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import { railwayPart as toldRailway } from "../../trail/board/told-railway.ts"
import { spotOf } from "../../trail/told-ways.ts"
import { actions, buildings, specialAt } from "../data/actions.ts"
import { buildingFees, farmerFees } from "../data/fees.ts"
import { tiles } from "../data/tiles.ts"
import { stations, TERMINUS, track } from "../data/track.ts"
import { nodes, printedMoney, railSpaceOf, spaceNo } from "../data/trail.ts"
import { buildingOf, isBuilding, kindOf, ownerOf, player } from "../state.ts"
import { masterTold } from "./master-told.ts"
import { holders, type Reading } from "./text-board.ts"

/** What lies on a place, and what entering it costs. */
function lying({ s, words, who }: Reading, node: number): string[] {
  const tile = num(s.tiles, node)
  const { kind } = at(nodes, node)
  if (isBuilding(tile)) {
    const { id, actions: own } = at(buildings, buildingOf(tile))
    const owner = ownerOf(tile)
    const name =
      owner < 0 ? words.say("text.neutral", { tile: id }) : words.say("text.owned", { tile: id, who: who(owner) })
    const fee = num(at(buildingFees, s.players.length), buildingOf(tile))
    return [
      `${name} (${own.map(action => words.word("action", at(actions, action).id)).join("; ")})`,
      ...(fee > 0 ? [words.say("text.fee", { amount: fee })] : []),
    ]
  }
  const farmer = kindOf(tile)
  if (farmer >= 0)
    return [
      words.name("tile", at(tiles, farmer).id),
      words.say("text.fee", { amount: num(at(farmerFees, s.players.length), farmer) }),
      words.say("text.coins", { amount: num(s.coins, num(spaceNo, node)) + printedMoney(node) }),
    ]
  if (kind === "pier") return [words.say("text.pier", { number: railSpaceOf(node) })]
  if (kind === "buenosAires") return [words.say("text.goal")]
  if (kind === "start") return [words.say("text.start")]
  return [words.say(kind === "farmerSpace" ? "text.noTile" : "text.free")]
}

/** Farmland and the special action. */
function printed({ words }: Reading, node: number): string[] {
  const special = num(specialAt, node)
  return [
    ...(at(nodes, node).farmland ? [words.say("text.farmland")] : []),
    ...(special >= 0 ? [words.say("text.special", { action: at(actions, special).id })] : []),
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
        const riders = range(s.players.length).filter(seat => player(s, seat).rancher === node)
        const ways = next.map(spot).join(", ")
        return [
          spot(id),
          [...lying(reading, node), ...printed(reading, node)].join(", "),
          next.length > 1 ? words.say("text.fork", { next: ways }) : ways || words.say("text.none"),
          riders.map(who).join(", ") || words.say("text.none"),
        ]
      }),
    },
  }
}

/** ARG-24.1: on the terminus a player may have several discs. */
export function railwayPart(reading: Reading): TextPart {
  const { s, words, who } = reading
  const discs = (station: number) =>
    holders(reading, seat => {
      const p = player(s, seat)
      return station === TERMINUS ? p.terminus : (p.stations >> station) & 1
    })
  const master = (tile: number) => masterTold(words, tile)
  return toldRailway({ track, stations, master, who, holders: discs }, words, s)
}
