// Job market, foresight, objectives and cattle: everything that is taken from the middle of the table.
import { at, figure, last, num } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Icon, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { icons } from "../../trail/board/icons.ts"
import { type JobArrow, type JobLayout, JobRows } from "../../trail/board/jobs.tsx"
import { CattleMarket, Deals } from "../../trail/board/market.tsx"
import { OpenObjectives } from "../../trail/board/objectives.tsx"
import { Slot, SmallTile } from "../../trail/board/tiles.tsx"
import type { Words } from "../../words.ts"
import { arrows, JOB_ROWS, jobCosts, marketSizes } from "../data/market.ts"
import { slots, tiles } from "../data/tiles.ts"
import { colours } from "../data/trail.ts"
import type { Argentina } from "../state.ts"
import { FarmerTile } from "./farmer.tsx"
import { ANCHOR, anchorTints, lookOfTile } from "./icons.ts"
import { pictures } from "./pictures.ts"

/** A yellow line fills up the cattle market, an anchor lets ships depart, the red one ends the game. */
const lines: { readonly [row: number]: JobArrow } = {
  ...Object.fromEntries(
    Object.entries(arrows).map(([row, arrow]): [string, JobArrow] => [
      row,
      arrow === "refill" ? { icon: icons.cattle, tint: "var(--coin)" } : { icon: ANCHOR, tint: anchorTints[arrow] },
    ]),
  ),
  [JOB_ROWS - 1]: { icon: icons.end, tint: "#c0331d" },
}

/** From row to row. */
const PITCH = 27

const layout: JobLayout = {
  costs: jobCosts,
  arrows: lines,
  lookOf: kind => {
    const tile = at(tiles, kind)
    return { id: tile.id, icon: lookOfTile(tile).icon, strong: tile.is === "worker" && tile.strong === 1 }
  },
  columns: [15, 44, 73, 102],
  rows: jobCosts.map((_, row) => 14 + row * PITCH),
  price: 129,
  arrow: 149,
  cell: { width: 27, height: 24 },
}

interface JobsProps {
  readonly jobs: readonly number[]
  readonly token: number
  readonly seats: number
  readonly words: Words
}

/** Unused columns are left out: with two players the market is narrow. */
const Jobs = memo(({ jobs, token, seats, words }: JobsProps) => {
  const left = figure(layout.columns, layout.columns.length - seats) - 15
  const title = words.name("term", "jobMarket")
  return (
    <section class="arg-jobs" aria-label={title}>
      <h3 class="trail-title">{title}</h3>
      <Drawing viewBox={`${left} 0 ${158 - left} ${JOB_ROWS * PITCH + 8}`} label={title} fit="xMinYMin">
        <JobRows layout={layout} jobs={jobs} token={token} seats={seats} />
      </Drawing>
    </section>
  )
})

const Foresight = memo(({ lying, words }: { lying: readonly number[]; words: Words }) => (
  <section class="arg-foresight" aria-label={words.name("term", "foresight")}>
    <h3 class="trail-title">{words.name("term", "foresight")}</h3>
    <Drawing viewBox="0 0 114 134" label={words.name("term", "foresight")} fit="xMinYMin">
      {["A", "B", "C"].map((bag, row) => (
        <text key={bag} class="besley mid arg-bag" x={7} y={row * 45 + 27}>
          {bag}
        </text>
      ))}
      {slots.map((id, slot) => (
        <ForesightSlot
          key={id}
          id={id}
          kind={num(lying, slot)}
          x={39 + (slot % 2) * 49}
          y={22 + Math.floor(slot / 2) * 45}
          words={words}
        />
      ))}
    </Drawing>
  </section>
))

interface SlotProps {
  readonly id: string
  readonly kind: number
  readonly x: number
  readonly y: number
  readonly words: Words
}

const ForesightSlot = memo(({ id, kind, x, y, words }: SlotProps) => (
  <Place
    id={`slot:${id}`}
    ring={mark => <Ring mark={mark} d={boxPath(x - 24, y - 21, 48, 42, 7)} badge={[x - 20, y - 16]} thin />}
  >
    <rect class="hit" x={x - 24} y={y - 22} width={48} height={44} />
    <ForesightTile kind={kind} x={x} y={y} words={words} />
  </Place>
))

function ForesightTile({ kind, x, y, words }: Omit<SlotProps, "id">) {
  if (kind < 0) return <Slot x={x} y={y} width={40} height={34} />
  const tile = at(tiles, kind)
  if (tile.is === "farmer")
    return <FarmerTile kind={kind} x={x} y={y} letter={words.say(`letter.zone.${colours[tile.colour]}`)} />
  return (
    <SmallTile
      x={x}
      y={y}
      width={42}
      height={36}
      {...lookOfTile(tile)}
      {...(tile.strong ? { mark: icons.strength } : {})}
    />
  )
}

/** The open pile of exhaustion cards. */
function Exhaustion({ left, words }: { left: number; words: Words }) {
  return (
    <div class="arg-exhaustion" data-place="exhaustion">
      <Icon name={icons.exhaustion} size={18} />
      {words.say("exhaustionLeft", { count: left })}
    </div>
  )
}

function Cattle({ s, words, withPile }: { s: Argentina; words: Words; withPile: boolean }) {
  return (
    <CattleMarket
      of={pictures}
      market={s.market}
      pile={s.marketPile.length}
      most={num(marketSizes, s.players.length)}
      title={words.name("term", "cattleMarket")}
      withPile={withPile}
      words={words}
    />
  )
}

/** Who buys sees prices and cattle first. */
export function Markets({ s, words, roomy }: BoardProps<Argentina> & { roomy: boolean }) {
  const step = last(s.agenda)?.do
  const buying = step === "buyCattle" || step === "takeCattle" || step === "takeMarketCard"
  const deals = <Deals of={pictures} cowboy={words.name("worker", "gaucho")} words={words} />
  return (
    <>
      {buying && <Cattle s={s} words={words} withPile />}
      {buying && deals}
      <div class="arg-market">
        <Jobs jobs={s.jobs} token={s.token} seats={s.players.length} words={words} />
        <div class="arg-beside">
          <Foresight lying={s.foresight} words={words} />
          <OpenObjectives of={pictures} open={s.objectives} pile={s.objectivePile.length} words={words} />
          <Exhaustion left={s.exhaustion.length} words={words} />
        </div>
      </div>
      {!buying && <Cattle s={s} words={words} withPile={roomy} />}
      {!buying && roomy && deals}
    </>
  )
}
