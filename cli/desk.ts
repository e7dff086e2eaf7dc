// What `railhead engine` holds: states by handle, and one answer for each kind of request.
import { botNamed, knowledge } from "@railhead/bots"
import {
  asideChoices,
  begin,
  checkSeats,
  choose,
  type Decision,
  decision,
  front,
  hashOf,
  headOf,
  imagine,
  interrupts,
  type Line,
  offer,
  over,
  RailheadError,
  type Rules,
  range,
  readRecord,
  readState,
  readView,
  redact,
  replay,
  rulesFor,
  type Seat,
  type State,
  score,
  seeded,
  type Table,
  table,
  timeout,
  turnMark,
  type View,
  view,
  waiting,
  writeRecord,
} from "@railhead/engine"
import { type GameBox, gameIds, languages, openBox, type Words, wordsOf } from "@railhead/games"
import { cliMessages, tellAsk } from "./telling.ts"

export type Answer = { readonly [key: string]: unknown }
type Request = { readonly [key: string]: unknown }

interface Held {
  readonly box: GameBox
  readonly table: Table<State>
  /** Null for a state that was loaded or imagined: how it came about is not known. */
  readonly story: { readonly seed: string; readonly lines: Line[]; marked: number } | null
}

/** A field of a request that must be a text. */
function textIn(r: Request, field: string, otherwise?: string): string {
  const value = r[field] ?? otherwise
  if (typeof value === "string") return value
  throw new RailheadError("bad-request", `"${field}" must be a text`)
}

/** How long a bot may think, in milliseconds; as long as it likes where nothing is said. */
function patienceIn({ ms = Number.POSITIVE_INFINITY }: Request): number {
  if (typeof ms === "number" && ms > 0) return ms
  throw new RailheadError("bad-request", '"ms" must be a number above 0')
}

/** The game's name; anything else is as unknown as a wrong one. */
function gameIn(r: Request): string {
  return typeof r.game === "string" ? r.game : (JSON.stringify(r.game) ?? "")
}

export class Desk {
  private readonly states = new Map<string, Held>()
  private readonly words = new Map<string, Words>()
  private count = 0

  async answer(request: object): Promise<Answer> {
    const asked: Request = { ...request }
    const what = asked.do
    const act = typeof what === "string" && Object.hasOwn(this.acts, what) ? this.acts[what] : undefined
    if (!act)
      throw new RailheadError(
        "bad-request",
        `"do" is one of ${Object.keys(this.acts).join(", ")}, not ${JSON.stringify(asked.do)}`,
      )
    return act(asked)
  }

  private readonly acts: { readonly [name: string]: (r: Request) => Answer | Promise<Answer> } = {
    games: () => this.games(),
    new: r => this.begin(r),
    decision: r => this.decision(r),
    apply: r => this.apply(r),
    view: r => {
      const { table: t } = this.held(r)
      return { ...view(t.rules, t.state, this.viewer(r, t)) }
    },
    dump: r => ({ game: this.held(r).box.game.id, data: this.held(r).table.state }),
    load: async r => {
      const box = await openBox(gameIn(r))
      const state = readState(box.game, r.data)
      return this.keep({ box, table: table(rulesFor(box.game, state.options), state, []), story: null })
    },
    clone: r => {
      const { box, table: t, story } = this.held(r)
      return this.keep({
        box,
        table: table(t.rules, t.rules.clone(t.state), []),
        story: story && { ...story, lines: [...story.lines] },
      })
    },
    free: r => {
      this.held(r)
      this.states.delete(textIn(r, "state"))
      return {}
    },
    score: r => {
      const { table: t } = this.held(r)
      const seat = r.seat === undefined ? null : this.viewer(r, t)
      return { ...(seat === null ? score(t.rules, t.state) : score(t.rules, view(t.rules, t.state, seat).state, seat)) }
    },
    hash: r => ({ hash: hashOf(this.held(r).table.state) }),
    record: r => ({ record: this.record(this.held(r)) }),
    replay: r => this.replay(r),
    imagine: r => this.imagine(r),
    timeout: r => {
      const { table: t } = this.held(r)
      return { choice: timeout(t, this.seat(r, t)) }
    },
    bot: r => this.bot(r),
  }

  private async games(): Promise<Answer> {
    const games = await Promise.all(gameIds.map(openBox))
    return {
      games: games.map(({ game }) => ({
        game: game.id,
        seats: game.seats,
        version: game.version,
        options: game.options,
      })),
    }
  }

  private async begin(r: Request): Promise<Answer> {
    const box = await openBox(gameIn(r))
    if (typeof r.seed !== "string" || r.seed === "")
      throw new RailheadError("bad-request", '"seed" must be a text that is not empty')
    const options = r.options ?? {}
    if (typeof options !== "object" || Array.isArray(options))
      throw new RailheadError("bad-option", '"options" must be an object')
    const t = begin(box.game, { seats: checkSeats(box.game, r.seats), options: { ...options }, seed: r.seed }, [])
    return this.keep(this.mark({ box, table: t, story: { seed: r.seed, lines: [], marked: 0 } }))
  }

  private keep(held: Held): Answer {
    const handle = `s${++this.count}`
    this.states.set(handle, held)
    return { state: handle }
  }

  private held(r: Request): Held {
    const held = this.states.get(typeof r.state === "string" ? r.state : "")
    if (!held)
      throw new RailheadError(
        "unknown-state",
        `there is no state ${JSON.stringify(r.state)}; "new", "load", "clone", "replay" and "imagine" give one`,
      )
    return held
  }

  /** A seat of the table. */
  private seat(r: Request, t: Table<State>): Seat {
    const seat = r.seat
    if (typeof seat === "number" && Number.isInteger(seat) && seat >= 0 && seat < t.state.seats) return seat
    throw new RailheadError("bad-request", `"seat" must be 0 to ${t.state.seats - 1}, not ${JSON.stringify(seat)}`)
  }

  /** A seat, or null for a spectator. */
  private viewer(r: Request, t: Table<State>): Seat {
    return r.seat === null ? -1 : this.seat(r, t)
  }

  private async decision(r: Request): Promise<Answer> {
    const { box, table: t } = this.held(r)
    const seats = r.seat === undefined ? waiting(t.state) : [this.seat(r, t)].filter(seat => front(t.state, seat))
    const asked = seats.map(seat => decision(t, seat, { blocked: r.blocked === true })).filter(d => d !== null)
    const decisions = await Promise.all(asked.map(d => this.withPrompt(box, t, d, r.lang)))
    const beside = r.interrupts === true ? range(t.state.seats).filter(seat => interrupts(t, seat).any) : []
    return {
      over: over(t.state),
      decisions,
      ...(r.interrupts === true ? { interrupts: beside.map(seat => ({ seat, choices: asideChoices(t, seat) })) } : {}),
    }
  }

  private async withPrompt(box: GameBox, t: Table<State>, d: Decision, lang: unknown): Promise<Answer> {
    const language = languages.find(l => l === (lang ?? "en"))
    if (!language)
      throw new RailheadError("bad-request", `"lang" is one of ${languages.join(", ")}, not ${JSON.stringify(lang)}`)
    const key = `${box.game.id} ${language}`
    const words = this.words.get(key) ?? (await wordsOf(box, language, await cliMessages(language)))
    this.words.set(key, words)
    return { ...d, prompt: tellAsk(box, words, t, d) }
  }

  private apply(r: Request): Answer {
    const held = this.held(r)
    const { table: t, story } = held
    const { seat, choice, ask, as } = r
    if (typeof seat !== "number" || typeof choice !== "string")
      throw new RailheadError("bad-request", '"apply" needs "seat" (a number) and "choice" (a text)')
    if (ask !== undefined && typeof ask !== "number") throw new RailheadError("bad-request", '"ask" must be a number')
    const viewer = as === undefined ? null : this.viewer({ seat: as }, t)
    const outcome = choose(t, seat, choice, ask)
    story?.lines.push({ kind: "choice", seat, text: outcome.choice, note: "" })
    this.mark(held)
    if (t.log) t.log.length = 0
    return {
      events: outcome.events.map(event => (viewer === null ? event : redact(t.rules, event, viewer))),
      crossed: outcome.crossed,
    }
  }

  private mark(held: Held): Held {
    const { story, table: t } = held
    const line = story && turnMark(t.state, story.marked)
    if (story && line) {
      story.lines.push(line)
      story.marked = t.state.turn
    }
    return held
  }

  private record({ table: t, story }: Held): string {
    if (!story)
      throw new RailheadError(
        "bad-record",
        "this state was loaded or imagined, so there is no record of how it came about",
      )
    return writeRecord({ head: headOf(t.state, story.seed), lines: story.lines })
  }

  private async replay(r: Request): Promise<Answer> {
    if (typeof r.record !== "string") throw new RailheadError("bad-request", '"replay" needs "record", the text of one')
    const record = readRecord(r.record)
    const box = await openBox(record.head.game)
    const { table: t, differsFrom } = replay(box.game, record)
    // Where other rules play differently the lines no longer lead to this state.
    const story =
      differsFrom === null ? { seed: record.head.seed, lines: [...record.lines], marked: t.state.turn } : null
    return { ...this.keep({ box, table: table(t.rules, t.state, []), story }), differsFrom }
  }

  /** From a handle and a seat, or from a view given in full. */
  private async imagine(r: Request): Promise<Answer> {
    const { box, rules, seen } = r.view === undefined ? this.seenAt(r) : await this.givenView(r)
    const state = imagine(rules, seen, seeded(textIn(r, "seed", "imagine")))
    return this.keep({ box, table: table(rules, state, []), story: null })
  }

  private seenAt(r: Request): { box: GameBox; rules: Rules; seen: View } {
    const { box, table: t } = this.held(r)
    return { box, rules: t.rules, seen: view(t.rules, t.state, this.viewer(r, t)) }
  }

  private async givenView(r: Request): Promise<{ box: GameBox; rules: Rules; seen: View }> {
    const box = await openBox(gameIn(r))
    const seen = readView(box.game, r.view)
    return { box, rules: rulesFor(box.game, seen.state.options), seen }
  }

  private bot(r: Request): Answer {
    const { box, table: t } = this.held(r)
    const seat = this.seat(r, t)
    if (offer(t, seat).size === 0) throw new RailheadError("not-asked", `seat ${seat} is asked nothing now`)
    const bot = botNamed(textIn(r, "level", "greedy"))
    const seen = view(t.rules, t.state, seat)
    const thought = bot.think(
      knowledge(t.rules, box),
      seen,
      // From what the seat sees alone, so that nothing hidden shows in the choice.
      seeded(textIn(r, "seed", hashOf(seen))),
      undefined,
      patienceIn(r),
    )
    const text = (code: number) => t.rules.say.write(t.state, code)
    return {
      choice: text(thought.code),
      considered: thought.considered.map(({ code, value, share }) => ({ choice: text(code), value, share })),
    }
  }
}
