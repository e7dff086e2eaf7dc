import { describe, expect, it } from "vitest"
import type { LedgerEntry } from "../model.ts"
import {
  besideLine,
  groupTurns,
  isLoss,
  keeps,
  sinceMine,
  sumDeltas,
  sumPoints,
  turnsSince,
  windowFrom,
} from "../side/turns.ts"

const event = (did: string, seat: number, data: object = {}) => ({ did, seat, rule: "GW-1.1", ...data })
const began = (seat: number, round = 1) => event("turnBegan", seat, { round })

/** The ledger as a welcome tells it: the setup, then a choice in each entry. */
const ledger: readonly LedgerEntry[] = [
  { at: 0, events: [event("gameBegan", 0), began(0)] },
  { at: 1, seat: 0, turn: 1, events: [event("activated", 0)] },
  { at: 2, seat: 0, turn: 2, events: [event("stored", 0, { vp: 2 }), began(1)] },
  { at: 3, seat: 1, turn: 2, events: [event("activated", 1)] },
  { at: 4, seat: 1, turn: 3, events: [event("looted", 1, { vp: -1 }), began(0, 2)] },
]

describe("grouping by turns", () => {
  it("begins a turn where the game says so, in the middle of an entry", () => {
    const { turns } = groupTurns(ledger)
    expect(turns.map(({ seat, lines }) => [seat, lines.map(line => line.event.did)])).toEqual([
      [0, ["gameBegan"]],
      [0, ["activated", "stored"]],
      [1, ["activated", "looted"]],
      [0, []],
    ])
    expect(turns.map(({ at }) => at)).toEqual([0, 0, 2, 4])
  })

  it("keeps finished turns as they are when an entry is added", () => {
    const before = groupTurns(ledger.slice(0, 4))
    const after = groupTurns(ledger, before)
    expect(after.turns).toEqual(groupTurns(ledger).turns)
    expect(after.turns[1]).toBe(before.turns[1])
  })

  it("begins anew when the ledger is another one", () => {
    const before = groupTurns(ledger)
    const other = ledger.map(entry => ({ ...entry }))
    expect(groupTurns(other.slice(0, 2), before).turns).toEqual(groupTurns(ledger.slice(0, 2)).turns)
  })

  it("groups by who acts in games that do not tell where turns begin", () => {
    const { turns } = groupTurns([
      { at: 1, seat: 0, turn: 1, events: [event("rode", 0), event("paid", 1)] },
      { at: 2, seat: 0, turn: 1, events: [event("bought", 0)] },
      { at: 3, events: [event("rode", 1)] },
      { at: 4, seat: 1, turn: 3, events: [event("bought", 1)] },
    ])
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 3],
      [1, 2],
    ])
  })

  it("gives what changed to the last line before the next turn begins, and leaves out points that are told", () => {
    const vp = { seat: 1, figure: "vp", icon: "g:laurel-crown", from: 3, to: 5 }
    const money = { seat: 0, figure: "money", icon: "g:two-coins", from: 5, to: 4 }
    const { turns } = groupTurns([
      { at: 0, events: [began(1)] },
      { at: 1, events: [event("rode", 1), event("stored", 1, { vp: 2 }), began(0)], deltas: [vp, money] },
    ])
    const [turn] = turns
    expect(turn?.lines.map(line => line.deltas)).toEqual([[], [money]])
    const line = turn?.lines[1]
    if (!turn || !line) throw new Error("there are two lines")
    expect(isLoss(line, turn.seat, 0, new Set(["money"]))).toBe(true)
    expect(isLoss(line, turn.seat, 1, new Set(["money"]))).toBe(false)
    expect(besideLine(line, turn.seat, new Set(["money"]))).toEqual([money])
    expect(besideLine(line, turn.seat, new Set())).toEqual([])
  })
})

describe("since my last turn", () => {
  const { turns } = groupTurns(ledger)

  it("is after one's last turn, whether one is asked again or not", () => {
    expect(sinceMine(turns, 0)).toBe(2)
    expect(sinceMine(turns.slice(0, 3), 0)).toBe(2)
    expect(turnsSince(turns, 0).map(({ seat }) => seat)).toEqual([1])
  })

  it("is nowhere for spectators, before one's first turn, and while nobody else has played", () => {
    expect(sinceMine(turns, -1)).toBe(-1)
    expect(sinceMine(turns, 3)).toBe(-1)
    expect(sinceMine(turns.slice(0, 2), 0)).toBe(-1)
  })
})

it("filters by whose line it is and by points", () => {
  const shown = (filter: "mine" | "points") =>
    groupTurns(ledger).turns.flatMap(turn =>
      turn.lines.filter(line => keeps(filter, turn, line, 1)).map(line => line.event.did),
    )
  expect(shown("mine")).toEqual(["activated", "looted"])
  expect(shown("points")).toEqual(["stored", "looted"])
})

it("sums up figures from the first to the last line, and points", () => {
  const delta = (from: number, to: number) => ({ seat: 0, figure: "money", icon: "", from, to })
  const lines = [delta(3, 5), delta(5, 4)].map((change, i) => ({
    key: String(i),
    at: i,
    event: event("stored", 0, { vp: 2 }),
    deltas: [change],
  }))
  expect(sumDeltas(lines)).toEqual([delta(3, 4)])
  expect(sumPoints(lines, 0)).toBe(4)
  expect(sumPoints(lines, 1)).toBe(0)
})

it("shows whole turns from the end until there are enough lines", () => {
  const { turns } = groupTurns(ledger)
  expect(windowFrom(turns, 1)).toBe(2)
  expect(windowFrom(turns, 3)).toBe(1)
  expect(windowFrom(turns, 99)).toBe(0)
})
