// ARG-8 Phase B: use the location, action by action.
import { at, NOBODY, num, type Offer, type Seat, type StepRules, tell } from "@railhead/engine"
import { carryOut, obstacle, possible } from "../../trail/actions.ts"
import { auxiliaries } from "../../trail/auxiliary.ts"
import { actions, buildings, specialAt } from "../data/actions.ts"
import { say } from "../say.ts"
import {
  type Argentina,
  type ArgTable,
  buildingOf,
  isBuilding,
  kindOf,
  ownerOf,
  type PhaseB,
  player,
  push,
} from "../state.ts"
import { kit } from "./kit.ts"
import { offerObjectives, playObjective } from "./objectives.ts"
import { reach, requiredAt } from "./strength.ts"

const auxiliary = auxiliaries(kit)

/** One action of a building: the name it is chosen by, what it does, and the bit that marks it (and its slash) as used. */
interface Field {
  readonly name: number
  readonly action: number
  readonly bit: number
}

/** The bits of the special action and of helping the farmer one stands on. */
const SPECIAL = 1 << 8
const HELPED = 1 << 9

/** Hot: worked out once for each building and site. */
const known: readonly (readonly Field[])[][] = buildings.map(() => [])

/** ARG-8.2, ARG-8.3: what a building on its site has to offer. */
export function fieldsAt(building: number, site: number): readonly Field[] {
  const bySite = at(known, building)
  const found = bySite[site]
  if (found) return found
  const { actions: printed, groups, special } = at(buildings, building)
  const fields = printed.map((action, i) => ({ name: action, action, bit: 1 << num(groups, i) }))
  const beside = num(specialAt, site)
  if (special >= 0 && beside >= 0) fields.push({ name: special, action: beside, bit: SPECIAL })
  bySite[site] = fields
  return fields
}

/** A neutral or own building that is still the one the estanciero came to (ARG-8.1, ARG-38.13). */
function isOpen(s: Argentina, { seat, site, tile }: PhaseB): boolean {
  if (!isBuilding(tile) || num(s.tiles, site) !== tile) return false
  const owner = ownerOf(tile)
  return owner === NOBODY || owner === seat
}

function offerLocal(t: ArgTable, { seat, site, tile, used, aux }: PhaseB, offer: Offer): void {
  const fields = fieldsAt(buildingOf(tile), site)
  for (let i = 0; i < fields.length; i++) {
    const { name, action, bit } = at(fields, i)
    if (aux) {
      if (offer.why) offer.no(say.use(name), "ARG-8.8", "auxiliaryUsed")
    } else if (used & bit) {
      if (offer.why) offer.no(say.use(name), "ARG-8.2", "usedAlready")
    } else if (possible(t, seat, at(actions, action))) offer.add(say.use(name))
    else if (offer.why) {
      const { rule, reason, data = {} } = obstacle(t, seat, at(actions, action), "ARG-8.9")
      offer.no(say.use(name), rule, reason, data)
    }
  }
}

/** ARG-8.5: the farmer one stands on, and no other. */
function offerFarmer(s: Argentina, { seat, site, tile, used, aux }: PhaseB, offer: Offer): void {
  if (num(s.tiles, site) !== tile) return
  const required = requiredAt(s, site)
  const most = reach(player(s, seat), 0)
  if (used || aux) {
    if (offer.why) offer.no(say.help(site), "ARG-8.5", "auxiliaryUsed")
  } else if (required <= most) offer.add(say.help(site))
  else if (offer.why) offer.no(say.help(site), "ARG-26.2", "strength", { strength: required, value: most })
}

export const phaseBSteps: StepRules<Argentina, PhaseB> = {
  // ARG-8.10: judged afresh each time it comes back; an estanciero that has moved on leaves it behind (ARG-30.3).
  phaseB: {
    rule: "ARG-8.10",
    fields: ["site", "tile", "used", "aux"],
    lapses: true,
    always: true,
    ends: true,
    choices(t, step, offer) {
      const { seat, site, tile, used, aux } = step
      if (player(t.state, seat).rancher !== site) return
      if (isOpen(t.state, step)) offerLocal(t, step, offer)
      else if (kindOf(tile) >= 0) offerFarmer(t.state, step, offer)
      if (used === 0 && aux === 0) auxiliary.offer(t, seat, 1, offer)
      offerObjectives(t.state, seat, offer)
      offer.add(say.end())
    },
    make(t, step, code) {
      const { seat, site, tile } = step
      if (say.end.is(code)) return
      if (say.play.is(code)) {
        pushFrame(t, step, step.used, step.aux)
        return playObjective(t, seat, code)
      }
      if (say.aux.is(code)) {
        pushFrame(t, step, step.used, 1)
        return auxiliary.use(t, seat, code)
      }
      if (say.help.is(code)) {
        pushFrame(t, step, step.used | HELPED, step.aux)
        return push(t, { do: "showCattle", seat, sites: [site], bonus: 0, least: 0 })
      }
      const [name] = say.use.of(code)
      for (const field of fieldsAt(buildingOf(tile), site))
        if (field.name === name) {
          pushFrame(t, step, step.used | field.bit, step.aux)
          return useField(t, seat, field)
        }
    },
  },
}

function pushFrame(t: ArgTable, { seat, site, tile }: PhaseB, used: number, aux: number): void {
  push(t, { do: "phaseB", seat, site, tile, used, aux })
}

function useField(t: ArgTable, seat: Seat, field: Field): void {
  if (t.log) tell(t, { did: "used", seat, rule: "ARG-8.2", action: at(actions, field.action).id })
  carryOut(t, seat, at(actions, field.action), 0)
}
