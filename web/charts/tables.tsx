// The figures behind the charts.
import { num, type Sheet } from "@railhead/engine"
import { SeatBadge } from "@railhead/games/picture"
import type { Words } from "@railhead/games/words"
import type { ComponentChildren } from "preact"
import { say } from "../lib/words.ts"
import type { Line } from "./lines.tsx"
import { signed } from "./scale.ts"
import "./charts.css"

function Frame({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="figures-table" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}

function Heads({ first, names }: { first: string; names: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {names.map((name, seat) => (
          <th key={name} scope="col">
            <SeatBadge seat={seat} size={14} /> {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export interface TurnTableProps {
  readonly lines: readonly Line[]
  readonly now: number
  readonly label: string
  /** How a value is written. */
  write?(value: number): string
}

export function TurnTable({ lines, now, label, write = signed }: TurnTableProps) {
  const turns = lines[0]?.values ?? []
  return (
    <Frame label={label}>
      <Heads first={say("graph.turn")} names={lines.map(({ name }) => name)} />
      <tbody>
        {turns.map((_, turn) => (
          <tr key={turn} aria-current={turn === now ? "true" : undefined}>
            <th scope="row">{turn}</th>
            {lines.map(({ seat, values }) => (
              <td key={seat}>{write(values[turn] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  )
}

export interface CategoryTableProps {
  readonly sheet: Sheet
  readonly names: readonly string[]
  readonly words: Words
  /** The rule of a category, where it can be read. */
  rule?(rule: string): ComponentChildren
}

export function CategoryTable({ sheet, names, words, rule }: CategoryTableProps) {
  return (
    <Frame label={say("score.sheet")}>
      <Heads first={say("score.category")} names={names} />
      <tbody>
        {sheet.rows.map(row => (
          <tr key={row.id}>
            <th scope="row">
              {words.name("score", row.id)} {rule?.(row.rule)}
            </th>
            {names.map((name, seat) => (
              <td key={name}>
                {signed(num(row.points, seat))}
                {row.open[seat] && <Unknown />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.name("score", "total")}</th>
          {names.map((name, seat) => (
            <td key={name}>
              <b>{signed(num(sheet.totals, seat))}</b>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{say("score.place")}</th>
          {names.map((name, seat) => (
            <td key={name}>{say("score.placeNo", { place: num(sheet.places, seat) })}</td>
          ))}
        </tr>
      </tfoot>
    </Frame>
  )
}

/** Points that the viewer cannot know yet may come on top. */
export function Unknown() {
  return (
    <span title={say("score.open")}>
      <span aria-hidden="true"> + ?</span>
      <span class="hidden-text">{say("score.open")}</span>
    </span>
  )
}
