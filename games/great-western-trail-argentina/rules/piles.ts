// Where the pieces lie that only this game has, and who sees them (ARG-39).
import type { Zone } from "@railhead/engine"
import { type Argentina, player } from "../state.ts"

export const exhaustionPile: Zone<Argentina> = { name: "exhaustion", sees: "all", of: s => s.exhaustion }
export const loadingZone: Zone<Argentina> = { name: "ships", sees: "all", of: s => s.ships }
export const shipPile: Zone<Argentina> = { name: "shipPile", sees: "none", of: s => s.shipPile, pool: () => "ships" }
export const showing: Zone<Argentina> = {
  name: "showing",
  sees: "all",
  each: true,
  of: (s, seat) => player(s, seat).showing,
}
