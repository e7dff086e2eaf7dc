// CC-2.5, CC-10.10, CC-13.21 The building row and the bag.
import { add, at, chance, num, push, type StepRules, sum, tell } from "@railhead/engine"
import { BUILDINGS, buildings, ROW, rowPrices, TOWN_HALL } from "../data/buildings.ts"
import type { CarsonCity, CarsonTable } from "../state.ts"
import type { RowStep } from "../steps.ts"

/** Is a tile of this type in the row or in the bag (CC-22.50)? */
export function isLeft(s: CarsonCity, building: number): boolean {
  if (num(s.bag, building) > 0) return true
  for (let slot = 0; slot < ROW; slot++) if (num(s.row, slot) === building) return true
  return false
}

/** One tile of the bag by chance: its order is nobody's, so there is none. */
function drawTile(t: CarsonTable): number {
  const { bag } = t.state
  let left = chance(t, sum(bag))
  let building = 0
  while (left >= num(bag, building)) left -= num(bag, building++)
  add(bag, building, -1)
  return building
}

/** Tiles move to the cheap end and keep their order, from this space on. */
function slide(s: CarsonCity, from: number): void {
  let to = from
  for (let slot = from; slot < ROW; slot++) {
    const building = num(s.row, slot)
    if (building < 0) continue
    s.row[slot] = -1
    s.row[to++] = building
  }
}

/** Every empty space is filled from the bag, from the cheapest to the dearest. */
export function fillEmpty(t: CarsonTable): void {
  for (let slot = ROW - 1; slot >= 0; slot--)
    if (num(t.state.row, slot) < 0) push(t, { do: "fillSpace", seat: -1, slot })
}

export const rowSteps: StepRules<CarsonCity, RowStep> = {
  fillSpace: {
    rule: "CC-10.10",
    fields: ["slot"],
    run(t, { slot }) {
      const s = t.state
      if (sum(s.bag) === 0) return // CC-22.18
      const building = drawTile(t)
      if (t.log)
        tell(t, {
          did: "drew",
          seat: -1,
          rule: "CC-10.10",
          building: at(buildings, building).id,
          slot: String(num(rowPrices, slot)),
        })
      if (building !== TOWN_HALL) s.row[slot] = building
      // CC-12.15: the first player puts it up at once, then the draw goes on for the same space.
      else push(t, { do: "siteTownHall", seat: num(s.choosing, 0) }, { do: "fillSpace", seat: -1, slot })
    },
  },

  // CC-13.21: after a card has taken a tile of the row.
  slideRow: {
    rule: "CC-13.21",
    fields: ["slot"],
    run(t, { slot }) {
      slide(t.state, slot)
      const empty = t.state.row.indexOf(-1)
      if (empty >= 0) push(t, { do: "fillSpace", seat: -1, slot: empty })
    },
  },

  fillRow: {
    rule: "CC-10.10",
    run(t) {
      slide(t.state, 0)
      fillEmpty(t)
    },
  },
}

/** CC-2.6: what the bag holds when these tiles are in the game, less those laid out. */
export function fillBag(s: CarsonCity, tiles: readonly { readonly id: string; readonly count: number }[]): void {
  for (let building = 0; building < BUILDINGS; building++) {
    const row = tiles.find(tile => tile.id === at(buildings, building).id)
    s.bag[building] = row?.count ?? 0
  }
}
