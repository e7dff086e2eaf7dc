// What must hold in every game, checked along random play (CONTRACT of the engine): used by tests and by the fuzzer.
import {
  advance,
  askOf,
  at,
  begin,
  below,
  canonical,
  choose,
  could,
  decision,
  type Event,
  everyZone,
  fillHoles,
  front,
  type Game,
  HIDDEN,
  hashOf,
  imagine,
  interrupts,
  isMoved,
  num,
  offer,
  over,
  Play,
  preview,
  RailheadError,
  range,
  readRecord,
  readState,
  redact,
  replay,
  ruleOf,
  type Seat,
  type Setting,
  type State,
  score,
  seeded,
  sees,
  type Table,
  table,
  take,
  timeout,
  view,
  waiting,
  writeRecord,
} from "../index.ts"

/** Throws with what failed; the record so far is added by `provePlay`. */
function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Every state must be plain JSON of whole numbers in one fixed shape. */
function provePlain(value: unknown, path: string): void {
  if (typeof value === "number") demand(Number.isInteger(value) && !Object.is(value, -0), `${path} is ${value}`)
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) provePlain(item, `${path}[${i}]`)
  else if (typeof value === "object" && value !== null) {
    demand(Object.getPrototypeOf(value) === Object.prototype, `${path} is not a plain object`)
    for (const [key, item] of Object.entries(value)) provePlain(item, `${path}.${key}`)
  } else
    demand(typeof value === "string" || typeof value === "boolean" || value === null, `${path} is ${String(value)}`)
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return "[]"
  if (typeof value !== "object" || value === null) return typeof value
  return `{${Object.entries(value)
    .map(([key, item]) => `${key}:${shapeOf(item)}`)
    .join()}}`
}

/** Always something legal; no two choices share a text; `could` agrees with `choices`. */
function proveOffers<S extends State>(t: Table<S>): void {
  const write = (code: number) => t.rules.say.write(t.state, code)
  const seats = waiting(t.state)
  demand(seats.length > 0, "nobody is asked, but the game is not over")
  for (const seat of seats) {
    const list = offer(t, seat)
    const legal = list.list().map(write)
    demand(legal.length > 0, `seat ${seat} is offered nothing`)
    const beside = interrupts(t, seat).list()
    const texts = [...legal, ...beside.filter(code => !list.has(code)).map(write)]
    demand(new Set(texts).size === texts.length, `two choices share a text: ${texts.join(" | ")}`)
    const step = front(t.state, seat)
    demand(step !== null && could(t, step), "`could` says no to an open step")
    const withWhy = decision(t, seat, { blocked: true })
    demand(withWhy?.choices.join() === legal.join(), "asking for reasons changes the choices")
    for (const { choice } of withWhy?.blocked ?? [])
      demand(!texts.includes(choice), `${choice} is both legal and blocked`)
    const clock = timeout(t, seat)
    if (withWhy?.limit !== undefined) demand(clock !== null && legal.includes(clock), "the clock has no legal choice")
  }
}

function proveClone<S extends State>(t: Table<S>, random: number[]): void {
  const before = canonical(t.state)
  const copy = t.rules.clone(t.state)
  demand(
    canonical(copy) === before && canonical(structuredClone(t.state)) === before,
    "a clone differs from its origin",
  )
  demand(shapeOf(copy) === shapeOf(t.rules.blank(t.state.seats)), "the state has lost its shape")
  const other = table(t.rules, copy)
  for (let i = 0; i < 5 && !over(copy); i++) randomChoice(other, random)
  demand(canonical(t.state) === before, "a change in a clone is seen in its origin")
}

/** What a seat cannot know makes no difference to anything it is told. */
function proveSecrecy<S extends State>(t: Table<S>, viewer: Seat, random: number[]): void {
  const other = permuted(t, viewer, random)
  demand(
    canonical(tellings(other, viewer)) === canonical(tellings(t, viewer)),
    `seat ${viewer} is told something it may not know`,
  )
  if (viewer >= 0 && front(t.state, viewer)) {
    const code = offer(t, viewer).code(below(random, offer(t, viewer).size))
    const [mine, theirs] = [t, other].map(which => seenAfter(which, viewer, code, viewer))
    demand(mine === theirs, `what seat ${viewer} may not know shows in what its choice brings`)
  }
  for (const seat of waiting(t.state)) if (seat !== viewer) proveSealed(t, seat, viewer)
}

/** Sealed answers look alike to those who may not see them, as long as nothing has been shown. */
function proveSealed<S extends State>(t: Table<S>, seat: Seat, viewer: Seat): void {
  const step = front(t.state, seat)
  const { final } = step ? ruleOf(t, step) : { final: null }
  if (!final) return
  const looks = offer(t, seat)
    .list()
    .filter(final)
    .slice(0, 4)
    .filter(code => seals(t, seat, code, viewer))
    .map(code => seenAfter(t, seat, code, viewer))
    .filter(look => !look.startsWith("[true"))
  demand(new Set(looks).size <= 1, `seat ${viewer} can tell which sealed answer seat ${seat} gave`)
}

/**
 * Does this choice lie sealed from the viewer once it is made? One that is for good may also be open at once, or be shown before
 * the next one of the same seat is sealed.
 */
function seals<S extends State>(t: Table<S>, seat: Seat, code: number, viewer: Seat): boolean {
  const log: Event[] = []
  const copy = table(t.rules, t.rules.clone(t.state), log)
  take(copy, seat, code)
  return t.rules.zones.some(
    zone =>
      zone.reopen &&
      zone.each &&
      !sees(zone, seat, viewer) &&
      zone.of(copy.state, seat).length > 0 &&
      !log.some(event => isMoved(event) && event.from.zone === zone.name && event.from.seat === seat),
  )
}

/** What a viewer learns of a choice: whether it crossed, the events until then, and the position if it did not. */
function seenAfter<S extends State>(t: Table<S>, seat: Seat, code: number, viewer: Seat): string {
  const copy = table(t.rules, t.rules.clone(t.state), [])
  take(copy, seat, code)
  const events = (copy.log ?? []).slice(0, copy.crossed ? copy.crossedAt : undefined)
  const position = copy.crossed ? null : view(t.rules, copy.state, viewer)
  return canonical([copy.crossed, events.map(event => redact(t.rules, event, viewer)), position])
}

function tellings<S extends State>(t: Table<S>, viewer: Seat): unknown {
  const seen = view(t.rules, t.state, viewer)
  const fresh = table(t.rules, t.state)
  const seats = range(t.state.seats)
  return {
    seen,
    asks: seats.map(seat => [seat, front(t.state, seat) ? askOf(t.state, seat) : 0]),
    own: viewer < 0 ? null : [decision(fresh, viewer, { blocked: true }), interrupts(fresh, viewer).list()],
    sheet: score(t.rules, seen.state, viewer),
    previews:
      viewer < 0
        ? null
        : (decision(fresh, viewer)?.choices ?? []).slice(0, 6).map(text => {
            const { state, events, crossed } = preview(t.rules, seen, text, seeded("preview"))
            return [state && view(t.rules, state, viewer), events.map(event => redact(t.rules, event, viewer)), crossed]
          }),
  }
}

/** The same state with what the viewer cannot see dealt in another way that fits all it knows. */
function permuted<S extends State>(t: Table<S>, viewer: Seat, random: number[]): Table<S> {
  const state = fillHoles(t.rules, view(t.rules, t.state, viewer), random)
  state.random = t.state.random.slice()
  // Secrets that are no pieces, such as numbers on a sheet, have no pool to deal from and stay as they are.
  everyZone(t.rules, state, (zone, owner, pieces) => {
    const truth = zone.of(t.state, owner)
    pieces.forEach((kind, i) => {
      if (kind === HIDDEN) pieces[i] = num(truth, i)
    })
  })
  return table(t.rules, state)
}

/** What all are taken to know of hidden pieces is true of those that lie there. */
function proveKnown<S extends State>({ rules, state }: Table<S>): void {
  for (const zone of rules.zones)
    for (const owner of zone.each ? range(state.seats) : [-1])
      demand((zone.misfit?.(state, owner) ?? 0) === 0, `${zone.name} of ${owner} holds what nobody could imagine there`)
}

function proveImagining<S extends State>(t: Table<S>, viewer: Seat, random: number[]): void {
  const seen = view(t.rules, t.state, viewer)
  const world = imagine(t.rules, seen, random)
  everyZone(t.rules, world, (zone, _owner, pieces) =>
    demand(!pieces.includes(HIDDEN), `${zone.name} has a hole in an imagined state`),
  )
  let reopened = false
  everyZone(t.rules, t.state, (zone, owner, pieces) => {
    if (zone.reopen && pieces.length > 0 && !sees(zone, owner, viewer)) reopened = true
  })
  if (!reopened)
    demand(
      canonical(view(t.rules, world, viewer)) === canonical(seen),
      `the imagined state looks different to seat ${viewer}`,
    )
  finish(table(t.rules, world), random)
}

export function randomChoice<S extends State>(t: Table<S>, random: number[]): { seat: Seat; code: number } {
  const seats = waiting(t.state)
  const seat = num(seats, below(random, seats.length))
  const list = offer(t, seat)
  const code = list.code(below(random, list.size))
  take(t, seat, code)
  return { seat, code }
}

export const MOST_CHOICES = 20_000

function finish<S extends State>(t: Table<S>, random: number[]): void {
  for (let i = 0; !over(t.state); i++) {
    demand(i < MOST_CHOICES, "the game does not end")
    randomChoice(t, random)
  }
}

export interface Proof<S extends State> {
  readonly setting: Setting
  /** Chance that a position is checked in every way; all are checked for something legal and conservation. */
  readonly deep: number
  /** Throws if pieces or money are not conserved. */
  readonly conserved: (s: S) => void
}

/** One random game through `Play`, with drafts, undo, interrupts of all seats, and every property on the way. */
export function provePlay<S extends State>(
  game: Game<S>,
  { setting, deep, conserved }: Proof<S>,
): { choices: number; text: string } {
  const random = seeded(`proof ${setting.seed}`)
  const play = new Play(game, setting)
  play.endsByHand.fill(true)
  const once = (n: number) => below(random, 1_000_000) < n * 1_000_000
  let choices = 0
  try {
    while (!play.over) {
      demand(++choices < MOST_CHOICES, "the game does not end")
      const seat = nextSeat(play, random)
      const t = play.tableOf(seat)
      conserved(t.state)
      proveKnown(t)
      if (once(deep)) proveDeeply(play, seat, random)
      const texts = [
        ...(decision(t, seat)?.choices ?? []),
        ...(once(0.1)
          ? interrupts(t, seat)
              .list()
              .map(c => t.rules.say.write(t.state, c))
          : []),
      ]
      if (texts.length > 0) play.choose(seat, at(texts, below(random, texts.length)))
      if (once(0.05)) play.undo(seat)
    }
    proveRecord(game, play)
  } catch (error) {
    const told = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
    throw new Error(`${told}\nafter ${choices} choices of\n${play.text}`)
  }
  return { choices, text: play.text }
}

/** Mostly a seat that is asked; now and then one that only has an interrupt. */
function nextSeat<S extends State>(play: Play<S>, random: number[]): Seat {
  const seats = range(play.counts.length)
  const asked = seats.filter(seat => front(play.tableOf(seat).state, seat))
  demand(asked.length > 0, "nobody is asked, but the game is not over")
  const beside = seats.filter(seat => interrupts(play.tableOf(seat), seat).any)
  return beside.length > 0 && below(random, 5) === 0
    ? num(beside, below(random, beside.length))
    : num(asked, below(random, asked.length))
}

function proveDeeply<S extends State>(play: Play<S>, seat: Seat, random: number[]): void {
  const t = play.tableOf(seat)
  provePlain(t.state, "state")
  const loaded = readState(play.game, JSON.parse(JSON.stringify(t.state)))
  demand(canonical(loaded) === canonical(t.state), "a state stored and loaded again differs")
  const quiet = table(t.rules, t.rules.clone(t.state))
  proveOffers(quiet)
  proveClone(quiet, random)
  for (const viewer of [...range(t.state.seats), -1]) {
    proveSecrecy(quiet, viewer, random)
    proveImagining(quiet, viewer, random)
  }
  proveUndo(play, seat)
}

/** The whole draft taken back and made again gives the same state. */
function proveUndo<S extends State>(play: Play<S>, seat: Seat): void {
  const before = hashOf(play.tableOf(seat).state)
  const draft = [...play.draftOf(seat).choices]
  play.restart(seat)
  demand(hashOf(play.tableOf(seat).state) === hashOf(play.tableOf(-1).state), "a draft taken back leaves a trace")
  for (const _ of draft) demand(play.redo(seat), "a choice cannot be made again")
  demand(hashOf(play.tableOf(seat).state) === before, "undo and redo give another state")
}

/** The text of the record, read back and replayed, gives every mark and the same end. */
function proveRecord<S extends State>(game: Game<S>, play: Play<S>): void {
  const record = readRecord(play.text)
  demand(writeRecord(record) === play.text, "a record read and written again differs")
  const { table: end, differsFrom } = replay(game, record)
  demand(differsFrom === null && hashOf(end.state) === hashOf(play.tableOf(-1).state), "the replay ends elsewhere")
}

/** Refusals change nothing: wrong seat, wrong words, a stale question. */
export function proveRefusals<S extends State>(game: Game<S>, setting: Setting): void {
  const t = begin(game, setting)
  advance(t)
  const before = canonical(t.state)
  const asked = num(waiting(t.state), 0)
  for (const attempt of [
    () => choose(t, 99, "pass"),
    () => choose(t, -1, "pass"),
    () => choose(t, 0.5, "pass"),
    () => choose(t, asked, ""),
    () => choose(t, asked, "no such word"),
    () => choose(t, asked, "__proto__"),
    () => choose(t, asked, at(decision(t, asked)?.choices ?? [], 0), 999_999),
  ]) {
    let refused = false
    try {
      attempt()
    } catch (error) {
      refused = error instanceof RailheadError
    }
    demand(refused && canonical(t.state) === before, `not refused, or not without a trace: ${attempt}`)
  }
}
