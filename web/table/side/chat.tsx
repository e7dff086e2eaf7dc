// What people at the table say to each other.
import { computed, type ReadonlySignal, signal, useSignal, useSignalEffect } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import type { ChatLine } from "@railhead/hosting"
import { me } from "../../lib/api.ts"
import { settings } from "../../lib/settings.ts"
import { say } from "../../lib/words.ts"
import type { TableModel } from "../model.ts"
import "./chat.css"
import { keptText } from "./kept.ts"
import { muted, setMuted } from "./muted.ts"

const LONGEST = 500

/** Until when the chat of a table has been read on this device. */
interface Reading {
  readonly seen: ReturnType<typeof signal<number>>
  readonly unread: ReadonlySignal<number>
}

const readings = new WeakMap<TableModel, Reading>()

function readingOf(model: TableModel): Reading {
  const known = readings.get(model)
  if (known) return known
  const seen = signal<number>(-1)
  const reading = {
    seen,
    unread: computed(() => {
      const id = model.welcome.value?.id
      if (id === undefined || model.link.kind === "local") return 0
      const until = Math.max(seen.value ?? -1, Number(keptText("chat", id).value || -1))
      return heard(model.chat.value).filter(({ at, user }) => at > until && user !== me.value?.id).length
    }),
  }
  readings.set(model, reading)
  return reading
}

/** How many messages have not been seen yet. */
export function unread(model: TableModel): ReadonlySignal<number> {
  return readingOf(model).unread
}

function heard(lines: readonly ChatLine[]): readonly ChatLine[] {
  return lines.filter(({ user }) => !(user in muted.value))
}

function timeOf(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { timeStyle: "short" }).format(at)
}

function Said({ line, own }: { line: ChatLine; own: boolean }) {
  return (
    <li class={own ? "said own" : "said"}>
      <span class="who">
        <b>{own ? say("seat.you") : line.name}</b>
        <time dateTime={new Date(line.at).toISOString()}>{timeOf(line.at)}</time>
        {!own && me.value && (
          <button
            type="button"
            class="mute"
            title={say("chat.mute", { name: line.name })}
            aria-label={say("chat.mute", { name: line.name })}
            onClick={() => void setMuted(line.user, line.name, true)}
          >
            <Icon name="u:volume-x" size={15} />
          </button>
        )}
      </span>
      <p>{line.text}</p>
    </li>
  )
}

function Muted() {
  const names = Object.entries(muted.value)
  if (names.length === 0) return null
  return (
    <details class="muted-list">
      <summary>{say("chat.muted", { count: names.length })}</summary>
      {names.map(([user, name]) => (
        <button key={user} type="button" class="btn" onClick={() => void setMuted(user, name, false)}>
          <Icon name="u:volume-2" size={16} />
          {say("chat.unmute", { name })}
        </button>
      ))}
    </details>
  )
}

export function Chat({ model }: { model: TableModel }) {
  const text = useSignal("")
  const { seen } = readingOf(model)
  useSignalEffect(() => {
    const last = model.chat.value.at(-1)?.at
    const id = model.welcome.value?.id
    if (last === undefined || id === undefined) return
    seen.value = last
    keptText("chat", id).value = String(last)
  })
  if (model.link.kind === "local") return <p class="empty">{say("chat.local")}</p>
  const lines = heard(model.chat.value)
  const send = async () => {
    const said = text.value.trim()
    if (said === "") return
    if (await model.ask({ do: "chat", text: said })) text.value = ""
  }
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="scroll" role="log" aria-label={say("side.chat")} tabIndex={0}>
        <div>
          {lines.length === 0 && <p class="empty">{say("chat.empty")}</p>}
          <ul>
            {lines.map(line => (
              <Said key={`${line.at} ${line.user}`} line={line} own={line.user === me.value?.id} />
            ))}
          </ul>
        </div>
      </div>
      <Muted />
      <form
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <input
          class="field"
          value={text.value}
          maxLength={LONGEST}
          placeholder={say("chat.placeholder")}
          aria-label={say("chat.placeholder")}
          autocomplete="off"
          onInput={event => {
            text.value = event.currentTarget.value
          }}
        />
        <button
          type="submit"
          class="btn square"
          aria-label={say("chat.send")}
          title={say("chat.send")}
          disabled={text.value.trim() === ""}
        >
          <Icon name="u:send" />
        </button>
      </form>
    </div>
  )
}
