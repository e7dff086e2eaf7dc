// CC-8.8, CC-21.3 Roads: laid at any time, and offered at four stops so that nobody misses the chance.
import {
  at,
  type Interrupt,
  num,
  type Offer,
  push,
  replaced,
  type Seat,
  type StepRules,
  tell,
  within,
} from "@railhead/engine"
import { EDGES, edges, fromCorner, parcelsAtCorner, toCorner } from "../data/map.ts"
import { ROUNDS } from "../data/rounds.ts"
import { announce, type BridgeRow, objection, rows } from "../places.ts"
import { say } from "../say.ts"
import { type CarsonCity, type CarsonTable, player } from "../state.ts"
import type { RoadStep } from "../steps.ts"
import { isRiver, isServed } from "./land.ts"

/** CC-1.6: a free edge that shares an end point with a road. */
export function extendsNetwork(s: CarsonCity, edge: number): boolean {
  if (num(s.roads, edge) > 0) return false
  return num(s.ends, num(fromCorner, edge)) > 0 || num(s.ends, num(toCorner, edge)) > 0
}

/** CC-1.5: one road, or the two of a bridge. */
export function roadsFor(bridges: readonly BridgeRow[], edge: number): number {
  for (const bridge of bridges) if (bridge.edge === edge) return 2
  return 1
}

/** Does a road to this corner serve a parcel that no road served before? */
function servesAnew(s: CarsonCity, corner: number): boolean {
  if (num(s.ends, corner) > 0) return false
  for (const parcel of at(parcelsAtCorner, corner)) if (!isRiver(s, parcel) && !isServed(s, parcel)) return true
  return false
}

/** Puts a road, or a bridge, on an edge; whose reserve it comes from is settled by then. */
export function layRoad(t: CarsonTable, seat: Seat, edge: number, rule: string): void {
  const s = t.state
  const served = servesAnew(s, num(fromCorner, edge)) || servesAnew(s, num(toCorner, edge))
  const roads = roadsFor(rows(t, "bridges"), edge)
  putRoad(s, edge, roads)
  s.givenUp = 0
  if (t.log) tell(t, { did: roads > 1 ? "bridge" : "road", seat, rule, edge: at(edges, edge).id })
  announce(t, "roadLaid", { seat, roads, served })
}

export function putRoad(s: CarsonCity, edge: number, roads: number): void {
  s.roads = replaced(s.roads, edge, num(s.roads, edge) + roads)
  for (const corner of [num(fromCorner, edge), num(toCorner, edge)])
    s.ends = replaced(s.ends, corner, num(s.ends, corner) + roads)
}

function offerRoads(t: CarsonTable, seat: Seat, offer: Offer): void {
  const s = t.state
  const bridges = rows(t, "bridges")
  const { roads } = player(s, seat)
  for (let edge = 0; edge < EDGES; edge++) {
    if (extendsNetwork(s, edge)) {
      if (roadsFor(bridges, edge) <= roads) offer.add(say.road(edge))
      else if (offer.why) offer.no(say.road(edge), "CC-15.4", "needsTwoRoads")
    } else if (offer.why) {
      if (num(s.roads, edge) > 0) offer.no(say.road(edge), "CC-1.5", "roadThere")
      else offer.no(say.road(edge), "CC-1.6", "offNetwork")
    }
  }
}

function layOwnRoad(t: CarsonTable, seat: Seat, code: number): void {
  const [edge] = say.road.of(code)
  player(t.state, seat).roads -= roadsFor(rows(t, "bridges"), edge)
  layRoad(t, seat, edge, "CC-8.8")
}

/** CC-21.3: one stop, once round in turn order. */
export function stopForRoads(t: CarsonTable): void {
  const { order } = t.state
  for (let i = order.length - 1; i >= 0; i--) {
    const seat = num(order, i)
    if (player(t.state, seat).roads > 0) push(t, { do: "roadStop", seat })
  }
}

export const roadSteps: StepRules<CarsonCity, RoadStep> = {
  roadStop: {
    rule: "CC-21.3",
    lapses: true,
    choices(t, { seat }, offer) {
      if (player(t.state, seat).roads === 0) return
      offer.add(say["go-on"]())
      if (!offer.enough) offerRoads(t, seat, offer)
    },
    make(t, { seat }, code) {
      if (!say.road.is(code)) return
      layOwnRoad(t, seat, code)
      push(t, { do: "roadStop", seat })
    },
    timeout: () => say["go-on"](),
  },
}

/** Beside any decision from phase 1 of round 1 on, but not during a duel, an auction or while secret choices are open. */
export const roadInterrupt: Interrupt<CarsonCity> = {
  rule: "CC-21.3",
  verbs: [say.road.verb],
  may(t, seat) {
    const s = t.state
    if (player(s, seat).roads === 0 || s.round < 1 || s.round > ROUNDS) return false
    if (within(t, "endDuel") || within(t, "bid")) return false
    return objection(t, "mayLayRoads", {}) === null
  },
  choices: offerRoads,
  make: layOwnRoad,
}
