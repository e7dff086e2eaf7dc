import {
  aside,
  draw,
  move,
  type NewStep,
  num,
  type Offer,
  push,
  range,
  type Seat,
  type StepRule,
  type StepRules,
  settle,
  type Table,
  tell,
} from "../index.ts"
import { announce, objection, rows, say, total } from "./say.ts"
import {
  animals,
  type Discard,
  POSTS,
  player,
  ROUNDS,
  type Sample,
  type SamplePlayer,
  type SampleStep,
} from "./state.ts"
import {
  discards,
  hand,
  openSheets,
  pile,
  played,
  questStack,
  quests,
  sheets,
  shownTiles,
  tiles,
  where,
} from "./zones.ts"

type T = Table<Sample>

export function drawCards(t: T, seat: Seat, n: number): number {
  const me = player(t.state, seat)
  let drawn = 0
  for (; drawn < n; drawn++) {
    if (me.pile.length === 0) {
      if (me.discards.length === 0) break
      me.shown = me.hand.slice()
      move(t, "SAM-4.2", me.discards.slice(), where(discards, seat), where(pile, seat))
    }
    draw(t, "SAM-4.1", where(pile, seat), where(hand, seat))
  }
  return drawn
}

function heldKinds(me: SamplePlayer): number[] {
  return range(animals.length).filter(kind => me.hand.includes(kind) || me.quests.includes(kind))
}

function discardCard(t: T, seat: Seat, kind: number): void {
  const from = player(t.state, seat).hand.includes(kind) ? hand : quests
  move(t, "SAM-4.3", [kind], where(from, seat), where(discards, seat))
}

function nextBidder(t: T, inside: number, after: Seat): Seat {
  for (let seat = (after + 1) % t.state.seats; ; seat = (seat + 1) % t.state.seats)
    if (inside & (1 << seat)) return seat
}

export function takePost(t: T, seat: Seat, post: number): void {
  t.state.posts[post] = seat
  player(t.state, seat).points++
  if (t.log) tell(t, { did: "posted", seat, rule: "SAM-5.1", post: String(post) })
}

/** Discards one card after the other, on the lane where the draw was made. */
function discarding(goOn: (t: T, step: NewStep<Discard>) => void): StepRule<Sample, Discard> {
  return {
    rule: "SAM-4.3",
    fields: ["left"],
    lapses: true,
    choices(t, { seat, left }, offer) {
      if (left > 0) for (const kind of heldKinds(player(t.state, seat))) offer.add(say.discard(kind))
    },
    make(t, step, code) {
      discardCard(t, step.seat, say.discard.of(code)[0])
      goOn(t, { do: step.do, seat: step.seat, left: step.left - 1 })
    },
  }
}

export const steps: StepRules<Sample, Exclude<SampleStep, { do: "stake" }>> = {
  sheet: {
    rule: "SAM-2.1",
    choices(t, { seat }, offer) {
      const spent = num([...player(t.state, seat).sheet, 0], 0)
      for (let n = 0; n <= 4 - spent; n++) offer.add(say.note(n))
    },
    make(t, { seat }, code) {
      const { sheet } = player(t.state, seat)
      sheet.push(say.note.of(code)[0])
      aside(t, seat, sheet.length < 2 ? { do: "sheet", seat } : { do: "handIn", seat })
    },
  },
  handIn: {
    rule: "SAM-2.2",
    always: true,
    final: true,
    choices: (_t, _s, offer) => offer.add(say["hand-in"]()),
    make() {},
  },
  showSheets: {
    rule: "SAM-2.3",
    run(t) {
      for (const seat of range(t.state.seats)) {
        const me = player(t.state, seat)
        move(t, "SAM-2.3", me.sheet.slice(), where(sheets, seat), where(openSheets, seat))
        me.money += num(me.openSheet, 0)
        me.tokens += num(me.openSheet, 1)
      }
    },
  },

  turn: {
    rule: "SAM-3.1",
    run(t, { seat }) {
      t.state.turn++
      push(t, { do: "act", seat }, { do: "endTurn", seat }, { do: "nextTurn", seat })
      announce(t, "turnStart", { seat })
    },
  },
  act: {
    rule: "SAM-3.2",
    choices(t, { seat }, offer) {
      const me = player(t.state, seat)
      offer.add(say.work())
      offer.add(say.dig())
      for (let n = 1; n <= Math.min(2, me.pile.length + me.discards.length); n++) offer.add(say.draw(n))
      if (t.state.quests.length > 0) offer.add(say.seek())
      else if (offer.why) offer.no(say.seek(), "SAM-4.4", "noQuest")
      offer.add(say.auction())
      for (let other = 0; other < t.state.seats; other++)
        if (other !== seat && me.tiles.length > 0 && player(t.state, other).tiles.length > 0) offer.add(say.duel(other))
      offerPosts(t, seat, offer)
      offer.add(say.pass())
    },
    make(t, { seat }, code) {
      const me = player(t.state, seat)
      if (say.work.is(code)) me.money += rows(t, "wages").reduce((sum, row) => sum + row.money, total(t, "wage", seat))
      else if (say.dig.is(code)) push(t, { do: "dig", seat, depth: 1 })
      else if (say.draw.is(code)) push(t, { do: "discard", seat, left: drawCards(t, seat, say.draw.of(code)[0]) })
      else if (say.seek.is(code)) draw(t, "SAM-4.4", where(questStack), where(quests, seat))
      else if (say.auction.is(code)) push(t, { do: "bid", seat, last: 0, holder: -1, inside: (1 << t.state.seats) - 1 })
      else if (say.duel.is(code)) push(t, { do: "duel", seat, other: say.duel.of(code)[0] })
      else if (say.post.is(code)) postOrAsk(t, seat, say.post.of(code)[0])
    },
  },

  // Nested: every level is finished before the one above goes on.
  dig: {
    rule: "SAM-3.3",
    fields: ["depth"],
    choices: (_t, { depth }, offer) => {
      if (depth < 10) offer.add(say.deeper())
      offer.add(say.stop())
    },
    make(t, { seat, depth }, code) {
      if (say.deeper.is(code)) push(t, { do: "dig", seat, depth: depth + 1 }, { do: "climb", seat, depth })
    },
  },
  climb: {
    rule: "SAM-3.3",
    fields: ["depth"],
    run: (t, { seat, depth }) => {
      const me = player(t.state, seat)
      me.points = Math.max(me.points, depth)
    },
  },

  discard: discarding(push),
  exchangeDiscard: discarding((t, step) => aside(t, step.seat, step)),

  bid: {
    rule: "SAM-6.1",
    fields: ["last", "holder", "inside"],
    always: true,
    choices(t, { seat, last }, offer) {
      for (let sum = last + 1; sum <= player(t.state, seat).money; sum++) offer.add(say.bid(sum))
      offer.add(say.out())
    },
    make(t, { seat, last, holder, inside }, code) {
      const left = say.out.is(code) ? inside & ~(1 << seat) : inside
      const best = say.bid.is(code) ? { last: say.bid.of(code)[0], holder: seat } : { last, holder }
      const ended = best.holder >= 0 ? left === 1 << best.holder : left === 0
      if (!ended) push(t, { do: "bid", seat: nextBidder(t, left, seat), ...best, inside: left })
      else if (best.holder >= 0) {
        player(t.state, best.holder).money -= best.last
        player(t.state, best.holder).points += 2
      }
    },
  },

  duel: {
    rule: "SAM-7.1",
    fields: ["other"],
    run(t, { seat, other }) {
      push(t, settle(), { do: "showTiles", seat, other })
      for (const fighter of [seat, other]) aside(t, fighter, { do: "playTile", seat: fighter })
    },
  },
  playTile: {
    rule: "SAM-7.2",
    always: true,
    final: true,
    limit: "duel",
    choices(t, { seat }, offer) {
      for (let n = 0; n <= 5; n++) if (player(t.state, seat).tiles.includes(n)) offer.add(say.tile(n))
    },
    make(t, { seat }, code) {
      move(t, "SAM-7.2", [say.tile.of(code)[0]], where(tiles, seat), where(played, seat))
    },
    timeout: (t, { seat }) => say.tile(Math.min(...player(t.state, seat).tiles)),
  },
  showTiles: {
    rule: "SAM-7.3",
    fields: ["other"],
    run(t, { seat, other }) {
      const values = [seat, other].map(fighter => {
        const me = player(t.state, fighter)
        const tile = num(me.played, 0)
        me.tileSum -= tile
        move(t, "SAM-7.3", [tile], where(played, fighter), where(shownTiles))
        return tile
      })
      player(t.state, num(values, 0) >= num(values, 1) ? seat : other).points += 3
    },
  },

  consent: {
    rule: "SAM-5.3",
    fields: ["by", "post"],
    always: true,
    limit: "consent",
    choices(_t, _step, offer) {
      offer.add(say.agree())
      offer.add(say.refuse())
    },
    make(t, { by, post }, code) {
      if (say.agree.is(code)) takePost(t, by, post)
    },
    timeout: () => say.refuse(),
  },

  endTurn: { rule: "SAM-3.4", always: true, ends: true, choices: (_t, _s, offer) => offer.add(say.end()), make() {} },
  nextTurn: {
    rule: "SAM-3.5",
    run(t, { seat }) {
      const next = (seat + 1) % t.state.seats
      if (next === 0) t.state.round++
      if (t.state.round <= ROUNDS) push(t, { do: "turn", seat: next })
      else push(t, settle())
    },
  },
}

function offerPosts(t: T, seat: Seat, offer: Offer): void {
  for (let post = 0; post < POSTS; post++) {
    const against = objection(t, "mayPost", { seat, post })
    if (num(t.state.posts, post) === seat) continue
    if (!against) offer.add(say.post(post))
    else if (offer.why) offer.no(say.post(post), against.rule, against.reason)
  }
}

/** A free post is taken; for another's the owner is asked. */
function postOrAsk(t: T, seat: Seat, post: number): void {
  const owner = num(t.state.posts, post)
  if (owner < 0) takePost(t, seat, post)
  else push(t, { do: "consent", seat: owner, by: seat, post })
}
