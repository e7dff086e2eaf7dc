// Tables on the server that wait for players.
import "./controls.css"
import { useSignal } from "@preact/signals"
import { gameCards } from "@railhead/games/faces"
import { Icon } from "@railhead/games/picture"
import type { Pace } from "@railhead/hosting"
import { useLocation } from "preact-iso"
import { ask, type ListedTable, me, online } from "../lib/api.ts"
import { say } from "../lib/words.ts"
import { type Action, useAction } from "./action.ts"
import { useGame } from "./known-game.ts"
import { lobby } from "./lists.ts"
import { comeIn } from "./my-name.ts"
import { Pips } from "./pips.tsx"
import { Problem } from "./problem.tsx"
import { tellOptions, tellPace } from "./tell.ts"
import { Thumb } from "./thumb.tsx"

function OpenRow({ table, action }: { table: ListedTable; action: Action }) {
  const { route } = useLocation()
  const game = useGame(table.game)
  const told = [...(game ? tellOptions(game, table.options) : []), tellPace(table.pace)]
  const sitDown = async () => {
    await ask("POST", `/api/tables/${table.id}/seats/${table.taken.indexOf(false)}`, {})
    route(`/t/${table.id}`)
  }
  const seated = table.yourSeat >= 0
  return (
    <li class="item">
      <Thumb game={table.game} />
      <span class="grow">
        <b>{say(`home.game.${table.game}`)}</b>
        <span class="small muted">{told.join(" · ")}</span>
        <Pips people={table.people} />
      </span>
      {seated || !table.taken.includes(false) ? (
        <a class="btn" href={`/t/${table.id}`}>
          {say(seated ? "lobby.go" : "lobby.look")}
        </a>
      ) : (
        <button type="button" class="btn" disabled={action.busy} onClick={() => action.run(sitDown)}>
          {say("lobby.sit")}
        </button>
      )}
    </li>
  )
}

const paces: readonly Pace["kind"][] = ["live", "turns", "untimed"]

function Filter({ label, value, all, choose }: FilterProps) {
  return (
    <select class="filter" aria-label={label} value={value} onChange={event => choose(event.currentTarget.value)}>
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
interface FilterProps {
  readonly label: string
  readonly value: string
  readonly all: readonly { readonly id: string; readonly name: string }[]
  choose(value: string): void
}

function Empty({ action }: { action: Action }) {
  if (online.value === false) return <p class="list-empty">{say("offline.lists")}</p>
  if (!me.value)
    return (
      <div class="list-empty">
        <p>{say("lobby.guest")}</p>
        <button type="button" class="btn" disabled={action.busy} onClick={() => action.run(comeIn)}>
          <Icon name="u:door-open" size={16} /> {say("lobby.come-in")}
        </button>
      </div>
    )
  return <p class="list-empty">{say(lobby.value === null ? "home.looking" : "lobby.none")}</p>
}

export function OpenTables() {
  const action = useAction()
  const game = useSignal("")
  const pace = useSignal("")
  const all = lobby.value ?? []
  const shown = all.filter(
    table => (game.value === "" || table.game === game.value) && (pace.value === "" || table.pace.kind === pace.value),
  )
  const games = gameCards.map(({ id }) => ({ id, name: say(`home.game.${id}`) }))
  return (
    <section class="box" aria-labelledby="open-tables">
      <div class="box-head">
        <h2 id="open-tables" class="grow">
          {say("home.open-tables")}
        </h2>
        {all.length > 0 && games.length > 1 && (
          <Filter
            label={say("lobby.filter.game")}
            value={game.value}
            all={[{ id: "", name: say("lobby.all-games") }, ...games]}
            choose={value => {
              game.value = value
            }}
          />
        )}
        {all.length > 0 && (
          <Filter
            label={say("lobby.filter.pace")}
            value={pace.value}
            all={[{ id: "", name: say("lobby.any-pace") }, ...paces.map(id => ({ id, name: say(`pace.kind.${id}`) }))]}
            choose={value => {
              pace.value = value
            }}
          />
        )}
        <a class="btn" href="/new">
          <Icon name="u:plus" size={16} /> {say("home.new-table")}
        </a>
      </div>
      <Problem text={action.error} />
      {shown.length === 0 && <Empty action={action} />}
      <ul>
        {shown.map(table => (
          <OpenRow key={table.id} table={table} action={action} />
        ))}
      </ul>
    </section>
  )
}
