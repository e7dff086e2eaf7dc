import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

interface Example {
  readonly id: string
  readonly shows: string
  readonly office: string
  readonly seats?: number
  readonly markers?: 1 | 2
  readonly given: (p: Position) => void
  readonly vp: number
}

function mapCase(p: Position): void {
  for (const hex of ["-2,0", "-1,-1", "0,-1", "3,1", "4,0"]) p.build(0, hex)
  for (const hex of ["-1,0", "5,-4"]) p.build(0, hex, "settlement")
  p.build(1, "1,-1").build(2, "3,0")
}

function camps(p: Position, seat: number, ...hexes: string[]): void {
  for (const hex of hexes) p.build(seat, hex)
}

/** Influence in forest, gold, silver and copper. */
function influence(p: Position, forest: number, gold: number, silver: number, copper: number): void {
  p.influence(0, "forest", forest)
    .influence(0, "gold", gold)
    .influence(0, "silver", silver)
    .influence(0, "copper", copper)
}

function takeTwoShippingTiles(p: Position): void {
  p.coach(0, "copper", 3)
    .coach(0, "gold", 7)
    .supply(0, { copper: 1, gold: 1 })
    .turn(0)
    .play("deliver copper", "deliver gold")
}

function takeThreeCards(p: Position): void {
  p.market("I01", "I03", "I05")
  p.supply(0, { copper: 4 }).turn(0).play("invest I01")
  p.supply(0, { silver: 4 }).turn(0).play("invest I03")
  p.supply(0, { gold: 4 }).turn(0).play("invest I05")
}

function markers(p: Position, ...cells: string[]): void {
  for (const cell of cells) p.marker(0, cell)
}

function firstInCopperSecondInGold(p: Position): void {
  camps(p, 0, "0,-1", "1,1", "-1,0")
  camps(p, 1, "2,-2", "3,-2", "-1,2")
  camps(p, 2, "1,-1", "0,1")
}

const examples: readonly Example[] = [
  { id: "EX-O1", shows: "highest influence", office: "courthouse", given: p => influence(p, 2, 6, 3, 5), vp: 6 },
  {
    id: "EX-O2",
    shows: "two places, two markers",
    office: "deeds",
    markers: 2,
    given: firstInCopperSecondInGold,
    vp: 8,
  },
  { id: "EX-O3", shows: "four buildings at the frame", office: "frontier", given: mapCase, vp: 4 },
  { id: "EX-O4", shows: "lowest influence twice", office: "homestead", given: p => influence(p, 2, 6, 3, 5), vp: 4 },
  { id: "EX-O5", shows: "three buildings beside others", office: "sheriff", given: mapCase, vp: 3 },
  { id: "EX-O6", shows: "two shipping tiles", office: "shipping", given: takeTwoShippingTiles, vp: 4 },
  { id: "EX-O7", shows: "the second group", office: "depot", given: mapCase, vp: 4 },
  { id: "EX-O8", shows: "camp and settlement by the river", office: "docks", given: mapCase, vp: 3 },
  {
    id: "EX-O9",
    shows: "five markers make two pairs",
    office: "mayor",
    given: p => markers(p, "c2r0", "c2r1", "c0r1", "c0r2"),
    vp: 6,
  },
  { id: "EX-O10", shows: "three investment cards", office: "saloon", given: takeThreeCards, vp: 6 },
  {
    id: "EX-O11",
    shows: "an opponent does not break a line",
    office: "surveyor",
    given(p) {
      camps(p, 0, "4,-4", "4,-2", "4,0")
      camps(p, 1, "4,-1")
    },
    vp: 3,
  },
  { id: "EX-O12", shows: "two settlements", office: "townhall", given: mapCase, vp: 4 },
  {
    id: "EX-O13",
    shows: "one single group is no second",
    office: "depot",
    given: p => camps(p, 0, "-2,0", "-2,-1", "-1,-1", "-1,0", "-2,1", "-3,1", "-3,0", "0,-1", "0,-2"),
    vp: 0,
  },
  {
    id: "EX-O14",
    shows: "two equal largest groups",
    office: "depot",
    given: p => camps(p, 0, "-2,0", "-1,0", "-1,-1", "0,-1", "3,0", "4,-1", "4,0", "3,1", "-4,3", "-4,4"),
    vp: 8,
  },
  {
    id: "EX-O15",
    shows: "a shared first place counts",
    office: "deeds",
    given(p) {
      camps(p, 0, "-2,1", "1,-1")
      camps(p, 1, "3,0", "-2,2")
      camps(p, 2, "5,-2")
    },
    vp: 2,
  },
  {
    id: "EX-O16",
    shows: "a face-down tile is no frame",
    office: "frontier",
    seats: 2,
    given: p => camps(p, 0, "-3,1", "-3,0"),
    vp: 1,
  },
  {
    id: "EX-O17",
    shows: "both own cells and the 4 VP tile",
    office: "mayor",
    markers: 2,
    given: p => markers(p, "c1r1"),
    vp: 6,
  },
  {
    id: "EX-O18",
    shows: "a terrain without influence",
    office: "homestead",
    given: p => influence(p, 2, 6, 3, 0),
    vp: 0,
  },
  { id: "EX-O19", shows: "a line across the river", office: "surveyor", given: p => camps(p, 0, "-1,0", "2,0"), vp: 2 },
]

describe("Gold West examples: offices", () => {
  // The office lies on c0r0–c1r0; the others of the reference layout are worth nothing to seat 0 without a marker.
  it.each(examples)("$id $office: $shows", ({ office, seats = 3, markers: own = 1, given, vp }) => {
    const p = newGame({ seats }).office("c0r0", office).office("c1r0", office)
    given(p)
    markers(p, ...["c0r0", "c1r0"].slice(0, own))
    expect(p.points(0, "boomtown")).toBe(vp)
  })
})
