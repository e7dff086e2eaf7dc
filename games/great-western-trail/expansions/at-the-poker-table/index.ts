// At the Poker Table as a module: two local actions by site, a zone, a score row.
import { at, type Module, num } from "@railhead/engine"
import { actionNamed } from "../../data/actions.ts"
import { siteNamed } from "../../data/trail.ts"
import type { GwtPlaces } from "../../places.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { addOns, bonusTokens } from "./data.ts"
import { clearTable, show, showSteps } from "./show.ts"
import { blankPoker, pokerOf } from "./state.ts"
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
  score: [
    {
      id: "pokerTokens",
      rule: "POKER-25",
      points(s, seat) {
        const token = num(pokerOf(s).bonus, seat)
        return token < 0 ? 0 : at(bonusTokens, token).vp
      },
    },
  ],
}
