// What others did since one's own last turn: shown on return, and as a way to the replay.
import { useSignal, useSignalEffect } from "@preact/signals"
import { Icon, SeatBadge } from "@railhead/games/picture"
import { useEffect } from "preact/hooks"
import { say } from "../../lib/words.ts"
import { DeltaChips } from "../deltas.tsx"
import { type TableModel, tellEvent } from "../model.ts"
import { capital, mostTelling, positionPath, turnsIn, withoutName } from "./sentence.ts"
import { sumDeltas, turnsSince } from "./turns.ts"

/** At most so many sentences for each seat. */
const SENTENCES = 3

/** Turns of others since one's own last one, by seat in the order of play. */
function bySeat(model: TableModel) {
  const turns = turnsSince(turnsIn(model).value, model.you.value)
  const seats = [...new Set(turns.map(({ seat }) => seat))].filter(seat => seat >= 0)
  return seats.map(seat => ({ seat, lines: turns.filter(turn => turn.seat === seat).flatMap(({ lines }) => lines) }))
}

export function ReplaySince({ model }: { model: TableModel }) {
  const [first] = turnsSince(turnsIn(model).value, model.you.value)
  if (!first) return null
  return (
    <a class="btn quiet" href={positionPath(model, first.at)}>
      <Icon name="u:play" size={16} />
      {say("recap.replay")}
    </a>
  )
}

/** True when it has become one's turn while one was away, until the card is closed or the turn is over. */
function useReturn(model: TableModel) {
  const shown = useSignal(false)
  const away = useSignal(document.visibilityState === "hidden" || model.link.kind === "server")
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") away.value = true
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [away])
  useSignalEffect(() => {
    const mine = model.question.value !== null
    if (!mine) shown.value = false
    else if (away.peek()) {
      away.value = false
      shown.value = true
    }
  })
  return shown
}

export function Recap({ model }: { model: TableModel }) {
  const shown = useReturn(model)
  const seats = shown.value ? bySeat(model) : []
  if (seats.length === 0) return null
  return (
    <section class="recap" aria-label={say("recap.title")}>
      <h3>
        <span class="grow">{say("recap.title")}</span>
        <button
          type="button"
          class="btn quiet square"
          aria-label={say("recap.close")}
          onClick={() => {
            shown.value = false
          }}
        >
          <Icon name="u:x" />
        </button>
      </h3>
      {seats.map(({ seat, lines }) => {
        const name = model.nameOf(seat)
        const deltas = sumDeltas(lines).filter(delta => delta.seat === model.you.value || delta.seat === seat)
        return (
          <div key={seat} class="recap-seat">
            <b>
              <SeatBadge seat={seat} size={15} /> {name}
            </b>
            <p>
              {mostTelling(model, lines, SENTENCES)
                .map(({ event }) => capital(withoutName(tellEvent(model, event), name)))
                .join(" ")}
            </p>
            <div class="deltas">
              <DeltaChips model={model} deltas={deltas} most={5} />
            </div>
          </div>
        )
      })}
      <ReplaySince model={model} />
    </section>
  )
}
