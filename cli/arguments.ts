// The command line, read with Node's own parser and checked here.
import { parseArgs } from "node:util"
import { type Bot, botNamed } from "@railhead/bots"
import { checkSeats, type OptionRow, type Options, parseOptions, RailheadError } from "@railhead/engine"
import { type GameBox, type Language, languages } from "@railhead/games"

const flags = {
  seats: { type: "string" },
  games: { type: "string" },
  within: { type: "string" },
  rounds: { type: "string" },
  units: { type: "string" },
  belief: { type: "string" },
  seed: { type: "string" },
  load: { type: "string" },
  options: { type: "string" },
  bots: { type: "string" },
  level: { type: "string" },
  levels: { type: "string" },
  lang: { type: "string" },
  status: { type: "string" },
  last: { type: "string" },
  force: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const

export interface Arguments {
  readonly words: readonly string[]
  readonly values: { readonly [flag in keyof typeof flags]?: string | boolean }
}

export function readArguments(argv: readonly string[]): Arguments {
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options: flags, allowPositionals: true })
    return { words: positionals, values }
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error)
    throw new RailheadError("bad-request", told.split("\n")[0] ?? told)
  }
}

export function text(args: Arguments, flag: keyof typeof flags, otherwise: string): string {
  const value = args.values[flag]
  return typeof value === "string" ? value : otherwise
}

export function wholeNumber(args: Arguments, flag: keyof typeof flags, otherwise: number, least = 1): number {
  const value = args.values[flag]
  if (value === undefined) return otherwise
  const number = Number(value)
  if (Number.isInteger(number) && number >= least) return number
  throw new RailheadError("bad-request", `--${flag} needs a whole number from ${least} up, not "${value}"`)
}

export function language(args: Arguments): Language {
  const wanted = text(args, "lang", "en")
  const known = languages.find(l => l === wanted)
  if (!known) throw new RailheadError("bad-request", `--lang is one of ${languages.join(", ")}, not "${wanted}"`)
  return known
}

/** `--options whitewater,board=reference,sidesB=1+2`, or a JSON object. */
export function gameOptions(args: Arguments, box: GameBox): Options {
  const given = text(args, "options", "")
  if (given.startsWith("{")) return parseOptions(box.game, readJson(given))
  const options: Record<string, unknown> = Object.create(null)
  for (const word of given.split(",").filter(word => word !== "")) {
    const [id = "", ...value] = word.split("=")
    const row = box.game.options.find(option => option.id === id)
    options[id] = value.length === 0 ? true : readValue(row?.kind, value.join("="))
  }
  return parseOptions(box.game, options)
}

function readJson(given: string): { [id: string]: unknown } {
  try {
    return { ...JSON.parse(given) }
  } catch {
    throw new RailheadError("bad-option", `--options is not JSON: ${given}`)
  }
}

function readValue(kind: OptionRow["kind"] | undefined, value: string): unknown {
  if (kind === "many") return value === "" ? [] : value.split("+")
  if (kind === "switch" && (value === "true" || value === "false")) return value === "true"
  return kind === "number" && /^-?\d+$/.test(value) ? Number(value) : value
}

export function seatCount(args: Arguments, box: GameBox, otherwise: number): number {
  return checkSeats(box.game, wholeNumber(args, "seats", otherwise, 0))
}

/** `--bots greedy,random`: one name for all of `count`, or one for each. */
export function botList(args: Arguments, count: number, otherwise: string): Bot[] {
  const names = text(args, "bots", otherwise)
    .split(",")
    .filter(name => name !== "" && name !== "none")
  if (names.length > count)
    throw new RailheadError("bad-request", `--bots names ${names.length} bots for ${count} places`)
  return names.map(botNamed)
}
