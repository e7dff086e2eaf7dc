// The rows of the job market with its token and arrows.
import { figure, num, range } from "@railhead/engine"
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { icons } from "./icons.ts"
import { Slot, SmallTile } from "./tiles.tsx"

/** A line below a row: what happens when the token passes it. */
export interface JobArrow {
  readonly icon: string
  readonly tint: string
}

interface WorkerLook {
  readonly id: string
  readonly icon: string
  /** With a strength icon. */
  readonly strong?: boolean
}

export interface JobLayout {
  readonly costs: readonly number[]
  readonly arrows: { readonly [row: number]: JobArrow }
  lookOf(kind: number): WorkerLook
  /** Middles of the columns, of the rows and of the prices. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  readonly price: number
  /** Where the icons of arrows stand, if not below the prices. */
  readonly arrow?: number
  readonly cell: { readonly width: number; readonly height: number }
}

interface JobsProps {
  readonly layout: JobLayout
  readonly jobs: readonly number[]
  readonly token: number
  readonly seats: number
}

export const JobRows = memo(({ layout, jobs, token, seats }: JobsProps) => {
  const count = layout.columns.length
  return (
    <g class="trail-jobs">
      {layout.costs.map((_, row) => (
        <JobRow
          key={row}
          layout={layout}
          row={row}
          first={count - seats}
          token={token === row}
          cells={jobs.slice(row * count, (row + 1) * count).join()}
        />
      ))}
    </g>
  )
})

interface JobRowProps {
  readonly layout: JobLayout
  readonly row: number
  /** With fewer players the first columns are not used. */
  readonly first: number
  readonly token: boolean
  readonly cells: string
}

const JobRow = memo(({ layout, row, first, token, cells }: JobRowProps) => {
  const { columns, rows, price, costs, cell } = layout
  const y = figure(rows, row)
  const kinds = cells.split(",").map(Number)
  const last = columns.length - 1
  const below = y + ((rows[1] ?? 0) - (rows[0] ?? 0)) / 2
  return (
    <>
      <Arrow layout={layout} row={row} first={first} y={below} />
      {range(columns.length)
        .slice(first)
        .map(column => {
          const kind = num(kinds, column)
          const x = figure(columns, column)
          if (kind < 0) return <EmptyCell key={column} cell={cell} x={x} y={y} last={column === last} token={token} />
          // Equal workers of a row are one choice (R41, ARG-17.10): the leftmost stands for them.
          const isFirst = kinds.indexOf(kind) === column
          return <Worker key={column} layout={layout} row={row} kind={kind} first={isFirst} x={x} y={y} />
        })}
      <g class="trail-job-price">
        <rect x={price - 11} y={y - 11} width={23} height={22} rx={11} />
        <text class="mid" x={price + 0.5} y={y + 4}>
          {num(costs, row)}
        </text>
      </g>
    </>
  )
})

function Arrow({ layout, row, first, y }: { layout: JobLayout; row: number; first: number; y: number }) {
  const arrow = layout.arrows[row]
  if (!arrow) return null
  const { columns, cell, price, arrow: x = price } = layout
  const half = cell.width / 2 + 0.5
  return (
    <g class="trail-job-arrow" style={{ color: arrow.tint }}>
      <path d={`M${figure(columns, first) - half} ${y}H${figure(columns, columns.length - 1) + half}`} />
      <Glyph name={arrow.icon} x={x} y={y} size={15} />
    </g>
  )
}

interface EmptyProps {
  readonly cell: JobLayout["cell"]
  readonly x: number
  readonly y: number
  readonly last: boolean
  readonly token: boolean
}

/** The last one is round: there the token lies. */
function EmptyCell({ cell, x, y, last, token }: EmptyProps) {
  const [width, height] = [cell.width - 2, cell.height - 3]
  return (
    <>
      <Slot x={x} y={y} width={width} height={height} r={last ? height / 2 : 5} />
      {last && token && (
        <g class="trail-token">
          <circle cx={x} cy={y} r={height / 2 - 0.5} />
          <Glyph name={icons.token} x={x} y={y} size={height * 0.6} colour="#FFF3DF" />
        </g>
      )}
    </>
  )
}

interface WorkerProps {
  readonly layout: JobLayout
  readonly row: number
  readonly kind: number
  readonly first: boolean
  readonly x: number
  readonly y: number
}

function Worker({ layout, row, kind, first, x, y }: WorkerProps) {
  const { width, height } = layout.cell
  const { id, icon, strong = false } = layout.lookOf(kind)
  const mark = strong ? { mark: icons.strength } : {}
  const drawn = <SmallTile x={x} y={y} width={width} height={height} icon={icon} {...mark} />
  if (!first) return drawn
  const box = boxPath(x - width / 2, y - height / 2, width, height, 5)
  return (
    <Place
      id={`job:${row + 1}:${id}`}
      ring={mark => (
        <Ring
          mark={mark}
          d={box}
          badge={[x - width / 2 + 1.5, y - height / 2 + 1]}
          tag={[x, y + height / 2 + 1]}
          thin
        />
      )}
    >
      <rect class="hit" x={x - width / 2 - 2} y={y - height / 2 - 1} width={width + 4} height={height + 2} />
      {drawn}
    </Place>
  )
}
