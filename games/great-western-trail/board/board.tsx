// The board as a whole, and the parts of it that a phone shows one at a time.
import type { ComponentChildren } from "preact"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Miniature as TrailMiniature } from "../../trail/board/miniature.tsx"
import { Route } from "../../trail/board/route.tsx"
import type { Words } from "../../words.ts"
import { trail } from "../data/trail.ts"
import type { GreatWesternTrail } from "../state.ts"
import { Foresight, JobMarket } from "./jobs.tsx"
import { bends, nodeSpots } from "./layout.ts"
import { Railway } from "./rail.tsx"
import { narrowRails, wideRails } from "./rail-layout.ts"
import { roads, Scenery } from "./scenery.tsx"
import { Ranchers, TrailPlaces } from "./trail-places.tsx"

const ranchersOf = (s: GreatWesternTrail) => s.players.map(p => p.rancher).join()

/** What lies on the trail, and the way that is about to be ridden. */
function Trail({ s, words }: { s: GreatWesternTrail; words: Words }) {
  const from = s.players[s.active]?.rancher ?? -1
  return (
    <>
      <Route graph={trail} tiles={s.tiles} from={from} spots={nodeSpots} bends={bends} />
      <TrailPlaces tiles={s.tiles} words={words} />
      <Ranchers at={ranchersOf(s)} />
    </>
  )
}

/** Everything on one canvas. */
export function WholeBoard({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="zoomable trail-board" viewBox="-8 -20 1016 718" label={words.say("zone.trail")}>
      <g class="camera">
        <rect class="trail-strip" x={-8} y={-20} width={1016} height={134} rx={14} />
        <rect class="trail-strip" x={906} y={90} width={102} height={556} rx={14} />
        <Scenery />
        <Railway s={s} words={words} layout={wideRails} />
        <Foresight lying={s.foresight} words={words} />
        <JobMarket jobs={s.jobs} token={s.token} seats={s.seats} words={words} />
        <Trail s={s} words={words} />
      </g>
    </Drawing>
  )
}

/** Left, top, width and height of the trail alone. */
const TRAIL = [122, 108, 868, 592] as const

export function Miniature({ s, children }: BoardProps<GreatWesternTrail> & { children: ComponentChildren }) {
  const riders = s.players.map(p => p.rancher)
  return (
    <TrailMiniature box={TRAIL} roads={roads} ids={trail.ids} spots={nodeSpots} riders={riders}>
      {children}
    </TrailMiniature>
  )
}

/** The trail alone. */
export function TrailBoard({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="zoomable trail-board" viewBox={TRAIL.join(" ")} label={words.say("zone.trail")}>
      <g class="camera">
        <Scenery />
        <Trail s={s} words={words} />
      </g>
    </Drawing>
  )
}

export function RailwayAlone({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="trail-part" viewBox="0 -2 390 466" label={words.say("zone.railway")} fit="xMidYMin">
      <Railway s={s} words={words} layout={narrowRails} />
    </Drawing>
  )
}

/** Job market and foresight side by side. */
export function JobsAlone({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <Drawing class="trail-part gwt-jobs-alone" viewBox="0 254 390 440" label={words.name("term", "job-market")}>
      <JobMarket jobs={s.jobs} token={s.token} seats={s.seats} words={words} />
      <g transform="translate(216 136)">
        <Foresight lying={s.foresight} words={words} />
      </g>
    </Drawing>
  )
}
