// Under the board: what the move was, and what everybody has after it.
import { Icon, SeatBadge } from "@railhead/games/picture"
import { signed } from "../charts/scale.ts"
import { say } from "../lib/words.ts"
import type { Player } from "./player.ts"
import { sentencesOf, type Teller } from "./telling.ts"
import "./moment.css"

export function Moment({ player, teller }: { player: Player; teller: Teller }) {
  const page = player.page.value
  const before = player.before.value
  if (!page || !before) return null
  const turn = player.turn.value
  const seat = page.seat ?? turn?.seat ?? -1
  const sentences = sentencesOf(teller, page, before)
  const note = page.note && teller.words.has(`replay.note.${page.note}`) ? say(`replay.note.${page.note}`) : null
  return (
    <section class="moment" aria-label={say("replay.move")}>
      <header class="row">
        {turn !== null && seat >= 0 && <SeatBadge seat={seat} size={20} />}
        <h2>
          {turn === null
            ? say("replay.setup")
            : say("replay.turn", { turn: turn.no, player: teller.names[seat] ?? "" })}
        </h2>
        {note !== null && <span class="tag">{note}</span>}
        <span class="grow" />
        <span class="small muted">{say("replay.moveOf", { move: player.at.value, moves: player.last.value })}</span>
      </header>
      <div class="told" aria-live={player.playing.value ? "off" : "polite"}>
        {sentences.map((sentence, i) => (
          <p key={i}>{sentence}</p>
        ))}
      </div>
    </section>
  )
}

export function Figures({ player, teller }: { player: Player; teller: Teller }) {
  const [state, before] = [player.state.value, player.before.value]
  if (!state || !before) return null
  const { face, words, names } = teller
  return (
    <ul class="has" aria-label={say("table.players")}>
      {names.map((name, seat) => {
        const had = new Map(face.figures(before, seat).map(({ id, value }) => [id, value]))
        const change = face.points(state, seat) - face.points(before, seat)
        return (
          <li key={name} class={player.page.value?.seat === seat ? "moved" : ""}>
            <span class="who">
              <SeatBadge seat={seat} size={16} />
              <b>{name}</b>
              <span class="points">
                {say("replay.vp", { points: signed(face.points(state, seat)) })}
                <Change by={change} />
              </span>
            </span>
            <span class="counts">
              {face
                .figures(state, seat)
                .filter(({ card }) => card)
                .map(({ id, icon, value }) => (
                  <span key={id} title={words.say(`figure.${id}`)}>
                    <Icon name={icon} size={15} label={words.say(`figure.${id}`)} />
                    {signed(value)}
                    <Change by={value - (had.get(id) ?? value)} />
                  </span>
                ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Change({ by }: { by: number }) {
  if (by === 0) return null
  return <span class={by < 0 ? "delta neg" : "delta pos"}>{by < 0 ? signed(by) : `+${by}`}</span>
}
