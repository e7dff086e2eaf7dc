// Who sits at the table, what each has, whose turn it is.
import { Icon, SeatBadge } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import { Clock } from "./clock.tsx"
import type { TableModel } from "./model.ts"

function SeatCard({ model, seat }: { model: TableModel; seat: number }) {
  const about = model.about.value
  const view = model.view.value
  const face = model.face.value
  const words = model.words.value
  const sitting = about?.seats[seat]
  if (!about || !sitting || !view || !face || !words) return null
  const asked = about.clocks[seat]?.asked ?? false
  const bot = sitting.bot ?? sitting.away
  return (
    <li class={asked ? "seat asked" : "seat"} data-place={`seat:${seat}`}>
      <div class="who">
        <SeatBadge seat={seat} />
        <span class="name">{model.nameOf(seat)}</span>
        {sitting.bot !== null && (
          <span class="tag">
            <Icon name="u:bot" size={13} /> {say(`bot.${sitting.bot}`)}
          </span>
        )}
        {sitting.away !== null && <span class="tag">{say("seat.away", { bot: say(`bot.${sitting.away}`) })}</span>}
        {sitting.bot === null && !sitting.online && <span class="tag">{say("seat.offline")}</span>}
        <span class="points besley">
          {face.points(view, seat)} <small>{say("seat.vp")}</small>
        </span>
      </div>
      <ul class="figures">
        {face
          .figures(view, seat)
          .filter(({ card }) => card)
          .map(({ id, icon, value }) => (
            <li key={id} title={words.say(`figure.${id}`)}>
              <Icon name={icon} size={15} />
              <span class="hidden-text">{words.say(`figure.${id}`)}</span>
              {value}
            </li>
          ))}
      </ul>
      {asked && bot !== null && (
        <div class="thinking" role="progressbar" aria-label={say("seat.thinking", { name: model.nameOf(seat) })}>
          <i />
        </div>
      )}
      <Clock about={about} seat={seat} skew={model.skew.value} />
    </li>
  )
}

/** Cards in the rail of a wide screen, a strip on smaller ones. */
export function Seats({ model }: { model: TableModel }) {
  const seats = model.about.value?.seats.length ?? 0
  return (
    <section class="seats" id="players" tabIndex={-1} aria-label={say("table.players")}>
      <ul>
        {Array.from({ length: seats }, (_, seat) => (
          <SeatCard key={seat} model={model} seat={seat} />
        ))}
      </ul>
    </section>
  )
}
