// What a way along the trail comes to: where it forked, and who is paid how much.
import { at, num } from "@railhead/engine"
import { forksOf, type Toll, toldForks, tollsOf } from "../../trail/told-ways.ts"
import type { Telling } from "../../words.ts"
import { siteNamed, trail } from "../data/trail.ts"
import { feeOf, graphOf } from "../rules/move.ts"
import { type Argentina, ownerOf, player } from "../state.ts"

/** ARG-6.2, ARG-6.3: fees go to farmers (−1) and to the owners of buildings. */
export function tollsOn(s: Argentina, way: readonly string[]): Toll[] {
  return tollsOf(
    player(s, s.active).money,
    way.map(siteNamed),
    site => feeOf(s, s.active, site),
    site => ownerOf(num(s.tiles, site)),
  )
}

export function toldForksOn(s: Argentina, way: readonly string[]): Telling {
  const me = player(s, s.active)
  const forks = forksOf(graphOf(me), s.tiles, me.rancher, way.map(siteNamed))
  return toldForks(forks.map(site => at(trail.ids, site)))
}
