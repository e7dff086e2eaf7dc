// Cattle cards in the hand, chips of the cattle market.
import { Glyph } from "../../picture/kit.tsx"
import { Head } from "./head.tsx"
import { icons } from "./icons.ts"
import type { BreedLook } from "./looks.ts"

interface CardProps {
  readonly look: BreedLook
  readonly name: string
  readonly value: number
  /** Where cattle have it. */
  readonly strength?: number
  /** "4 VP", nothing for 0. */
  readonly vp: string
  readonly width: number
  readonly height: number
}

/** A card from (0, 0). */
export function CattleCard({ look, name, value, strength, vp, width, height }: CardProps) {
  const ground = height * 0.62
  return (
    <g>
      <rect class="trail-card" x={0.7} y={0.7} width={width - 1.4} height={height - 1.4} rx={7} />
      <path d={`M1.3 ${ground}V7.6q0-6.3 6.3-6.3H${width - 7.6}q6.3 0 6.3 6.3V${ground}Z`} fill={look.ground} />
      <Head look={look} x={width / 2 + 5} y={height * 0.335} size={Math.min(width * 0.66, height * 0.5)} />
      <circle class="trail-value" cx={13.5} cy={14} r={10} />
      <text class="besley mid trail-value-text" x={13.5} y={18.8}>
        {value}
      </text>
      {strength !== undefined && <Strength value={strength} x={width - 35} y={5} />}
      {linesOf(name).map((line, i, lines) => (
        <text
          key={line}
          class="mid cond trail-card-name"
          x={width / 2}
          y={ground + 15 + (i - (lines.length - 1) / 2) * 12}
        >
          {line}
        </text>
      ))}
      <text class="mid trail-card-vp" x={width / 2} y={height - 7}>
        {vp}
      </text>
    </g>
  )
}

/** A long name of two words needs two lines. */
function linesOf(name: string): readonly string[] {
  return name.length > 13 ? name.split(" ") : [name]
}

/** An arm and how strong it is, from (x, y). */
function Strength({ value, x, y }: { value: number; x: number; y: number }) {
  return (
    <g class="trail-strength">
      <rect x={x} y={y} width={31} height={18} rx={9} />
      <Glyph name={icons.strength} x={x + 10.5} y={y + 9} size={14} colour="#2A211B" />
      <text class="mid" x={x + 22.5} y={y + 13.4}>
        {value}
      </text>
    </g>
  )
}

interface PlainProps {
  readonly icon: string
  readonly name: string
  readonly vp: string
  readonly width: number
  readonly height: number
}

/** A card of the herd that is no cattle, from (0, 0). */
export function PlainCard({ icon, name, vp, width, height }: PlainProps) {
  return (
    <g>
      <rect class="trail-card plain" x={0.7} y={0.7} width={width - 1.4} height={height - 1.4} rx={7} />
      <Glyph name={icon} x={width / 2} y={height * 0.34} size={width * 0.55} colour="#5A4836" />
      <text class="mid cond trail-card-name" x={width / 2} y={height * 0.62 + 15}>
        {name}
      </text>
      <text class="mid trail-card-vp" x={width / 2} y={height - 7}>
        {vp}
      </text>
    </g>
  )
}

interface ChipProps {
  readonly look: BreedLook
  readonly value: number
  readonly strength?: number
  readonly vp: number
  readonly count: number
  readonly width: number
  readonly height: number
}

/** Equal cards of the market are one chip with a count, from (0, 0). The count makes room for strength, where there is one. */
export function CattleChip({ look, value, strength, vp, count, width, height }: ChipProps) {
  const [countX, countY] = strength === undefined ? [width - 42, height / 2] : [width - 10, 3]
  return (
    <g>
      <rect class="trail-chip" x={0.6} y={0.6} width={width - 1.2} height={height - 1.2} rx={6} fill={look.ground} />
      <text class="besley mid" x={12} y={height / 2 + 5} style={{ fontSize: "15px", fill: look.ink }}>
        {value}
      </text>
      <Head look={look} x={strength === undefined ? 40 : 34} y={height / 2} size={height * 0.84} />
      {strength !== undefined && <Strength value={strength} x={width - 60} y={height / 2 - 9} />}
      <rect class="trail-chip-vp" x={width - 27} y={4} width={23} height={height - 8} rx={4} />
      <text class="mid trail-chip-points" x={width - 15.5} y={height / 2 + (strength === undefined ? 4.5 : 8)}>
        {vp}
      </text>
      {count > 1 && (
        <g class="trail-count">
          <rect x={countX - 11} y={countY - 9} width={22} height={18} rx={9} />
          <text class="mid" x={countX} y={countY + 4}>
            ×{count}
          </text>
        </g>
      )}
    </g>
  )
}
