// Signs side by side inside a drawing.
import { Glyph } from "../../picture/kit.tsx"
import { Head } from "./head.tsx"
import { RING, type Sign } from "./signs.ts"

const INK = "#2A211B"

function labelWidth(label: Sign["label"], size: number): number {
  return label === undefined || label === "" ? 0 : `${label}`.length * size * 0.43 + 2
}

function signWidth({ icon, head, label }: Sign, size: number): number {
  const picture = icon === undefined && head === undefined ? 0 : size + (head ? 3 : 1)
  return picture + labelWidth(label, size)
}

/** How wide a row of signs of this size is. */
export function rowWidth(signs: readonly Sign[], size: number): number {
  return signs.reduce((sum, sign) => sum + signWidth(sign, size), 0)
}

interface RowProps {
  readonly signs: readonly Sign[]
  /** Left end and middle of its height. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink?: string
}

export function GlyphRow({ signs, x, y, size, ink = INK }: RowProps) {
  let left = x
  return (
    <>
      {signs.map((sign, i) => {
        const at = left
        left += signWidth(sign, size)
        return <OneSign key={i} sign={sign} x={at} y={y} size={size} ink={ink} />
      })}
    </>
  )
}

function OneSign({ sign, x, y, size, ink }: { sign: Sign; x: number; y: number; size: number; ink: string }) {
  const { icon, head, label, tint } = sign
  const after = x + signWidth(sign, size) - labelWidth(label, size)
  const middle = x + size / 2
  return (
    <>
      {head && (
        <>
          <rect
            x={x - 1}
            y={y - size / 2 - 1}
            width={size + 2}
            height={size + 2}
            rx={3}
            fill={head.ground}
            stroke="#5A4836"
            stroke-width={0.8}
          />
          <Head look={head} x={middle} y={y} size={size} />
        </>
      )}
      {icon === RING && (
        <circle cx={middle} cy={y} r={size * 0.36} fill="none" stroke={ink} stroke-width={size * 0.17} />
      )}
      {icon !== undefined && icon !== RING && <Glyph name={icon} x={middle} y={y} size={size} colour={tint ?? ink} />}
      {label !== undefined && label !== "" && (
        <text
          class="cond"
          x={after}
          y={y + size * 0.33}
          style={{ fontSize: `${(size * 0.88).toFixed(2)}px`, fontWeight: 700, fill: tint === undefined ? ink : tint }}
        >
          {label}
        </text>
      )}
    </>
  )
}
