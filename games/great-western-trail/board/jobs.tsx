// The job market with its token and arrows, and the foresight tiles beside Kansas City.
import { at, num, range } from "@railhead/engine"
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { icons } from "../../trail/board/icons.ts"
import { Slot, SmallTile } from "../../trail/board/tiles.tsx"
import type { Words } from "../../words.ts"
import { JOB_COLUMNS, JOB_ROWS, jobCosts, yellowBelow } from "../data/market.ts"
import { slots, tiles } from "../data/tiles.ts"
import { lookOfTile } from "./icons.ts"
import { JOB_PRICE, jobColumns, jobRows, slotSpots } from "./layout.ts"

const CELL = { width: 35, height: 30 } as const

export const JobMarket = memo(
  ({ jobs, token, seats, words }: { jobs: readonly number[]; token: number; seats: number; words: Words }) => (
    <g class="gwt-jobs">
      <rect class="gwt-panel" x={4} y={258} width={206} height={432} rx={10} />
      <text class="gwt-panel-title" x={14} y={273}>
        {words.name("term", "job-market")}
      </text>
      {range(JOB_ROWS).map(row => (
        <JobRow
          key={row}
          row={row}
          seats={seats}
          token={token === row}
          cells={jobs.slice(row * JOB_COLUMNS, (row + 1) * JOB_COLUMNS).join()}
        />
      ))}
    </g>
  ),
)

interface JobRowProps {
  readonly row: number
  readonly seats: number
  readonly token: boolean
  readonly cells: string
}

const JobRow = memo(({ row, seats, token, cells }: JobRowProps) => {
  const y = at(jobRows, row)
  const kinds = cells.split(",").map(Number)
  const columns = range(JOB_COLUMNS).filter(column => column >= JOB_COLUMNS - seats)
  return (
    <>
      <Arrow row={row} from={at(jobColumns, JOB_COLUMNS - seats) - 18} y={y + 17.3} />
      {columns.map(column => {
        const kind = num(kinds, column)
        const x = at(jobColumns, column)
        if (kind < 0) return <EmptyCell key={column} x={x} y={y} last={column === JOB_COLUMNS - 1} token={token} />
        // Equal workers of a row are one choice (R41): the leftmost stands for them.
        return <Worker key={column} row={row} kind={kind} first={kinds.indexOf(kind) === column} x={x} y={y} />
      })}
      <g class="gwt-job-price">
        <rect x={JOB_PRICE - 11} y={y - 11} width={23} height={22} rx={11} />
        <text class="mid" x={JOB_PRICE + 0.5} y={y + 4}>
          {num(jobCosts, row)}
        </text>
      </g>
    </>
  )
})

/** A yellow line fills up the cattle market, the red one ends the game. */
function Arrow({ row, from, y }: { row: number; from: number; y: number }) {
  const last = row === JOB_ROWS - 1
  if (!last && !yellowBelow.includes(row)) return null
  return (
    <g class={last ? "gwt-job-arrow last" : "gwt-job-arrow"}>
      <path d={`M${from} ${y}H${at(jobColumns, JOB_COLUMNS - 1) + 18}`} />
      <Glyph name={last ? icons.end : icons.cattle} x={JOB_PRICE} y={y} size={15} />
    </g>
  )
}

function EmptyCell({ x, y, last, token }: { x: number; y: number; last: boolean; token: boolean }) {
  return (
    <>
      <Slot x={x} y={y} width={33} height={27} r={last ? 13.5 : 5} />
      {last && token && (
        <g class="gwt-token">
          <circle cx={x} cy={y} r={13} />
          <Glyph name={icons.token} x={x} y={y} size={16} colour="#FFF3DF" />
        </g>
      )}
    </>
  )
}

function Worker({ row, kind, first, x, y }: { row: number; kind: number; first: boolean; x: number; y: number }) {
  const tile = at(tiles, kind)
  const drawn = <SmallTile x={x} y={y} {...CELL} {...lookOfTile(tile)} />
  if (!first) return drawn
  const box = boxPath(x - 17.5, y - 15, 35, 30, 5)
  return (
    <Place
      id={`job:${row + 1}:${tile.id}`}
      ring={mark => <Ring mark={mark} d={box} badge={[x - 16, y - 14]} tag={[x, y + 16]} />}
    >
      <rect class="hit" x={x - 19.5} y={y - 16} width={39} height={32} />
      {drawn}
    </Place>
  )
}

export const Foresight = memo(({ lying, words }: { lying: readonly number[]; words: Words }) => (
  <g class="gwt-foresight">
    <rect class="gwt-panel" x={4} y={122} width={162} height={130} rx={10} />
    <text class="gwt-panel-title" x={14} y={142}>
      {words.name("term", "foresight")}
    </text>
    {[3, 2, 1].map((stack, i) => (
      <text key={stack} class="mid gwt-stack-no" x={47 + i * 42} y={170}>
        {stack}
      </text>
    ))}
    {slots.map((id, slot) => {
      const [x, y] = at(slotSpots, slot)
      return <ForesightSlot key={id} id={id} kind={num(lying, slot)} x={x} y={y} />
    })}
  </g>
))

const ForesightSlot = memo(({ id, kind, x, y }: { id: string; kind: number; x: number; y: number }) => {
  const tile = kind < 0 ? null : at(tiles, kind)
  return (
    <Place
      id={`slot:${id}`}
      ring={mark => <Ring mark={mark} d={boxPath(x - 19, y - 16, 38, 32, 5)} badge={[x - 17, y - 14]} />}
    >
      {tile ? (
        <SmallTile
          x={x}
          y={y}
          width={38}
          height={32}
          {...lookOfTile(tile)}
          {...(tile.is === "worker" ? {} : { hand: tile.hand })}
          {...(tile.is === "hazard" ? { label: String(tile.vp) } : {})}
        />
      ) : (
        <Slot x={x} y={y} width={36} height={30} />
      )}
    </Place>
  )
})
