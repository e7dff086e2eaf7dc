// Which ways to a place are worth showing.
import type { Choice } from "@railhead/engine"
import { siftWays, wayWorth } from "../../trail/board/ways.ts"
import { siteNamed } from "../data/trail.ts"
import type { Argentina } from "../state.ts"
import { tollsOn } from "../text/ways.ts"

/** Ways differ in where they end, in what they cost and in who is paid (ARG-5.7). */
export function sift(s: Argentina, choices: readonly Choice[], legal: readonly Choice[]): readonly Choice[] {
  return siftWays(choices, legal, way => {
    const sites = way.split(" ")
    return wayWorth(siteNamed(sites.at(-1) ?? ""), sites.length, tollsOn(s, sites))
  })
}
