// CC-15 The Carson River: parcels that nobody can have, and bridges across.
import { at, filled, type Module, num, type Objection, type Options, type Seat } from "@railhead/engine"
import { RIVER, SCHOOL } from "../data/buildings.ts"
import { corners, edges, PARCELS } from "../data/map.ts"
import { crossingEdges, isChain, mountainsBeside, riverOf, sidesOfRiver } from "../data/river.ts"
import type { CarsonPlaces } from "../places.ts"
import { isFree } from "../rules/land.ts"
import { type CarsonCity, NOBODYS, UNOWNED } from "../state.ts"

/** CC-15.1: is the river that a table wants to lay a river? */
export function riverObjection(options: Options): Objection | null {
  if (options.carsonRiver !== true || isChain(riverOf(options))) return null
  return { rule: "CC-15.1", reason: "riverShape" }
}

/** CC-15.6: the third point of each own object beside a bridge. */
function bridgePoints(s: CarsonCity, seat: Seat, crossings: readonly number[]): number {
  const ends = new Set(
    crossings.filter(edge => num(s.roads, edge) > 0).flatMap(edge => [at(edges, edge).from, at(edges, edge).to]),
  )
  if (ends.size === 0) return 0
  let points = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (num(s.owner, parcel) !== seat || isFree(s, parcel)) continue
    if (at(corners, parcel).some(corner => ends.has(corner))) points++
  }
  return points
}

/** CC-15.5: another school on the same side of the river. */
function hasSchool(s: CarsonCity, sides: readonly number[], side: number): boolean {
  return s.objects.some((object, parcel) => object === SCHOOL && sides[parcel] === side)
}

const oneSchool: Objection = { rule: "CC-15.5", reason: "oneSchoolPerSide" }

/** The course of the river is an option of the table, so all that follows from it is worked out here. */
export function carsonRiver(options: Options): Module<CarsonCity, CarsonPlaces> {
  const river = riverOf(options)
  const crossings = crossingEdges(river)
  const sides = sidesOfRiver(river)
  return {
    id: "carsonRiver",
    when: () => true,
    rows: {
      mountains: [{ id: "mountains", count: mountainsBeside(river.length) }],
      bridges: crossings.map(edge => ({ id: at(edges, edge).id, edge })),
    },
    slice() {
      const objects = filled(PARCELS, -1)
      const owner = filled(PARCELS, UNOWNED)
      for (const parcel of river) {
        objects[parcel] = RIVER
        owner[parcel] = NOBODYS
      }
      return { objects, owner }
    },
    objects: {
      mayBuild: ({ state }, { parcel, building }) =>
        building === SCHOOL && hasSchool(state, sides, num(sides, parcel)) ? oneSchool : null,
    },
    score: [
      {
        id: "bridges",
        rule: "CC-15.6",
        after: "finalMountains",
        points: (s, seat) => bridgePoints(s, seat, crossings),
      },
    ],
  }
}
