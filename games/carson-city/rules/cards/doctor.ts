// CC-13.14 Doctor and undertaker: what follows a lost duel.
import { at, type Module, num, type Offer, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { isShared, SPACES, spaces, spots } from "../../data/actions.ts"
import { faceNamed } from "../../data/cards.ts"
import type { CarsonPlaces } from "../../places.ts"
import { say } from "../../say.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, player, setCowboy } from "../../state.ts"
import type { CardStep } from "../../steps.ts"
import { gain } from "../goods.ts"
import { isEmptySpot, spaceClosed } from "../spots.ts"

type AfterDuel = Extract<CardStep, { do: "payUndertaker" | "seeDoctor" }>

const DOCTOR = faceNamed("14Y")
const UNDERTAKER = faceNamed("14R")
const DOCTOR_FEE = 3
const UNDERTAKER_FEE = 2

function holderOf(s: CarsonCity, face: number): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (player(s, seat).face === face) return seat
  return -1
}

/** CC-22.10: a space of the track whose turn has not come, empty or shared, and legal by CC-5.2. */
function takesPatient(s: CarsonCity, space: number): boolean {
  if (num(spaces, space) <= s.action || spaceClosed(s, space) !== null) return false
  return isShared[space] === true || isEmptySpot(s, space)
}

function offerSpaces(s: CarsonCity, offer: Offer): void {
  for (let space = 0; space < SPACES; space++) {
    if (takesPatient(s, space)) offer.add(say.recover(space))
    else if (offer.why) offer.no(say.recover(space), "CC-22.10", "notUncontested")
  }
}

/** Losers in passing order, as steps of which the first runs first. */
function askLosers(t: CarsonTable, losers: number, ask: (seat: Seat) => void): void {
  const { passed } = t.state
  for (let i = passed.length - 1; i >= 0; i--) {
    const seat = num(passed, i)
    if (losers & (1 << seat)) ask(seat)
  }
}

const doctorSteps: StepRules<CarsonCity, AfterDuel> = {
  payUndertaker: {
    rule: "CC-13.14",
    fields: ["to"],
    choices({ state }, { seat }, offer) {
      if (player(state, seat).money >= UNDERTAKER_FEE) offer.add(say.pay())
      else if (offer.why) offer.no(say.pay(), "CC-22.22", "price", { money: UNDERTAKER_FEE })
      offer.add(say.lose())
    },
    make(t, { seat, to }, code) {
      const s = t.state
      const paid = say.pay.is(code) ? UNDERTAKER_FEE : 0
      player(s, seat).money -= paid
      player(s, to).money += paid
      if (paid === 0) gain(s, seat, "14R", -1)
      if (t.log)
        tell(t, { did: "undertaker", seat, rule: "CC-13.14", money: paid, vp: paid === 0 ? -1 : 0, other: String(to) })
    },
    timeout: ({ state }, { seat }) => (player(state, seat).money >= UNDERTAKER_FEE ? say.pay() : say.lose()),
  },

  // The cowboy is back in the personal reserve by then; it may go on from there.
  seeDoctor: {
    rule: "CC-13.14",
    fields: ["to"],
    lapses: true,
    choices({ state }, { seat, to }, offer) {
      if (seat !== to && player(state, seat).money < DOCTOR_FEE) return
      offerSpaces(state, offer)
      if (offer.any) offer.add(say["take-back"]())
    },
    make(t, { seat, to }, code) {
      if (!say.recover.is(code)) return
      const s = t.state
      const [space] = say.recover.of(code)
      const me = player(s, seat)
      const fee = seat === to ? 0 : DOCTOR_FEE
      me.money -= fee
      player(s, to).money += fee
      me.cowboys--
      setCowboy(s, space, seat, cowboyOn(s, space, seat) + 1)
      if (t.log)
        tell(t, { did: "recovered", seat, rule: "CC-13.14", action: at(spots, space), money: fee, other: String(to) })
    },
    timeout: () => say["take-back"](),
  },
}

export const doctorAndUndertaker: Module<CarsonCity, CarsonPlaces> = {
  id: "doctorAndUndertaker",
  when: () => true,
  steps: doctorSteps,
  at: {
    duelFought(t, { losers }) {
      const undertaker = holderOf(t.state, UNDERTAKER)
      if (undertaker >= 0)
        askLosers(t, losers & ~(1 << undertaker), seat => push(t, { do: "payUndertaker", seat, to: undertaker }))
      const doctor = holderOf(t.state, DOCTOR)
      if (doctor < 0) return
      askLosers(t, losers & ~(1 << doctor), seat => push(t, { do: "seeDoctor", seat, to: doctor }))
      if (losers & (1 << doctor)) push(t, { do: "seeDoctor", seat: doctor, to: doctor })
    },
  },
}
