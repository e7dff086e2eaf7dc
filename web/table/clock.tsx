import { Icon } from "@railhead/games/picture"
import type { About } from "@railhead/hosting"
import { shortTime, useNow } from "../lib/now.ts"
import { say } from "../lib/words.ts"

/** What a seat has left of its time; null where no clock runs. */
function timeLeft(about: About, seat: number, now: number): number | null {
  const clock = about.clocks[seat]
  if (!clock || about.status !== "running") return null
  if (clock.limit > 0) return clock.limit - now
  if (about.pace.kind === "untimed") return null
  return clock.running ? clock.left - (now - clock.since) : clock.left
}

export function Clock({ about, seat, skew }: { about: About; seat: number; skew: number }) {
  const now = useNow() + skew
  const left = timeLeft(about, seat, now)
  if (left === null) return null
  const total =
    about.pace.kind === "live" ? about.pace.bank * 1000 : about.pace.kind === "turns" ? about.pace.hours * 3_600_000 : 0
  const short = left < total * 0.2
  return (
    <span class={short ? "clock short" : "clock"} aria-label={say("clock.left", { time: shortTime(left) })}>
      <Icon name="u:clock" size={16} />
      {shortTime(left)}
    </span>
  )
}
