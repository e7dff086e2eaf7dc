// CC-5.6, CC-17.1, CC-19.9 Cowboys that are moved or taken back in phase 2, with their tokens.
import { at, type Objection, type Offer, type Seat, tell } from "@railhead/engine"
import { isShared, SPACES, SPOTS, spots } from "../data/actions.ts"
import { announce, objection } from "../places.ts"
import { sheriffOf } from "../rules/goods.ts"
import { hasKind, stand } from "../rules/placing.ts"
import { spotObjection } from "../rules/spots.ts"
import { say } from "../say.ts"
import {
  type CarsonCity,
  type CarsonTable,
  cowboyKinds,
  cowboyOn,
  EXTRA,
  IN_RESERVE,
  NO_COWBOY,
  NO_DUEL,
  ORDINARY,
  player,
  setCowboy,
  WHITE,
  WITH_DYNAMITE,
} from "../state.ts"

/** The kind of cowboy this seat could take from a spot, placed there this round; −1 for none (CC-17.7, CC-22.36). */
function placedOn(s: CarsonCity, seat: Seat, spot: number): number {
  const kind = cowboyOn(s, spot, seat)
  if (kind === NO_COWBOY || (seat === s.resident && spot === SPACES + s.townHall)) return -1
  return spot < SPACES && isShared[spot] ? ORDINARY : kind
}

/** Every own cowboy placed this round, corrals included; the white one last. */
function eachPlaced(s: CarsonCity, seat: Seat, visit: (kind: number, spot: number) => void): void {
  for (let spot = 0; spot < s.cowboys.length; spot++) {
    const kind = placedOn(s, seat, spot)
    if (kind >= 0) visit(kind, spot)
  }
  if (s.white >= 0 && sheriffOf(s) === seat) visit(WHITE, s.white)
}

/** How many own cowboys of this round stand on the board. */
export function placedOnBoard(s: CarsonCity, seat: Seat): number {
  let count = 0
  eachPlaced(s, seat, (kind, spot) => {
    if (spot < SPOTS) count += kind === ORDINARY ? cowboyOn(s, spot, seat) : 1
  })
  return count
}

/** Can a player do anything with cowboys: place one, move one, take one back? */
export function hasCowboys(s: CarsonCity, seat: Seat): boolean {
  for (let kind = ORDINARY; kind <= WHITE; kind++) if (hasKind(s, seat, kind)) return true
  let any = false
  eachPlaced(s, seat, () => {
    any = true
  })
  return any
}

export function offerMoves(t: CarsonTable, seat: Seat, offer: Offer): void {
  eachPlaced(t.state, seat, (kind, spot) => {
    if (offer.enough) return
    const against = liftObjection(t, seat, spot)
    if (against === null || anyTarget(t, seat, kind, spot)) offer.add(say.move(kind, spot))
    else if (offer.why) offer.no(say.move(kind, spot), against.rule, against.reason)
  })
}

function anyTarget(t: CarsonTable, seat: Seat, kind: number, from: number): boolean {
  for (let spot = 0; spot < SPOTS; spot++) if (spot !== from && arrivesAs(t, seat, spot, kind) >= 0) return true
  return false
}

/** Why the cowboy may not leave the board for a corral or the reserve; one in a corral always may. */
function liftObjection(t: CarsonTable, seat: Seat, from: number): Objection | null {
  return from >= SPOTS ? null : objection(t, "mayLift", { seat })
}

/** As which kind a cowboy can go to a spot: with its token where that is allowed, otherwise without; −1 if not at all. */
export function arrivesAs(t: CarsonTable, seat: Seat, spot: number, kind: number): number {
  // A token does not go into a corral with its cowboy.
  if (spot >= SPOTS) return kind === WHITE ? WHITE : ORDINARY
  if (spotObjection(t, seat, spot, kind) === null) return kind
  if (kind !== WITH_DYNAMITE && kind !== NO_DUEL) return -1
  return spotObjection(t, seat, spot, ORDINARY) === null ? ORDINARY : -1
}

/** Where a cowboy that stands on `from` could stand instead, or back to the reserve. */
export function offerTargets(t: CarsonTable, seat: Seat, kind: number, from: number, offer: Offer): void {
  for (let spot = 0; spot < SPOTS; spot++) {
    if (spot === from) continue
    if (arrivesAs(t, seat, spot, kind) >= 0) offer.add(say.place(spot))
    else if (offer.why) {
      const against = spotObjection(t, seat, spot, kind)
      if (against) offer.no(say.place(spot), against.rule, against.reason)
    }
  }
  const against = liftObjection(t, seat, from)
  if (against) {
    if (offer.why) offer.no(say["take-back"](), against.rule, against.reason)
    return
  }
  if (kind !== EXTRA) announce(t, "offeringSpots", { seat, kind: kind === WHITE ? WHITE : ORDINARY, offer })
  offer.add(say["take-back"]())
}

/** CC-5.6: a token that cannot go on with its cowboy returns to its owner. */
function returnToken(s: CarsonCity, seat: Seat, kind: number): void {
  if (kind === WITH_DYNAMITE) player(s, seat).dynamite++
  if (kind === NO_DUEL || kind === EXTRA) player(s, seat).noDuel++
}

function lift(s: CarsonCity, seat: Seat, spot: number, kind: number): void {
  if (kind === WHITE) s.white = IN_RESERVE
  else setCowboy(s, spot, seat, kind === ORDINARY ? cowboyOn(s, spot, seat) - 1 : NO_COWBOY)
}

/** The white one, or the extra one of the red singer, goes back where it came from. */
export function takeBack(t: CarsonTable, seat: Seat, kind: number, from: number): void {
  const s = t.state
  const me = player(s, seat)
  lift(s, seat, from, kind)
  returnToken(s, seat, kind)
  if (kind === EXTRA) me.general++
  else if (kind !== WHITE) me.cowboys++
  if (t.log) tell(t, { did: "tookBack", seat, rule: "CC-19.9", action: at(spots, from), cowboy: at(cowboyKinds, kind) })
}

/** `as`: the kind it is on the new spot. */
export function moveOn(t: CarsonTable, seat: Seat, kind: number, from: number, to: number, as: number): void {
  const s = t.state
  lift(s, seat, from, kind)
  if (as !== kind) returnToken(s, seat, kind)
  stand(s, seat, to, as)
  if (t.log)
    tell(t, {
      did: "movedCowboy",
      seat,
      rule: "CC-5.7",
      action: at(spots, to),
      action2: at(spots, from),
      cowboy: at(cowboyKinds, as),
    })
}
