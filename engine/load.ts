// States and views that come from outside are held against the shape of the game's own before anything trusts them.
import { RailheadError } from "./errors.ts"
import { checkSeats, parseOptions, rulesFor } from "./game.ts"
import type { Game, Rules } from "./rules.ts"
import type { State } from "./state.ts"
import type { View } from "./view.ts"

function bad(what: string): RailheadError {
  return new RailheadError("bad-request", `this is no state of the game: ${what}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Same keys, same kinds of values; lists of numbers hold whole numbers, lists of objects are as long as the model's. */
function checkShape(model: unknown, given: unknown, path: string): void {
  if (Array.isArray(model)) {
    if (!Array.isArray(given)) throw bad(`${path} must be a list`)
    const [first] = model
    if (typeof first === "object" && given.length !== model.length)
      throw bad(`${path} must have ${model.length} entries`)
    given.forEach((item, i) => {
      checkShape(typeof first === "object" ? model[i] : (first ?? 0), item, `${path}[${i}]`)
    })
  } else if (isRecord(model)) {
    if (!isRecord(given)) throw bad(`${path} must be an object`)
    const keys = Object.keys(model)
    if (Object.keys(given).sort().join() !== [...keys].sort().join())
      throw bad(`${path} must have the fields ${keys.join(", ")}`)
    for (const key of keys) checkShape(model[key], given[key], `${path}.${key}`)
  } else if (typeof model === "number" ? !Number.isSafeInteger(given) : typeof given !== typeof model)
    throw bad(`${path} must be a ${typeof model === "number" ? "whole number" : typeof model}`)
}

function checkSteps<S extends State>(rules: Rules<S>, given: unknown, path: string): void {
  if (!Array.isArray(given)) throw bad(`${path} must be a list of steps`)
  given.forEach((step, i) => {
    const known = isRecord(step) && typeof step.do === "string" && (step.do === "settle" || rules.steps.has(step.do))
    if (!known || !Number.isInteger(step.seat) || !Number.isInteger(step.no)) throw bad(`${path}[${i}] is no step`)
  })
}

/** A state as JSON gave it, checked; one of an earlier version is brought up to date. */
export function readState<S extends State>(game: Game<S>, given: unknown): S {
  if (!isRecord(given)) throw bad("it must be an object")
  if (given.game !== game.id) throw bad(`its game is ${JSON.stringify(given.game)}, not ${game.id}`)
  const { agenda, asides, options, ...rest } = given
  const seats = checkSeats(game, given.seats)
  const parsed = parseOptions(game, isRecord(options) ? options : {})
  const rules = rulesFor(game, parsed)
  const { agenda: _agenda, asides: _asides, options: _options, ...model } = rules.blank(seats)
  checkShape(model, rest, "state")
  checkSteps(rules, agenda, "agenda")
  if (!Array.isArray(asides) || asides.length !== seats) throw bad(`asides must be ${seats} lists`)
  asides.forEach((aside, seat) => {
    checkSteps(rules, aside, `asides[${seat}]`)
  })
  // The one cast: every field has just been held against the game's own blank state.
  return game.migrate(structuredClone({ ...rest, agenda, asides, options: parsed }) as unknown as S)
}

export function readView<S extends State>(game: Game<S>, given: unknown): View<S> {
  if (!isRecord(given) || !isRecord(given.pools) || !Number.isInteger(given.seat))
    throw bad("a view is { seat, state, pools }")
  const pools: Record<string, number[]> = {}
  for (const [pool, kinds] of Object.entries(given.pools)) {
    checkShape([0], kinds, `pools.${pool}`)
    pools[pool] = [...(kinds as number[])]
  }
  return { seat: Number(given.seat), state: readState(game, given.state), pools }
}
