// How strong everybody will be when the duels come, and how likely a seat wins a spot.
import { at, figure, type Seat } from "@railhead/engine"
import { isShared, SPACES } from "../data/actions.ts"
import { faceNamed, faces } from "../data/cards.ts"
import { AMMUNITION_STRENGTH } from "../data/rounds.ts"
import {
  type CarsonCity,
  type CarsonTable,
  cowboyOn,
  IN_RESERVE,
  NO_DUEL,
  ORDINARY,
  player,
  WITH_DYNAMITE,
} from "../state.ts"
import { mayPlace, PLACING } from "./phase.ts"

const LAWYER = faceNamed("18Y")
/** Of the cowboys a seat can still place, the part that stays in its reserve. */
const KEPT = 0.2
/** What a second die, or a second throw, is worth in strength. */
const SECOND_DIE = 3.5
const SECOND_THROW = 1
/** How likely somebody who can still place comes to a spot where nobody else stands. */
const CHALLENGE = 0.12

/** The strength of each seat as it will be, and who can still place: written by `foresee`. */
const strengths: number[] = []
const placing: boolean[] = []
/** How likely the seat that is looked at comes to act on each space it stands on, as far as `chanceOn` was asked. */
export const odds = new Float64Array(SPACES)

export function foresee(t: CarsonTable, phase: number): void {
  const s = t.state
  strengths.length = s.seats
  odds.fill(0)
  for (let seat = 0; seat < s.seats; seat++) {
    const me = player(s, seat)
    const free = mayPlace(s, phase, seat)
    let strength = me.revolvers + me.cowboys * (free ? KEPT : 1)
    if (s.ammunition === seat) strength += AMMUNITION_STRENGTH
    if (me.face >= 0) {
      const face = at(faces, me.face)
      strength += face.strength
      if (face.whiteCowboy && s.white === IN_RESERVE) strength += free ? KEPT : 1
    }
    strengths[seat] = strength
    placing[seat] = phase === PLACING && free && me.cowboys > 0
  }
}

export function strengthOf(seat: Seat): number {
  return figure(strengths, seat)
}

export function strengthen(seat: Seat, more: number): void {
  strengths[seat] = figure(strengths, seat) + more
}

export function isPlacing(seat: Seat): boolean {
  return placing[seat] === true
}

/** The strongest of the others. */
export function strongestOther(seat: Seat): number {
  let best = 0
  for (let other = 0; other < strengths.length; other++)
    if (other !== seat && figure(strengths, other) > best) best = figure(strengths, other)
  return best
}

/** A duel of two dice: exact for whole leads, with equal totals won half the time. */
function wins(lead: number): number {
  if (lead >= 6) return 1
  if (lead <= -6) return 0
  return lead >= 0 ? 1 - ((6 - lead) * (6 - lead)) / 72 : ((6 + lead) * (6 + lead)) / 72
}

/** How likely this seat's cowboy on a spot comes to act; −1 if it has none there. */
export function chanceOn(s: CarsonCity, seat: Seat, spot: number, sheriff: Seat): number {
  const chance = toAct(s, seat, spot, sheriff)
  if (spot < SPACES && chance > 0) odds[spot] = chance
  return chance
}

function toAct(s: CarsonCity, seat: Seat, spot: number, sheriff: Seat): number {
  if (s.white === spot && sheriff === seat) return 1
  const own = cowboyOn(s, spot, seat)
  if (own === 0) return -1
  if (spot < SPACES && isShared[spot] === true) return 1
  if (own >= NO_DUEL) return 1
  const land = spot >= SPACES
  const { face } = player(s, seat)
  if (land && face === LAWYER) return 1
  const mine = duelStrength(s, seat, own)
  let chance = 1
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const kind = cowboyOn(s, spot, other)
    if (kind === ORDINARY || kind === WITH_DYNAMITE) {
      if (land && player(s, other).face === LAWYER) return 0
      chance *= wins(mine - duelStrength(s, other, kind) + tie(s, seat, other))
    } else if (placing[other] === true) chance *= 1 - CHALLENGE * (1 - wins(mine - figure(strengths, other)))
  }
  return chance
}

/** Equal totals go to who passed first. */
function tie(s: CarsonCity, seat: Seat, other: Seat): number {
  const mine = s.passed.indexOf(seat)
  const theirs = s.passed.indexOf(other)
  if (mine === theirs) return 0
  return theirs < 0 || (mine >= 0 && mine < theirs) ? 0.5 : -0.5
}

function duelStrength(s: CarsonCity, seat: Seat, kind: number): number {
  const { face } = player(s, seat)
  const again = face >= 0 && at(faces, face).throwsAgain ? SECOND_THROW : 0
  return figure(strengths, seat) + again + (kind === WITH_DYNAMITE ? SECOND_DIE : 0)
}
