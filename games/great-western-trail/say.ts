import { at, type Domain, ids, numbers, vocabulary } from "@railhead/engine"
import { locationsOf, WAYS } from "../trail/graph.ts"
import { actions, auxiliaryActions, buildings } from "./data/actions.ts"
import { breeds, cards, deck } from "./data/cards.ts"
import { cities } from "./data/cities.ts"
import { deals, jobCosts } from "./data/market.ts"
import { discSpaces } from "./data/players.ts"
import { slots, workerTypes } from "./data/tiles.ts"
import { stations, track } from "./data/track.ts"
import { trail } from "./data/trail.ts"
import type { GreatWesternTrail } from "./state.ts"

function named(of: string, rows: readonly { readonly id: string }[]): Domain {
  return ids(
    of,
    rows.map(row => row.id),
  )
}

/** GWT-6.11: the locations that a way of the player in turn enters, one after the other. */
const way = {
  of: "way",
  size: WAYS,
  word(value: number, s: GreatWesternTrail): string {
    const from = s.players[s.active]?.rancher ?? -1
    if (from < 0) return ""
    return locationsOf(trail, s.tiles, from, value)
      .map(site => at(trail.ids, site))
      .join(" ")
  },
} satisfies Domain

const site = ids("site", trail.ids)
const card = ids("card", cards.ids)
const action = named("action", actions)
const worker = ids("worker", workerTypes)
const station = named("station", stations)
const row = ids(
  "row",
  jobCosts.map((_, i) => String(i + 1)),
)

/** What modules offer in phase B in place of local actions: their ids. */
const instead = ids("instead", [])

/** More than anybody can draw or spend at once. */
const MOST = 20

/** The words of the game: every decision of GWT-25. */
export const say = vocabulary({
  place: [site],
  play: [named("objective", deck)],
  move: [way],
  use: [action],
  copy: [site, action],
  aux: [named("aux", auxiliaryActions), ids("form", ["single", "double"])],
  instead: [instead],
  end: [],
  pair: [ids("breed", breeds)],
  discard: [card],
  remove: [card],
  draw: [numbers(MOST)],
  hire: [row, worker],
  build: [named("building", buildings)],
  on: [site],
  take: [card],
  top: [],
  engine: [named("rail", track.spaces)],
  upgrade: [station],
  disc: [named("disc", discSpaces)],
  "disc-from": [station],
  appoint: [worker],
  trade: [site],
  hazard: [site],
  deal: [named("deal", deals)],
  "turn-up": [],
  stop: [],
  ride: [site],
  foresight: [ids("slot", slots)],
  spend: [numbers(MOST)],
  deliver: [named("city", cities)],
  pass: [],
  lose: [],
})
