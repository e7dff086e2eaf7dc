// CC-9, CC-12 Building income: what each building pays, and to whom.
import { at, num, type Seat, tell } from "@railhead/engine"
import { SPACES } from "../data/actions.ts"
import { incomes, MOUNTAIN, objects, ownedTypes, RIVER, symbols } from "../data/buildings.ts"
import { neighbours, PARCELS, parcels } from "../data/map.ts"
import { paysInFull, total } from "../places.ts"
import { type CarsonCity, type CarsonTable, player } from "../state.ts"
import { sheriffOf } from "./goods.ts"
import { countOwned } from "./land.ts"
import { aloneOn } from "./spots.ts"

/** CC-12.16: who occupies the Town Hall, −1 for nobody. */
function occupantOf(s: CarsonCity): Seat {
  return s.townHall < 0 ? -1 : aloneOn(s, SPACES + s.townHall, sheriffOf(s))
}

/** CC-12.15: levels that a player's buildings pay more. */
function levels(t: CarsonTable, seat: Seat): number {
  const own = t.state.townHall >= 0 && occupantOf(t.state) === seat ? 1 : 0
  return t.rules.adds.levels === undefined ? own : own + total(t, "levels", seat)
}

/** L of CC-9.6: the income by the building's rule, with the levels, not above the highest figure (CC-9.8). */
export function income(t: CarsonTable, parcel: number): number {
  const s = t.state
  const object = num(s.objects, parcel)
  const rule = object < 0 ? null : at(incomes, object)
  if (rule === null) return 0
  const owner = num(s.owner, parcel)
  let sum = rule.fixed + rule.perRound * s.round
  let riverside = 0
  for (const next of at(neighbours, parcel)) {
    const beside = num(s.objects, next)
    if (beside < 0 || beside === RIVER) {
      sum += rule.perFree
      if (beside === RIVER) riverside = rule.riverside
      continue
    }
    const whose = num(s.owner, next)
    if (beside === MOUNTAIN) {
      if (whose < 0 || whose === owner) sum += rule.perMountain
    } else {
      // CC-9.3: on unowned land for all, on owned land for its owner; the General Store counts others' too.
      const { own, unowned, others } = rule.perSymbol
      sum += num(symbols, beside) * (whose < 0 ? unowned : whose === owner ? own : others)
    }
  }
  if (rule.perOwned > 0) sum += rule.perOwned * countOwned(s, owner, num(ownedTypes, object))
  if (rule.level > 0) sum += rule.level * levels(t, owner)
  return Math.min(rule.most, Math.max(rule.least, sum + riverside))
}

/** CC-9.6: 2 by the grocer or for the building alone, 3 by dynamite, never more than one of these. */
function multiplier(s: CarsonCity, parcel: number, owner: Seat): number {
  if (s.tripled.includes(parcel)) return 3
  return player(s, owner).doubles === num(s.objects, parcel) || s.doubled.includes(parcel) ? 2 : 1
}

/** The seat that has attacked this building with success, −1 for none (CC-9.5). */
function attackerOn(s: CarsonCity, parcel: number, owner: Seat, sheriff: Seat): Seat {
  const alone = aloneOn(s, SPACES + parcel, sheriff)
  return alone === owner ? -1 : alone
}

/** CC-9.1: all incomes are computed on the same board and paid. */
export function payAll(t: CarsonTable): void {
  const s = t.state
  const sheriff = sheriffOf(s)
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const owner = num(s.owner, parcel)
    const object = num(s.objects, parcel)
    if (owner < 0 || object < 0 || at(incomes, object) === null) continue
    const sum = income(t, parcel) * multiplier(s, parcel, owner)
    const attacker = attackerOn(s, parcel, owner, sheriff)
    const stolen = attacker < 0 ? 0 : Math.floor(sum / 2)
    const kept = paysInFull(t, parcel) ? sum - stolen : Math.floor(sum / 2)
    const me = player(s, owner)
    me.money += kept
    me.earned += kept
    if (attacker >= 0) player(s, attacker).money += stolen
    if (t.log) tellPaid(t, parcel, kept, attacker, stolen)
  }
}

function tellPaid(t: CarsonTable, parcel: number, money: number, attacker: Seat, stolen: number): void {
  const s = t.state
  const owner = num(s.owner, parcel)
  const what = { building: at(objects, num(s.objects, parcel)), parcel: at(parcels, parcel) }
  const times = multiplier(s, parcel, owner)
  tell(t, { did: "paid", seat: owner, rule: "CC-9.6", ...what, money, times })
  if (attacker >= 0)
    tell(t, { did: "stole", seat: attacker, rule: "CC-9.6", ...what, money: stolen, other: String(owner) })
}
