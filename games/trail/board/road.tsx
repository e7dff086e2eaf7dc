// The trail itself, and the figures that ride on it.
import { at, num, range } from "@railhead/engine"
import { SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { icons } from "./icons.ts"
import { arrowOn, type Point, smooth } from "./lines.ts"
import { SMALL } from "./tiles.tsx"

interface RoadPlace {
  readonly id: string
  readonly next: readonly string[]
}

/** Every way from place to place, with its bends. */
export function waysOf(
  places: readonly RoadPlace[],
  spots: readonly Point[],
  bends: { readonly [way: string]: readonly Point[] },
): readonly (readonly Point[])[] {
  const spot = new Map(places.map(({ id }, i) => [id, at(spots, i)]))
  return places.flatMap(({ id, next }, i) =>
    next.map(to => [at(spots, i), ...(bends[`${id} ${to}`] ?? []), spot.get(to) ?? at(spots, i)]),
  )
}

/** A pale road with a dotted middle, and arrow heads where there is room. */
export const Road = memo(({ ways }: { ways: readonly (readonly Point[])[] }) => {
  const d = ways.map(smooth).join("")
  return (
    <g class="trail-road">
      <path class="edge-line" d={d} />
      <path class="ground" d={d} />
      <path class="dots" d={d} />
      {ways
        .flatMap(way => arrowOn(way) ?? [])
        .map(turned => (
          <path key={turned} class="arrow" d="M-3 -4 2 0 -3 4" transform={turned} />
        ))}
    </g>
  )
})

interface RidersProps {
  /** The places of the riders, by seat; −1 for one that is not there. */
  readonly at: string
  readonly spots: readonly Point[]
  sizeOf(place: number): { readonly width: number; readonly height: number }
}

/** Riders sit on the upper right corner of their location, several side by side. */
export const Riders = memo(({ at: where, spots, sizeOf }: RidersProps) => {
  const places = where.split(",").map(Number)
  return (
    <>
      {range(places.length).map(seat => {
        const place = num(places, seat)
        if (place < 0) return null
        const before = places.slice(0, seat).filter(other => other === place).length
        const { width, height } = sizeOf(place)
        const [x, y] = at(spots, place)
        const [dx, dy] = besides(width, height, before)
        return (
          <g key={seat} data-place={`rancher:${seat}`} class="trail-rider">
            <SeatPiece seat={seat} x={x + dx} y={y + dy} r={14} icon={icons.rancher} />
          </g>
        )
      })}
    </>
  )
})

/** Where the next rider stands on a place so large; on a small one in its middle, because the next begins where it ends. */
function besides(width: number, height: number, before: number): Point {
  if (width < SMALL.width) return [-before * 24, 0]
  if (width === SMALL.width) return [2 - before * 10, -height / 2 - 4 - before * 9]
  return [width / 2 - 8 - before * 24, -height / 2 - 6]
}
