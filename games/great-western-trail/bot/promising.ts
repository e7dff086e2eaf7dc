// Great Western Trail's own part of what is under way in a turn.
import { at, num, type Seat } from "@railhead/engine"
import { type Promises, type Promising, promiseAction, promiseStep } from "../../trail/bot/promises.ts"
import type { TrailStep } from "../../trail/steps.ts"
import { actions } from "../data/actions.ts"
import { breedingValues, CATTLE, cards } from "../data/cards.ts"
import { KANSAS_CITY } from "../data/trail.ts"
import { cityPlace, stripOf } from "../rules/discs.ts"
import { kit } from "../rules/kit.ts"
import { fieldsAt } from "../rules/local-actions.ts"
import { type GwtStep, type GwtTable, isBuilding, ownerOf, type PhaseB, player } from "../state.ts"

/** What only this game gives, in points. */
const gains: { readonly [give: string]: number } = {
  trade: 1,
  removeHazard: 2.5,
  specialDelivery: 3,
  freeMove: 0.5,
  copyAdjacentBuilding: 1,
}

export const promising: Promising = {
  kit,
  cattleWorth: Float64Array.from({ length: CATTLE }, (_, card) => {
    const value = num(breedingValues, num(cards.breedOf, card))
    return num(cards.vpOf, card) + (value >= 3 ? 0.8 * (value - 2) : 0)
  }),
  dollar: 0.3,
  ownGain: (_s, _seat, { give }) => gains[give] ?? 0,
  ownNeed: () => true,
}

/** How far the sale in Kansas City has come in this turn. */
export interface Sale {
  stage: number
  /** The value that is counted and still to be delivered. */
  value: number
}
/** The hand is still to be sold; it is sold and counted, but not delivered; all is done. */
export const HAND = 1
export const COUNTED = 2
export const SOLD = 3

export function promised(t: GwtTable, seat: Seat, sale: Sale, p: Promises): void {
  const s = t.state
  sale.stage = 0
  if (s.active !== seat) return
  if (player(s, seat).rancher === KANSAS_CITY) sale.stage = SOLD
  for (let i = 0; i < s.agenda.length; i++) {
    const step = at(s.agenda, i)
    if (step.seat === seat) promiseOf(t, step, sale, p)
  }
}

function promiseOf(t: GwtTable, step: GwtStep, sale: Sale, p: Promises): void {
  switch (step.do) {
    case "phaseB":
      return frame(t, step, p)
    case "reveal":
    case "income":
      sale.stage = HAND
      return
    case "deliver":
      return deliver(sale, step.value)
    case "takeDisc":
      if (step.to >= cityPlace(0)) return deliver(sale, cityValue(t, step.to))
      break
    case "trade":
    case "removeHazard":
    case "specialDelivery":
    case "freeMove":
      p.own += gains[step.do] ?? 0
      return
  }
  promiseStep(promising, t.state, step as TrailStep, p)
}

function deliver(sale: Sale, value: number): void {
  sale.stage = COUNTED
  sale.value = value
}

function cityValue(t: GwtTable, to: number): number {
  for (const city of stripOf(t).cities) if (cityPlace(city.no) === to) return city.value
  return 0
}

/** Local actions of the location that can still be used. */
function frame(t: GwtTable, step: PhaseB, p: Promises): void {
  const s = t.state
  if (player(s, step.seat).rancher !== step.site || step.aux || num(s.tiles, step.site) !== step.tile) return
  if (!isBuilding(step.tile)) return
  const owner = ownerOf(step.tile)
  if (owner >= 0 && owner !== step.seat) return
  for (const field of fieldsAt(t, step.site, step.tile))
    if (!(step.used & field.bit)) promiseAction(promising, s, step.seat, at(actions, field.action), p)
}
