// A stationmaster tile in words: what its upper half brings, and what the lower one counts.
import { at } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { stationmasters } from "../data/stationmasters.ts"

export function masterTold(words: Words, master: number): string {
  const { id, action, permanent, per, group, vp } = at(stationmasters, master)
  const lasts = permanent > 0 ? "certificate" : "grain"
  return words.say("master", {
    stationmaster: words.name("stationmaster", id),
    brings: action < 0 ? words.say(`lasts.${lasts}`) : words.word("action", id),
    per,
    group,
    vp,
  })
}
