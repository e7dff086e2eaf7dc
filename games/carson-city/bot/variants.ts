// What the variants add to a position: a few estimates, so that bots play them with sense.
import { at, num, type Seat, sum, table } from "@railhead/engine"
import { SPACES } from "../data/actions.ts"
import { RANCH } from "../data/buildings.ts"
import { CORRALS, RANCH_CORRAL } from "../data/corrals.ts"
import { PARCELS } from "../data/map.ts"
import { tilePoints } from "../data/outlaws.ts"
import { sheetItems } from "../data/sheet.ts"
import { strength } from "../rules/goods.ts"
import { income } from "../rules/income.ts"
import { isFighter } from "../rules/spots.ts"
import type { CarsonCity, CarsonTable } from "../state.ts"
import { horsesIn, horsesPlayed, strengthOfHorses } from "../variants/horses/corrals.ts"
import { rodeoTotal } from "../variants/horses/index.ts"
import { isComplete, readOperation, WAIT } from "../variants/kit-carson/operation.ts"
import { carryOut, finish, inHand, takesUpPlaced } from "../variants/kit-carson/operations.ts"
import { duelSpot } from "../variants/survival.ts"

/** Points that things stand for which the base game does not know. */
const guess = {
  /** Each unit of a sheet more or less than in the normal kit. */
  unusual: 0.5,
  /** A pip of a duel tile in hand; the duel it is played in, for whoever wins it. */
  pip: 0.15,
  duel: 2,
  /** The tile that another player in the duel will show. */
  othersTile: 2.5,
  /** How much likelier each point of strength makes it to win a duel. */
  lead: 0.12,
  /** A point of strength by a horse; a dollar of a doubled ranch. */
  strength: 0.35,
  dollar: 0.25,
  /** How likely the leader of the rodeo wins it in the end, and who is behind. */
  leads: 0.8,
  follows: 0.2,
  /** To wait, or to move a cowboy that stands, rather than be done: more than being done can cost. */
  dithering: 1,
  /** Each tick until all is done, and twice for whoever is not: what is only hoped for looks better than what comes of it. */
  tick: 0.3,
}

/** Is there anything here that `lookAhead` does not see? */
export function hasVariants({ newBeginning, survival, kitCarson, outlaws, horses }: CarsonCity): boolean {
  return (newBeginning ?? survival ?? kitCarson ?? outlaws ?? horses) !== null
}

/**
 * CC-17: the position as it will be when the operation of this seat is done. Waiting and taking up a cowboy that stands
 * count as being done: who moves on and on gets nowhere.
 */
export function afterPlans(t: CarsonTable, seat: Seat): CarsonTable {
  if (t.state.kitCarson === null || inHand(t.state, seat).length === 0) return t
  const after = table(t.rules, t.rules.clone(t.state))
  const numbers = inHand(after.state, seat).splice(0)
  const operation = isComplete(numbers) ? readOperation(numbers) : null
  if (operation && operation.what !== WAIT) carryOut(after, seat, operation)
  else if (dithers(numbers)) finish(after, seat)
  return after
}

/** To wait, or to move a cowboy that stands. */
function dithers(numbers: readonly number[]): boolean {
  return takesUpPlaced(numbers) || (isComplete(numbers) && readOperation(numbers).what === WAIT)
}

export function variantWorth(t: CarsonTable, seat: Seat): number {
  const s = t.state
  let worth = 0
  if (s.newBeginning) worth -= guess.unusual * unusual(at(s.newBeginning.sheets, seat))
  if (s.survival) worth += tilesWorth(t, seat)
  if (s.outlaws) worth += fightsWorth(t, seat)
  if (s.horses) worth += horsesWorth(t, seat)
  if (s.kitCarson) worth -= guess.tick * s.kitCarson.tick * (s.passed.includes(seat) ? 1 : 2)
  if (s.kitCarson && dithers(inHand(s, seat))) worth -= guess.dithering
  return worth
}

function unusual(sheet: readonly number[]): number {
  return sum(sheet.map((amount, i) => Math.abs(amount / at(sheetItems, i).unit - at(sheetItems, i).normal)))
}

function tilesWorth(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const { hands, played } = s.survival ?? { hands: [], played: [] }
  const laid = at(played, seat)
  const worth = guess.pip * sum(at(hands, seat))
  const spot = duelSpot(s)
  if (laid.length === 0 || spot < 0) return worth
  let best = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isFighter(s, spot, other)) continue
    const shown = num(s.dice, other * 2) + num(s.dice, other * 2 + 1)
    best = Math.max(best, strength(t, other) + (shown > 0 ? shown : guess.othersTile))
  }
  const lead = strength(t, seat) + sum(laid) - best
  return worth + guess.duel * Math.min(1, Math.max(0, 0.5 + guess.lead * lead))
}

/** Own cowboys that will fight outlaws. */
function fightsWorth(t: CarsonTable, seat: Seat): number {
  const s = t.state
  let worth = 0
  for (const parcel of s.outlaws?.at ?? []) {
    if (!isFighter(s, SPACES + parcel, seat)) continue
    const needed = (s.outlaws?.strength ?? 0) - strength(t, seat)
    worth += tilePoints(s.outlaws?.strength ?? 0) * Math.min(1, Math.max(0, (7 - needed) / 6))
  }
  return worth
}

function horsesWorth(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const all = num(s.horses?.reserve ?? [], seat) + horsesPlayed(s, seat)
  if (horsesPlayed(s, seat) === 0) return 0
  let best = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, rodeoTotal(t, other))
  const rodeo = rodeoTotal(t, seat) > best ? guess.leads : guess.follows
  const ranches = Math.min(CORRALS, horsesIn(s, seat, RANCH_CORRAL)) * bestRanch(t, seat)
  return rodeo * all + guess.strength * strengthOfHorses(s, seat) + guess.dollar * ranches
}

function bestRanch(t: CarsonTable, seat: Seat): number {
  const s = t.state
  let best = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (num(s.objects, parcel) === RANCH && num(s.owner, parcel) === seat) best = Math.max(best, income(t, parcel))
  return best
}
