// The map: ground, river, tokens and buildings.
import { at, num } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { Ring } from "../../picture/ring.tsx"
import { lookOf } from "../../picture/seats.ts"
import type { Words } from "../../words.ts"
import { hexes, river } from "../data/map.ts"
import { terrains } from "../data/resources.ts"
import { tokenGoods } from "../data/tokens.ts"
import { centre, centres, frame, hexPath, SIZE } from "./geometry.ts"
import { Good, listed } from "./goods.tsx"
import { terrainIcons } from "./icons.ts"
import { EMPTY, type GoldWest, isSettlement, LOOTED, ownerOf } from "./position.ts"

export function MapZone({ s, words }: BoardProps<GoldWest>) {
  return <MapPicture terrain={s.terrain} down={s.down} up={s.up} built={s.built} words={words} />
}

interface MapProps {
  readonly terrain: readonly number[]
  readonly down: readonly number[]
  readonly up: readonly number[]
  readonly built: readonly number[]
  readonly words: Words
}

const MapPicture = memo(({ terrain, down, up, built, words }: MapProps) => (
  <Drawing class="zoomable gw-map" viewBox={frame(terrain.map(ground => ground >= 0))} label={words.say("zone.map")}>
    <g class="camera">
      <Ground terrain={terrain} />
      {hexes.map(({ id }, hex) =>
        num(terrain, hex) < 0 ? null : (
          <HexThings
            key={id}
            hex={hex}
            terrain={num(terrain, hex)}
            covered={num(down, hex) !== EMPTY}
            token={num(up, hex)}
            built={num(built, hex)}
          />
        ),
      )}
    </g>
  </Drawing>
))

/** All that never changes: one outline for each terrain. */
const Ground = memo(({ terrain }: { terrain: readonly number[] }) => {
  const where = (ground: number, size: number) =>
    centres.map((spot, hex) => (terrain[hex] === ground ? hexPath(spot, size) : "")).join("")
  return (
    <g class="gw-ground">
      <defs>
        <pattern id="gw-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" />
        </pattern>
      </defs>
      <path class="beyond" d={where(-1, SIZE)} />
      {terrains.map((name, i) => (
        <path key={name} class={name} d={where(i, SIZE - 0.8)} />
      ))}
      <g data-place="map">
        {river.map(place => {
          const [x, y] = centre(place)
          return (
            <g key={`${x}`} class="river">
              <path d={hexPath([x, y], SIZE - 0.5)} />
              <Glyph name="g:waves" x={x} y={y} size={SIZE * 1.05} colour="var(--water2)" />
            </g>
          )
        })}
      </g>
    </g>
  )
})

interface HexProps {
  readonly hex: number
  readonly terrain: number
  readonly covered: boolean
  readonly token: number
  readonly built: number
}

const HexThings = memo(({ hex, terrain, covered, token, built }: HexProps) => {
  const spot = at(centres, hex)
  const [x, y] = spot
  return (
    <Place
      id={`hex:${at(hexes, hex).id}`}
      ring={mark => (
        <Ring
          mark={mark}
          d={hexPath(spot, SIZE - 2.4)}
          badge={[x - SIZE * 0.52, y - SIZE * 0.66]}
          tag={[x, y + SIZE * 0.72]}
        />
      )}
    >
      <path class="hit" d={hexPath(spot, SIZE)} />
      {built === LOOTED && <path class="gw-looted" d={hexPath(spot, SIZE - 4)} />}
      {built >= 0 && <Building x={x} y={y} built={built} />}
      {built === -1 && covered && <Covered x={x} y={y} terrain={terrain} />}
      {built === -1 && token >= 0 && <Token x={x} y={y} token={token} />}
    </Place>
  )
})

function Building({ x, y, built }: { x: number; y: number; built: number }) {
  const seat = ownerOf(built)
  if (!isSettlement(built)) return <SeatPiece seat={seat} x={x} y={y} r={SIZE * 0.58} icon="g:camping-tent" />
  return (
    <>
      <circle cx={x} cy={y} r={SIZE * 0.76} fill="none" stroke={lookOf(seat).colour} stroke-width={4.5} />
      <circle class="gw-rim" cx={x} cy={y} r={SIZE * 0.83} />
      <SeatPiece seat={seat} x={x} y={y} r={SIZE * 0.56} icon="g:wood-cabin" />
    </>
  )
}

function Covered({ x, y, terrain }: { x: number; y: number; terrain: number }) {
  return (
    <g class="gw-covered">
      <circle cx={x} cy={y} r={SIZE * 0.6} />
      <Glyph
        name={terrainIcons[at(terrains, terrain)]}
        x={x}
        y={y}
        size={SIZE * 0.72}
        colour="rgb(255 250 240 / 0.9)"
      />
    </g>
  )
}

const R = SIZE * 0.235
/** Where two or three resources lie on a token. */
const spots: { readonly [count: number]: readonly (readonly [number, number])[] } = {
  2: [
    [-R * 1.2, 0],
    [R * 1.2, 0],
  ],
  3: [
    [0, -R * 1.15],
    [-R * 1.25, R * 0.88],
    [R * 1.25, R * 0.88],
  ],
}

function Token({ x, y, token }: { x: number; y: number; token: number }) {
  const list = listed(at(tokenGoods, token))
  return (
    <>
      <circle class="gw-token" cx={x} cy={y} r={SIZE * 0.66} />
      {list.map((kind, i) => {
        const [dx, dy] = spots[list.length]?.[i] ?? [0, 0]
        return <Good key={i} kind={kind} x={x + dx} y={y + dy} r={R} />
      })}
    </>
  )
}
