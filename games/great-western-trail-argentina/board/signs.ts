// The actions of the game as rows of signs.
import { at } from "@railhead/engine"
import { icons } from "../../trail/board/icons.ts"
import { gainSigns, joined, needSigns, perItem, RED, remembered, type Sign } from "../../trail/board/signs.ts"
import type { TrailNeed } from "../../trail/kinds.ts"
import { actions } from "../data/actions.ts"
import type { Effect, OwnNeed } from "../data/effects.ts"
import { breedLooks } from "./breeds.ts"
import { ANCHOR, CITY, FARMER, GRAIN, GRAIN_INK } from "./icons.ts"

const words = {
  breeds: breedLooks,
  // In the order of the amounts below 0: maquinistas, gauchos, farmland, granjeros, pairs of farmers, worker sets.
  counts: [icons.engineer, icons.cowboy, GRAIN, FARMER, FARMER, icons.worker],
}

function signsOfNeed(need: TrailNeed | OwnNeed): readonly Sign[] {
  if (need.need === "payGrain") return [{ icon: GRAIN, label: `−${need.amount}`, tint: RED }]
  return needSigns(words, need)
}

function signsOfGain(gain: Effect): readonly Sign[] {
  switch (gain.give) {
    case "grain":
      return perItem(words, { icon: GRAIN, tint: GRAIN_INK }, gain.each, gain.of)
    case "helpFarmers":
      return [
        { icon: FARMER, label: "≤3" },
        ...(gain.bonus > 0 ? [{ icon: icons.strength, label: `+${gain.bonus}` }] : []),
      ]
    case "discToQuay":
      return [{ icon: ANCHOR, label: gain.quay.startsWith("rotterdam") ? "R" : "L" }]
    case "takeMarketCard": {
      const [head, ...others] = breedLooks.filter((_, breed) => gain.breeds & (1 << breed))
      return [head && others.length === 0 ? { head } : { icon: icons.cattle, label: "+" }]
    }
    case "drawThenRemove":
      return [{ icon: icons.drawPile, label: gain.upTo }, { icon: icons.discard }]
    case "exchangeToken":
      return [{ icon: icons.exchange, label: "+1" }]
    case "returnExhaustion":
      return [{ icon: icons.exhaustion, label: "✕" }]
    case "exhaustionToOthers":
      return [{ icon: icons.exhaustion, label: "▸" }, { icon: icons.worker }]
    case "delivery":
      return [{ icon: ANCHOR, label: "▸" }, { icon: CITY }]
    case "discardedObjective":
      return [{ icon: icons.objective, label: "▸" }]
    default:
      return gainSigns(words, gain)
  }
}

/** What an action requires and gives. */
export const signsOf = remembered(action => {
  const { requires, gives } = at(actions, action)
  return joined(
    requires.map(need => signsOfNeed(need as TrailNeed | OwnNeed)),
    gives.map(gain => signsOfGain(gain as Effect)),
  )
})
