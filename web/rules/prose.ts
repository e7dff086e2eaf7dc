// The few marks that rule texts use: *new word*, **strong**, `notation`, lists, tables, and numbers of other rules.

export interface Run {
  readonly kind: "text" | "strong" | "new" | "code" | "rule"
  readonly text: string
}

export type Block =
  | { readonly kind: "text"; readonly runs: readonly Run[] }
  | { readonly kind: "list" | "steps"; readonly items: readonly (readonly Run[])[] }
  | {
      readonly kind: "table"
      readonly heads: readonly (readonly Run[])[]
      readonly rows: readonly (readonly (readonly Run[])[])[]
    }

/** Also what only looks like the number of a rule, such as site C3: the book knows. */
const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<fresh>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{1,5}-?\d+(?:\.\d+)*)/gu

/** `rules` are the numbers that the book has: they become links. */
export function runsOf(text: string, rules: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    const { strong, fresh, code, rule } = match.groups ?? {}
    if (rule !== undefined && !rules.has(rule)) continue
    if (match.index > at) runs.push({ kind: "text", text: text.slice(at, match.index) })
    if (strong !== undefined) runs.push({ kind: "strong", text: strong })
    else if (fresh !== undefined) runs.push({ kind: "new", text: fresh })
    else if (code !== undefined) runs.push({ kind: "code", text: code })
    else if (rule !== undefined) runs.push({ kind: "rule", text: rule })
    at = match.index + match[0].length
  }
  if (at < text.length) runs.push({ kind: "text", text: text.slice(at) })
  return runs
}

function kindOf(line: string): Block["kind"] {
  if (line.startsWith("|")) return "table"
  if (line.startsWith("- ")) return "list"
  return /^\d+\. /.test(line) ? "steps" : "text"
}

function cells(line: string, rules: ReadonlySet<string>): Run[][] {
  return line
    .slice(1, line.endsWith("|") ? -1 : undefined)
    .split("|")
    .map(cell => runsOf(cell.trim(), rules))
}

function blockOf(kind: Block["kind"], lines: readonly string[], rules: ReadonlySet<string>): Block {
  if (kind === "list" || kind === "steps")
    return { kind, items: lines.map(line => runsOf(line.replace(/^(?:- |\d+\. )/, ""), rules)) }
  if (kind === "table") {
    const full = lines.filter(line => !/^\|[\s|:-]+$/.test(line))
    const [heads = [], ...rows] = full.map(line => cells(line, rules))
    return { kind, heads, rows }
  }
  return { kind, runs: runsOf(lines.join(" "), rules) }
}

export function blocksOf(text: string, rules: ReadonlySet<string>): Block[] {
  const blocks: Block[] = []
  let kind: Block["kind"] = "text"
  let lines: string[] = []
  const close = () => {
    if (lines.length > 0) blocks.push(blockOf(kind, lines, rules))
    lines = []
  }
  for (const line of text.split("\n")) {
    if (line.trim() === "") close()
    else {
      const next = kindOf(line)
      // A line of plain text is a paragraph of its own; items and rows belong together.
      if (next !== kind || next === "text") close()
      kind = next
      lines.push(line)
    }
  }
  close()
  return blocks
}
