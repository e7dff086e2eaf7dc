// Argentina's own part of what is under way in a turn.
import { at, num, type Seat } from "@railhead/engine"
import { amountOf } from "../../trail/amounts.ts"
import { COUNTED, NO_SALE, OF_HAND, type Sale, SOLD } from "../../trail/bot/glance.ts"
import { type Promising, promiseOfAction, promiseOfStep } from "../../trail/bot/promises.ts"
import type { TrailStep } from "../../trail/steps.ts"
import { actions } from "../data/actions.ts"
import { EXHAUSTION } from "../data/cards.ts"
import { quays } from "../data/cities.ts"
import type { Effect, OwnNeed } from "../data/effects.ts"
import { GRAIN_LIMIT } from "../data/players.ts"
import { ships } from "../data/ships.ts"
import { BUENOS_AIRES } from "../data/trail.ts"
import { quayPlace, shipPlace } from "../rules/discs.ts"
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
import { farmersInReach } from "./farmers.ts"
import { worth } from "./worth.ts"

/** A disc on a quay beside its points, a card of the market, an exhaustion card less, a delivery out of turn. */
const QUAY = 2
const MARKET_CARD = 4
const REST = 2
const DELIVERY = 3

function grain(s: Argentina, seat: Seat, amount: number): number {
  return worth.grain * Math.min(GRAIN_LIMIT - player(s, seat).grain, amount)
}

function discOnQuay(quay: number): number {
  return at(quays, quay).vp + QUAY + worth.disc
}

function ownGain(s: Argentina, seat: Seat, gain: Effect): number {
  const me = player(s, seat)
  switch (gain.give) {
    case "grain":
      return grain(s, seat, gain.each * amountOf(kit, s, seat, gain.of))
    case "helpFarmers":
      return worth.farmer * farmersInReach(s, me, gain.bonus)
    case "discToQuay":
      return discOnQuay(quays.findIndex(quay => quay.id === gain.quay))
    case "takeMarketCard":
      return MARKET_CARD
    case "drawThenRemove":
      return worth.removal * gain.upTo
    case "exchangeToken":
      return worth.token
    case "returnExhaustion":
      return me.hand.includes(EXHAUSTION) ? REST : 0
    case "delivery":
      return DELIVERY
    default:
      return 0
  }
}

const promising: Promising = {
  kit,
  worth,
  ownGain: (s: Argentina, seat, gain) => ownGain(s, seat, gain as Effect),
  ownNeed: (me, need) => (me as Player).grain >= (need as OwnNeed).amount,
}

/** A sale in Buenos Aires, and whether the delivery before it is still to come. */
export interface Visit extends Sale {
  delivering: boolean
}

/** How far the visit of the player in turn has come; for others there is none. */
export function lookAtVisit(s: Argentina, seat: Seat, visit: Visit): void {
  visit.stage = NO_SALE
  visit.delivering = false
  if (s.active !== seat || player(s, seat).rancher !== BUENOS_AIRES) return
  visit.stage = SOLD
  for (let i = 0; i < s.agenda.length; i++) {
    const step = at(s.agenda, i)
    if (step.do === "delivery" || step.do === "chooseSpace") visit.delivering = true
    else if (step.do === "income") visit.stage = OF_HAND
    else if (step.do === "load") load(visit, step.value)
    else if (step.do === "takeDisc" && step.to >= shipPlace(0) && step.to < quayPlace(0))
      load(visit, at(ships, step.to - shipPlace(0)).value)
  }
}

function load(visit: Visit, value: number): void {
  visit.stage = COUNTED
  visit.value = value
}

/** What the turn of a seat is still to bring. */
export function promised(t: ArgTable, seat: Seat): number {
  const s = t.state
  if (s.active !== seat) return 0
  let points = 0
  for (let i = 0; i < s.agenda.length; i++) {
    const step = at(s.agenda, i)
    if (step.seat === seat) points += promiseOf(s, step)
  }
  return points
}

function promiseOf(s: Argentina, step: ArgStep): number {
  switch (step.do) {
    case "phaseB":
      return frame(s, step)
    case "takeDisc":
      if (step.to >= quayPlace(0)) return discOnQuay(step.to - quayPlace(0))
      return step.to < shipPlace(0) ? promiseOfStep(promising, s, step) : 0
    case "gainGrain":
      return grain(s, step.seat, step.each * amountOf(kit, s, step.seat, step.of))
    case "giveGrain":
      return -worth.grain * step.amount
    case "helpFarmers":
      return worth.farmer * farmersInReach(s, player(s, step.seat), step.bonus)
    case "showCattle":
      return worth.farmer * step.sites.length
    case "discToQuay":
      return discOnQuay(step.quay)
    case "takeMarketCard":
      return MARKET_CARD
    case "drawForRemoval":
      return worth.removal * step.upTo
    case "takeToken":
      return worth.token
    case "returnExhaustion":
      return REST
    default:
      return promiseOfStep(promising, s, step as TrailStep)
  }
}

/** Local actions of the location that can still be used, or the farmer that can be helped there. */
function frame(s: Argentina, { seat, site, tile, used, aux }: PhaseB): number {
  const me = player(s, seat)
  if (me.rancher !== site || aux || num(s.tiles, site) !== tile) return 0
  if (kindOf(tile) >= 0) return !used && requiredAt(s, site) <= reach(me, 0) ? worth.farmer / 2 : 0
  const owner = ownerOf(tile)
  if (!isBuilding(tile) || (owner >= 0 && owner !== seat)) return 0
  let points = 0
  for (const field of fieldsAt(buildingOf(tile), site))
    if (!(used & field.bit)) points += promiseOfAction(promising, s, seat, at(actions, field.action))
  return points
}
