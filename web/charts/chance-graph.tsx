// The chance to win as it stood after each turn.
import { useSignal } from "@preact/signals"
import type { Standing } from "@railhead/bots"
import { SeatBadge } from "@railhead/games/picture"
import { useRef } from "preact/hooks"
import { say } from "../lib/words.ts"
import { percent } from "./figures.ts"
import { GraphTools } from "./graph-tools.tsx"
import { type ChartMark, LineChart } from "./lines.tsx"
import { chanceLines } from "./series.ts"
import { TurnTable } from "./tables.tsx"

export interface ChanceGraphProps {
  readonly standings: readonly Standing[]
  /** Of all sides. */
  readonly names: readonly string[]
  /** Where the cursor stands, in turns. */
  readonly at: number
  onMove(time: number): void
  readonly marks: readonly ChartMark[]
  /** What files are called, without their ending. */
  readonly file: string
}

const HEIGHT = 210

export function ChanceGraph({ standings, names, at, onMove, marks, file }: ChanceGraphProps) {
  const asTable = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  const lines = chanceLines(standings, names)
  const now = Math.min(Math.floor(at), standings.length - 1)
  const told = lines.map(({ values }) => percent(values[now] ?? 0))
  const standing = names.map((name, i) => `${name} ${told[i]}`).join(", ")
  return (
    <section class="score-graph">
      <header class="row">
        <h2 class="grow">{say("chance.title")}</h2>
        <span class="small muted">{say("chance.unit")}</span>
      </header>
      <ul class="chances" aria-label={say("chance.after", { turn: now })}>
        {names.map((name, side) => (
          <li key={name}>
            <SeatBadge seat={side} size={14} /> {name} <b>{told[side]}</b>
          </li>
        ))}
      </ul>
      <div ref={box}>
        {!asTable.value && (
          <LineChart
            lines={lines}
            label={say("chance.told", { turn: now, standing })}
            height={HEIGHT}
            range={[0, 100]}
            onlyNames
            marks={marks}
            dashed
            at={at}
            onMove={onMove}
          />
        )}
      </div>
      {asTable.value && <TurnTable lines={lines} now={now} label={say("chance.title")} write={percent} />}
      <GraphTools asTable={asTable} drawing={() => box.current?.querySelector("svg")} lines={lines} file={file} />
    </section>
  )
}
