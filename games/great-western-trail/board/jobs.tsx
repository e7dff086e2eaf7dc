// The job market, and the foresight tiles beside Kansas City.
import { at, num } from "@railhead/engine"
import { Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { icons } from "../../trail/board/icons.ts"
import { type JobArrow, type JobLayout, JobRows } from "../../trail/board/jobs.tsx"
import { Slot, SmallTile } from "../../trail/board/tiles.tsx"
import type { Words } from "../../words.ts"
import { JOB_ROWS, jobCosts, yellowBelow } from "../data/market.ts"
import { slots, tiles } from "../data/tiles.ts"
import { lookOfTile } from "./icons.ts"
import { JOB_PRICE, jobColumns, jobRows, slotSpots } from "./layout.ts"

/** A yellow line fills up the cattle market, the red one ends the game. */
const refill: JobArrow = { icon: icons.cattle, tint: "var(--coin)" }
const end: JobArrow = { icon: icons.end, tint: "#c0331d" }

const layout: JobLayout = {
  costs: jobCosts,
  arrows: { ...Object.fromEntries(yellowBelow.map(row => [row, refill])), [JOB_ROWS - 1]: end },
  lookOf: kind => {
    const tile = at(tiles, kind)
    return { id: tile.id, icon: lookOfTile(tile).icon }
  },
  columns: jobColumns,
  rows: jobRows,
  price: JOB_PRICE,
  cell: { width: 35, height: 30 },
}

interface JobsProps {
  readonly jobs: readonly number[]
  readonly token: number
  readonly seats: number
  readonly words: Words
}

export const JobMarket = memo(({ jobs, token, seats, words }: JobsProps) => (
  <>
    <rect class="trail-panel" x={4} y={258} width={206} height={432} rx={10} />
    <text class="trail-panel-title" x={14} y={273}>
      {words.name("term", "job-market")}
    </text>
    <JobRows layout={layout} jobs={jobs} token={token} seats={seats} />
  </>
))

export const Foresight = memo(({ lying, words }: { lying: readonly number[]; words: Words }) => (
  <g class="trail-foresight">
    <rect class="trail-panel" x={4} y={122} width={162} height={130} rx={10} />
    <text class="trail-panel-title" x={14} y={142}>
      {words.name("term", "foresight")}
    </text>
    {[3, 2, 1].map((stack, i) => (
      <text key={stack} class="mid trail-stack-no" x={47 + i * 42} y={170}>
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
