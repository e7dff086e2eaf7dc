// Figures as the reader's language writes them.
import { words } from "../lib/words.ts"

/** Of hundredths: "35 %". */
export function percent(hundredths: number): string {
  return new Intl.NumberFormat(words.value.language, { style: "percent" }).format(hundredths / 100)
}

/** Points that were lost: "−3.2". */
export function lost(points: number): string {
  const figure = new Intl.NumberFormat(words.value.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `−${figure.format(points)}`
}
