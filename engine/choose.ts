// The edge: choices as text, each checked against the legal ones before anything changes.
import { RailheadError } from "./errors.ts"
import type { Event } from "./events.ts"
import type { Blocked, Offer } from "./offer.ts"
import type { Seat, State } from "./state.ts"
import { askOf, front, interrupts, offer, over, ruleOf, type Table, take, waiting } from "./table.ts"

export interface Decision {
  readonly seat: Seat
  readonly ask: number
  readonly step: string
  readonly rule: string
  readonly choices: readonly string[]
  readonly blocked?: readonly BlockedChoice[]
  readonly limit?: string
}

export interface BlockedChoice extends Omit<Blocked, "code"> {
  readonly choice: string
}

export interface Outcome {
  readonly code: number
  readonly choice: string
  readonly events: readonly Event[]
  readonly crossed: boolean
  /** Was it done beside the decision? */
  readonly interrupt: boolean
}

function texts<S extends State>(t: Table<S>, list: Offer): string[] {
  return list.list().map(code => t.rules.say.write(t.state, code))
}

function blockedTexts<S extends State>(t: Table<S>, list: Offer): BlockedChoice[] {
  return list.blocked.map(({ code, ...why }) => ({ choice: t.rules.say.write(t.state, code), ...why }))
}

/** The question in front of a seat with its legal choices in notation, or null if it is asked nothing. */
export function decision<S extends State>(t: Table<S>, seat: Seat, { blocked = false } = {}): Decision | null {
  const step = front(t.state, seat)
  if (!step) return null
  const rule = ruleOf(t, step)
  const list = offer(t, seat, { why: blocked })
  return {
    seat,
    ask: askOf(t.state, seat),
    step: step.do,
    rule: rule.rule,
    choices: texts(t, list),
    ...(blocked ? { blocked: blockedTexts(t, list) } : {}),
    ...(rule.limit === null ? {} : { limit: rule.limit }),
  }
}

/** What a seat may do beside the decision, in notation. */
export function asideChoices<S extends State>(t: Table<S>, seat: Seat): string[] {
  return texts(t, interrupts(t, seat))
}

/** The code of a legal choice, or an error that says which rule forbids it and what would be right. */
export function parse<S extends State>(t: Table<S>, seat: Seat, text: string, ask?: number): number {
  const s = t.state
  if (over(s)) throw new RailheadError("over", "the game is over")
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats)
    throw new RailheadError("not-asked", `there is no seat ${seat}; the seats are 0 to ${s.seats - 1}`)
  const wanted = Object.hasOwn(t.rules.formerly, text) ? (t.rules.formerly[text] ?? text) : text
  const beside = interrupts(t, seat, { why: true })
  if (ask !== undefined && ask !== askOf(s, seat) && !texts(t, beside).includes(wanted))
    throw new RailheadError("stale", `this answers question ${ask}, but ${nowAsked(s, seat)}`)
  if (!front(s, seat) && beside.size === 0)
    throw new RailheadError(
      "not-asked",
      `${nowAsked(s, seat)}; asked is ${waiting(s)
        .map(other => `seat ${other}`)
        .join(", ")}`,
    )
  const list = offer(t, seat)
  for (const code of [...list.list(), ...beside.list()]) if (t.rules.say.write(s, code) === wanted) return code
  throw refusal(t, seat, wanted, beside)
}

function nowAsked(s: State, seat: Seat): string {
  return front(s, seat) ? `seat ${seat} is now asked question ${askOf(s, seat)}` : `seat ${seat} is asked nothing now`
}

function refusal<S extends State>(t: Table<S>, seat: Seat, text: string, beside: Offer): RailheadError {
  const step = front(t.state, seat)
  const list = offer(t, seat, { why: true })
  const legal = [...texts(t, list), ...texts(t, beside)]
  const right = `legal are ${legal.slice(0, 8).join(" | ")}${legal.length > 8 ? ` and ${legal.length - 8} more` : ""}`
  const verb = text.split(" ")[0] ?? ""
  if (!t.rules.say.knows(verb))
    return new RailheadError(
      "malformed",
      `"${text}" is not a choice of ${t.state.game}: there is no word "${verb}"; ${right}`,
    )
  const blocked = [...blockedTexts(t, list), ...blockedTexts(t, beside)].find(b => b.choice === text)
  const rule = blocked?.rule ?? (step ? ruleOf(t, step).rule : undefined)
  return new RailheadError(
    "illegal",
    `"${text}" is not allowed now${blocked ? ` (${blocked.reason})` : ""}; ${right}`,
    {
      ...(rule === undefined ? {} : { rule }),
      ...(blocked ? { reason: blocked.reason, data: blocked.data } : {}),
    },
  )
}

/** Makes a choice given as text. An illegal one throws and has changed nothing. */
export function choose<S extends State>(t: Table<S>, seat: Seat, text: string, ask?: number): Outcome {
  const code = parse(t, seat, text, ask)
  const choice = t.rules.say.write(t.state, code)
  const interrupt = !offer(t, seat).has(code)
  const before = t.log?.length ?? 0
  take(t, seat, code)
  return { code, choice, events: t.log?.slice(before) ?? [], crossed: t.crossed, interrupt }
}

/** What the clock would choose for a seat, if its question has a limit. */
export function timeout<S extends State>(t: Table<S>, seat: Seat): string | null {
  const step = front(t.state, seat)
  const rule = step && ruleOf(t, step)
  return step && rule?.timeout ? t.rules.say.write(t.state, rule.timeout(t, step)) : null
}
