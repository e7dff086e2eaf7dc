// The railway: track, engines, stations with their masters, cities with everybody's discs.
import { at, num } from "@railhead/engine"
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { icons } from "../../trail/board/icons.ts"
import type { Point } from "../../trail/board/lines.ts"
import { TrackLine, TrackSpaces } from "../../trail/board/railway.tsx"
import { Discs, Engines, Master, StationPlaque, seatsOf } from "../../trail/board/stations.tsx"
import type { Words } from "../../words.ts"
import type { Arrow, City } from "../data/cities.ts"
import { everyStation, stations, track } from "../data/track.ts"
import type { GreatWesternTrail } from "../state.ts"
import { workerIcons } from "./icons.ts"
import { masterIcon } from "./masters.ts"
import { crosses, type RailLayout, type StripLayout } from "./rail-layout.ts"

interface RailProps {
  readonly s: GreatWesternTrail
  readonly words: Words
  readonly layout: RailLayout
}

export function Railway({ s, words, layout, strip }: RailProps & { strip: StripLayout }) {
  return (
    <>
      <TrackLine track={track} layout={layout.track} />
      <Fixed layout={layout} strip={strip} />
      {strip.cities.map(({ city, spot }) => (
        <CityPlaque
          key={city.id}
          city={city}
          discs={discsIn(s, city.no)}
          spot={spot}
          width={strip.width}
          words={words}
        />
      ))}
      {stations.map(({ id }, station) => (
        <StationAt
          key={id}
          station={station}
          s={s}
          spot={at(layout.stations, station)}
          masterSpot={layout.masters[station] ?? [0, 0]}
          words={words}
        />
      ))}
      <TrackSpaces track={track} layout={layout.track} />
      <Engines at={s.players.map(p => p.engine).join()} spots={layout.track.spots} side={-1} />
    </>
  )
}

/** How many discs each seat has in a city: "0,2,1". */
export function discsIn(s: GreatWesternTrail, city: number): string {
  return s.players.map(p => num(p.cities, city)).join()
}

interface StationProps {
  readonly station: number
  readonly s: GreatWesternTrail
  readonly spot: Point
  readonly masterSpot: Point
  readonly words: Words
}

/** A station with its master, or with the worker that took the master's place. */
export function StationAt({ station, s, spot, masterSpot, words }: StationProps) {
  const discs = s.players.map(p => (p.stations & (1 << station) ? 1 : 0)).join()
  const worker = workerIcons[s.masterWorkers[station] ?? -1]
  return (
    <>
      <Master x={masterSpot[0]} y={masterSpot[1]} counts={masterIcon(s.masters[station] ?? -1)} worker={worker} />
      <StationPlaque station={at(everyStation, station)} x={spot[0]} y={spot[1]} discs={discs} words={words} />
    </>
  )
}

/** Crosses, and what lies between two cities. */
const Fixed = memo(({ layout, strip }: { layout: RailLayout; strip: StripLayout }) => (
  <>
    <path
      class="gwt-crosses"
      d={crosses
        .map(after => layout.cross(after))
        .map(([x, y]) => `M${x - 3} ${y - 3}l6 6m0-6l-6 6`)
        .join("")}
    />
    {strip.arrows.map(({ arrow, spot }) => (
      <ArrowBetween key={arrow.id} arrow={arrow} spot={spot} />
    ))}
  </>
))

/** An objective card or an exchange token at once, and points at the end. */
function ArrowBetween({ arrow: { gives, cards, vp }, spot: [x, y] }: { arrow: Arrow; spot: Point }) {
  const brings = gives.length > 0
  const wide = brings && vp !== 0 ? 34 : 27
  const icon = cards > 0 ? icons.objective : icons.exchange
  return (
    <g class="gwt-arrow">
      <rect x={x - wide / 2} y={y - 7} width={wide} height={14} rx={7} />
      {brings && <Glyph name={icon} x={x - (vp === 0 ? 0 : 8)} y={y} size={12} colour="var(--pos)" />}
      {vp !== 0 && (
        <text class="mid" x={x + (brings ? 7 : 0)} y={y + 4}>
          {vp > 0 ? `+${vp}` : `−${-vp}`}
        </text>
      )}
    </g>
  )
}

interface CityProps {
  readonly city: City
  readonly discs: string
  readonly spot: Point
  readonly width: number
  readonly words: Words
}

/** A letter at its smallest; longer names are drawn narrower. */
const LETTER = 4.6

export const CityPlaque = memo(({ city, discs, spot, width, words }: CityProps) => {
  const { id, value, white } = city
  const [x, y] = spot
  const name = words.name("city", id)
  const box = boxPath(x - width / 2, y - 14, width, 28, 6)
  return (
    <Place
      id={`city:${id}`}
      ring={mark => <Ring mark={mark} d={box} badge={[x - width / 2, y - 13]} tag={[x, y + 23]} />}
    >
      <path class={white ? "trail-plaque" : "trail-plaque dark"} d={box} />
      <text
        class={white ? "mid cond trail-on" : "mid cond trail-on dark"}
        x={x}
        y={y - 2}
        style={{ fontSize: `${Math.max(10, Math.min(12, (width * 2.05) / name.length)).toFixed(1)}px` }}
        {...(name.length * LETTER > width ? { textLength: width - 6, lengthAdjust: "spacingAndGlyphs" } : {})}
      >
        {name}
      </text>
      <text class={white ? "besley mid trail-worth" : "besley mid trail-worth dark"} x={x} y={y + 11}>
        {value}
      </text>
      <Discs seats={seatsOf(discs)} x={x} y={y + 21} r={6} room={width - 14} />
    </Place>
  )
})
