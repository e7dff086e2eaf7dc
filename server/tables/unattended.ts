// Seats that nobody sits at just now: bots, standing answers, clocks that ran out.
import { randomBytes } from "node:crypto"
import { at, RailheadError, range, type Seat } from "@railhead/engine"
import type { Hall } from "./hall.ts"
import { deadlineOf } from "./pace.ts"
import type { Room } from "./room.ts"

export class Unattended {
  private readonly room: Room
  private readonly hall: Hall
  /** Seats whose bot is thinking. */
  private readonly thinking = new Set<Seat>()

  constructor(room: Room, hall: Hall) {
    this.room = room
    this.hall = hall
  }

  /** Gives standing answers and wakes bots, wherever they are asked; `steps` are the questions in front of the seats. */
  goOn(steps: { readonly [seat: number]: string }): void {
    const { story } = this.room
    for (const seat of range(story.seats.length)) {
      if (!this.isWaiting(seat)) continue
      const answer = at(story.seats, seat).standing.get(steps[seat] ?? "")
      // One that no longer fits is not given: its seat is asked.
      if (answer)
        void this.room.move({ do: "choose", seat, text: answer, note: "standing", commit: true }).catch(() => {})
      else this.wakeBot(seat)
    }
  }

  /** Time may be up for some seat: the question's limit is answered by the clock, an empty clock by a bot that sits in. */
  async clockDue(): Promise<void> {
    const { story } = this.room
    const now = Date.now()
    for (const seat of range(story.seats.length)) {
      const clock = at(story.clocks, seat)
      const deadline = deadlineOf(clock, story.pace)
      if (!this.isWaiting(seat) || story.botAt(seat) !== null || deadline === 0 || deadline > now) continue
      if (clock.limit > 0 && clock.limit <= now) await this.room.move({ do: "timeUp", seat })
      else {
        const data = { bot: this.hall.standIn, why: "clock" } as const
        const check = () => {
          if (!this.isWaiting(seat)) throw new RailheadError("stale", "the seat has moved in time")
        }
        await this.room.happen({ kind: "away", seat, data }, { check }).catch(() => {})
        this.wakeBot(seat)
      }
    }
  }

  private isWaiting(seat: Seat): boolean {
    const { story } = this.room
    return story.isAsked(seat) && story.status === "running"
  }

  private wakeBot(seat: Seat): void {
    const bot = this.room.story.botAt(seat)
    if (bot === null || this.thinking.has(seat)) return
    this.thinking.add(seat)
    void this.botMoves(seat, bot)
      .catch((error: unknown) =>
        this.hall.log.warn({ table: this.room.id, seat, error: String(error) }, "bot move failed"),
      )
      .finally(() => this.thinking.delete(seat))
  }

  /** Lets a bot think on its seat's view, in a thread of its own, until it is no longer asked. */
  private async botMoves(seat: Seat, bot: string): Promise<void> {
    while (this.isWaiting(seat) && this.room.story.botAt(seat) === bot) {
      const { view, ask } = await this.room.viewOf(seat)
      if (ask === 0) return
      const seed = randomBytes(16).toString("hex")
      const text = await this.hall
        .botsFor(this.room.id)
        .think({ place: `${this.room.id} ${seat}`, game: this.room.row.game, bot, view, seed })
      const note = at(this.room.story.seats, seat).bot === null ? "bot" : ""
      await this.room.move({ do: "choose", seat, text, ask, note, commit: true })
    }
  }
}
