// CC-18 Where outlaws are, and what the Town Hall has to do with it.
import { type Seat, takeOut } from "@railhead/engine"
import { SPACES } from "../../data/actions.ts"
import { type Outlaws, sliceOf } from "../../slices.ts"
import { type CarsonCity, NO_COWBOY, ORDINARY, setCowboy } from "../../state.ts"

export function gangOf(s: CarsonCity): Outlaws {
  return sliceOf(s.outlaws)
}

export function hasOutlaw(s: CarsonCity, parcel: number): boolean {
  return gangOf(s).at.includes(parcel)
}

/** CC-18.11: whoever occupies the Town Hall stands beside the fight, and is back on the spot when the outlaw has gone. */
function setResident(s: CarsonCity, parcel: number, kind: number): void {
  if (parcel === s.townHall && s.resident >= 0) setCowboy(s, SPACES + parcel, s.resident, kind)
}

export function arrive(s: CarsonCity, parcel: number): void {
  gangOf(s).at.push(parcel)
  setResident(s, parcel, NO_COWBOY)
}

export function leave(s: CarsonCity, parcel: number): void {
  takeOut(gangOf(s).at, parcel)
  setResident(s, parcel, ORDINARY)
}

/** Is this seat the occupant of a Town Hall with an outlaw on it? */
export function occupiesBeside(s: CarsonCity, seat: Seat): boolean {
  return s.townHall >= 0 && s.resident === seat && hasOutlaw(s, s.townHall)
}
