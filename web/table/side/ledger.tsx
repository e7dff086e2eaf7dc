// What has happened, by turns: one line for each event, newest at the bottom.
import { type Signal, untracked, useComputed, useSignal } from "@preact/signals"
import type { Seat } from "@railhead/engine"
import type { Words } from "@railhead/games"
import { memo } from "@railhead/games/memo"
import { Icon, SeatBadge } from "@railhead/games/picture"
import { useRef } from "preact/hooks"
import { say } from "../../lib/words.ts"
import { DeltaChips } from "../deltas.tsx"
import { type TableModel, tellEvent } from "../model.ts"
import type { Pick } from "../pick.ts"
import { CopyRecord } from "./copy-record.tsx"
import { PointsChip } from "./points-chip.tsx"
import "./ledger.css"
import { ReplaySince } from "./recap.tsx"
import { figuresShown, isTold, positionPath, turnsIn } from "./sentence.ts"
import { capital, spotsIn, withoutName } from "./spots.ts"
import {
  besideLine,
  type Filter,
  isLoss,
  keeps,
  type LedgerLine,
  pointsIn,
  sinceMine,
  type Turn,
  windowFrom,
} from "./turns.ts"

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

/** Points that the event tells, and what it did to others. Untracked, as all of a line. */
function Chips({ line, owner, model }: { line: LedgerLine; owner: Seat; model: TableModel }) {
  const { cards, pointsIcon } = figuresShown(model)
  const deltas = besideLine(line, owner, cards)
  const points = pointsIn(line.event)
  if (points === 0 && deltas.length === 0) return null
  return (
    <span class="deltas">
      <PointsChip points={points} icon={pointsIcon} />
      {untracked(() => DeltaChips({ model, deltas, most: 4 }))}
    </span>
  )
}

const Line = memo(({ line, owner, model, pick, you, words }: Shared & { line: LedgerLine; owner: Seat }) => {
  const { event, at } = line
  const face = model.face.peek()
  if (!words || !face) return null
  // Untracked: told again only when names or words change, not with every news about the table.
  const name = untracked(() => model.calledOf(owner))
  const sentence = capital(
    withoutName(
      untracked(() => tellEvent(model, event)),
      name,
    ),
  )
  const places = face.placesOf(event)
  const parts = places.length === 0 ? [] : spotsIn(sentence, face.describeEvent(event), places, words)
  const spotted = parts.some(({ spot }) => spot)
  const link = (text: string) => (
    <a class="spot" href={positionPath(model, at)} {...lights(pick, places)}>
      {text}
    </a>
  )
  const lost = isLoss(line, owner, you, figuresShown(model).cards)
  return (
    <li class={lost ? "line hit" : "line"}>
      <span class="told">
        {places.length === 0
          ? sentence
          : spotted
            ? parts.map(({ text, spot }) => (spot ? link(text) : text))
            : link(sentence)}
        {lost && owner !== you && <span class="cost"> {say("ledger.costsYou")}</span>}
      </span>
      <Chips line={line} owner={owner} model={model} />
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
  const title = titleOf(
    turn,
    untracked(() => model.nameOf(turn.seat)),
  )
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
          <Line key={line.key} line={line} owner={turn.seat} {...shared} />
        ))}
      </ul>
    </section>
  )
})

function Filters({ filter, watching }: { filter: Signal<Filter>; watching: boolean }) {
  const filters: readonly Filter[] = watching ? ["all", "points"] : ["all", "mine", "points"]
  return (
    <fieldset class="filters">
      <legend class="hidden-text">{say("ledger.filter")}</legend>
      {filters.map(one => (
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
    </fieldset>
  )
}

/** Which turns are drawn: the last ones, and more when they are asked for. */
function useWindow(turns: readonly Turn[]) {
  const from = useRef(0)
  const more = useSignal(LINES)
  const shown = turns.slice(from.current).reduce((sum, turn) => sum + turn.lines.length, 0)
  if (from.current >= turns.length || shown > more.value + TOO_MANY - LINES)
    from.current = windowFrom(turns, more.value)
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
  const names = useComputed(() => (model.about.value?.seats ?? []).map((_, seat) => model.calledOf(seat)).join("\n"))
  const you = model.you.value
  const shared: Shared = { model, pick, you, words: model.words.value, names: names.value }
  const since = sinceMine(turns, you)
  const { from, earlier } = useWindow(turns)
  const nothing =
    turns.length === 0 ||
    (filter.value !== "all" && !turns.some(turn => turn.lines.some(line => keeps(filter.value, turn, line, you))))
  return (
    <div class="ledger">
      <Filters filter={filter} watching={you < 0} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="scroll" role="log" aria-live="off" aria-label={say("side.ledger")} tabIndex={0}>
        <div>
          {from > 0 && (
            <button type="button" class="btn quiet earlier" onClick={earlier}>
              {say("ledger.earlier")}
            </button>
          )}
          {nothing && <p class="empty">{say(turns.length === 0 ? "ledger.empty" : "ledger.emptyFilter")}</p>}
          {turns.slice(from).flatMap((turn, i) => [
            from + i === since && (
              <p key="since" class="since">
                {say("ledger.since")}
              </p>
            ),
            <TurnGroup key={turn.key} turn={turn} filter={filter.value} {...shared} />,
          ])}
        </div>
      </div>
      <div class="ledger-foot">
        <ReplaySince model={model} />
        <span class="grow" />
        <CopyRecord model={model} />
      </div>
    </div>
  )
}
