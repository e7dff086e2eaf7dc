// At the Poker Table as a module: two local actions by site, a zone, a score row.
import type { Module } from "@railhead/engine"
import { actionNamed } from "../../data/actions.ts"
import { siteNamed } from "../../data/trail.ts"
import type { GwtPlaces } from "../../places.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { addOns } from "./data.ts"
import { pokerTokens } from "./score.ts"
import { clearTable, show, showSteps } from "./show.ts"
import { blankPoker } from "./state.ts"
import { visit, visitSteps } from "./visit.ts"
import { atTable } from "./zone.ts"

export const atThePokerTable: Module<GreatWesternTrail, GwtPlaces> = {
  id: "atThePokerTable",
  when: options => options.atThePokerTable === true,
  slice: seats => ({ poker: blankPoker(seats) }),
  rows: {
    localActions: addOns.map(({ id, site }) => ({ id, site: siteNamed(site), action: actionNamed(id) })),
    gives: [visit, show],
  },
  steps: { ...visitSteps, ...showSteps },
  at: { beforeScoring: clearTable },
  zones: [atTable],
  score: [pokerTokens],
}
