// Scores and chances as lines over the turns.
import type { Standing } from "@railhead/bots"
import { at, num } from "@railhead/engine"
import type { ScoreStep } from "../replay/turns.ts"
import type { Line } from "./lines.tsx"

export function totalLines(steps: readonly ScoreStep[], names: readonly string[]): Line[] {
  return names.map((name, seat) => ({ seat, name, values: steps.map(({ sheet }) => num(sheet.totals, seat)) }))
}

/** One group of lines for each category in which anybody ever had a point. */
export function categoryLines(steps: readonly ScoreStep[], names: readonly string[]): { id: string; lines: Line[] }[] {
  const rows = steps[0]?.sheet.rows ?? []
  return rows
    .map(({ id }, row) => ({
      id,
      lines: names.map((name, seat) => ({
        seat,
        name,
        values: steps.map(({ sheet }) => num(at(sheet.rows, row).points, seat)),
      })),
    }))
    .filter(({ lines }) => lines.some(({ values }) => values.some(value => value !== 0)))
}

export function rangeOf(lines: readonly Line[]): readonly [number, number] {
  const all = lines.flatMap(({ values }) => values)
  return [Math.min(0, ...all), Math.max(1, ...all)]
}

/** In hundredths. */
export function chanceLines(standings: readonly Standing[], names: readonly string[]): Line[] {
  return names.map((name, seat) => ({
    seat,
    name,
    values: standings.map(({ chances }) => Math.round(1000 * num(chances, seat)) / 10),
  }))
}
