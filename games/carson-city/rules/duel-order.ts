// CC-6.4 Several duels in one step: one player names their order, all before the first is fought.
import { num, push, type Seat, type StepRule, type StepRules } from "@railhead/engine"
import { SPACES } from "../data/actions.ts"
import { PARCELS } from "../data/map.ts"
import { isUsedOtherwise } from "../places.ts"
import { say } from "../say.ts"
import type { CarsonCity, CarsonTable } from "../state.ts"
import type { NamingStep, OrderStep } from "../steps.ts"
import { passingPlace } from "./goods.ts"
import { isBuilding } from "./land.ts"
import { fightersOn, isFighter } from "./spots.ts"

/** Which duels a step of the round is about: those for parcels, or those on buildings. */
export const ON_PARCELS = 0
export const ON_BUILDINGS = 1

/** Is there a duel on this parcel in this step? The Town Hall has its own (CC-9.1). */
function isContested(t: CarsonTable, parcel: number, on: number): boolean {
  const s = t.state
  if (parcel === s.townHall || isUsedOtherwise(t, parcel)) return false
  return isBuilding(num(s.objects, parcel)) === (on === ON_BUILDINGS) && fightersOn(s, SPACES + parcel) > 1
}

/** Of all players in at least one of these duels the one who passed first; −1 if there is no duel. */
export function deciderOf(
  t: CarsonTable,
  isDuel: (t: CarsonTable, parcel: number, on: number) => boolean,
  on: number,
): Seat {
  const s = t.state
  let decider = -1
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (num(s.cowboys, SPACES + parcel) === 0 || !isDuel(t, parcel, on)) continue
    for (let seat = 0; seat < s.seats; seat++)
      if (isFighter(s, SPACES + parcel, seat) && (decider < 0 || passingPlace(s, seat) < passingPlace(s, decider)))
        decider = seat
  }
  return decider
}

export function startDuels(t: CarsonTable, on: number): void {
  t.state.duels.length = 0
  const decider = deciderOf(t, isContested, on)
  if (decider >= 0) push(t, { do: "orderDuels", seat: decider, on }, { do: "fightDuels", seat: -1 })
}

/** The decider names the duels one by one; the last one names itself. */
export function naming<T extends NamingStep>(
  isDuel: (t: CarsonTable, parcel: number, on: number) => boolean,
): StepRule<CarsonCity, T> {
  const isOpen = (t: CarsonTable, parcel: number, on: number) =>
    num(t.state.cowboys, SPACES + parcel) > 0 && isDuel(t, parcel, on) && !t.state.duels.includes(SPACES + parcel)
  return {
    rule: "CC-6.4",
    fields: ["on"],
    lapses: true,
    choices(t, { on }, offer) {
      for (let parcel = 0; parcel < PARCELS; parcel++) if (isOpen(t, parcel, on)) offer.add(say.duel(parcel))
    },
    make(t, step, code) {
      t.state.duels.push(SPACES + say.duel.of(code)[0])
      push(t, { do: step.do, seat: step.seat, on: step.on })
    },
    timeout(t, { on }) {
      let parcel = 0
      while (!isOpen(t, parcel, on)) parcel++
      return say.duel(parcel)
    },
  }
}

export const duelOrderSteps: StepRules<CarsonCity, OrderStep> = {
  orderDuels: naming(isContested),

  fightDuels: {
    rule: "CC-6.4",
    run(t) {
      const spot = t.state.duels.shift()
      if (spot !== undefined) push(t, { do: "duel", seat: -1, spot }, { do: "fightDuels", seat: -1 })
    },
  },
}
