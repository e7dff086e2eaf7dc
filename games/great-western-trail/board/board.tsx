// The board as a whole, and the parts of it that a phone shows one at a time.
import type { ComponentChildren } from "preact"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Miniature as TrailMiniature } from "../../trail/board/miniature.tsx"
import { Route } from "../../trail/board/route.tsx"
import { trail } from "../data/trail.ts"
import type { GreatWesternTrail } from "../state.ts"
import { useAdded } from "./added.ts"
import { Foresight, JobMarket } from "./jobs.tsx"
import { bends, nodeSpots } from "./layout.ts"
import { Railway } from "./rail.tsx"
import { narrowRails, narrowStrip, wideRails, wideStrip } from "./rail-layout.ts"
import { roads, Scenery } from "./scenery.tsx"
import { Ranchers, TrailPlaces } from "./trail-places.tsx"

type Board = BoardProps<GreatWesternTrail>

const ranchersOf = (s: GreatWesternTrail) => s.players.map(p => p.rancher).join()

/** What lies on the trail, and the way that is about to be ridden. */
function Trail(board: Board) {
  const { s, words } = board
  const { poker } = useAdded()
  const from = s.players[s.active]?.rancher ?? -1
  return (
    <>
      <Route graph={trail} tiles={s.tiles} from={from} spots={nodeSpots} bends={bends} />
      <TrailPlaces tiles={s.tiles} words={words} />
      {poker && <poker.AddOns />}
      <Ranchers at={ranchersOf(s)} />
    </>
  )
}

/** The half of the canvas that is in view, where there are two. */
export type Half = "north" | "trail"
/** From the north so much is shown as there is room for at full width: the strip, the railway, the top of the trail. */
const views: { readonly [half in Half]: { readonly viewBox: string; readonly fit: string } } = {
  trail: { viewBox: "-8 -20 1016 718", fit: "xMidYMid" },
  north: { viewBox: "-8 -413 1016 1111", fit: "xMidYMin slice" },
}

/** Everything on one canvas. */
export function WholeBoard({ half, ...board }: Board & { half: Half }) {
  const { s, words } = board
  const { north } = useAdded()
  const { viewBox, fit } = views[half]
  return (
    <Drawing class="zoomable trail-board" viewBox={viewBox} label={words.say(`zone.${half}`)} fit={fit}>
      <g class="camera">
        <rect class="trail-strip" x={-8} y={-20} width={1016} height={134} rx={14} />
        <rect class="trail-strip" x={906} y={90} width={102} height={556} rx={14} />
        {north && <north.Map {...board} alone={false} />}
        <Scenery />
        <Railway s={s} words={words} layout={wideRails} strip={north?.strips.wide ?? wideStrip} />
        <Foresight lying={s.foresight} words={words} />
        <JobMarket jobs={s.jobs} token={s.token} seats={s.seats} words={words} />
        <Trail {...board} />
      </g>
    </Drawing>
  )
}

/** Left, top, width and height of the trail and of the northern map alone. */
const TRAIL = [122, 108, 868, 592] as const
const NORTH = [-8, -413, 1016, 440] as const

export function Miniature({ s, zone, children }: Board & { zone: string; children: ComponentChildren }) {
  const { north } = useAdded()
  if (north && zone === "north")
    return (
      <svg viewBox={NORTH.join(" ")} aria-hidden="true">
        <north.Outline />
        {children}
      </svg>
    )
  const riders = s.players.map(p => p.rancher)
  return (
    <TrailMiniature box={TRAIL} roads={roads} ids={trail.ids} spots={nodeSpots} riders={riders}>
      {children}
    </TrailMiniature>
  )
}

/** The trail alone. */
export function TrailBoard(board: Board) {
  return (
    <Drawing class="zoomable trail-board" viewBox={TRAIL.join(" ")} label={board.words.say("zone.trail")}>
      <g class="camera">
        <Scenery />
        <Trail {...board} />
      </g>
    </Drawing>
  )
}

/** The northern map alone. */
export function NorthAlone(board: Board) {
  const { north } = useAdded()
  return (
    <Drawing class="zoomable trail-board" viewBox={NORTH.join(" ")} label={board.words.say("zone.north")}>
      <g class="camera">{north && <north.Map {...board} alone />}</g>
    </Drawing>
  )
}

export function RailwayAlone({ s, words }: Board) {
  const { north } = useAdded()
  return (
    <Drawing class="trail-part" viewBox="0 -2 390 466" label={words.say("zone.railway")} fit="xMidYMin">
      <Railway s={s} words={words} layout={narrowRails} strip={north?.strips.narrow ?? narrowStrip} />
    </Drawing>
  )
}

/** Job market and foresight side by side. */
export function JobsAlone({ s, words }: Board) {
  return (
    <Drawing class="trail-part gwt-jobs-alone" viewBox="0 254 390 440" label={words.name("term", "job-market")}>
      <JobMarket jobs={s.jobs} token={s.token} seats={s.seats} words={words} />
      <g transform="translate(216 136)">
        <Foresight lying={s.foresight} words={words} />
      </g>
    </Drawing>
  )
}
