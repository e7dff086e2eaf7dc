// CC-6.3, CC-6.6 Duels.
import { at, chance, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { spots } from "../data/actions.ts"
import { faces } from "../data/cards.ts"
import { announce, total } from "../places.ts"
import { say } from "../say.ts"
import {
  type CarsonCity,
  type CarsonTable,
  cowboyOn,
  NO_COWBOY,
  ORDINARY,
  player,
  setCowboy,
  WITH_DYNAMITE,
} from "../state.ts"
import type { DuelStep } from "../steps.ts"
import { pips, strength } from "./goods.ts"
import { isFighter } from "./spots.ts"

/** A cowboy goes back to the personal reserve; its token is gone (CC-5.6). */
export function sendBack(t: CarsonTable, seat: Seat, spot: number): void {
  const s = t.state
  if (cowboyOn(s, spot, seat) === WITH_DYNAMITE) s.dynamite++
  setCowboy(s, spot, seat, NO_COWBOY)
  player(s, seat).cowboys++
}

/** CC-6.1: a used cowboy goes to the general reserve, a token with it is lost. */
export function useUp(t: CarsonTable, seat: Seat, spot: number): void {
  const s = t.state
  const kind = cowboyOn(s, spot, seat)
  if (kind === NO_COWBOY) return
  if (kind === WITH_DYNAMITE) s.dynamite++
  setCowboy(s, spot, seat, NO_COWBOY)
  player(s, seat).general++
}

export function duelTotal(t: CarsonTable, seat: Seat): number {
  return strength(t, seat) + num(t.state.dice, seat * 2) + num(t.state.dice, seat * 2 + 1)
}

/** One die, or two; of those thrown beyond that the lowest are left out (CC-14.5). */
function throwDice(t: CarsonTable, seat: Seat, two: boolean): void {
  const { dice } = t.state
  dice[seat * 2] = pips(chance(t, 6))
  dice[seat * 2 + 1] = two ? pips(chance(t, 6)) : 0
  if (t.rules.adds.spareDice === undefined) return
  for (let spare = total(t, "spareDice", seat); spare > 0; spare--) {
    const thrown = [num(dice, seat * 2), num(dice, seat * 2 + 1), pips(chance(t, 6))].sort((a, b) => b - a)
    dice[seat * 2] = num(thrown, 0)
    dice[seat * 2 + 1] = two ? num(thrown, 1) : 0
  }
}

function tellThrow(t: CarsonTable, did: string, seat: Seat, spot: number): void {
  tell(t, {
    did,
    seat,
    rule: "CC-6.6",
    action: at(spots, spot),
    die: num(t.state.dice, seat * 2),
    die2: num(t.state.dice, seat * 2 + 1),
    strength: strength(t, seat),
    total: duelTotal(t, seat),
  })
}

/** CC-6.6: all throw, then the red gunsmith may again; what comes of it is on the agenda already. */
export function fight(t: CarsonTable, spot: number): void {
  const s = t.state
  for (let seat = 0; seat < s.seats; seat++)
    if (isFighter(s, spot, seat) && at(faces, player(s, seat).face).throwsAgain)
      push(t, { do: "secondThrow", seat, spot })
  push(t, { do: "drawInDuel", seat: -1, spot })
}

/** The highest total; of equals the one who passed first (CC-6.3). */
export function bestFighter(t: CarsonTable, spot: number): Seat {
  const s = t.state
  let winner = -1
  let best = -1
  for (let i = 0; i < s.seats; i++) {
    const seat = num(s.passed, i)
    if (!isFighter(s, spot, seat)) continue
    const sum = duelTotal(t, seat)
    if (sum <= best) continue
    best = sum
    winner = seat
  }
  return winner
}

/** CC-6.6: the losers' cowboys and all used dynamite go back, then comes what follows a duel. No winner: −1. */
export function settle(t: CarsonTable, spot: number, winner: Seat): void {
  const s = t.state
  let losers = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isFighter(s, spot, seat)) continue
    if (seat !== winner) {
      losers |= 1 << seat
      sendBack(t, seat, spot)
    } else if (cowboyOn(s, spot, seat) === WITH_DYNAMITE) {
      s.dynamite++
      setCowboy(s, spot, seat, ORDINARY)
    }
  }
  s.dice.fill(0)
  announce(t, "duelFought", { spot, winner, losers })
}

export const duelSteps: StepRules<CarsonCity, DuelStep> = {
  duel: {
    rule: "CC-6.6",
    fields: ["spot"],
    run(t, { spot }) {
      push(t, { do: "settleDuel", seat: -1, spot }, { do: "endDuel", seat: -1 })
      fight(t, spot)
    },
  },

  drawInDuel: {
    rule: "CC-6.6",
    fields: ["spot"],
    replaceable: true,
    run(t, { spot }) {
      const s = t.state
      for (let i = 0; i < s.seats; i++) {
        const seat = num(s.passed, i)
        if (!isFighter(s, spot, seat)) continue
        throwDice(t, seat, cowboyOn(s, spot, seat) === WITH_DYNAMITE)
        if (t.log) tellThrow(t, "threw", seat, spot)
      }
    },
  },

  // CC-13.10, CC-22.39: the red gunsmith has seen all dice.
  secondThrow: {
    rule: "CC-13.10",
    fields: ["spot"],
    replaceable: true,
    choices({ state }, { seat }, offer) {
      offer.add(say.stand())
      offer.add(say.again(0))
      if (num(state.dice, seat * 2 + 1) > 0) offer.add(say.again(1))
    },
    make(t, { seat, spot }, code) {
      if (!say.again.is(code)) return
      t.state.dice[seat * 2 + say.again.of(code)[0]] = pips(chance(t, 6))
      if (t.log) tellThrow(t, "threwAgain", seat, spot)
    },
    timeout: () => say.stand(),
  },

  settleDuel: {
    rule: "CC-6.3",
    fields: ["spot"],
    run(t, { spot }) {
      const winner = bestFighter(t, spot)
      if (t.log)
        tell(t, {
          did: "wonDuel",
          seat: winner,
          rule: "CC-6.3",
          action: at(spots, spot),
          total: duelTotal(t, winner),
        })
      settle(t, spot, winner)
    },
  },

  // Marks where a duel is under way: no roads until then (CC-21.3).
  endDuel: { rule: "CC-6.6", run() {} },
}
