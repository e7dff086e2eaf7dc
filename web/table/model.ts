// What a page knows of a table: told by its link, drawn by the components. No rules.
import { batch, computed, signal } from "@preact/signals"
import type { Event, Preview, Seat, Sheet, State } from "@railhead/engine"
import type { Telling, Words } from "@railhead/games"
import { type Figure, type GameFace, gameCards } from "@railhead/games/faces"
import { sideName, withNames } from "@railhead/games/words"
import {
  type About,
  type Asked,
  type Changed,
  type ChatLine,
  type Entry,
  type FromTable,
  type Own,
  type Parts,
  type Refusal,
  scoreIn,
  stateFrom,
  type ToTable,
  type Welcome,
} from "@railhead/hosting"
import { namesOf } from "../lib/names.ts"
import { settings } from "../lib/settings.ts"
import { gameWords } from "../lib/words.ts"
import { inWorker, Refused } from "../lib/worker.ts"
import type { Link, LinkState } from "../link/link.ts"
import { Motion } from "./motion.ts"

/** A stretch of the ledger: a choice with what came of it, or a change heard live. */
export interface LedgerEntry extends Entry {
  /** Its number in the record: the address of the position after it. */
  readonly at: number
  /** How the figures changed with it, where that was seen happening. */
  readonly deltas?: readonly Delta[]
}

export interface Delta {
  readonly seat: Seat
  readonly figure: string
  readonly icon: string
  readonly from: number
  readonly to: number
}

export type TableState = LinkState | "loading"

export class TableModel {
  readonly link: Link
  readonly motion = new Motion()
  readonly face = signal<GameFace | null>(null)
  readonly words = signal<Words | null>(null)
  readonly state = signal<TableState>("loading")
  readonly why = signal("")
  readonly welcome = signal<Omit<Welcome, "table" | "own" | "ledger" | "chat" | "about"> | null>(null)
  readonly about = signal<About | null>(null)
  readonly chat = signal<readonly ChatLine[]>([])
  readonly ledger = signal<readonly LedgerEntry[]>([])
  readonly refusal = signal<Refusal | null>(null)
  readonly sending = signal(false)
  /** How far the server's clock is ahead of this device's. */
  readonly skew = signal(0)
  private readonly parts = signal<Parts | null>(null)
  private readonly own = signal<Own | null>(null)
  /** Messages that wait until the movement of those before them is over. */
  private readonly waiting: FromTable[] = []
  private drawing = false
  private readonly counted = new WeakMap<State, (readonly Figure[])[]>()
  private closed = false

  constructor(link: Link) {
    this.link = link
  }

  readonly you = computed<Seat>(() => this.welcome.value?.you ?? -1)
  /** What everybody sees. */
  private readonly committed = computed<State | null>(() => this.parts.value && stateFrom(this.parts.value))
  /** The state as this viewer sees it, with its own draft laid over. */
  readonly view = computed<State | null>(() => {
    const [parts, own] = [this.parts.value, this.own.value?.state ?? {}]
    if (!parts || Object.keys(own).length === 0) return this.committed.value
    return stateFrom({ ...parts, ...own })
  })
  private readonly names = computed(() => namesOf(this.about.value?.seats ?? []))
  /** As text, so that news of a clock does not draw the board again. */
  private readonly shownNames = computed(() =>
    JSON.stringify((this.about.value?.seats ?? []).map((_, seat) => this.nameOf(seat))),
  )
  /** How the seats are called on the board. */
  readonly seatNames = computed<readonly string[]>(() => JSON.parse(this.shownNames.value))
  readonly status = computed(() => this.about.value?.status ?? null)
  readonly question = computed(() => this.own.value?.decision ?? null)
  readonly interrupts = computed(() => this.own.value?.interrupts ?? [])
  readonly draft = computed(() => this.own.value?.draft ?? { choices: [], undone: [] })
  readonly asked = computed(() => (this.parts.value?.asked as readonly Asked[] | undefined) ?? [])
  readonly score = computed<Sheet | null>(() => this.parts.value && scoreIn(this.parts.value))

  open(): void {
    this.link.open({
      message: message => this.hear(message),
      state: (state, why = "") => {
        batch(() => {
          this.state.value = state
          this.why.value = why
        })
      },
    })
  }

  close(): void {
    this.closed = true
    this.motion.skip()
    this.link.close()
  }

  /** Asks something of the table; what it refuses is shown, and nothing has changed. */
  async ask(request: ToTable): Promise<boolean> {
    batch(() => {
      this.refusal.value = null
      this.sending.value = true
    })
    try {
      await this.link.request(request)
      return true
    } catch (error) {
      this.refusal.value =
        error instanceof Refused
          ? error.refusal
          : { code: "internal", message: error instanceof Error ? error.message : "" }
      return false
    } finally {
      this.sending.value = false
    }
  }

  choose(choice: string): Promise<boolean> {
    const question = this.question.value
    const beside = this.interrupts.value.includes(choice) && !question?.choices.includes(choice)
    return this.ask({
      do: "choose",
      choice,
      ...(question && !beside ? { ask: question.ask } : {}),
      ...(this.own.value ? { count: this.own.value.count } : {}),
    })
  }

  /** What a choice would bring, worked out on a copy of what this seat sees. */
  preview(choice: string): Promise<Preview<State>> {
    return inWorker("preview", this.welcome.value?.game ?? "", this.seen, choice)
  }

  /** The view of this seat, as the engine reads it. */
  get seen() {
    const { pools } = { ...this.parts.value, ...this.own.value?.state }
    return { seat: this.you.value, state: this.view.value, pools }
  }

  /** A bot's advice is no secret between a person and bots; with others at the table it would be unfair. */
  get mayHint(): boolean {
    const people = this.about.value?.seats.filter(({ bot }) => bot === null) ?? []
    return this.link.kind === "local" || people.length === 1
  }

  /** What is counted for a seat; worked out once for each position. */
  figures(state: State, seat: Seat): readonly Figure[] {
    const known = this.counted.get(state) ?? []
    this.counted.set(state, known)
    known[seat] ??= this.face.value?.figures(state, seat) ?? []
    return known[seat]
  }

  /** How the figures of all seats differ between two positions. */
  deltas(before: State, after: State): Delta[] {
    const found: Delta[] = []
    const sides = this.face.value?.sides?.(before) ?? before.seats
    for (let seat = 0; seat < sides; seat++) {
      const now = this.figures(after, seat)
      for (const [i, { id, icon, value }] of this.figures(before, seat).entries()) {
        const to = now[i]?.value ?? value
        if (to !== value) found.push({ seat, figure: id, icon, from: value, to })
      }
    }
    return found
  }

  async loadWords(): Promise<void> {
    const game = this.welcome.value?.game
    if (game) this.words.value = await gameWords(game, settings.value.language)
  }

  /** How a seat is called here. */
  nameOf(seat: Seat): string {
    const sitting = this.about.value?.seats[seat]
    if (sitting && seat === this.you.value && this.people().length === 1)
      return this.words.value?.say("seat.you") ?? sitting.name
    return this.calledOf(seat)
  }

  /** The same inside a sentence, where everybody is a third person. */
  calledOf(seat: Seat): string {
    return this.names.value[seat] ?? (this.words.value && sideName(this.words.value, seat)) ?? ""
  }

  /** What a sentence is told, with the name of the other player it speaks of. */
  withNames(telling: Telling): Telling {
    return withNames(telling, seat => this.calledOf(seat))
  }

  private people(): readonly number[] {
    const seats = this.about.value?.seats ?? []
    return this.link.kind === "local"
      ? seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
      : [this.you.value]
  }

  private hear(message: FromTable): void {
    this.waiting.push(message)
    void this.draw()
  }

  /** Takes messages one after the other; each waits for the movement of the one before. */
  private async draw(): Promise<void> {
    if (this.drawing) return
    this.drawing = true
    try {
      for (let next = this.waiting.shift(); next && !this.closed; next = this.waiting.shift()) {
        if (next.type === "welcome") await this.welcomed(next)
        else if (next.type === "change") await this.changed(next)
        else if (next.type === "about") this.toldAbout(next.about, next.chat)
      }
    } finally {
      this.drawing = false
    }
  }

  private async welcomed(message: Welcome): Promise<void> {
    if (message.game !== this.welcome.value?.game) {
      const card = gameCards.find(({ id }) => id === message.game)
      const [face, words] = await Promise.all([
        card?.face(message.options) ?? null,
        gameWords(message.game, settings.value.language),
      ])
      batch(() => {
        this.face.value = face
        this.words.value = words
      })
    }
    const { table, own, ledger, chat, about, ...rest } = message
    batch(() => {
      this.welcome.value = rest
      this.parts.value = table
      this.own.value = own
      this.ledger.value = ledger.map((entry, at) => ({ ...entry, at }))
      this.chat.value = chat
      this.about.value = about
      this.skew.value = about.now - Date.now()
      this.refusal.value = null
    })
    this.endTurnsAsSet()
  }

  private async changed(message: Changed): Promise<void> {
    const began = performance.now()
    const before = this.committed.value
    const { events: published, ...changed } = message.table as Parts & { events?: readonly Event[] }
    const own = message.own ?? null
    const events = own && own.events.length > 0 ? own.events : (published ?? [])
    batch(() => {
      this.parts.value = { ...this.parts.value, ...changed }
      // What a seat's own part leaves out has not changed; what its draft laid over the table may have.
      if (own) this.own.value = own
      this.about.value = message.about
      this.refusal.value = null
      const after = this.committed.value
      if (published && published.length > 0)
        this.ledger.value = [
          ...this.ledger.value,
          {
            at: message.at - 1,
            // What is published holds the whole draft; a seat's own events are its last ones, with what only it may see.
            events: own
              ? [...published.slice(0, Math.max(0, published.length - own.events.length)), ...own.events]
              : published,
            ...(before && after ? { deltas: this.deltas(before, after) } : {}),
          },
        ]
    })
    await rendered()
    performance.measure("railhead:update", { start: began, end: performance.now() })
    const flights = events.flatMap(event => this.face.value?.flights(event) ?? [])
    if (flights.length > 0) await this.motion.fly(flights, message.own ? "own" : "others")
  }

  private toldAbout(about: About, chat: readonly ChatLine[]): void {
    batch(() => {
      this.about.value = about
      this.chat.value = chat
    })
  }

  /** A seat's way to end turns follows the setting of the device it plays on. */
  private endTurnsAsSet(): void {
    const told = this.welcome.value?.settings
    if (told && this.you.value >= 0 && this.about.value?.status === "running" && told.byHand !== settings.value.byHand)
      void this.ask({ do: "byHand", on: settings.value.byHand })
  }
}

/** Preact draws in a microtask of its own after signals have changed. */
async function rendered(): Promise<void> {
  await null
  await null
}

/** The sentence of an event, with the names of the seats. */
export function tellEvent(model: TableModel, event: Event): string {
  const [words, face] = [model.words.value, model.face.value]
  if (!words || !face) return ""
  const telling = { ...model.withNames(face.describeEvent(event)), player: model.calledOf(event.seat) }
  return words.say(`event.${event.did}`, telling)
}
