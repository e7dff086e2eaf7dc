// RTN-45 to RTN-59: deliveries to the new strip and to large cities, and what they set off.
import { at, type Objection, type Seat, type StepRules, tell } from "@railhead/engine"
import { carryOut } from "../../../trail/actions.ts"
import { takeStationmaster } from "../../../trail/stations.ts"
import { actions } from "../../data/actions.ts"
import { everyStationmaster } from "../../data/stationmasters.ts"
import type { Strip } from "../../places.ts"
import { kit } from "../../rules/kit.ts"
import { say } from "../../say.ts"
import { type GreatWesternTrail, type GwtTable, push } from "../../state.ts"
import { downtownOfCity } from "./data/towns.ts"
import { northernEmblems } from "./emblems.ts"
import { type NorthernStep, northOf, storesOf } from "./state.ts"

/** RTN-56: with several effects the player chooses the order; each may be given up (AMB-24). */
function settle(t: GwtTable, seat: Seat, effects: readonly number[]): void {
  const [only, ...others] = effects
  if (others.length > 0) push(t, { do: "deliveryEffects", seat, effects })
  else if (only !== undefined) carryOut(t, seat, at(actions, only), 1)
}

export const northernStrip: Strip = { id: "strip", ...northernEmblems, settle }

/** RTN-50 */
export function needsStore(
  t: GwtTable,
  { seat, city }: { readonly seat: Seat; readonly city: number },
): Objection | null {
  const downtown = downtownOfCity(city)
  if (downtown < 0 || storesOf(t.state, seat) & (1 << downtown)) return null
  return { rule: "RTN-50", reason: "noStore" }
}

type DeliveryStep = Extract<NorthernStep, { do: "deliveryEffects" | "takeStationmaster" }>

export const northernDeliverySteps: StepRules<GreatWesternTrail, DeliveryStep> = {
  deliveryEffects: {
    rule: "RTN-56",
    fields: ["effects"],
    choices(_t, { effects }, offer) {
      for (const effect of effects) offer.add(say.use(effect))
    },
    make(t, { seat, effects }, code) {
      const [first] = say.use.of(code)
      settle(
        t,
        seat,
        effects.filter(effect => effect !== first),
      )
      carryOut(t, seat, at(actions, first), 1)
    },
  },

  // RTN-55, AMB-26: no worker is given and the display is not refilled.
  takeStationmaster: {
    rule: "RTN-55",
    lapses: true,
    choices(t, _step, offer) {
      const { display } = northOf(t.state)
      for (let master = 0; master < everyStationmaster.length; master++)
        if (display & (1 << master)) offer.add(say.master(master))
      if (offer.any) offer.add(say.lose())
    },
    make(t, { seat }, code) {
      if (say.lose.is(code)) return
      const [master] = say.master.of(code)
      northOf(t.state).display &= ~(1 << master)
      if (t.log) tell(t, { did: "masterTaken", seat, rule: "RTN-55", stationmaster: at(everyStationmaster, master).id })
      takeStationmaster(kit, t, seat, master)
    },
  },
}
