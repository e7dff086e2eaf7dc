// Stations beside the railway with everybody's discs, their masters, and the engines.
import { at, range } from "@railhead/engine"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import type { Words } from "../../words.ts"
import type { Station } from "../kit.ts"
import { icons } from "./icons.ts"
import type { Point } from "./lines.ts"
import { SmallTile } from "./tiles.tsx"

/** Each seat so often as it has discs there: "0,2,1". */
export function seatsOf(discs: string): number[] {
  return discs.split(",").flatMap((count, seat) => range(Number(count)).map(() => seat))
}

interface DiscsProps {
  readonly seats: readonly number[]
  readonly x: number
  readonly y: number
  readonly r: number
  readonly room: number
}

/** Discs side by side, closer where there are many. */
export function Discs({ seats, x, y, r, room }: DiscsProps) {
  const step = Math.min(r * 2.3, room / Math.max(1, seats.length - 1))
  return (
    <>
      {seats.map((seat, i) => (
        <SeatPiece key={i} seat={seat} x={x + (i - (seats.length - 1) / 2) * step} y={y} r={r} />
      ))}
    </>
  )
}

interface StationProps {
  readonly station: Station
  readonly x: number
  readonly y: number
  readonly discs: string
  readonly words: Words
}

export const StationPlaque = memo(({ station, x, y, discs, words }: StationProps) => {
  const { id, cost, vp, white } = station
  const box = boxPath(x - 20, y - 12.5, 40, 25, 5)
  const dark = white ? "" : " dark"
  return (
    <Place id={`station:${id}`} ring={mark => <Ring mark={mark} d={box} badge={[x - 19, y - 12]} tag={[x, y + 16]} />}>
      <path class={`trail-plaque${dark}`} d={box} />
      <text class={`mid cond trail-on${dark}`} x={x - 8} y={y + 4} style={{ fontSize: "12px" }}>
        {words.say("dollars", { amount: cost })}
      </text>
      <text class={`besley mid trail-worth${dark}`} x={x + 11} y={y + 5}>
        {vp}
      </text>
      <Discs seats={seatsOf(discs)} x={x} y={y + 15} r={5.5} room={30} />
    </Place>
  )
})

interface MasterProps {
  readonly x: number
  readonly y: number
  /** What the tile counts; nothing once it is taken. */
  readonly counts: string | undefined
  /** The worker that took its place, if one did. */
  readonly worker: string | undefined
  /** What the tile brings and counts, in words. */
  readonly told?: string
}

/** The stationmaster beside a station, or the worker that took its place. */
export const Master = memo(({ x, y, counts, worker, told = "" }: MasterProps) => {
  if (counts !== undefined)
    return (
      <g>
        {told !== "" && <title>{told}</title>}
        <SmallTile x={x} y={y} width={32} height={26} icon={counts} />
      </g>
    )
  if (worker === undefined) return null
  return (
    <g class="trail-given">
      <rect x={x - 14} y={y - 12} width={28} height={24} rx={12} />
      <Glyph name={worker} x={x} y={y} size={16} colour="var(--ink2)" />
    </g>
  )
})

interface EnginesProps {
  /** The spaces of the engines, by seat. */
  readonly at: string
  readonly spots: readonly Point[]
  /** Where those stand that share a space: to its left or to its right. */
  readonly side: -1 | 1
  readonly edge?: number
}

/** Engines in the shapes of their seats; several on one space stand side by side. */
export const Engines = memo(({ at: where, spots, side, edge = 12 }: EnginesProps) => {
  const spaces = where.split(",").map(Number)
  return (
    <g class="trail-engines">
      {spaces.map((space, seat) => {
        const [x, y] = at(spots, space)
        const shared = spaces.filter(other => other === space).length
        const before = spaces.slice(0, seat).filter(other => other === space).length
        const r = shared > 1 ? 10 : 12.5
        const dx = shared > 1 ? side * before * 12 : 0
        const dy = shared > 1 ? (before % 2 === 0 ? -8 : 8) : 0
        return (
          <g key={seat} data-place={`engine:${seat}`}>
            <SeatPiece seat={seat} x={Math.max(edge, x + dx)} y={y + dy} r={r} icon={icons.engine} />
          </g>
        )
      })}
    </g>
  )
})
