// Farmer tiles: the colour of their zone as a frame, strength, hand, and the pesos laid on them.
import { at } from "@railhead/engine"
import { Glyph } from "../../picture/kit.tsx"
import { HandMark, Slot } from "../../trail/board/tiles.tsx"
import { tiles } from "../data/tiles.ts"
import { FARMER, zoneGrounds } from "./icons.ts"
import { FARMER_TILE } from "./layout.ts"

interface FarmerProps {
  readonly kind: number
  readonly x: number
  readonly y: number
  readonly coins?: number
  /** Is it one of those that are being helped? */
  readonly helped?: boolean
  /** The letter of its colour, where no zone around it says it. */
  readonly letter?: string
}

/** A farmer around (x, y). */
export function FarmerTile({ kind, x, y, coins = 0, helped = false, letter }: FarmerProps) {
  const tile = at(tiles, kind)
  if (tile.is !== "farmer") return null
  const { width, height } = FARMER_TILE
  const [left, top] = [x - width / 2, y - height / 2]
  return (
    <g class="arg-farmer">
      <rect
        class={helped ? "tile helped" : "tile"}
        x={left + 1.5}
        y={top + 1.5}
        width={width - 3}
        height={height - 3}
        rx={6}
        style={{ stroke: zoneGrounds[tile.colour] ?? "" }}
      />
      <Glyph name={FARMER} x={x - 8} y={y} size={27} colour="#2A211B" />
      <text class="besley mid strength" x={x + 12} y={y + 15}>
        {tile.strength}
      </text>
      <HandMark x={x + 13} y={y - 9} size={14} hand={tile.hand} />
      {letter !== undefined && (
        <text class="mid letter" x={left + 8} y={top + 13} style={{ fill: zoneGrounds[tile.colour] ?? "" }}>
          {letter}
        </text>
      )}
      {coins > 0 && <Coins count={coins} x={left + 4} y={top + height - 3} />}
      {helped && (
        <g class="tick">
          <circle cx={left + 3} cy={top + 3} r={9} />
          <path d={`M${left - 1} ${top + 3}l3 3.5 5-6`} />
        </g>
      )}
    </g>
  )
}

function Coins({ count, x, y }: { count: number; x: number; y: number }) {
  return (
    <g class="arg-coins">
      <circle cx={x} cy={y} r={8} />
      <text class="mid" x={x} y={y + 4}>
        {count}
      </text>
    </g>
  )
}

/** A space where no farmer lies, with what is printed under it. */
export function FarmerSpace({ x, y, money }: { x: number; y: number; money: string }) {
  return (
    <>
      <Slot x={x} y={y} width={FARMER_TILE.width - 6} height={FARMER_TILE.height - 6} />
      <text class="mid arg-printed" x={x} y={y + 4}>
        {money}
      </text>
    </>
  )
}
