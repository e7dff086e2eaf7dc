// How much time a seat has. The engine knows no clock; everything here follows from when things happened.
import { RACE } from "./race.ts"

export type Pace =
  | { readonly kind: "untimed" }
  /** Seconds for the whole game, and seconds more for each turn at being asked. */
  | { readonly kind: "live"; readonly bank: number; readonly increment: number }
  /** Hours for each move; the clock stands still in the quiet hours (UTC, from … to, may go over midnight). */
  | { readonly kind: "turns"; readonly hours: number; readonly quiet?: readonly [number, number] }

export interface Clock {
  /** Milliseconds left when the clock last stood. */
  left: number
  /** Since when it runs, 0 if it stands. */
  since: number
  /** When the limit of the question runs out, 0 for none. */
  limit: number
}

const HOUR = 3_600_000
/** Seconds for a question with a limit in a live game (CC-21.1). */
const LIVE_LIMIT = 30_000
/** The same for the whole of a race (CC-17.4), also where nothing else is timed: else it might never end. */
const RACE_LIMIT = 90_000

export function newClock(pace: Pace): Clock {
  return { left: pace.kind === "live" ? pace.bank * 1000 : 0, since: 0, limit: 0 }
}

/** A seat is asked, under a limit or under none: its clock runs. */
export function startClock(clock: Clock, pace: Pace, limit: string | null, at: number): void {
  if (pace.kind === "turns" && clock.since === 0) clock.left = pace.hours * HOUR
  if (clock.since === 0) clock.since = at
  clock.limit = limit === null ? 0 : limitOf(pace, limit, at)
}

function limitOf(pace: Pace, limit: string, at: number): number {
  if (pace.kind === "turns") return later(at, pace.hours * HOUR, pace.quiet)
  if (limit === RACE) return at + RACE_LIMIT
  return pace.kind === "untimed" ? 0 : at + LIVE_LIMIT
}

/** A seat is no longer asked: its clock stands. */
export function stopClock(clock: Clock, pace: Pace, at: number): void {
  if (clock.since === 0) return
  if (pace.kind === "live") clock.left = Math.max(0, clock.left - (at - clock.since)) + pace.increment * 1000
  clock.since = 0
  clock.limit = 0
}

/** When this seat's time runs out, 0 for never. */
export function deadlineOf(clock: Clock, pace: Pace): number {
  if (clock.since === 0) return 0
  if (pace.kind === "untimed") return clock.limit
  const own = pace.kind === "turns" ? later(clock.since, clock.left, pace.quiet) : clock.since + clock.left
  return clock.limit > 0 ? Math.min(own, clock.limit) : own
}

/** The moment that lies `span` of counted time after `from`: quiet hours do not count. */
function later(from: number, span: number, quiet?: readonly [number, number]): number {
  if (!quiet || quiet[0] === quiet[1]) return from + span
  let now = from
  let left = span
  // By the hour: a deadline of days takes some hundred steps at most.
  while (left > 0) {
    const next = (Math.floor(now / HOUR) + 1) * HOUR
    const step = Math.min(next - now, isQuiet(now, quiet) ? next - now : left)
    if (!isQuiet(now, quiet)) left -= step
    now += step
  }
  return now
}

function isQuiet(at: number, [from, to]: readonly [number, number]): boolean {
  const hour = new Date(at).getUTCHours()
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
