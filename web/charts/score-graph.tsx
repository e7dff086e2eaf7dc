// The score as it stood after each turn: in total, or one small chart for each category, or as a table.
import { useSignal } from "@preact/signals"
import { sideName, type Words } from "@railhead/games/words"
import { useRef } from "preact/hooks"
import { say } from "../lib/words.ts"
import type { ScoreStep } from "../replay/turns.ts"
import { GraphTools } from "./graph-tools.tsx"
import { type Line, LineChart } from "./lines.tsx"
import { OneOf } from "./one-of.tsx"
import { categoryLines, rangeOf, totalLines } from "./series.ts"
import { CategoryTable, TurnTable } from "./tables.tsx"

export interface ScoreGraphProps {
  readonly steps: readonly ScoreStep[]
  readonly names: readonly string[]
  readonly words: Words
  /** Where the cursor stands, in turns. */
  readonly at?: number
  onMove?(time: number): void
  /** What files are called, without their ending. */
  readonly file: string
  readonly title?: string
}

const HEIGHT = 240
const SMALL = 104

export function ScoreGraph({ steps, names: seated, words, at, onMove, file, title }: ScoreGraphProps) {
  const by = useSignal<"total" | "category">("total")
  const asTable = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  // A sheet may have a column for a side that nobody sits at.
  const names = steps.at(-1)?.sheet.totals.map((_, side) => seated[side] ?? sideName(words, side)) ?? seated
  const lines = totalLines(steps, names)
  const cursor = at === undefined ? {} : { at }
  const move = onMove ? { onMove } : {}
  const sheet = steps[Math.floor(at ?? steps.length - 1)]?.sheet
  return (
    <section class="score-graph">
      <header class="row">
        <h2 class="grow">{title ?? say("graph.title")}</h2>
        <OneOf
          label={say("graph.by")}
          of={(["total", "category"] as const).map(value => ({ value, name: say(`graph.${value}`) }))}
          chosen={by.value}
          onChoose={value => {
            by.value = value
          }}
        />
      </header>
      <div ref={box}>
        {!asTable.value && by.value === "total" && (
          <LineChart lines={lines} label={tellLines(lines)} height={HEIGHT} {...cursor} {...move} />
        )}
        {!asTable.value && by.value === "category" && (
          <Multiples steps={steps} names={names} words={words} {...cursor} {...move} />
        )}
      </div>
      {asTable.value && by.value === "total" && (
        <TurnTable lines={lines} now={Math.floor(at ?? -1)} label={say("graph.title")} />
      )}
      {asTable.value && by.value === "category" && sheet && <CategoryTable sheet={sheet} names={names} words={words} />}
      <GraphTools
        asTable={asTable}
        drawing={by.value === "total" ? () => box.current?.querySelector("svg") : null}
        lines={lines}
        file={file}
      />
    </section>
  )
}

function tellLines(lines: readonly Line[]): string {
  const totals = lines.map(({ name, values }) => `${name} ${values.at(-1) ?? 0}`).join(", ")
  return say("graph.told", { turns: Math.max(0, (lines[0]?.values.length ?? 1) - 1), totals })
}

type MultiplesProps = Pick<ScoreGraphProps, "steps" | "names" | "words" | "at" | "onMove">

/** All on one scale, so that they can be held against each other. */
function Multiples({ steps, names, words, ...cursor }: MultiplesProps) {
  const charts = categoryLines(steps, names)
  const range = rangeOf(charts.flatMap(({ lines }) => lines))
  return (
    <div class="multiples">
      {charts.map(({ id, lines }) => (
        <figure key={id}>
          <figcaption>{words.name("score", id)}</figcaption>
          <LineChart
            lines={lines}
            label={`${words.name("score", id)}: ${tellLines(lines)}`}
            height={SMALL}
            range={range}
            ends={false}
            {...cursor}
          />
        </figure>
      ))}
    </div>
  )
}
