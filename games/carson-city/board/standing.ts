// What the picture reads out of a position: who stands where, what a building pays now, how strong a seat is.
import { at, num, range, type Seat } from "@railhead/engine"
import { isShared, SPACES } from "../data/actions.ts"
import { HOUSE, incomes, MOUNTAIN, ownedTypes, RIVER, symbols, TOWN_HALL } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { neighbours, PARCELS } from "../data/map.ts"
import { AMMUNITION_STRENGTH } from "../data/rounds.ts"
import { sheriffOf } from "../rules/goods.ts"
import { countOwned } from "../rules/land.ts"
import { aloneOn } from "../rules/spots.ts"
import { type CarsonCity, cowboyOn, IN_RESERVE, NO_DUEL, ORDINARY, player, WITH_DYNAMITE } from "../state.ts"
import { horseStrength } from "./corrals.ts"

/** The seat whose things are shown: the viewer's; for a spectator that of the player whose turn it is. */
export function shownSeat(s: CarsonCity, you: Seat): Seat {
  return you >= 0 ? you : Math.max(0, s.agenda.at(-1)?.seat ?? 0)
}

export interface Standing {
  readonly seat: Seat
  readonly kind: number
  readonly count: number
}

/** Who stands on a spot, from its four bits for each seat. */
export function standing(packed: number, shared: boolean): Standing[] {
  const list: Standing[] = []
  for (let seat = 0, bits = packed; bits > 0; seat++, bits >>>= 4) {
    const here = bits & 15
    if (here > 0) list.push(shared ? { seat, kind: ORDINARY, count: here } : { seat, kind: here, count: 1 })
  }
  return list
}

/** CC-12.16: who occupies the Town Hall, −1 for nobody. */
export function occupantOf(s: CarsonCity): Seat {
  return s.townHall < 0 ? -1 : aloneOn(s, SPACES + s.townHall, sheriffOf(s))
}

/** CC-9.6: what a building pays as it stands, −1 for what pays nothing. A test holds it against the rules. */
export function incomeOf(s: CarsonCity, parcel: number, occupant: Seat): number {
  const object = num(s.objects, parcel)
  const rule = object < 0 ? null : at(incomes, object)
  const owner = num(s.owner, parcel)
  if (rule === null || owner < 0) return -1
  let sum = rule.fixed + rule.perRound * s.round
  if (at(neighbours, parcel).some(next => num(s.objects, next) === RIVER)) sum += rule.riverside
  for (const next of at(neighbours, parcel)) {
    const beside = num(s.objects, next)
    const whose = num(s.owner, next)
    if (beside < 0) sum += rule.perFree
    else if (beside === MOUNTAIN) sum += whose < 0 || whose === owner ? rule.perMountain : 0
    else {
      const { own, unowned, others } = rule.perSymbol
      sum += num(symbols, beside) * (whose < 0 ? unowned : whose === owner ? own : others)
    }
  }
  if (rule.perOwned > 0) sum += rule.perOwned * countOwned(s, owner, num(ownedTypes, object))
  if (occupant === owner) sum += rule.level
  return Math.min(rule.most, Math.max(rule.least, sum))
}

/** CC-9.6: 3 by dynamite, 2 by the grocer or a horse. */
export function timesOf(s: CarsonCity, parcel: number): number {
  if (s.tripled.includes(parcel)) return 3
  const owner = num(s.owner, parcel)
  if (s.doubled.includes(parcel)) return 2
  return owner >= 0 && player(s, owner).doubles === num(s.objects, parcel) && num(s.objects, parcel) >= 0 ? 2 : 1
}

/** Who has passed in this round, in order; while personalities are chosen that is still the round before. */
export function passedNow(s: CarsonCity): readonly Seat[] {
  return isChoosing(s) ? [] : s.passed
}

/** Is the turn order of this round still to be set? */
export function isChoosing(s: CarsonCity): boolean {
  return s.round === 0 || s.agenda.some(step => step.do === "setTurnOrder")
}

/** Can this parcel still be had (CC-1.4)? */
export function isForSale(object: number, owner: Seat): boolean {
  return owner < 0 && object !== TOWN_HALL && object !== RIVER
}

/** An own building on the board. */
export interface Holding {
  readonly parcel: number
  readonly type: number
  /** −1 for what pays nothing. */
  readonly pays: number
}

export function holdings(s: CarsonCity, seat: Seat): Holding[] {
  const occupant = occupantOf(s)
  return range(PARCELS).flatMap(parcel => {
    const type = num(s.objects, parcel)
    if (num(s.owner, parcel) !== seat || type < 0 || type >= HOUSE) return []
    const pays = incomeOf(s, parcel, occupant)
    return [{ parcel, type, pays: pays < 0 ? pays : pays * timesOf(s, parcel) }]
  })
}

export function incomeAhead(s: CarsonCity, seat: Seat): number {
  return holdings(s, seat).reduce((sum, { pays }) => sum + Math.max(0, pays), 0)
}

/** CC-1.10: the parts of a seat's strength. */
export interface Strength {
  readonly revolvers: number
  readonly cowboys: number
  /** The +3 token, and what the card adds. */
  readonly token: number
  readonly card: number
  /** Of the first corral (CC-19.5). */
  readonly horses: number
  readonly sum: number
}

export function strengthOf(s: CarsonCity, seat: Seat): Strength {
  const { revolvers, cowboys, face } = player(s, seat)
  const token = s.ammunition === seat ? AMMUNITION_STRENGTH : 0
  const row = face < 0 ? null : at(faces, face)
  const card = (row?.strength ?? 0) + (row?.whiteCowboy && s.white === IN_RESERVE ? 1 : 0)
  const horses = horseStrength(s, seat)
  return { revolvers, cowboys, token, card, horses, sum: revolvers + cowboys + token + card + horses }
}

/** CC-10.6: −1 while the seat has no card. */
export function limitOf(s: CarsonCity, seat: Seat): number {
  const { face, kid } = player(s, seat)
  return face < 0 ? -1 : at(faces, face).limit + (kid < 0 ? 0 : at(faces, kid).limit)
}

export function isFighter(kind: number): boolean {
  return kind > 0 && kind < NO_DUEL
}

/** The seats that would fight on a spot; on shared spaces nobody does. */
export function fighters(s: CarsonCity, spot: number): Seat[] {
  if (spot < SPACES && isShared[spot]) return []
  return range(s.seats).filter(seat => isFighter(cowboyOn(s, spot, seat)))
}

export function diceOf(kind: number): number {
  return kind === WITH_DYNAMITE ? 2 : 1
}
