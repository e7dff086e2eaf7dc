// States and views that come from outside are held against the shape of the game's own before anything trusts them.
import { RailheadError } from "./errors.ts"
import { checkSeats, parseOptions, rulesFor } from "./game.ts"
import { range } from "./list.ts"
import type { Game, Rules } from "./rules.ts"
import { NOBODY, type Seat, type State } from "./state.ts"
import type { View } from "./view.ts"

function bad(what: string): RailheadError {
  return new RailheadError("bad-request", `this is no state of the game: ${what}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Same keys, same kinds of values; lists that are not empty in the model keep their length. */
function checkShape(model: unknown, given: unknown, path: string): void {
  if (Array.isArray(model)) {
    if (!Array.isArray(given)) throw bad(`${path} must be a list`)
    if (model.length > 0 && given.length !== model.length) throw bad(`${path} must have ${model.length} entries`)
    given.forEach((item, i) => {
      checkShape(model.length > 0 ? model[i] : 0, item, `${path}[${i}]`)
    })
  } else if (model === null) {
    if (given !== null) throw bad(`${path} must be null: its module is off`)
  } else if (isRecord(model)) {
    if (!isRecord(given)) throw bad(`${path} must be an object`)
    const keys = Object.keys(model)
    if (Object.keys(given).sort().join() !== [...keys].sort().join())
      throw bad(`${path} must have the fields ${keys.join(", ")}`)
    for (const key of keys) checkShape(model[key], given[key], `${path}.${key}`)
  } else if (typeof model === "number" ? !Number.isSafeInteger(given) : typeof given !== typeof model)
    throw bad(`${path} must be a ${typeof model === "number" ? "whole number" : typeof model}`)
}

function isWhole(value: unknown): boolean {
  return Array.isArray(value) ? value.every(Number.isSafeInteger) : Number.isSafeInteger(value)
}

/** A step asks one of the seats of its lane; one that runs by itself may also be for a side that is no seat, or for nobody. */
function checkSteps<S extends State>(
  rules: Rules<S>,
  given: unknown,
  lane: { readonly asks: readonly Seat[]; readonly runs: readonly number[] },
  path: string,
): void {
  if (!Array.isArray(given)) throw bad(`${path} must be a list of steps`)
  given.forEach((step, i) => {
    if (!isRecord(step) || typeof step.do !== "string") throw bad(`${path}[${i}] is no step`)
    const rule = rules.steps.get(step.do)
    if (!rule && step.do !== "settle") throw bad(`${path}[${i}]: there is no step "${step.do}"`)
    const { seat } = step
    const allowed = rule?.run === null ? lane.asks : [...lane.runs, NOBODY]
    if (typeof seat !== "number" || !allowed.includes(seat)) throw bad(`${path}[${i}] is for a seat it cannot be for`)
    const fields = ["no", ...(rule?.fields ?? [])]
    for (const field of fields)
      if (!isWhole(step[field])) throw bad(`${path}[${i}].${field} must be a whole number, or a list of them`)
    if (Object.keys(step).length !== fields.length + 2)
      throw bad(`${path}[${i}] must have the fields do, seat, ${fields.join(", ")}`)
  })
}

/** A state as JSON gave it, checked; one of an earlier version is brought up to date. */
export function readState<S extends State>(game: Game<S>, stored: unknown): S {
  if (!isRecord(stored)) throw bad("it must be an object")
  const earlier = typeof stored.version === "number" && stored.version < game.version
  const given = earlier ? { ...game.migrate(stored), version: game.version } : stored
  if (given.version !== game.version) throw bad(`its version is ${JSON.stringify(given.version)}, not ${game.version}`)
  if (given.game !== game.id) throw bad(`its game is ${JSON.stringify(given.game)}, not ${game.id}`)
  const { agenda, asides, options, ...rest } = given
  const seats = checkSeats(game, given.seats)
  if (!isRecord(options)) throw bad("options must be an object")
  const parsed = parseOptions(game, options)
  const rules = rulesFor(game, parsed)
  const blank = rules.blank(seats)
  const { agenda: _agenda, asides: _asides, options: _options, ...model } = blank
  checkShape(model, rest, "state")
  checkSteps(rules, agenda, { asks: range(seats), runs: range(rules.sides?.(blank) ?? seats) }, "agenda")
  if (!Array.isArray(asides) || asides.length !== seats) throw bad(`asides must be ${seats} lists`)
  asides.forEach((aside, seat) => {
    checkSteps(rules, aside, { asks: [seat], runs: [seat] }, `asides[${seat}]`)
  })
  // The one cast: every field has just been held against the game's own blank state.
  return structuredClone({ ...rest, agenda, asides, options: parsed }) as unknown as S
}

export function readView<S extends State>(game: Game<S>, given: unknown): View<S> {
  if (!isRecord(given) || !isRecord(given.pools) || !Number.isInteger(given.seat))
    throw bad("a view is { seat, state, pools }")
  const pools: Record<string, number[]> = {}
  for (const [pool, kinds] of Object.entries(given.pools)) {
    checkShape([], kinds, `pools.${pool}`)
    pools[pool] = [...(kinds as number[])]
  }
  const state = readState(game, given.state)
  const seat = Number(given.seat)
  if (seat < NOBODY || seat >= state.seats) throw bad(`a view is for a seat of the game or ${NOBODY}, a spectator`)
  return { seat, state, pools }
}
