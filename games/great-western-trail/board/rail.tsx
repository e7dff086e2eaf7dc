// The railway: track, engines, stations with their masters, cities with everybody's discs.
import { at, num, range } from "@railhead/engine"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { icons } from "../../trail/board/icons.ts"
import { TrackLine, TrackSpaces } from "../../trail/board/railway.tsx"
import { SmallTile } from "../../trail/board/tiles.tsx"
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
        <StationPlaque
          key={id}
          station={station}
          discs={s.players.map(p => (p.stations & (1 << station) ? 1 : 0)).join()}
          master={s.masters[station] ?? -1}
          worker={s.masterWorkers[station] ?? -1}
          layout={layout}
          words={words}
        />
      ))}
      <TrackSpaces track={track} layout={layout.track} />
      <Engines at={s.players.map(p => p.engine).join()} layout={layout} />
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
    {arrows.map(({ id, cards, vp }, i) => {
      const [x, y] = layout.arrows[i] ?? [0, 0]
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

/** Each seat so often as it has discs there: "0,2,1". */
function seatsOf(discs: string): number[] {
  return discs.split(",").flatMap((count, seat) => range(Number(count)).map(() => seat))
}

/** Discs side by side, closer where there are many. */
function Discs({ seats, x, y, r, room }: { seats: readonly number[]; x: number; y: number; r: number; room: number }) {
  const step = Math.min(r * 2.3, room / Math.max(1, seats.length - 1))
  return (
    <>
      {seats.map((seat, i) => (
        <SeatPiece key={i} seat={seat} x={x + (i - (seats.length - 1) / 2) * step} y={y} r={r} />
      ))}
    </>
  )
}

interface CityProps {
  readonly city: number
  readonly discs: string
  readonly layout: RailLayout
  readonly words: Words
}

const CityPlaque = memo(({ city, discs, layout, words }: CityProps) => {
  const { id, value, white } = at(cities, city)
  const [x, y] = at(layout.cities, city)
  const width = layout.cityWidth
  const name = words.name("city", id)
  const box = boxPath(x - width / 2, y - 14, width, 28, 6)
  return (
    <Place
      id={`city:${id}`}
      ring={mark => <Ring mark={mark} d={box} badge={[x - width / 2, y - 13]} tag={[x, y + 18]} />}
    >
      <path class={white ? "gwt-plaque" : "gwt-plaque dark"} d={box} />
      <text
        class={white ? "mid cond gwt-on" : "mid cond gwt-on dark"}
        x={x}
        y={y - 2}
        style={{ fontSize: `${Math.max(10, Math.min(12, (width * 2.05) / name.length)).toFixed(1)}px` }}
      >
        {name}
      </text>
      <text class={white ? "besley mid gwt-worth" : "besley mid gwt-worth dark"} x={x} y={y + 11}>
        {value}
      </text>
      <Discs seats={seatsOf(discs)} x={x} y={y + 21} r={6} room={width - 14} />
    </Place>
  )
})

interface StationProps {
  readonly station: number
  readonly discs: string
  readonly master: number
  readonly worker: number
  readonly layout: RailLayout
  readonly words: Words
}

const StationPlaque = memo(({ station, discs, master, worker, layout, words }: StationProps) => {
  const { id, cost, vp, white } = at(stations, station)
  const [x, y] = at(layout.stations, station)
  const box = boxPath(x - 20, y - 12.5, 40, 25, 5)
  const dark = white ? "" : " dark"
  return (
    <>
      <Master station={station} master={master} worker={worker} layout={layout} />
      <Place
        id={`station:${id}`}
        ring={mark => <Ring mark={mark} d={box} badge={[x - 19, y - 12]} tag={[x, y + 16]} />}
      >
        <path class={`gwt-plaque${dark}`} d={box} />
        <text class={`mid cond gwt-on${dark}`} x={x - 8} y={y + 4} style={{ fontSize: "12px" }}>
          {words.say("dollars", { amount: cost })}
        </text>
        <text class={`besley mid gwt-worth${dark}`} x={x + 11} y={y + 5}>
          {vp}
        </text>
        <Discs seats={seatsOf(discs)} x={x} y={y + 15} r={5.5} room={30} />
      </Place>
    </>
  )
})

interface MasterProps {
  readonly station: number
  readonly master: number
  readonly worker: number
  readonly layout: RailLayout
}

/** The stationmaster beside a station, or the worker that took its place. */
function Master({ station, master, worker, layout }: MasterProps) {
  const [x, y] = layout.masters[station] ?? [0, 0]
  if (master >= 0)
    return <SmallTile x={x} y={y} width={32} height={26} icon={bonusIcons[at(stationmasters, master).per]} />
  if (worker < 0) return null
  return (
    <g class="gwt-given">
      <rect x={x - 14} y={y - 12} width={28} height={24} rx={12} />
      <Glyph name={workerIcons[worker] ?? icons.worker} x={x} y={y} size={16} colour="var(--ink2)" />
    </g>
  )
}

/** Engines in the shapes of their seats; several at the start stand side by side. */
const Engines = memo(({ at: where, layout }: { at: string; layout: RailLayout }) => {
  const spaces = where.split(",").map(Number)
  return (
    <g class="gwt-engines">
      {spaces.map((space, seat) => {
        const [x, y] = at(layout.track.spots, space)
        const shared = spaces.filter(other => other === space).length
        const before = spaces.slice(0, seat).filter(other => other === space).length
        const r = shared > 1 ? 10 : 12.5
        const dx = shared > 1 ? -before * 12 : 0
        const dy = shared > 1 ? (before % 2 === 0 ? -8 : 8) : 0
        return (
          <g key={seat} data-place={`engine:${seat}`}>
            <SeatPiece seat={seat} x={Math.max(12, x + dx)} y={y + dy} r={r} icon={icons.engine} />
          </g>
        )
      })}
    </g>
  )
})
