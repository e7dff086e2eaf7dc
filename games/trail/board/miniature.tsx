// The trail in a few lines: the road, what can be chosen, the riders.
import { at } from "@railhead/engine"
import type { ComponentChildren } from "preact"
import { SeatPiece, useMark } from "../../picture/kit.tsx"
import type { Point } from "./lines.ts"

interface MiniatureProps {
  /** Left, top, width and height of what the large drawing shows. */
  readonly box: readonly [number, number, number, number]
  readonly roads: string
  readonly ids: readonly string[]
  readonly spots: readonly Point[]
  /** The places of the riders, by seat; −1 for one that is not there. */
  readonly riders: readonly number[]
  readonly children: ComponentChildren
}

export function Miniature({ box, roads, ids, spots, riders, children }: MiniatureProps) {
  const [x, y, width, height] = box
  return (
    <svg viewBox={box.join(" ")} aria-hidden="true">
      <rect class="trail-mini-ground" x={x} y={y} width={width} height={height} rx={40} />
      <path class="trail-mini-road" d={roads} />
      {ids.map((id, place) => (
        <Spot key={id} place={`site:${id}`} spot={at(spots, place)} />
      ))}
      {riders.map(
        (place, seat) =>
          place >= 0 && <SeatPiece key={seat} seat={seat} x={at(spots, place)[0]} y={at(spots, place)[1]} r={28} />,
      )}
      {children}
    </svg>
  )
}

function Spot({ place, spot: [x, y] }: { place: string; spot: Point }) {
  const mark = useMark(place)
  return mark?.kind === "legal" || mark?.kind === "chosen" ? (
    <circle class="trail-mini-spot" cx={x} cy={y} r={24} />
  ) : null
}
