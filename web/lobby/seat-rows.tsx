// Who is to sit where: you, people at this device, whoever has the link, bots.
import "./controls.css"
import { Icon, SeatBadge } from "@railhead/games/picture"
import { online } from "../lib/api.ts"
import { say } from "../lib/words.ts"
import { botIds, botName, usualBot } from "./bots.ts"
import { myName } from "./my-name.ts"
import { isLocal, seatRange, type TableWish, type WishedSeat } from "./wish.ts"

interface SeatRowsProps {
  readonly wish: TableWish
  change(seats: readonly WishedSeat[]): void
}

/** What a seat's menu says: "link", "here", "bot greedy". */
function written(seat: WishedSeat): string {
  return seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind
}

function read(text: string): WishedSeat {
  if (text === "here") return { kind: "here", name: "" }
  return text === "link" ? { kind: "link" } : { kind: "bot", bot: text.slice("bot ".length) }
}

function nameOf(seat: WishedSeat): string {
  if (seat.kind === "you") return myName.value || say("guest.name")
  if (seat.kind === "link") return say("seat.free")
  return seat.kind === "bot" ? botName(seat.bot) : ""
}

function aboutSeat(seat: WishedSeat): string {
  return seat.kind === "bot" ? say(`bot.${seat.bot}.about`) : say(`new.seat.${seat.kind}.about`)
}

/** People by link and people at one device do not go together; each says so on itself. */
function SeatMenu({ seat, number, others, choose }: SeatMenuProps) {
  const linked = others.some(({ kind }) => kind === "link")
  const here = others.some(({ kind }) => kind === "here")
  const away = online.value === false
  return (
    <select
      class="filter"
      aria-label={say("new.seat.who", { number })}
      value={written(seat)}
      onChange={event => choose(read(event.currentTarget.value))}
    >
      {botIds.map(id => (
        <option key={id} value={`bot ${id}`}>
          {say("new.seat.bot", { name: botName(id) })}
        </option>
      ))}
      <option value="link" disabled={here || away}>
        {say(away ? "new.seat.link.offline" : here ? "new.seat.link.not" : "new.seat.link")}
      </option>
      <option value="here" disabled={linked}>
        {say(linked ? "new.seat.here.not" : "new.seat.here")}
      </option>
    </select>
  )
}
interface SeatMenuProps {
  readonly seat: WishedSeat
  readonly number: number
  readonly others: readonly WishedSeat[]
  choose(seat: WishedSeat): void
}

export function SeatRows({ wish, change }: SeatRowsProps) {
  const { seats } = wish
  const { from, to } = seatRange(wish.game)
  const put = (at: number, seat: WishedSeat) => change(seats.map((old, i) => (i === at ? seat : old)))
  const added: WishedSeat = isLocal(wish) ? { kind: "bot", bot: usualBot() } : { kind: "link" }
  return (
    <section class="part" aria-labelledby="new-seats">
      <div class="part-head">
        <h3 id="new-seats">{say("new.seats")}</h3>
        <span class="small muted">{say("new.seats.range", { count: seats.length, from, to })}</span>
      </div>
      <ol class="seat-rows">
        {seats.map((seat, i) => (
          <li key={i} class="seat-row">
            <SeatBadge seat={i} size={24} />
            <span class="grow">
              {seat.kind === "here" ? (
                <input
                  class="field"
                  aria-label={say("new.seat.name", { number: i + 1 })}
                  placeholder={say("seat.number", { number: i + 1 })}
                  maxLength={24}
                  value={seat.name}
                  onInput={event => put(i, { kind: "here", name: event.currentTarget.value })}
                />
              ) : (
                <>
                  <b>{nameOf(seat)}</b>
                  <span class="small muted">{aboutSeat(seat)}</span>
                </>
              )}
            </span>
            {seat.kind !== "you" && (
              <>
                <SeatMenu
                  seat={seat}
                  number={i + 1}
                  others={seats.filter((_, j) => j !== i)}
                  choose={next => put(i, next)}
                />
                {seats.length > from && (
                  <button
                    type="button"
                    class="btn quiet square"
                    aria-label={say("new.seat.remove", { number: i + 1 })}
                    onClick={() => change(seats.filter((_, j) => j !== i))}
                  >
                    <Icon name="u:x" size={17} />
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {seats.length < to && (
        <button type="button" class="btn add-seat" onClick={() => change([...seats, added])}>
          <Icon name="u:plus" size={16} /> {say("new.seat.add")}
        </button>
      )}
    </section>
  )
}
