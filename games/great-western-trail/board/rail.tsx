// The railway: track, engines, stations with their masters, cities with everybody's discs.
import { at, num } from "@railhead/engine"
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { icons } from "../../trail/board/icons.ts"
import { TrackLine, TrackSpaces } from "../../trail/board/railway.tsx"
import { Discs, Engines, Master, StationPlaque, seatsOf } from "../../trail/board/stations.tsx"
import type { Words } from "../../words.ts"
import { arrows, cities } from "../data/cities.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { stations, track } from "../data/track.ts"
import type { GreatWesternTrail } from "../state.ts"
import { bonusIcons, workerIcons } from "./icons.ts"
import { crosses, type RailLayout } from "./rail-layout.ts"

interface RailProps {
  readonly s: GreatWesternTrail
  readonly words: Words
  readonly layout: RailLayout
}

export function Railway({ s, words, layout }: RailProps) {
  return (
    <>
      <TrackLine track={track} layout={layout.track} />
      <Fixed layout={layout} />
      {cities.map(({ id, no }) => (
        <CityPlaque
          key={id}
          city={no}
          discs={s.players.map(p => num(p.cities, no)).join()}
          layout={layout}
          words={words}
        />
      ))}
      {stations.map(({ id }, station) => (
        <StationAt key={id} station={station} s={s} layout={layout} words={words} />
      ))}
      <TrackSpaces track={track} layout={layout.track} />
      <Engines at={s.players.map(p => p.engine).join()} spots={layout.track.spots} side={-1} />
    </>
  )
}

interface StationProps extends RailProps {
  readonly station: number
}

/** A station with its master, or with the worker that took the master's place. */
function StationAt({ station, s, layout, words }: StationProps) {
  const [x, y] = at(layout.stations, station)
  const [masterX, masterY] = layout.masters[station] ?? [0, 0]
  const discs = s.players.map(p => (p.stations & (1 << station) ? 1 : 0)).join()
  const master = stationmasters[s.masters[station] ?? -1]
  const worker = workerIcons[s.masterWorkers[station] ?? -1]
  return (
    <>
      <Master x={masterX} y={masterY} counts={master && bonusIcons[master.per]} worker={worker} />
      <StationPlaque station={at(stations, station)} x={x} y={y} discs={discs} words={words} />
    </>
  )
}

/** Crosses, and what lies between two cities. */
const Fixed = memo(({ layout }: { layout: RailLayout }) => (
  <>
    <path
      class="gwt-crosses"
      d={crosses
        .map(after => layout.cross(after))
        .map(([x, y]) => `M${x - 3} ${y - 3}l6 6m0-6l-6 6`)
        .join("")}
    />
    {arrows.map(({ id, gives, vp }, i) => {
      const [x, y] = layout.arrows[i] ?? [0, 0]
      const cards = gives.length
      const wide = cards > 0 && vp !== 0 ? 34 : 27
      return (
        <g key={id} class="gwt-arrow">
          <rect x={x - wide / 2} y={y - 7} width={wide} height={14} rx={7} />
          {cards > 0 && <Glyph name={icons.objective} x={x - (vp === 0 ? 0 : 8)} y={y} size={12} colour="var(--pos)" />}
          {vp !== 0 && (
            <text class="mid" x={x + (cards > 0 ? 7 : 0)} y={y + 4}>
              {vp > 0 ? `+${vp}` : `−${-vp}`}
            </text>
          )}
        </g>
      )
    })}
  </>
))

interface CityProps {
  readonly city: number
  readonly discs: string
  readonly layout: RailLayout
  readonly words: Words
}

/** A letter at its smallest; longer names are drawn narrower. */
const LETTER = 4.6

const CityPlaque = memo(({ city, discs, layout, words }: CityProps) => {
  const { id, value, white } = at(cities, city)
  const [x, y] = at(layout.cities, city)
  const width = layout.cityWidth
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
