// RTN-20 to RTN-39: place a store, and what its space and its town bring.
import { at, num, type Seat, type StepRules, tell } from "@railhead/engine"
import { carryOut } from "../../../trail/actions.ts"
import { pay } from "../../../trail/money.ts"
import { actions } from "../../data/actions.ts"
import { say } from "../../say.ts"
import { type GreatWesternTrail, type GwtTable, push } from "../../state.ts"
import { clearedBells, storesLeft, storesPlaced } from "./bells.ts"
import { bellsWithToken, STORES_ON_BELL } from "./data/annex.ts"
import { DOWNTOWNS, downtowns, SPACES } from "./data/map.ts"
import { commerceOn, mediumIn, stationIn, tileActions } from "./data/towns.ts"
import { inReach, storeObstacle } from "./reach.ts"
import { type NorthernStep, northOf } from "./state.ts"
import { gainTokens } from "./tokens.ts"

type StoreStep = Extract<NorthernStep, { do: "placeStore" }>

/** RTN-30: the store comes from the leftmost bell space that still holds one. */
function leaveAnnex(t: GwtTable, seat: Seat, downtown: number): void {
  const { stores } = northOf(t.state)
  stores[seat] = num(stores, seat) | (1 << downtown)
  const cleared = storesPlaced(t.state, seat) % STORES_ON_BELL === 0
  if (cleared && bellsWithToken.includes(clearedBells(t.state, seat))) gainTokens(t, seat, 1, "RTN-30")
}

/** RTN-31 to RTN-33: a station may be upgraded and a tile used now or never. */
function layTown(t: GwtTable, seat: Seat, downtown: number): void {
  const station = num(stationIn, downtown)
  const medium = num(mediumIn, downtown)
  if (station >= 0) push(t, { do: "upgradeStation", seat, station })
  if (medium < 0) return
  const { action, sides } = at(tileActions, num(northOf(t.state).towns, medium))
  push(t, { do: "immediate", seat, action, sides })
}

export const storeSteps: StepRules<GreatWesternTrail, StoreStep> = {
  // AMB-3, AMB-21: the placement may be given up; without a store or a space for it nothing is asked.
  placeStore: {
    rule: "RTN-37",
    lapses: true,
    choices(t, { seat }, offer) {
      const s = t.state
      if (storesLeft(s, seat) === 0) return
      const reach = inReach(s, seat)
      for (let downtown = 0; downtown < DOWNTOWNS; downtown++)
        for (let space = 0; space < SPACES; space++) {
          const why = storeObstacle(s, seat, reach, downtown, space)
          if (why === null) offer.add(say.store(downtown, space))
          else if (offer.why)
            offer.no(say.store(downtown, space), "RTN-37", why, { price: commerceOn(downtown, space).price })
        }
      if (offer.any) offer.add(say.lose())
    },
    // In the order of RTN-20; what is laid last is done first.
    make(t, { seat }, code) {
      if (say.lose.is(code)) return
      const [downtown, space] = say.store.of(code)
      const { price, action } = commerceOn(downtown, space)
      leaveAnnex(t, seat, downtown)
      northOf(t.state).commerce[downtown * SPACES + space] = seat
      if (t.log)
        tell(t, {
          did: "storePlaced",
          seat,
          rule: "RTN-20",
          downtown: at(downtowns, downtown).id,
          commerce: String(space),
        })
      pay(t, seat, price, "RTN-25")
      layTown(t, seat, downtown)
      if (action >= 0) carryOut(t, seat, at(actions, action), 1)
    },
  },
}
