// The emblem of a large city: what it takes and what a delivery brings (RTN-50, RTN-92).
import { Glyph } from "../../../picture/kit.tsx"
import { icons } from "../../../trail/board/icons.ts"
import type { Point } from "../../../trail/board/lines.ts"
import type { Words } from "../../../words.ts"
import { type City, SAN_FRANCISCO } from "../../data/cities.ts"
import { SAN_FRANCISCO_VP_PER_BELL } from "../../expansions/rails-to-the-north/data/strip.ts"
import { BELL } from "../icons.ts"
import { CityPlaque } from "../rail.tsx"

interface EmblemProps {
  readonly city: City
  readonly discs: string
  readonly spot: Point
  readonly words: Words
}

const WIDTH = 74

export function Emblem({ city, discs, spot, words }: EmblemProps) {
  const [x, y] = spot
  return (
    <>
      <CityPlaque city={city} discs={discs} spot={spot} width={WIDTH} words={words} />
      <g class={city.white ? "gwt-emblem" : "gwt-emblem dark"}>
        {city.no === SAN_FRANCISCO ? (
          <>
            <text class="end" x={x + WIDTH / 2 - 14} y={y + 10.5}>
              +{SAN_FRANCISCO_VP_PER_BELL}
            </text>
            <Glyph name={BELL} x={x + WIDTH / 2 - 8} y={y + 6.5} size={10} />
          </>
        ) : (
          city.vp > 0 && (
            <text class="end" x={x + WIDTH / 2 - 4} y={y + 10.5}>
              +{city.vp}
            </text>
          )
        )}
        {city.money > 0 && (
          <>
            <Glyph name={icons.objective} x={x - WIDTH / 2 + 9} y={y + 6.5} size={10} />
            <text class="end" x={x + WIDTH / 2 - 4} y={y + 10.5}>
              {words.say("dollars", { amount: city.money })}
            </text>
          </>
        )}
      </g>
    </>
  )
}
