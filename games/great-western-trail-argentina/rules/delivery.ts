// ARG-10: a disc goes from a quay to a bonus space of its city.
import { add, at, num, type Objection, type Seat, type StepRules, tell } from "@railhead/engine"
import { bonusActions } from "../data/actions.ts"
import { type BonusSpace, closedCities, quays, SLOTS, spaceOn } from "../data/cities.ts"
import { say } from "../say.ts"
import { type Argentina, type BuenosAiresStep, player, push } from "../state.ts"
import { payGrain } from "./kinds.ts"
import { offerObjectives, playObjective } from "./objectives.ts"

type Step = Extract<BuenosAiresStep, { do: "delivery" | "chooseSpace" }>

/** The space on a slot: its city shows one of its sides. */
export function spaceAt(s: Argentina, slot: number): BonusSpace {
  const { city } = spaceOn(0, slot)
  return spaceOn((s.citySides >> city) & 1, slot)
}

/** Its number in the list of all spaces: that of side b comes a whole side later. */
export function spaceNo(s: Argentina, slot: number): number {
  return slot + ((s.citySides >> spaceOn(0, slot).city) & 1) * SLOTS
}

/** ARG-10.2 */
export function grainFor(space: BonusSpace, quay: number): number {
  return Math.max(0, space.grain - at(quays, quay).discount)
}

/** Why a disc on this quay cannot go to a slot; null if it can (ARG-10.5). */
export function obstacleTo(s: Argentina, seat: Seat, quay: number, slot: number): Objection | null {
  const space = spaceAt(s, slot)
  if (space.city !== at(quays, quay).city) return { rule: "ARG-10.1", reason: "otherCity" }
  if (space.covered && at(closedCities, s.players.length).includes(space.city))
    return { rule: "ARG-2.12", reason: "closed" }
  for (let other = 0; other < s.players.length; other++)
    if (player(s, other).delivered & (1 << slot)) return { rule: "ARG-10.3", reason: "spaceTaken" }
  const grain = grainFor(space, quay)
  return grain > player(s, seat).grain ? { rule: "ARG-10.2", reason: "grain", data: { grain } } : null
}

function anySpace(s: Argentina, seat: Seat, quay: number): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (obstacleTo(s, seat, quay, slot) === null) return true
  return false
}

export const deliverySteps: StepRules<Argentina, Step> = {
  // ARG-9.2: optional; ARG-38.9: objective cards may be played before it.
  delivery: {
    rule: "ARG-10.5",
    fields: ["gap"],
    lapses: true,
    choices(t, { seat, gap }, offer) {
      const me = player(t.state, seat)
      for (let quay = 0; quay < quays.length; quay++) {
        if (num(me.quays, quay) === 0) {
          if (offer.why) offer.no(say.deliver(quay), "ARG-10.1", "noDiscOnQuay")
        } else if (anySpace(t.state, seat, quay)) offer.add(say.deliver(quay))
        else if (offer.why) offer.no(say.deliver(quay), "ARG-10.5", "noSpace")
        if (offer.enough) return
      }
      if (!offer.any || !gap) return
      offer.add(say.pass())
      offerObjectives(t.state, seat, offer)
    },
    make(t, { seat, gap }, code) {
      if (say.pass.is(code)) return
      if (say.play.is(code)) {
        push(t, { do: "delivery", seat, gap })
        return playObjective(t, seat, code)
      }
      const [quay] = say.deliver.of(code)
      push(t, { do: "chooseSpace", seat, quay })
    },
  },

  chooseSpace: {
    rule: "ARG-10.1",
    fields: ["quay"],
    choices(t, { seat, quay }, offer) {
      for (let slot = 0; slot < SLOTS; slot++) {
        const why = obstacleTo(t.state, seat, quay, slot)
        const code = say.to(spaceNo(t.state, slot))
        if (why === null) offer.add(code)
        else if (offer.why && why.reason !== "otherCity") offer.no(code, why.rule, why.reason, why.data ?? {})
      }
    },
    // ARG-10.3: the bonus comes at once, and all of it before the next step (ARG-10.6).
    make(t, { seat, quay }, code) {
      const [no] = say.to.of(code)
      const slot = no % SLOTS
      const me = player(t.state, seat)
      const space = spaceAt(t.state, slot)
      add(me.quays, quay, -1)
      me.delivered |= 1 << slot
      if (t.log) tell(t, { did: "delivered", seat, rule: "ARG-10.1", quay: at(quays, quay).id, space: space.id })
      payGrain(t, seat, grainFor(space, quay), "ARG-10.2")
      push(t, { do: "immediate", seat, action: num(bonusActions, no), sides: 1 })
    },
  },
}
