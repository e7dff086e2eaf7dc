// A table on this device: people in front of it, bots in the worker. Tells the same messages as a server's table.
import { botNamed, knowledge, type Memory, PATIENCE } from "@railhead/bots"
import { RailheadError, range, readView, rulesFor, type Seat, seeded } from "@railhead/engine"
import { type GameBox, openBox } from "@railhead/games"
import { type About, type Change, type Do, type FromTable, Host, type Opened, type ToTable } from "@railhead/hosting"
import { type KeptGame, keep } from "./shelf.ts"

/** Positions are not stored here: a record is replayed within some milliseconds. */
const positions = {
  pack: () => new Uint8Array(),
  unpack: () => {
    throw new Error("no position is stored on this device")
  },
}

/** Random bytes as hex digits. */
export function fresh(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

type Standing = Pick<Opened, "asked" | "over" | "turn">

function isAsked({ asked }: Standing, seat: Seat): boolean {
  return (asked & (1 << seat)) !== 0
}

export class LocalTable {
  private kept: KeptGame
  private readonly host: Host
  private readonly box: GameBox
  private readonly send: (message: FromTable) => void
  private standing: Standing = { asked: 0, over: false, turn: 0 }
  /** Who sits in front of the device now. */
  private you: Seat = 0
  private seq = 0
  private result: About["result"] = null
  private closed = false
  private thinking = false
  private readonly memories = new Map<Seat, Memory>()
  private queue: Promise<unknown> = Promise.resolve()

  /** Has the game anything that only its owner may see? */
  private readonly secrets: boolean

  private readonly release: () => void

  private constructor(kept: KeptGame, box: GameBox, send: (message: FromTable) => void, release: () => void) {
    this.release = release
    this.kept = kept
    this.box = box
    this.send = send
    this.host = new Host({ positions, findBox: async () => box })
    this.secrets = rulesFor(box.game, kept.options).zones.some(({ sees }) => sees === "owner")
  }

  static async open(kept: KeptGame, send: (message: FromTable) => void, release: () => void): Promise<LocalTable> {
    const box = await openBox(kept.game)
    const local = new LocalTable(kept, box, send, release)
    await local.begin()
    return local
  }

  private async begin(): Promise<void> {
    const { game, version, seats, options, seed, lines, drafts, byHand } = this.kept
    const setup = { table: this.kept.id, game, version, seats: seats.length, options, seed, lines, drafts }
    const opened = await this.host.open({ ...setup, stored: null, byHand: seats.map(() => byHand) })
    this.standing = opened
    // A copy: the host goes on writing in its own.
    if (opened.opening) await this.save({ lines: [...opened.opening.lines] })
    this.finish()
    this.you = this.whoLooks()
    this.welcome()
    this.wakeBots()
  }

  /** Lets go of the game once what is under way has been written down. */
  async close(): Promise<void> {
    this.closed = true
    await this.queue
    this.release()
  }

  /** One thing after the other. */
  request(request: ToTable): Promise<void> {
    const done = this.queue.then(() => this.carryOut(request))
    this.queue = done.catch(() => {})
    return done
  }

  story(viewer: Seat): string {
    return this.host.story(this.kept.id, viewer)
  }

  get record(): string {
    return this.host.record(this.kept.id)
  }

  private async carryOut(request: ToTable): Promise<void> {
    const seat = this.you
    if (request.do === "choose") {
      const { choice, ask, count } = request
      await this.act({
        do: "choose",
        seat,
        text: choice,
        ...(ask === undefined ? {} : { ask }),
        ...(count === undefined ? {} : { count }),
      })
    } else if (request.do === "undo" || request.do === "redo" || request.do === "restart")
      await this.act({ do: request.do, seat })
    else if (request.do === "byHand") {
      this.kept = { ...this.kept, byHand: request.on }
      for (const person of this.people()) await this.act({ do: "byHand", seat: person, on: request.on })
    } else if (request.do === "takeBack") {
      // Nobody else is asked: those who sit here agree among themselves.
      await this.act({ do: "takeBack", seat, kept: request.kept, seed: fresh(16) })
    } else throw new RailheadError("bad-request", `a table on this device knows no "${request.do}"`)
  }

  private async act(action: Do): Promise<void> {
    const change = this.host.act(this.kept.id, action, [this.you])
    await this.took(change, action.do === "takeBack" ? action.kept : null)
  }

  private async took(change: Change, cutTo: number | null): Promise<void> {
    this.standing = change
    const drafts = range(this.kept.seats.length).map(
      seat =>
        change.drafts.find(draft => draft.seat === seat) ??
        this.kept.drafts[seat] ?? { choices: [], undone: [], count: 0 },
    )
    if (cutTo !== null) await this.save({ lines: this.host.lines(this.kept.id), drafts })
    else await this.save({ lines: [...this.kept.lines, ...change.lines], drafts })
    this.finish()
    const looks = this.whoLooks()
    if (looks !== this.you || change.reseeded) {
      this.tell(change)
      this.you = looks
      this.welcome()
    } else this.tell(change)
    this.wakeBots()
  }

  private save(news: Partial<KeptGame>): Promise<void> {
    const status = this.standing.over ? "over" : "running"
    this.kept = { ...this.kept, ...news, status, at: Date.now() }
    return keep(this.kept)
  }

  private finish(): void {
    if (!this.standing.over || this.result) return
    const { totals, places } = this.host.score(this.kept.id)
    this.result = { totals, places }
  }

  private people(): Seat[] {
    return range(this.kept.seats.length).filter(seat => this.kept.seats[seat]?.bot === null)
  }

  /** The person who is asked; whoever sits here stays as long as nobody else is. */
  private whoLooks(): Seat {
    const people = this.people()
    const here = people.includes(this.you) ? this.you : (people[0] ?? -1)
    if (here >= 0 && isAsked(this.standing, here)) return here
    return people.find(seat => isAsked(this.standing, seat)) ?? here
  }

  private wakeBots(): void {
    if (this.thinking || this.closed || this.standing.over) return
    const seat = range(this.kept.seats.length).find(
      one => this.kept.seats[one]?.bot !== null && isAsked(this.standing, one),
    )
    if (seat === undefined) return
    this.thinking = true
    // In a task of its own, so that what people ask meanwhile is heard.
    setTimeout(() => {
      const done = this.queue.then(() => this.botPlays(seat))
      this.queue = done.catch(() => {})
    }, 0)
  }

  private async botPlays(seat: Seat): Promise<void> {
    this.thinking = false
    if (this.closed || !isAsked(this.standing, seat)) return
    const { view, count, ask } = this.host.viewOf(this.kept.id, seat)
    const seen = readView(this.box.game, JSON.parse(view))
    const rules = rulesFor(this.box.game, seen.state.options)
    const random = seeded(`${this.kept.seed} bot ${this.kept.lines.length}`)
    const bot = botNamed(this.kept.seats[seat]?.bot ?? "greedy")
    const memory = this.memories.get(seat) ?? { kept: null }
    this.memories.set(seat, memory)
    const { code } = bot.think(knowledge(rules, this.box), seen, random, memory, PATIENCE)
    await this.act({ do: "choose", seat, text: rules.say.write(seen.state, code), ask, count, commit: true })
  }

  private about(): About {
    const seats = this.kept.seats.map(({ name, bot }) => ({
      user: bot === null ? "here" : null,
      name,
      bot,
      away: null,
      online: true,
    }))
    const clocks = seats.map((_, seat) => ({
      left: 0,
      since: 0,
      limit: 0,
      running: false,
      asked: isAsked(this.standing, seat),
    }))
    return {
      status: this.standing.over ? "over" : "running",
      seats,
      watching: 0,
      pace: { kind: "untimed" },
      clocks,
      takeBack: null,
      abandon: [],
      result: this.result,
      seedHash: "",
      ...(this.standing.over ? { seed: this.kept.seed } : {}),
      now: Date.now(),
    }
  }

  private entries(): number {
    return 1 + this.kept.lines.filter(line => line.kind !== "turn").length
  }

  private welcome(): void {
    if (this.closed) return
    const { id, game, version, options, byHand } = this.kept
    const { table, own } = this.host.look(id, this.you < 0 ? [] : [this.you])
    this.send({
      type: "welcome",
      seq: ++this.seq,
      id,
      game,
      version,
      options,
      you: this.you,
      secrets: this.people().length > 1 && this.secrets,
      settings: { byHand, standing: {} },
      chat: [],
      about: this.about(),
      table: JSON.parse(table),
      own: this.you < 0 ? null : JSON.parse(own[this.you] ?? "null"),
      ledger: JSON.parse(this.host.ledger(id, this.you)),
    })
  }

  private tell(change: Change): void {
    if (this.closed || change.reseeded) return
    const own = change.own[this.you]
    // A draft of somebody who is not looking is nobody's business.
    this.send({
      type: "change",
      seq: ++this.seq,
      table: JSON.parse(change.table),
      about: this.about(),
      at: this.entries(),
      ...(own === undefined ? {} : { own: JSON.parse(own) }),
    })
  }
}
