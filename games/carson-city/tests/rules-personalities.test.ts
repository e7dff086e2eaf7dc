import { sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

/** Phase 1 with these cards; seat 0 chooses first. */
function choosing(...cards: string[]): Position {
  const p = newGame({ with: ["school"] }).display(...cards, "1Y")
  for (const seat of [0, 1, 2]) p.has(seat, { roads: 0 })
  return p.phase1()
}

describe("CC-13 Personalities", () => {
  it("CC-13.0 street kid: a second card but the sheriff, number 0; yellow costs $3, red lowers the limit by $5", () => {
    const p = choosing("0Y", "7Y", "2Y", "3Y").play("choose 0Y")
    expect([p.asked, p.money(0), p.legal()]).toEqual(["secondCard", [12], ["choose 2Y", "choose 3Y", "choose 7Y"]])
    expect(p.refused("choose 1Y").reason).toBe("noSecondSheriff")
    p.play("choose 7Y", "choose 1Y", "choose 2Y")
    expect([p.s.order, p.strength(0)]).toEqual([[0, 1, 2], 7])
    const red = choosing("0R", "2Y", "7Y").play("choose 0R", "choose 2Y")
    expect(red.money(0)).toEqual([24])
    red.has(0, { money: 120 }).phase4()
    expect(red.legal()[0]).toBe("spend 5")
  })

  it("CC-13.1 sheriff: the white cowboy (yellow); no attacks or duels started, 3 points for each lost (red)", () => {
    const p = newGame().build(1, "hotel", "r1c1").build(0, "hotel", "r1c3").card(0, "1Y").phase2().play("with white")
    expect([p.refused("place r1c1").reason, p.legal().includes("place r1c3")]).toEqual(["mayNotAttack", true])
    p.play("place building5", "place parcelVP")
    p.play("place salary", "place salary")
    expect(p.refused("place building5").reason).toBe("whiteCowboyThere")
    const yellow = newGame().card(0, "1Y").on(1, "parcelVP").phase2().play("with white")
    expect(yellow.refused("place parcelVP").reason).toBe("notEmpty")
    const red = newGame().card(0, "1R").on(1, "parcelVP").on(1, "r5c5").build(0, "hotel", "r1c3").on(1, "r1c3").phase2()
    expect([red.refused("place parcelVP").reason, red.refused("place r5c5").reason]).toEqual(["noDuels", "noDuels"])
    expect(red.legal()).toContain("place r1c3")
    const lost = newGame().card(0, "1R").on(0, "parcelVP").on(1, "parcelVP").throws(1, 6).resolve("parcelVP")
    expect(lost.points(0, "1R")).toBe(3)
  })

  it("CC-13.2 banker: $9 (yellow); 3, 5 or 7 points for $3, $12 or $25 after phase 3 (red)", () => {
    expect(choosing("2Y").play("choose 2Y").money(0)).toEqual([24])
    const p = newGame().card(0, "2R").has(0, { money: 14 })
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0 })
    p.phase3()
    expect(p.legal()).toEqual(["take bank-3", "take bank-5", "decline"])
    p.play("take bank-5")
    expect([p.points(0, "2R"), p.money(0)]).toEqual([5, [2]])
  })

  it("CC-13.3 grocer: double one type or $8 (yellow); $8 now or a point for each house later (red)", () => {
    const now = choosing("3Y", "2Y").play("choose 3Y", "take money-8")
    expect(now.money(0)).toEqual([23])
    now
      .play("end", "choose 1Y")
      .build(0, "hotel", "r1c1")
      .orders([0, 1, 2], [0, 1, 2])
      .card(2, "2Y")
      .resolve("buildingIncome")
    expect([now.over, now.money(0)]).toEqual([true, [29]])
    const later = newGame()
      .card(0, "3Y")
      .build(0, "hotel", "r1c1", "r1c3")
      .build(0, "ranch", "r8c8")
      .resolve("buildingIncome")
    expect(later.play("double hotel").money(0)).toEqual([15 + 24 + 3])
    const red = choosing("3R").play("choose 3R")
    expect(red.legal()).toEqual(["take money-8", "take houses"])
    expect(red.play("take money-8").money(0)).toEqual([23])
    const houses = newGame().card(0, "3R").has(0, { offer: 1 }).build(0, "house", "r1c1").build(0, "townHouse", "r1c2")
    expect(houses.build(0, "hotel", "r1c3").phase4().points(0, "3R")).toBe(2)
  })

  it("CC-13.4 railroad worker: two roads and half price (yellow); $5 for any building of the row (red)", () => {
    const yellow = choosing("4Y").play("choose 4Y")
    expect(yellow.player(0).roads).toBe(2)
    const half = newGame().card(0, "4Y").on(0, "building5").resolve("building5").play("purchase hotel")
    expect(half.money(0)).toEqual([12])
    const red = choosing("4R").own(0, "r3c3").bag({ bank: 1 }).play("choose 4R")
    expect(red.legal()).toEqual(["tile 3", "tile 4", "tile 5", "tile 6", "tile 8", "tile 10", "tile 12", "decline"])
    red.play("tile 12", "build mine r3c3")
    expect([red.money(0), red.player(0).revolvers, red.shown()[6]]).toEqual([[10], 2, ""])
    expect(red.play("end").shown()[6]).toBe("bank")
  })

  it("CC-13.5 settler: a free parcel (yellow); $8 now or a point for each mountain later (red)", () => {
    const p = choosing("5Y").play("choose 5Y", "parcel r4c4")
    expect([p.owner("r4c4"), p.money(0)]).toEqual([0, [15]])
    expect(choosing("5Y").play("choose 5Y").legal()).toContain("decline")
    const red = choosing("5R").play("choose 5R")
    expect(red.legal()).toEqual(["take money-8", "take mountains"])
    const later = newGame().card(0, "5R").has(0, { offer: 2 }).build(0, "mountain", "r1c1", "r1c2").phase4()
    expect(later.points(0, "5R")).toBe(2)
  })

  it("CC-13.6 captain: cowboys for $1, $4, $9 (yellow); revolvers for $3, $9 (red)", () => {
    const p = choosing("6Y").play("choose 6Y", "take cowboys-3")
    expect([p.cowboys(0), p.money(0), p.player(0).general]).toEqual([[6], [6], 4])
    const red = choosing("6R").play("choose 6R", "take revolvers-2")
    expect([red.player(0).revolvers, red.money(0)]).toEqual([3, [6]])
  })

  it("CC-13.7 mercenary: strength +3 (yellow) or +2 (red), no revolver tokens", () => {
    expect(["7Y", "7R", "2Y"].map(id => newGame().card(0, id).strength(0))).toEqual([7, 6, 4])
    expect(choosing("7Y").play("choose 7Y").player(0).revolvers).toBe(1)
  })

  it("CC-13.8 Native guide: two parcels by dice (yellow); no parcel above $3 (red)", () => {
    const p = choosing("8Y").own(1, "r3c3").throws(2, 2, 1, 1, 6, 6).play("choose 8Y")
    expect(p.parcelsOf(0)).toEqual(["r2c2", "r7c7"])
    expect(p.happened("threwForParcel")).toHaveLength(3)
    const red = newGame().card(0, "8R").put("mountain", "r3c3", "r3c4", "r3c5", "r5c5").on(0, "r4c4").resolve("parcels")
    expect(red.play("buy r4c4").money(0)).toEqual([12])
  })

  it("CC-13.9 prospector: a mine with a parcel for $10 (yellow); two dynamite tokens (red)", () => {
    const p = choosing("9Y").bag({ bank: 1 }).play("choose 9Y")
    expect(p.legal()).toEqual(["tile 4", "tile 12", "decline"])
    p.play("tile 4", "site r1c1")
    expect([p.owner("r1c1"), p.lies("r1c1"), p.player(0).revolvers, p.money(0)]).toEqual([0, "mine", 2, [5]])
    expect(p.play("end").shown()).toEqual(["ranch", "hotel", "bank", "church", "ranch", "mine", "bank"])
    const bag = choosing("9Y").row("ranch").bag({ mine: 1 }).play("choose 9Y", "tile bag", "site r1c1", "end")
    expect([bag.lies("r1c1"), bag.shown()[1], sum(bag.s.bag)]).toEqual(["mine", "", 0])
    const gone = choosing("9Y").row("ranch").bag({})
    expect([gone.legal(), gone.play("choose 9R").player(0).dynamite]).toEqual([["choose 1Y", "choose 9R"], 2])
    const red = choosing("9R").play("choose 9R")
    expect([red.player(0).dynamite, red.s.dynamite]).toEqual([2, 5])
    const duel = newGame({ seats: 2 }).card(0, "2Y").card(1, "4Y").on(0, "parcelVP", "dynamite").on(1, "parcelVP")
    duel.throws(2, 3, 4).resolve("parcelVP")
    expect(duel.happened("threw").map(event => [event.die, event.die2, event.total])).toEqual([
      [2, 3, 9],
      [4, 0, 8],
    ])
  })

  it("CC-13.10 gunsmith: 2 points for each duel won (yellow); a second throw and dynamite (red)", () => {
    const p = newGame().card(0, "10Y").on(0, "parcelVP").on(1, "parcelVP").throws(6, 1).resolve("parcelVP")
    expect(p.points(0, "10Y")).toBe(2)
    expect(choosing("10R").play("choose 10R").player(0).dynamite).toBe(1)
    const red = newGame({ seats: 2 }).card(0, "10R").card(1, "2Y").on(0, "roads3").on(1, "roads3").throws(1, 3, 6)
    red.resolve("roads3").play("again first")
    expect([red.happened("threwAgain"), red.player(0).roads]).toMatchObject([[{ die: 6 }], 4])
  })

  it("CC-13.11 singer: two no-duel tokens (yellow); a cowboy more on gambling, paid the product (red)", () => {
    expect(choosing("11Y").play("choose 11Y").player(0).noDuel).toBe(2)
    const p = newGame().card(0, "11Y").has(0, { noDuel: 2 }).phase2().play("with no-duel")
    const spaces = ["roads3", "parcelIncome", "cowboyIncome", "gamblingIncome", "parcelVP", "buildingVP", "cowboyVP"]
    expect(p.legal()).toEqual([...spaces, "buyVP5", "buyVP4", "buyVP3", "buyVP2"].map(id => `place ${id}`))
    expect(p.refused("place r1c1").reason).toBe("singerNotHere")
    const red = choosing("11R", "2Y", "3Y").play("choose 11R", "choose 1Y", "choose 2Y")
    expect(red.player(0).noDuel).toBe(1)
    red.play("with white", "place gamblingIncome", "pass", "with extra")
    expect([red.at(0, "gamblingIncome"), red.cowboys(0), red.player(0).general]).toEqual([4, [3], 6])
    red.throws(4, 5).resolve("gamblingIncome")
    expect([red.happened("gambled")[0], red.player(0).general]).toMatchObject([{ seat: 0, money: 20 }, 7])
  })

  it("CC-13.12 auctioneer: two parcels as one lot (yellow), the +3 token (red)", () => {
    const p = choosing("12Y").play("choose 12Y", "lot r1c1", "lot r2c2")
    expect([p.asked, p.seat, p.legal().length]).toEqual(["bid", 0, 16])
    p.play("bid 3", "bid 6", "out", "out")
    expect([p.parcelsOf(1), p.money(0, 1)]).toEqual([
      ["r1c1", "r2c2"],
      [18, 9],
    ])
    const own = choosing("12Y").play("choose 12Y", "lot r1c1", "lot r2c2", "bid 5", "out", "out")
    expect([own.parcelsOf(0), own.money(0)]).toEqual([["r1c1", "r2c2"], [13]])
    const none = choosing("12Y").play("choose 12Y", "lot r1c1", "lot r2c2", "out", "out", "out")
    expect([none.owner("r1c1"), none.seat]).toEqual([-1, 1])
    const red = choosing("12R").play("choose 12R", "out", "bid 4", "out")
    expect([red.s.ammunition, red.money(0, 1), red.strength(1)]).toEqual([1, [19, 11], 7])
    const kept = choosing("12R").play("choose 12R", "bid 9", "out", "out")
    expect([kept.s.ammunition, kept.money(0)]).toEqual([0, [15]])
  })

  it("CC-13.13 governor: a road and points for new service (yellow); a tax on weapons or money (red)", () => {
    const p = choosing("13Y").play("choose 13Y")
    expect(p.player(0).roads).toBe(1)
    p.by(0, "road r3c4-w")
    expect(p.points(0, "13Y")).toBe(1)
    const red = choosing("13R")
      .has(1, { money: 31, revolvers: 3 })
      .has(2, { money: 1, revolvers: 4 })
      .play("choose 13R")
    expect(red.legal()).toEqual(["take tax-weapons", "take tax-money"])
    red.play("take tax-weapons")
    expect(red.money(0, 1, 2)).toEqual([19, 28, 0])
    const money = choosing("13R").has(1, { money: 31 }).has(2, { money: 1 }).play("choose 13R", "take tax-money")
    expect(money.money(0, 1, 2)).toEqual([20, 27, 0])
  })

  it("CC-13.14 doctor and undertaker: the taker chooses the side", () => {
    expect(choosing("14").legal()).toEqual(["choose 1Y", "choose 14Y", "choose 14R"])
    const p = newGame().card(2, "14Y").on(0, "roads3").on(1, "roads3").throws(1, 6).resolve("roads3")
    expect([p.seat, p.asked]).toEqual([0, "seeDoctor"])
    expect(p.legal()).toEqual(
      expect.arrayContaining(["recover road1", "recover building12", "recover buyVP2", "take-back"]),
    )
    expect(p.refused("recover salary").reason).toBe("notUncontested")
    p.play("recover parcelVP")
    expect([p.at(0, "parcelVP"), p.cowboys(0), p.money(0, 2)]).toEqual([1, [3], [12, 18]])
    const red = newGame().card(2, "14R").on(0, "roads3").on(1, "roads3").throws(1, 6).resolve("roads3").play("pay")
    expect(red.money(0, 2)).toEqual([13, 17])
    const exempt = newGame().card(0, "14R").on(0, "roads3").on(1, "roads3").throws(1, 6).resolve("roads3")
    expect([exempt.over, exempt.onTrack(0)]).toEqual([true, 0])
  })

  it("CC-13.15 cowboy: a ranch with a parcel for $8 (red); nothing without Horses once the ranches are gone (yellow)", () => {
    const p = choosing("15R").bag({ bank: 1 }).play("choose 15R")
    expect(p.legal()).toEqual(["tile 3", "tile 10", "decline"])
    p.play("tile 10", "site r8c8", "end")
    expect([p.owner("r8c8"), p.lies("r8c8"), p.player(0).revolvers, p.money(0)]).toEqual([0, "ranch", 2, [7]])
    const gone = choosing("15R").row("mine").bag({ mine: 1 })
    expect(gone.legal()).toEqual(["choose 1Y", "choose 15Y"])
    gone.play("choose 15Y")
    expect([gone.seat, gone.money(0)]).toEqual([1, [15]])
  })

  it("CC-13.16 heroes: own buildings cannot be attacked (yellow); 3, 6 or 9 points for cowboys (red)", () => {
    const p = newGame()
      .card(0, "16Y")
      .build(0, "hotel", "r1c1")
      .build(1, "hotel", "r8c8")
      .orders([1, 0, 2], [])
      .phase2()
    expect(p.refused("place r1c1").reason).toBe("immune")
    expect(p.play("pass").refused("place r8c8").reason).toBe("mayNotAttack")
    const red = choosing("16R").play("choose 16R")
    expect(red.legal()).toEqual(["take heroes-3", "take heroes-6", "take heroes-9"])
    red.play("take heroes-6")
    expect([red.points(0, "16R"), red.cowboys(0), red.player(0).general]).toEqual([6, [2], 8])
  })

  it("CC-13.17 teacher: yellow in rounds 1 to 3, red in round 4", () => {
    expect(choosing("17").legal()).toEqual(["choose 1Y", "choose 17Y"])
    expect(newGame().display("17").phase1(4).legal()).toEqual(["choose 17R"])
    const red = newGame()
      .card(0, "17R")
      .round(4)
      .build(0, "prison", "r1c1")
      .build(0, "church", "r1c2")
      .build(0, "school", "r1c3")
    expect([red.points(0, "teacher"), red.build(0, "saloon", "r1c4").points(0, "teacher")]).toEqual([8, 6])
    expect(newGame().card(0, "17Y").points(0, "teacher")).toBe(0)
  })

  it("CC-13.18 lawyer: a parcel at its price and no duels for parcels (yellow); editor: points for income (red)", () => {
    const p = choosing("18Y").play("choose 18Y")
    expect(p.legal()).toContain("decline")
    p.play("buy r4c4")
    expect([p.owner("r4c4"), p.money(0)]).toEqual([0, [13]])
    const duel = newGame().card(0, "18Y").on(0, "r1c1").on(1, "r1c1", "dynamite").on(1, "r8c8").on(2, "r8c8")
    duel.resolve("parcels")
    expect([duel.happened("sentBack").length, duel.happened("wonDuel").length]).toEqual([1, 1])
    expect(duel.happened("wonDuel")).toMatchObject([{ action: "r8c8" }])
    const editor = newGame().card(0, "18R").build(0, "hotel", "r1c1").on(1, "r1c1").resolve("buildingIncome")
    expect(editor.points(0, "18R")).toBe(1)
  })

  it("CC-13.19 what each card asks on choosing, side by side", () => {
    const asks = (id: string) => {
      const q = newGame()
        .display("1Y", "2Y", id.replace(/^(14|17)[YR]$/, "$1"))
        .own(0, "r3c3")
        .bag({ bank: 5 })
      for (const seat of [0, 1, 2]) q.has(seat, { money: 30 })
      q.phase1(id === "17R" ? 4 : 1).play(`choose ${id}`)
      return q.seat === 0 ? q.asked : ""
    }
    const may = { "3Y": "takeOffer", "3R": "takeOffer", "5R": "takeOffer", "6Y": "takeOffer", "6R": "takeOffer" }
    const parcels = { "5Y": "freeParcel", "18Y": "buyParcelNow" }
    const tiles = { "4R": "takeTile", "9Y": "takeTile", "15R": "takeTile" }
    const others = {
      "0Y": "secondCard",
      "0R": "secondCard",
      "12Y": "chooseLot",
      "12R": "bid",
      "13R": "takeOffer",
      "16R": "takeOffer",
    }
    const expected: Record<string, string> = { ...may, ...parcels, ...tiles, ...others }
    for (let card = 0; card <= 18; card++)
      for (const side of ["Y", "R"]) {
        const id = `${card}${side}`
        expect([id, asks(id)]).toEqual([id, expected[id] ?? ""])
      }
    const broke = choosing("6Y").has(0, { money: 0 }).play("choose 6Y")
    expect(broke.seat).toBe(1)
  })

  it("CC-13.20 an auction goes clockwise, those who cannot bid drop out by themselves", () => {
    const p = choosing("12R").has(1, { money: 3 }).play("choose 12R", "bid 3")
    expect(p.seat).toBe(2)
    expect(p.legal().slice(0, 2)).toEqual(["out", "bid 4"])
    p.play("bid 5", "out")
    expect([p.s.ammunition, p.money(0, 2)]).toEqual([2, [20, 10]])
    const last = choosing("12R").play("choose 12R", "out", "out")
    expect([last.seat, last.legal()[1]]).toEqual([2, "bid 1"])
    expect(last.play("out").s.ammunition).toBe(-1)
  })

  it("CC-13.21 a building taken by a card: the row slides and one tile is drawn", () => {
    const p = choosing("4R").own(0, "r3c3").bag({ saloon: 2 }).play("choose 4R", "tile 5")
    expect(p.legal()).toEqual(["build hotel r3c3", "keep"])
    p.play("build hotel r3c3", "house r3c4", "end")
    expect(p.shown()).toEqual(["ranch", "mine", "bank", "church", "ranch", "mine", "saloon"])
    const mine = choosing("9Y").own(1, "r1c1").play("choose 9Y", "tile 12")
    expect(mine.refused("site r1c1").reason).toBe("notFreeAndUnowned")
    expect(mine.legal("keep")).toEqual([])
    expect(choosing("9Y").has(0, { money: 9 }).play("choose 9Y").seat).toBe(1)
  })
})
