// A game on this device that begins at a position of this one.
import { type Signal, useSignal } from "@preact/signals"
import type { Seat } from "@railhead/engine"
import { Icon, SeatBadge } from "@railhead/games/picture"
import { useLocation } from "preact-iso"
import { OneOf } from "../charts/one-of.tsx"
import { settings } from "../lib/settings.ts"
import { say } from "../lib/words.ts"
import { inWorker } from "../lib/worker.ts"
import { botIds, botName, usualBot } from "../lobby/bots.ts"
import { tellError } from "../lobby/errors.ts"
import { myName } from "../lobby/my-name.ts"
import { Problem } from "../lobby/problem.tsx"
import { Dialog } from "../pages/dialog.tsx"
import type { Player } from "./player.ts"
import type { Source } from "./source.ts"
import "./play-on.css"

interface PlayOnProps {
  readonly open: Signal<boolean>
  readonly source: Source
  readonly record: string
  readonly player: Player
  readonly names: readonly string[]
  readonly viewer: Seat
}

export function PlayOn(props: PlayOnProps) {
  return (
    <Dialog open={props.open} title={say("playOn.title")}>
      <Choices {...props} />
    </Dialog>
  )
}

/** Who sits at this device. */
const HERE = ""

/** Whoever looked on plays on; at the other seats the bots that sat there, or usual ones. */
function firstSeats({ seats, usual }: Source, viewer: Seat): string[] {
  const mine = viewer >= 0 ? viewer : Math.max(0, usual)
  return seats.map(({ bot }, seat) => (seat === mine ? HERE : (botIds.find(id => id === bot) ?? usualBot())))
}

function Choices({ source, record, player, names, viewer }: PlayOnProps) {
  const { route } = useLocation()
  // Of a game that was given up the last position can be played on, too.
  const over = player.at.value === player.last.value && player.steps.value.at(-1)?.sheet.final === true
  const from = useSignal<"before" | "after">(over ? "before" : "after")
  const seats = useSignal<readonly string[]>(firstSeats(source, viewer))
  const anew = useSignal(false)
  const problem = useSignal("")
  const nobody = !seats.value.includes(HERE)
  const play = async () => {
    const sitting = seats.value.map((bot, seat) => {
      if (bot !== HERE) return { name: "", bot }
      const before = source.seats[seat]
      return { name: before?.bot === null ? before.name : myName.value, bot: null }
    })
    const page = player.at.value - (from.value === "before" ? 1 : 0)
    const { byHand } = settings.value
    try {
      route(`/local/${await inWorker("playOn", { record, page, seats: sitting, byHand, anew: anew.value })}`)
    } catch (error) {
      problem.value = tellError(error)
    }
  }
  return (
    <form
      class="form play-on"
      onSubmit={event => {
        event.preventDefault()
        void play()
      }}
    >
      <p class="hint">{say("playOn.about")}</p>
      {player.at.value > 0 && !over && (
        <OneOf
          label={say("playOn.from")}
          of={(["before", "after"] as const).map(value => ({ value, name: say(`playOn.${value}`) }))}
          chosen={from.value}
          onChoose={value => {
            from.value = value
          }}
        />
      )}
      <ol>
        {seats.value.map((bot, seat) => (
          <li key={seat} class="row">
            <SeatBadge seat={seat} size={20} />
            <b class="grow">{names[seat]}</b>
            <select
              class="filter"
              aria-label={say("playOn.who", { player: names[seat] ?? "" })}
              value={bot}
              onChange={event => {
                const { value } = event.currentTarget
                seats.value = seats.value.map((old, i) => (i === seat ? value : old))
              }}
            >
              <option value={HERE}>{say("playOn.here")}</option>
              {botIds.map(id => (
                <option key={id} value={id}>
                  {say("playOn.bot", { name: botName(id) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <label class="check">
        <input
          type="checkbox"
          checked={anew.value}
          onChange={event => {
            anew.value = event.currentTarget.checked
          }}
        />
        {say("playOn.anew")}
      </label>
      <Problem text={nobody ? say("playOn.nobody") : problem.value} />
      <button type="submit" class="btn primary" disabled={nobody}>
        <Icon name="u:play" size={16} /> {say("playOn.play")}
      </button>
    </form>
  )
}
