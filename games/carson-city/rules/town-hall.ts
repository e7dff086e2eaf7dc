// CC-12.15, CC-12.16 The Town Hall: never bought, never owned; put up when it is drawn.
import { at, filled, num, push, replaced, type Seat, type StepRules, tell } from "@railhead/engine"
import { TOWN_HALL } from "../data/buildings.ts"
import { CORNERS, corners, EDGES, edgesAtCorner, fromCorner, PARCELS, parcels, toCorner } from "../data/map.ts"
import { objectionToBuild, rows } from "../places.ts"
import { say } from "../say.ts"
import type { CarsonCity, CarsonTable } from "../state.ts"
import type { TownHallStep } from "../steps.ts"
import { isFree, isServed } from "./land.ts"
import { extendsNetwork, layRoad, roadsFor } from "./roads.ts"

/** A parcel it could stand on, if it were served by a road. */
function isOpen(t: CarsonTable, seat: Seat, parcel: number): boolean {
  if (num(t.state.owner, parcel) >= 0 || !isFree(t.state, parcel)) return false
  return objectionToBuild(t, seat, parcel, TOWN_HALL) === null
}

const FAR = EDGES * 2

/** How many roads it takes from each corner to serve an open parcel, two for a bridge; `FAR` where there is none to serve. */
function roadsNeeded(t: CarsonTable, seat: Seat): number[] {
  const bridges = rows(t, "bridges")
  const distance = filled(CORNERS, FAR)
  const reached: number[] = []
  const reach = (corner: number, roads: number) => {
    if (num(distance, corner) <= roads) return
    distance[corner] = roads
    reached.push(corner)
  }
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (isOpen(t, seat, parcel)) for (const corner of at(corners, parcel)) reach(corner, 0)
  for (let i = 0; i < reached.length; i++) {
    const corner = num(reached, i)
    for (const edge of at(edgesAtCorner, corner))
      reach(num(fromCorner, edge) + num(toCorner, edge) - corner, num(distance, corner) + roadsFor(bridges, edge))
  }
  return distance
}

/** CC-12.16: the first road of a shortest way from the network to a site. */
function firstRoads(t: CarsonTable, seat: Seat): number[] {
  const s = t.state
  const distance = roadsNeeded(t, seat)
  let least = FAR
  for (let corner = 0; corner < CORNERS; corner++)
    if (num(s.ends, corner) > 0) least = Math.min(least, num(distance, corner))
  const first: number[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    if (!extendsNetwork(s, edge)) continue
    const [from, to] = [num(fromCorner, edge), num(toCorner, edge)]
    const roads = roadsFor(rows(t, "bridges"), edge)
    const leads = (near: number, far: number) =>
      num(s.ends, near) > 0 && num(distance, near) === least && num(distance, far) === least - roads
    if (leads(from, to) || leads(to, from)) first.push(edge)
  }
  return first
}

export const townHallSteps: StepRules<CarsonCity, TownHallStep> = {
  siteTownHall: {
    rule: "CC-12.15",
    lapses: true,
    choices(t, { seat }, offer) {
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (!isServed(t.state, parcel)) {
          if (offer.why) offer.no(say.site(parcel), "CC-12.15", "notServed")
        } else if (isOpen(t, seat, parcel)) offer.add(say.site(parcel))
        else if (offer.why) offer.no(say.site(parcel), "CC-12.15", "notFreeAndUnowned")
      }
      if (offer.any) return
      for (const edge of firstRoads(t, seat)) offer.add(say.lay(edge))
    },
    make(t, { seat }, code) {
      if (say.lay.is(code)) {
        push(t, { do: "siteTownHall", seat })
        layRoad(t, seat, say.lay.of(code)[0], "CC-12.15")
        return
      }
      const [parcel] = say.site.of(code)
      t.state.objects = replaced(t.state.objects, parcel, TOWN_HALL)
      t.state.townHall = parcel
      t.state.givenUp = 0
      if (t.log) tell(t, { did: "townHall", seat, rule: "CC-12.15", parcel: at(parcels, parcel) })
    },
    timeout(t, { seat }) {
      for (let parcel = 0; parcel < PARCELS; parcel++)
        if (isServed(t.state, parcel) && isOpen(t, seat, parcel)) return say.site(parcel)
      return say.lay(num(firstRoads(t, seat), 0))
    },
  },
}
