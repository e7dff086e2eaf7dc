// The three cities of Europe: quays, and the quarters with their bonus spaces, in short or in full.
import { at, num, range } from "@railhead/engine"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { GlyphRow, rowWidth } from "../../trail/board/glyph-row.tsx"
import { Discs, seatsOf } from "../../trail/board/stations.tsx"
import type { Words } from "../../words.ts"
import { bonusActions } from "../data/actions.ts"
import { type BonusSpace, cityIds, closedCities, quarters, quays, SLOTS, spaceNamed, spaceOn } from "../data/cities.ts"
import type { Argentina } from "../state.ts"
import { CITY, cityGrounds, GRAIN, GRAIN_INK } from "./icons.ts"
import { pictures } from "./pictures.ts"

const W = 237
const QUARTER = W / quarters.length
const HEAD = 23

interface CityProps {
  readonly city: number
  /** 0 or 1: side a or b. */
  readonly side: number
  /** Do the spaces under the closing tile exist? */
  readonly closed: boolean
  /** Discs of the seats on each quay of the city: "1,0;0,0". */
  readonly onQuays: string
  /** The seat on each slot of the city, −1 for none. */
  readonly taken: string
  readonly full: boolean
  readonly words: Words
}

/** Slots of a city and quarter in the order of the data. */
function slotsOf(city: number, quarter: string): number[] {
  return range(SLOTS).filter(slot => spaceOn(0, slot).city === city && spaceOn(0, slot).quarter === quarter)
}

function takenBy(s: Argentina, city: number): string {
  return range(SLOTS)
    .filter(slot => spaceOn(0, slot).city === city)
    .map(slot => s.players.findIndex(p => p.delivered & (1 << slot)))
    .join()
}

function onQuays(s: Argentina, city: number): string {
  return quays.flatMap((quay, i) => (quay.city === city ? [s.players.map(p => num(p.quays, i)).join()] : [])).join(";")
}

export function Europe({ s, full, words }: { s: Argentina; full: boolean; words: Words }) {
  return (
    <>
      {cityIds.map((id, city) => (
        <City
          key={id}
          city={city}
          side={(s.citySides >> city) & 1}
          closed={at(closedCities, s.players.length).includes(city)}
          onQuays={onQuays(s, city)}
          taken={takenBy(s, city)}
          full={full}
          words={words}
        />
      ))}
    </>
  )
}

const ROW = 26

const City = memo((props: CityProps) => {
  const { city, full, words } = props
  const id = at(cityIds, city)
  const most = Math.max(...quarters.map(quarter => slotsOf(city, quarter).length))
  const height = full ? HEAD + 20 + most * ROW + 3 : 58
  return (
    <svg class="arg-city" viewBox={`0 0 ${W} ${height}`} role="group" aria-label={words.name("city", id)}>
      <rect class="ground" x={0.5} y={0.5} width={W - 1} height={height - 1} rx={8} />
      <path d={`M0 ${HEAD}V9q0-9 9-9H${W - 9}q9 0 9 9V${HEAD}Z`} fill={cityGrounds[city] ?? ""} />
      <g class="arg-city-head">
        <Glyph name={CITY} x={14} y={11.5} size={14} />
        <text class="besley name" x={24} y={16}>
          {words.name("city", id)}
        </text>
      </g>
      <Quays {...props} />
      {quarters.map((quarter, i) => (
        <Quarter key={quarter} {...props} quarter={quarter} x={i * QUARTER} height={height} />
      ))}
    </svg>
  )
})

function Quays({ city, onQuays: discs, words }: CityProps) {
  const own = quays.filter(quay => quay.city === city)
  return (
    <>
      {own.map(({ id, vp, discount }, i) => {
        const x = W - (own.length - i) * 70
        const seats = seatsOf(discs.split(";")[i] ?? "")
        const box = boxPath(x + 1.5, 3, 66, HEAD - 6, 6)
        return (
          <Place key={id} id={`quay:${id}`} ring={mark => <Ring mark={mark} d={box} badge={[x + 3, 5]} />}>
            <path class="arg-quay" d={box} />
            <g class="arg-city-head">
              <text class="besley" x={x + 5} y={15.5} style={{ fontSize: "12px" }}>
                {id.split("-")[1]}
              </text>
              <text class="cond" x={x + 20} y={15.5} style={{ fontSize: "11.5px" }}>
                {words.say("vp", { vp })}
              </text>
              {seats.length === 0 && discount > 0 && (
                <GlyphRow
                  signs={[{ icon: GRAIN, label: `−${discount}` }]}
                  x={x + 42}
                  y={11.5}
                  size={11}
                  ink="#FFF8EC"
                />
              )}
            </g>
            <Discs seats={seats} x={x + 55} y={11.5} r={5} room={15} />
          </Place>
        )
      })}
    </>
  )
}

interface QuarterProps extends CityProps {
  readonly quarter: string
  readonly x: number
  readonly height: number
}

function Quarter({ city, side, closed, taken, full, words, quarter, x, height }: QuarterProps) {
  const first = range(SLOTS).findIndex(slot => spaceOn(0, slot).city === city)
  const seats = taken.split(",").map(Number)
  const slots = slotsOf(city, quarter)
  const { grain } = spaceOn(side, slots[0] ?? 0)
  return (
    <>
      <rect class="arg-quarter" x={x + 2} y={HEAD + 2} width={QUARTER - 4} height={height - HEAD - 5} rx={5} />
      <text class="arg-quarter-name" x={x + 7} y={HEAD + 15}>
        {words.say(`letter.quarter.${quarter}`)}
      </text>
      <Glyph name={GRAIN} x={x + 34} y={HEAD + 11} size={12} colour="var(--pay)" />
      <text class="besley arg-quarter-grain" x={x + 42} y={HEAD + 15.5}>
        {grain}
      </text>
      {slots.map((slot, i) => {
        const space = spaceOn(side, slot)
        const seat = num(seats, slot - first)
        const shut = closed && space.covered
        const key = space.id
        return full ? (
          <Space key={key} space={space} seat={seat} shut={shut} x={x + 4} y={HEAD + 20 + i * ROW} />
        ) : (
          <Dot
            key={key}
            id={space.id}
            seat={seat}
            shut={shut}
            x={x + QUARTER / 2 + (i - (slots.length - 1) / 2) * 12.5}
            y={HEAD + 25}
          />
        )
      })}
    </>
  )
}

interface SpaceProps {
  readonly space: BonusSpace
  readonly seat: number
  readonly shut: boolean
  readonly x: number
  readonly y: number
}

/** A bonus space with its points and what it brings. */
function Space({ space, seat, shut, x, y }: SpaceProps) {
  const width = QUARTER - 8
  const box = boxPath(x, y, width, ROW - 3, 5)
  if (shut) return <path class="arg-shut" d={`M${x + width / 2 - 5} ${y + 7}l10 10m0-10l-10 10`} />
  const signs = pictures.signsOf(num(bonusActions, spaceNamed(space.id)))
  const wide = rowWidth(signs, 12)
  return (
    <Place id={`space:${space.id}`} ring={mark => <Ring mark={mark} d={box} badge={[x + 2, y + 2]} />}>
      <path class="arg-space" d={box} />
      {seat >= 0 ? (
        <SeatPiece seat={seat} x={x + width / 2} y={y + 11.5} r={8} />
      ) : (
        <>
          {space.vp > 0 && (
            <text class="besley mid trail-worth" x={signs.length > 0 ? x + 9 : x + width / 2} y={y + 16}>
              {space.vp}
            </text>
          )}
          <GlyphRow
            signs={signs.map(sign => (sign.icon === GRAIN ? { ...sign, tint: GRAIN_INK } : sign))}
            x={space.vp > 0 ? x + 18 : x + (width - wide) / 2}
            y={y + 11.5}
            size={12}
          />
        </>
      )}
    </Place>
  )
}

interface DotProps {
  readonly id: string
  readonly seat: number
  readonly shut: boolean
  readonly x: number
  readonly y: number
}

/** The same in short: only whether it is free. */
function Dot({ id, seat, shut, x, y }: DotProps) {
  if (shut) return <path class="arg-shut" d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} />
  return (
    <Place
      id={`space:${id}`}
      ring={mark => <Ring mark={mark} d={boxPath(x - 6, y - 6, 12, 12, 6)} badge={[x - 5, y - 5]} />}
    >
      {seat >= 0 ? <SeatPiece seat={seat} x={x} y={y} r={5} /> : <circle class="arg-space" cx={x} cy={y} r={4.5} />}
    </Place>
  )
}
