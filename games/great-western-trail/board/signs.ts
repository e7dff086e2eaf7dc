// The actions of the game as rows of signs.
import { at } from "@railhead/engine"
import { icons } from "../../trail/board/icons.ts"
import { gainSigns, joined, needSigns, remembered, type Sign } from "../../trail/board/signs.ts"
import type { TrailNeed } from "../../trail/kinds.ts"
import { actions } from "../data/actions.ts"
import type { Effect } from "../data/effects.ts"
import { breedLooks } from "./breeds.ts"
import { BELL, STORE, TIPI } from "./icons.ts"

const words = {
  breeds: breedLooks,
  // In the order of the amounts below 0: engineers, cowboys, woods, pairs of tipis, hazards, craftsmen, stations, bells.
  counts: [icons.engineer, icons.cowboy, icons.woods, TIPI, "g:falling-rocks", icons.craftsman, icons.station, BELL],
}

function signsOfGain(gain: Effect): readonly Sign[] {
  switch (gain.give) {
    case "trade":
      return [{ icon: TIPI }]
    case "removeHazard":
      return [{ icon: "g:falling-rocks", label: "✕" }]
    case "copyAdjacentBuilding":
      return [
        { icon: icons.building, label: "◂" },
        { icon: icons.building, label: "▸" },
      ]
    case "specialDelivery":
      return [{ icon: icons.engine, label: "◂" }, { label: "›" }, { icon: "g:village" }]
    case "freeMove":
      return [{ icon: icons.rancher, label: `▸${gain.upTo}` }]
    case "exchangeToken":
      return [{ icon: icons.exchange, label: `+${gain.count}` }]
    case "placeStore":
      return [{ icon: STORE, label: "+" }]
    case "takeStationmaster":
      return [{ icon: icons.stationmaster, label: "+" }]
    case "takeMarketCattle":
      return [{ icon: icons.cattle, label: "+" }]
    case "onceMore":
      return [{ label: "↻" }]
    case "seatAndPlaceCards":
      return [{ icon: icons.hand, label: "+" }]
    case "showHands":
      return [{ icon: icons.hand, label: "!" }]
    default:
      return gainSigns(words, gain)
  }
}

/** What an action requires and gives. */
export const signsOf = remembered(action => {
  const { requires, gives } = at(actions, action)
  return joined(
    requires.map(need => needSigns(words, need as TrailNeed)),
    gives.map(gain => signsOfGain(gain as Effect)),
  )
})
