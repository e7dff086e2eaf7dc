// What an action asks for and brings, as the ids of short names: `name.need.*` and `name.act.*`.
import type { TrailGain, TrailNeed } from "../kinds.ts"

export function needName(breeds: readonly string[], need: TrailNeed | undefined): string {
  if (!need) return "none"
  switch (need.need) {
    case "discardCattle":
      return breeds.find((_, breed) => need.breeds === 1 << breed) ?? "any"
    case "pay":
      return `pay${need.amount}`
    case "engineBack":
      return `back${need.spaces}`
    default:
      return need.need
  }
}

/** A number, or the name of what is counted where it is below 0. */
export function amountName(counted: readonly string[], of: number): string {
  return of < 0 ? (counted[-1 - of] ?? "") : String(of)
}

/** So many for each of an amount. */
export function eachName(counted: readonly string[], give: string, each: number, of = 1): string {
  return `${give}${each}${of === 1 ? "" : amountName(counted, of)}`
}

export function gainName(counted: readonly string[], gain: TrailGain): string {
  switch (gain.give) {
    case "money":
    case "certificates":
      return eachName(counted, gain.give, gain.each, gain.of)
    case "hire":
      return `hire${gain.modifier}`
    case "build":
      return `build${gain.rate}`
    case "auxiliary":
      return `auxiliary${gain.forms}`
    case "engineForward":
    case "moveRancher":
    case "drawThenDiscard":
    case "removeCards":
      return `${gain.give}${amountName(counted, gain.upTo)}`
    default:
      return gain.give
  }
}
