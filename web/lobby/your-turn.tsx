// Tables on the server where I am asked, and below them those that wait for others.
import { Icon } from "@railhead/games/picture"
import { type ListedTable, me, online } from "../lib/api.ts"
import { useNow } from "../lib/now.ts"
import { say } from "../lib/words.ts"
import { sitterName } from "./bots.ts"
import { addressOf, mine, myTurns } from "./lists.ts"
import { tellAgo, tellLeft, tellNames, tellPace } from "./tell.ts"
import { Thumb } from "./thumb.tsx"

/** Less than this is told in the colour of warnings. */
const SOON = 3_600_000

function othersAt({ people, yourSeat }: ListedTable): string {
  const others = people.flatMap((sitter, seat) => (sitter && seat !== yourSeat ? [sitterName(sitter)] : []))
  return others.length === 0 ? say("turn.alone") : say("turn.with", { names: tellNames(others) })
}

function standing(table: ListedTable): string {
  if (table.status === "waiting") {
    const taken = table.taken.filter(Boolean).length
    return say("turn.waiting", { taken, seats: table.seats })
  }
  if (table.status === "running") return say("turn.others")
  return say(`turn.${table.status}`)
}

function TimeLeft({ deadline }: { deadline: number }) {
  const now = useNow()
  if (deadline === 0) return null
  const left = deadline - now
  return <span class={left < SOON ? "time-left soon" : "time-left"}>{tellLeft(left)}</span>
}

function TableRow({ table, asked }: { table: ListedTable; asked: boolean }) {
  return (
    <li>
      <a class="item" href={addressOf(table)}>
        <Thumb game={table.game} />
        <span class="grow">
          <b>{say(`home.game.${table.game}`)}</b>
          <span class="small muted">{othersAt(table)}</span>
          <span class="small muted">{asked ? tellPace(table.pace) : standing(table)}</span>
        </span>
        {asked ? <TimeLeft deadline={table.deadline} /> : <span class="small muted">{tellAgo(table.updatedAt)}</span>}
        <Icon name="u:chevron-right" size={18} />
      </a>
    </li>
  )
}

function Empty() {
  if (online.value === false) return <p class="list-empty">{say("offline.lists")}</p>
  if (me.value && mine.value === null) return <p class="list-empty">{say("home.looking")}</p>
  return (
    <div class="list-empty">
      <p>{say(me.value ? "turn.none" : "turn.nobody")}</p>
      <a class="btn" href="/new">
        <Icon name="u:plus" size={16} /> {say("home.new-table")}
      </a>
    </div>
  )
}

const FINISHED_SHOWN = 5

export function YourTurn() {
  const turns = myTurns.value
  const others = (mine.value ?? []).filter(({ yourTurn }) => !yourTurn)
  const waiting = others.filter(({ status }) => status === "waiting" || status === "running")
  const finished = others.filter(table => !waiting.includes(table)).slice(0, FINISHED_SHOWN)
  return (
    <section class="box" aria-labelledby="your-turn">
      <div class="box-head">
        <h2 id="your-turn">{say("home.your-turn")}</h2>
        {turns.length > 0 && <span class="count">{turns.length}</span>}
      </div>
      {turns.length === 0 && <Empty />}
      <ul>
        {turns.map(table => (
          <TableRow key={table.id} table={table} asked />
        ))}
      </ul>
      {waiting.length > 0 && (
        <details open={turns.length === 0}>
          <summary>{say(turns.length > 0 ? "turn.more" : "turn.only", { count: waiting.length })}</summary>
          <ul>
            {waiting.map(table => (
              <TableRow key={table.id} table={table} asked={false} />
            ))}
          </ul>
        </details>
      )}
      {finished.length > 0 && (
        <details>
          <summary>{say("turn.finished")}</summary>
          <ul>
            {finished.map(table => (
              <TableRow key={table.id} table={table} asked={false} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
