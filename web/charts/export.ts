// Charts as files: the figures as CSV, the drawing as SVG.
import type { Line } from "./lines.tsx"

/** Quoted where needed; a name that a spreadsheet would take for a formula is marked as text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** One row for each turn, one column for each seat. */
export function csvOf(head: string, lines: readonly Line[]): string {
  const turns = Math.max(0, ...lines.map(({ values }) => values.length))
  const rows = Array.from({ length: turns }, (_, turn) =>
    [turn, ...lines.map(({ values }) => values[turn] ?? "")].join(","),
  )
  return `${[[head, ...lines.map(({ name }) => name)].map(cell).join(","), ...rows].join("\r\n")}\r\n`
}

/** The drawing by itself: colours that the page's theme names are written out. */
export function svgOf(drawing: SVGElement): string {
  const theme = getComputedStyle(document.documentElement)
  const copy = drawing.cloneNode(true) as SVGElement
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg")
  copy.setAttribute("font-family", "Archivo, sans-serif")
  copy.style.background = "var(--sheet)"
  for (const piece of copy.querySelectorAll(".piece path")) piece.setAttribute("stroke", "var(--piece-line)")
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => theme.getPropertyValue(name).trim())
}
