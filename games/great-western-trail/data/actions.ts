// Every action of the game in one list: its number is how steps name it, its id how players do (GWT-23.5).
import type { Action } from "../../trail/actions.ts"
import type { AuxiliaryAction, Building } from "../../trail/kit.ts"
import { printed } from "../expansions/printed.ts"
import { type BuildingRow, buildingRows, NEUTRALS, PRIVATE_BUILDINGS } from "./buildings.ts"
import { deck } from "./cards.ts"
import { everyArrow, everyCity } from "./cities.ts"
import type { Act } from "./effects.ts"
import { auxiliaryActs, objectiveAct, specialActions, upperHalves, workerSpaces } from "./immediate.ts"
import { discBit } from "./players.ts"
import { workerTypes } from "./tiles.ts"
import { nodes } from "./trail.ts"

function action(id: string, { requires = [], gives }: Act): Action {
  return { id, requires, gives }
}

function isSlash(does: BuildingRow["does"][number]): does is readonly [Act, Act] {
  return Array.isArray(does)
}

/** `C.1a`, `C.1b` and `C.2`, each with the number of the field it stands in. */
function fieldsOf({ id, does }: BuildingRow): { action: Action; group: number }[] {
  return does.flatMap((field, group) =>
    isSlash(field)
      ? field.map((act, side) => ({ action: action(`${id}.${group + 1}${side === 0 ? "a" : "b"}`, act), group }))
      : [{ action: action(`${id}.${group + 1}`, field), group }],
  )
}

/** The name under which a building offers the special action of its site; what it does stands with the site. */
function specialName({ id }: BuildingRow): Action {
  return { id: `${id}.s`, requires: [], gives: [] }
}

function forms(acts: typeof auxiliaryActs): readonly Action[] {
  return Object.entries(acts).flatMap(([id, [single, double]]) => [
    action(`${id}-single`, single),
    action(`${id}-double`, double),
  ])
}

export const actions: readonly Action[] = [
  ...buildingRows.flatMap(row => fieldsOf(row).map(field => field.action)),
  ...buildingRows.slice(NEUTRALS).map(specialName),
  ...Object.entries(specialActions).map(([id, act]) => action(id, act)),
  ...workerTypes.flatMap(type =>
    Object.entries(workerSpaces[type]).map(([space, act]) => action(`${type}-${space}`, act)),
  ),
  ...Object.entries(upperHalves).map(([id, act]) => action(id, act)),
  ...forms(auxiliaryActs),
  ...deck.map(({ id }) => action(id, objectiveAct(id))),
  ...forms(printed.auxiliary),
  ...printed.actions.map(([id, act]) => action(id, act)),
  ...printed.stationmasters.flatMap(({ id, top }) => (top ? [action(id, top)] : [])),
  ...[...everyCity, ...everyArrow].flatMap(({ id, gives = [] }) => (gives.length > 0 ? [action(id, { gives })] : [])),
]

export function actionNamed(id: string): number {
  const number = actions.findIndex(row => row.id === id)
  if (number < 0) throw new RangeError(`no action "${id}"`)
  return number
}

export interface BuildingTile extends Building {
  readonly hands: BuildingRow["hands"]
  /** The number of `<id>.s`, −1 for a neutral building. */
  readonly special: number
  /** GWT-15.2: its action is to use those of a neighbour. */
  readonly copies: boolean
}

export const buildings: readonly BuildingTile[] = buildingRows.map(row => {
  const fields = fieldsOf(row)
  return {
    id: row.id,
    number: row.number,
    craftsmen: row.craftsmen,
    vp: row.vp,
    hands: row.hands,
    actions: fields.map(field => actionNamed(field.action.id)),
    groups: fields.map(field => field.group),
    special: row.number > 0 ? actionNamed(`${row.id}.s`) : -1,
    copies: fields.some(field => field.action.gives.some(gain => gain.give === "copyAdjacentBuilding")),
  }
})

export function buildingNamed(id: string): number {
  const building = buildings.findIndex(row => row.id === id)
  if (building < 0) throw new RangeError(`no building "${id}"`)
  return building
}

/** For each number of a private building its two sides. */
export const sides: readonly (readonly [number, number])[] = Array.from(
  { length: PRIVATE_BUILDINGS + 1 },
  (_, number) => (number === 0 ? [-1, -1] : [buildingNamed(`${number}a`), buildingNamed(`${number}b`)]),
)

/** The special action of each place of the trail, −1 for none. */
export const specialAt: readonly number[] = nodes.map(node =>
  node.special === undefined ? -1 : actionNamed(node.special),
)

/** For each worker type and number of workers in its row: the action of the space just filled. */
export const workerActions: readonly (readonly number[])[] = workerTypes.map(type =>
  [0, 1, 2, 3, 4, 5, 6].map(space => (workerSpaces[type][space] ? actionNamed(`${type}-${space}`) : -1)),
)

/** The action of each objective card by its place in the deck. */
export const objectiveActions: readonly number[] = deck.map(({ id }) => actionNamed(id))

function namedOrNone(id: string, gives: readonly unknown[] = []): number {
  return gives.length > 0 ? actionNamed(id) : -1
}

/** GWT-9.5: what a delivery to each city brings beside dollars, and what each arrow does; −1 for nothing. */
export const cityActions: readonly number[] = everyCity.map(({ id, gives }) => namedOrNone(id, gives))
export const arrowActions: readonly number[] = everyArrow.map(({ id, gives }) => namedOrNone(id, gives))

type Discs = { readonly [id: string]: readonly string[] }

/** GWT-13.10: the disc spaces of each; the first two have a free one. */
const discsOf: Discs = {
  gainMoney: ["aux1-2x"],
  drawDiscard: ["aux2-2x"],
  certificate: ["aux3-1x", "aux3-2x"],
  engine: ["aux4-1x", "aux4-2x"],
  removeCard: ["aux5-1x", "aux5-2x"],
}

function auxiliary(discs: Discs): readonly AuxiliaryAction[] {
  return Object.entries(discs).map(([id, covering]) => ({
    id,
    spaces: covering.reduce((mask, disc) => mask | discBit(disc), 0),
    single: actionNamed(`${id}-single`),
    double: actionNamed(`${id}-double`),
  }))
}

export const auxiliaryActions: readonly AuxiliaryAction[] = auxiliary(discsOf)
/** With those that expansions add, in the order in which they are offered. */
export const everyAuxiliary: readonly AuxiliaryAction[] = [...auxiliaryActions, ...auxiliary(printed.auxiliaryDiscs)]
