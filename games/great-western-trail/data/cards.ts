// Source: breeds and numbers of cards are in the rulebook; VP on cattle and the objective cards come from public pictures (GWT-24).
import type { Cards } from "../../trail/herd.ts"
import type { Goal } from "../../trail/optimum.ts"

/** In the order of the cattle market: yellow, red, blue, brown, purple after the starting herd (GWT-2.8). */
export const breeds = [
  "jersey",
  "dutchBelt",
  "blackAngus",
  "guernsey",
  "holstein",
  "brownSwiss",
  "ayrshire",
  "westHighland",
  "texasLonghorn",
] as const
export type Breed = (typeof breeds)[number]

/** GWT-1.5 */
export const breedingValues: readonly number[] = [1, 2, 2, 2, 3, 3, 3, 4, 5]

interface CattleKind {
  readonly id: string
  readonly breed: Breed
  readonly vp: number
  readonly count: number
}

/** GWT-1.1: the cards each player starts with … */
const starters: readonly CattleKind[] = [
  { id: "jersey", breed: "jersey", vp: 0, count: 5 },
  { id: "dutchBelt", breed: "dutchBelt", vp: 0, count: 3 },
  { id: "blackAngus", breed: "blackAngus", vp: 0, count: 3 },
  { id: "guernsey", breed: "guernsey", vp: 0, count: 3 },
]

/** … and those of the market (GWT-1.3). Cards of one breed and VP are alike (GWT-4.7). */
const marketKinds: readonly CattleKind[] = [
  { id: "holstein:1", breed: "holstein", vp: 1, count: 7 },
  { id: "brownSwiss:2", breed: "brownSwiss", vp: 2, count: 7 },
  { id: "ayrshire:3", breed: "ayrshire", vp: 3, count: 7 },
  { id: "westHighland:3", breed: "westHighland", vp: 3, count: 3 },
  { id: "westHighland:4", breed: "westHighland", vp: 4, count: 3 },
  { id: "westHighland:5", breed: "westHighland", vp: 5, count: 3 },
  { id: "texasLonghorn:5", breed: "texasLonghorn", vp: 5, count: 2 },
  { id: "texasLonghorn:6", breed: "texasLonghorn", vp: 6, count: 2 },
  { id: "texasLonghorn:7", breed: "texasLonghorn", vp: 7, count: 2 },
]

const cattleKinds = [...starters, ...marketKinds]
export const CATTLE = cattleKinds.length

function copies(kinds: readonly CattleKind[], first: number): readonly number[] {
  return kinds.flatMap(({ count }, i) => new Array<number>(count).fill(first + i))
}

export const startingHerd = copies(starters, 0)
export const marketCattle = copies(marketKinds, starters.length)

/** GWT-17.5: what an objective card asks for. All kinds are disjoint (GWT-17.6). */
export const conditions = [
  "building",
  "tipiGreen",
  "tipiBlue",
  "hazard",
  "station",
  "cattleValue3",
  "westHighland",
  "texasLonghorn",
  "sanFranciscoDisc",
] as const
type Condition = (typeof conditions)[number]

export interface Objective {
  readonly id: string
  readonly conditions: readonly Condition[]
  readonly vp: number
  readonly penalty: number
}

/** The immediate action of each card of the deck stands beside the others in `actions.ts`, under the card's id. */
export const deck: readonly Objective[] = [
  { id: "obj-money-1", conditions: ["building", "tipiBlue", "tipiBlue"], vp: 3, penalty: 2 },
  { id: "obj-money-2", conditions: ["building", "tipiGreen", "tipiBlue"], vp: 3, penalty: 2 },
  { id: "obj-money-3", conditions: ["station", "station", "hazard"], vp: 3, penalty: 2 },
  { id: "obj-money-4", conditions: ["westHighland", "hazard", "hazard"], vp: 3, penalty: 2 },
  { id: "obj-money-5", conditions: ["cattleValue3", "cattleValue3", "cattleValue3", "building"], vp: 4, penalty: 2 },
  { id: "obj-draw-1", conditions: ["building", "building", "hazard"], vp: 3, penalty: 2 },
  { id: "obj-draw-2", conditions: ["station", "tipiGreen", "tipiBlue"], vp: 3, penalty: 2 },
  { id: "obj-draw-3", conditions: ["station", "tipiGreen", "tipiGreen"], vp: 3, penalty: 2 },
  { id: "obj-draw-4", conditions: ["texasLonghorn", "hazard"], vp: 3, penalty: 2 },
  { id: "obj-draw-5", conditions: ["cattleValue3", "cattleValue3", "cattleValue3", "station"], vp: 4, penalty: 2 },
  { id: "obj-engine-1", conditions: ["cattleValue3", "westHighland", "texasLonghorn"], vp: 5, penalty: 3 },
  { id: "obj-engine-2", conditions: ["westHighland", "westHighland", "station", "tipiGreen"], vp: 5, penalty: 3 },
  { id: "obj-engine-3", conditions: ["building", "building", "tipiGreen", "tipiGreen"], vp: 5, penalty: 3 },
  { id: "obj-engine-4", conditions: ["building", "tipiBlue", "hazard", "hazard"], vp: 5, penalty: 3 },
  { id: "obj-engine-5", conditions: ["station", "station", "hazard", "hazard"], vp: 5, penalty: 3 },
  { id: "obj-move-1", conditions: ["cattleValue3", "westHighland", "texasLonghorn"], vp: 5, penalty: 2 },
  { id: "obj-move-2", conditions: ["cattleValue3", "westHighland", "hazard", "hazard"], vp: 5, penalty: 2 },
  { id: "obj-move-3", conditions: ["building", "building", "hazard", "hazard"], vp: 5, penalty: 2 },
  { id: "obj-move-4", conditions: ["station", "station", "building", "building"], vp: 5, penalty: 2 },
  { id: "obj-move-5", conditions: ["station", "station", "tipiBlue", "tipiBlue"], vp: 5, penalty: 2 },
  { id: "obj-sf-1", conditions: ["sanFranciscoDisc"], vp: 5, penalty: 3 },
  { id: "obj-sf-2", conditions: ["sanFranciscoDisc"], vp: 5, penalty: 3 },
  { id: "obj-sf-3", conditions: ["sanFranciscoDisc"], vp: 5, penalty: 3 },
  { id: "obj-sf-4", conditions: ["sanFranciscoDisc"], vp: 5, penalty: 3 },
]

/** GWT-2.14: one for each player, in the area from the start; without action and penalty. */
export const startingObjectives: readonly Objective[] = [
  { id: "start-1", conditions: ["cattleValue3", "westHighland", "building"], vp: 3, penalty: 0 },
  { id: "start-2", conditions: ["station", "station", "tipiGreen"], vp: 3, penalty: 0 },
  { id: "start-3", conditions: ["building", "building", "hazard"], vp: 3, penalty: 0 },
  { id: "start-4", conditions: ["tipiBlue", "hazard", "hazard"], vp: 3, penalty: 0 },
]

export const objectives: readonly Objective[] = [...deck, ...startingObjectives]
export const FIRST_STARTING = CATTLE + deck.length

/** Every card by number: cattle first, then objectives. */
export const cards: Cards = {
  ids: [...cattleKinds.map(kind => kind.id), ...objectives.map(card => card.id)],
  cattle: CATTLE,
  breedOf: cattleKinds.map(kind => breeds.indexOf(kind.breed)),
  breeds,
  vpOf: cattleKinds.map(kind => kind.vp),
}

/** What a card asks for, counted by kind, with its points. */
export const goals: readonly Goal[] = objectives.map(card => ({
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
