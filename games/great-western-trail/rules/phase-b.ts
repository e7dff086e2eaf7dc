// GWT-7 Phase B: use the location, action by action.
import { at, NOBODY, num, type Offer, type Seat, type StepRules, tell } from "@railhead/engine"
import { carryOut, obstacle, possible } from "../../trail/actions.ts"
import { auxiliaries } from "../../trail/auxiliary.ts"
import { actions, buildings } from "../data/actions.ts"
import { askedTables } from "../places.ts"
import { say } from "../say.ts"
import {
  buildingOf,
  type GreatWesternTrail,
  type GwtTable,
  isBuilding,
  ownerOf,
  type PhaseB,
  player,
  push,
} from "../state.ts"
import { copiedAction, offerCopies } from "./copy.ts"
import { kit } from "./kit.ts"
import { type Field, fieldsAt } from "./local-actions.ts"
import { offerObjectives, playObjective } from "./objectives.ts"

const auxiliary = auxiliaries(kit)

/** May its local actions be used: a neutral or own building that is still the one the rancher came to (GWT-7.1, R15)? */
function isOpen(s: GreatWesternTrail, { seat, site, tile }: PhaseB): boolean {
  if (!isBuilding(tile) || num(s.tiles, site) !== tile) return false
  const owner = ownerOf(tile)
  return owner === NOBODY || owner === seat
}

function acted({ used, aux, copied }: PhaseB): boolean {
  return used !== 0 || copied !== 0 || aux !== 0
}

/** GWT-7.2, GWT-7.3: each field once, one side of a slash; only what can be carried out (GWT-12.6, R39). */
function offerField(t: GwtTable, seat: Seat, field: Field, used: number, code: number, offer: Offer): void {
  if (used & field.bit) {
    if (offer.why) offer.no(code, "GWT-7.2", "usedAlready")
  } else if (possible(t, seat, at(actions, field.action))) offer.add(code)
  else if (offer.why) {
    const { rule, reason, data = {} } = obstacle(t, seat, at(actions, field.action), "GWT-12.6")
    offer.no(code, rule, reason, data)
  }
}

function offerLocal(t: GwtTable, step: PhaseB, offer: Offer): void {
  const { seat, site, tile, used } = step
  for (const field of fieldsAt(t, site, tile)) {
    if (step.aux) {
      if (offer.why) offer.no(say.use(field.name), "GWT-7.5", "auxiliaryUsed")
    } else offerField(t, seat, field, used, say.use(field.name), offer)
  }
  if (!step.aux && at(buildings, buildingOf(tile)).copies) offerCopies(t, step, offer, offerField)
}

export const phaseBSteps: StepRules<GreatWesternTrail, PhaseB> = {
  // Judged afresh each time it comes back: a rancher that has gone on leaves it behind (R6, R7).
  phaseB: {
    rule: "GWT-7.8",
    fields: ["site", "tile", "used", "aux", "neighbour", "neighbourTile", "copied"],
    lapses: true,
    always: true,
    ends: true,
    choices(t, step, offer) {
      const { seat } = step
      if (player(t.state, seat).rancher !== step.site) return
      const done = acted(step)
      if (isOpen(t.state, step)) offerLocal(t, step, offer)
      if (!done) {
        auxiliary.offer(t, seat, 1, offer)
        for (const row of askedTables(t).phaseB) if (row.may(t.state, seat)) offer.add(say.instead(row.no))
      }
      offerObjectives(t.state, seat, offer)
      if (done) offer.add(say.end())
      else if (offer.why) offer.no(say.end(), "R2", "mustAct")
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
      if (say.instead.is(code)) {
        pushFrame(t, step, step.used, 1)
        const [no] = say.instead.of(code)
        for (const row of askedTables(t).phaseB) if (row.no === no) row.lay(t, seat)
        return
      }
      if (say.copy.is(code)) return copiedAction(t, step, code)
      const [name] = say.use.of(code)
      for (const field of fieldsAt(t, site, tile))
        if (field.name === name) {
          pushFrame(t, step, step.used | field.bit, step.aux)
          return useField(t, seat, field)
        }
    },
  },
}

function pushFrame(t: GwtTable, step: PhaseB, used: number, aux: number): void {
  const { seat, site, tile, neighbour, neighbourTile, copied } = step
  push(t, { do: "phaseB", seat, site, tile, used, aux, neighbour, neighbourTile, copied })
}

function useField(t: GwtTable, seat: Seat, field: Field): void {
  if (t.log) tell(t, { did: "used", seat, rule: "GWT-7.2", action: at(actions, field.name).id })
  carryOut(t, seat, at(actions, field.action), 0)
}
