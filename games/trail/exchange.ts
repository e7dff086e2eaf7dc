// RTN-60 to RTN-77, ARG-29: exchange tokens, at any time and in anybody's turn.
import {
  aside,
  push as enginePush,
  type Interrupt,
  last,
  type NewStep,
  num,
  type Seat,
  type Step,
  type StepRule,
  tell,
} from "@railhead/engine"
import { offerHand } from "./cards.ts"
import { drawable, drawCards, playFromHand } from "./herd.ts"
import type { One, TrailKit } from "./kit.ts"
import { type TrailPlayer, type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { ExchangeStep } from "./steps.ts"
import { discards } from "./zones.ts"

/** What a game says of its tokens. */
export interface Tokens {
  readonly rule: string
  readonly reshuffle: string
  readonly exchange: One
  held(s: TrailState, seat: Seat): number
  spend(s: TrailState, seat: Seat): void
  /** May this seat use one while this is the question of the table? */
  open(s: TrailState, seat: Seat, step: Step): boolean
  /** Questions that pick a set from the hand in the order of the data. */
  readonly picking: readonly string[]
  readonly holds?: true
  /** Cards just drawn lie before the rest of the hand, so that an answer that fails to come can name them (RTN-76). */
  readonly drawnFirst?: true
}

/** Cards that one token draws at most. */
const MOST_DRAWN = 2

type Picking = Step & { readonly left: number; readonly least: number }

function pickedFrom(step: Step | null, seat: Seat, picking: readonly string[]): step is Picking {
  return step?.seat === seat && picking.includes(step.do) && "least" in step && Number(step.least) > 0
}

function anew({ do: name, seat, left }: Picking): NewStep<Picking> {
  return { do: name, seat, left, least: 0 }
}

/** The hand has changed: a set that is being picked in the order of the data may begin anew. */
function pickAnew(t: TrailTable, seat: Seat, picking: readonly string[]): void {
  const own = t.state.asides[seat] ?? []
  const beside = last(own)
  if (pickedFrom(beside, seat, picking)) {
    own.pop()
    aside(t, seat, anew(beside))
  }
  const step = last(t.state.agenda)
  if (!pickedFrom(step, seat, picking)) return
  t.state.agenda.pop()
  enginePush(t, anew(step))
}

/** Only cards that nobody else has seen lie before them. */
function drawnFirst(me: TrailPlayer, count: number): void {
  const drawn = me.hand.splice(me.hand.length - count)
  me.hand.splice(Math.min(me.blind, me.hand.length), 0, ...drawn)
}

export function exchangeInterrupt(tokens: Tokens): Interrupt<TrailState> {
  const { rule, reshuffle, exchange, picking } = tokens
  return {
    rule,
    verbs: [exchange.verb],
    ...(tokens.holds ? { holds: true } : {}),
    weighed: true,
    may(t, seat) {
      const s = t.state
      if (tokens.held(s, seat) === 0 || drawable(trailPlayer(s, seat)) === 0) return false
      const step = last(s.agenda)
      return step !== null && tokens.open(s, seat, step)
    },
    choices(t, seat, offer) {
      const most = Math.min(MOST_DRAWN, drawable(trailPlayer(t.state, seat)))
      for (let count = 1; count <= most; count++) offer.add(exchange(count))
    },
    make(t, seat, code) {
      const [count] = exchange.of(code)
      tokens.spend(t.state, seat)
      if (t.log) tell(t, { did: "exchanged", seat, rule, count })
      pickAnew(t, seat, picking)
      const left = drawCards(t, seat, count, rule, reshuffle)
      if (tokens.drawnFirst) drawnFirst(trailPlayer(t.state, seat), left)
      const discard: NewStep<Picking> = { do: "discardExchanged", seat, left, least: 0 }
      aside(t, seat, discard)
    },
  }
}

/** As many cards as were drawn, on the seat's own lane. */
export function discardExchanged(kit: TrailKit, rule: string): StepRule<TrailState, ExchangeStep> {
  const { say, cards } = kit
  return {
    rule,
    fields: ["left", "least"],
    choices(t, step, offer) {
      offerHand(kit, trailPlayer(t.state, step.seat), step, offer, say.discard)
    },
    make(t, { seat, left }, code) {
      const [card] = say.discard.of(code)
      const rest: NewStep<Picking> = { do: "discardExchanged", seat, left: left - 1, least: card }
      if (left > 1) aside(t, seat, rest)
      playFromHand(t, cards, seat, card, discards, rule)
    },
    // RTN-76: without an answer the cards just drawn go back.
    timeout(t, { seat, left, least }) {
      const { hand, blind } = trailPlayer(t.state, seat)
      const inOrder = (list: number[]) => list.filter(card => card >= least).sort((a, b) => a - b)
      const [card] = [...inOrder(hand.slice(blind, blind + left)), ...inOrder(hand.slice())]
      return say.discard(card ?? num(hand, 0))
    },
  }
}
