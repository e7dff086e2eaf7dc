// What others did since one's own last turn: shown on return, and as a way to the replay.
import { Icon, SeatBadge } from "@railhead/games/picture"
import { say } from "../../lib/words.ts"
import { DeltaChips } from "../deltas.tsx"
import { type TableModel, tellEvent } from "../model.ts"
import { PointsChip } from "./points-chip.tsx"
import { returned } from "./return.ts"
import { figuresShown, mostTelling, positionPath, turnsIn } from "./sentence.ts"
import { capital, withoutName } from "./spots.ts"
import { POINTS, sumDeltas, sumPoints, turnsSince } from "./turns.ts"

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

export function Recap({ model }: { model: TableModel }) {
  const shown = returned(model)
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
        const { cards, pointsIcon } = figuresShown(model)
        const deltas = sumDeltas(lines).filter(delta => cards.has(delta.figure) || delta.figure === POINTS)
        return (
          <div key={seat} class="recap-seat">
            <b>
              <SeatBadge seat={seat} size={15} /> {name}
            </b>
            <p>
              {mostTelling(model, lines, SENTENCES)
                .map(({ event }) => capital(withoutName(tellEvent(model, event), model.calledOf(seat))))
                .join(" ")}
            </p>
            <div class="deltas">
              <PointsChip points={sumPoints(lines, seat)} icon={pointsIcon} />
              <DeltaChips model={model} deltas={deltas} most={5} />
            </div>
          </div>
        )
      })}
      <ReplaySince model={model} />
    </section>
  )
}
