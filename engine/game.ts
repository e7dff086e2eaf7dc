// From a game, a seat count, options and a seed to a table that asks its first question.
import { RailheadError } from "./errors.ts"
import { canonical } from "./hash.ts"
import { seeded } from "./random.ts"
import type { Game, OptionRow, Rules } from "./rules.ts"
import type { Options, OptionValue, State } from "./state.ts"
import { advance, type Table, table } from "./table.ts"

export interface Setting {
  readonly seats: number
  readonly options?: { readonly [id: string]: unknown }
  readonly seed: string
}

/** What an option may be, in words for an error. */
function allowed(row: OptionRow): string {
  if (row.kind === "switch") return "true or false"
  if (row.kind === "number") return `a whole number from ${row.from} to ${row.to}`
  return row.kind === "one" ? `one of ${row.of.join(", ")}` : `a list out of ${row.of.join(", ")}`
}

function parseOption(row: OptionRow, value: unknown): OptionValue {
  if (row.kind === "switch" && typeof value === "boolean") return value
  if (row.kind === "one" && typeof value === "string" && row.of.includes(value)) return value
  if (
    row.kind === "number" &&
    typeof value === "number" &&
    Number.isInteger(value) &&
    value >= row.from &&
    value <= row.to
  )
    return value
  if (row.kind === "many" && Array.isArray(value) && new Set(value).size === value.length) {
    const words = value.filter((v): v is string => typeof v === "string" && row.of.includes(v))
    if (words.length === value.length) return row.of.filter(word => words.includes(word))
  }
  throw new RailheadError("bad-option", `option "${row.id}" must be ${allowed(row)}, not ${JSON.stringify(value)}`, {
    rule: row.rule,
  })
}

/** Options as they came in, checked and completed with the defaults, in the order of the game's table. */
export function parseOptions(game: Pick<Game, "id" | "options">, given: Setting["options"] = {}): Options {
  for (const id of Object.keys(given))
    if (!game.options.some(row => row.id === id)) {
      const known = game.options.map(row => row.id).join(", ")
      throw new RailheadError("bad-option", `${game.id} has no option "${id}"; it has ${known || "none"}`)
    }
  const options: Record<string, OptionValue> = {}
  for (const row of game.options)
    options[row.id] = given[row.id] === undefined ? row.default : parseOption(row, given[row.id])
  return options
}

export function checkSeats(game: Pick<Game, "id" | "seats">, seats: unknown): number {
  const [least, most] = game.seats
  if (typeof seats === "number" && Number.isInteger(seats) && seats >= least && seats <= most) return seats
  throw new RailheadError(
    "bad-seats",
    `${game.id} is for ${least} to ${most} seats, not ${JSON.stringify(seats) ?? "none"}`,
  )
}

const compiled = new WeakMap<object, Map<string, unknown>>()

/** The rules of a game with these options; made once and kept. */
export function rulesFor<S extends State>(game: Game<S>, options: Options): Rules<S> {
  const known = compiled.get(game) ?? new Map<string, unknown>()
  compiled.set(game, known)
  const key = canonical(options)
  const rules = (known.get(key) as Rules<S> | undefined) ?? game.compile(options)
  known.set(key, rules)
  return rules
}

/** A new game, set up and waiting for its first choice. The table keeps a log if one is given. */
export function begin<S extends State>(game: Game<S>, setting: Setting, log: Table<S>["log"] = null): Table<S> {
  const seats = checkSeats(game, setting.seats)
  if (!/^[^\p{C}\u2028\u2029]+$/u.test(setting.seed))
    throw new RailheadError(
      "bad-request",
      "the seed must be one line of printable text, because it stands in the record",
    )
  const options = parseOptions(game, setting.options)
  const objection = game.refuses(options, seats)
  if (objection)
    throw new RailheadError(
      "bad-option",
      `these options do not go together: ${objection.reason} (${objection.rule})`,
      objection,
    )
  const rules = rulesFor(game, options)
  const t = table(rules, rules.blank(seats), log)
  t.state.random = seeded(setting.seed)
  rules.setup(t)
  advance(t)
  return t
}
