import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

const tracks = ["copper", "silver", "gold"] as const

describe("GW-9 Delivery", () => {
  it("GW-9.1 each metal spent moves the own coach of that metal one step", () => {
    const p = newGame().market().holding(0, { copper: 2, silver: 1, gold: 1 })
    p.play("deliver copper", "deliver gold", "deliver copper")
    expect(tracks.map(track => p.coachOf(0, track))).toEqual([2, 0, 1])
    expect(p.use(0)).toEqual({ silver: 1 })
    expect(tracks.map(track => p.coachOf(1, track))).toEqual([0, 0, 0])
  })

  it("GW-9.1 a metal that is not in the use zone moves no coach", () => {
    const p = newGame().market().holding(0, { copper: 1 })
    expect(p.refused("deliver silver")).toMatchObject({ code: "illegal", rule: "GW-9.1", reason: "noMetal" })
  })

  it("GW-9.2 the eight steps give a bridge of 2, pile A, a bridge of 3 and pile B", () => {
    for (const [metal, tile] of [
      ["copper", 7],
      ["silver", 8],
      ["gold", 9],
    ] as const) {
      const p = newGame()
        .market()
        .holding(0, { [metal]: 8 })
      const gains = range(8).map(() => {
        const before = p.onTrack(0)
        return p.play(`deliver ${metal}`).onTrack(0) - before
      })
      expect(gains).toEqual([0, 2, 0, tile, 3, 0, 0, tile])
      expect([p.points(0, "bridges"), p.points(0, "shippingBonus")]).toEqual([5, 2 * tile])
    }
  })

  it("GW-9.3 the bonus space is jumped at no cost, and the top tile is taken and kept", () => {
    const p = newGame().market().office("c0r0", "shipping").marker(0, "c0r0").coach(0, "silver", 3)
    p.holding(0, { silver: 2 }).play("deliver silver")
    expect([p.coachOf(0, "silver"), p.use(0).silver, p.points(0, "shippingBonus")]).toEqual([4, 1, 8])
    expect(p.points(0, "boomtown")).toBe(2)
  })

  it("GW-9.4 a bridge pays each player once on each track", () => {
    const p = newGame().market().holding(0, { copper: 3, gold: 3 })
    p.play(...tracks.flatMap(track => (track === "silver" ? [] : range(3).map(() => `deliver ${track}`))))
    expect(p.points(0, "bridges")).toBe(4)
    p.holding(1, { copper: 2 }).play("deliver copper", "deliver copper")
    expect(p.points(1, "bridges")).toBe(2)
  })

  it("GW-9.5 a coach on step 8 cannot advance", () => {
    const p = newGame().market().coach(0, "gold", 7).holding(0, { gold: 3, silver: 1 }).play("deliver gold")
    expect(p.refused("deliver gold")).toMatchObject({ code: "illegal", rule: "GW-9.5", reason: "endOfTrack" })
    expect(p.use(0)).toEqual({ silver: 1, gold: 2 })
  })

  it("GW-9.6 a step granted by a card costs no metal and gains as usual", () => {
    const p = newGame().market("I15").coach(0, "copper", 1).coach(0, "gold", 3).holding(0, { gold: 4, copper: 1 })
    p.play("invest I15", "step copper", "step gold")
    expect(p.use(0)).toEqual({ copper: 1 })
    expect([p.points(0, "bridges"), p.points(0, "shippingBonus")]).toEqual([2, 9])
  })

  it("GW-9.7 coaches do not block one another", () => {
    const p = newGame().market().coach(1, "copper", 1).coach(2, "copper", 1).holding(0, { copper: 2 })
    p.play("deliver copper", "deliver copper")
    expect(range(3).map(seat => p.coachOf(seat, "copper"))).toEqual([2, 1, 1])
  })

  it("GW-9.8 two gains on the way are both received", () => {
    const p = newGame().market().coach(0, "gold", 3).holding(0, { gold: 2 }).play("deliver gold", "deliver gold")
    expect([p.points(0, "shippingBonus"), p.points(0, "bridges")]).toEqual([9, 3])
  })

  it("GW-9.8 taking from pile A changes nothing at B", () => {
    const p = newGame().market().coach(1, "gold", 3).coach(2, "gold", 3).coach(0, "gold", 7)
    p.holding(1, { gold: 1 }).play("deliver gold").holding(2, { gold: 1 }).play("deliver gold")
    p.holding(0, { gold: 1 }).play("deliver gold")
    expect(range(3).map(seat => p.points(seat, "shippingBonus"))).toEqual([9, 9, 6])
  })

  it("GW-9.8 a coach never moves back", () => {
    for (const seed of range(5)) {
      const p = newGame({ board: "random" })
      let before = p.s.players.map(player => [...player.coaches])
      p.playOut(`coaches ${seed}`, () => {
        p.s.players.forEach(({ coaches }, seat) => {
          for (const [track, step] of coaches.entries()) expect(step).toBeGreaterThanOrEqual(before[seat]?.[track] ?? 0)
        })
        before = p.s.players.map(player => [...player.coaches])
      })
    }
  })
})
