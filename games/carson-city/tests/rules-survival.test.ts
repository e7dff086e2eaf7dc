import { begin, imagine, range, seeded, sum, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { carsonCity } from "../game.ts"
import { sliceOf } from "../slices.ts"
import { newGame, Position } from "./position.ts"

const survival = { with: ["survival"] }

function opened(seats: number, seed = "tiles"): Position {
  return new Position(begin(carsonCity, { seats, seed, options: { survival: true } }, []))
}

describe("CC-16 Survival of the Fittest", () => {
  it("CC-16.1 thirty tiles, five each of 0 to 5", () => {
    const { hands, reserve } = sliceOf(opened(2).s.survival)
    const all = [...hands.flat(), ...reserve].sort((a, b) => a - b)
    expect(all).toEqual(range(6).flatMap(tile => [tile, tile, tile, tile, tile]))
  })

  it("CC-16.2 a set each for two; one set a player mixed; five tiles for six; $30 less the announced total", () => {
    expect([0, 1].map(seat => opened(2).hand(seat))).toEqual([range(6), range(6)])
    expect(opened(2).money(0, 1)).toEqual([15, 15])
    for (const [seats, each, all] of [
      [3, 6, 45],
      [4, 6, 60],
      [5, 6, 75],
      [6, 5, 75],
    ] as const) {
      const p = opened(seats)
      const totals = range(seats).map(seat => sum(p.hand(seat)))
      expect(range(seats).map(seat => p.hand(seat).length)).toEqual(range(seats).map(() => each))
      expect([sum(totals), p.happened("announced").map(event => event.total)]).toEqual([all, totals])
      expect(p.money(...range(seats))).toEqual(totals.map(total => 30 - total))
      expect(sliceOf(p.s.survival).left).toEqual(totals)
      expect(view(p.t.rules, p.s, 0).state.survival?.hands[1]).toEqual(range(each).map(() => -1))
    }
  })

  it("CC-16.2 hands that fit the announced totals are always found, few as there are", () => {
    const p = opened(5)
    const tiles = sliceOf(p.s.survival)
    const hands = [
      [4, 4, 4, 4],
      [0, 0, 0, 1, 2],
      [4, 5, 5, 5],
      [0, 3, 3],
      [1, 2, 2, 3],
    ]
    tiles.reserve = [0, 1, 1, 1, 2, 2, 3, 3, 5, 5]
    tiles.hands = hands
    tiles.left = hands.map(sum)
    const seen = view(p.t.rules, p.s, -1)
    for (const seed of range(200)) {
      const imagined = sliceOf(imagine(p.t.rules, seen, seeded(`hands ${seed}`)).survival)
      expect(imagined.hands.map(sum)).toEqual(tiles.left)
    }
  })

  it("CC-16.3 each plays a tile, all are shown together, added to strength and discarded", () => {
    const p = newGame(survival)
      .tiles(0, 1, 4)
      .tiles(1, 0, 2)
      .tiles(2, 5, 5)
      .on(0, "roads3")
      .on(1, "roads3")
      .resolve("roads3")
    expect([p.waiting, p.legal(undefined, 0), p.legal(undefined, 1)]).toEqual([
      [0, 1],
      ["play 1", "play 4"],
      ["play 0", "play 2"],
    ])
    expect(p.clock).toBe("play 1")
    p.by(0, "play 1")
    expect(p.happened("playedTile")).toEqual([])
    expect(view(p.t.rules, p.s, 1).state.survival?.played[0]).toEqual([-1])
    p.by(1, "play 2")
    expect(p.happened("playedTile").map(event => event.total)).toEqual([p.strength(0) + 1, 3 + 1 + 2])
    expect([p.hand(0), p.hand(1), sliceOf(p.s.survival).shown]).toEqual([[4], [0], []])
    expect(sliceOf(p.s.survival).left).toEqual([4, 0, 10])
  })

  it("CC-16.4 whoever has played the last tile draws three", () => {
    const p = newGame(survival)
      .tiles(0, 3)
      .tiles(1, 0, 2)
      .tiles(2, 5, 5)
      .on(0, "roads3")
      .on(1, "roads3")
      .resolve("roads3")
    expect(p.waiting).toEqual([1])
    p.by(1, "play 2")
    expect([p.hand(0).length, p.hand(1), sliceOf(p.s.survival).left]).toEqual([3, [0], [-1, 0, 10]])
  })

  it("CC-16.5 dice are still used for everything else", () => {
    const p = newGame(survival).on(0, "gamblingIncome").throws(2, 6).resolve("gamblingIncome")
    expect(p.money(0)).toEqual([23])
    expect(
      newGame(survival).display("8Y", "1Y", "2Y").throws(1, 1, 2, 2).phase1().play("choose 8Y").parcelsOf(0),
    ).toEqual(["r2c2", "r3c3"])
  })

  it("CC-16.6 one tile, or with dynamite two from the lower to the higher; the red gunsmith plays last", () => {
    const two = newGame(survival).tiles(0, 1, 3, 4).tiles(1, 5, 5).tiles(2, 0)
    two.on(0, "roads3", "dynamite").on(1, "roads3").resolve("roads3").by(1, "play 5").by(0, "play 3")
    expect(two.legal()).toEqual(["play 4", "stop"])
    expect(two.refused("play 1")).toMatchObject({ rule: "CC-16.6", reason: "laterTile" })
    two.by(0, "play 4")
    expect(two.happened("playedTile")[0]).toMatchObject({ die: 3, die2: 4, count: 2 })
    const single = newGame(survival).tiles(0, 2).tiles(1, 5, 5).tiles(2, 0)
    single.on(0, "roads3", "dynamite").on(1, "roads3").resolve("roads3")
    expect(single.waiting).toEqual([1])
    const last = newGame(survival)
      .card(0, "10R")
      .tiles(0, 1, 3)
      .tiles(1, 2, 5)
      .tiles(2, 0)
      .on(0, "roads3")
      .on(1, "roads3")
    expect(last.resolve("roads3").waiting).toEqual([1])
    last.by(1, "play 2")
    expect([last.waiting, last.happened("playedTile").length]).toEqual([[0], 1])
    last.by(0, "play 1")
    expect([last.over, last.happened("playedTile").length]).toEqual([true, 2])
    // Empty hands draw in passing order once the tiles are in the reserve: seat 1 passed first.
    const empty = newGame({ seats: 2, with: ["survival"] })
      .orders([0, 1], [1, 0])
      .tiles(0, 4)
      .tiles(1, 5)
    empty.on(0, "roads3").on(1, "roads3").resolve("roads3")
    const drew = (empty.t.log ?? []).filter(event => event.rule === "CC-16.4")
    expect(drew).toMatchObject([{ to: { seat: 1 } }, { to: { seat: 0 } }])
  })

  it("CC-22.21 a redraw mixes what was never dealt with what was played; fewer than three, all; none, the tile counts 0", () => {
    const p = newGame(survival).tiles(0, 3).tiles(1, 0, 2).tiles(2, 5)
    sliceOf(p.s.survival).reserve = []
    p.on(0, "roads3").on(1, "roads3").resolve("roads3").by(1, "play 0")
    // The two tiles of this duel are all there is.
    expect([p.hand(0).sort(), sliceOf(p.s.survival).reserve]).toEqual([[0, 3], []])
    const none = newGame(survival).tiles(0).tiles(1, 0, 2).tiles(2, 5)
    sliceOf(none.s.survival).reserve = []
    none.on(0, "roads3").on(1, "roads3").resolve("roads3")
    expect(none.waiting).toEqual([1])
    none.by(1, "play 2")
    expect(none.happened("wonDuel")[0]?.total).toBe(7)
    expect(none.hand(0)).toEqual([2])
  })
})
