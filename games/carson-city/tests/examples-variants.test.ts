// Examples of parts A and B that are about variants. Part A: Orange is seat 0, Green 1, Blue 2.
import { begin, range, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { MOUNTAIN } from "../data/buildings.ts"
import { carsonCity } from "../game.ts"
import { sliceOf } from "../slices.ts"
import { IN_RESERVE } from "../state.ts"
import { newGame, Position } from "./position.ts"

const outlaws = (...more: string[]) => newGame({ with: ["outlaws", ...more] }).round(2)
const horses = (...more: string[]) => newGame({ with: ["horses", ...more] })
const river = (...more: string[]) => newGame({ with: ["carsonRiver", ...more], options: { river: "laid" } })

describe("Part A: examples of the rulebook with variants", () => {
  it("A18 moving outlaws", () => {
    const p = outlaws("generalStore", "blacksmith")
    // A saloon of two houses for $10; beside it a General Store next to a church, with three houses of its owner for $18.
    p.build(0, "saloon", "r2c2")
      .put("house", "r1c1", "r2c1")
      .build(1, "generalStore", "r2c3")
      .build(1, "church", "r1c4")
    p.build(1, "house", "r2c4", "r3c4")
    expect([p.income("r2c2"), p.income("r2c3")]).toEqual([10, 18])
    // A blacksmith of $10 among a house, a church, a bank and a ranch that pay less.
    p.build(2, "blacksmith", "r7c7")
      .build(0, "church", "r6c7")
      .put("house", "r6c6")
      .build(0, "bank", "r6c8")
      .build(1, "ranch", "r7c8")
    expect(p.income("r7c7")).toBeGreaterThan(Math.max(p.income("r6c8"), p.income("r7c8")))
    p.outlaws(8, "r2c2", "r7c7").throws(1, 1, 6, 1).phase1(2).play("outlaw r2c2", "outlaw r7c2")
    expect(p.outlawsOn().sort()).toEqual(["r2c3", "r7c2", "r7c7"])
  })

  it("A19 three horses and two rodeo tokens", () => {
    const p = horses().horses(0, 3)
    sliceOf(p.s.horses).tokens[0] = 2
    expect(p.points(0, "horses")).toBe(9)
  })

  it("A20 all announced totals together", () => {
    const totals = [3, 4, 5, 6].map(seats => {
      const { state } = begin(carsonCity, { seats, seed: "announced", options: { survival: true } })
      return sum(sliceOf(state.survival).left)
    })
    expect(totals).toEqual([45, 60, 75, 75])
  })

  it("A21 strength and number of outlaws", () => {
    const thrown = (black: number, white: number) => {
      const [event] = outlaws().throws(black, white).phase1(2).happened("outlaws")
      return [event?.strength, event?.count]
    }
    expect([thrown(1, 2), thrown(4, 3), thrown(6, 6)]).toEqual([
      [8, 1],
      [11, 2],
      [13, 3],
    ])
  })
})

describe("Part B: further examples with variants", () => {
  it("B41 a sheet of exactly 16 points", () => {
    const p = new Position(begin(carsonCity, { seats: 2, seed: "b41", options: { newBeginning: true } }, []))
    for (const item of ["money 12", "cowboys 4", "parcels 1", "revolvers 1", "roads 1"]) p.by(0, `sheet ${item}`)
    expect([p.legal(), p.refused("sheet sharpshooter 1").data]).toEqual([
      ["sheet sharpshooter 0"],
      { count: 2, left: 0 },
    ])
    expect(p.by(0, "sheet sharpshooter 0").legal()).toEqual(["hand-in"])
  })

  it("B42 a river of 8 tiles leaves 7 mountains", () => {
    const options = { carsonRiver: true, river: "laid", riverTiles: range(8).map(col => `r5c${col + 1}`) }
    const { objects } = begin(carsonCity, { seats: 2, seed: "b42", options }).state
    expect(objects.filter(object => object === MOUNTAIN)).toHaveLength(7)
  })

  it("B43 mine and ranch by the river", () => {
    const p = river().build(0, "mine", "r4c1").put("mountain", "r3c1")
    expect(p.income("r4c1")).toBe(6)
    const ranch = river().build(0, "ranch", "r4c6").put("mountain", "r3c5", "r3c6", "r4c5")
    expect(ranch.income("r4c6")).toBe(5)
  })

  it("B44 a bridge and a house beside it", () => {
    const p = river().build(0, "house", "r4c3").has(0, { roads: 1 }).phase3()
    expect(p.refused("road r5c4-w").rule).toBe("CC-15.4")
    const two = river().build(0, "house", "r4c3").has(0, { roads: 2 }).phase3().play("road r5c4-w")
    expect([two.player(0).roads, two.points(0, "finalHouses") + two.points(0, "bridges")]).toEqual([0, 3])
  })

  it("B45 four players, tiles of 14 in all", () => {
    const opened = range(30).map(
      i => begin(carsonCity, { seats: 4, seed: `b45 ${i}`, options: { survival: true } }).state,
    )
    const money = opened.flatMap(({ survival, players }) =>
      range(4).flatMap(seat => (sum(survival?.hands[seat] ?? []) === 14 ? [players[seat]?.money] : [])),
    )
    expect([money.length > 0, new Set(money)]).toEqual([true, new Set([16])])
  })

  it("B46 a tie with tiles", () => {
    const [RED, BLUE] = [0, 1]
    const p = newGame({ with: ["survival"] })
      .card(RED, "2Y")
      .card(BLUE, "4Y")
      .tiles(RED, 4, 0)
      .tiles(BLUE, 2, 0)
      .tiles(2, 0)
    p.has(RED, { revolvers: 3, cowboys: 0 })
      .has(BLUE, { revolvers: 5, cowboys: 0 })
      .on(RED, "roads3")
      .on(BLUE, "roads3")
    p.resolve("roads3").by(BLUE, "play 2").by(RED, "play 4")
    expect(p.happened("playedTile").map(event => event.total)).toEqual([7, 7])
    expect(p.happened("wonDuel")).toMatchObject([{ seat: RED }])
  })

  it("B47 finishing order of round 4", () => {
    const p = newGame({ seats: 4, with: ["kitCarson"], options: { kitCarsonPlay: "live" } })
      .round(4)
      .phase2()
    for (const seat of range(4)) p.by(seat, "done")
    expect(range(4).map(seat => p.points(seat, "kitCarson"))).toEqual([3, 2, 1, 0])
  })

  it("B48 done in the same tick", () => {
    const [GREEN, RED] = [1, 0]
    const p = newGame({ seats: 2, with: ["kitCarson"] })
      .orders([GREEN, RED], [])
      .has(RED, { roads: 0 })
      .has(GREEN, { roads: 0 })
    p.phase2().by(GREEN, "place r1c1").by(RED, "done").by(GREEN, "done")
    expect(p.s.passed).toEqual([GREEN, RED])
  })

  it("B49 beating an outlaw of 11", () => {
    const p = outlaws().card(0, "2Y").has(0, { revolvers: 4, cowboys: 1 }).has(1, { revolvers: 4, cowboys: 0 })
    p.outlaws(11, "r1c1").on(0, "r1c1").on(1, "r1c1").throws(6, 5).resolve("buildingIncome")
    expect([p.happened("beatOutlaw")[0]?.total, p.points(0, "outlaws"), p.cowboys(1)]).toEqual([11, 4, [1]])
  })

  it("B50 an unbeaten outlaw on a bank of $15", () => {
    const p = outlaws().card(0, "4Y").build(0, "bank", "r1c1").put("townHouse", "r1c2", "r2c1").put("house", "r2c2")
    expect(p.income("r1c1")).toBe(15)
    expect(p.outlaws(8, "r1c1").resolve("buildingIncome").money(0)).toEqual([15 + 7])
  })

  it("B51 outlaw and prison", () => {
    const beside = outlaws().build(0, "prison", "r4c6").throws(3, 1, 2, 4, 6, 6).phase1(2)
    expect(beside.outlawsOn()).toEqual(["r7c7"])
    const on = outlaws().build(0, "prison", "r4c6").throws(3, 1, 3, 5).phase1(2)
    expect([on.outlawsOn(), on.points(0, "outlaws")]).toEqual([[], 4])
  })

  it("B52 $3, two cowboys on salary, one horse", () => {
    const BLUE = 2
    const p = horses().has(BLUE, { money: 3 }).on(BLUE, "salary").on(BLUE, "salary").resolve("salary")
    expect([p.money(BLUE), p.legal().length]).toEqual([[7], 6])
    p.play("horse corral5")
    expect([p.money(BLUE), p.horsesOf(BLUE), p.over]).toEqual([[3], [1, 0, 0, 0, 0, 1], true])
  })

  it("B53 horses in the first corral", () => {
    const bonus = (count: number) => horses().horses(0, 0, count).strength(0) - horses().strength(0)
    expect([bonus(2), bonus(3)]).toEqual([1, 2])
  })

  it("B54 two horses with a cowboy in corral 5, one in corral 4", () => {
    const p = horses().horses(0, 0, 0, 0, 0, 1, 2).on(0, "corral5").phase4()
    expect(p.happened("rodeo")).toMatchObject([{ seat: 0, total: 23 }])
  })

  it("B57 drawing three of the 28 tiles nobody holds", () => {
    const p = newGame({ seats: 2, with: ["survival"] })
      .tiles(0, 5)
      .tiles(1, 0, 1, 2)
      .on(0, "roads3")
      .on(1, "roads3")
    p.resolve("roads3").by(1, "play 0")
    expect([p.hand(0).length, sliceOf(p.s.survival).reserve.length]).toEqual([3, 28 - 3])
  })

  it("B61 an outlaw on a parcel for sale", () => {
    const RED = 0
    const p = outlaws().card(RED, "2Y").outlaws(8, "r1c1")
    for (const seat of range(3)) p.has(seat, { roads: 0 })
    p.phase2().play("place r1c1", "pass", "pass", "pass")
    expect([p.happened("boughtParcel"), p.owner("r1c1")]).toEqual([[], -1])
    expect(p.happened("beatOutlaw").length + p.happened("lostToOutlaw").length).toBe(1)
  })

  it("B62 nothing to steal beside a church", () => {
    const [GREEN, BLUE] = [1, 2]
    const p = outlaws().build(BLUE, "bank", "r1c1").build(BLUE, "church", "r1c2").outlaws(8, "r1c1").on(GREEN, "r1c1")
    p.card(BLUE, "4Y").throws(6).resolve("buildingIncome")
    expect([p.points(GREEN, "outlaws"), p.money(BLUE), p.over]).toEqual([3, [15 + 3], true])
  })

  it("B63 saloon of $15 or blacksmith of round 3", () => {
    const p = outlaws("blacksmith").build(0, "saloon", "r2c2").put("house", "r1c1", "r1c2", "r1c3")
    p.build(1, "blacksmith", "r3c4").build(1, "ranch", "r8c8").outlaws(8, "r2c3")
    p.throws(1, 1, 6, 1).phase1(3).play("outlaw r2c3")
    expect([p.income("r2c2"), p.income("r3c4"), p.outlawsOn().includes("r3c4")]).toEqual([15, 20, true])
  })

  it("B64 taking a cowboy with dynamite back", () => {
    const BLUE = 0
    const p = horses().has(BLUE, { dynamite: 1 }).horses(BLUE, 2).phase2()
    p.play("with dynamite", "place building12", "horse corral2", "move dynamite building12", "take-back")
    expect([p.cowboys(BLUE), p.player(BLUE).dynamite, p.at(BLUE, "building12"), p.seat]).toEqual([[3], 1, 0, 1])
  })

  it("B65 a rodeo of nothing", () => {
    const GREEN = 1
    const p = horses().orders([0, 1, 2], [GREEN, 0, 2]).phase4()
    expect(p.happened("rodeo")).toMatchObject([{ seat: GREEN, total: 0 }])
  })

  it("B66 sharpshooter with dynamite throws 2, 5 and 4", () => {
    const p = newGame({ with: ["newBeginning"] })
      .on(0, "roads3", "dynamite")
      .on(1, "roads3")
    p.s.newBeginning?.shown.splice(0, 1, [15, 3, 2, 1, 1, 1])
    const strength = p.strength(0)
    p.throws(2, 5, 4, 1).resolve("roads3")
    expect(p.happened("threw")[0]?.total).toBe(strength + 9)
  })

  it("B70 white cowboy and another on the same empty space in a tick", () => {
    const [GREEN, RED] = [0, 1]
    const p = newGame({ seats: 2, with: ["kitCarson"] })
      .card(GREEN, "1Y")
      .phase2()
      .by(GREEN, "place r1c1")
    p.by(GREEN, "with white").by(GREEN, "place ammunition").by(RED, "place ammunition")
    expect([p.at(RED, "ammunition"), p.s.white]).toEqual([1, IN_RESERVE])
  })

  it("B72 sheet and tiles together", () => {
    const options = { newBeginning: true, survival: true }
    const p = new Position(begin(carsonCity, { seats: 3, seed: "b72", options }, []))
    for (const [seat, hand] of [
      [5, 5, 5, 1, 1, 0],
      [4, 4, 4, 4, 0, 0],
      [3, 3, 2, 2, 1, 1],
    ].entries())
      p.tiles(seat, ...hand)
    for (const seat of range(3)) {
      for (const item of ["money 12", "cowboys 0", "parcels 0", "revolvers 0", "roads 0"]) p.by(seat, `sheet ${item}`)
      p.by(seat, "hand-in")
    }
    expect(p.money(0, 1, 2)).toEqual([10, 11, 15])
  })
})
