// A table on the server before it starts: seats fill, the link is sent round, somebody says "start".
import "./waiting-room.css"
import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { useEffect } from "preact/hooks"
import { ask, type ListedTable, me } from "../lib/api.ts"
import { say } from "../lib/words.ts"
import { useTitle } from "../pages/title.ts"
import { TopBar } from "../pages/top-bar.tsx"
import type { TableModel } from "../table/model.ts"
import { type Action, useAction } from "./action.ts"
import { usualBot } from "./bots.ts"
import { useGame } from "./known-game.ts"
import { Problem } from "./problem.tsx"
import { RoomSeats } from "./room-seats.tsx"
import { Share } from "./share.tsx"
import { list, tellOptions, tellPace } from "./tell.ts"
import { Thumb } from "./thumb.tsx"

/** A request at this table, with the key of the link one came by. */
export type AskTable = (method: "POST" | "DELETE", path: string, body?: object) => Promise<unknown>

interface Ownership {
  readonly maker: boolean
  readonly open: boolean
  readonly key: string
}

/** Whether I have made this table is told only in the list of my tables. */
function useOwnership(id: string): Ownership {
  const key = new URLSearchParams(location.search).get("key") ?? ""
  const known = useSignal<Ownership>({ maker: false, open: key === "", key })
  const who = me.value?.id
  useEffect(() => {
    if (who === undefined || id === "") return
    ask<{ tables: ListedTable[] }>("GET", "/api/tables?mine=true").then(
      ({ tables }) => {
        const table = tables.find(one => one.id === id)
        if (table)
          known.value = { maker: table.key !== undefined, open: table.open, key: table.key ?? known.peek().key }
      },
      () => {},
    )
  }, [id, who])
  return known.value
}

function Invitation({ id, open, keyOf }: { id: string; open: boolean; keyOf: string }) {
  const address = `${location.origin}/t/${id}${keyOf === "" ? "" : `?key=${encodeURIComponent(keyOf)}`}`
  return (
    <section class="panel room-part" aria-labelledby="room-share">
      <h2 id="room-share">{say("room.share")}</h2>
      <Share label={say("room.share")} address={address} />
      <p class="hint">{say(open ? "room.share.open" : "room.share.private")}</p>
    </section>
  )
}

function Facts({ model }: { model: TableModel }) {
  const { game = "", options = {} } = model.welcome.value ?? {}
  const about = model.about.value
  const known = useGame(game)
  const told = known ? tellOptions(known, options) : []
  return (
    <section class="panel room-part">
      <dl class="facts">
        <dt>{say("room.pace")}</dt>
        <dd>{about && tellPace(about.pace)}</dd>
        <dt>{say("room.options")}</dt>
        <dd>{told.length > 0 ? list(told) : say("room.options.none")}</dd>
        <dt>{say("room.hash")}</dt>
        <dd>
          <code>{about?.seedHash}</code>
          <p class="hint">{say("room.hash.about")}</p>
        </dd>
      </dl>
    </section>
  )
}

interface StartProps {
  readonly free: number
  readonly seated: boolean
  readonly maker: boolean
  readonly action: Action
  readonly at: AskTable
}

function Start({ free, seated, maker, action, at }: StartProps) {
  const start = (body: object) => action.run(() => at("POST", "/start", body))
  return (
    <div class="room-start">
      <p class="muted grow">{seated ? free > 0 && say("room.wait") : say("room.wait.sit")}</p>
      {seated && maker && free > 0 && (
        <button type="button" class="btn" disabled={action.busy} onClick={() => start({ fill: usualBot() })}>
          <Icon name="u:bot" size={17} /> {say("room.fill")}
        </button>
      )}
      {seated && (
        <button type="button" class="btn primary" disabled={action.busy || free > 0} onClick={() => start({})}>
          <Icon name="u:play" size={16} /> {say("room.start")}
        </button>
      )}
    </div>
  )
}

export function WaitingRoom({ model }: { model: TableModel }) {
  const { id = "", game = "" } = model.welcome.value ?? {}
  const seats = model.about.value?.seats ?? []
  const { maker, open, key } = useOwnership(id)
  const action = useAction()
  useTitle(say("room.title"))
  const at: AskTable = (method, path, body) =>
    ask(method, `/api/tables/${id}${path}${key === "" ? "" : `?key=${encodeURIComponent(key)}`}`, body)
  const mine = seats.findIndex(({ user }) => user !== null && user === me.value?.id)
  const free = seats.filter(({ user, bot }) => user === null && bot === null).length
  return (
    <div class="page">
      <TopBar />
      <main class="room">
        <div class="row">
          <Thumb game={game} />
          <div class="grow">
            <h1>{say("room.title")}</h1>
            <p class="muted">{say(`home.game.${game}`)}</p>
          </div>
        </div>
        <RoomSeats seats={seats} mine={mine} maker={maker} action={action} at={at} />
        <Problem text={action.error} />
        <Start free={free} seated={mine >= 0} maker={maker} action={action} at={at} />
        <div class="room-parts">
          <Invitation id={id} open={open} keyOf={key} />
          <Facts model={model} />
        </div>
      </main>
    </div>
  )
}
