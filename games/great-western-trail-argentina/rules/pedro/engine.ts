// PEDRO-54 to PEDRO-60: Pedro's engine, and the discs he places.
import { at, num, type StepRules, tell } from "@railhead/engine"
import { moveEngine } from "../../../trail/engine.ts"
import { bits } from "../../../trail/state.ts"
import { eachForward } from "../../../trail/track.ts"
import { PEDRO_DISCS } from "../../data/pedro.ts"
import { stationmasters } from "../../data/stationmasters.ts"
import { stations, TERMINUS, track } from "../../data/track.ts"
import { PEDRO, type PedroStep, YOU } from "../../pedro-state.ts"
import { say } from "../../say.ts"
import { type Argentina, type ArgTable, type Player, push } from "../../state.ts"
import { discFromStation, discPlaced, discsOnShips, discsOnStations } from "../discs.ts"
import { type Criterion, narrowed, tellBecause, tellReason } from "./criteria.ts"
import { pedroPlayer } from "./pedro.ts"

type Step = Extract<PedroStep, { do: "pedroEngine" | "askDisc" }>

/** PEDRO-3: discs that lie nowhere on the board. */
export function discsInSupply(me: Player): number {
  let onQuays = 0
  for (const count of me.quays) onQuays += count
  return PEDRO_DISCS - discsOnStations(me) - discsOnShips(me) - onQuays - bits(me.delivered)
}

/** PEDRO-60: from the supply, or from the station worth least. */
export function placeDisc(t: ArgTable, to: number): void {
  if (discsInSupply(pedroPlayer(t.state)) > 0) discPlaced(t, PEDRO, to)
  else push(t, { do: "askDisc", seat: YOU, to })
}

/** PEDRO-56: without a disc of his; the terminus always. */
function isOpen({ stations: upgraded }: Player, station: number): boolean {
  return station === TERMINUS || (station >= 0 && !(upgraded & (1 << station)))
}

/** PEDRO-57, PEDRO-88: the farthest open station within the amount, or the whole of it along the numbered spaces. */
function goalOf(s: Argentina, spaces: number): { space: number; station: number } {
  const me = pedroPlayer(s)
  let along = me.engine
  let best = -1
  eachForward(track, s, PEDRO, spaces, space => {
    if (isOpen(me, num(track.stationAt, space))) best = space
    if (at(track.spaces, space).number >= 0) along = space
  })
  return best >= 0 ? { space: best, station: num(track.stationAt, best) } : { space: along, station: -1 }
}

/** PEDRO-58: the tile goes to the box; he gets nothing for it, and a worker in its place stays. */
function dismissMaster(t: ArgTable, station: number): void {
  const master = t.state.masters[station] ?? -1
  if (master < 0) return
  t.state.masters[station] = -1
  if (t.log)
    tell(t, { did: "pedroDismissed", seat: PEDRO, rule: "PEDRO-58", stationmaster: at(stationmasters, master).id })
}

const leastStation: readonly Criterion<number>[] = [
  { because: "leastPoints", rule: "PEDRO-60", of: station => at(stations, station).vp },
]

function ownStations({ stations: mask }: Player): number[] {
  return stations.map((_, station) => station).filter(station => mask & (1 << station))
}

export const pedroEngineSteps: StepRules<Argentina, Step> = {
  pedroEngine: {
    rule: "PEDRO-57",
    fields: ["spaces"],
    run(t, { spaces }) {
      const s = t.state
      const { space, station } = goalOf(s, spaces)
      tellBecause(t, station >= 0 ? "farthestStation" : "wholeAmount", "PEDRO-57")
      moveEngine({ track }, t, PEDRO, space, "PEDRO-57")
      if (station < 0) return
      dismissMaster(t, station)
      if (station === TERMINUS) push(t, { do: "toDepot", seat: PEDRO })
      placeDisc(t, station)
    },
  },

  // PEDRO-60: with no disc on a station either, none is placed.
  askDisc: {
    rule: "PEDRO-60",
    fields: ["to"],
    lapses: true,
    choices(t, _step, offer) {
      for (const station of narrowed(ownStations(pedroPlayer(t.state)), leastStation))
        offer.add(say["disc-from"](station))
    },
    make(t, { to }, code) {
      const [station] = say["disc-from"].of(code)
      tellReason(t, ownStations(pedroPlayer(t.state)), leastStation)
      discFromStation(pedroPlayer(t.state), station)
      if (t.log) tell(t, { did: "discShifted", seat: PEDRO, rule: "PEDRO-60", station: at(stations, station).id })
      discPlaced(t, PEDRO, to)
    },
  },
}
