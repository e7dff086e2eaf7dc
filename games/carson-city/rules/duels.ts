// CC-6.3 to CC-6.6 Duels.
import { at, chance, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { SPACES, spots } from "../data/actions.ts"
import { faces } from "../data/cards.ts"
import { PARCELS } from "../data/map.ts"
import { announce } from "../places.ts"
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
import { passingPlace, pips, strength } from "./goods.ts"
import { isBuilding } from "./land.ts"
import { fightersOn } from "./spots.ts"

/** Which duels a step of the round is about: those for parcels, or those on buildings. */
export const ON_PARCELS = 0
export const ON_BUILDINGS = 1

/** Is there a duel on this parcel in this step? The Town Hall has its own (CC-9.1). */
function isContested(s: CarsonCity, parcel: number, on: number): boolean {
  if (num(s.cowboys, SPACES + parcel) === 0 || parcel === s.townHall) return false
  return isBuilding(num(s.objects, parcel)) === (on === ON_BUILDINGS) && fightersOn(s, SPACES + parcel) > 1
}

function isFighter(s: CarsonCity, spot: number, seat: Seat): boolean {
  const kind = cowboyOn(s, spot, seat)
  return kind === ORDINARY || kind === WITH_DYNAMITE
}

/** CC-6.4: of all players in at least one of these duels the one who passed first names their order. */
export function startDuels(t: CarsonTable, on: number): void {
  const s = t.state
  s.duels.length = 0
  let decider = -1
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (!isContested(s, parcel, on)) continue
    for (let seat = 0; seat < s.seats; seat++)
      if (isFighter(s, SPACES + parcel, seat) && (decider < 0 || passingPlace(s, seat) < passingPlace(s, decider)))
        decider = seat
  }
  if (decider >= 0) push(t, { do: "orderDuels", seat: decider, on }, { do: "fightDuels", seat: -1 })
}

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

function duelTotal(t: CarsonTable, seat: Seat): number {
  return strength(t, seat) + num(t.state.dice, seat * 2) + num(t.state.dice, seat * 2 + 1)
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

export const duelSteps: StepRules<CarsonCity, DuelStep> = {
  // All are named before the first is fought; the last one names itself.
  orderDuels: {
    rule: "CC-6.4",
    fields: ["on"],
    lapses: true,
    choices({ state }, { on }, offer) {
      for (let parcel = 0; parcel < PARCELS; parcel++)
        if (isContested(state, parcel, on) && !state.duels.includes(SPACES + parcel)) offer.add(say.duel(parcel))
    },
    make(t, { seat, on }, code) {
      t.state.duels.push(SPACES + say.duel.of(code)[0])
      push(t, { do: "orderDuels", seat, on })
    },
    timeout({ state }, { on }) {
      let parcel = 0
      while (!isContested(state, parcel, on) || state.duels.includes(SPACES + parcel)) parcel++
      return say.duel(parcel)
    },
  },

  fightDuels: {
    rule: "CC-6.4",
    run(t) {
      const spot = t.state.duels.shift()
      if (spot !== undefined) push(t, { do: "duel", seat: -1, spot }, { do: "fightDuels", seat: -1 })
    },
  },

  duel: {
    rule: "CC-6.6",
    fields: ["spot"],
    run(t, { spot }) {
      const s = t.state
      push(t, { do: "settleDuel", seat: -1, spot }, { do: "endDuel", seat: -1 })
      for (let seat = 0; seat < s.seats; seat++)
        if (isFighter(s, spot, seat) && at(faces, player(s, seat).face).throwsAgain)
          push(t, { do: "secondThrow", seat, spot })
      push(t, { do: "drawInDuel", seat: -1, spot })
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
        s.dice[seat * 2] = pips(chance(t, 6))
        s.dice[seat * 2 + 1] = cowboyOn(s, spot, seat) === WITH_DYNAMITE ? pips(chance(t, 6)) : 0
        if (t.log) tellThrow(t, "threw", seat, spot)
      }
    },
  },

  // CC-13.10, CC-22.39: the red gunsmith has seen all dice.
  secondThrow: {
    rule: "CC-13.10",
    fields: ["spot"],
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
      const s = t.state
      let winner = -1
      let best = -1
      let losers = 0
      // In passing order, so that the first of equals stays ahead.
      for (let i = 0; i < s.seats; i++) {
        const seat = num(s.passed, i)
        if (!isFighter(s, spot, seat)) continue
        losers |= 1 << seat
        const sum = duelTotal(t, seat)
        if (sum <= best) continue
        best = sum
        winner = seat
      }
      losers &= ~(1 << winner)
      if (t.log) tell(t, { did: "wonDuel", seat: winner, rule: "CC-6.3", action: at(spots, spot), total: best })
      for (let seat = 0; seat < s.seats; seat++) {
        if (!isFighter(s, spot, seat)) continue
        if (seat !== winner) sendBack(t, seat, spot)
        else if (cowboyOn(s, spot, seat) === WITH_DYNAMITE) {
          s.dynamite++
          setCowboy(s, spot, seat, ORDINARY)
        }
      }
      s.dice.fill(0)
      announce(t, "duelFought", { spot, winner, losers })
    },
  },

  // Marks where a duel is under way: no roads until then (CC-21.3).
  endDuel: { rule: "CC-6.6", run() {} },
}
