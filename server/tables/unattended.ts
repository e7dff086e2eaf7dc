// Seats that nobody sits at just now: bots, standing answers, clocks that ran out.
import { randomBytes } from "node:crypto"
import { botNamed, merge } from "@railhead/bots"
import { at, RailheadError, range, type Seat } from "@railhead/engine"
import type { Hall } from "./hall.ts"
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
    const seats = range(story.seats.length)
    // Of those who raced the clock answers one after the other (CC-17.4).
    for (const seat of seats.some(one => story.isRacing(one)) ? await this.room.turnOrder() : seats) {
      const { limit } = at(story.clocks, seat)
      const deadline = story.deadlineAt(seat)
      if (!this.isWaiting(seat) || deadline === 0 || deadline > now) continue
      if (limit > 0 && limit <= now) await this.timeUp(seat)
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

  private async timeUp(seat: Seat): Promise<void> {
    // What was begun and not ended does not count: a piece in the hand goes back to where it was (CC-17.4, CC-17.5).
    if (at(this.room.story.drafts, seat).choices.length > 0) await this.room.move({ do: "restart", seat })
    await this.room.move({ do: "timeUp", seat })
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
      const text = await this.think(seat, bot, view)
      const note = at(this.room.story.seats, seat).bot === null ? "bot" : ""
      await this.room.move({ do: "choose", seat, text, ask, note, commit: true }).catch((error: unknown) => {
        // In a race somebody else may have been faster: it thinks again.
        if (!this.room.story.isRacing(seat)) throw error
      })
    }
  }

  /** A bot that thinks in parts thinks on several threads at once. */
  private async think(seat: Seat, bot: string, view: string): Promise<string> {
    const { room, hall } = this
    const seed = randomBytes(16).toString("hex")
    const task = { place: `${room.id} ${seat}`, game: room.row.game, bot, view, seed }
    const parts = range(botNamed(bot).parts?.count ?? 1)
    const ideas = await Promise.all(parts.map(part => hall.botsFor(room.id, part).think({ ...task, part })))
    const [best] = merge(ideas, ({ text }) => text)
    return best?.text ?? ""
  }
}
