// A building with its local actions, each a row of signs that can be touched on its own.
import { at, num } from "@railhead/engine"
import { Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { GlyphRow, rowWidth } from "./glyph-row.tsx"
import type { TrailPictures } from "./pictures.ts"
import type { Sign } from "./signs.ts"
import { BUILDING, BuildingTile } from "./tiles.tsx"

/** Actions of one field side by side: a slash between them. */
interface Field {
  readonly id: string
  readonly signs: readonly Sign[]
}

const SLASH: Sign = { label: "/" }

/** The fields of a building from top to bottom; on a site with a special action that one last. */
function fieldsOf(of: TrailPictures, building: number, node: number): Field[][] {
  const { actions: own, groups, special } = at(of.buildings, building)
  const rows: Field[][] = []
  own.forEach((action, i) => {
    const group = num(groups, i)
    const row = rows[group] ?? []
    rows[group] = row
    row.push({ id: at(of.actions, action).id, signs: of.signsOf(action) })
  })
  const fitting = rows.flatMap(row => (row.length > 1 && rows.length < MOST_ROWS && isLong(row) ? split(row) : [row]))
  const there = node < 0 ? -1 : num(of.specialAt, node)
  if (special >= 0 && there >= 0) fitting.push([{ id: at(of.actions, special).id, signs: of.signsOf(there) }])
  return fitting
}

/** In a tile, and so many signs side by side before they are too small to be told apart. */
const [MOST_ROWS, ROOM, SMALLEST] = [3, BUILDING.width - BUILDING.band - 7, 11]

function isLong(row: readonly Field[]): boolean {
  return rowWidth([...row.flatMap(field => field.signs), SLASH], SMALLEST) > ROOM
}

/** Both sides of a slash, one below the other. */
function split(row: readonly Field[]): Field[][] {
  return row.map(field => [field])
}

interface RowsProps {
  readonly of: TrailPictures
  readonly building: number
  /** The node of the trail, −1 for a tile that is not built. */
  readonly node: number
  readonly site: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function Rows({ of, building, node, site, x, y, width, height }: RowsProps) {
  const rows = fieldsOf(of, building, node)
  const step = Math.min(18, (height - 5) / rows.length)
  const left = x - width / 2 + BUILDING.band + 4
  const room = width - BUILDING.band - 7
  return (
    <>
      {rows.map((fields, i) => {
        const all = fields.flatMap((field, side) => (side > 0 ? [SLASH, ...field.signs] : field.signs))
        const most = Math.min(14.5, step - 1.5)
        const size = Math.min(most, (most * room) / rowWidth(all, most))
        const middle = y + (i - (rows.length - 1) / 2) * step
        let at = left
        return fields.map((field, side) => {
          const from = at
          const wide = rowWidth(field.signs, size)
          at += wide + rowWidth([SLASH], size)
          return (
            <g key={field.id}>
              {side > 0 && <GlyphRow signs={[SLASH]} x={from - rowWidth([SLASH], size)} y={middle} size={size} />}
              <Row
                id={`row:${site}:${field.id}`}
                signs={field.signs}
                x={from}
                y={middle}
                size={size}
                width={fields.length > 1 ? wide : room}
                height={step}
                badge={side < fields.length - 1 ? "left" : "right"}
              />
            </g>
          )
        })
      })}
    </>
  )
}

interface RowProps {
  readonly id: string
  readonly signs: readonly Sign[]
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly height: number
  /** On the side where no other field begins. */
  readonly badge: "left" | "right"
}

function Row({ id, signs, x, y, size, width, height, badge }: RowProps) {
  const box = boxPath(x - 2, y - height / 2 + 0.5, width + 3, height - 1, 4)
  return (
    <Place
      id={id}
      ring={mark => <Ring mark={mark} d={box} badge={[badge === "left" ? x - 8 : x + width + 8, y]} thin />}
    >
      <path class="hit" d={box} />
      <GlyphRow signs={signs} x={x} y={y} size={size} />
    </Place>
  )
}

interface BuildingProps {
  readonly of: TrailPictures
  readonly building: number
  readonly owner: number
  readonly node: number
  readonly site: string
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
}

/** A building around (x, y). */
export const Building = memo((props: BuildingProps) => {
  const { of, building, owner, node, site, x, y, width = BUILDING.width, height = BUILDING.height } = props
  const { id, vp, hands } = at(of.buildings, building)
  return (
    <BuildingTile x={x} y={y} width={width} height={height} label={id} owner={owner} vp={vp} hands={hands}>
      <Rows of={of} building={building} node={node} site={site} x={x} y={y} width={width} height={height} />
    </BuildingTile>
  )
})
