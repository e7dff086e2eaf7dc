// Source: breeds, values, numbers of cards and the kinds of conditions are in the rulebook; strengths, VP and the single
// objective cards come from public material (ARG-33.13).
import type { Cards } from "../../trail/herd.ts"
import type { Goal } from "../../trail/optimum.ts"

/** In the order of the cattle market after the starting herd. */
export const breeds = [
  "niata",
  "patagonico",
  "fronterizo",
  "holandoArgentino",
  "caracu",
  "chaqueno",
  "serrano",
  "blancoOrejinegro",
  "franqueiro",
  "aberdeenAngus",
] as const
export type Breed = (typeof breeds)[number]

/** Breeding value and strength of each breed. */
export const breedingValues: readonly number[] = [1, 2, 2, 2, 1, 3, 3, 3, 4, 5]
const strengths: readonly number[] = [1, 2, 2, 2, 7, 5, 4, 3, 6, 7]

interface CattleKind {
  readonly id: string
  readonly breed: Breed
  readonly vp: number
  readonly count: number
}

/** ARG-3.5: the cattle each player starts with … */
const starters: readonly CattleKind[] = [
  { id: "niata", breed: "niata", vp: 0, count: 5 },
  { id: "patagonico", breed: "patagonico", vp: 0, count: 3 },
  { id: "fronterizo", breed: "fronterizo", vp: 0, count: 3 },
  { id: "holandoArgentino", breed: "holandoArgentino", vp: 0, count: 3 },
]

/** … and those of the market. Cards of one breed and VP are alike (ARG-17.10). */
const marketKinds: readonly CattleKind[] = [
  { id: "caracu:2", breed: "caracu", vp: 2, count: 3 },
  { id: "caracu:3", breed: "caracu", vp: 3, count: 3 },
  { id: "chaqueno:1", breed: "chaqueno", vp: 1, count: 5 },
  { id: "serrano:2", breed: "serrano", vp: 2, count: 5 },
  { id: "blancoOrejinegro:3", breed: "blancoOrejinegro", vp: 3, count: 5 },
  { id: "franqueiro:3", breed: "franqueiro", vp: 3, count: 3 },
  { id: "franqueiro:4", breed: "franqueiro", vp: 4, count: 3 },
  { id: "franqueiro:5", breed: "franqueiro", vp: 5, count: 3 },
  { id: "aberdeenAngus:5", breed: "aberdeenAngus", vp: 5, count: 2 },
  { id: "aberdeenAngus:6", breed: "aberdeenAngus", vp: 6, count: 2 },
  { id: "aberdeenAngus:7", breed: "aberdeenAngus", vp: 7, count: 2 },
]

const cattleKinds = [...starters, ...marketKinds]
/** ARG-27.1: the exhaustion card comes after all cattle: it has no breed, no value and no strength. */
export const EXHAUSTION = cattleKinds.length
export const EXHAUSTION_CARDS = 25
const EXHAUSTION_VP = -2
const NO_BREED = breeds.length
/** Kinds of cards that are counted in a herd: cattle and exhaustion. Objective cards come after them. */
export const CATTLE = cattleKinds.length + 1

function copies(kinds: readonly CattleKind[], first: number): readonly number[] {
  return kinds.flatMap(({ count }, i) => new Array<number>(count).fill(first + i))
}

export const startingHerd = copies(starters, 0)
export const marketCattle = copies(marketKinds, starters.length)

/** ARG-25.5: what an objective card asks for. The kinds do not overlap (ARG-33.14). */
export const conditions = [
  "building",
  "station",
  "districtNorth",
  "districtEast",
  "districtSouth",
  "districtWest",
  "cattleValue3",
  "caracu",
  "franqueiro",
  "aberdeenAngus",
  "farmerGreen",
  "farmerBlue",
  "farmerOrange",
  "farmerYellow",
  "ship18Disc",
] as const
type Condition = (typeof conditions)[number]

export interface Objective {
  readonly id: string
  readonly conditions: readonly Condition[]
  readonly vp: number
  readonly penalty: number
}

/** The immediate action of each card stands beside the others in `immediate.ts`, under the card's id. */
export const deck: readonly Objective[] = [
  { id: "obj-01", conditions: ["districtWest", "station", "station"], vp: 4, penalty: 2 },
  { id: "obj-02", conditions: ["districtEast", "building"], vp: 3, penalty: 2 },
  { id: "obj-03", conditions: ["caracu", "station", "farmerOrange"], vp: 4, penalty: 2 },
  { id: "obj-04", conditions: ["cattleValue3", "franqueiro", "aberdeenAngus"], vp: 5, penalty: 2 },
  { id: "obj-05", conditions: ["districtNorth", "districtEast"], vp: 4, penalty: 2 },
  { id: "obj-06", conditions: ["districtWest", "farmerBlue", "farmerGreen"], vp: 3, penalty: 2 },
  { id: "obj-07", conditions: ["caracu", "building", "building"], vp: 3, penalty: 2 },
  { id: "obj-08", conditions: ["franqueiro", "districtWest"], vp: 3, penalty: 2 },
  { id: "obj-09", conditions: ["cattleValue3", "cattleValue3", "station"], vp: 4, penalty: 2 },
  { id: "obj-10", conditions: ["station", "farmerYellow", "farmerBlue"], vp: 4, penalty: 2 },
  { id: "obj-11", conditions: ["building", "building", "farmerGreen"], vp: 3, penalty: 2 },
  { id: "obj-12", conditions: ["cattleValue3", "cattleValue3", "districtNorth"], vp: 2, penalty: 2 },
  { id: "obj-13", conditions: ["cattleValue3", "aberdeenAngus", "building"], vp: 5, penalty: 2 },
  { id: "obj-14", conditions: ["districtSouth", "building"], vp: 4, penalty: 2 },
  { id: "obj-15", conditions: ["districtNorth", "building", "building"], vp: 3, penalty: 2 },
  { id: "obj-16", conditions: ["ship18Disc"], vp: 5, penalty: 2 },
  { id: "obj-17", conditions: ["building", "farmerYellow", "farmerOrange"], vp: 3, penalty: 2 },
  { id: "obj-18", conditions: ["districtWest", "building", "farmerYellow"], vp: 3, penalty: 2 },
  { id: "obj-19", conditions: ["cattleValue3", "station", "station"], vp: 4, penalty: 2 },
  { id: "obj-20", conditions: ["cattleValue3", "farmerOrange", "farmerGreen"], vp: 3, penalty: 2 },
  { id: "obj-21", conditions: ["building", "building", "station"], vp: 4, penalty: 2 },
  { id: "obj-22", conditions: ["cattleValue3", "franqueiro", "building"], vp: 4, penalty: 2 },
  { id: "obj-23", conditions: ["districtSouth", "station"], vp: 5, penalty: 2 },
  { id: "obj-24", conditions: ["cattleValue3", "franqueiro", "farmerBlue"], vp: 4, penalty: 2 },
]

/** Every card by number: cattle, exhaustion, objectives. */
export const cards: Cards = {
  ids: [...cattleKinds.map(kind => kind.id), "exhaustion", ...deck.map(card => card.id)],
  cattle: CATTLE,
  breedOf: [...cattleKinds.map(kind => breeds.indexOf(kind.breed)), NO_BREED],
  breeds,
  vpOf: [...cattleKinds.map(kind => kind.vp), EXHAUSTION_VP],
}

/** Strength of each kind of card; 0 for whatever is no cattle. */
export const strengthOf: readonly number[] = cards.ids.map((_, card) =>
  card < EXHAUSTION ? (strengths[cards.breedOf[card] ?? NO_BREED] ?? 0) : 0,
)

/** What a card asks for, counted by kind, with its points. */
export const goals: readonly Goal[] = deck.map(card => ({
  wants: conditions.map(condition => card.conditions.filter(wanted => wanted === condition).length),
  vp: card.vp,
  penalty: card.penalty,
}))

export function cardNamed(id: string): number {
  const card = cards.ids.indexOf(id)
  if (card < 0) throw new RangeError(`no card "${id}"`)
  return card
}

/** The bit of a breed in a mask. */
export function only(breed: Breed): number {
  return 1 << breeds.indexOf(breed)
}

export const ANY_BREED = (1 << breeds.length) - 1

/** Kinds of cattle cards as a bit mask. */
export function kindsOf(fits: (breed: Breed, value: number) => boolean): number {
  let mask = 0
  cattleKinds.forEach(({ breed }, kind) => {
    if (fits(breed, breedingValues[breeds.indexOf(breed)] ?? 0)) mask |= 1 << kind
  })
  return mask
}
