// The board: railway, trail, and all that stands on it.
import { last } from "@railhead/engine"
import type { ComponentChildren } from "preact"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Miniature as TrailMiniature } from "../../trail/board/miniature.tsx"
import { Route } from "../../trail/board/route.tsx"
import { reachedNumber } from "../data/track.ts"
import { trail } from "../data/trail.ts"
import type { Argentina } from "../state.ts"
import { bends, nodeSpots } from "./layout.ts"
import { Railway } from "./rail.tsx"
import { roads, Scenery, Shortcuts } from "./scenery.tsx"
import { Estancieros, TrailPlaces } from "./trail-places.tsx"

const none: readonly number[] = []
/** Left, top, width and height of the canvas. */
const CANVAS = [0, 4, 1008, 700] as const

/** The farmers that are being helped now. */
function helpedOn(s: Argentina): readonly number[] {
  const step = last(s.agenda)
  return step?.do === "helpFarmers" || step?.do === "showCattle" ? step.sites : none
}

export function Board({ s, you, words }: BoardProps<Argentina>) {
  const reached = reachedNumber[s.players[you]?.engine ?? 0] ?? 0
  const rider = s.players[s.active]?.rancher ?? -1
  return (
    <Drawing class="zoomable trail-board" viewBox={CANVAS.join(" ")} label={words.say("zone.trail")}>
      <g class="camera">
        <rect class="trail-strip" x={-200} y={-100} width={1400} height={186} />
        <rect class="trail-strip" x={-200} y={60} width={272} height={800} />
        <Scenery words={words} />
        <Shortcuts reached={reached} />
        <Railway s={s} words={words} />
        <Route graph={trail} tiles={s.tiles} from={rider} spots={nodeSpots} bends={bends} />
        <TrailPlaces tiles={s.tiles} coins={s.coins} helped={helpedOn(s)} reached={reached} words={words} />
        <Estancieros at={s.players.map(p => p.rancher).join()} />
      </g>
    </Drawing>
  )
}

export function Miniature({ s, children }: BoardProps<Argentina> & { children: ComponentChildren }) {
  const riders = s.players.map(p => p.rancher)
  return (
    <TrailMiniature box={CANVAS} roads={roads} ids={trail.ids} spots={nodeSpots} riders={riders}>
      {children}
    </TrailMiniature>
  )
}
