// CC-6.1, CC-6.8, CC-7 Phase 3: the actions in the order of their resolution.
import { at, chance, num, push, type Seat, type StepRules, sum, tell } from "@railhead/engine"
import {
  ACTIONS,
  actions,
  BUILDING_INCOME,
  type Counted,
  isShared,
  PARCEL_PURCHASE,
  PLACING,
  spaceOf,
} from "../data/actions.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import {
  AWAY,
  type CarsonCity,
  type CarsonTable,
  cowboyOn,
  EXTRA,
  NO_COWBOY,
  NO_DUEL,
  ORDINARY,
  player,
  setCowboy,
  WHITE,
} from "../state.ts"
import type { ActionStep } from "../steps.ts"
import { useUp } from "./duels.ts"
import { gain, pips, sheriffOf, strength } from "./goods.ts"
import { buildingsOwned, parcelsOwned } from "./land.ts"
import { buildingPrice } from "./purchase.ts"
import { stopForRoads } from "./roads.ts"
import { aloneOn, fightersOn, isEmptySpot } from "./spots.ts"
import { countTurn } from "./turns.ts"

function count(t: CarsonTable, seat: Seat, what: Counted): number {
  if (what === "parcels") return parcelsOwned(t.state, seat)
  return what === "buildings" ? buildingsOwned(t.state, seat) : strength(t, seat)
}

/** CC-7.10; CC-13.11: the red singer's cowboy is paid the product. */
function gamble(t: CarsonTable, seat: Seat, kind: number, rule: string): void {
  const black = pips(chance(t, 6))
  const white = pips(chance(t, 6))
  const money = kind === EXTRA ? black * white : black + white
  player(t.state, seat).money += money
  if (t.log) tell(t, { did: "gambled", seat, rule, black, white, money })
}

/** CC-7.18: what only gives something is not asked. */
function carryOut(t: CarsonTable, seat: Seat, action: number, kind: number): void {
  const s = t.state
  const me = player(s, seat)
  const { id, rule, effect } = at(actions, action)
  if (effect === null) return
  if ("sells" in effect) {
    if (effect.sells === "building") {
      if (buildingPrice(s, seat, effect.slot) <= me.money) countTurn(t, seat)
      push(t, { do: "buyBuilding", seat, slot: effect.slot })
    } else push(t, { do: "buyPoints", seat, price: effect.price })
  } else if ("scores" in effect) {
    const vp = Math.floor(count(t, seat, effect.scores) / effect.divisor)
    gain(s, seat, effect.row, vp)
    if (t.log) tell(t, { did: "award", seat, rule, action: id, vp })
  } else if ("pays" in effect) {
    if (effect.pays === "dice") gamble(t, seat, kind, rule)
    else {
      const money = effect.each * count(t, seat, effect.pays)
      me.money += money
      if (t.log) tell(t, { did: "income", seat, rule, action: id, money })
    }
  } else if (effect.gives === "ammunition") {
    s.ammunition = seat
    if (t.log) tell(t, { did: "ammunition", seat, rule })
  } else give(t, seat, action, 1)
}

/** Money of the salary or roads, for each cowboy. */
export function give(t: CarsonTable, seat: Seat, action: number, cowboys: number): void {
  const { id, rule, effect } = at(actions, action)
  if (effect === null || !("gives" in effect) || effect.gives === "ammunition") return
  const amount = effect.amount * cowboys
  const me = player(t.state, seat)
  if (effect.gives === "money") me.money += amount
  else me.roads += amount
  if (!t.log) return
  if (effect.gives === "money") tell(t, { did: "income", seat, rule, action: id, money: amount })
  else tell(t, { did: "gotRoads", seat, rule, action: id, count: amount })
}

/** Salary and one road, in turn order: how many cowboys of each player stand there; they are used up. */
export function shareOut(t: CarsonTable, action: number, give: (seat: Seat, cowboys: number) => void): void {
  const s = t.state
  const spot = num(spaceOf, action)
  const sheriff = s.white === spot ? sheriffOf(s) : -1
  for (let i = 0; i < s.seats; i++) {
    const seat = num(s.order, i)
    const own = cowboyOn(s, spot, seat)
    const cowboys = own + (seat === sheriff ? 1 : 0)
    if (cowboys === 0) continue
    player(s, seat).general += own
    setCowboy(s, spot, seat, NO_COWBOY)
    give(seat, cowboys)
  }
  if (sheriff >= 0) s.white = AWAY
}

/** The seat whose cowboy stands there with a no-duel token, −1 for none. */
function noDuelOn(s: CarsonCity, spot: number): Seat {
  for (let seat = 0; seat < s.seats; seat++) {
    const kind = cowboyOn(s, spot, seat)
    if (kind === NO_DUEL || kind === EXTRA) return seat
  }
  return -1
}

/** Is there anything to resolve in this action? */
function isIdle(s: CarsonCity, action: number): boolean {
  const spot = num(spaceOf, action)
  return spot >= 0 && isEmptySpot(s, spot)
}

/** A lone cowboy acts, several fight one duel first. */
function contest(t: CarsonTable, action: number): void {
  const spot = num(spaceOf, action)
  if (fightersOn(t.state, spot) > 1) push(t, { do: "duel", seat: -1, spot }, { do: "actAlone", seat: -1, action })
  else actAlone(t, action)
}

function actAlone(t: CarsonTable, action: number): void {
  const s = t.state
  const spot = num(spaceOf, action)
  const seat = aloneOn(s, spot, sheriffOf(s))
  if (seat < 0) return
  const kind = s.white === spot ? WHITE : ORDINARY
  if (kind === WHITE) s.white = AWAY
  else useUp(t, seat, spot)
  carryOut(t, seat, action, kind)
}

function resolve(t: CarsonTable, action: number): void {
  const s = t.state
  const spot = num(spaceOf, action)
  if (action === PARCEL_PURCHASE) push(t, { do: "parcelPurchase", seat: -1 })
  else if (action === BUILDING_INCOME) push(t, { do: "buildingIncome", seat: -1 })
  else if (action === PLACING) {
    for (let i = s.seats - 1; i >= 0; i--)
      if (sum(player(s, num(s.order, i)).kept) > 0) push(t, { do: "buildings", seat: num(s.order, i) })
    stopForRoads(t)
  } else if (isShared[spot]) push(t, { do: "shareOut", seat: -1, action })
  else {
    const seat = noDuelOn(s, spot)
    if (seat < 0) contest(t, action)
    else push(t, { do: "act", seat, action, kind: cowboyOn(s, spot, seat) }, { do: "contest", seat: -1, action })
  }
}

export const actionSteps: StepRules<CarsonCity, ActionStep> = {
  beginActions: {
    rule: "CC-6.1",
    run(t) {
      push(t, { do: "resolve", seat: -1, action: 0 })
      stopForRoads(t)
    },
  },

  resolve: {
    rule: "CC-6.1",
    fields: ["action"],
    run(t, { action }) {
      const s = t.state
      let next = action
      while (next < ACTIONS && isIdle(s, next)) next++
      s.action = next
      if (next === ACTIONS) return
      push(t, { do: "resolve", seat: -1, action: next + 1 })
      resolve(t, next)
    },
  },

  shareOut: {
    rule: "CC-7.1",
    fields: ["action"],
    replaceable: true,
    run(t, { action }) {
      shareOut(t, action, (seat, cowboys) => give(t, seat, action, cowboys))
    },
  },

  // A cowboy with a no-duel token acts first, whoever else stands there.
  act: {
    rule: "CC-6.8",
    fields: ["action", "kind"],
    run(t, { seat, action, kind }) {
      useUp(t, seat, num(spaceOf, action))
      carryOut(t, seat, action, kind)
    },
  },

  contest: {
    rule: "CC-6.8",
    fields: ["action"],
    run(t, { action }) {
      contest(t, action)
    },
  },

  actAlone: {
    rule: "CC-6.5",
    fields: ["action"],
    run(t, { action }) {
      actAlone(t, action)
    },
  },

  buyPoints: {
    rule: "CC-7.14",
    fields: ["price"],
    choices({ state }, { seat, price }, offer) {
      const most = Math.floor(player(state, seat).money / price)
      for (let vp = 0; vp <= most; vp++) offer.add(say.points(vp))
    },
    make(t, { seat, price }, code) {
      const [vp] = say.points.of(code)
      if (vp === 0) return
      player(t.state, seat).money -= vp * price
      gain(t.state, seat, "boughtVP", vp)
      if (t.log) tell(t, { did: "boughtPoints", seat, rule: "CC-7.14", vp, money: vp * price })
    },
    timeout: () => say.points(0),
  },

  endActions: {
    rule: "CC-21.3",
    run(t) {
      announce(t, "afterActions", {})
      stopForRoads(t)
    },
  },
}
