import { GlyphRow, rowWidth } from "./glyph-row.tsx"
import type { TrailPictures } from "./pictures.ts"

interface SpecialProps {
  readonly of: TrailPictures
  /** −1 for a site without one. */
  readonly action: number
  readonly x: number
  readonly y: number
}

/** The special action of a site, faint as long as no building stands there. */
export function Special({ of, action, x, y }: SpecialProps) {
  if (action < 0) return null
  const signs = of.signsOf(action)
  return (
    <g class="trail-special">
      <GlyphRow signs={signs} x={x - rowWidth(signs, 13) / 2} y={y} size={13} ink="var(--ink2)" />
    </g>
  )
}
