// What chips are told beside the choice itself, in as few words as possible.
import { at, type Choice, num } from "@railhead/engine"
import { amountName, eachName, gainName, needName } from "../../trail/board/told-actions.ts"
import type { TrailNeed } from "../../trail/kinds.ts"
import { spotOf } from "../../trail/told-ways.ts"
import type { Telling } from "../../words.ts"
import { actionNamed, actions, buildings, specialAt } from "../data/actions.ts"
import { breeds } from "../data/cards.ts"
import type { Effect, OwnNeed } from "../data/effects.ts"
import { siteNamed } from "../data/trail.ts"
import { type Argentina, buildingOf, isBuilding, ownerOf, player } from "../state.ts"

const counted = ["Maquinistas", "Gauchos", "Farmland", "Granjeros", "Farmers", "Sets"]

function needOf(need: TrailNeed | OwnNeed | undefined): string {
  return need?.need === "payGrain" ? `grain${need.amount}` : needName(breeds, need)
}

function gainOf(gain: Effect | undefined): string {
  if (!gain) return "none"
  switch (gain.give) {
    case "grain":
      return eachName(counted, gain.give, gain.each, gain.of)
    case "helpFarmers":
      return `helpFarmers${gain.bonus}`
    case "discToQuay":
      return `quay-${gain.quay}`
    case "drawThenRemove":
      return `drawThenRemove${amountName(counted, gain.upTo)}`
    case "takeMarketCard":
      return `${gain.give}${breeds.find((_, breed) => gain.breeds === 1 << breed) ?? ""}`
    case "exchangeToken":
    case "returnExhaustion":
    case "exhaustionToOthers":
    case "delivery":
    case "discardedObjective":
      return gain.give
    default:
      return gainName(counted, gain)
  }
}

/** What an action asks for and brings, as the names of `need.*` and `act.*`. */
function toldAction(id: string, node: number): Telling {
  const action = id.endsWith(".s") ? num(specialAt, node) : actionNamed(id)
  const { requires, gives } = at(actions, Math.max(0, action))
  const [first, second] = gives as readonly Effect[]
  return {
    need: needOf(requires[0] as TrailNeed | OwnNeed | undefined),
    act: gainOf(first),
    act2: gainOf(second),
  }
}

/** Where a way ends, and the private building that stands there. */
function toldWay(s: Argentina, way: readonly string[]): Telling {
  const end = way.at(-1) ?? ""
  const tile = num(s.tiles, siteNamed(end))
  const owner = ownerOf(tile)
  return {
    spot: spotOf(end),
    plan: isBuilding(tile) ? at(buildings, buildingOf(tile)).id : "",
    whose: owner < 0 ? "nobody" : owner === s.active ? "own" : "another",
  }
}

export function shortly(s: Argentina, { verb, args: [first, second] }: Choice): Telling {
  const id = first?.id ?? ""
  switch (verb) {
    case "move":
      return toldWay(s, id.split(" "))
    case "use":
      return toldAction(id, player(s, s.active).rancher)
    case "engine":
      return { stop: id.replace(/^rail-/, "") }
    case "build":
      return { plan: id }
    case "replace":
      return { plan: id, plan2: second?.id ?? "" }
    case "upgrade":
    case "disc-from":
      return { stop: id }
    case "hire":
      return { staff: second?.id ?? "" }
    case "appoint":
    case "settle":
    case "foresight":
      return {}
    case "aux":
      return { support: id }
    case "disc":
      return { freed: id }
    case "deal":
      return { bargain: id }
    case "to":
      return { ward: id.split("-")[2]?.slice(0, 1) ?? "", ...toldAction(id, -1) }
    case "load":
      return { vessel: id }
    case "quay":
    case "deliver":
      return { dock: id }
    case "stop":
      return { asked: s.agenda.at(-1)?.do ?? "" }
    case "play":
    case "take":
    case "discard":
    case "remove":
    case "show":
      return { piece: id }
    default:
      return first?.of === "site" ? { spot: spotOf(id) } : {}
  }
}
