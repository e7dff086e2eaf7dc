import { at, type Domain, ids, numbers, vocabulary } from "@railhead/engine"
import { locationsOf, WAYS } from "../trail/graph.ts"
import { actions, buildings, everyAuxiliary } from "./data/actions.ts"
import { breeds, cards, deck } from "./data/cards.ts"
import { everyCity } from "./data/cities.ts"
import { deals, jobCosts } from "./data/market.ts"
import { everyDiscSpace } from "./data/players.ts"
import { slots, workerTypes } from "./data/tiles.ts"
import { everyStation, track } from "./data/track.ts"
import { trail } from "./data/trail.ts"
import { named } from "./domains.ts"
import { pokerWords } from "./expansions/at-the-poker-table/words.ts"
import { northernWords } from "./expansions/rails-to-the-north/words.ts"
import { flipWords, insteadIds } from "./expansions/site-preparation/words.ts"
import type { GreatWesternTrail } from "./state.ts"

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
const station = named("station", everyStation)
const row = ids(
  "row",
  jobCosts.map((_, i) => String(i + 1)),
)

/** What modules offer in phase B in place of local actions: their ids. */
const instead = ids("instead", insteadIds)

/** More than anybody can draw or spend at once. */
const MOST = 20

/** The words of the game: every decision of GWT-25 and of the expansions (DEC-1 to DEC-14). */
export const say = vocabulary({
  place: [site],
  play: [named("objective", deck)],
  move: [way],
  use: [action],
  copy: [site, action],
  aux: [named("aux", everyAuxiliary), ids("form", ["single", "double"])],
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
  disc: [named("disc", everyDiscSpace)],
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
  deliver: [named("city", everyCity)],
  pass: [],
  lose: [],
  "go-on": [],
  ...northernWords,
  ...pokerWords,
  ...flipWords,
})
