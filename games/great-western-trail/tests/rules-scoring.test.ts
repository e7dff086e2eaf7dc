import { score, sum, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("GWT-19 Final scoring", () => {
  it("GWT-19.1 1 VP per full $5", () => {
    expect([0, 4, 5, 14].map(money => newGame().money(0, money).points(0, "money"))).toEqual([0, 0, 1, 2])
  })

  it("GWT-19.2 points of own buildings on the trail", () => {
    const p = newGame().build(0, "10a", "site-A1").build(0, "1b", "site-A2").build(1, "9a", "site-A3")
    expect([p.points(0, "buildings"), p.points(1, "buildings"), p.points(2, "buildings")]).toEqual([14, 9, 0])
  })

  it("GWT-19.3 discs on cities and completed arrows, which may be negative", () => {
    const cities = (...ids: string[]) =>
      newGame()
        .discsOnCities(0, ...ids)
        .points(0, "cities")
    expect(cities("kansas-city", "kansas-city")).toBe(-12)
    expect(cities("san-francisco", "san-francisco")).toBe(18)
    expect(cities("topeka", "wichita", "colorado-springs")).toBe(-4)
    expect(cities("colorado-springs", "santa-fe", "albuquerque")).toBe(0)
    expect(cities("albuquerque", "el-paso", "san-diego", "sacramento")).toBe(6 + 8 + 4 + 6)
  })

  it("GWT-19.4 points of every station with an own disc", () => {
    const p = newGame().discsOnStations(0, "station-1", "station-6", "station-10").discsOnStations(1, "station-2")
    expect([p.points(0, "stations"), p.points(1, "stations")]).toEqual([15, 1])
  })

  it("GWT-19.5 points of owned hazards", () => {
    expect(newGame().hazards(0, "flood-green-4", "drought-black-2", "rockfall-green-3").points(0, "hazards")).toBe(9)
  })

  it("GWT-19.6 points of all cattle cards of the herd, in all three parts", () => {
    const p = newGame()
      .hand(0, "holstein:1")
      .pile(0, "westHighland:5", "jersey")
      .discards(0, "texasLonghorn:7", "ayrshire:3")
    expect(p.points(0, "cattle")).toBe(16)
    expect(score(p.t.rules, view(p.t.rules, p.s, 1).state, 1).rows.find(row => row.id === "cattle")?.points[0]).toBe(16)
  })

  it("GWT-19.7 the best choice of unplayed cards; the sum may be negative", () => {
    const p = newGame().area(0, "obj-sf-1").discards(0, "obj-sf-2")
    expect(p.points(0, "objectives")).toBe(-3)
    p.discsOnCities(0, "san-francisco", "san-francisco")
    expect(p.points(0, "objectives")).toBe(10)
  })

  it("GWT-19.7 cards that only their owner has seen count for the owner and are open to the others", () => {
    const p = newGame({ b: [6] })
      .build(0, "6b", "site-A1")
      .hand(0, "jersey")
      .objectivePile("obj-sf-1")
      .discsOnCities(0, "san-francisco")
    p.area(0).arrive(0, "site-A1").play("use 6b.1", "top")
    const row = (viewer: number) =>
      score(p.t.rules, view(p.t.rules, p.s, viewer).state, viewer).rows.find(({ id }) => id === "objectives")
    expect([row(0)?.points[0], row(0)?.open[0], row(1)?.points[0], row(1)?.open[0]]).toEqual([5, false, 0, true])
  })

  it("GWT-19.8 the five stationmasters", () => {
    const bonus = (id: string, arrange: (p: ReturnType<typeof newGame>) => unknown) => {
      const p = newGame().area(0).masters(0, id)
      arrange(p)
      return p.points(0, "stationmasters")
    }
    expect(bonus("sm-workers", p => p.workers(0, { cowboy: 4, craftsman: 2, engineer: 1 }))).toBe(7)
    expect(bonus("sm-objectives", p => p.area(0, "start-1", "obj-sf-1", "obj-sf-2"))).toBe(3)
    expect(bonus("sm-hazards", p => p.hazards(0, "flood-green-2", "flood-green-2", "flood-green-2"))).toBe(3)
    expect(bonus("sm-tipis", p => p.tipis(0, 3, 2))).toBe(6)
    expect(bonus("sm-certificates", p => p.certificates(0, 3))).toBe(6)
  })

  it("GWT-19.9 4 VP for each worker on space 5 or 6", () => {
    expect(newGame().workers(0, { cowboy: 6, craftsman: 5, engineer: 4 }).points(0, "workers")).toBe(12)
  })

  it("GWT-19.10 3 VP for the cleared movement space", () => {
    const p = newGame().cleared(0, "move-vp").cleared(1, "move-money")
    expect([p.points(0, "movementDisc"), p.points(1, "movementDisc")]).toEqual([3, 0])
  })

  it("GWT-19.11 2 VP for the holder of the token", () => {
    const p = newGame()
    p.s.ended = 1
    expect([0, 1, 2].map(seat => p.points(seat, "token"))).toEqual([0, 2, 0])
  })

  it("GWT-19.12 most points win, a tie is a shared victory", () => {
    const p = newGame().area(0).area(1).area(2).money(0, 15).money(1, 19).money(2, 5)
    expect([p.total(0), p.total(1), p.total(2), p.places()]).toEqual([3, 3, 1, [1, 1, 3]])
    const sheet = score(p.t.rules, p.s)
    expect([sheet.rows.length, sum(sheet.rows.map(row => row.points[0] ?? 0))]).toEqual([11, 3])
  })
})
