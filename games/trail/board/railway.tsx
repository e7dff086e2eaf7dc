// The railway of both trail games: line with sleepers, numbered spaces, diamonds for turnouts.
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { Ring } from "../../picture/ring.tsx"
import { shapePath } from "../../picture/seats.ts"
import type { Track } from "../track.ts"
import { icons } from "./icons.ts"
import { type Point, smooth } from "./lines.ts"

/** Where each space of a track lies, in the order of its spaces. */
export interface TrackSpots {
  readonly spots: readonly Point[]
  /** Spaces after which the line begins anew: the track lies in several rows. */
  readonly breaks?: readonly number[]
}

/** ARG-24.3: nothing leads to it; engines are put there. */
function isDepot(track: Track, space: number): boolean {
  return track.spaces[space]?.number === -1 && (track.previous[space]?.length ?? 0) === 0
}

function lines(track: Track, { spots, breaks = [] }: TrackSpots): string {
  const runs: Point[][] = [[]]
  track.spaces.forEach(({ number }, i) => {
    if (number < 0) return
    runs.at(-1)?.push(spots[i] ?? [0, 0])
    if (breaks.includes(number)) runs.push([])
  })
  const spurs = track.spaces.flatMap(({ number }, i) => {
    const [from, at, to] = [spots[i - 1], spots[i], spots[i + 1]]
    if (number >= 0 || !from || !at || !to) return []
    const beyond = breaks.includes(track.spaces[i - 1]?.number ?? -1)
    const out = beyond ? "" : `L${to.join(" ")}`
    return [isDepot(track, i) ? `M${at.join(" ")}${out}` : `M${from.join(" ")}L${at.join(" ")}${out}`]
  })
  return (
    runs
      .filter(run => run.length > 1)
      .map(smooth)
      .join("") + spurs.join("")
  )
}

/** All that never changes. */
export const TrackLine = memo(({ track, layout }: { track: Track; layout: TrackSpots }) => {
  const d = lines(track, layout)
  return (
    <g class="trail-rails">
      <path class="sleepers" d={d} />
      <path class="rails" d={d} />
    </g>
  )
})

/** Radius of a space, half of a turnout, and how wide both can be touched. */
const [R, DIAMOND, HIT] = [9, 8.5, 38]

/** Spaces can be touched: an engine goes there. */
export const TrackSpaces = memo(({ track, layout }: { track: Track; layout: TrackSpots }) => (
  <>
    {track.spaces.map(({ id, number }, i) => {
      const [x, y] = layout.spots[i] ?? [0, 0]
      return <Space key={id} id={id} number={number} depot={isDepot(track, i)} x={x} y={y} />
    })}
  </>
))

interface SpaceProps {
  readonly id: string
  readonly number: number
  readonly depot: boolean
  readonly x: number
  readonly y: number
}

function Space({ id, number, depot, x, y }: SpaceProps) {
  const turnout = number < 0 && !depot
  const r = depot ? R + 5 : R
  const outline = turnout ? shapePath("diamond", x, y, DIAMOND + 1) : shapePath("circle", x, y, r + 2)
  return (
    <Place
      id={`rail:${id}`}
      ring={mark => <Ring mark={mark} d={outline} badge={[x - R - 1, y - R - 1]} tag={[x, y + R + 6]} />}
    >
      <rect class="hit" x={x - HIT / 2} y={turnout ? y - 7 : y - 11} width={HIT} height={22} />
      {turnout ? (
        <path class="trail-space" d={shapePath("diamond", x, y, DIAMOND * 0.85)} />
      ) : (
        <>
          <circle class="trail-space" cx={x} cy={y} r={r} />
          {depot ? (
            <Glyph name={icons.engine} x={x} y={y} size={18} colour="#2A211B" />
          ) : (
            <text class={number % 5 === 0 ? "mid cond trail-no five" : "mid cond trail-no"} x={x} y={y + 4}>
              {number}
            </text>
          )}
        </>
      )}
    </Place>
  )
}
