// Cowboys and dice, wherever they stand.
import type { Seat } from "@railhead/engine"
import { Glyph, SeatPiece } from "../../picture/kit.tsx"
import { WHITE } from "../state.ts"
import { dieIcon, tokenIcons } from "./icons.ts"
import { type Standing, standing } from "./standing.ts"

interface CowboyProps extends Standing {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A cowboy of a seat, with its token or with how many there are. */
function Cowboy({ seat, kind, count, x, y, r }: CowboyProps) {
  const token = tokenIcons[kind] ?? null
  return (
    <g>
      <SeatPiece seat={seat} x={x} y={y} r={r} icon="g:western-hat" />
      {(token !== null || count > 1) && (
        <g class="cc-token">
          <circle cx={x + r * 0.8} cy={y - r * 0.75} r={r * 0.68} />
          {token !== null && <Glyph name={token} x={x + r * 0.8} y={y - r * 0.75} size={r} />}
          {count > 1 && (
            <text class="mid" x={x + r * 0.8} y={y - r * 0.75 + 3.4}>
              {count}
            </text>
          )}
        </g>
      )}
    </g>
  )
}

/** The sheriff's cowboy. */
export function WhiteCowboy({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g class="cc-white">
      <circle cx={x} cy={y} r={r} />
      <Glyph name="g:law-star" x={x} y={y} size={r * 1.5} />
    </g>
  )
}

interface PosseProps {
  /** Four bits for each seat. */
  readonly packed: number
  readonly shared: boolean
  readonly white: boolean
  /** Where the i-th of so many stands. */
  at(i: number, count: number): readonly [number, number]
  readonly r: number
}

/** All who stand on one spot. */
export function Posse({ packed, shared, white, at, r }: PosseProps) {
  const list = standing(packed, shared)
  const count = list.length + (white ? 1 : 0)
  return (
    <>
      {list.map((one, i) => {
        const [x, y] = at(i, count)
        return <Cowboy key={one.seat} {...one} x={x} y={y} r={r} />
      })}
      {white && <WhiteCowboy x={at(count - 1, count)[0]} y={at(count - 1, count)[1]} r={r} />}
    </>
  )
}

/** Rolls when it comes to lie, where the style sheet lets it. */
export function Die({ pips, x, y, size }: { pips: number; x: number; y: number; size: number }) {
  return (
    <g key={pips} class="cc-die">
      <rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size * 0.2} />
      {pips > 0 && <Glyph name={dieIcon(pips)} x={x} y={y} size={size * 0.96} />}
    </g>
  )
}

/** A duel tile; −1 shows its back. */
export function DuelTile({ tile, x, y, size }: { tile: number; x: number; y: number; size: number }) {
  return (
    <g class={tile < 0 ? "cc-duel-tile back" : "cc-duel-tile"}>
      <rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size * 0.16} />
      {tile < 0 ? (
        <Glyph name="g:crossed-pistols" x={x} y={y} size={size * 0.62} />
      ) : (
        <text class="besley mid" x={x} y={y + size * 0.23} font-size={size * 0.66}>
          {tile}
        </text>
      )}
    </g>
  )
}

/** A cowboy outside the board. */
export function Pawn({ seat, kind }: { seat: Seat; kind: number }) {
  const token = tokenIcons[kind] ?? null
  return (
    <svg width={28} height={28} viewBox="-13 -13 26 26" aria-hidden="true">
      {kind === WHITE ? (
        <WhiteCowboy x={0} y={0} r={10.5} />
      ) : (
        <Posse
          packed={kind << (seat * 4)}
          shared={false}
          white={false}
          at={() => [token === null ? 0 : -1.5, token === null ? 0 : 1.5]}
          r={token === null ? 10.5 : 9}
        />
      )}
    </svg>
  )
}
