// Who sits at the table, what each has, whose turn it is.
import { useComputed } from "@preact/signals"
import type { Words } from "@railhead/games"
import { memo } from "@railhead/games/memo"
import { Icon, SeatBadge } from "@railhead/games/picture"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { Clock } from "./clock.tsx"
import type { TableModel } from "./model.ts"

const FigureItem = memo(({ id, icon, value, words }: { id: string; icon: string; value: number; words: Words }) => (
  <li title={words.say(`figure.${id}`)}>
    <Icon name={icon} size={15} />
    <span class="hidden-text">{words.say(`figure.${id}`)}</span>
    {value}
  </li>
))

function Figures({ model, seat }: { model: TableModel; seat: number }) {
  const [view, words] = [model.view.value, model.words.value]
  if (!model.face.value || !view || !words) return null
  const shown = model.figures(view, seat).filter(({ card }) => card)
  return (
    <ul class="figures">
      {shown.map(({ id, icon, value }) => (
        <FigureItem key={id} id={id} icon={icon} value={value} words={words} />
      ))}
    </ul>
  )
}

function Note({ model, seat }: { model: TableModel; seat: number }) {
  const note = useComputed(() => {
    const [face, view, words] = [model.face.value, model.view.value, model.words.value]
    return (face && view && words && face.noteOf?.(view, seat, words)) ?? ""
  })
  return note.value === "" ? null : <p class="seat-note">{note}</p>
}

function Points({ model, seat }: { model: TableModel; seat: number }) {
  const points = useComputed(() => {
    const [face, view] = [model.face.value, model.view.value]
    return face && view ? face.points(view, seat) : 0
  })
  return (
    <span class="points besley">
      {points} <small>{say("seat.vp")}</small>
    </span>
  )
}

function Who({ model, seat }: { model: TableModel; seat: number }) {
  // As text, so that a message that says nothing new of this seat draws nothing.
  const sitting = useComputed(() => JSON.stringify(model.about.value?.seats[seat] ?? null))
  const name = useComputed(() => model.nameOf(seat))
  const told: { bot: string | null; away: string | null; online: boolean } | null = JSON.parse(sitting.value)
  if (!told) return null
  return (
    <>
      <SeatBadge seat={seat} />
      <span class="name">{name}</span>
      {told.bot !== null && (
        <span class="tag">
          <Icon name="u:bot" size={13} label={say(`bot.${told.bot}`)} />
        </span>
      )}
      {told.away !== null && <span class="tag">{say("seat.away", { bot: say(`bot.${told.away}`) })}</span>}
      {told.bot === null && !told.online && <span class="tag">{say("seat.offline")}</span>}
    </>
  )
}

function SeatCard({ model, seat }: { model: TableModel; seat: number }) {
  const asked = useComputed(() => model.about.value?.clocks[seat]?.asked ?? false)
  const bot = useComputed(() => {
    const sitting = model.about.value?.seats[seat]
    return sitting?.bot ?? sitting?.away ?? null
  })
  return (
    <li class={asked.value ? "seat asked" : "seat"} data-place={`seat:${seat}`}>
      <div class="who">
        <Who model={model} seat={seat} />
        <Points model={model} seat={seat} />
      </div>
      <Figures model={model} seat={seat} />
      <Note model={model} seat={seat} />
      {asked.value && bot.value !== null && (
        <div class="thinking" role="progressbar" aria-label={say("seat.thinking", { name: model.nameOf(seat) })}>
          <i />
        </div>
      )}
      <Clock model={model} seat={seat} />
    </li>
  )
}

/** A side that nobody sits at and that plays all the same. */
function SideCard({ model, side }: { model: TableModel; side: number }) {
  return (
    <li class="seat" data-place={`seat:${side}`}>
      <div class="who">
        <SeatBadge seat={side} />
        <span class="name">{model.calledOf(side)}</span>
        <Points model={model} seat={side} />
      </div>
      <Figures model={model} seat={side} />
      <Note model={model} seat={side} />
    </li>
  )
}

/** Cards in the rail of a wide screen, a strip on smaller ones. */
export function Seats({ model }: { model: TableModel }) {
  const seats = useComputed(() => model.about.value?.seats.length ?? 0)
  const sides = useComputed(() => {
    const [face, view] = [model.face.value, model.view.value]
    return (face && view && face.sides?.(view)) ?? seats.value
  })
  return (
    <section class="seats" id="players" tabIndex={-1} aria-label={say("table.players")}>
      {/* As a strip it may scroll, and what scrolls must be reachable by keys. */}
      <ul tabIndex={size.value === "desktop" ? -1 : 0}>
        {Array.from({ length: seats.value }, (_, seat) => (
          <SeatCard key={seat} model={model} seat={seat} />
        ))}
        {Array.from({ length: sides.value - seats.value }, (_, i) => (
          <SideCard key={seats.value + i} model={model} side={seats.value + i} />
        ))}
      </ul>
    </section>
  )
}
