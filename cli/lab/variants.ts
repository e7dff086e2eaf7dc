// Settings of a game by chance, for play that is to see all of its variants.
import { below, type Game, type OptionRow, type Options, type OptionValue } from "@railhead/engine"

export function valuesOf(row: OptionRow): readonly OptionValue[] {
  return row.kind === "switch" ? [false, true] : row.kind === "one" ? row.of : [row.default]
}

const TRIES = 200

/** All options of one game: those that are fixed, the others by chance; null if the rules allow none of it. */
export function drawOptions(game: Game, fixed: Options, seats: number, random: number[]): Options | null {
  for (let i = 0; i < TRIES; i++) {
    const options: { [id: string]: OptionValue } = {}
    for (const row of game.options) {
      const possible = valuesOf(row)
      options[row.id] = fixed[row.id] ?? possible[below(random, possible.length)] ?? row.default
    }
    if (!game.refuses(options, seats)) return options
  }
  return null
}
