import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions } from "../data/actions.ts"
import { faces } from "../data/cards.ts"
import { newGame, type Position } from "./position.ts"

function choosing(...cards: string[]): Position {
  return newGame()
    .display(...cards, "1Y", "2Y")
    .phase1()
}

describe("CC-22 Rulings on the board and the track", () => {
  it("CC-22.1 two dice name the inner 36 parcels", () => {
    const p = newGame()
    p.s.objects.fill(-1)
    for (const i of range(30)) {
      const q = newGame().display("8Y", "1Y", "2Y")
      q.s.random[0] = i * 7919
      q.phase1().play("choose 8Y")
      for (const id of q.parcelsOf(0)) expect(id).toMatch(/^r[2-7]c[2-7]$/)
    }
  })

  it("CC-22.2 parcels, buildings, cowboys: the order of the awards", () => {
    expect(actions.slice(17, 20).map(action => action.id)).toEqual(["parcelVP", "buildingVP", "cowboyVP"])
  })

  it("CC-22.3 points at $5, $4, $3, $2 along the track", () => {
    expect(actions.slice(20).map(action => action.id)).toEqual(["buyVP5", "buyVP4", "buyVP3", "buyVP2"])
  })

  it("CC-22.4 five types have a highest figure; a mine among eight mountains pays all $24", () => {
    const p = newGame().build(0, "mine", "r6c6")
    p.put("mountain", "r5c5", "r5c6", "r5c7", "r6c5", "r6c7", "r7c5", "r7c6", "r7c7")
    expect(p.income("r6c6")).toBe(24)
  })

  it("CC-22.5 one own cowboy at most on a duel spot", () => {
    const p = newGame({ seats: 2 }).phase2().play("place parcelVP", "pass")
    expect(p.refused("place parcelVP").reason).toBe("ownCowboyThere")
  })

  it("CC-22.6 the white cowboy counts for strength until placed and never duels", () => {
    const p = newGame({ with: ["townHall"] })
      .card(0, "1Y")
      .put("townHall", "r5c5")
      .build(0, "saloon", "r4c3")
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0 })
    expect(p.strength(0)).toBe(5)
    p.phase2().play("with white", "place r5c5")
    expect([p.strength(0), p.income("r4c3")]).toEqual([4, 10])
    expect(p.refused("place r5c5").reason).toBe("whiteCowboyThere")
    p.resolve("buildingIncome")
    expect([p.s.white, p.onMap()]).toEqual([-2, []])
    const shared = newGame().card(0, "1Y").phase2().play("with white", "place salary")
    expect(shared.legal()).toContain("place salary")
    const guard = newGame().card(0, "1Y").build(0, "hotel", "r1c1").phase2().play("with white", "place r1c1")
    expect(guard.refused("place r1c1").reason).toBe("whiteCowboyThere")
    const tokens = newGame().card(0, "1Y").on(1, "salary").phase2().play("with white")
    expect(tokens.refused("place salary").reason).toBe("notEmpty")
  })

  it("CC-22.7 red sheriff: being joined is being challenged; a lone no-duel cowboy may be joined", () => {
    const p = newGame({ with: ["townHall"] })
      .card(0, "1R")
      .put("townHall", "r5c5")
      .on(1, "r5c5")
      .on(1, "parcelVP", "no-duel")
    p.phase2()
    expect([p.refused("place r5c5").reason, p.legal().includes("place parcelVP")]).toEqual(["noDuels", true])
    const joined = newGame().card(0, "1R").phase2().play("place cowboyVP")
    expect(joined.legal()).toContain("place cowboyVP")
  })

  it("CC-22.8 a town house is one house for points and for the red grocer, and needs the owner's consent", () => {
    const p = newGame().card(0, "3R").has(0, { offer: 1 }).build(0, "townHouse", "r1c1")
    expect([p.points(0, "finalHouses"), p.phase4().points(0, "3R")]).toEqual([2, 1])
    const asked = newGame().keep(0, "bank").own(0, "r3c3").own(1, "r4c4")
    asked
      .own(2, "r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5")
      .building(0)
      .play("build bank r3c3", "house r4c4")
    expect([asked.asked, asked.seat]).toEqual(["consent", 1])
    expect(asked.play("agree").lies("r4c4")).toBe("townHouse")
  })

  it("CC-22.9 the station needs no house; touching a corner of the line is not enough", () => {
    const p = newGame({ with: ["station"] })
      .keep(0, "station")
      .own(0, "r2c1", "r3c1")
    p.roads(...range(8).map(i => `r2c${i + 1}-n`)).building(0)
    expect(p.legal("build")).toEqual(["build station r2c1"])
    expect(p.play("build station r2c1").over).toBe(true)
  })

  it("CC-22.10 the doctor's spaces: on the track, still to come, empty or shared, legal", () => {
    const p = newGame()
      .round(2)
      .card(2, "14Y")
      .row("ranch")
      .on(2, "parcelVP")
      .on(0, "roads3")
      .on(1, "roads3")
      .throws(1, 6)
    p.resolve("roads3")
    const legal = p.legal("recover")
    expect(legal).toEqual(
      [
        "road1",
        "building3",
        "parcelIncome",
        "cowboyIncome",
        "gamblingIncome",
        "buildingVP",
        "cowboyVP",
        "buyVP5",
        "buyVP4",
        "buyVP3",
      ].map(id => `recover ${id}`),
    )
  })

  it("CC-22.11 no-duel tokens go to all victory-point spaces, purchases included", () => {
    const p = newGame().card(0, "11Y").has(0, { noDuel: 1 }).phase2().play("with no-duel")
    expect(p.legal()).toEqual(expect.arrayContaining(["place buyVP5", "place buyVP2", "place cowboyVP"]))
  })

  it("CC-22.12 the red singer's cowboy comes from the general reserve, once, also without any other", () => {
    const p = newGame().card(0, "11R").has(0, { noDuel: 1, cowboys: 0 }).phase2()
    expect(p.legal()).toEqual(["pass", "with extra"])
    p.play("with extra", "pass", "pass")
    expect([p.s.passed, p.player(0).general]).toEqual([[1, 2, 0], 9])
    const none = newGame().card(0, "11R").has(0, { noDuel: 1, cowboys: 10 }).phase2()
    expect(none.legal("with")).toEqual([])
    const there = newGame().card(0, "11R").has(0, { noDuel: 1 }).on(0, "gamblingIncome").phase2()
    expect(there.legal("with")).toEqual([])
  })

  it("CC-22.13 the limit of the red heroes is $40", () => {
    expect(faces.find(face => face.id === "16R")?.limit).toBe(40)
  })

  it("CC-22.15 a power with a price may be declined, a free parcel too; a choice of two must be made", () => {
    for (const id of ["4R", "5Y", "6Y", "9Y", "18Y"])
      expect(choosing(id).play(`choose ${id}`).legal()).toContain("decline")
    for (const id of ["3R", "5R", "13R", "16R"])
      expect(choosing(id).play(`choose ${id}`).legal()).not.toContain("decline")
    expect(choosing("6R").has(0, { money: 2 }).play("choose 6R").seat).toBe(1)
  })

  it("CC-22.16 the Town Hall does not change a hotel; the grocer may double it", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .on(0, "r5c5")
      .build(0, "hotel", "r1c1")
      .card(0, "3Y")
    expect(p.income("r1c1")).toBe(6)
    expect(p.resolve("buildingIncome").legal()).toContain("double hotel")
  })

  it("CC-22.17 buildings with an income rule may be attacked even if they pay nothing", () => {
    const p = newGame({ with: ["school"] })
      .build(1, "mine", "r1c1")
      .build(1, "school", "r8c8")
      .phase2()
    expect([p.legal().includes("place r1c1"), p.income("r1c1")]).toEqual([true, 0])
    expect(p.refused("place r8c8").reason).toBe("nothingToDo")
  })

  it("CC-22.18 with an empty bag the space stays empty and cannot be chosen", () => {
    const p = newGame().row("ranch").bag({})
    for (const seat of range(3)) p.has(seat, { money: 0 })
    p.phase4().play("choose 1Y", "choose 2Y", "choose 4Y")
    expect([p.shown(), p.refused("place building4").reason]).toEqual([["ranch", "", "", "", "", "", ""], "noBuilding"])
  })
})

describe("CC-22 Rulings on cards and duels", () => {
  it("CC-22.19 parcels gained by cards must be buyable; mine and ranch need a free one", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .own(1, "r1c1")
      .put("mountain", "r2c2")
      .display("5Y", "9Y", "1Y")
    p.phase1().play("choose 5Y")
    expect([p.refused("parcel r5c5").reason, p.refused("parcel r1c1").reason]).toEqual(["notBuyable", "notBuyable"])
    expect(p.legal()).toContain("parcel r2c2")
    p.play("decline", "choose 9Y", "tile 4")
    expect(p.refused("site r2c2").reason).toBe("notFreeAndUnowned")
    const none = newGame().display("8Y", "1Y", "2Y").has(0, { deeds: 1 }).phase1().play("choose 8Y")
    expect(none.parcelsOf(0)).toHaveLength(1)
    const full = newGame().display("8Y", "1Y", "2Y")
    full.s.owner.fill(1)
    expect(full.phase1().play("choose 8Y").seat).toBe(1)
  })

  it("CC-22.20 there are seven dynamite tokens", () => {
    const p = newGame().display("9R", "1Y", "2Y")
    p.s.dynamite = 1
    expect(p.phase1().play("choose 9R").player(0).dynamite).toBe(1)
  })

  it("CC-22.22 points may go below zero, and without $2 the point must be lost", () => {
    const p = newGame()
      .card(2, "14R")
      .has(0, { money: 1 })
      .on(0, "roads3")
      .on(1, "roads3")
      .throws(1, 6)
      .resolve("roads3")
    expect([p.over, p.onTrack(0), p.money(0, 2)]).toEqual([true, -1, [1, 15]])
  })

  it("CC-22.23 only a duel that was fought counts as lost", () => {
    const p = newGame().card(0, "18Y").card(1, "1R").card(2, "14R").on(0, "r1c1").on(1, "r1c1").resolve("parcels")
    expect([p.points(1, "1R"), p.asked, p.cowboys(1)]).toEqual([0, "buyParcels", [4]])
  })

  it("CC-22.28 a lot of two parcels needs two deeds, and there is none with fewer than two parcels", () => {
    const p = choosing("12Y").has(1, { deeds: 1 }).play("choose 12Y", "lot r1c1", "lot r1c2", "out")
    expect(p.seat).toBe(2)
    const few = newGame().display("12Y", "1Y", "2Y")
    few.s.owner.fill(1)
    few.s.owner[5] = -1
    expect(few.phase1().play("choose 12Y").seat).toBe(1)
    expect(choosing("12Y").play("choose 12Y").refused("lot r8c8").reason).toBe("later")
  })

  it("CC-22.29 while somebody has the +3 token of an auction its space cannot be chosen", () => {
    const p = choosing("12R").play("choose 12R", "bid 1", "out", "out", "choose 1Y", "choose 2Y")
    expect(p.refused("place ammunition").reason).toBe("noToken")
    const back = choosing("12R").play("choose 12R", "out", "out", "out", "choose 1Y", "choose 2Y")
    expect(back.legal()).toContain("place ammunition")
  })

  it("CC-22.30 the teacher changes the next choice, not the ties of this round", () => {
    const p = newGame().card(0, "2Y").card(2, "17Y").on(0, "roads3").on(2, "roads3").throws(3, 3).resolve("roads3")
    expect(p.happened("wonDuel")).toMatchObject([{ seat: 0 }])
    for (const seat of range(3)) p.has(seat, { money: 0 })
    expect([p.phase4().s.choosing, p.s.passed]).toEqual([
      [2, 0, 1],
      [0, 1, 2],
    ])
  })

  it("CC-22.31 the weapons tax counts revolver tokens only", () => {
    const p = choosing("13R").has(1, { revolvers: 2 })
    p.s.ammunition = 1
    p.play("choose 13R", "take tax-weapons")
    expect(p.money(1)).toEqual([13])
  })

  it("CC-22.32 half prices are rounded up and are the player's own", () => {
    const paid = [3, 4, 5, 6, 8, 10, 12].map(price => {
      const p = newGame().card(0, "4Y").on(0, `building${price}`).resolve(`building${price}`)
      p.play(p.legal()[0] ?? "")
      return 15 - p.player(0).money
    })
    expect(paid).toEqual([2, 2, 3, 3, 4, 5, 6])
  })

  it("CC-22.33 parcels are bought in passing order", () => {
    const p = newGame().orders([0, 1, 2], [1, 2, 0]).on(0, "r1c1").on(1, "r8c8").resolve("parcels")
    expect(p.seat).toBe(1)
  })

  it("CC-22.34 multipliers never combine; dynamite works beside a grocer who doubles another type", () => {
    const p = newGame()
      .card(0, "3Y")
      .has(0, { dynamite: 1 })
      .build(0, "mine", "r1c1")
      .build(0, "hotel", "r8c8")
      .put("mountain", "r1c2")
    p.resolve("buildingIncome").play("double hotel", "blow r1c1")
    expect(p.money(0)).toEqual([15 + 12 + 9])
    const guarded = newGame()
      .card(0, "3Y")
      .build(0, "mine", "r1c1", "r1c3")
      .put("mountain", "r1c2")
      .on(0, "r1c1", "dynamite")
    expect(guarded.resolve("buildingIncome").play("double mine").money(0)).toEqual([15 + 9 + 6])
  })

  it("CC-22.35 a card that falls back has its other side's limit, the same $20", () => {
    const limits = ["9Y", "9R", "15Y", "15R"].map(id => faces.find(face => face.id === id)?.limit)
    expect(limits).toEqual([20, 20, 20, 20])
  })

  it("CC-22.36 the cowboy in the Town Hall cannot be taken back by its owner", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .on(0, "r5c5")
      .phase2()
    expect(p.refused("place r5c5").reason).toBe("ownCowboyThere")
    expect(p.legal().filter(text => !/^(place|pass)/.test(text))).toEqual([])
  })

  it("CC-22.37 the price of a parcel counts objects, nothing else", () => {
    const p = newGame().own(1, "r1c1", "r1c2").on(1, "r2c1").roads("r3c4-w")
    expect(p.price("r2c2")).toBe(1)
  })

  it("CC-22.38 without a deed nothing can be gained, but cowboys may be placed", () => {
    const p = newGame().has(0, { deeds: 0 }).phase2()
    expect(p.legal()).toContain("place r1c1")
    expect([newGame().has(0, { deeds: 0 }).on(0, "r1c1").resolve("parcels").over]).toEqual([true])
    for (const id of ["5Y", "8Y", "9Y", "18Y"])
      expect(choosing(id).has(0, { deeds: 0, money: 30 }).play(`choose ${id}`).seat).toBe(1)
  })

  it("CC-22.39 the second throw replaces the first; with dynamite one of the two dice", () => {
    const p = newGame().card(0, "10R").on(0, "roads3", "dynamite").on(1, "roads3").throws(2, 6, 1, 5).resolve("roads3")
    expect(p.legal()).toEqual(["stand", "again first", "again second"])
    p.play("again first")
    expect(p.happened("threwAgain")).toMatchObject([{ die: 5, die2: 6 }])
  })
})

describe("CC-22 Rulings on the end of a round and on procedures", () => {
  it("CC-22.41 money may be spent without an excess too", () => {
    const p = newGame().card(0, "2Y").phase4()
    expect([p.legal().length, p.play("spend 10").points(0, "cashLimit")]).toEqual([16, 1])
  })

  it("CC-22.42 a grocer without a type to double gets the $8", () => {
    const p = newGame().card(0, "3Y").build(0, "church", "r1c1").resolve("buildingIncome")
    expect([p.over, p.money(0)]).toEqual([true, [23]])
  })

  it("CC-22.44 turn order in phase 3 is that of phase 2", () => {
    const p = newGame().orders([2, 0, 1], [1, 0, 2]).on(0, "salary").on(1, "salary").on(2, "salary").resolve("salary")
    expect(p.happened("income").map(event => event.seat)).toEqual([2, 0, 1])
  })

  it("CC-22.45 the Town Hall is settled before the duels on buildings", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r8c8")
      .build(1, "hotel", "r1c1")
      .on(0, "r1c1")
      .on(1, "r1c1")
    p.on(0, "r8c8").on(2, "r8c8").resolve("buildingIncome")
    expect(p.happened("wonDuel").map(event => event.action)).toEqual(["r8c8", "r1c1"])
  })

  it("CC-22.46 the whole order of duels is named before any result is seen", () => {
    const p = newGame()
    for (const parcel of ["r1c1", "r2c2", "r3c3"]) p.on(0, parcel).on(1, parcel)
    p.resolve("parcels").play("duel r3c3")
    expect([p.asked, p.happened("threw")]).toEqual(["orderDuels", []])
  })

  it("CC-22.47 nobody renounces before a duel", () => {
    const p = newGame().card(2, "14R").on(0, "building3").on(1, "building3").throws(1, 6).resolve("building3")
    expect(p.asked).toBe("payUndertaker")
  })

  it("CC-22.48 only buildings with an income rule can be defended", () => {
    const p = newGame().build(0, "church", "r1c1").build(0, "hotel", "r8c8").phase2()
    expect([p.refused("place r1c1").reason, p.legal().includes("place r8c8")]).toEqual(["nothingToDo", true])
  })

  it("CC-22.49 a Town Hall drawn in phase 1 is put up by the first of the order of choosing; its road counts", () => {
    const p = newGame({ with: ["townHall"] })
      .display("4R", "13Y", "1Y", "2Y")
      .bag({ townHall: 1 })
      .has(1, { money: 30 })
    for (const id of p.served()) if (id !== "r4c4") p.put("mountain", id)
    p.phase1().play("choose 13Y", "choose 4R", "tile 3", "end")
    expect([p.asked, p.seat]).toEqual(["siteTownHall", 0])
    p.play("lay r3c4-w")
    expect([p.points(0, "13Y"), p.player(0).roads]).toEqual([1, 2])
  })

  it("CC-22.50 with no mine left in row and bag the prospector stays on the red side", () => {
    const p = choosing("9Y").row("ranch").bag({ bank: 3 })
    expect(p.legal()).toContain("choose 9R")
    expect(choosing("9Y").row("ranch").bag({ mine: 1 }).legal()).toContain("choose 9Y")
  })

  it("CC-22.54 dynamite goes with an ordinary cowboy to a duel spot, one token each", () => {
    const p = newGame().has(0, { dynamite: 1 }).phase2().play("with dynamite")
    expect([p.refused("place salary").reason, p.legal().includes("place r1c1")]).toEqual(["dynamiteNeedsDuel", true])
    const white = newGame().card(0, "1Y").has(0, { dynamite: 1, cowboys: 0 }).phase2()
    expect(white.legal("with")).toEqual(["with white"])
  })

  it("CC-22.55 the editor counts what own buildings paid their owner", () => {
    const p = newGame({ with: ["townHall"] })
      .card(0, "18R")
      .round(2)
      .build(0, "hotel", "r1c1")
      .build(0, "saloon", "r4c3")
    p.put("townHall", "r8c8")
      .on(0, "r8c8")
      .on(1, "r1c1")
      .build(1, "hotel", "r1c8")
      .on(0, "r1c8")
      .resolve("buildingIncome")
    // Half the hotel, the saloon with one level more; not what was stolen.
    expect([p.player(0).earned, p.points(0, "18R")]).toEqual([3 + 10, 2])
  })

  it("CC-22.56 the governor scores roads laid while the card is held", () => {
    const p = newGame().card(0, "13Y").has(0, { roads: 3 }).phase3().play("road r3c4-w")
    expect(p.points(0, "13Y")).toBe(1)
    expect(p.play("road r4c3-n").points(0, "13Y")).toBe(2)
    const later = newGame().card(0, "2Y").has(0, { roads: 3 }).phase3().play("road r3c4-w")
    expect(later.points(0, "13Y")).toBe(0)
  })

  it("CC-22.57 taxes, fees and bids end at the money a player has", () => {
    const p = choosing("13R").has(1, { money: 1, revolvers: 5 }).play("choose 13R", "take tax-weapons")
    expect(p.money(1)).toEqual([0])
    expect(choosing("12R").has(0, { money: 4 }).play("choose 12R").legal()).toEqual([
      "out",
      "bid 1",
      "bid 2",
      "bid 3",
      "bid 4",
    ])
  })
})
