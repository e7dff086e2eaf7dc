// Which duel the picture shows in the track's place: one that is being decided, or that led to this question.
import { at, num, range, type Seat } from "@railhead/engine"
import { actions, BUILDING_INCOME, PARCEL_PURCHASE, SPACES, spaces, spotNamed, spots } from "../data/actions.ts"
import { type CarsonCity, cowboyOn } from "../state.ts"
import type { Duel, Lane } from "./last-duel.ts"
import { type Fighter, odds } from "./odds.ts"
import { isSharpshooter } from "./sheets.ts"
import { isFighter, strengthOf } from "./standing.ts"
import { choosesTile, laidBy } from "./tiles.ts"

/** The action in which a spot is fought for: 4 for the purchase of parcels, 16 for the building income. */
function isFoughtIn(spot: string, action: number): boolean {
  const i = spotNamed(spot)
  if (i >= SPACES) return action === PARCEL_PURCHASE || action === BUILDING_INCOME
  return num(spaces, i) === action
}

/** Of several in one action the last in which the viewer fought, or the last of all. */
export function shownDuel(s: CarsonCity, last: readonly Duel[], you: Seat): Duel | null {
  const step = s.agenda.at(-1)
  if (step?.do === "secondThrow") return underWay(s, step.spot)
  if (s.survival && s.agenda.some(one => one.do === "showTiles")) return layingTiles(s)
  // The cowboy is sent to a space of the track.
  if (step?.do === "seeDoctor") return null
  const now = last.filter(
    ({ spot, winner, lanes }) => winner >= 0 && isFoughtIn(spot, s.action) && lanes.every(({ seat }) => seat < s.seats),
  )
  const shown = now.findLast(({ lanes }) => lanes.some(({ seat }) => seat === you)) ?? now.at(-1)
  return shown ? { ...shown, lanes: inPassingOrder(s, shown.lanes) } : null
}

function underWay(s: CarsonCity, spot: number): Duel {
  const lanes = range(s.seats)
    .filter(seat => isFighter(cowboyOn(s, spot, seat)))
    .map(seat => {
      const [die, die2, strength] = [num(s.dice, seat * 2), num(s.dice, seat * 2 + 1), strengthOf(s, seat).sum]
      return { seat, strength, die, die2, total: strength + die + die2 }
    })
  return { spot: at(spots, spot), lanes: inPassingOrder(s, lanes), winner: -1 }
}

/** CC-16.6: all lay tiles in secret; what somebody has laid before, such as the others of a gunsmith, is seen. */
function layingTiles(s: CarsonCity): Duel | null {
  const spot = s.agenda.findLast(step => step.do === "showTiles")?.spot ?? -1
  const settling = s.agenda.find(step => step.do === "settleDuel" || step.do === "settleFight")
  if (spot < 0 || !settling) return null
  const lanes = range(s.seats)
    .filter(seat => isFighter(cowboyOn(s, spot, seat)))
    .map((seat): Lane => {
      const strength = strengthOf(s, seat).sum
      const laid = laidBy(s, seat)
      const [die, die2] = [num(s.dice, seat * 2), num(s.dice, seat * 2 + 1)]
      const open = laid.length === 0 && !choosesTile(s, seat)
      const tiles = open ? [die, ...(die2 > 0 ? [die2] : [])] : laid
      return { seat, strength, die, die2, total: open ? strength + die + die2 : -1, tiles }
    })
  return { spot: at(spots, spot), lanes: inPassingOrder(s, lanes), winner: -1 }
}

function inPassingOrder(s: CarsonCity, lanes: readonly Lane[]): Lane[] {
  return lanes.toSorted((a, b) => s.passed.indexOf(a.seat) - s.passed.indexOf(b.seat))
}

/** The seat that may throw again, −1 for none. */
export function throwsAgain(s: CarsonCity): Seat {
  const step = s.agenda.at(-1)
  return step?.do === "secondThrow" ? step.seat : -1
}

/** The chances before the dice, in the order of the lanes. */
export function chances(s: CarsonCity, lanes: readonly Lane[]): number[] {
  return odds(
    lanes.map(
      ({ seat, strength, die2 }): Fighter => ({
        strength,
        dice: die2 > 0 ? 2 : 1,
        spare: isSharpshooter(s, seat) ? 1 : 0,
      }),
    ),
  )
}

/** The number of the action in which a duel is fought, from 1. */
export function actionOf(s: CarsonCity, spot: string): number {
  const i = spotNamed(spot)
  return (i >= SPACES ? Math.max(0, s.action) : num(spaces, i)) + 1
}

export const ACTION_COUNT = actions.length
