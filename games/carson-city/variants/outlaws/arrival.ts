// CC-18.1 to CC-18.3 Before phase 1: outlaws arrive and move.
import { at, chance, num, push, type StepRules, takeOut, tell } from "@railhead/engine"
import { objects, PRISON } from "../../data/buildings.ts"
import { neighbours, PARCELS, parcels, parcelThrown } from "../../data/map.ts"
import { LEAST_STRENGTH, newcomers, OUTLAWS, tilePoints } from "../../data/outlaws.ts"
import { gain, pips } from "../../rules/goods.ts"
import { income } from "../../rules/income.ts"
import { isRiver } from "../../rules/land.ts"
import { say } from "../../say.ts"
import type { CarsonCity, CarsonTable } from "../../state.ts"
import type { OutlawStep } from "../../steps.ts"
import { arrive, gangOf, hasOutlaw, leave } from "./gang.ts"

function besidePrison(s: CarsonCity, parcel: number): boolean {
  for (const next of at(neighbours, parcel)) if (num(s.objects, next) === PRISON) return true
  return false
}

/** CC-18.2, CC-18.10: a prison removes a newcomer, even beside another one; everywhere else prisons keep it away. */
function takesNewcomer(s: CarsonCity, parcel: number): boolean {
  if (num(s.objects, parcel) === PRISON) return true
  return !hasOutlaw(s, parcel) && !besidePrison(s, parcel) && !isRiver(s, parcel)
}

function anyRoom(s: CarsonCity): boolean {
  for (let black = 1; black <= 6; black++)
    for (let white = 1; white <= 6; white++) if (takesNewcomer(s, parcelThrown(black, white))) return true
  return false
}

/** Thrown again while the parcel takes no newcomer. */
function newcomer(t: CarsonTable): void {
  const s = t.state
  if (gangOf(s).at.length === OUTLAWS || !anyRoom(s)) return
  for (;;) {
    const black = pips(chance(t, 6))
    const white = pips(chance(t, 6))
    const parcel = parcelThrown(black, white)
    if (!takesNewcomer(s, parcel)) continue
    if (num(s.objects, parcel) === PRISON) jail(t, parcel)
    else {
      arrive(s, parcel)
      if (t.log) tell(t, { did: "outlawArrived", seat: -1, rule: "CC-18.2", black, white, parcel: at(parcels, parcel) })
    }
    return
  }
}

/** An outlaw that arrives on a prison is removed at once, and its owner gets the points. */
function jail(t: CarsonTable, parcel: number): void {
  const s = t.state
  const owner = num(s.owner, parcel)
  const vp = tilePoints(gangOf(s).strength)
  gain(s, owner, "outlaws", vp)
  if (t.log) tell(t, { did: "jailed", seat: owner, rule: "CC-18.2", parcel: at(parcels, parcel), vp })
}

/** CC-18.1: black for the strength of all, white for the number of newcomers; then all move. */
export function outlawsArrive(t: CarsonTable): void {
  const s = t.state
  const gang = gangOf(s)
  const black = pips(chance(t, 6))
  const white = pips(chance(t, 6))
  const count = num(newcomers, white)
  gang.strength = LEAST_STRENGTH + black
  if (t.log)
    tell(t, {
      did: "outlaws",
      seat: num(s.choosing, 0),
      rule: "CC-18.1",
      black,
      white,
      strength: gang.strength,
      vp: tilePoints(gang.strength),
      count,
    })
  for (let i = 0; i < count; i++) newcomer(t)
  gang.unmoved = gang.at.slice()
  push(t, { do: "moveOutlaw", seat: num(s.passed, 0) })
}

/** CC-18.8, CC-22.40: what an outlaw sees in a building; nothing in those of the heroes. */
function seen(t: CarsonTable, parcel: number): number {
  const { heroes } = gangOf(t.state)
  return heroes >= 0 && num(t.state.owner, parcel) === heroes ? 0 : income(t, parcel)
}

/** CC-18.3: the best paid buildings around, if they beat the one it stands on. */
function targets(t: CarsonTable, from: number): number[] {
  const s = t.state
  let best = seen(t, from)
  let found: number[] = []
  for (const next of at(neighbours, from)) {
    const money = seen(t, next)
    if (money === 0 || hasOutlaw(s, next) || besidePrison(s, next)) continue
    if (money > best) found = []
    else if (money < best || found.length === 0) continue
    best = money
    found.push(next)
  }
  return found
}

function moveOutlaw(t: CarsonTable, from: number): void {
  const s = t.state
  const choice = targets(t, from)
  if (choice.length === 0) return
  const to = num(choice, choice.length > 1 ? chance(t, choice.length) : 0)
  leave(s, from)
  arrive(s, to)
  if (t.log)
    tell(t, {
      did: "outlawMoved",
      seat: num(s.owner, to),
      rule: "CC-18.3",
      parcel: at(parcels, to),
      parcel2: at(parcels, from),
      building: at(objects, num(s.objects, to)),
    })
}

export const arrivalSteps: StepRules<CarsonCity, Extract<OutlawStep, { do: "moveOutlaw" }>> = {
  // CC-18.9: one after the other, on the board left by the earlier moves.
  moveOutlaw: {
    rule: "CC-18.9",
    lapses: true,
    choices({ state }, _step, offer) {
      for (let parcel = 0; parcel < PARCELS; parcel++)
        if (gangOf(state).unmoved.includes(parcel)) offer.add(say.outlaw(parcel))
    },
    make(t, { seat }, code) {
      const [parcel] = say.outlaw.of(code)
      takeOut(gangOf(t.state).unmoved, parcel)
      push(t, { do: "moveOutlaw", seat })
      moveOutlaw(t, parcel)
    },
    timeout: ({ state }) => say.outlaw(Math.min(...gangOf(state).unmoved)),
  },
}
