// CC-19.4, CC-19.5 Horses and cowboys in corrals.
import { add, at, num, type Offer, type Seat, tell } from "@railhead/engine"
import { SPOTS } from "../../data/actions.ts"
import { CORRALS, corralStrength, STRENGTH_CORRAL } from "../../data/corrals.ts"
import { rows } from "../../places.ts"
import { sheriffOf } from "../../rules/goods.ts"
import { say } from "../../say.ts"
import { type Horses, sliceOf } from "../../slices.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, ORDINARY, player, WHITE } from "../../state.ts"

export function horsesOf(s: CarsonCity): Horses {
  return sliceOf(s.horses)
}

export function horsesIn(s: CarsonCity, seat: Seat, corral: number): number {
  return num(horsesOf(s).corrals, seat * CORRALS + corral)
}

/** Horses of a player in all corrals. */
export function horsesPlayed(s: CarsonCity, seat: Seat): number {
  let count = 0
  for (let corral = 0; corral < CORRALS; corral++) count += horsesIn(s, seat, corral)
  return count
}

/** CC-19.5: +1, or +2 with three or more horses. */
export function strengthOfHorses(s: CarsonCity, seat: Seat): number {
  return num(corralStrength, Math.min(horsesIn(s, seat, STRENGTH_CORRAL), corralStrength.length - 1))
}

/** A horse of the personal reserve goes in; what the corral does at once is done. */
export function putHorse(t: CarsonTable, seat: Seat, corral: number): void {
  const s = t.state
  const { id, money } = at(rows(t, "corrals"), corral)
  add(horsesOf(s).reserve, seat, -1)
  add(horsesOf(s).corrals, seat * CORRALS + corral, 1)
  player(s, seat).money += money
  if (t.log) tell(t, { did: "horse", seat, rule: "CC-19.5", corral: id, money })
}

/** The corrals that are in use at this table (CC-17.6). */
export function offerCorrals(t: CarsonTable, offer: Offer): void {
  rows(t, "corrals").forEach(({ open }, corral) => {
    if (open) offer.add(say.horse(corral))
    else if (offer.why) offer.no(say.horse(corral), "CC-17.6", "corralClosed")
  })
}

/** CC-19.4, CC-19.12: an ordinary or the white cowboy, one in each corral. */
export function offerCorralSpots(t: CarsonTable, seat: Seat, kind: number, offer: Offer): void {
  if (kind !== ORDINARY && kind !== WHITE) return
  const s = t.state
  const white = sheriffOf(s) === seat ? s.white : -1
  rows(t, "corrals").forEach(({ open }, corral) => {
    const spot = SPOTS + corral
    const taken = cowboyOn(s, spot, seat) > 0 || white === spot
    if (open && !taken) offer.add(say.place(spot))
    else if (offer.why) offer.no(say.place(spot), open ? "CC-19.4" : "CC-17.6", open ? "corralTaken" : "corralClosed")
  })
}
