// How fast a table on the server is played.
import "./controls.css"
import type { Pace } from "@railhead/hosting"
import { useId } from "preact/hooks"
import { settings } from "../lib/settings.ts"
import { say } from "../lib/words.ts"
import { Segments } from "./segments.tsx"
import { tellPace } from "./tell.ts"
import { livePaces } from "./wish.ts"

type Turns = Extract<Pace, { kind: "turns" }>

const turnHours = [8, 24, 48, 72, 168]
const usual: { readonly [kind in Pace["kind"]]: Pace } = {
  untimed: { kind: "untimed" },
  live: livePaces[1] ?? { kind: "live", bank: 600, increment: 20 },
  turns: { kind: "turns", hours: 48 },
}
const kinds: readonly Pace["kind"][] = ["untimed", "live", "turns"]
const NIGHT: readonly [number, number] = [23, 7]

/** Quiet hours are kept in UTC and told in the reader's time. */
const ahead = -Math.round(new Date().getTimezoneOffset() / 60)
const toUtc = (hour: number) => (hour - ahead + 48) % 24
const toLocal = (hour: number) => (hour + ahead + 48) % 24

function tellHour(hour: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { hour: "numeric", minute: "2-digit" }).format(
    new Date(2000, 0, 1, hour),
  )
}

function HourMenu({ label, hour, choose }: { label: string; hour: number; choose(hour: number): void }) {
  return (
    <select
      class="filter"
      aria-label={label}
      value={String(hour)}
      onChange={event => choose(Number(event.currentTarget.value))}
    >
      {Array.from({ length: 24 }, (_, at) => (
        <option key={tellHour(at)} value={String(at)}>
          {tellHour(at)}
        </option>
      ))}
    </select>
  )
}

function QuietHours({ pace, choose }: { pace: Turns; choose(pace: Pace): void }) {
  const { kind, hours, quiet } = pace
  const [from, to] = quiet ? [toLocal(quiet[0]), toLocal(quiet[1])] : NIGHT
  const between = (a: number, b: number) => choose({ kind, hours, quiet: [toUtc(a), toUtc(b)] })
  return (
    <div class="quiet-hours">
      <label class="check">
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={event => (event.currentTarget.checked ? between(...NIGHT) : choose({ kind, hours }))}
        />
        {say("pace.quiet")}
      </label>
      {quiet !== undefined && (
        <span class="row">
          <HourMenu label={say("pace.quiet.from")} hour={from} choose={hour => between(hour, to)} />
          <span aria-hidden="true">–</span>
          <HourMenu label={say("pace.quiet.to")} hour={to} choose={hour => between(from, hour)} />
        </span>
      )}
    </div>
  )
}

export function PacePicker({ pace, choose }: { pace: Pace; choose(pace: Pace): void }) {
  const id = useId()
  const presets: readonly Pace[] =
    pace.kind === "live" ? livePaces : pace.kind === "turns" ? turnHours.map(hours => ({ ...pace, hours })) : []
  const at = presets.findIndex(preset => tellPace(preset) === tellPace(pace))
  return (
    <section class="part" aria-labelledby={id}>
      <div class="part-head">
        <h3 id={id}>{say("new.pace")}</h3>
      </div>
      <Segments
        legend={say("new.pace")}
        value={pace.kind}
        all={kinds.map(kind => ({ id: kind, name: say(`pace.kind.${kind}`), note: say(`pace.kind.${kind}.about`) }))}
        choose={kind => choose(usual[kind])}
      />
      {presets.length > 0 && (
        <select
          class="filter"
          aria-label={say("new.pace.time")}
          value={String(at)}
          onChange={event => choose(presets[Number(event.currentTarget.value)] ?? pace)}
        >
          {presets.map((preset, i) => (
            <option key={tellPace(preset)} value={String(i)}>
              {tellPace(preset)}
            </option>
          ))}
        </select>
      )}
      {pace.kind === "turns" && <QuietHours pace={pace} choose={choose} />}
    </section>
  )
}
