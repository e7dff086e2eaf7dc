// Great Western Trail's own part of what is under way in a turn.
import { at, num, type Seat } from "@railhead/engine"
import { COUNTED, NO_SALE, OF_HAND, type Sale, SOLD } from "../../trail/bot/glance.ts"
import { type Promising, promiseOfAction, promiseOfStep } from "../../trail/bot/promises.ts"
import { payable } from "../../trail/state.ts"
import type { TrailStep } from "../../trail/steps.ts"
import { actions } from "../data/actions.ts"
import { tiles } from "../data/tiles.ts"
import { hazardSpaces, KANSAS_CITY, villageSpaces, villageValue } from "../data/trail.ts"
import { cityPlace, stripOf } from "../rules/discs.ts"
import { kit } from "../rules/kit.ts"
import { fieldsAt } from "../rules/local-actions.ts"
import {
  type GreatWesternTrail,
  type GwtStep,
  type GwtTable,
  isBuilding,
  kindOf,
  ownerOf,
  type PhaseB,
  player,
} from "../state.ts"
import { worth } from "./worth.ts"

/** What a tipi is good for beside its dollars, a delivery out of turn, a free move. */
const TIPI = 0.5
const SPECIAL_DELIVERY = 3
const FREE_MOVE = 0.5
const COPY = 1

/** The best tipi that can be taken. */
function bestTrade(s: GreatWesternTrail, seat: Seat): number {
  const purse = payable(player(s, seat))
  for (let i = villageSpaces.length - 1; i >= 0; i--) {
    const space = villageSpaces[i] ?? 0
    const value = villageValue(space)
    if ((s.tiles[space] ?? -1) >= 0 && value + purse >= 0) return Math.max(0, TIPI + worth.dollar * value)
  }
  return 0
}

function bestHazard(s: GreatWesternTrail): number {
  let best = 0
  for (const zone of hazardSpaces)
    for (const space of zone) {
      const kind = kindOf(s.tiles[space] ?? -1)
      const tile = kind >= 0 ? at(tiles, kind) : null
      if (tile?.is === "hazard" && tile.vp > best) best = tile.vp
    }
  return best
}

function ownGain(s: GreatWesternTrail, seat: Seat, give: string): number {
  switch (give) {
    case "trade":
      return bestTrade(s, seat)
    case "removeHazard":
      return bestHazard(s)
    case "specialDelivery":
      return SPECIAL_DELIVERY
    case "freeMove":
      return FREE_MOVE
    case "copyAdjacentBuilding":
      return COPY
    default:
      return 0
  }
}

const promising: Promising = {
  kit,
  worth,
  ownGain: (s: GreatWesternTrail, seat, { give }) => ownGain(s, seat, give),
  ownNeed: () => true,
}

/** How far the sale of the player in turn has come; for others there is none. */
export function lookAtSale(t: GwtTable, seat: Seat, sale: Sale): void {
  const s = t.state
  sale.stage = NO_SALE
  if (s.active !== seat || player(s, seat).rancher !== KANSAS_CITY) return
  sale.stage = SOLD
  for (let i = 0; i < s.agenda.length; i++) {
    const step = at(s.agenda, i)
    if (step.do === "reveal" || step.do === "income") sale.stage = OF_HAND
    else if (step.do === "deliver") deliver(sale, step.value)
    else if (step.do === "takeDisc" && step.to >= cityPlace(0)) deliver(sale, cityValue(t, step.to))
  }
}

function deliver(sale: Sale, value: number): void {
  sale.stage = COUNTED
  sale.value = value
}

function cityValue(t: GwtTable, to: number): number {
  for (const city of stripOf(t).cities) if (cityPlace(city.no) === to) return city.value
  return 0
}

/** What the turn of a seat is still to bring. */
export function promised(t: GwtTable, seat: Seat): number {
  const s = t.state
  if (s.active !== seat) return 0
  let points = 0
  for (let i = 0; i < s.agenda.length; i++) {
    const step = at(s.agenda, i)
    if (step.seat === seat) points += promiseOf(t, step)
  }
  return points
}

function promiseOf(t: GwtTable, step: GwtStep): number {
  switch (step.do) {
    case "phaseB":
      return frame(t, step)
    case "trade":
    case "removeHazard":
    case "specialDelivery":
    case "freeMove":
      return ownGain(t.state, step.seat, step.do)
    default:
      return promiseOfStep(promising, t.state, step as TrailStep)
  }
}

/** Local actions of the location that can still be used. */
function frame(t: GwtTable, step: PhaseB): number {
  const s = t.state
  if (player(s, step.seat).rancher !== step.site || step.aux || num(s.tiles, step.site) !== step.tile) return 0
  if (!isBuilding(step.tile)) return 0
  const owner = ownerOf(step.tile)
  if (owner >= 0 && owner !== step.seat) return 0
  let points = 0
  for (const field of fieldsAt(t, step.site, step.tile))
    if (!(step.used & field.bit)) points += promiseOfAction(promising, s, step.seat, at(actions, field.action))
  return points
}
