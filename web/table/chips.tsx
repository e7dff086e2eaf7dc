// The choices as a list: with keys, with what is blocked and why.
import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { wantedRule } from "../lib/rule-link.tsx"
import { say } from "../lib/words.ts"
import { Amount } from "./amount.tsx"
import { amountsIn } from "./amounts.ts"
import { Chip } from "./chip.tsx"
import type { TableModel } from "./model.ts"
import { type Blocked, KEYS, type Pick } from "./pick.ts"

/** As many blocked choices stand beside the legal ones; the rest is under "Why not …?". */
const SHOWN_BLOCKED = 2

function WhyNot({ blocked, pick }: { blocked: Blocked; pick: Pick }) {
  const chosen = pick.whyNot.value?.choice === blocked.choice
  return (
    <button
      type="button"
      class={chosen ? "chip blocked chosen" : "chip blocked"}
      title={blocked.why}
      onClick={() => {
        pick.whyNot.value = blocked
        wantedRule.value = blocked.rule
      }}
    >
      <span>{blocked.short}</span>
      <span class="hidden-text">{say("bar.whyNotThis", { what: blocked.label, why: blocked.why })}</span>
      <u>{blocked.rule}</u>
    </button>
  )
}

/** The kinds of choices, to be picked first where there are many; a kind of one choice is that choice. */
function Kinds({ model, pick }: { model: TableModel; pick: Pick }) {
  const words = model.words.value
  const blocked = [...new Set(pick.blocked.value.map(({ kind }) => kind))].filter(
    kind => !pick.kinds.value.includes(kind),
  )
  const name = (kind: string) => (words?.has(`verb.${kind}`) ? words.say(`verb.${kind}`) : kind)
  const current = pick.currentKind.value
  return (
    <div class="verbs" role="group" aria-label={say("bar.kinds")}>
      {pick.kinds.value
        .filter(kind => pick.countOf(kind) > 1)
        .map(kind => (
          <button
            key={kind}
            type="button"
            class={kind === current ? "chip verb chosen" : "chip verb"}
            aria-pressed={kind === current}
            onClick={() => pick.pickKind(kind)}
          >
            {name(kind)} <small>{pick.countOf(kind)}</small>
          </button>
        ))}
      {pick.options.value
        .filter(({ kind }) => pick.countOf(kind) === 1)
        .map(option => (
          <Chip key={option.choice} option={option} no={0} pick={pick} />
        ))}
      {blocked.map(kind => {
        const first = pick.blocked.value.find(one => one.kind === kind)
        return first && <WhyNot key={kind} blocked={{ ...first, short: name(kind) }} pick={pick} />
      })}
    </div>
  )
}

/** Through the lit places one by one, for thumbs and for keys. */
function Stepper({ pick }: { pick: Pick }) {
  const placed = pick.ofKind.value.filter(({ place }) => place !== null)
  const places = [...new Set(placed.map(({ place }) => place))]
  const at = places.indexOf(pick.place.value)
  const go = (step: number) => {
    const next = places[(at + step + places.length) % places.length]
    if (next) pick.point(next)
  }
  return (
    <div class="stepper" role="group" aria-label={say("bar.stepper")}>
      <button type="button" class="chip" aria-label={say("bar.previous")} onClick={() => go(at < 0 ? 0 : -1)}>
        <Icon name="u:chevron-left" size={16} />
      </button>
      <span>
        {at < 0
          ? say("bar.places", { count: places.length })
          : say("bar.placeOf", { no: at + 1, count: places.length })}
      </span>
      <button type="button" class="chip" aria-label={say("bar.next")} onClick={() => go(1)}>
        <Icon name="u:chevron-right" size={16} />
      </button>
    </div>
  )
}

export function Chips({ model, pick }: { model: TableModel; pick: Pick }) {
  const all = useSignal(false)
  const whyAll = useSignal(false)
  const left = pick.left.value
  const kinds = pick.kinds.value.length > 0
  const onBoard = left.length > KEYS && !all.value
  const numbers = amountsIn(left)
  const amounts = numbers.length > KEYS ? numbers : []
  // With many choices only those without a place need a chip: the others are lit on the board.
  const listed = (onBoard ? left.filter(({ place }) => place === null) : left).filter(
    option => !amounts.includes(option) && !(kinds && pick.countOf(option.kind) === 1),
  )
  const hiddenCount = left.filter(({ place }) => place !== null).length
  const blocked = pick.blocked.value
  const shownBlocked = whyAll.value ? blocked : kinds ? [] : oneOfEach(blocked).slice(0, SHOWN_BLOCKED)
  return (
    <div class="answers">
      {kinds && <Kinds model={model} pick={pick} />}
      <div class="chips" role="group" aria-label={say("bar.choices")}>
        {amounts.length > 0 && <Amount options={amounts} pick={pick} />}
        {onBoard && hiddenCount > 0 && <Stepper pick={pick} />}
        {listed.map(option => (
          <Chip key={option.choice} option={option} no={onBoard ? 0 : left.indexOf(option) + 1} pick={pick} />
        ))}
        {hiddenCount > 0 && left.length > KEYS && (
          <button
            type="button"
            class="chip"
            aria-expanded={all.value}
            onClick={() => {
              all.value = !all.value
            }}
          >
            {all.value ? say("bar.fewer") : say("bar.onBoard", { count: hiddenCount })}
          </button>
        )}
        {shownBlocked.map(one => (
          <WhyNot key={one.choice} blocked={one} pick={pick} />
        ))}
        {blocked.length > shownBlocked.length && (
          <button
            type="button"
            class="chip blocked"
            onClick={() => {
              whyAll.value = true
            }}
          >
            <Icon name="u:circle-help" size={14} /> {say("bar.whyNot")}
          </button>
        )}
      </div>
    </div>
  )
}

function oneOfEach(blocked: readonly Blocked[]): Blocked[] {
  const reasons = new Map<string, Blocked>()
  for (const one of blocked) if (!reasons.has(one.why)) reasons.set(one.why, one)
  return [...reasons.values()]
}
