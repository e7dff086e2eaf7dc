// Below a graph: the same as a table, and as files.
import type { Signal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import { download } from "../replay/download.ts"
import { csvOf, svgOf } from "./export.ts"
import type { Line } from "./lines.tsx"

export interface GraphToolsProps {
  readonly asTable: Signal<boolean>
  /** The drawing; null where there is more than one. */
  readonly drawing: (() => SVGElement | null | undefined) | null
  readonly lines: readonly Line[]
  /** What files are called, without their ending. */
  readonly file: string
}

export function GraphTools({ asTable, drawing, lines, file }: GraphToolsProps) {
  return (
    <div class="row graph-tools">
      <button
        type="button"
        class="btn quiet"
        aria-pressed={asTable.value}
        onClick={() => {
          asTable.value = !asTable.value
        }}
      >
        <Icon name={asTable.value ? "u:chart-spline" : "u:table"} size={16} />
        {say(asTable.value ? "graph.showGraph" : "graph.showTable")}
      </button>
      <span class="grow" />
      {!asTable.value && drawing !== null && (
        <Save
          name="graph.saveSvg"
          kind="SVG"
          act={() => {
            const drawn = drawing()
            if (drawn) download(`${file}.svg`, "image/svg+xml", svgOf(drawn))
          }}
        />
      )}
      <Save
        name="graph.saveCsv"
        kind="CSV"
        act={() => download(`${file}.csv`, "text/csv", csvOf(say("graph.turn"), lines))}
      />
    </div>
  )
}

function Save({ name, kind, act }: { name: string; kind: string; act: () => void }) {
  return (
    <button type="button" class="btn quiet" aria-label={say(name)} title={say(name)} onClick={act}>
      <Icon name="u:download" size={16} /> {kind}
    </button>
  )
}
