// Every action of the game in one list: its number is how steps name it, its id how players do.
import type { Action } from "../../trail/actions.ts"
import type { AuxiliaryAction, Building } from "../../trail/kit.ts"
import { type BuildingRow, buildingRows, type Field, NEUTRALS } from "./buildings.ts"
import { deck } from "./cards.ts"
import { bonusSpaces } from "./cities.ts"
import type { Act } from "./effects.ts"
import { auxiliaryActs, objectiveActs, specialActions, upperHalves, workerSpaces } from "./immediate.ts"
import { discBit } from "./players.ts"
import { type Hand, workerTypes } from "./tiles.ts"
import { nodes } from "./trail.ts"

function action(id: string, { requires = [], gives }: Act): Action {
  return { id, requires, gives }
}

function isSlash(does: Field): does is readonly [Act, Act] {
  return Array.isArray(does)
}

/** `H.1`, `H.2a` and `H.2b`, each with the number of the field it stands in. */
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

export const actions: readonly Action[] = [
  ...buildingRows.flatMap(row => fieldsOf(row).map(field => field.action)),
  ...buildingRows.slice(NEUTRALS).map(specialName),
  ...Object.entries(specialActions).map(([id, act]) => action(id, act)),
  ...workerTypes.flatMap(type =>
    Object.entries(workerSpaces[type]).map(([space, act]) => action(`${type}-${space}`, act)),
  ),
  ...Object.entries(upperHalves).map(([id, act]) => action(id, act)),
  ...Object.entries(auxiliaryActs).flatMap(([id, [single, double]]) => [
    action(`${id}-single`, single),
    action(`${id}-double`, double),
  ]),
  ...Object.entries(objectiveActs).map(([id, act]) => action(id, act)),
  ...bonusSpaces.map(({ id, gives }) => action(id, { gives })),
]

export function actionNamed(id: string): number {
  const number = actions.findIndex(row => row.id === id)
  if (number < 0) throw new RangeError(`no action "${id}"`)
  return number
}

export interface BuildingTile extends Building {
  readonly hands: readonly Hand[]
  /** The number of `<id>.s`, −1 for a neutral building. */
  readonly special: number
}

export const buildings: readonly BuildingTile[] = buildingRows.map(row => {
  const fields = fieldsOf(row)
  return {
    id: row.id,
    number: row.number,
    craftsmen: row.carpinteros,
    vp: row.vp,
    hands: row.hands,
    actions: fields.map(field => actionNamed(field.action.id)),
    groups: fields.map(field => field.group),
    special: row.number > 0 ? actionNamed(`${row.id}.s`) : -1,
  }
})

export function buildingNamed(id: string): number {
  const building = buildings.findIndex(row => row.id === id)
  if (building < 0) throw new RangeError(`no building "${id}"`)
  return building
}

/** For each number of a private building its two sides. */
export const sides: readonly (readonly [number, number])[] = Array.from({ length: 11 }, (_, number) =>
  number === 0 ? [-1, -1] : [buildingNamed(`${number}a`), buildingNamed(`${number}b`)],
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

/** The bonus of each space of a city as an action. */
export const bonusActions: readonly number[] = bonusSpaces.map(({ id }) => actionNamed(id))

/** ARG-28.1: the disc spaces of each; the first two have a free one. */
const discsOf: { readonly [id: string]: readonly string[] } = {
  gainMoney: ["aux1-2x"],
  drawDiscard: ["aux2-2x"],
  grainToCertificate: ["aux3-1x", "aux3-2x"],
  buyGrain: ["aux4-1x", "aux4-2x"],
  engine: ["aux5-1x", "aux5-2x"],
  removeCard: ["aux6-1x", "aux6-2x"],
}

export const auxiliaryActions: readonly AuxiliaryAction[] = Object.keys(auxiliaryActs).map(id => ({
  id,
  spaces: (discsOf[id] ?? []).reduce((mask, disc) => mask | discBit(disc), 0),
  single: actionNamed(`${id}-single`),
  double: actionNamed(`${id}-double`),
}))
