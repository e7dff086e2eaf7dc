import { describe, expect, it } from "vitest"
import { cities } from "../data/cities.ts"
import { track, transportCosts } from "../data/track.ts"
import { newGame } from "./position.ts"

describe("figures stated as rules", () => {
  it("FX-1 starting money", () => {
    expect([newGame({ seats: 4 }).moneyOf(0, 1, 2, 3), newGame({ seats: 2 }).moneyOf(0, 1)]).toEqual([
      [6, 7, 8, 9],
      [6, 7],
    ])
  })

  it("FX-2 cattle market size", () => {
    expect([2, 3, 4].map(seats => newGame({ seats }).s.market.length)).toEqual([7, 10, 13])
    const p = newGame({ seats: 4 })
      .market(...new Array<string>(15).fill("holstein:1"))
      .hand(0)
      .token(6)
      .tokenNext()
    p.foresight("", "", "cowboy").arrive(0, "kc")
    expect([p.s.token + 1, p.s.market.length]).toEqual([7, 15])
  })

  it("FX-3 certificate limit", () => {
    const limit = (...discs: string[]) =>
      newGame()
        .cleared(0, ...discs)
        .build(0, "10a", "site-A1")
        .arrive(0, "site-A1")
        .play("use 10a.1")
        .certificatesOf(0)
    expect([limit(), limit("cert-6"), limit("cert-4"), limit("cert-4", "cert-6")]).toEqual([3, 3, 4, 6])
  })

  it("FX-4 auxiliary actions", () => {
    expect(newGame().arrive(0, "site-A").legal("aux")).toEqual(["aux gainMoney single", "aux drawDiscard single"])
    const p = newGame()
      .cleared(0, "aux4-1x", "aux4-2x")
      .money(0, 2)
      .arrive(0, "site-G")
      .play("use G.2", "aux engine double")
    expect([p.moneyOf(0), p.legal()]).toEqual([[0], ["engine rail-1", "engine rail-2", "lose"]])
    const q = newGame()
      .cleared(0, "aux4-1x", "aux4-2x")
      .money(0, 2)
      .tile("flood-1", "flood-green-2")
      .arrive(0, "flood-1")
    expect(q.legal("aux")).toEqual(["aux gainMoney single", "aux drawDiscard single", "aux engine single"])
  })

  it("FX-5 engine backward", () => {
    const p = newGame().cleared(0, "aux3-1x").arrive(0, "site-A")
    expect(p.refused("aux certificate single")).toMatchObject({ rule: "GWT-13.8", reason: "noWayBack" })
  })

  it("FX-6 last track space", () => {
    const p = newGame()
      .engine(0, "rail-37")
      .workers(0, { engineer: 5 })
      .money(0, 3)
      .master(1)
      .arrive(0, "site-G")
      .play("use G.1")
    expect(p.legal()).toEqual(["engine rail-38", "engine rail-39"])
    p.play("engine rail-39", "upgrade station-10", "disc aux1-2x")
    expect(p.asked).toBe("leaveLastSpace")
    p.play("engine turnout-7")
    expect([p.moneyOf(0), p.legal()]).toEqual([[3], ["upgrade station-2", "pass"]])
  })

  it("FX-7 hand disc", () => {
    const p = newGame()
      .foresight()
      .money(0, 0)
      .hand(0, "westHighland:3")
      .engine(0, "rail-20")
      .arrive(0, "kc")
      .play("deliver wichita")
    expect(p.moneyOf(0)).toEqual([4])
    expect(p.refused("disc hand-1")).toMatchObject({ reason: "discPrice" })
  })

  it("FX-8 Kansas City as delivery city", () => {
    const p = newGame().foresight().money(0, 0).hand(0).arrive(0, "kc").play("disc aux1-2x")
    expect([p.moneyOf(0), p.points(0, "cities")]).toEqual([[6], -6])
    p.arrive(0, "kc").play("disc aux2-2x")
    expect([p.moneyOf(0), p.points(0, "cities")]).toEqual([[12], -12])
  })

  it("FX-9 end of the game in phase 2", () => {
    const p = newGame()
      .hand(0)
      .token(12)
      .tokenNext()
      .foresight("", "", "cowboy", "", "cowboy", "engineer")
      .arrive(0, "kc")
    expect([p.s.ended, p.asked]).toEqual([0, "takeDisc"])
    p.play("disc aux1-2x", "end")
    expect([p.foresightOf().slice(2).includes(""), p.seat]).toEqual([false, 1])
    for (const seat of [1, 2]) p.arrive(seat, "site-A").play("aux gainMoney single", "end")
    expect(p.over).toBe(true)
  })

  it("FX-10 stationmaster bonuses", () => {
    const p = newGame()
      .area(0, "start-1", "obj-sf-1", "obj-sf-2", "obj-sf-3", "obj-sf-4")
      .masters(0, "sm-objectives")
      .hazards(1, "flood-green-2", "flood-green-2", "flood-green-2")
      .masters(1, "sm-hazards")
      .tipis(2, 3, 2)
      .masters(2, "sm-tipis")
    expect([0, 1, 2].map(seat => p.points(seat, "stationmasters"))).toEqual([6, 3, 6])
    const q = newGame().masters(0, "sm-certificates").cleared(0, "cert-4").certificates(0, 4).masters(1, "sm-workers")
    q.workers(1, { cowboy: 4, craftsman: 4, engineer: 1 })
    expect([0, 1].map(seat => q.points(seat, "stationmasters"))).toEqual([6, 9])
  })

  it("FX-11 money", () => {
    expect([14, 4].map(money => newGame().money(0, money).points(0, "money"))).toEqual([2, 0])
  })

  it("FX-12 worker columns", () => {
    expect([6, 5, 4].map(cowboy => newGame().workers(0, { cowboy }).points(0, "workers"))).toEqual([8, 4, 0])
  })

  it("FX-13 transport from the start space", () => {
    expect(cities.map(({ value }) => transportCosts(track.start, value))).toEqual([0, 0, 1, 3, 4, 5, 7, 8, 9, 11])
  })

  it("FX-14 discs when the good ones are gone", () => {
    const start = (money: number, ...discs: string[]) =>
      newGame()
        .foresight()
        .onlyDiscs(0, ...discs)
        .discsOnStations(0, "station-1")
        .hand(0, "westHighland:3")
        .engine(0, "rail-5")
        .money(0, money - 4)
        .arrive(0, "kc")
        .play("deliver wichita")
    expect(start(4, "hand-1", "hand-2", "cert-6").clearedOf(0)).toContain("cert-6")
    expect(start(4, "hand-1", "hand-2").stationsOf(0)).toEqual([])
    const rich = start(5, "hand-1", "hand-2")
    expect(rich.legal()).toEqual(["disc hand-1", "disc hand-2"])
    expect(rich.play("disc hand-1").stationsOf(0)).toEqual(["station-1"])
  })

  it("FX-15 ways back", () => {
    const p = newGame()
      .engine(0, "rail-6")
      .cleared(0, "aux5-1x", "aux5-2x")
      .arrive(0, "site-G")
      .play("use G.2", "aux removeCard double")
    expect(p.legal()).toEqual(["engine rail-4", "engine turnout-4"])
    const q = newGame()
      .engine(0, "rail-8")
      .engine(1, "rail-7")
      .cleared(0, "aux5-1x")
      .arrive(0, "site-A")
      .play("aux removeCard single")
    expect(q.legal()).toEqual(["engine rail-6", "engine turnout-7"])
  })

  it("FX-16 what is offered", () => {
    expect(newGame().bare().money(0, 9).hand(0, "jersey", "jersey").arrive(0, "site-F").legal("use")).toEqual([
      "use F.1",
    ])
    expect(newGame().certificates(0, 3).arrive(0, "site-C").legal("use")).toEqual(["use C.1b", "use C.2"])
    const p = newGame()
      .certificates(0, 3)
      .build(0, "1a", "site-DR1")
      .hand(0, "jersey")
      .discards(0)
      .arrive(0, "site-DR1")
      .play("use 1a.s")
    expect([p.certificatesOf(0), p.cardsIn(0, "discards")]).toEqual([3, ["jersey"]])
  })

  it("FX-17 objective card on a foreign tile", () => {
    const p = newGame()
      .tile("flood-1", "flood-green-2")
      .hand(0, "obj-sf-1")
      .arrive(0, "flood-1")
      .play("play obj-sf-1", "aux gainMoney single")
    expect([p.can("end"), p.legal()]).toEqual([false, ["aux gainMoney single", "aux drawDiscard single"]])
  })

  it("FX-18 reward given up", () => {
    const p = newGame().build(0, "2b", "site-A1").hand(0, "jersey").arrive(0, "site-A1").play("use 2b.1")
    expect(p.legal()).toEqual(["engine rail-1", "lose"])
    expect(p.play("lose").engineOf(0)).toBe("rail-0")
  })
})
