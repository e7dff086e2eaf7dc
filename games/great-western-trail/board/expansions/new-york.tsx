// RTN-5, RTN-55: the stationmasters beside New York City.
import type { BoardProps } from "../../../face.ts"
import { Icon, PlaceBox } from "../../../picture/kit.tsx"
import { GlyphRow, rowWidth } from "../../../trail/board/glyph-row.tsx"
import { icons } from "../../../trail/board/icons.ts"
import type { Sign } from "../../../trail/board/signs.ts"
import { everyStationmaster } from "../../data/stationmasters.ts"
import { northOf } from "../../expansions/rails-to-the-north/state.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { masterIcons, masterLooks } from "../masters.ts"
import { signsOf } from "../signs.ts"

/** The upper half: what the tile brings at once, or a certificate for good. */
function upperHalf(master: number): readonly Sign[] {
  const { action = -1, permanent = 0 } = everyStationmaster[master] ?? {}
  return action >= 0 ? signsOf(action) : [{ icon: icons.certificate, label: `+${permanent}` }]
}

const SIZE = 16

export function NewYork({ s, words }: BoardProps<GreatWesternTrail>) {
  const { display } = northOf(s)
  const title = words.name("city", "new-york-city")
  return (
    <section class="gwt-new-york" aria-label={title}>
      <h3 class="trail-title">{title}</h3>
      <div class="gwt-display">
        {masterLooks.map(({ id, per, group, vp }, master) => {
          if (!(display & (1 << master))) return null
          const signs = upperHalf(master)
          const counts = everyStationmaster[master]?.per !== null
          return (
            <PlaceBox key={id} id={`display:${id}`} class="trail-taken-tile">
              <svg
                viewBox={`0 0 ${rowWidth(signs, SIZE).toFixed(1)} ${SIZE}`}
                height={SIZE}
                role="img"
                aria-label={words.name("stationmaster", id)}
              >
                <GlyphRow signs={signs} x={0} y={SIZE / 2} size={SIZE - 1} />
              </svg>
              {counts && (
                <span class="gwt-counts">
                  {group > 1 ? `${vp}/${group}` : vp}
                  <Icon name={masterIcons[per]} size={15} />
                </span>
              )}
            </PlaceBox>
          )
        })}
        {display === 0 && <small>{words.say("text.none")}</small>}
      </div>
    </section>
  )
}
