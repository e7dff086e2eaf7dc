// Paces, times and options in words.
import type { Pace } from "@railhead/hosting"
import { settings } from "../lib/settings.ts"
import { say } from "../lib/words.ts"
import type { KnownGame } from "./known-game.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.value.language, { type: "conjunction" }).format(parts)
}

/** "Ana, Greedy × 2" */
export function tellNames(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return list([...counts].map(([name, count]) => (count === 1 ? name : say("names.several", { name, count }))))
}

/** "10 min + 20 s", "2 days a move", "no clock" */
export function tellPace(pace: Pace): string {
  if (pace.kind === "untimed") return say("pace.untimed")
  if (pace.kind === "live") return say("pace.live", { minutes: Math.round(pace.bank / 60), seconds: pace.increment })
  const { hours } = pace
  return hours % 24 === 0 ? say("pace.days", { days: hours / 24 }) : say("pace.hours", { hours })
}

/** "18 min left", "1 day 22 h left" */
export function tellLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  if (left >= DAY) return say("left.days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
  if (left >= HOUR)
    return say("left.hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) })
  return say("left.minutes", { minutes: Math.ceil(left / MINUTE) })
}

/** "2 hours ago" */
export function tellAgo(at: number): string {
  const gone = Date.now() - at
  const format = new Intl.RelativeTimeFormat(settings.value.language, { numeric: "auto" })
  if (gone >= DAY) return format.format(-Math.floor(gone / DAY), "day")
  if (gone >= HOUR) return format.format(-Math.floor(gone / HOUR), "hour")
  return gone < MINUTE ? say("time.now") : format.format(-Math.floor(gone / MINUTE), "minute")
}

export function tellMoment(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium", timeStyle: "short" }).format(at)
}

/** What is played differently from the first game, each in a word or two. */
export function tellOptions({ info, words }: KnownGame, options: { readonly [option: string]: unknown }): string[] {
  return info.options.flatMap(row => {
    const value = options[row.id] ?? row.default
    const name = words.say(`option.${row.id}`)
    if (JSON.stringify(value) === JSON.stringify(row.default)) return []
    if (row.kind === "switch") return [value === true ? name : say("chosen.without", { option: name })]
    if (row.kind === "one") return [say("chosen.is", { option: name, value: words.say(`option.${row.id}.${value}`) })]
    if (row.kind === "number") return [say("chosen.is", { option: name, value: String(value) })]
    return Array.isArray(value) ? [list(value.map(one => words.say(`option.${row.id}.${one}`)))] : []
  })
}
