// What rows of this expansion can give, for the one interpreter of all actions.
import type { GainKind } from "../../../trail/actions.ts"
import { actionNamed } from "../../data/actions.ts"
import { could, type GwtTable, push } from "../../state.ts"
import type { NorthernGain } from "./data/effects.ts"
import { mayPlaceStore } from "./reach.ts"
import { northOf } from "./state.ts"

type GainOf<K> = Extract<NorthernGain, { give: K }>

const exchangeToken: GainKind<GainOf<"exchangeToken">> = {
  id: "exchangeToken",
  works: () => true,
  why: () => ({ rule: "RTN-60", reason: "noEffect" }),
  lay: (t: GwtTable, seat, { count }) => push(t, { do: "gainTokens", seat, count }),
}

const placeStore: GainKind = {
  id: "placeStore",
  needsTarget: true,
  works: (t: GwtTable, seat) => mayPlaceStore(t.state, seat),
  why: () => ({ rule: "RTN-17", reason: "noPlaceForStore" }),
  lay: (t: GwtTable, seat) => push(t, { do: "placeStore", seat }),
}

/** RTN-13: the second half may be left. */
const onceMore: GainKind<GainOf<"onceMore">> = {
  id: "onceMore",
  works: () => false,
  why: () => ({ rule: "RTN-13", reason: "noEffect" }),
  lay: (t: GwtTable, seat, { action }) => push(t, { do: "immediate", seat, action: actionNamed(action), sides: 1 }),
}

const takeStationmaster: GainKind = {
  id: "takeStationmaster",
  needsTarget: true,
  works: (t: GwtTable) => northOf(t.state).display !== 0,
  why: () => ({ rule: "RTN-55", reason: "noTarget" }),
  lay: (t: GwtTable, seat) => push(t, { do: "takeStationmaster", seat }),
}

const takeMarketCattle: GainKind<GainOf<"takeMarketCattle">> = {
  id: "takeMarketCattle",
  needsTarget: true,
  works: (t: GwtTable, seat, { kinds }) => could(t, { do: "takeMarketCattle", seat, no: 0, kinds }),
  why: () => ({ rule: "RTN-34", reason: "noTarget" }),
  lay: (t: GwtTable, seat, { kinds }) => push(t, { do: "takeMarketCattle", seat, kinds }),
}

export const northernGives: readonly GainKind[] = [
  exchangeToken,
  placeStore,
  onceMore,
  takeStationmaster,
  takeMarketCattle,
]
