// CC-19 Horses: corrals, ranches that pay double, the rodeo.
import { add, at, filled, type Module, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { SPOTS } from "../../data/actions.ts"
import { RANCH } from "../../data/buildings.ts"
import { COWBOY, faces } from "../../data/cards.ts"
import { CORRALS, corrals, HORSES, RANCH_CORRAL } from "../../data/corrals.ts"
import { PARCELS, parcels } from "../../data/map.ts"
import { type CarsonPlaces, rows } from "../../places.ts"
import { useUp } from "../../rules/duels.ts"
import { sheriffOf } from "../../rules/goods.ts"
import { income } from "../../rules/income.ts"
import { say } from "../../say.ts"
import { AWAY, type CarsonCity, type CarsonTable, cowboyOn, player } from "../../state.ts"
import type { HorseStep } from "../../steps.ts"
import { horsesIn, horsesOf, horsesPlayed, offerCorralSpots, putHorse, strengthOfHorses } from "./corrals.ts"
import { playingSteps } from "./playing.ts"
import { salarySteps } from "./salary.ts"

/** CC-9.11: an own ranch that the grocer does not double. */
function mayBreed(s: CarsonCity, seat: Seat, parcel: number): boolean {
  if (num(s.objects, parcel) !== RANCH || num(s.owner, parcel) !== seat) return false
  return player(s, seat).doubles !== RANCH && !s.doubled.includes(parcel)
}

const breedSteps: StepRules<CarsonCity, Extract<HorseStep, { do: "breed" }>> = {
  breed: {
    rule: "CC-9.11",
    fields: ["left", "from"],
    lapses: true,
    choices({ state }, { seat, left, from }, offer) {
      if (left === 0) return
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (!mayBreed(state, seat, parcel)) continue
        if (parcel >= from) offer.add(say.breed(parcel))
        else if (offer.why) offer.no(say.breed(parcel), "CC-9.11", "later")
      }
      if (offer.any) offer.add(say.stop())
    },
    make(t, { seat, left }, code) {
      if (!say.breed.is(code)) return
      const [parcel] = say.breed.of(code)
      t.state.doubled.push(parcel)
      if (t.log) tell(t, { did: "bred", seat, rule: "CC-9.11", parcel: at(parcels, parcel) })
      push(t, { do: "breed", seat, left: left - 1, from: parcel + 1 })
    },
    // CC-21.6: the best paid, taken in the order of the board.
    timeout(t, { seat, left, from }) {
      const own = parcels.flatMap((_, parcel) => (parcel >= from && mayBreed(t.state, seat, parcel) ? parcel : []))
      const best = own.toSorted((a, b) => income(t, b) - income(t, a) || a - b).slice(0, left)
      return say.breed(Math.min(...best))
    },
  },
}

/** CC-19.6: hat × horses, twice with a cowboy there. */
export function rodeoTotal(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const white = sheriffOf(s) === seat ? s.white : -1
  return rows(t, "corrals").reduce((sum, { hat }, corral) => {
    const ridden = cowboyOn(s, SPOTS + corral, seat) > 0 || white === SPOTS + corral
    return sum + hat * horsesIn(s, seat, corral) * (ridden ? 2 : 1)
  }, 0)
}

/** CC-19.6, CC-19.11: the highest total, of equals the one who passed first, even if nobody has anything. */
function holdRodeo(t: CarsonTable): void {
  const s = t.state
  let winner = num(s.passed, 0)
  for (const seat of s.passed) if (rodeoTotal(t, seat) > rodeoTotal(t, winner)) winner = seat
  add(horsesOf(s).tokens, winner, 1)
  if (t.log) tell(t, { did: "rodeo", seat: winner, rule: "CC-19.6", total: rodeoTotal(t, winner) })
}

/** CC-19.7 */
function leaveCorrals(t: CarsonTable): void {
  const s = t.state
  const horses = horsesOf(s)
  for (let seat = 0; seat < s.seats; seat++) {
    add(horses.reserve, seat, horsesPlayed(s, seat))
    for (let corral = 0; corral < CORRALS; corral++) useUp(t, seat, SPOTS + corral)
  }
  horses.corrals.fill(0)
  horses.bought = 0
  if (s.white >= SPOTS) s.white = AWAY
}

/** CC-19.8 */
function horsePoints(s: CarsonCity, seat: Seat): number {
  const { reserve, tokens } = horsesOf(s)
  return (num(reserve, seat) + horsesPlayed(s, seat)) * (1 + num(tokens, seat))
}

export const horses: Module<CarsonCity, CarsonPlaces> = {
  id: "horses",
  when: options => options.horses === true,
  // CC-2.10: the yellow side of card 15 can be drawn too.
  rows: { corrals, fixedSides: [{ id: String(COWBOY), side: -1 }] },
  steps: { ...playingSteps, ...salarySteps, ...breedSteps },
  // CC-19.1: one horse each, and five corrals that cowboys can stand in.
  slice: seats => ({
    cowboys: filled(SPOTS + CORRALS, 0),
    horses: {
      stock: HORSES - seats,
      reserve: filled(seats, 1),
      corrals: filled(seats * CORRALS, 0),
      tokens: filled(seats, 0),
      bought: 0,
    },
  }),
  adds: { strength: (t, seat) => strengthOfHorses(t.state, seat) },
  at: {
    // CC-13.15
    onChoosing(t, { seat, face }) {
      const s = t.state
      const count = Math.min(at(faces, face).horses, horsesOf(s).stock)
      if (count === 0) return
      horsesOf(s).stock -= count
      add(horsesOf(s).reserve, seat, count)
      if (t.log) tell(t, { did: "gotHorse", seat, rule: "CC-13.15", count })
    },
    offeringSpots(t, { seat, kind, offer }) {
      offerCorralSpots(t, seat, kind, offer)
    },
    // CC-22.27: only after a cowboy on the board.
    afterPlacing(t, { seat, spot }) {
      if (spot < SPOTS) push(t, { do: "playHorse", seat })
    },
    horsePlayed(t, { seat, corral }) {
      putHorse(t, seat, corral)
    },
    declaring(t, { seat }) {
      const left = horsesIn(t.state, seat, RANCH_CORRAL)
      if (left > 0) push(t, { do: "breed", seat, left, from: 0 })
    },
    endOfRound(t) {
      holdRodeo(t)
      leaveCorrals(t)
    },
  },
  score: [{ id: "horses", rule: "CC-19.8", points: horsePoints }],
}
