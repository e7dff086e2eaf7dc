import { at, begin, HIDDEN, num, range, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cellNamed, cells, layouts } from "../data/boomtown.ts"
import { cards } from "../data/cards.ts"
import { hexes, slots } from "../data/map.ts"
import { offices } from "../data/offices.ts"
import { goldWest } from "../game.ts"
import { newGame, Position } from "./position.ts"

const riverside = ["-1,0", "-2,1", "2,-2", "1,-1", "0,-1", "3,-2", "3,-1", "2,0", "0,1", "1,1", "-1,2", "-2,2"]

const tracks = ["copper", "silver", "gold"] as const

function shuffledGame(seats: number, seed: string): Position {
  return new Position(begin(goldWest, { seats, seed }))
}

function gameBegunBy(seat: number): Position {
  for (let i = 0; ; i++) {
    const p = shuffledGame(3, `seats ${i}`)
    if (p.s.first === seat) return p
  }
}

function hexesWithToken(p: Position): string[] {
  return hexes.map(hex => hex.id).filter(hex => p.faceUp(hex) !== "" || p.faceDown(hex) !== "")
}

/** Seat 0 takes one plain card after the other: the bonus tiles that come with them. */
function bonusTilesInOrder(p: Position): number[] {
  const plain = cards.filter(card => card.effects.length === 0)
  p.market(...plain.map(card => card.id))
  return plain.map(card => {
    const before = p.points(0, "investmentBonus")
    p.supply(0, card.cost).turn(0).play(`invest ${card.id}`)
    return p.points(0, "investmentBonus") - before
  })
}

function officeOn(p: Position, cell: string): string {
  return at(offices, num(p.s.offices, cellNamed(cell))).id
}

/** In how many ways pairs of neighbouring cells cover all cells but those taken. */
function coverings(taken: readonly string[]): number {
  const free = cells.map(cell => cell.id).find(cell => !taken.includes(cell))
  if (free === undefined) return 1
  const [column, row] = [Number(free[1]), Number(free[3])]
  return [`c${column + 1}r${row}`, `c${column}r${row + 1}`]
    .filter(next => cells.some(cell => cell.id === next) && !taken.includes(next))
    .reduce((ways, next) => ways + coverings([...taken, free, next]), 0)
}

describe("Gold West examples: setup", () => {
  it("EX-S1 two players: 42 tokens, 12 of them face up", () => {
    const p = newGame({ seats: 2, board: "random" })
    const ends = hexes.filter(hex => ["W", "E"].includes(at(slots, hex.slot).id)).map(hex => hex.id)
    expect(hexes.map(hex => hex.id).filter(hex => p.standsOn(hex) === "out")).toEqual(ends)
    expect(hexesWithToken(p)).toHaveLength(42)
    expect(p.openHexes()).toHaveLength(12)
    expect(p.s.box.flat()).toHaveLength(14)
    for (const seat of [0, 1]) expect(new Set(view(p.t.rules, p.s, seat).state.box.flat())).toEqual(new Set([HIDDEN]))
    expect(p.s.players).toHaveLength(2)
    for (const seat of [0, 1]) {
      expect(p.player(seat)).toMatchObject({ camps: 12, markers: 12 })
      expect(tracks.map(track => p.coachOf(seat, track))).toEqual([0, 0, 0])
    }
    expect([p.goodsIn(0, 1), p.goodsIn(1, 1)]).toEqual([
      { stone: 1, copper: 1 },
      { stone: 1, silver: 1 },
    ])
    expect(bonusTilesInOrder(p).filter(vp => vp > 0)).toEqual([3, 2, 1])
  })

  it("EX-S2 three players: all 56 tokens, 12 camps each", () => {
    const p = newGame({ seats: 3, board: "random" })
    expect(hexesWithToken(p)).toHaveLength(56)
    expect(p.openHexes()).toHaveLength(12)
    expect(p.s.players.map(player => player.camps)).toEqual([12, 12, 12])
    expect(bonusTilesInOrder(p).filter(vp => vp > 0)).toEqual([4, 3, 2, 1])
  })

  it("EX-S3 four players: 10 camps and what order marker 4 brings", () => {
    const p = newGame({ seats: 4, board: "random" })
    expect(p.s.players.map(player => player.camps)).toEqual([10, 10, 10, 10])
    expect(range(4).map(section => p.goodsIn(3, section))).toEqual([
      { wood: 1 },
      { stone: 1, gold: 1 },
      { copper: 1 },
      {},
    ])
    expect(range(4).map(seat => p.onTrack(seat))).toEqual([0, 0, 0, 0])
    expect(bonusTilesInOrder(p).filter(vp => vp > 0)).toEqual([5, 4, 3, 2, 1])
  })

  it("EX-S4 exactly the hexes by the river are face up", () => {
    for (const seats of [2, 3, 4])
      for (const seed of ["a", "b", "c"])
        expect(new Set(shuffledGame(seats, seed).openHexes())).toEqual(new Set(riverside))
  })

  it("EX-S5 offices fit around the centre, but not around c1r0", () => {
    const games = range(200).map(i => shuffledGame(3, `boomtown ${i}`))
    const singles = games.flatMap(p => cells.map(cell => cell.id).filter(cell => officeOn(p, cell) === "vp4"))
    expect(new Set(singles)).toEqual(new Set(["c0r0", "c2r0", "c1r1", "c0r2", "c2r2"]))
    const pairs = { c0r0: "c1r0", c2r0: "c2r1", c1r2: "c2r2", c0r1: "c0r2" }
    const asInPicture = games.filter(p => Object.entries(pairs).every(([a, b]) => officeOn(p, a) === officeOn(p, b)))
    expect(asInPicture.length).toBeGreaterThan(0)
    for (const p of asInPicture) expect(officeOn(p, "c1r1")).toBe("vp4")
    for (const { id } of cells) expect(layouts.filter(layout => layout.single === id)).toHaveLength(coverings([id]))
    expect(coverings(["c1r0"])).toBe(0)
  })

  it("EX-S6 each pile has the higher tile on top", () => {
    for (const before of [3, 7]) {
      const p = newGame()
      const gains = range(3).flatMap(seat => {
        p.supply(seat, { copper: 1, silver: 1, gold: 1 })
        for (const track of tracks) p.coach(seat, track, before)
        p.turn(seat)
        return tracks.map(track => {
          const had = p.onTrack(seat)
          return p.play(`deliver ${track}`).onTrack(seat) - had
        })
      })
      expect(gains).toEqual([7, 8, 9, 4, 5, 6, 0, 0, 0])
    }
  })

  it("EX-S7 markers go clockwise from the first player", () => {
    const p = gameBegunBy(2)
    expect(p.seat).toBe(2)
    const supplies = [2, 0, 1].map(seat => range(4).map(section => p.goodsIn(seat, section)))
    expect(supplies).toEqual([
      [{ wood: 1 }, { stone: 1, copper: 1 }, {}, {}],
      [{ wood: 1 }, { stone: 1, silver: 1 }, {}, {}],
      [{ wood: 1 }, { stone: 1, gold: 1 }, {}, {}],
    ])
    for (const next of [0, 1, 2]) {
      p.play("activate 0", `camp wood ${at(p.openHexes(), 0)}`, "store 3", "end")
      expect(p.seat).toBe(next)
    }
  })
})
