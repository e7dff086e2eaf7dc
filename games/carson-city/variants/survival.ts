// CC-16 Survival of the Fittest: duel tiles instead of dice.
import {
  aside,
  at,
  chance,
  type Module,
  move,
  num,
  type Offer,
  push,
  range,
  type Seat,
  type StepRules,
  settle,
  shuffled,
  sum,
  tell,
  type Zone,
} from "@railhead/engine"
import { spots } from "../data/actions.ts"
import { faces } from "../data/cards.ts"
import { HIGHEST_TILE, REDRAW, SETS, tilesEach, USUAL_TOTAL } from "../data/tiles.ts"
import type { CarsonPlaces } from "../places.ts"
import { duelTotal } from "../rules/duels.ts"
import { strength } from "../rules/goods.ts"
import { isFighter } from "../rules/spots.ts"
import { say } from "../say.ts"
import { type Survival, sliceOf } from "../slices.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, player, WITH_DYNAMITE } from "../state.ts"
import type { DuelStep, TileDuelStep } from "../steps.ts"

function tilesOf(s: CarsonCity): Survival {
  return sliceOf(s.survival)
}

/** As long as nobody drew anew, all know which tiles were dealt; two players have a set each. */
function poolOf(s: CarsonCity, seat: Seat): string {
  if (num(tilesOf(s).left, seat) < 0) return "reserve"
  return s.seats === 2 ? `set ${seat}` : "dealt"
}

const hands: Zone<CarsonCity> = {
  name: "hands",
  sees: "owner",
  each: true,
  of: (s, seat) => at(tilesOf(s).hands, seat),
  pool: poolOf,
  // CC-16.2: the announced total, less what was shown of it.
  misfit(s, seat) {
    const left = num(tilesOf(s).left, seat)
    return left < 0 ? 0 : Math.abs(left - sum(at(tilesOf(s).hands, seat)) - sum(at(tilesOf(s).played, seat)))
  },
}

const played: Zone<CarsonCity> = {
  name: "played",
  sees: "owner",
  each: true,
  of: (s, seat) => at(tilesOf(s).played, seat),
  pool: poolOf,
  reopen(t, seat) {
    const tiles = tilesOf(t.state)
    at(tiles.hands, seat).push(...at(tiles.played, seat).splice(0))
    t.state.asides[seat] = []
    askForTile(t, seat, duelSpot(t.state))
  },
}

const shownTiles: Zone<CarsonCity> = { name: "shownTiles", sees: "all", of: s => tilesOf(s).shown }

const tileReserve: Zone<CarsonCity> = {
  name: "tileReserve",
  sees: "none",
  of: s => tilesOf(s).reserve,
  pool: () => "reserve",
}

const reserve = { zone: tileReserve, seat: -1 }

/** Where the duel is fought that is under way. */
export function duelSpot(s: CarsonCity): number {
  for (const step of s.agenda.toReversed()) if (step.do === "settleDuel" || step.do === "settleFight") return step.spot
  return -1
}

/** CC-16.2: a set each for two, else as many sets as players mixed; for six all sets, five tiles each. */
function deal(t: CarsonTable): void {
  const s = t.state
  const set = range(HIGHEST_TILE + 1)
  const each = num(tilesEach, s.seats)
  const sets = range(Math.min(s.seats, SETS)).flatMap(() => set)
  const mixed = s.seats === 2 ? sets : shuffled(t, sets)
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = mixed.slice(seat * each, (seat + 1) * each).sort((a, b) => a - b)
    move(t, "CC-16.2", hand, reserve, { zone: hands, seat })
    tilesOf(s).left[seat] = sum(hand)
    if (t.log) tell(t, { did: "announced", seat, rule: "CC-16.2", total: sum(hand) })
  }
}

/** CC-16.4, CC-22.21: three new tiles for every empty hand, in passing order, as far as there are any. */
function refill(t: CarsonTable): void {
  const s = t.state
  const tiles = tilesOf(s)
  for (const seat of s.passed) {
    if (at(tiles.hands, seat).length > 0 || tiles.reserve.length === 0) continue
    const left = tiles.reserve.slice()
    const drawn: number[] = []
    while (drawn.length < REDRAW && left.length > 0) drawn.push(...left.splice(chance(t, left.length), 1))
    tiles.left[seat] = -1
    move(t, "CC-16.4", drawn, reserve, { zone: hands, seat })
  }
}

/**
 * CC-16.6: one tile, with dynamite one or two; the last one is laid without a question, and without any it counts 0
 * (CC-22.21). With more the seat is always asked: to pass over equal tiles would tell what they are.
 */
function askForTile(t: CarsonTable, seat: Seat, spot: number): void {
  const hand = at(tilesOf(t.state).hands, seat)
  const two = cowboyOn(t.state, spot, seat) === WITH_DYNAMITE
  if (hand.length === 1) lay(t, seat, num(hand, 0))
  else if (hand.length > 1) aside(t, seat, { do: two ? "playFirstTile" : "playTile", seat, spot })
}

function offerTiles({ state }: CarsonTable, seat: Seat, from: number, offer: Offer): void {
  const hand = at(tilesOf(state).hands, seat)
  for (let tile = 0; tile <= HIGHEST_TILE; tile++) {
    if (!hand.includes(tile)) continue
    if (tile >= from) offer.add(say.play(tile))
    else if (offer.why) offer.no(say.play(tile), "CC-16.6", "laterTile")
  }
}

function lay(t: CarsonTable, seat: Seat, tile: number): void {
  move(t, "CC-16.3", [tile], { zone: hands, seat }, { zone: played, seat })
}

function lowestTile(s: CarsonCity, seat: Seat): number {
  return say.play(Math.min(...at(tilesOf(s).hands, seat)))
}

const tileSteps: StepRules<CarsonCity, TileDuelStep | Extract<DuelStep, { do: "drawInDuel" | "secondThrow" }>> = {
  // All but the red gunsmith choose in secret at the same time.
  drawInDuel: {
    rule: "CC-16.3",
    fields: ["spot"],
    run(t, { spot }) {
      const s = t.state
      push(t, settle(), { do: "showTiles", seat: -1, spot })
      for (let seat = 0; seat < s.seats; seat++)
        if (isFighter(s, spot, seat) && !at(faces, player(s, seat).face).throwsAgain) askForTile(t, seat, spot)
    },
  },

  // CC-13.10: the red gunsmith, who has seen the others' tiles.
  secondThrow: {
    rule: "CC-16.6",
    fields: ["spot"],
    run(t, { seat, spot }) {
      push(t, settle(), { do: "showTiles", seat: -1, spot })
      askForTile(t, seat, spot)
    },
  },

  playTile: {
    rule: "CC-16.3",
    fields: ["spot"],
    always: true,
    final: true,
    choices(t, { seat }, offer) {
      offerTiles(t, seat, 0, offer)
    },
    make(t, { seat }, code) {
      lay(t, seat, say.play.of(code)[0])
    },
    timeout: (t, { seat }) => lowestTile(t.state, seat),
  },

  playFirstTile: {
    rule: "CC-16.6",
    fields: ["spot"],
    always: true,
    choices(t, { seat }, offer) {
      offerTiles(t, seat, 0, offer)
    },
    make(t, { seat, spot }, code) {
      lay(t, seat, say.play.of(code)[0])
      aside(t, seat, { do: "playSecondTile", seat, spot })
    },
    timeout: (t, { seat }) => lowestTile(t.state, seat),
  },

  // A pair is laid from the lower tile to the higher.
  playSecondTile: {
    rule: "CC-16.6",
    fields: ["spot"],
    always: true,
    final: true,
    choices(t, { seat }, offer) {
      offerTiles(t, seat, at(tilesOf(t.state).played, seat).at(-1) ?? 0, offer)
      offer.add(say.stop())
    },
    make(t, { seat }, code) {
      if (say.play.is(code)) lay(t, seat, say.play.of(code)[0])
    },
    timeout: () => say.stop(),
  },

  showTiles: {
    rule: "CC-16.3",
    fields: ["spot"],
    run(t, { spot }) {
      const s = t.state
      for (const seat of s.passed) {
        const laid = at(tilesOf(s).played, seat).slice()
        if (laid.length === 0) continue
        move(t, "CC-16.3", laid, { zone: played, seat }, { zone: shownTiles, seat: -1 })
        const left = num(tilesOf(s).left, seat)
        if (left >= 0) tilesOf(s).left[seat] = left - sum(laid)
        s.dice[seat * 2] = num(laid, 0)
        s.dice[seat * 2 + 1] = laid[1] ?? 0
        if (t.log) tellTile(t, seat, spot, laid.length)
      }
    },
  },
}

function tellTile(t: CarsonTable, seat: Seat, spot: number, count: number): void {
  const { dice } = t.state
  tell(t, {
    did: "playedTile",
    seat,
    rule: "CC-16.3",
    action: at(spots, spot),
    count,
    die: num(dice, seat * 2),
    die2: num(dice, seat * 2 + 1),
    strength: strength(t, seat),
    total: duelTotal(t, seat),
  })
}

export const survival: Module<CarsonCity, CarsonPlaces> = {
  id: "survival",
  when: options => options.survival === true,
  steps: tileSteps,
  slice: seats => ({
    survival: {
      hands: range(seats).map(() => []),
      played: range(seats).map(() => []),
      shown: [],
      reserve: [],
      left: range(seats).map(() => -1),
    },
  }),
  zones: [hands, played, shownTiles, tileReserve],
  at: {
    beforeKit(t) {
      tilesOf(t.state).reserve.push(...range(SETS).flatMap(() => range(HIGHEST_TILE + 1)))
      deal(t)
    },
    // CC-16.2, CC-20.1: $30 less the own total, or as much more or less than the sheet says.
    kitGiven({ state }) {
      for (let seat = 0; seat < state.seats; seat++) {
        const me = player(state, seat)
        me.money = Math.max(0, me.money + USUAL_TOTAL - num(tilesOf(state).left, seat))
      }
    },
    duelFought(t) {
      move(t, "CC-16.3", tilesOf(t.state).shown.slice(), { zone: shownTiles, seat: -1 }, reserve)
      refill(t)
    },
  },
}
