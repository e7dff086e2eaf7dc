// Boomtown: three by three cells under four offices of two cells and a single tile.
import { at, num } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { Ring } from "../../picture/ring.tsx"
import { shapePath } from "../../picture/seats.ts"
import type { Words } from "../../words.ts"
import { cellCosts, cells } from "../data/boomtown.ts"
import { offices } from "../data/offices.ts"
import { resources } from "../data/resources.ts"
import type { GoldWest } from "../state.ts"
import { officesInPlay, officeWorth } from "./figures.ts"
import { wrapped } from "./geometry.ts"
import { Good, GoodsRow, letterOf } from "./goods.tsx"
import { Heading } from "./heading.tsx"
import { officeIcons } from "./icons.ts"

const [W, H, GAP] = [96, 85, 4]

function corner(cell: number): readonly [number, number] {
  return [28 + (cell % 3) * (W + GAP), 26 + Math.floor(cell / 3) * (H + GAP)]
}

export function BoomtownZone({ s, you, words }: BoardProps<GoldWest>) {
  return (
    <Drawing fit="xMidYMin" class="gw-part" viewBox="0 0 330 312" label={words.say("zone.boomtown")}>
      <Heading text={words.say("zone.boomtown")} note={words.say("note.boomtown")} width={326} />
      {officesInPlay(s).map(office => (
        <OfficeTile
          key={office}
          office={office}
          from={s.offices.indexOf(office)}
          to={s.offices.lastIndexOf(office)}
          now={you < 0 ? -1 : officeWorth(s, office, you)}
          words={words}
        />
      ))}
      {cells.map(({ id }, cell) => (
        <Slot key={id} cell={cell} marker={num(s.markers, cell)} onTop={num(s.stacked, cell)} />
      ))}
      <Metals words={words} />
    </Drawing>
  )
}

interface TileProps {
  readonly office: number
  /** Its first and its last cell. */
  readonly from: number
  readonly to: number
  /** What a marker here is worth to the viewer as it stands, −1 for spectators. */
  readonly now: number
  readonly words: Words
}

const OfficeTile = memo(({ office, from, to, now, words }: TileProps) => {
  const [x, y] = corner(from)
  const [right, bottom] = [corner(to)[0] + W, corner(to)[1] + H]
  const { id, per } = at(offices, office)
  const icon = officeIcons[id] ?? "g:saloon"
  const name = words.name("plaque", id)
  const about = words.say(`effect.${id}`)
  const worth = now < 0 || per === null ? "" : words.say("now", { vp: now })
  return (
    <g class="gw-print">
      <rect class="card" x={x} y={y} width={right - x} height={bottom - y} rx={8} />
      {per === null && <SingleTile x={x} y={y} icon={icon} name={name} about={about} />}
      {per !== null && to === from + 1 && (
        <>
          <Glyph name={icon} x={x + 17} y={y + 16} size={20} />
          <text class="besley name" x={x + 32} y={y + 20}>
            {name}
          </text>
          <text class="end now" x={right - 8} y={y + 20}>
            {worth}
          </text>
          {wrapped(about, 40).map((line, i) => (
            <text key={line} class="cond about" x={x + 8} y={y + 36 + i * 12}>
              {line}
            </text>
          ))}
        </>
      )}
      {per !== null && to === from + 3 && (
        <>
          <Glyph name={icon} x={x + 17} y={y + 16} size={20} />
          <text class="end now" x={right - 8} y={y + 20}>
            {worth}
          </text>
          <text class="besley mid name" x={(x + right) / 2} y={y + 37} style={fitting(name)}>
            {name}
          </text>
          {wrapped(about, 20).map((line, i, all) => (
            <text key={line} class="mid cond about" x={(x + right) / 2} y={y + 112 + (i - (all.length - 1) / 2) * 12.5}>
              {line}
            </text>
          ))}
        </>
      )}
    </g>
  )
})

function fitting(name: string): { fontSize: string } {
  return { fontSize: `${Math.min(12.5, 150 / name.length)}px` }
}

function SingleTile({ x, y, icon, name, about }: { x: number; y: number; icon: string; name: string; about: string }) {
  return (
    <>
      <Glyph name={icon} x={x + W / 2} y={y + 10} size={14} />
      <text class="besley mid name single" x={x + W / 2} y={y + 30} style={fitting(name)}>
        {name}
      </text>
      <text class="mid cond about" x={x + W / 2} y={y + 42}>
        {about}
      </text>
    </>
  )
}

const Slot = memo(({ cell, marker, onTop }: { cell: number; marker: number; onTop: number }) => {
  const [left, top] = corner(cell)
  const [x, y] = [left + W / 2, top + 66]
  return (
    <Place
      id={`cell:${at(cells, cell).id}`}
      ring={mark => <Ring mark={mark} d={shapePath("circle", x, y, 17)} badge={[x - 15, y - 13]} tag={[x, y + 22]} />}
    >
      <rect class="hit" x={left} y={top} width={W} height={H} />
      {marker < 0 && (
        <>
          <circle class="slot" cx={x} cy={y} r={15} />
          <GoodsRow counts={at(cellCosts, cell)} x={x} y={y} r={5.2} step={12} />
        </>
      )}
      {marker >= 0 && <SeatPiece seat={marker} x={onTop < 0 ? x : x - 8} y={y} r={12.5} />}
      {onTop >= 0 && <SeatPiece seat={onTop} x={x + 8} y={y - 3} r={12.5} />}
    </Place>
  )
})

/** What the rows and the columns cost. */
const Metals = memo(({ words }: { words: Words }) => {
  const token = (metal: number, x: number, y: number) => {
    const kind = at(resources, metal)
    return <Good key={`${x}`} kind={kind} x={x} y={y} r={9} letter={letterOf(words, kind)} />
  }
  return (
    <g>
      {[0, 3, 6].map(cell => (
        <g key={cell}>{token(at(cells, cell).metals[1], 12, corner(cell)[1] + H / 2)}</g>
      ))}
      {[0, 1, 2].map(cell => token(at(cells, cell).metals[0], corner(cell)[0] + W / 2, 26 + 3 * (H + GAP) + 9))}
    </g>
  )
})
