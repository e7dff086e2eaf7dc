// GWT-15.2, GWT-15.4, R14, R45: building 8b uses the local actions of one adjacent building.
import { at, num, type Offer, type Seat, tell } from "@railhead/engine"
import { carryOut } from "../../trail/actions.ts"
import { actions, buildings } from "../data/actions.ts"
import { trail } from "../data/trail.ts"
import { say } from "../say.ts"
import { buildingOf, type GwtTable, isBuilding, type PhaseB, push } from "../state.ts"
import { type Field, fieldsAt, neighbours } from "./local-actions.ts"

type OfferField = (t: GwtTable, seat: Seat, field: Field, used: number, code: number, offer: Offer) => void

/** Another 8b cannot be copied; empty sites, hazards and tipis are no buildings. */
function canBeCopied(tile: number): boolean {
  return isBuilding(tile) && !at(buildings, buildingOf(tile)).copies
}

/** Before the first copied action every neighbour is open, then only the chosen one, as long as it stands. */
export function offerCopies(t: GwtTable, step: PhaseB, offer: Offer, offerField: OfferField): void {
  const { seat, site, neighbour, neighbourTile, copied } = step
  for (const next of at(neighbours, site)) {
    const tile = num(t.state.tiles, next)
    if (!canBeCopied(tile)) continue
    if (neighbour >= 0 && (next !== neighbour || tile !== neighbourTile)) continue
    for (const field of fieldsAt(t, next, tile)) offerField(t, seat, field, copied, say.copy(next, field.name), offer)
  }
}

/** Counts are the user's own, moves start from the 8b, nobody is paid (R14, R45). */
export function copiedAction(t: GwtTable, step: PhaseB, code: number): void {
  const [next, name] = say.copy.of(code)
  const { seat, site, tile, used, aux, copied } = step
  const neighbourTile = num(t.state.tiles, next)
  for (const field of fieldsAt(t, next, neighbourTile)) {
    if (field.name !== name) continue
    push(t, {
      do: "phaseB",
      seat,
      site,
      tile,
      used,
      aux,
      neighbour: next,
      neighbourTile,
      copied: copied | field.bit,
    })
    if (t.log)
      tell(t, { did: "copied", seat, rule: "GWT-15.2", action: at(actions, name).id, site: at(trail.ids, next) })
    carryOut(t, seat, at(actions, field.action), 0)
    return
  }
}
