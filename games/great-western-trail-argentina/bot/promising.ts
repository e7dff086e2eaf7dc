// Argentina's own part of what is under way in a turn.
import { at, num, type Seat } from "@railhead/engine"
import { amountOf } from "../../trail/amounts.ts"
import { type Promises, type Promising, promiseAction, promiseStep } from "../../trail/bot/promises.ts"
import type { TrailStep } from "../../trail/steps.ts"
import { actions } from "../data/actions.ts"
import { breedingValues, CATTLE, cards, EXHAUSTION } from "../data/cards.ts"
import { GRAIN_LIMIT } from "../data/players.ts"
import { ships } from "../data/ships.ts"
import { BUENOS_AIRES } from "../data/trail.ts"
import { SHIP } from "../rules/discs.ts"
import { kit } from "../rules/kit.ts"
import { fieldsAt } from "../rules/phase-b.ts"
import { reach, requiredAt } from "../rules/strength.ts"
import {
  type Argentina,
  type ArgStep,
  type ArgTable,
  buildingOf,
  isBuilding,
  kindOf,
  ownerOf,
  type PhaseB,
  type Player,
  player,
} from "../state.ts"

/** What only this game gives, in points. */
const gains: { readonly [give: string]: number } = {
  helpFarmers: 2.5,
  discToQuay: 4,
  takeMarketCard: 3,
  drawThenRemove: 0.8,
  exchangeToken: 0.8,
  returnExhaustion: 2.5,
  exhaustionToOthers: 0.5,
  delivery: 3,
  discardedObjective: 0.5,
}
const GRAIN = 0.7

function grain(s: Argentina, seat: Seat, amount: number): number {
  return GRAIN * Math.min(GRAIN_LIMIT - player(s, seat).grain, amount)
}

export const promising: Promising = {
  kit,
  cattleWorth: Float64Array.from({ length: CATTLE }, (_, card) => {
    if (card === EXHAUSTION) return -2
    const value = num(breedingValues, num(cards.breedOf, card))
    return num(cards.vpOf, card) + (value >= 3 ? 0.8 * (value - 2) : 0)
  }),
  dollar: 0.3,
  ownGain(s: Argentina, seat, gain) {
    if (gain.give === "grain") {
      const { each, of } = gain as { each: number; of: number } & typeof gain
      return grain(s, seat, each * amountOf(kit, s, seat, of))
    }
    if (gain.give === "helpFarmers" && reach(player(s, seat), 0) < 4) return 0
    if (gain.give === "returnExhaustion" && !player(s, seat).hand.includes(EXHAUSTION)) return 0
    return gains[gain.give] ?? 0
  },
  ownNeed: (me, need) => (me as Player).grain >= (need as { amount: number } & typeof need).amount,
}

/** How far the visit to Buenos Aires has come in this turn. */
export interface Visit {
  stage: number
  /** Is the delivery still to come? */
  delivering: number
  /** The value that is counted and still to be loaded. */
  value: number
}
/** The hand is still to be sold; it is sold and counted, but not loaded; all is done. */
export const HAND = 1
export const COUNTED = 2
export const SOLD = 3

export function promised(t: ArgTable, seat: Seat, visit: Visit, p: Promises): void {
  const s = t.state
  visit.stage = 0
  visit.delivering = 0
  if (s.active !== seat) return
  if (player(s, seat).rancher === BUENOS_AIRES) visit.stage = SOLD
  for (let i = 0; i < s.agenda.length; i++) {
    const step = at(s.agenda, i)
    if (step.seat === seat) promiseOf(t, step, visit, p)
  }
}

function promiseOf(t: ArgTable, step: ArgStep, visit: Visit, p: Promises): void {
  const s = t.state
  switch (step.do) {
    case "phaseB":
      return frame(s, step, p)
    case "delivery":
    case "chooseSpace":
      visit.delivering = 1
      return
    case "income":
      visit.stage = HAND
      return
    case "load":
      visit.stage = COUNTED
      visit.value = step.value
      return
    case "takeDisc":
      if (step.to >= SHIP && step.to < SHIP + ships.length) {
        visit.stage = COUNTED
        visit.value = at(ships, step.to - SHIP).value
        return
      }
      if (step.to >= SHIP) {
        p.own += 3
        return
      }
      break
    case "gainGrain":
      p.own += grain(s, step.seat, step.each * amountOf(kit, s, step.seat, step.of))
      return
    case "giveGrain":
      p.own -= GRAIN * step.amount
      return
    case "helpFarmers":
      p.own += 2.7 + 1.5 * step.sites.length
      return
    case "showCattle":
      p.own += 2.5 * step.sites.length
      return
    case "placeFarmers":
      p.own += 0.5
      return
    case "discToQuay":
    case "takeMarketCard":
      p.own += gains[step.do] ?? 0
      return
    case "drawForRemoval":
      p.own += 0.9 * step.upTo
      return
    case "takeToken":
      p.own += 0.8
      return
    case "returnExhaustion":
      p.own += 2.5
      return
  }
  promiseStep(promising, s, step as TrailStep, p)
}

/** Local actions of the location that can still be used, or the farmer that can be helped there. */
function frame(s: Argentina, { seat, site, tile, used, aux }: PhaseB, p: Promises): void {
  const me = player(s, seat)
  if (me.rancher !== site || aux || num(s.tiles, site) !== tile) return
  if (kindOf(tile) >= 0) {
    if (!used && requiredAt(s, site) <= reach(me, 0)) p.own += 1.5
    return
  }
  const owner = ownerOf(tile)
  if (!isBuilding(tile) || (owner >= 0 && owner !== seat)) return
  for (const field of fieldsAt(buildingOf(tile), site))
    if (!(used & field.bit)) promiseAction(promising, s, seat, at(actions, field.action), p)
}
