// Expansions, variant and promos, in the order of their setup (MOD-6).
import type { Module } from "@railhead/engine"
import type { GwtPlaces } from "../places.ts"
import type { GreatWesternTrail } from "../state.ts"
import { atThePokerTable } from "./at-the-poker-table/index.ts"
import { promos } from "./promos/index.ts"
import { railsToTheNorth } from "./rails-to-the-north/index.ts"
import { sitePreparation } from "./site-preparation/index.ts"

export const expansions: readonly Module<GreatWesternTrail, GwtPlaces>[] = [
  railsToTheNorth,
  ...promos,
  sitePreparation,
  atThePokerTable,
]
