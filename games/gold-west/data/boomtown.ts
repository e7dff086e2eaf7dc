// Source: metals of rows and columns: public first-edition data; offices: rulebook; the 18 layouts are all ways to fit
// four dominoes and a single cell in the grid, worked out by us.
import { range } from "@railhead/engine"
import { COPPER, GOLD, KINDS, SILVER } from "./resources.ts"

/** GW-8.1: metals of the columns from left to right and of the rows from top to bottom. */
const columnMetals = [COPPER, SILVER, GOLD] as const
const rowMetals = [GOLD, SILVER, COPPER] as const

interface Cell {
  readonly id: string
  /** One metal of the column and one of the row. */
  readonly metals: readonly [number, number]
}

export const cells: readonly Cell[] = rowMetals.flatMap((rowMetal, row) =>
  columnMetals.map((columnMetal, column) => ({ id: `c${column}r${row}`, metals: [columnMetal, rowMetal] as const })),
)
export const CELLS = cells.length

/** What each cell costs, as a count for each resource. */
export const cellCosts: readonly (readonly number[])[] = cells.map(({ metals }) =>
  range(KINDS).map(kind => metals.filter(metal => metal === kind).length),
)

interface Layout {
  readonly id: string
  readonly single: string
  readonly offices: readonly (readonly [string, string])[]
}

export const layouts: readonly Layout[] = [
  {
    id: "L01",
    single: "c0r0",
    offices: [
      ["c1r0", "c2r0"],
      ["c0r1", "c1r1"],
      ["c2r1", "c2r2"],
      ["c0r2", "c1r2"],
    ],
  },
  {
    id: "L02",
    single: "c0r0",
    offices: [
      ["c1r0", "c2r0"],
      ["c0r1", "c0r2"],
      ["c1r1", "c2r1"],
      ["c1r2", "c2r2"],
    ],
  },
  {
    id: "L03",
    single: "c0r0",
    offices: [
      ["c1r0", "c2r0"],
      ["c0r1", "c0r2"],
      ["c1r1", "c1r2"],
      ["c2r1", "c2r2"],
    ],
  },
  {
    id: "L04",
    single: "c0r0",
    offices: [
      ["c1r0", "c1r1"],
      ["c2r0", "c2r1"],
      ["c0r1", "c0r2"],
      ["c1r2", "c2r2"],
    ],
  },
  {
    id: "L05",
    single: "c2r0",
    offices: [
      ["c0r0", "c1r0"],
      ["c0r1", "c1r1"],
      ["c2r1", "c2r2"],
      ["c0r2", "c1r2"],
    ],
  },
  {
    id: "L06",
    single: "c2r0",
    offices: [
      ["c0r0", "c1r0"],
      ["c0r1", "c0r2"],
      ["c1r1", "c2r1"],
      ["c1r2", "c2r2"],
    ],
  },
  {
    id: "L07",
    single: "c2r0",
    offices: [
      ["c0r0", "c1r0"],
      ["c0r1", "c0r2"],
      ["c1r1", "c1r2"],
      ["c2r1", "c2r2"],
    ],
  },
  {
    id: "L08",
    single: "c2r0",
    offices: [
      ["c0r0", "c0r1"],
      ["c1r0", "c1r1"],
      ["c2r1", "c2r2"],
      ["c0r2", "c1r2"],
    ],
  },
  {
    id: "L09",
    single: "c1r1",
    offices: [
      ["c0r0", "c1r0"],
      ["c2r0", "c2r1"],
      ["c0r1", "c0r2"],
      ["c1r2", "c2r2"],
    ],
  },
  {
    id: "L10",
    single: "c1r1",
    offices: [
      ["c0r0", "c0r1"],
      ["c1r0", "c2r0"],
      ["c2r1", "c2r2"],
      ["c0r2", "c1r2"],
    ],
  },
  {
    id: "L11",
    single: "c0r2",
    offices: [
      ["c0r0", "c1r0"],
      ["c2r0", "c2r1"],
      ["c0r1", "c1r1"],
      ["c1r2", "c2r2"],
    ],
  },
  {
    id: "L12",
    single: "c0r2",
    offices: [
      ["c0r0", "c0r1"],
      ["c1r0", "c2r0"],
      ["c1r1", "c2r1"],
      ["c1r2", "c2r2"],
    ],
  },
  {
    id: "L13",
    single: "c0r2",
    offices: [
      ["c0r0", "c0r1"],
      ["c1r0", "c2r0"],
      ["c1r1", "c1r2"],
      ["c2r1", "c2r2"],
    ],
  },
  {
    id: "L14",
    single: "c0r2",
    offices: [
      ["c0r0", "c0r1"],
      ["c1r0", "c1r1"],
      ["c2r0", "c2r1"],
      ["c1r2", "c2r2"],
    ],
  },
  {
    id: "L15",
    single: "c2r2",
    offices: [
      ["c0r0", "c1r0"],
      ["c2r0", "c2r1"],
      ["c0r1", "c1r1"],
      ["c0r2", "c1r2"],
    ],
  },
  {
    id: "L16",
    single: "c2r2",
    offices: [
      ["c0r0", "c1r0"],
      ["c2r0", "c2r1"],
      ["c0r1", "c0r2"],
      ["c1r1", "c1r2"],
    ],
  },
  {
    id: "L17",
    single: "c2r2",
    offices: [
      ["c0r0", "c0r1"],
      ["c1r0", "c2r0"],
      ["c1r1", "c2r1"],
      ["c0r2", "c1r2"],
    ],
  },
  {
    id: "L18",
    single: "c2r2",
    offices: [
      ["c0r0", "c0r1"],
      ["c1r0", "c1r1"],
      ["c2r0", "c2r1"],
      ["c0r2", "c1r2"],
    ],
  },
]

export function cellNamed(id: string): number {
  const cell = cells.findIndex(c => c.id === id)
  if (cell < 0) throw new RangeError(`Boomtown has no cell ${id}`)
  return cell
}
