// Games kept on this device.
import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import { botName } from "./bots.ts"
import { forgetGame, kept } from "./lists.ts"
import { tellAgo, tellMoment, tellNames } from "./tell.ts"
import { Thumb } from "./thumb.tsx"

type Kept = NonNullable<typeof kept.value>[number]

function against({ seats }: Kept): string {
  const others = seats.slice(1).map(({ name, bot }, i) => {
    if (bot !== null) return botName(bot)
    return name !== "" ? name : say("seat.number", { number: i + 2 })
  })
  return say("turn.with", { names: tellNames(others) })
}

function standing({ status, lines }: Kept): string {
  if (status !== "running") return say(status === "over" ? "continue.over" : "continue.frozen")
  return say("continue.turns", { turns: lines.filter(line => line.kind === "turn").length })
}

/** Asks once more in its own place before it deletes. */
function Delete({ game }: { game: Kept }) {
  const sure = useSignal(false)
  if (!sure.value)
    return (
      <button
        type="button"
        class="btn quiet square"
        aria-label={say("continue.delete", { name: say(`home.game.${game.game}`), when: tellAgo(game.at) })}
        onClick={() => {
          sure.value = true
        }}
      >
        <Icon name="u:trash-2" size={18} />
      </button>
    )
  return (
    <span class="sure">
      <button
        type="button"
        class="btn danger"
        ref={button => {
          button?.focus()
        }}
        onClick={() => void forgetGame(game.id)}
      >
        {say("continue.delete.sure")}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          sure.value = false
        }}
      >
        {say("continue.keep")}
      </button>
    </span>
  )
}

function KeptRow({ game }: { game: Kept }) {
  const address = game.status === "over" ? `/replay/local/${game.id}` : `/local/${game.id}`
  return (
    <li class="item-row">
      <a class="item grow" href={address}>
        <Thumb game={game.game} />
        <span class="grow">
          <b>{say(`home.game.${game.game}`)}</b>
          <span class="small muted">{against(game)}</span>
          <span class="small muted" title={tellMoment(game.at)}>
            {standing(game)} · {tellAgo(game.at)}
          </span>
        </span>
        <Icon name={game.status === "over" ? "u:history" : "u:chevron-right"} size={18} />
      </a>
      <Delete game={game} />
    </li>
  )
}

const SHOWN = 4

export function Continue() {
  const games = kept.value ?? []
  const all = useSignal(false)
  const shown = all.value ? games : games.slice(0, SHOWN)
  return (
    <section class="box" aria-labelledby="continue">
      <div class="box-head">
        <h2 id="continue">{say("home.continue")}</h2>
        <span class="small muted">{say("home.continue.where")}</span>
      </div>
      {kept.value !== null && games.length === 0 && <p class="list-empty">{say("continue.none")}</p>}
      <ul>
        {shown.map(game => (
          <KeptRow key={game.id} game={game} />
        ))}
      </ul>
      {games.length > SHOWN && (
        <button
          type="button"
          class="more"
          aria-expanded={all.value}
          onClick={() => {
            all.value = !all.value
          }}
        >
          {say(all.value ? "home.less" : "home.more", { count: games.length - SHOWN })}
        </button>
      )}
    </section>
  )
}
