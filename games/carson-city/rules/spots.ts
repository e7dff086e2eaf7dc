// CC-5.2, CC-5.5 Where a cowboy may go, and why not.
import { at, num, type Objection, type Seat } from "@railhead/engine"
import { AMMUNITION, allowsSinger, GAMBLING, isShared, openUntil, SPACES, slotSold } from "../data/actions.ts"
import { CHURCH, hasIncome, TOWN_HALL } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { neighbours } from "../data/map.ts"
import { isUsedOtherwise, objectionToEnter } from "../places.ts"
import {
  type CarsonCity,
  type CarsonTable,
  cowboyOn,
  EXTRA,
  NO_DUEL,
  ORDINARY,
  player,
  WHITE,
  WITH_DYNAMITE,
} from "../state.ts"
import { isBuilding, isBuyable } from "./land.ts"

/** Made once: placing looks at some eighty spots for each decision. */
const why = {
  ownCowboyThere: { rule: "CC-5.2", reason: "ownCowboyThere" },
  noBuilding: { rule: "CC-5.2", reason: "noBuilding" },
  noToken: { rule: "CC-22.29", reason: "noToken" },
  closed: { rule: "CC-7.14", reason: "closed" },
  whiteCowboyThere: { rule: "CC-13.1", reason: "whiteCowboyThere" },
  notEmpty: { rule: "CC-13.1", reason: "notEmpty" },
  noDuels: { rule: "CC-13.1", reason: "noDuels" },
  mayNotAttack: { rule: "CC-9.4", reason: "mayNotAttack" },
  protected: { rule: "CC-9.4", reason: "protected" },
  immune: { rule: "CC-13.16", reason: "immune" },
  nothingToDo: { rule: "CC-5.5", reason: "nothingToDo" },
  dynamiteNeedsDuel: { rule: "CC-5.6", reason: "dynamiteNeedsDuel" },
  singerNotHere: { rule: "CC-13.11", reason: "singerNotHere" },
} as const satisfies Record<string, Objection>

export function isEmptySpot(s: CarsonCity, spot: number): boolean {
  return num(s.cowboys, spot) === 0 && s.white !== spot
}

/** Has this seat a cowboy there that would have to fight? */
export function isFighter(s: CarsonCity, spot: number, seat: Seat): boolean {
  const kind = cowboyOn(s, spot, seat)
  return kind === ORDINARY || kind === WITH_DYNAMITE
}

/** CC-22.7: another player's cowboy that would have to fight. */
function holdsOpponent(s: CarsonCity, spot: number, seat: Seat): boolean {
  if (num(s.cowboys, spot) === 0) return false
  for (let other = 0; other < s.seats; other++) if (other !== seat && isFighter(s, spot, other)) return true
  return false
}

/** CC-5.2: does the space offer anything now? */
export function spaceClosed(s: CarsonCity, space: number): Objection | null {
  const slot = num(slotSold, space)
  if (slot >= 0 && num(s.row, slot) < 0) return why.noBuilding
  if (space === AMMUNITION && s.ammunition >= 0) return why.noToken
  if (s.round > num(openUntil, space)) return why.closed
  return null
}

/** CC-12.6: a church of the same owner stands beside it. */
function isProtected(s: CarsonCity, parcel: number, owner: Seat): boolean {
  for (const next of at(neighbours, parcel))
    if (num(s.objects, next) === CHURCH && num(s.owner, next) === owner) return true
  return false
}

/** CC-9.4: may this player attack the building of another? */
export function attackObjection(s: CarsonCity, seat: Seat, parcel: number): Objection | null {
  const owner = num(s.owner, parcel)
  if (!hasIncome(num(s.objects, parcel))) return why.nothingToDo
  const mine = player(s, seat).face
  if (mine >= 0 && !at(faces, mine).mayAttack) return why.mayNotAttack
  const theirs = player(s, owner).face
  if (theirs >= 0 && at(faces, theirs).immune) return why.immune
  return isProtected(s, parcel, owner) ? why.protected : null
}

/** CC-5.5: what the cowboy would be there for, and whether that is allowed. */
function purposeObjection(t: CarsonTable, seat: Seat, parcel: number, kind: number): Objection | null {
  const s = t.state
  const object = num(s.objects, parcel)
  if (object === TOWN_HALL) return null
  const owner = num(s.owner, parcel)
  if (owner === seat) return hasIncome(object) ? null : why.nothingToDo
  if (owner < 0) return isBuyable(t, seat, parcel) ? null : why.nothingToDo
  if (!isBuilding(object)) return why.nothingToDo
  return kind === WHITE ? why.mayNotAttack : attackObjection(s, seat, parcel)
}

/** A parcel that has another use is open to all, whoever owns it, but for what modules object to. */
function useObjection(t: CarsonTable, seat: Seat, parcel: number, kind: number): Objection | null {
  return isUsedOtherwise(t, parcel) ? null : purposeObjection(t, seat, parcel, kind)
}

function joinObjection(s: CarsonCity, seat: Seat, spot: number, kind: number, defends: boolean): Objection | null {
  if (kind === WHITE) return isEmptySpot(s, spot) ? null : why.notEmpty
  if (spot < SPACES && isShared[spot]) return null
  if (cowboyOn(s, spot, seat) > 0) return why.ownCowboyThere
  if (kind === NO_DUEL || kind === EXTRA) return null
  if (s.white === spot) return why.whiteCowboyThere
  const { face } = player(s, seat)
  if (face < 0 || at(faces, face).mayStartDuels || defends) return null
  return holdsOpponent(s, spot, seat) ? why.noDuels : null
}

/** CC-5.6, CC-13.11: which spots a token allows. */
function tokenObjection(spot: number, kind: number): Objection | null {
  if (kind === WITH_DYNAMITE && spot < SPACES && isShared[spot]) return why.dynamiteNeedsDuel
  if (kind === NO_DUEL && !(spot < SPACES && allowsSinger[spot])) return why.singerNotHere
  if (kind === EXTRA && spot !== GAMBLING) return why.singerNotHere
  return null
}

/** Why a cowboy of this kind may not go to a spot; null if it may. */
export function spotObjection(t: CarsonTable, seat: Seat, spot: number, kind: number): Objection | null {
  const s = t.state
  const token = tokenObjection(spot, kind)
  if (token) return token
  const parcel = spot - SPACES
  const use = parcel < 0 ? spaceClosed(s, spot) : useObjection(t, seat, parcel, kind)
  if (use) return use
  const defends = parcel >= 0 && num(s.owner, parcel) === seat
  return joinObjection(s, seat, spot, kind, defends) ?? objectionToEnter(t, seat, spot, kind)
}

/** The seat of the one cowboy left on a spot, −1 if none or several; the white one counts for its holder. */
export function aloneOn(s: CarsonCity, spot: number, sheriff: Seat): Seat {
  let alone = s.white === spot ? sheriff : -1
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isFighter(s, spot, seat)) continue
    if (alone >= 0) return -1
    alone = seat
  }
  return alone
}

/** How many cowboys on a spot would fight. */
export function fightersOn(s: CarsonCity, spot: number): number {
  const standing = num(s.cowboys, spot)
  if (standing === 0) return 0
  let fighters = 0
  for (let seat = 0; seat < s.seats; seat++) if (isFighter(s, spot, seat)) fighters++
  return fighters
}
