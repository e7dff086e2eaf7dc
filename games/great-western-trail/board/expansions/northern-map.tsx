// The northern map: sections, rails, towns with their stores, large cities and both stations.
import { at, num } from "@railhead/engine"
import type { BoardProps } from "../../../face.ts"
import { Glyph } from "../../../picture/kit.tsx"
import { memo } from "../../../picture/memo.ts"
import type { Point } from "../../../trail/board/lines.ts"
import { SmallTile } from "../../../trail/board/tiles.tsx"
import type { Words } from "../../../words.ts"
import { stations } from "../../data/track.ts"
import { downtowns, SPACES } from "../../expansions/rails-to-the-north/data/map.ts"
import { mediumIn } from "../../expansions/rails-to-the-north/data/towns.ts"
import { northernEmblems } from "../../expansions/rails-to-the-north/emblems.ts"
import { northOf } from "../../expansions/rails-to-the-north/state.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { discsIn, StationAt } from "../rail.tsx"
import { Emblem } from "./emblem.tsx"
import {
  ABOVE,
  emblemSpots,
  sectionShapes,
  signposts,
  stationSpots,
  TOWN_HALL_SPOT,
  tileSpots,
} from "./north-layout.ts"
import { Reach } from "./reach.tsx"
import { Town } from "./town.tsx"
import { tileLooks } from "./town-tiles.ts"
import { tracks } from "./tracks.ts"

type MapProps = BoardProps<GreatWesternTrail> & { readonly alone: boolean }

export function NorthernMap({ s, words, alone }: MapProps) {
  const { commerce, towns } = northOf(s)
  return (
    <g class="gwt-northern" transform={`translate(0 ${ABOVE})`}>
      <Ground words={words} alone={alone} />
      {stationSpots.map(({ sign, master }, i) => (
        <StationAt key={sign[0]} station={stations.length + i} s={s} spot={sign} masterSpot={master} words={words} />
      ))}
      <Tiles lying={towns} />
      {northernEmblems.cities.map(city => {
        const spot = emblemSpots[city.id]
        return spot && <Emblem key={city.id} city={city} discs={discsIn(s, city.no)} spot={spot} words={words} />
      })}
      <Reach s={s} />
      {downtowns.map(({ id }, town) => (
        <Town key={id} town={town} stores={commerce.slice(town * SPACES, (town + 1) * SPACES).join()} words={words} />
      ))}
    </g>
  )
}

const line = (points: readonly Point[]) => `M${points.map(point => point.join(" ")).join("L")}`
const rails = tracks.map(({ through }) => line(through)).join("")
const shapes = Object.entries(sectionShapes)

/** All that never changes. */
const Ground = memo(({ words, alone }: { words: Words; alone: boolean }) => (
  <>
    <rect class="gwt-north-ground" x={-8} y={-8} width={1016} height={alone ? 440 : 392} rx={14} />
    {shapes.map(([id, { outline }]) => (
      <path key={id} class={`gwt-section ${id}`} d={`${line(outline)}Z`} />
    ))}
    {shapes.map(([id, { name }]) => (
      <text key={id} class="besley mid gwt-section-name" x={name[0]} y={name[1]}>
        {words.say(`section.${id}`)}
      </text>
    ))}
    <g class="trail-rails">
      <path class="sleepers" d={rails} />
      <path class="rails" d={rails} />
    </g>
    {alone && <Signposts words={words} />}
    <TownHall spot={TOWN_HALL_SPOT} words={words} />
  </>
))

function TownHall({ spot: [x, y], words }: { spot: Point; words: Words }) {
  return (
    <g class="trail-goal">
      <rect x={x - 47} y={y - 15} width={94} height={30} rx={8} />
      <Glyph name="g:capitol" x={x - 32} y={y} size={17} colour="var(--on-neutral)" />
      <text class="besley mid" x={x + 12} y={y + 4.5} style={{ fontSize: "12px" }}>
        {words.say("townHall")}
      </text>
    </g>
  )
}

/** Cities of the strip that rails lead to. */
function Signposts({ words }: { words: Words }) {
  return (
    <>
      {Object.entries(signposts).map(([id, [x, y]]) => (
        <text key={id} class="mid gwt-signpost" x={x} y={y}>
          {words.name("city", id)}
        </text>
      ))}
    </>
  )
}

/** The tiles of medium towns. */
const Tiles = memo(({ lying }: { lying: readonly number[] }) => (
  <>
    {downtowns.map(({ id }, town) => {
      const spot = tileSpots[id]
      if (!spot) return null
      const look = at(tileLooks, num(lying, num(mediumIn, town)))
      return <SmallTile key={id} x={spot[0]} y={spot[1]} width={42} height={32} {...look} />
    })}
  </>
))

/** The sections in a few lines. */
export const Outline = memo(() => (
  <g transform={`translate(0 ${ABOVE})`}>
    <rect class="trail-mini-ground" x={-8} y={-8} width={1016} height={440} rx={40} />
    {shapes.map(([id, { outline }]) => (
      <path key={id} class={`gwt-section ${id}`} d={`${line(outline)}Z`} />
    ))}
    <path class="trail-mini-road" d={rails} />
  </g>
))
