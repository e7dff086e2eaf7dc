// The seats of a table that has not started, with what one may do at each.
import "./controls.css"

import { SeatBadge } from "@railhead/games/picture"
import type { Sitting } from "@railhead/hosting"
import { say } from "../lib/words.ts"
import type { Action } from "./action.ts"
import { botIds, botName, sitterName } from "./bots.ts"
import type { AskTable } from "./waiting-room.tsx"

interface RoomSeatsProps {
  readonly seats: readonly Sitting[]
  /** My seat, −1 for none. */
  readonly mine: number
  readonly maker: boolean
  readonly action: Action
  readonly at: AskTable
}

function isFree({ user, bot }: Sitting): boolean {
  return user === null && bot === null
}

function aboutSitting(sitting: Sitting, mine: boolean): string {
  if (sitting.bot !== null) return say("room.bot", { about: say(`bot.${sitting.bot}.about`) })
  if (mine) return say("room.you")
  return isFree(sitting) ? "" : say(sitting.online ? "room.online" : "room.away")
}

function Deeds({ seat, sitting, ...room }: RoomSeatsProps & { seat: number; sitting: Sitting }) {
  const { mine, maker, action, at } = room
  const path = `/seats/${seat}`
  const deed = (name: string, does: () => Promise<unknown>) => (
    <button type="button" class="btn" disabled={action.busy} onClick={() => action.run(does)}>
      {say(name)}
    </button>
  )
  if (!isFree(sitting)) {
    if (seat === mine) return deed("room.get-up", () => at("DELETE", path))
    return maker ? deed("room.free", () => at("DELETE", path)) : null
  }
  return (
    <>
      {maker && (
        <select
          class="filter"
          aria-label={say("room.put-bot")}
          disabled={action.busy}
          value=""
          onChange={event => {
            const bot = event.currentTarget.value
            action.run(() => at("POST", path, { bot }))
          }}
        >
          <option value="">{say("room.put-bot")}</option>
          {botIds.map(id => (
            <option key={id} value={id}>
              {botName(id)}
            </option>
          ))}
        </select>
      )}
      {mine < 0 && deed("room.sit", () => at("POST", path, {}))}
    </>
  )
}

export function RoomSeats(room: RoomSeatsProps) {
  const { seats, mine } = room
  const taken = seats.filter(sitting => !isFree(sitting)).length
  return (
    <section aria-labelledby="room-seats">
      <div class="row room-head">
        <h2 id="room-seats">{say("room.seats")}</h2>
        <span class="small muted" role="status">
          {say("room.count", { taken, seats: seats.length })}
        </span>
      </div>
      <ol class="seat-rows">
        {seats.map((sitting, seat) => (
          <li key={seat} class={isFree(sitting) ? "seat-row free" : "seat-row"}>
            <SeatBadge seat={seat} size={24} />
            <span class="grow">
              <b>{isFree(sitting) ? say("seat.free") : sitterName(sitting)}</b>
              <span class="small muted">{aboutSitting(sitting, seat === mine)}</span>
            </span>
            <Deeds {...room} seat={seat} sitting={sitting} />
          </li>
        ))}
      </ol>
    </section>
  )
}
