import { at, type Domain, ids, numbers, vocabulary } from "@railhead/engine"
import { locationsOf, WAYS } from "../trail/graph.ts"
import { actions, auxiliaryActions, buildings } from "./data/actions.ts"
import { breeds, cards, deck } from "./data/cards.ts"
import { bonusSpaces, quays } from "./data/cities.ts"
import { deals, jobCosts } from "./data/market.ts"
import { discSpaces } from "./data/players.ts"
import { ships } from "./data/ships.ts"
import { slots, tiles, workerTypes } from "./data/tiles.ts"
import { reachedNumber, stations, track } from "./data/track.ts"
import { openPiers, trail, trailWith } from "./data/trail.ts"
import type { Argentina } from "./state.ts"

function named(of: string, rows: readonly { readonly id: string }[]): Domain {
  return ids(
    of,
    rows.map(row => row.id),
  )
}

/** ARG-5.7: the locations that a way of the player in turn enters, one after the other. */
const way = {
  of: "way",
  size: WAYS,
  word(value: number, s: Argentina): string {
    const me = s.players[s.active]
    if (me === undefined || me.rancher < 0) return ""
    const graph = at(trailWith, openPiers(reachedNumber[me.engine] ?? 0))
    return locationsOf(graph, s.tiles, me.rancher, value)
      .map(site => at(trail.ids, site))
      .join(" ")
  },
} satisfies Domain

const site = ids("site", trail.ids)
const card = ids("card", cards.ids)
const tile = named("tile", tiles)
const station = named("station", stations)
const row = ids(
  "row",
  jobCosts.map((_, i) => String(i + 1)),
)

/** More than anybody can draw or spend at once. */
const MOST = 20

/** The words of the game: every decision of ARG-40. */
export const say = vocabulary({
  place: [site],
  play: [named("objective", deck)],
  move: [way],
  use: [named("action", actions)],
  aux: [named("aux", auxiliaryActions), ids("form", ["single", "double"])],
  end: [],
  pair: [ids("breed", breeds)],
  discard: [card],
  remove: [card],
  draw: [numbers(MOST)],
  hire: [row, tile],
  build: [named("building", buildings)],
  on: [site],
  take: [card],
  top: [],
  engine: [named("rail", track.spaces)],
  upgrade: [station],
  disc: [named("disc", discSpaces)],
  "disc-from": [station],
  appoint: [ids("worker", workerTypes)],
  deal: [named("deal", deals)],
  "turn-up": [],
  stop: [],
  help: [site],
  show: [card],
  settle: [tile],
  quay: [named("quay", quays)],
  deliver: [named("quay", quays)],
  to: [named("space", bonusSpaces)],
  reveal: [],
  spend: [numbers(MOST)],
  load: [named("ship", ships)],
  foresight: [ids("slot", slots)],
  exchange: [numbers(2)],
  pass: [],
  lose: [],
  // What is left to the player of Pedro's choices (SOLO-11).
  ride: [site],
  farmer: [site],
  replace: [named("building", buildings), named("building", buildings)],
  "deliver-to": [named("quay", quays), named("space", bonusSpaces)],
})
