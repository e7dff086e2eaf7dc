// A game as text: options, seed and the list of choices. Anyone can replay and check it.
import { choose } from "./choose.ts"
import { RailheadError } from "./errors.ts"
import type { Event } from "./events.ts"
import { begin, rulesFor } from "./game.ts"
import { hashOf, sha256Hex } from "./hash.ts"
import { dealAnew } from "./imagine.ts"
import { seeded } from "./random.ts"
import type { Game } from "./rules.ts"
import type { Options, Seat, State } from "./state.ts"
import { type Table, table } from "./table.ts"

export interface Head {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

export type Line =
  | { readonly kind: "choice"; readonly seat: Seat; readonly text: string; readonly note: string }
  | { readonly kind: "turn"; readonly turn: number; readonly hash: string }
  | { readonly kind: "reseed"; readonly seed: string }

export interface GameRecord {
  readonly head: Head
  readonly lines: readonly Line[]
}

const FORMAT = "railhead 1"

export function headOf(s: State, seed: string): Head {
  return { game: s.game, version: s.version, seats: s.seats, options: s.options, seed }
}

export function writeLine(line: Line): string {
  if (line.kind === "turn") return `# turn ${line.turn} ${line.hash}`
  if (line.kind === "reseed") return `reseed ${line.seed}`
  return `${line.seat} ${line.text}${line.note && ` ; ${line.note}`}`
}

/** The text of a record; its last line is a sum over all above, so that a cut or a change is noticed. */
export function writeRecord({ head, lines }: GameRecord): string {
  const text = [
    FORMAT,
    `game ${head.game}`,
    `version ${head.version}`,
    `seats ${head.seats}`,
    `options ${JSON.stringify(head.options)}`,
    `seed ${head.seed}`,
    ...lines.map(writeLine),
  ].join("\n")
  return `${text}\n# sum ${sumOf(text)}\n`
}

function sumOf(text: string): string {
  return sha256Hex(text).slice(0, 16)
}

function bad(what: string, line?: number): RailheadError {
  return new RailheadError("bad-record", `${line === undefined ? "the record" : `line ${line} of the record`} ${what}`)
}

export function readRecord(text: string): GameRecord {
  const rows = text.replaceAll("\r\n", "\n").trimEnd().split("\n")
  if (rows[0] !== FORMAT) throw bad(`does not begin with "${FORMAT}"`)
  const sum = /^# sum ([0-9a-f]{16})$/.exec(rows.at(-1) ?? "")
  if (!sum) throw bad('is cut off: its last line must be "# sum …"')
  if (sum[1] !== sumOf(rows.slice(0, -1).join("\n"))) throw bad("was altered: its sum does not fit its lines")
  const head = readHead(rows)
  return { head, lines: rows.slice(6, -1).map((row, i) => readLine(row, i + 7)) }
}

function readHead(rows: readonly string[]): Head {
  const field = (i: number, name: string): string => {
    const row = rows[i] ?? ""
    if (!row.startsWith(`${name} `)) throw bad(`must begin with "${name} "`, i + 1)
    return row.slice(name.length + 1)
  }
  const whole = (i: number, name: string): number => {
    const value = Number(field(i, name))
    if (!Number.isInteger(value)) throw bad(`needs a whole number after "${name}"`, i + 1)
    return value
  }
  return {
    game: field(1, "game"),
    version: whole(2, "version"),
    seats: whole(3, "seats"),
    options: readOptions(field(4, "options")),
    seed: field(5, "seed"),
  }
}

function readOptions(text: string): Options {
  try {
    const options: unknown = JSON.parse(text)
    if (typeof options === "object" && options !== null && !Array.isArray(options)) return { ...options }
  } catch {}
  throw bad('needs a JSON object after "options"', 5)
}

function readLine(row: string, number: number): Line {
  const turn = /^# turn (\d+) ([0-9a-f]+)$/.exec(row)
  if (turn) return { kind: "turn", turn: Number(turn[1]), hash: turn[2] ?? "" }
  const reseed = /^reseed ([0-9a-f]+)$/.exec(row)
  if (reseed) return { kind: "reseed", seed: reseed[1] ?? "" }
  const choice = /^(\d+) ([^;]+?)(?: ; (.*))?$/.exec(row)
  if (choice) return { kind: "choice", seat: Number(choice[1]), text: choice[2] ?? "", note: choice[3] ?? "" }
  throw bad(`is neither a choice nor a mark: ${JSON.stringify(row)}`, number)
}

/** The mark of a position. Which version of the rules made it does not matter, as long as the position is the same. */
function markOf(s: State): string {
  return hashOf({ ...s, version: 0 })
}

/** What `# turn` says of a position, if a new turn has begun since the last mark. */
export function turnMark(s: State, lastMarked: number): Line | null {
  return s.turn === lastMarked ? null : { kind: "turn", turn: s.turn, hash: markOf(s) }
}

export interface Replayed<S extends State> {
  readonly table: Table<S>
  /** The turn from which other rules play differently, and the table stands there; null if all fits. */
  readonly differsFrom: number | null
}

/** A position stored on the way: the state after the first `lines` lines of the record. */
export interface Stored<S extends State> {
  readonly state: S
  readonly lines: number
}

function startOf<S extends State>(
  game: Game<S>,
  record: GameRecord,
  log: Event[] | null,
  from: Stored<S> | null,
): Table<S> {
  if (!from) return begin(game, record.head, log)
  const rules = rulesFor(game, from.state.options)
  return table(rules, rules.clone(from.state), log)
}

/** Plays a record again, from a stored position or the start, and checks every mark. `watch` sees the table set up, and after each line. */
export function replay<S extends State>(
  game: Game<S>,
  record: GameRecord,
  watch: ((t: Table<S>, line: Line | null) => void) | null = null,
  from: Stored<S> | null = null,
): Replayed<S> {
  if (record.head.game !== game.id) throw bad(`is of ${record.head.game}, not of ${game.id}`)
  const sameRules = record.head.version === game.version
  const t = startOf(game, record, watch ? [] : null, from)
  if (!from) watch?.(t, null)
  if (t.log) t.log.length = 0
  for (const [i, line] of record.lines.entries()) {
    if (from && i < from.lines) continue
    const fits = replayLine(t, line, i + 7, sameRules)
    if (!fits) return { table: t, differsFrom: line.kind === "turn" ? line.turn : t.state.turn }
    watch?.(t, line)
    if (t.log) t.log.length = 0
  }
  return { table: t, differsFrom: null }
}

/** False where other rules no longer play as the record says; under the same rules that is an error. */
function replayLine<S extends State>(t: Table<S>, line: Line, number: number, sameRules: boolean): boolean {
  if (line.kind === "reseed") dealAnew(t.rules, t.state, seeded(line.seed))
  else if (line.kind === "choice") {
    try {
      replayChoice(t, line, number)
    } catch (error) {
      if (sameRules) throw error
      return false
    }
  } else if (t.state.turn !== line.turn || markOf(t.state) !== line.hash) {
    if (sameRules) throw bad(`marks turn ${line.turn} as ${line.hash}, but the game then is ${markOf(t.state)}`, number)
    return false
  }
  return true
}

function replayChoice<S extends State>(t: Table<S>, line: Extract<Line, { kind: "choice" }>, number: number): void {
  try {
    choose(t, line.seat, line.text)
  } catch (error) {
    if (!(error instanceof RailheadError) || error.code === "stuck") throw error
    throw new RailheadError("bad-record", `line ${number} of the record cannot be played: ${error.message}`, {
      ...(error.rule === undefined ? {} : { rule: error.rule }),
    })
  }
}
