// What chips and previews are told beside the choice itself: short names, and the chances of a duel.
import { at, type Choice, num, type Seat } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { SPACES, slotSold, spotNamed } from "../data/actions.ts"
import { objects, rowPrices } from "../data/buildings.ts"
import { type CarsonCity, cowboyOn, NO_DUEL, ORDINARY } from "../state.ts"
import { describeChoice } from "../text/describe.ts"
import { type Fighter, odds, percent } from "./odds.ts"
import { diceOf, fighters, strengthOf } from "./standing.ts"

/** Two of the cards are two people. */
export function personOf(face: string): string {
  const card = face.slice(0, -1)
  return card === "14" || card === "18" ? face : card
}

/** What the game itself tells of a choice, and what the picture adds. */
export function shortly(s: CarsonCity, choice: Choice): Telling {
  return idle(s, choice)
    ? { purpose: "space", space: choice.args[0]?.id ?? "", ...NO_DUEL_AHEAD }
    : { ...describeChoice(s, choice), ...added(s, choice) }
}

/** A cowboy on an owned parcel without anything on it: never legal, but asked about. */
function idle(s: CarsonCity, { verb, args: [first] }: Choice): boolean {
  const parcel = verb === "place" ? spotNamed(first?.id ?? "") - SPACES : -1
  return parcel >= 0 && num(s.owner, parcel) >= 0 && num(s.objects, parcel) < 0
}

function added(s: CarsonCity, choice: Choice): Telling {
  const id = choice.args[0]?.id ?? ""
  switch (choice.verb) {
    case "choose":
      return { person: personOf(id) }
    case "take":
      return { deal: id }
    case "with":
      return { rider: id }
    case "again":
      return { throw: id }
    case "build":
    case "double":
      return { tile: id }
    case "tile":
      return { tile: String(describeChoice(s, choice).building), from: id === "bag" ? id : `$${id}` }
    case "recover":
      return { space: id }
    case "place":
      return { ...standsOn(s, spotNamed(id)), space: id, ...duelAhead(s, spotNamed(id)) }
    default:
      return {}
  }
}

/** What a cowboy finds on a spot: a building for sale with its price, or what lies on the parcel. */
function standsOn(s: CarsonCity, spot: number): Telling {
  const slot = spot < SPACES ? num(slotSold, spot) : -1
  const object = spot >= SPACES ? num(s.objects, spot - SPACES) : slot < 0 ? -1 : num(s.row, slot)
  return { tile: object < 0 ? "none" : at(objects, object), price: slot < 0 ? 0 : num(rowPrices, slot) }
}

const NO_DUEL_AHEAD = { duel: 0, least: 0, most: 0 }

/**
 * CC-6.3: from losing every tie to winning those against players who have not passed. The cowboy that is placed no longer
 * counts for strength. `duel`: 1 where both are the same, 2 for a range.
 */
export function duelAhead(s: CarsonCity, spot: number): { duel: number; least: number; most: number } {
  const step = s.agenda.at(-1)
  const seat = step?.seat ?? -1
  const kind = step?.do === "placeSpecial" ? step.kind : ORDINARY
  const others = seat < 0 || spot < 0 ? [] : fighters(s, spot).filter(other => other !== seat)
  if (others.length === 0 || kind >= NO_DUEL) return NO_DUEL_AHEAD
  const me: Fighter = { strength: strengthOf(s, seat).sum - 1, dice: diceOf(kind) }
  const foe = (other: Seat): Fighter => ({
    strength: strengthOf(s, other).sum,
    dice: diceOf(cowboyOn(s, spot, other)),
  })
  const before = others.filter(other => s.passed.includes(other))
  const after = others.filter(other => !s.passed.includes(other))
  const least = percent(num(odds([...others.map(foe), me]), others.length))
  const most = percent(num(odds([...before.map(foe), me, ...after.map(foe)]), before.length))
  return { duel: least === most ? 1 : 2, least, most }
}
