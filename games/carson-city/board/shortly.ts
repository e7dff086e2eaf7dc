// What chips and previews are told beside the choice itself: short names, and the chances of a duel.
import { at, type Choice, num, type Seat } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { SPACES, SPOTS, slotSold, spotNamed } from "../data/actions.ts"
import { objects, rowPrices } from "../data/buildings.ts"
import { PARCELS } from "../data/map.ts"
import { type CarsonCity, cowboyOn, NO_DUEL, ORDINARY } from "../state.ts"
import { describeChoice } from "../text/describe.ts"
import { type Fighter, odds, percent } from "./odds.ts"
import { isSharpshooter } from "./sheets.ts"
import { diceOf, fighters, incomeOf, occupantOf, strengthOf, timesOf } from "./standing.ts"

/** Two of the cards are two people. */
export function personOf(face: string): string {
  const card = face.slice(0, -1)
  return card === "14" || card === "18" ? face : card
}

/** What the game itself tells of a choice, and what the picture adds. */
export function shortly(s: CarsonCity, choice: Choice): Telling {
  return idle(s, choice)
    ? { purpose: "space", space: choice.args[0]?.id ?? "", loot: 0, ...NO_DUEL_AHEAD }
    : { ...describeChoice(s, choice), ...added(s, choice) }
}

/** A cowboy on an owned parcel without anything on it: never legal, but asked about. */
function idle(s: CarsonCity, { verb, args: [first] }: Choice): boolean {
  const parcel = verb === "place" ? spotNamed(first?.id ?? "") - SPACES : -1
  return parcel >= 0 && parcel < PARCELS && num(s.owner, parcel) >= 0 && num(s.objects, parcel) < 0
}

function added(s: CarsonCity, choice: Choice): Telling {
  const id = choice.args[0]?.id ?? ""
  switch (choice.verb) {
    case "choose":
      return { person: personOf(id), power: id }
    case "take":
      return { deal: id }
    case "with":
      return { rider: id }
    case "again":
      return { throw: id }
    case "build":
    case "double":
    case "purchase":
      return { tile: id }
    case "tile":
      return { tile: String(describeChoice(s, choice).building), price: id === "bag" ? 0 : Number(id) }
    case "recover":
    case "horse":
      return { space: id }
    case "place":
      if (spotNamed(id) >= SPOTS) return { space: id, loot: 0, ...NO_DUEL_AHEAD }
      return {
        ...standsOn(s, spotNamed(id)),
        space: id,
        loot: lootOn(s, spotNamed(id)),
        ...duelAhead(s, spotNamed(id)),
      }
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

/** CC-9.6: half of what a building pays as it stands. */
function lootOn(s: CarsonCity, spot: number): number {
  const pays = spot < SPACES ? 0 : incomeOf(s, spot - SPACES, occupantOf(s)) * timesOf(s, spot - SPACES)
  return Math.floor(Math.max(0, pays) / 2)
}

interface DuelAhead {
  /** 0 for none, 1 where all ties are settled, 2 where the chance is a range, 3 where tiles decide and nothing can be counted. */
  readonly duel: number
  readonly least: number
  readonly most: number
  /** How many there are; of a single one who it is, and both strengths. */
  readonly rivals: number
  readonly other2: string
  readonly mine: number
  readonly theirs: number
}

const NO_DUEL_AHEAD: DuelAhead = { duel: 0, least: 0, most: 0, rivals: 0, other2: "", mine: 0, theirs: 0 }

/**
 * CC-6.3: from losing every tie to winning those against players who have not passed. The cowboy that is placed no longer
 * counts for strength.
 */
export function duelAhead(s: CarsonCity, spot: number): DuelAhead {
  const step = s.agenda.at(-1)
  const seat = step?.seat ?? -1
  const kind = step?.do === "placeSpecial" ? step.kind : ORDINARY
  const others = seat < 0 || spot < 0 ? [] : fighters(s, spot).filter(other => other !== seat)
  const [rival] = others
  if (rival === undefined || kind >= NO_DUEL) return NO_DUEL_AHEAD
  const spare = (one: Seat) => (isSharpshooter(s, one) ? 1 : 0)
  const me: Fighter = { strength: strengthOf(s, seat).sum - 1, dice: diceOf(kind), spare: spare(seat) }
  const foe = (other: Seat): Fighter => ({
    strength: strengthOf(s, other).sum,
    dice: diceOf(cowboyOn(s, spot, other)),
    spare: spare(other),
  })
  const known = { rivals: others.length, other2: String(rival), mine: me.strength, theirs: foe(rival).strength }
  if (s.survival) return { duel: 3, least: 0, most: 0, ...known }
  const before = others.filter(other => s.passed.includes(other))
  const after = others.filter(other => !s.passed.includes(other))
  const least = percent(num(odds([...others.map(foe), me]), others.length))
  const most = percent(num(odds([...before.map(foe), me, ...after.map(foe)]), before.length))
  return { duel: least === most ? 1 : 2, least, most, ...known }
}
