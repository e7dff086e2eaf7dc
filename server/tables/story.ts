// What a table is, as it follows from what happened there: people, drafts, clocks, votes, chat and the game's record.
import { at, type Line, range, type Seat } from "@railhead/engine"
import type { TableStatus } from "../storage/schema.ts"
import type { Asked, Happening } from "./happenings.ts"
import { type Clock, deadlineOf, newClock, type Pace, startClock, stopClock } from "./pace.ts"
import { RACE } from "./race.ts"

export interface Sitting {
  user: string | null
  name: string
  bot: string | null
  /** The bot that plays for an absent person, or null. */
  away: string | null
  byHand: boolean
  standing: Map<string, string>
}

export interface Draft {
  choices: readonly string[]
  undone: readonly string[]
}

const CHAT_KEPT = 200

export class Story {
  readonly pace: Pace
  readonly seats: Sitting[]
  readonly clocks: Clock[]
  readonly counts: number[]
  readonly drafts: Draft[]
  readonly chat: { at: number; user: string; name: string; text: string }[] = []
  lines: Line[] = []
  /** How many entries the ledger has: the setup, every choice, every dealing anew. */
  entries = 1
  /** For each line the number of the happening that brought it. */
  private lineSeqs: number[] = []
  status: TableStatus = "waiting"
  asked = 0
  /** The limits under which seats are asked. */
  private limits: Asked["limits"] = {}
  /** Seats whose answers came in since it was last said who is asked. */
  private readonly answered = new Set<Seat>()
  /** A take-back that has been asked for: who agreed so far. */
  takeBack: { readonly by: Seat; readonly kept: number; readonly yes: Set<Seat> } | null = null
  readonly abandon = new Set<Seat>()
  result: { readonly totals: readonly number[]; readonly places: readonly number[] } | null = null
  seq = 0
  /** How many of the happenings everybody may know of: drafts are not among them. */
  told = 0

  constructor(seats: number, pace: Pace) {
    this.pace = pace
    this.seats = range(seats).map(() => ({
      user: null,
      name: "",
      bot: null,
      away: null,
      byHand: false,
      standing: new Map(),
    }))
    this.clocks = range(seats).map(() => newClock(pace))
    this.counts = range(seats).map(() => 0)
    this.drafts = range(seats).map(() => ({ choices: [], undone: [] }))
  }

  /** How many lines of the record there were after happening `seq`. */
  linesUpTo(seq: number): number {
    return this.lineSeqs.filter(lineSeq => lineSeq <= seq).length
  }

  /** The bot that plays a seat now, or null where a person does. */
  botAt(seat: Seat): string | null {
    const { bot, away } = at(this.seats, seat)
    return bot ?? away
  }

  /** The seat of a user, −1 for none. */
  seatOf(user: string): Seat {
    return this.seats.findIndex(sitting => sitting.user === user)
  }

  isAsked(seat: Seat): boolean {
    return (this.asked & (1 << seat)) !== 0
  }

  isRacing(seat: Seat): boolean {
    return this.limits[seat] === RACE
  }

  /** When the time of a seat is up, 0 for never. Of a bot's only that of a race. */
  deadlineAt(seat: Seat): number {
    const clock = at(this.clocks, seat)
    if (this.botAt(seat) === null) return deadlineOf(clock, this.pace)
    return this.isRacing(seat) ? clock.limit : 0
  }

  happened(happening: Happening): void {
    this.seq++
    if (happening.kind !== "draft") this.told++
    const { kind, seat, at: time, data } = happening
    const sitting = this.seats[seat]
    switch (kind) {
      case "sit":
        if (sitting) Object.assign(sitting, { user: data.user, name: data.name, bot: null, away: null })
        break
      case "bot":
        if (sitting) Object.assign(sitting, { user: null, name: data.bot, bot: data.bot, away: null })
        break
      case "stand":
        if (sitting) Object.assign(sitting, { user: null, name: "", bot: null, away: null })
        break
      case "start":
        this.status = "running"
        break
      case "choice":
        this.addLine({ kind: "choice", seat, text: data.text, note: data.note })
        this.drafts[seat] = { choices: [], undone: [] }
        this.takeBack = null
        this.answered.add(seat)
        if (data.count !== undefined) this.counts[seat] = data.count
        break
      case "turn":
        this.addLine({ kind: "turn", turn: data.turn, hash: data.hash })
        break
      case "draft":
        this.drafts[seat] = { choices: data.choices, undone: data.undone }
        this.counts[seat] = data.count
        break
      case "reseed":
        this.cutTo(data.kept)
        this.addLine({ kind: "reseed", seed: data.seed })
        this.takeBack = null
        this.limits = {}
        break
      case "takeBack":
        this.takeBack = { by: seat, kept: data.kept, yes: new Set([seat]) }
        break
      case "takeBackAnswer":
        if (!data.yes) this.takeBack = null
        else this.takeBack?.yes.add(seat)
        break
      case "byHand":
        if (sitting) sitting.byHand = data.on
        break
      case "standing":
        if (data.choice === "") sitting?.standing.delete(data.step)
        else sitting?.standing.set(data.step, data.choice)
        break
      case "away":
        if (sitting) sitting.away = data.bot
        break
      case "back":
        if (sitting) sitting.away = null
        this.abandon.delete(seat)
        if (this.isAsked(seat)) this.restartClock(seat, time)
        break
      case "abandon":
        if (data.yes) this.abandon.add(seat)
        else this.abandon.delete(seat)
        break
      case "chat":
        this.chat.push({ at: time, user: data.user, name: data.name, text: data.text })
        if (this.chat.length > CHAT_KEPT) this.chat.shift()
        break
      case "over":
        this.status = "over"
        this.result = data
        break
      case "abandoned":
        this.status = "abandoned"
        break
      case "frozen":
        this.status = "frozen"
        break
    }
    if ("asked" in data && data.asked !== undefined)
      this.nowAsked({ asked: data.asked, limits: data.limits ?? {} }, time)
  }

  /** The table as it would be after these happenings, as far as seats and clocks go; this one stays as it is. */
  ahead(happened: readonly Happening[]): Story {
    const next = new Story(this.seats.length, this.pace)
    next.status = this.status
    next.asked = this.asked
    next.limits = this.limits
    next.seats.forEach((sitting, seat) => {
      Object.assign(sitting, this.seats[seat])
      Object.assign(at(next.clocks, seat), this.clocks[seat])
    })
    for (const happening of happened) next.happened(happening)
    return next
  }

  private addLine(line: Line): void {
    this.lines.push(line)
    if (line.kind !== "turn") this.entries++
    this.lineSeqs.push(this.seq)
  }

  /** Keeps the first choices of the record and what stands before the next one. */
  private cutTo(kept: number): void {
    let choices = 0
    const end = this.lines.findIndex(line => line.kind === "choice" && ++choices > kept)
    if (end >= 0) {
      this.lines.length = end
      this.lineSeqs.length = end
      this.entries = 1 + this.lines.filter(line => line.kind !== "turn").length
    }
    for (const seat of range(this.drafts.length)) this.drafts[seat] = { choices: [], undone: [] }
  }

  private nowAsked({ asked, limits }: Asked, time: number): void {
    const joined = range(this.seats.length).some(seat => limits[seat] === RACE && !this.isRacing(seat))
    // A question's limit runs until it is answered, whatever others do. All who race have one clock instead, which goes on
    // from answer to answer and begins anew when somebody joins.
    const goesOn = (seat: Seat) =>
      limits[seat] !== undefined &&
      limits[seat] === this.limits[seat] &&
      (limits[seat] === RACE ? !joined : !this.answered.has(seat))
    for (const seat of range(this.seats.length)) {
      const clock = at(this.clocks, seat)
      if (!(asked & (1 << seat))) stopClock(clock, this.pace, time)
      else if (!goesOn(seat)) startClock(clock, this.pace, limits[seat] ?? null, time)
    }
    this.asked = asked
    this.limits = limits
    this.answered.clear()
  }

  /** Somebody is back whose time had run out: the clock begins anew with what the pace gives. */
  private restartClock(seat: Seat, time: number): void {
    const clock = at(this.clocks, seat)
    const { limit } = clock
    Object.assign(clock, newClock(this.pace))
    startClock(clock, this.pace, null, time)
    // The race did not stop meanwhile.
    if (this.isRacing(seat)) clock.limit = limit
  }
}
