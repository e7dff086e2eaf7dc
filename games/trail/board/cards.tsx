// Cattle cards in the hand, chips of the cattle market.
import { type BreedLook, Head } from "./head.tsx"

interface CardProps {
  readonly look: BreedLook
  readonly name: string
  readonly value: number
  /** "4 VP", nothing for 0. */
  readonly vp: string
  readonly width: number
  readonly height: number
}

/** A card from (0, 0). */
export function CattleCard({ look, name, value, vp, width, height }: CardProps) {
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
      <text class="mid cond trail-card-name" x={width / 2} y={ground + 15}>
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
  readonly vp: number
  readonly count: number
  readonly width: number
  readonly height: number
}

/** Equal cards of the market are one chip with a count, from (0, 0). */
export function CattleChip({ look, value, vp, count, width, height }: ChipProps) {
  return (
    <g>
      <rect class="trail-chip" x={0.6} y={0.6} width={width - 1.2} height={height - 1.2} rx={6} fill={look.ground} />
      <text class="besley mid" x={12} y={height / 2 + 5} style={{ fontSize: "15px", fill: look.ink }}>
        {value}
      </text>
      <Head look={look} x={40} y={height / 2} size={height * 0.84} />
      <rect class="trail-chip-vp" x={width - 27} y={4} width={23} height={height - 8} rx={4} />
      <text class="mid trail-chip-points" x={width - 15.5} y={height / 2 + 4.5}>
        {vp}
      </text>
      {count > 1 && (
        <g class="trail-count">
          <rect x={width - 53} y={height / 2 - 9} width={22} height={18} rx={9} />
          <text class="mid" x={width - 42} y={height / 2 + 4}>
            ×{count}
          </text>
        </g>
      )}
    </g>
  )
}
