// The board as a whole, and the parts of it that a phone shows one at a time.
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import type { GreatWesternTrail } from "../state.ts"
import { Foresight, JobMarket } from "./jobs.tsx"
import { Railway } from "./rail.tsx"
import { narrowRails, wideRails } from "./rail-layout.ts"
import { Scenery } from "./scenery.tsx"
import { Ranchers, TrailPlaces } from "./trail-places.tsx"

const ranchersOf = (s: GreatWesternTrail) => s.players.map(p => p.rancher).join()

/** Everything on one canvas. */
export function WholeBoard({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="zoomable gwt-board" viewBox="-8 -14 1016 712" label={words.say("zone.trail")}>
      <g class="camera">
        <rect class="gwt-strip" x={-8} y={-14} width={1016} height={128} rx={14} />
        <rect class="gwt-strip" x={906} y={90} width={102} height={556} rx={14} />
        <Scenery />
        <Railway s={s} words={words} layout={wideRails} />
        <Foresight lying={s.foresight} words={words} />
        <JobMarket jobs={s.jobs} token={s.token} seats={s.seats} words={words} />
        <TrailPlaces tiles={s.tiles} words={words} />
        <Ranchers at={ranchersOf(s)} />
      </g>
    </Drawing>
  )
}

/** The trail alone. */
export function TrailBoard({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="zoomable gwt-board" viewBox="122 108 868 592" label={words.say("zone.trail")}>
      <g class="camera">
        <Scenery />
        <TrailPlaces tiles={s.tiles} words={words} />
        <Ranchers at={ranchersOf(s)} />
      </g>
    </Drawing>
  )
}

export function RailwayAlone({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="gwt-part" viewBox="0 -2 390 466" label={words.say("zone.railway")} fit="xMidYMin">
      <Railway s={s} words={words} layout={narrowRails} />
    </Drawing>
  )
}

/** Job market and foresight side by side. */
export function JobsAlone({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="gwt-part gwt-jobs-alone" viewBox="0 254 390 440" label={words.name("term", "job-market")}>
      <JobMarket jobs={s.jobs} token={s.token} seats={s.seats} words={words} />
      <g transform="translate(216 136)">
        <Foresight lying={s.foresight} words={words} />
      </g>
    </Drawing>
  )
}
