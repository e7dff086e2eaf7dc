// What chips are told beside the choice itself, in as few words as possible.
import { at, type Choice, num } from "@railhead/engine"
import { nextLocations } from "../../trail/graph.ts"
import type { TrailNeed } from "../../trail/kinds.ts"
import type { Telling } from "../../words.ts"
import { actionNamed, actions, specialAt } from "../data/actions.ts"
import { ANY_BREED, breeds } from "../data/cards.ts"
import type { Effect } from "../data/effects.ts"
import { siteNamed, trail } from "../data/trail.ts"
import { type GreatWesternTrail, player } from "../state.ts"

/** "C3" for a site; other places have names of their own. */
export function spotOf(id: string): string {
  return id.replace(/^site-/, "")
}

const branches = new WeakMap<readonly number[], Map<number, number>>()

/** How many locations come next, kept as long as the trail stays as it is: asked for each of up to 150 ways. */
function branchesAt(tiles: readonly number[], node: number): number {
  const known = branches.get(tiles) ?? new Map<number, number>()
  branches.set(tiles, known)
  const count = known.get(node) ?? nextLocations(trail, tiles, node).length
  known.set(node, count)
  return count
}

/** The locations on the way at which there was another way to go. */
function forks(s: GreatWesternTrail, way: readonly string[]): string[] {
  let before = player(s, s.active).rancher
  return way.slice(0, -1).filter(id => {
    const isFork = before >= 0 && branchesAt(s.tiles, before) > 1
    before = siteNamed(id)
    return isFork
  })
}

/** More forks than this are not told: no way has them. */
const MOST_FORKS = 6

function needOf([need]: readonly TrailNeed[]): string {
  if (!need) return "none"
  switch (need.need) {
    case "discardCattle":
      return need.breeds === ANY_BREED ? "any" : (breeds.find((_, breed) => need.breeds === 1 << breed) ?? "any")
    case "pay":
      return `pay${need.amount}`
    case "engineBack":
      return `back${need.spaces}`
    default:
      return need.need
  }
}

const counted = ["Engineers", "Cowboys", "Woods", "Tipis"]
const amount = (of: number) => (of < 0 ? (counted[-1 - of] ?? "") : String(of))

function gainOf([gain]: readonly Effect[]): string {
  if (!gain) return "nothing"
  switch (gain.give) {
    case "money":
    case "certificates":
      return `${gain.give}${gain.each}${gain.of === undefined || gain.of === 1 ? "" : amount(gain.of)}`
    case "hire":
      return `hire${gain.modifier}`
    case "build":
      return `build${gain.rate}`
    case "engineForward":
    case "moveRancher":
    case "drawThenDiscard":
    case "removeCards":
    case "freeMove":
      return `${gain.give}${amount(gain.upTo)}`
    default:
      return gain.give
  }
}

/** What an action asks for and brings, as the names of `need.*` and `act.*`. */
function toldAction(id: string, node: number): Telling {
  const action = id.endsWith(".s") ? num(specialAt, node) : actionNamed(id)
  const { requires, gives } = at(actions, Math.max(0, action))
  return { need: needOf(requires as readonly TrailNeed[]), act: gainOf(gives as readonly Effect[]) }
}

export function shortly(s: GreatWesternTrail, { verb, args: [first, second] }: Choice): Telling {
  const id = first?.id ?? ""
  if (verb === "move") {
    const way = id.split(" ")
    const by = forks(s, way)
    const told: Record<string, string> = {}
    for (let i = 0; i < MOST_FORKS; i++) told[`spot${i + 2}`] = spotOf(by[i] ?? "")
    return { spot: spotOf(way.at(-1) ?? ""), forks: Math.min(by.length, MOST_FORKS), ...told }
  }
  if (verb === "use") return toldAction(id, player(s, s.active).rancher)
  if (verb === "copy") return { spot: spotOf(id), ...toldAction(second?.id ?? "", siteNamed(id)) }
  if (verb === "engine") return { space: id.replace(/^rail-/, "") }
  if (verb === "build") return { plan: id }
  if (verb === "upgrade" || verb === "disc-from") return { stop: id.replace(/^station-/, "") }
  if (verb === "hire") return { staff: second?.id ?? "" }
  if (verb === "appoint") return { staff: id }
  if (verb === "aux") return { support: id }
  if (verb === "disc") return { space: id }
  if (verb === "deal") return { bargain: id }
  if (verb === "play") return { objectiveCard: id }
  if (verb === "take" || verb === "discard" || verb === "remove") return { piece: id }
  return first?.of === "site" ? { spot: spotOf(id) } : {}
}
