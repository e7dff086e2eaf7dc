// CC-5 Phase 2: placing cowboys.
import {
  at,
  could,
  last,
  num,
  type Offer,
  offer as offered,
  push,
  type Seat,
  type StepRules,
  tell,
} from "@railhead/engine"
import { isShared, mayClose, SPACES, SPOTS, spots } from "../data/actions.ts"
import { hasIncome } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { PARCELS } from "../data/map.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import {
  type CarsonCity,
  type CarsonTable,
  cowboyKinds,
  cowboyOn,
  EXTRA,
  IN_RESERVE,
  NO_DUEL,
  ORDINARY,
  player,
  setCowboy,
  UNOWNED,
  WHITE,
  WITH_DYNAMITE,
} from "../state.ts"
import type { PlacingStep } from "../steps.ts"
import { spaceClosed, spotObjection } from "./spots.ts"
import { countTurn } from "./turns.ts"

/** Has this player such a cowboy, with its token? */
export function hasKind(s: CarsonCity, seat: Seat, kind: number): boolean {
  const me = player(s, seat)
  const face = at(faces, me.face)
  if (kind === WHITE) return face.whiteCowboy && s.white === IN_RESERVE
  if (kind === EXTRA) return face.extraCowboy && me.noDuel > 0 && me.general > 0
  if (me.cowboys === 0) return false
  if (kind === WITH_DYNAMITE) return me.dynamite > 0
  return kind === NO_DUEL ? me.noDuel > 0 && !face.extraCowboy : true
}

/** CC-5.2: every spot of the board, and what modules add. */
export function offerSpots(t: CarsonTable, seat: Seat, kind: number, offer: Offer): void {
  const { usualUse, mayEnter, mayBuy } = t.rules.objects
  if (kind === ORDINARY && !offer.why && !usualUse && !mayEnter && !mayBuy) offerQuickly(t, seat, offer)
  else
    for (let spot = 0; spot < SPOTS && !offer.enough; spot++) {
      const against = spotObjection(t, seat, spot, kind)
      if (against === null) offer.add(say.place(spot))
      else if (offer.why) offer.no(say.place(spot), against.rule, against.reason)
    }
  if (t.rules.at.offeringSpots) announce(t, "offeringSpots", { seat, kind, offer })
}

/** Codes of one verb follow each other. */
const PLACE = say.place(0)

/**
 * Hot: half of all decisions are placements of an ordinary cowboy, with 85 spots each. This says the same as
 * `spotObjection`, which a test holds against it, but looks first at what settles most spots; random play gains half.
 */
function offerQuickly(t: CarsonTable, seat: Seat, offer: Offer): void {
  const s = t.state
  const { cowboys, owner, white } = s
  const careful = !at(faces, player(s, seat).face).mayStartDuels
  for (let space = 0; space < SPACES; space++) {
    const free = isShared[space] === true || (cowboys[space] === 0 && white !== space)
    if (free && !careful) {
      if (mayClose[space] === false || spaceClosed(s, space) === null) offer.add(PLACE + space)
    } else if (spotObjection(t, seat, space, ORDINARY) === null) offer.add(PLACE + space)
  }
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const spot = SPACES + parcel
    if (owner[parcel] === UNOWNED) {
      // Town Hall or buyable.
      if (cowboys[spot] === 0 && white !== spot) offer.add(PLACE + spot)
      else if (spotObjection(t, seat, spot, ORDINARY) === null) offer.add(PLACE + spot)
    } else if (hasIncome(num(s.objects, parcel)) && spotObjection(t, seat, spot, ORDINARY) === null)
      offer.add(PLACE + spot)
  }
}

/** Hot, so the step itself is asked only where modules may know of another spot. */
function anySpot(t: CarsonTable, seat: Seat, kind: number): boolean {
  for (let spot = 0; spot < SPOTS; spot++) if (spotObjection(t, seat, spot, kind) === null) return true
  const special = { do: "placeSpecial", seat, kind }
  return t.rules.at.offeringSpots !== undefined && could(t, special)
}

/** Every cowboy that this player can place: an ordinary one at once, others by their kind first. */
export function offerPlacements(t: CarsonTable, seat: Seat, offer: Offer): void {
  if (hasKind(t.state, seat, ORDINARY)) offerSpots(t, seat, ORDINARY, offer)
  for (let kind = WITH_DYNAMITE; kind <= WHITE; kind++)
    if (hasKind(t.state, seat, kind) && anySpot(t, seat, kind)) offer.add(say.with(kind))
}

/** Puts a cowboy on a spot; whose reserve it comes from is settled by then. */
export function stand(s: CarsonCity, seat: Seat, spot: number, kind: number): void {
  // On shared spaces the four bits count: there every cowboy is an ordinary one.
  if (kind === WHITE) s.white = spot
  else if (kind === ORDINARY) setCowboy(s, spot, seat, cowboyOn(s, spot, seat) + 1)
  else setCowboy(s, spot, seat, kind)
}

/** A cowboy of the reserve, with its token, goes to a spot. */
export function placeOn(t: CarsonTable, seat: Seat, spot: number, kind: number): void {
  const me = player(t.state, seat)
  if (kind === EXTRA) me.general--
  else if (kind !== WHITE) me.cowboys--
  if (kind === WITH_DYNAMITE) me.dynamite--
  if (kind === NO_DUEL || kind === EXTRA) me.noDuel--
  stand(t.state, seat, spot, kind)
  if (t.log) tell(t, { did: "placed", seat, rule: "CC-5.1", action: at(spots, spot), cowboy: at(cowboyKinds, kind) })
}

/** CC-5.1: one placement, and what follows it; then it is the next player's turn. */
export function placeInTurn(t: CarsonTable, seat: Seat, spot: number, kind: number): void {
  placeOn(t, seat, spot, kind)
  if (t.rules.at.afterPlacing === undefined) nextPlacement(t, seat)
  else {
    // What follows a placement can be another one in the same turn (CC-19.9).
    if (last(t.state.agenda)?.do !== "nextToPlace") push(t, { do: "nextToPlace", seat })
    announce(t, "afterPlacing", { seat, spot })
  }
}

/** CC-5.3: the lowest free number of the passing order. */
export function pass(t: CarsonTable, seat: Seat): void {
  const { passed } = t.state
  passed.push(seat)
  if (t.log) tell(t, { did: "passed", seat, rule: "CC-5.3", place: passed.length })
}

/** CC-5.1: round and round in turn order until all have passed. */
function nextPlacement(t: CarsonTable, after: Seat): void {
  const s = t.state
  const place = s.order.indexOf(after)
  for (let i = 1; i <= s.seats; i++) {
    const seat = num(s.order, (place + i) % s.seats)
    if (s.passed.includes(seat)) continue
    if (hasKind(s, seat, ORDINARY)) countTurn(t, seat)
    push(t, { do: "place", seat })
    return
  }
}

export const placingSteps: StepRules<CarsonCity, PlacingStep> = {
  placeCowboys: {
    rule: "CC-5.1",
    replaceable: true,
    run(t) {
      t.state.passed.length = 0
      nextPlacement(t, num(t.state.order, t.state.seats - 1))
    },
  },

  place: {
    rule: "CC-5.1",
    choices(t, { seat }, offer) {
      offer.add(say.pass())
      if (!offer.enough) offerPlacements(t, seat, offer)
    },
    make(t, { seat }, code) {
      if (say.place.is(code)) placeInTurn(t, seat, say.place.of(code)[0], ORDINARY)
      else if (say.with.is(code)) push(t, { do: "placeSpecial", seat, kind: say.with.of(code)[0] })
      else {
        pass(t, seat)
        nextPlacement(t, seat)
      }
    },
    timeout: () => say.pass(),
  },

  // The white cowboy, the red singer's, or one with a token: the spot is a choice of its own.
  placeSpecial: {
    rule: "CC-5.6",
    fields: ["kind"],
    choices(t, { seat, kind }, offer) {
      offerSpots(t, seat, kind, offer)
    },
    make(t, { seat, kind }, code) {
      placeInTurn(t, seat, say.place.of(code)[0], kind)
    },
    timeout: (t, { seat }) => offered(t, seat).code(0),
  },

  nextToPlace: {
    rule: "CC-5.1",
    run(t, { seat }) {
      nextPlacement(t, seat)
    },
  },
}
