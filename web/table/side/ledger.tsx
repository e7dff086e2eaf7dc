// What has happened, by turns: one line for each event, newest at the bottom.
import { type Signal, untracked, useComputed, useSignal } from "@preact/signals"
import type { Words } from "@railhead/games"
import { Icon, memo, SeatBadge } from "@railhead/games/picture"
import { useRef } from "preact/hooks"
import { say } from "../../lib/words.ts"
import { DeltaChips } from "../deltas.tsx"
import { type TableModel, tellEvent } from "../model.ts"
import type { Pick } from "../pick.ts"
import { CopyRecord } from "./copy-record.tsx"
import "./ledger.css"
import { ReplaySince } from "./recap.tsx"
import { capital, isTold, positionPath, spotsIn, turnsIn, withoutName } from "./sentence.ts"
import { type Filter, keeps, type LedgerLine, lossesOf, sinceMine, type Turn, windowFrom } from "./turns.ts"

/** As many lines are drawn before somebody asks for more. */
const LINES = 150
/** Only when there are so many is the window moved on, so that turns do not vanish while they are read. */
const TOO_MANY = 240

/** What all lines share; names and words make them be told again. */
interface Shared {
  readonly model: TableModel
  readonly pick: Pick
  readonly you: number
  readonly words: Words | null
  readonly names: string
}

function lights(pick: Pick, places: readonly string[]) {
  const on = () => {
    pick.shown.value = places
  }
  const off = () => {
    pick.shown.value = []
  }
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}

const Line = memo(({ line, turn, model, pick, you, words }: Shared & { line: LedgerLine; turn: Turn }) => {
  const { event, at } = line
  const face = model.face.peek()
  if (!words || !face) return null
  // Untracked: told again only when names or words change, not with every news about the table.
  const name = untracked(() => model.nameOf(turn.seat))
  const sentence = capital(withoutName(untracked(() => tellEvent(model, event)), name))
  const places = face.placesOf(event)
  const parts = places.length === 0 ? [] : spotsIn(sentence, face.describeEvent(event), places, words)
  const spotted = parts.some(({ spot }) => spot)
  const link = (text: string) => (
    <a class="spot" href={positionPath(model, at)} {...lights(pick, places)}>
      {text}
    </a>
  )
  const lost = lossesOf(line, turn, you)
  return (
    <li class={lost.length > 0 ? "line hit" : "line"}>
      <span class="told">
        {places.length === 0 ? sentence : spotted ? parts.map(({ text, spot }) => (spot ? link(text) : text)) : link(sentence)}
        {lost.length > 0 && <span class="cost"> {say("ledger.costsYou")}</span>}
      </span>
      {line.deltas.length > 0 && (
        <span class="deltas">
          <DeltaChips model={model} deltas={line.deltas} most={4} />
        </span>
      )}
    </li>
  )
})

function titleOf(turn: Turn, name: string): string {
  const round = turn.began && "round" in turn.began ? turn.began.round : null
  if (turn.seat < 0) return say("ledger.setup")
  return typeof round === "number" ? say("ledger.round", { round, name }) : name
}

const TurnGroup = memo(({ turn, filter, ...shared }: Shared & { turn: Turn; filter: Filter }) => {
  const { model, you } = shared
  const lines = turn.lines.filter(line => isTold(model, line.event) && keeps(filter, turn, line, you))
  if (filter !== "all" && lines.length === 0) return null
  const title = titleOf(turn, untracked(() => model.nameOf(turn.seat)))
  return (
    <section class="turn">
      <h3>
        {turn.seat >= 0 && <SeatBadge seat={turn.seat} size={16} />}
        <span class="grow">{title}</span>
        <a class="position" href={positionPath(model, turn.at)} aria-label={say("ledger.positionOf", { title })}>
          <Icon name="u:history" size={15} />
        </a>
      </h3>
      <ul>
        {lines.map(line => (
          <Line key={line.key} line={line} turn={turn} {...shared} />
        ))}
      </ul>
    </section>
  )
})

function Filters({ filter }: { filter: Signal<Filter> }) {
  return (
    <div class="filters" role="group" aria-label={say("ledger.filter")}>
      {(["all", "mine", "points"] as const).map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={filter.value === one}
          onClick={() => {
            filter.value = one
          }}
        >
          {say(`ledger.filter.${one}`)}
        </button>
      ))}
    </div>
  )
}

/** Which turns are drawn: the last ones, and more when they are asked for. */
function useWindow(turns: readonly Turn[]) {
  const from = useRef(0)
  const more = useSignal(LINES)
  const shown = turns.slice(from.current).reduce((sum, turn) => sum + turn.lines.length, 0)
  if (from.current >= turns.length || shown > more.value + TOO_MANY - LINES) from.current = windowFrom(turns, more.value)
  return {
    from: from.current,
    earlier: () => {
      more.value += LINES
      from.current = windowFrom(turns, more.value)
    },
  }
}

export function Ledger({ model, pick }: { model: TableModel; pick: Pick }) {
  const filter = useSignal<Filter>("all")
  const turns = turnsIn(model).value
  const names = useComputed(() => (model.about.value?.seats ?? []).map((_, seat) => model.nameOf(seat)).join("\n"))
  const you = model.you.value
  const shared: Shared = { model, pick, you, words: model.words.value, names: names.value }
  const since = sinceMine(turns, you)
  const { from, earlier } = useWindow(turns)
  return (
    <div class="ledger">
      <Filters filter={filter} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="scroll" role="log" aria-live="off" aria-label={say("side.ledger")} tabIndex={0}>
        <div>
          {from > 0 && (
            <button type="button" class="btn quiet earlier" onClick={earlier}>
              {say("ledger.earlier")}
            </button>
          )}
          {turns.slice(from).map((turn, i) => [
            from + i === since && (
              <p key="since" class="since">
                {say("ledger.since")}
              </p>
            ),
            <TurnGroup key={turn.key} turn={turn} filter={filter.value} {...shared} />,
          ])}
        </div>
      </div>
      <div class="foot">
        <ReplaySince model={model} />
        <span class="grow" />
        <CopyRecord model={model} />
      </div>
    </div>
  )
}
