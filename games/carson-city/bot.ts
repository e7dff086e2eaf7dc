// How good a position is for a seat, in victory points.
import { at, last, num, type Seat, score } from "@railhead/engine"
import { promiseOfSpots } from "./bot/promise.ts"
import { incomesLeft, keptWorth, siteWorth, weights } from "./bot/worth.ts"
import { BUILDING_INCOME } from "./data/actions.ts"
import { hasIncome } from "./data/buildings.ts"
import { faces } from "./data/cards.ts"
import { PARCELS } from "./data/map.ts"
import { FINAL_CASH_PER_POINT, ROUNDS } from "./data/rounds.ts"
import { income } from "./rules/income.ts"
import { isFree } from "./rules/land.ts"
import { cashLimit } from "./rules/round-end.ts"
import { type CarsonCity, type CarsonTable, IN_RESERVE, player } from "./state.ts"

/** What a side of a card is worth for the round beyond what it gives at once. */
const cardWorth: Readonly<Record<string, number>> = {
  "1Y": 1.8,
  "1R": 1,
  "2R": 1.5,
  "3Y": 1.8,
  "4Y": 1.4,
  "7Y": 1.5,
  "7R": 1,
  "8R": 0.8,
  "10Y": 1.2,
  "10R": 0.8,
  "11Y": 1.6,
  "11R": 2,
  "13Y": 0.8,
  "14Y": 0.8,
  "14R": 0.8,
  "16Y": 0.6,
  "17Y": 0.5,
  "18Y": 0.8,
  "18R": 1.4,
}

/** Points as they stand and what the position promises, less a part of what the best other has. */
export function evaluate(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const { totals } = score(t.rules, s)
  let best = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, num(totals, other))
  const own = num(totals, seat) - Math.floor(player(s, seat).money / FINAL_CASH_PER_POINT)
  if (s.round > ROUNDS) return num(totals, seat) - best
  return own + promise(t, seat) - weights.rival * best
}

function promise(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const me = player(s, seat)
  const left = ROUNDS - s.round
  let worth = moneyWorth(s, seat) + later(t, seat) + promiseOfSpots(t, seat) + pending(s, seat)
  worth += me.cowboys * num(weights.cowboy, s.round)
  worth += me.revolvers * weights.revolver * (left + 1)
  worth += me.roads * weights.roadInReserve + me.dynamite * weights.dynamite
  if (s.ammunition === seat) worth += weights.ammunition
  if (me.face >= 0) {
    const { id, whiteCowboy } = at(faces, me.face)
    if (s.action < BUILDING_INCOME && !(whiteCowboy && s.white !== IN_RESERVE)) worth += cardWorth[id] ?? 0
  }
  for (let type = 0; type < me.kept.length; type++)
    if (num(me.kept, type) > 0) worth += num(me.kept, type) * keptWorth(s, seat, type)
  return worth
}

function moneyWorth(s: CarsonCity, seat: Seat): number {
  const { money, face } = player(s, seat)
  const limit = face < 0 ? weights.usualLimit : cashLimit(s, seat)
  return Math.min(money, limit) * num(weights.dollar, s.round) + Math.max(0, money - limit) * weights.excess
}

/** Own buildings and free parcels, for the rounds that are left. */
function later(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const rate = weights.laterIncome * num(weights.dollar, s.round) * incomesLeft(s)
  let worth = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (num(s.owner, parcel) !== seat) continue
    if (hasIncome(num(s.objects, parcel))) worth += income(t, parcel) * rate
    else if (isFree(s, parcel)) worth += siteWorth(s, parcel, seat)
  }
  return worth
}

/** Bids that stand, and what is about to be chosen. */
function pending(s: CarsonCity, seat: Seat): number {
  const step = last(s.agenda)
  if (step === null) return 0
  if (step.do === "bid" && step.holder === seat) {
    const lot = step.lot.length === 0 ? weights.ammunition * 1.5 : 2 * weights.parcel * (ROUNDS - s.round + 2)
    const paid = step.by === seat ? step.last / 2 : step.last
    return lot - paid * num(weights.dollar, s.round)
  }
  if (step.seat !== seat) return 0
  return step.do === "secondCard" || step.do === "placeSpecial" ? weights.pending : 0
}
