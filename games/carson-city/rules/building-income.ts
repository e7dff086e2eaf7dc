// CC-9.1 Action 17 in its order: Town Hall, duels on buildings, declarations, incomes.
import { at, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { SPACES } from "../data/actions.ts"
import { MINE } from "../data/buildings.ts"
import { PARCELS, parcels } from "../data/map.ts"
import { announce, isUsedOtherwise } from "../places.ts"
import { say } from "../say.ts"
import {
  AWAY,
  type CarsonCity,
  type CarsonTable,
  cowboyOn,
  ORDINARY,
  player,
  setCowboy,
  WITH_DYNAMITE,
} from "../state.ts"
import type { IncomeStep } from "../steps.ts"
import { ON_BUILDINGS, startDuels } from "./duel-order.ts"
import { useUp } from "./duels.ts"
import { payAll } from "./income.ts"
import { isBuilding } from "./land.ts"
import { aloneOn, fightersOn, isEmptySpot } from "./spots.ts"

/** CC-9.11: a token lying with a cowboy on an own mine blows it up, whoever wins there. */
function blowUpGuardedMines(s: CarsonCity): void {
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (num(s.objects, parcel) !== MINE) continue
    const owner = num(s.owner, parcel)
    if (cowboyOn(s, SPACES + parcel, owner) === WITH_DYNAMITE) s.tripled.push(parcel)
  }
}

/** Do cowboys in the Town Hall occupy it? */
function isOccupied(t: CarsonTable): boolean {
  return t.state.townHall >= 0 && !isUsedOtherwise(t, t.state.townHall)
}

/** CC-5.6: a token that had no duel in the Town Hall is lost; its cowboy stays. */
function loseTownHallToken(t: CarsonTable): void {
  if (!isOccupied(t)) return
  const s = t.state
  const spot = SPACES + s.townHall
  for (let seat = 0; seat < s.seats; seat++) {
    if (cowboyOn(s, spot, seat) !== WITH_DYNAMITE) continue
    setCowboy(s, spot, seat, ORDINARY)
    s.dynamite++
  }
}

function mayBlowUp(s: CarsonCity, seat: Seat, parcel: number): boolean {
  return num(s.objects, parcel) === MINE && num(s.owner, parcel) === seat && !s.tripled.includes(parcel)
}

export const incomeSteps: StepRules<CarsonCity, IncomeStep> = {
  buildingIncome: {
    rule: "CC-9.1",
    run(t) {
      const s = t.state
      push(t, { do: "payIncome", seat: -1 }, { do: "leaveBuildings", seat: -1 })
      for (let i = s.seats - 1; i >= 0; i--) push(t, { do: "declare", seat: num(s.order, i) })
      push(t, { do: "buildingFights", seat: -1 })
      // CC-12.15: a contested Town Hall comes first.
      if (isOccupied(t) && fightersOn(s, SPACES + s.townHall) > 1)
        push(t, { do: "duel", seat: -1, spot: SPACES + s.townHall })
    },
  },

  buildingFights: {
    rule: "CC-9.9",
    run(t) {
      loseTownHallToken(t)
      blowUpGuardedMines(t.state)
      startDuels(t, ON_BUILDINGS)
      announce(t, "beforeBuildingDuels", {})
    },
  },

  // The grocer's word comes before the dynamite, which cannot be used on what is doubled.
  declare: {
    rule: "CC-9.11",
    run(t, { seat }) {
      if (player(t.state, seat).dynamite > 0) push(t, { do: "blowUp", seat, from: 0 })
      announce(t, "declaring", { seat })
    },
  },

  blowUp: {
    rule: "CC-9.11",
    fields: ["from"],
    lapses: true,
    choices({ state }, { seat, from }, offer) {
      const me = player(state, seat)
      if (me.dynamite === 0 || me.doubles === MINE) return
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (!mayBlowUp(state, seat, parcel)) continue
        if (parcel >= from) offer.add(say.blow(parcel))
        else if (offer.why) offer.no(say.blow(parcel), "CC-9.11", "later")
      }
      if (offer.any) offer.add(say.stop())
    },
    make(t, { seat }, code) {
      if (!say.blow.is(code)) return
      const s = t.state
      const [parcel] = say.blow.of(code)
      player(s, seat).dynamite--
      s.dynamite++
      s.tripled.push(parcel)
      if (t.log) tell(t, { did: "blewUp", seat, rule: "CC-9.11", parcel: at(parcels, parcel) })
      push(t, { do: "blowUp", seat, from: parcel + 1 })
    },
    timeout: () => say.stop(),
  },

  payIncome: {
    rule: "CC-9.6",
    run(t) {
      payAll(t)
      announce(t, "incomePaid", {})
    },
  },

  // CC-9.5: winners and those nobody challenged go to the general reserve; the Town Hall keeps its cowboy.
  leaveBuildings: {
    rule: "CC-9.5",
    run(t) {
      const s = t.state
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        const spot = SPACES + parcel
        if (isEmptySpot(s, spot) || !isBuilding(num(s.objects, parcel))) continue
        if (s.white === spot) s.white = AWAY
        if (parcel !== s.townHall) for (let seat = 0; seat < s.seats; seat++) useUp(t, seat, spot)
      }
      if (isOccupied(t)) s.resident = aloneOn(s, SPACES + s.townHall, -1)
    },
  },
}
