import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

describe("examples of the rulebook", () => {
  it("EX-1 job market at the start, 3 players", () => {
    const p = newGame()
    const filled = (row: number) => p.jobsIn(row).map(worker => worker !== "")
    expect([filled(1), filled(2), filled(3)]).toEqual([
      [false, true, true, true],
      [false, true, true, false],
      [false, false, false, false],
    ])
    expect(p.s.token).toBe(1)
  })

  it("EX-2 two ways to the same building", () => {
    const p = newGame()
      .bare()
      .build(1, "1a", "site-A1")
      .tile("flood-1", "flood-green-2")
      .tile("flood-2", "flood-green-3")
    p.rancher(0, "site-A").turn(0)
    const toB = p.legal("move").filter(text => text.endsWith("site-B"))
    expect(toB).toEqual(["move site-A1 site-B", "move flood-1 flood-2 site-B"])
  })

  it("EX-3 movement limits", () => {
    const p = newGame().bare().rancher(0, "site-A").rancher(1, "site-A").cleared(1, "move-money")
    const limit = (seat: number) =>
      Math.max(
        ...p
          .turn(seat)
          .legal("move")
          .map(text => text.split(" ").length - 1),
      )
    expect([limit(0), limit(1)]).toEqual([3, 5])
  })

  it("EX-4 fees with too little money", () => {
    const start = () =>
      newGame({ seats: 4 })
        .bare()
        .build(1, "4a", "site-A1")
        .build(2, "1a", "site-A2")
        .tile("flood-1", "flood-green-2")
        .tile("flood-2", "flood-black-2")
        .rancher(0, "site-A")
        .money(0, 2)
        .turn(0)
    expect(start().play("move site-A1 site-A2 site-B").moneyOf(0, 1, 2)).toEqual([0, 9, 8])
    const lower = start().play("move flood-1 flood-2 site-B")
    expect(lower.moneyOf(0, 1, 2)).toEqual([0, 7, 8])
    expect(lower.happened("feePaid").map(event => "amount" in event && event.amount)).toEqual([1, 1])
  })

  it("EX-5 own building on a site with a special action", () => {
    const start = () =>
      newGame()
        .build(0, "2a", "site-DR1")
        .hand(0, "guernsey", "jersey")
        .money(0, 6)
        .market("holstein:1")
        .marketPile()
        .arrive(0, "site-DR1")
    expect(start().legal()).toEqual([
      "use 2a.1",
      "use 2a.2",
      "use 2a.s",
      "aux gainMoney single",
      "aux drawDiscard single",
    ])
    const all = start().play("use 2a.s", "discard jersey", "use 2a.1", "use 2a.2")
    expect([all.certificatesOf(0), all.moneyOf(0), all.legal()]).toEqual([1, [4], ["end"]])
    expect(start().play("use 2a.1").legal("aux")).toEqual([])
  })

  it("EX-6 foreign tile", () => {
    const p = newGame().build(1, "2a", "site-A1").hand(0, "guernsey").arrive(0, "site-A1")
    expect(p.verbs).toEqual(["aux"])
    expect(p.play("aux gainMoney single").legal()).toEqual(["end"])
  })

  it("EX-7 placing workers from the foresight, 3 players", () => {
    const p = newGame().hand(0).token(3).tokenNext().foresight("", "", "engineer").arrive(0, "kc")
    expect([p.jobsIn(3), p.s.token + 1]).toEqual([["", "cowboy", "cowboy", "engineer"], 4])
    p.foresight("", "", "craftsman").arrive(0, "kc")
    expect(p.jobsIn(4)).toEqual(["", "craftsman", "", ""])
  })

  function marie(): Position {
    return newGame()
      .foresight()
      .hand(0, "dutchBelt", "dutchBelt", "brownSwiss:2", "holstein:1")
      .certificates(0, 3)
      .money(0, 0)
  }

  it("EX-8 income", () => {
    expect(marie().arrive(0, "kc").play("spend 0").moneyOf(0)).toEqual([8])
    const b = marie().discards(0).arrive(0, "kc").play("spend 2")
    expect([b.certificatesOf(0), b.moneyOf(0), b.cardsIn(0, "discards").length]).toEqual([1, [10], 4])
    expect(marie().masters(0, "sm-hazards").arrive(0, "kc").play("spend 2").moneyOf(0)).toEqual([11])
  })

  it("EX-9 delivery", () => {
    const start = () =>
      marie()
        .discsOnCities(0, "topeka", "colorado-springs")
        .cleared(0, "aux1-2x", "aux2-2x")
        .engine(0, "rail-5")
        .arrive(0, "kc")
        .play("spend 2")
    expect(start().legal()).toEqual(
      ["kansas-city", "wichita", "santa-fe", "albuquerque"].map(city => `deliver ${city}`),
    )
    const a = start().play("deliver albuquerque")
    expect(a.can("disc move-vp")).toBe(true)
    expect(a.play("disc aux3-1x").moneyOf(0)).toEqual([7])
    const b = start().play("deliver santa-fe")
    expect(b.refused("disc move-vp").reason).toBe("frame")
    b.play("disc aux3-1x")
    expect(b.asked).toBe("takeObjective")
    expect(b.play("top").moneyOf(0)).toEqual([8])
    expect(start().play("deliver wichita", "disc cert-4", "top").moneyOf(0)).toEqual([10])
    expect(start().play("deliver kansas-city", "disc cert-4").moneyOf(0)).toEqual([16])
    for (const city of ["topeka", "colorado-springs", "el-paso"])
      expect(start().refused(`deliver ${city}`).code).toBe("illegal")
  })

  it("EX-10 refilling the hand", () => {
    const p = newGame()
      .cleared(0, "hand-1")
      .hand(0, "jersey", "jersey", "jersey")
      .pile(0, "guernsey", "guernsey")
      .discards(0, "dutchBelt", "dutchBelt")
    p.arrive(0, "site-A").play("aux gainMoney single", "end")
    expect([p.player(0).hand.length, p.cardsIn(0, "pile"), p.cardsIn(0, "discards")]).toEqual([
      5,
      [],
      ["dutchBelt", "dutchBelt"],
    ])
  })

  it("EX-11 requirement and reward", () => {
    const p = newGame().hand(0, "blackAngus", "blackAngus").money(0, 0).arrive(0, "site-E").play("use E.1")
    expect([p.moneyOf(0), p.cardsIn(0, "hand"), p.can("use E.1")]).toEqual([[2], ["blackAngus"], false])
    const pair = newGame().hand(0, "blackAngus", "blackAngus").money(0, 0).arrive(0, "site-F").play("use F.1")
    expect(pair.moneyOf(0)).toEqual([4])
    const any = newGame().build(0, "1a", "site-TP1").hand(0, "holstein:1").arrive(0, "site-TP1").play("use 1a.s")
    expect(any.certificatesOf(0)).toBe(1)
    const jersey = newGame()
      .build(0, "1a", "site-TP2")
      .hand(0, "jersey")
      .money(0, 0)
      .arrive(0, "site-TP2")
      .play("use 1a.s")
    expect([jersey.certificatesOf(0), jersey.moneyOf(0)]).toEqual([1, [2]])
    const engine = newGame()
      .build(0, "2b", "site-A1")
      .hand(0, "jersey")
      .arrive(0, "site-A1")
      .play("use 2b.1", "engine rail-1")
    expect(engine.engineOf(0)).toBe("rail-1")
  })

  it("EX-12 hiring at tile A", () => {
    const p = newGame()
      .token(4)
      .jobs(2, "cowboy")
      .jobs(3, "engineer")
      .jobs(4, "engineer")
      .workers(0, { engineer: 2 })
      .money(0, 20)
      .hand(0, "jersey")
    p.arrive(0, "site-A")
    expect(p.refused("use A.1")).toMatchObject({ reason: "noBreed" })
    p.play("use A.2")
    expect(p.refused("hire 4 engineer")).toMatchObject({ reason: "tokenRow" })
    p.play("hire 3 engineer")
    expect([p.moneyOf(0), p.workersOf(0), p.legal()]).toEqual([[13], [1, 1, 3], ["use engineer-3", "lose"]])
    p.play("use engineer-3")
    expect(p.moneyOf(0)).toEqual([15])
    p.play("use A.3")
    expect([p.moneyOf(0), p.workersOf(0)]).toEqual([[7], [2, 1, 3]])
  })

  it("EX-13 building", () => {
    const a = (craftsman: number, money: number) =>
      newGame().workers(0, { craftsman }).money(0, money).arrive(0, "site-B").play("use B.2")
    expect([
      a(2, 4).can("build 4a"),
      a(2, 3).can("build 4a"),
      newGame().money(0, 9).arrive(0, "site-B").play("use B.2").can("build 4a"),
    ]).toEqual([true, false, false])
    const b = newGame()
      .workers(0, { craftsman: 3 })
      .money(0, 6)
      .build(0, "4a", "site-A1")
      .arrive(0, "site-B")
      .play("use B.2", "build 8a")
    expect([b.onSite("site-A1"), b.moneyOf(0), b.player(0).unbuilt & (1 << 4)]).toEqual(["8a 0", [0], 0])
    const c = newGame()
      .token(4)
      .jobs(1, "craftsman")
      .workers(0, { craftsman: 3 })
      .money(0, 8)
      .arrive(0, "site-A")
      .play("use A.2", "build 4a", "on site-A1")
    expect(c.moneyOf(0)).toEqual([0])
  })

  it("EX-14 engine forward", () => {
    const p = newGame()
      .engine(0, "rail-1")
      .engine(1, "rail-3")
      .workers(0, { engineer: 3 })
      .arrive(0, "site-G")
      .play("use G.1")
    expect(p.legal()).toEqual(["engine rail-2", "engine rail-4", "engine turnout-4", "engine rail-5"])
  })

  it("EX-15 trade", () => {
    const trade = (space: string) => {
      const p = newGame().bare().tile(space, "tipi-green").money(0, 5).arrive(0, "site-D").play("use D.1a")
      return p.moneyOf(0)[0]
    }
    expect([trade("tipi-m2"), trade("tipi-6")]).toEqual([3, 11])
  })

  it("EX-16 buying cattle", () => {
    const start = (cowboy: number) =>
      newGame()
        .workers(0, { cowboy })
        .money(0, 30)
        .market("holstein:1", "ayrshire:3", "westHighland:3", "westHighland:4", "texasLonghorn:5")
        .arrive(0, "site-E")
        .play("use E.2")
    expect(start(1).play("deal v3-1", "take ayrshire:3").moneyOf(0)).toEqual([24])
    expect(start(1).play("deal wh-1", "take westHighland:4").moneyOf(0)).toEqual([18])
    expect(start(2).play("deal v3-1", "take holstein:1", "deal v3-1").moneyOf(0)).toEqual([18])
    expect(start(2).play("deal v3-2", "take holstein:1").moneyOf(0)).toEqual([27])
    expect(start(2).play("deal tl-2").moneyOf(0)).toEqual([18])
    expect(start(3).play("deal v3-3").moneyOf(0)).toEqual([25])
    expect(start(5).play("deal wh-5").moneyOf(0)).toEqual([22])
    expect(start(1).play("turn-up").s.market).toHaveLength(7)
  })

  it("EX-17 woods", () => {
    const p = newGame()
      .money(0, 0)
      .build(0, "2a", "site-FL2")
      .build(0, "3a", "site-F2")
      .build(0, "4a", "site-A3")
      .build(0, "1a", "site-B1")
    expect(p.arrive(0, "site-B1").play("use 1a.1").moneyOf(0)).toEqual([6])
  })

  it("EX-18 objective cards at the end", () => {
    const start = () =>
      newGame()
        .area(0, "obj-sf-1", "obj-sf-2", "obj-draw-1", "obj-engine-4")
        .build(0, "1a", "site-A1")
        .build(0, "2a", "site-A2")
        .build(0, "3a", "site-A3")
        .hazards(0, "flood-green-2", "flood-green-3", "flood-green-4")
        .tipis(0, 0, 1)
    expect(start().discsOnCities(0, "san-francisco", "san-francisco").points(0, "objectives")).toBe(18)
    expect(start().discsOnCities(0, "san-francisco").points(0, "objectives")).toBe(10)
  })

  it("EX-19 cities at the end", () => {
    expect(newGame().discsOnCities(0, "sacramento", "san-diego").points(0, "cities")).toBe(10)
  })
})
