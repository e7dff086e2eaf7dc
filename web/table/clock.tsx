import { useComputed } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import type { About } from "@railhead/hosting"
import { shortTime, useNow } from "../lib/now.ts"
import { say } from "../lib/words.ts"
import type { TableModel } from "./model.ts"

/** What a seat has left of its time; null where no clock runs. */
function timeLeft(about: About, seat: number, now: number): number | null {
  const clock = about.clocks[seat]
  if (!clock || about.status !== "running") return null
  if (clock.limit > 0) return clock.limit - now
  if (about.pace.kind === "untimed") return null
  return clock.running ? clock.left - (now - clock.since) : clock.left
}

/** Milliseconds a seat has in all, for the mark that it is running short. */
function total({ pace }: About): number {
  if (pace.kind === "live") return pace.bank * 1000
  return pace.kind === "turns" ? pace.hours * 3_600_000 : 0
}

export function Clock({ model, seat }: { model: TableModel; seat: number }) {
  const ticks = useComputed(() => {
    const about = model.about.value
    return about !== null && timeLeft(about, seat, 0) !== null
  })
  return ticks.value ? <Ticking model={model} seat={seat} /> : null
}

function Ticking({ model, seat }: { model: TableModel; seat: number }) {
  const now = useNow() + model.skew.value
  const about = model.about.value
  const left = about && timeLeft(about, seat, now)
  if (!about || left === null) return null
  return (
    <span
      class={left < total(about) * 0.2 ? "clock short" : "clock"}
      role="timer"
      aria-label={say("clock.left", { time: shortTime(left) })}
    >
      <Icon name="u:clock" size={16} />
      {shortTime(left)}
    </span>
  )
}
