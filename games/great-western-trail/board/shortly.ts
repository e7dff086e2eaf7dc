// What chips are told beside the choice itself, in as few words as possible.
import { at, type Choice, num } from "@railhead/engine"
import { gainName, needName } from "../../trail/board/told-actions.ts"
import type { TrailNeed } from "../../trail/kinds.ts"
import { spotOf } from "../../trail/told-ways.ts"
import type { Telling } from "../../words.ts"
import { actionNamed, actions, buildings, specialAt } from "../data/actions.ts"
import { breeds } from "../data/cards.ts"
import type { Effect } from "../data/effects.ts"
import { siteNamed } from "../data/trail.ts"
import { downtownNamed, downtowns } from "../expansions/rails-to-the-north/data/map.ts"
import { commerceOn } from "../expansions/rails-to-the-north/data/towns.ts"
import { buildingOf, type GreatWesternTrail, isBuilding, ownerOf, player } from "../state.ts"

const counted = ["Engineers", "Cowboys", "Woods", "Tipis", "Hazards", "Craftsmen", "Stations", "Bells"]

function gainOf(gain: Effect | undefined): string {
  if (!gain) return "nothing"
  switch (gain.give) {
    case "money":
    case "certificates":
    case "hire":
    case "build":
    case "engineForward":
    case "moveRancher":
    case "drawThenDiscard":
    case "removeCards":
      return gainName(counted, gain)
    case "freeMove":
      return `${gain.give}${gain.upTo}`
    default:
      return gain.give
  }
}

/** What an action asks for and brings, as the names of `need.*` and `act.*`. */
function toldAction(id: string, node: number): Telling {
  const action = id.endsWith(".s") ? num(specialAt, node) : actionNamed(id)
  const { requires, gives } = at(actions, Math.max(0, action))
  return { need: needName(breeds, requires[0] as TrailNeed | undefined), act: gainOf(gives[0] as Effect | undefined) }
}

/** Where a way ends, and the private building that stands there. */
function toldWay(s: GreatWesternTrail, way: readonly string[]): Telling {
  const end = way.at(-1) ?? ""
  const tile = num(s.tiles, siteNamed(end))
  const owner = ownerOf(tile)
  return {
    spot: spotOf(end),
    plan: isBuilding(tile) ? at(buildings, buildingOf(tile)).id : "",
    whose: owner < 0 ? "nobody" : owner === s.active ? "own" : "another",
  }
}

/** A large city is called as its emblem. */
function toldStore(town: string, space: number): Telling {
  const downtown = downtownNamed(town)
  const { action } = commerceOn(downtown, space)
  return {
    large: at(downtowns, downtown).kind === "large" ? "yes" : "no",
    city: town,
    gift: action < 0 ? "none" : at(actions, action).id,
  }
}

export function shortly(s: GreatWesternTrail, { verb, args: [first, second] }: Choice): Telling {
  const id = first?.id ?? ""
  if (verb === "move") return toldWay(s, id.split(" "))
  if (verb === "use") return toldAction(id, player(s, s.active).rancher)
  if (verb === "copy") return { spot: spotOf(id), ...toldAction(second?.id ?? "", siteNamed(id)) }
  if (verb === "engine") return { space: id.replace(/^rail-/, "") }
  if (verb === "build" || verb === "flip") return { plan: id }
  if (verb === "master") return { overseer: id }
  if (verb === "instead") return { turn: id }
  if (verb === "store") return toldStore(id, Number(second?.id))
  if (verb === "upgrade" || verb === "disc-from") return { stop: id.replace(/^station-/, "") }
  if (verb === "hire") return { staff: second?.id ?? "" }
  if (verb === "appoint" || verb === "seat") return { staff: id }
  if (verb === "aux") return { support: id }
  if (verb === "disc") return { space: id }
  if (verb === "deal") return { bargain: id }
  if (verb === "play") return { objectiveCard: id }
  if (verb === "take" || verb === "discard" || verb === "remove" || verb === "lay") return { piece: id }
  return first?.of === "site" ? { spot: spotOf(id) } : {}
}
