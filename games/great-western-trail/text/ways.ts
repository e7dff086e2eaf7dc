// What a way along the trail comes to: where it forked, and who is paid how much.
import { at, num } from "@railhead/engine"
import { forksOf, type Toll, toldForks, tollsOf } from "../../trail/told-ways.ts"
import type { Telling } from "../../words.ts"
import { siteNamed, trail } from "../data/trail.ts"
import { feeOf } from "../rules/move.ts"
import { type GreatWesternTrail, ownerOf, player } from "../state.ts"

/** GWT-6.7: fees go to the bank (−1) and to the owners of buildings. */
export function tollsOn(s: GreatWesternTrail, way: readonly string[]): Toll[] {
  return tollsOf(
    player(s, s.active).money,
    way.map(siteNamed),
    site => feeOf(s, s.active, site),
    site => ownerOf(num(s.tiles, site)),
  )
}

export function toldForksOn(s: GreatWesternTrail, way: readonly string[]): Telling {
  const forks = forksOf(trail, s.tiles, player(s, s.active).rancher, way.map(siteNamed))
  return toldForks(forks.map(site => at(trail.ids, site)))
}
