// Tiles of both trail games: buildings, hazards and workers, and the places where none lies.
import type { ComponentChildren } from "preact"
import { Glyph } from "../../picture/kit.tsx"
import { lookOf } from "../../picture/seats.ts"
import { icons } from "./icons.ts"

export const BUILDING = { width: 84, height: 56, band: 17 } as const
export const SMALL = { width: 46, height: 37 } as const

/** Fee hand: the green one carries a white dot, so that it is told apart without colour. */
export function HandMark({ x, y, size, hand }: { x: number; y: number; size: number; hand: string }) {
  return (
    <g class={`trail-hand ${hand}`}>
      <Glyph name={icons.fee} x={x} y={y} size={size} />
      {hand === "green" && <circle cx={x} cy={y + size * 0.16} r={size * 0.16} />}
    </g>
  )
}

interface TileProps {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
  /** Letter of a neutral building, number and side of a private one. */
  readonly label: string
  /** −1 for a neutral building. */
  readonly owner: number
  readonly vp: number
  readonly hands: readonly string[]
  /** Its local actions. */
  readonly children: ComponentChildren
}

/** A building around (x, y): a band with its name in the owner's colour, its actions beside it. */
export function BuildingTile(tile: TileProps) {
  const { x, y, width = BUILDING.width, height = BUILDING.height, label, owner, vp, hands, children } = tile
  const [left, top] = [x - width / 2, y - height / 2]
  const { band } = BUILDING
  const [ground, on] = owner < 0 ? ["var(--neutral)", "var(--on-neutral)"] : [lookOf(owner).colour, lookOf(owner).on]
  return (
    <g class="trail-building piece-free">
      <rect class="trail-tile" x={left} y={top} width={width} height={height} rx={6} />
      <path
        class="trail-band"
        d={`M${left + band} ${top}H${left + 6}q-6 0 -6 6V${top + height - 6}q0 6 6 6H${left + band}Z`}
        fill={ground}
      />
      <g class="trail-details">
        <text
          class="besley mid"
          x={left + band / 2}
          y={vp > 0 ? top + 18 : y + 5}
          style={{ fontSize: label.length > 2 ? "10px" : label.length > 1 ? "12px" : "15px", fill: on }}
        >
          {label}
        </text>
        {vp > 0 && (
          <text class="mid trail-vp" x={left + band / 2} y={top + height - 6} style={{ fill: on }}>
            {vp}
          </text>
        )}
        {children}
      </g>
      <text class="besley mid trail-name trail-at-a-glance" x={x + band / 2} y={y + 11}>
        {label}
      </text>
      {hands.map((hand, i) => (
        <HandMark key={hand} x={left + width - 8 - i * 11} y={top + 2} size={14} hand={hand} />
      ))}
    </g>
  )
}

interface SmallProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly icon: string
  readonly tint?: string
  readonly hand?: string
  readonly label?: string
  /** A second icon, small in its corner. */
  readonly mark?: string
}

/** A small square tile: a worker, a hazard, a stationmaster. */
export function SmallTile({ x, y, width, height, icon, tint = "#2A211B", hand, label, mark }: SmallProps) {
  return (
    <g>
      <rect class="trail-tile" x={x - width / 2} y={y - height / 2} width={width} height={height} rx={5} />
      <Glyph name={icon} x={label === undefined ? x : x - 6} y={y} size={Math.min(width, height) * 0.7} colour={tint} />
      {label !== undefined && (
        <text class="end trail-small-label" x={x + width / 2 - 4} y={y + height / 2 - 4}>
          {label}
        </text>
      )}
      {mark !== undefined && (
        <Glyph name={mark} x={x + width / 2 - 7} y={y - height / 2 + 7} size={12} colour="#98391C" />
      )}
      {hand !== undefined && <HandMark x={x + width / 2 - 6} y={y - height / 2 + 4} size={13} hand={hand} />}
    </g>
  )
}

/** Where a tile may lie. */
export function Slot({
  x,
  y,
  width,
  height,
  r = 5,
}: {
  x: number
  y: number
  width: number
  height: number
  r?: number
}) {
  return <rect class="trail-slot" x={x - width / 2} y={y - height / 2} width={width} height={height} rx={r} />
}
