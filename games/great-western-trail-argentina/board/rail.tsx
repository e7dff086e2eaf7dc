// The railway: track with its depot, engines, stations with their masters and everybody's discs.
import { at } from "@railhead/engine"
import { TrackLine, TrackSpaces } from "../../trail/board/railway.tsx"
import { Engines, Master, StationPlaque } from "../../trail/board/stations.tsx"
import type { Words } from "../../words.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { stations, TERMINUS, track } from "../data/track.ts"
import type { Argentina } from "../state.ts"
import { bonusIcons, workerIcons } from "./icons.ts"
import { masterTold } from "./master-told.ts"
import { masterSpots, railSpots, stationSpots } from "./rail-layout.ts"

/** ARG-24.1: on the terminus a player may have several discs. */
function discsAt(s: Argentina, station: number): string {
  return s.players.map(p => (station === TERMINUS ? p.terminus : p.stations & (1 << station) ? 1 : 0)).join()
}

export function Railway({ s, words }: { s: Argentina; words: Words }) {
  return (
    <>
      <TrackLine track={track} layout={railSpots} />
      {stations.map((station, i) => {
        const [x, y] = at(stationSpots, i)
        return <StationPlaque key={station.id} station={station} x={x} y={y} discs={discsAt(s, i)} words={words} />
      })}
      {masterSpots.map(([x, y], i) => {
        const master = stationmasters[s.masters[i] ?? -1]
        const worker = workerIcons[s.masterWorkers[i] ?? -1]
        const told = master ? masterTold(words, s.masters[i] ?? -1) : ""
        return <Master key={i} x={x} y={y} counts={master && bonusIcons[master.per]} worker={worker} told={told} />
      })}
      <TrackSpaces track={track} layout={railSpots} />
      <Engines at={s.players.map(p => p.engine).join()} spots={railSpots.spots} side={1} />
    </>
  )
}
