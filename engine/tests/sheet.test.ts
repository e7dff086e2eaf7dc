import { describe, expect, it } from "vitest"
import { begin, choose, over, type Rules, type ScoreRow, score, seeded, type Table, view } from "../index.ts"
import { randomChoice } from "../proof/properties.ts"
import { sample } from "../sample/game.ts"
import { player, type Sample } from "../sample/state.ts"

const rules = sample.compile({ rush: false, length: 1, colours: [] })

/** Rules with these rows of points by side, and these figures to break ties (smaller is better). */
function sheetOf(rows: readonly (readonly number[])[], breaks: readonly (readonly number[])[] = []): Rules<Sample> {
  return {
    ...rules,
    score: rows.map(
      (row, i): ScoreRow<Sample> => ({ id: `row ${i}`, rule: `T-${i}`, points: (_s, side) => row[side] ?? 0 }),
    ),
    tieBreaks: (_s, seat) => breaks[seat] ?? [],
  }
}
const four = rules.blank(4)
const none = [[], [], [], []]

describe("a sheet", () => {
  it("has every row with its rule, and the totals of all sides", () => {
    const sheet = score(
      sheetOf(
        [
          [1, 2, 3, 4],
          [10, 0, -5, 0],
        ],
        none,
      ),
      four,
    )
    expect(sheet.rows).toEqual([
      { id: "row 0", rule: "T-0", points: [1, 2, 3, 4], open: [false, false, false, false] },
      { id: "row 1", rule: "T-1", points: [10, 0, -5, 0], open: [false, false, false, false] },
    ])
    expect(sheet.totals).toEqual([11, 2, -2, 4])
    expect(sheet.places).toEqual([1, 3, 4, 2])
  })

  it("may have no rows", () => {
    expect(score(sheetOf([], none), four)).toMatchObject({ totals: [0, 0, 0, 0], places: [1, 1, 1, 1] })
  })

  it("may have sides that are no seats", () => {
    const withPedro = { ...sheetOf([[5, 3, 9]], [[], [], []]), sides: () => 3 }
    expect(score(withPedro, rules.blank(2))).toMatchObject({ totals: [5, 3, 9], places: [2, 3, 1] })
  })
})

describe("places", () => {
  const places = (totals: readonly number[], breaks: readonly (readonly number[])[]) =>
    score(sheetOf([totals], breaks), four).places

  it("are shared by sides equal in everything, and the next is left out", () => {
    expect(places([7, 7, 3, 9], none)).toEqual([2, 2, 4, 1])
    expect(places([5, 5, 5, 5], none)).toEqual([1, 1, 1, 1])
  })

  it("are told apart by the first tie-break that differs, smaller first", () => {
    expect(places([7, 7, 7, 7], [[2], [1], [3], [1]])).toEqual([3, 1, 4, 1])
    expect(
      places(
        [7, 7, 7, 7],
        [
          [1, 5],
          [1, 4],
          [0, 9],
          [1, 5],
        ],
      ),
    ).toEqual([3, 2, 1, 3])
  })

  it("never let a tie-break outweigh a point", () => {
    expect(places([8, 7, 0, 0], [[99], [0], [0], [0]])).toEqual([1, 2, 3, 3])
  })
})

describe("the score of the sample game", () => {
  function started(): Table<Sample> {
    const t = begin(sample, { seats: 2, seed: "sheet" })
    for (const seat of [0, 1]) for (const text of ["note 1", "note 2", "hand-in"]) choose(t, seat, text)
    choose(t, 0, "seek")
    return t
  }
  const row = (t: Table<Sample>, viewer: number) => {
    const { rows, final } = score(t.rules, view(t.rules, t.state, viewer).state, viewer)
    return { ...rows.find(r => r.id === "quests"), final }
  }

  it("counts on a view what the viewer can know and marks as open what it cannot", () => {
    const t = started()
    expect(row(t, 0)).toMatchObject({ points: [1, 0], open: [false, false], final: false })
    expect(row(t, 1)).toMatchObject({ points: [0, 0], open: [true, false] })
    expect(row(t, -1)).toMatchObject({ points: [0, 0], open: [true, false] })
  })

  it("has nothing open on a whole state", () => {
    const t = started()
    expect(score(t.rules, t.state).rows.flatMap(r => r.open)).not.toContain(true)
  })

  it("breaks ties by money, and is final when the game is over", () => {
    const t = started()
    const random = seeded("to the end")
    while (!over(t.state)) randomChoice(t, random)
    for (const seat of [0, 1]) Object.assign(player(t.state, seat), { points: 4, quests: [], money: 3 + seat })
    expect(score(t.rules, t.state)).toMatchObject({ final: true, totals: [4, 4], places: [2, 1] })
  })

  it("changes nothing", () => {
    const t = started()
    const before = structuredClone(t.state)
    score(t.rules, t.state)
    expect(t.state).toEqual(before)
  })
})
