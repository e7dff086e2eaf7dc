// CC-13.2, CC-13.3, CC-13.5, CC-13.6, CC-13.13, CC-13.16: cards that put something up for choice, one row each.
import { at, type Module, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { faces } from "../../data/cards.ts"
import { FOR_HOUSES, FOR_MOUNTAINS, offers } from "../../data/offers.ts"
import type { CarsonPlaces } from "../../places.ts"
import { say } from "../../say.ts"
import { type Booked, booked, type CarsonCity, type CarsonTable, player } from "../../state.ts"
import type { CardStep } from "../../steps.ts"
import { gain } from "../goods.ts"
import { housesOwned, mountainsOwned } from "../land.ts"

type OfferStep = Extract<CardStep, { do: "takeOffer" }>

/** The category in which the points of a card are booked. */
function bookedFor(face: number): Booked {
  return booked.find(id => id === at(faces, face).id) ?? "cashLimit"
}

/** CC-13.13: $1 per revolver token, or per $10 and part of it; nobody pays more than the money at hand. */
function taxOf(s: CarsonCity, seat: Seat, tax: "weapons" | "money"): number {
  const { money, revolvers } = player(s, seat)
  return tax === "weapons" ? Math.min(money, revolvers) : Math.ceil(money / 10)
}

function collect(t: CarsonTable, seat: Seat, tax: "weapons" | "money"): void {
  const s = t.state
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const money = taxOf(s, other, tax)
    player(s, other).money -= money
    player(s, seat).money += money
    if (t.log) tell(t, { did: "paidTax", seat: other, rule: "CC-13.13", money, other: String(seat) })
  }
}

function yieldOf(s: CarsonCity, seat: Seat, tax: "weapons" | "money"): number {
  let sum = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) sum += taxOf(s, other, tax)
  return sum
}

const offerSteps: StepRules<CarsonCity, OfferStep> = {
  takeOffer: {
    rule: "CC-13.19",
    lapses: true,
    choices({ state }, { seat }, offer) {
      const me = player(state, seat)
      const face = at(faces, me.face)
      for (const which of face.offers) {
        const { pay, cowboys, gives } = at(offers, which)
        if (pay > me.money) {
          if (offer.why) offer.no(say.take(which), "CC-13.19", "price", { money: pay })
        } else if (cowboys > me.general) {
          if (offer.why) offer.no(say.take(which), "CC-13.6", "noCowboyLeft")
        } else if (gives > me.cowboys) {
          if (offer.why) offer.no(say.take(which), "CC-13.16", "noCowboy")
        } else offer.add(say.take(which))
      }
      if (face.mayDecline) offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (!say.take.is(code)) return
      const [which] = say.take.of(code)
      const s = t.state
      const me = player(s, seat)
      const { id, pay, money, cowboys, revolvers, points, gives, tax } = at(offers, which)
      me.offer = which
      me.money += money - pay
      me.cowboys += cowboys - gives
      me.general += gives - cowboys
      me.revolvers += revolvers
      if (points > 0) gain(s, seat, bookedFor(me.face), points)
      if (t.log) tell(t, { did: "tookOffer", seat, rule: "CC-13.19", card: at(faces, me.face).id, offer: id })
      if (tax !== "none") collect(t, seat, tax)
      push(t, { do: "endTurn", seat })
    },
    // CC-21.6: declined; $8 rather than later points, 3 points for the heroes, the tax that brings more.
    timeout({ state }, { seat }) {
      const face = at(faces, player(state, seat).face)
      if (face.mayDecline) return say.decline()
      const [first = 0, second = first] = face.offers
      if (at(offers, first).tax === "none") return say.take(first)
      return say.take(yieldOf(state, seat, "money") > yieldOf(state, seat, "weapons") ? second : first)
    },
  },
}

/** CC-10.2: what the red grocer and the red settler chose to wait for. */
function payLater(t: CarsonTable, offer: number, count: (s: CarsonCity, seat: Seat) => number, category: Booked): void {
  const s = t.state
  for (let seat = 0; seat < s.seats; seat++) {
    if (player(s, seat).offer !== offer) continue
    const vp = count(s, seat)
    gain(s, seat, category, vp)
    if (t.log) tell(t, { did: "cardPoints", seat, rule: "CC-10.2", card: category, vp })
  }
}

export const offering: Module<CarsonCity, CarsonPlaces> = {
  id: "offers",
  when: () => true,
  steps: offerSteps,
  at: {
    // CC-13.2: the red banker, after action 24.
    afterActions(t) {
      for (let i = t.state.seats - 1; i >= 0; i--) {
        const seat = num(t.state.order, i)
        const face = at(faces, player(t.state, seat).face)
        if (face.offered === "afterActions") push(t, { do: "takeOffer", seat })
      }
    },
    endOfRound(t) {
      payLater(t, FOR_HOUSES, housesOwned, "3R")
      payLater(t, FOR_MOUNTAINS, mountainsOwned, "5R")
    },
  },
}
