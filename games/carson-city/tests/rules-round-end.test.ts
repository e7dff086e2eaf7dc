import { sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

function penniless(seats = 3, more: readonly string[] = []): Position {
  const p = newGame({ seats, with: more })
  for (let seat = 0; seat < seats; seat++) p.has(seat, { money: 0, roads: 0 })
  return p
}

describe("CC-10 End of the round", () => {
  it("CC-10.1 the round ends with the points at its end; nothing comes before them in the base game", () => {
    const p = penniless().card(0, "3R").has(0, { offer: 1 }).build(0, "house", "r1c1").phase4()
    const did = (p.t.log ?? []).map(event => event.did)
    expect(did.indexOf("cardPoints")).toBe(did.indexOf("roundEnded") + 1)
  })

  it("CC-10.2 points of the red grocer and the red settler", () => {
    const p = penniless()
      .display("3R", "5R", "1Y")
      .build(0, "house", "r1c1")
      .build(1, "mountain", "r1c3", "r1c4")
      .phase1()
    p.play("choose 3R", "take houses", "end", "choose 5R", "take mountains", "end", "choose 1Y", "pass", "pass", "pass")
    expect([p.points(0, "3R"), p.points(1, "5R")]).toEqual([1, 2])
  })

  it("CC-10.3 round 4 ends with the cash limit and the game is over", () => {
    const p = penniless().round(4).has(0, { money: 25 }).card(0, "1R").phase4()
    expect([p.asked, p.cowboys(0)]).toEqual(["settleCash", [3]])
    p.play("spend 10")
    expect([p.over, p.s.round, p.money(0)]).toEqual([true, 5, [15]])
  })

  it("CC-10.4 the cheapest space for buying points closes for good", () => {
    const p = penniless().phase4()
    p.play("choose 1Y", "choose 2Y", "choose 4Y")
    expect(p.refused("place buyVP2").reason).toBe("closed")
    expect(p.legal()).toContain("place buyVP3")
  })

  it("CC-10.5 cowboys from the general reserve: 4, 5, 5, at most ten of a colour", () => {
    const gained = [1, 2, 3].map(round => penniless().round(round).phase4().cowboys(0)[0])
    expect(gained).toEqual([7, 8, 8])
    const p = penniless(3, ["townHall"]).put("townHall", "r5c5").has(0, { cowboys: 7 }).on(0, "r5c5")
    expect(p.round(2).phase4().cowboys(0)).toEqual([9])
  })

  it("CC-10.6 at least what is above the limit must be spent, one point for each full $10", () => {
    const p = penniless().has(0, { money: 33 }).card(0, "7Y").phase4()
    expect([p.seat, p.legal()[0], p.legal().length]).toEqual([0, "spend 13", 21])
    expect(p.refused("spend 12").reason).toBe("excess")
    p.play("spend 20")
    expect([p.money(0), p.points(0, "cashLimit")]).toEqual([[13], 2])
    const kid = penniless().has(0, { money: 33 }).card(0, "7Y", "0R").phase4()
    expect(kid.legal()[0]).toBe("spend 18")
    expect(penniless().has(0, { money: 33 }).card(0, "7Y", "0Y").phase4().legal()[0]).toBe("spend 13")
  })

  it("CC-10.7 cards and what is tied to them go back, dynamite stays", () => {
    const p = penniless().card(0, "1Y").card(1, "11Y").has(1, { noDuel: 2 }).has(2, { dynamite: 2 }).phase4()
    expect([p.s.white, p.player(0).face, p.player(1).noDuel, p.player(2).dynamite]).toEqual([-2, -1, 0, 2])
    expect([p.legal().length, p.strength(0)]).toEqual([7, 1 + 7])
  })

  it("CC-10.8 the +3 token goes back, and only the cowboy in the Town Hall stays", () => {
    const p = penniless(3, ["townHall"]).put("townHall", "r5c5").build(1, "hotel", "r1c1").card(0, "2Y")
    p.on(0, "r5c5").on(0, "r1c1").on(1, "r8c8").on(2, "parcelVP")
    p.s.ammunition = 2
    p.phase3()
    while (p.asked === "settleCash") p.play(p.legal()[0] ?? "")
    expect([p.s.ammunition, p.onMap(), p.at(2, "parcelVP"), p.s.round]).toEqual([-1, ["0 r5c5"], 0, 2])
  })

  it("CC-10.9 the order of passing is the order of the next choice; the yellow teacher comes first", () => {
    const p = penniless().orders([0, 1, 2], [2, 0, 1]).phase4()
    expect([p.s.choosing, p.seat]).toEqual([[2, 0, 1], 2])
    const taught = penniless().orders([0, 1, 2], [2, 0, 1]).card(1, "17Y").phase4()
    expect([taught.s.choosing, taught.s.passed]).toEqual([
      [1, 2, 0],
      [2, 0, 1],
    ])
  })

  it("CC-10.10 unsold buildings slide to the cheap end, then every empty space is filled", () => {
    const p = penniless().row("", "hotel", "", "", "church", "", "").bag({ bank: 9 }).phase4()
    expect(p.shown()).toEqual(["hotel", "church", "bank", "bank", "bank", "bank", "bank"])
    expect(
      p
        .happened("drew")
        .slice(-5)
        .map(event => event.slot),
    ).toEqual(["5", "6", "8", "10", "12"])
    const short = penniless().row("", "hotel").bag({ bank: 1 }).phase4()
    expect(short.shown()).toEqual(["hotel", "bank", "", "", "", "", ""])
    expect(sum(short.s.bag)).toBe(0)
  })

  it("CC-10.11 red banker after action 24, then the cash limits in passing order", () => {
    const p = penniless()
      .orders([0, 1, 2], [2, 1, 0])
      .card(1, "2R")
      .has(1, { money: 30 })
      .has(2, { money: 40 })
      .card(2, "7Y")
    p.phase3()
    expect([p.seat, p.asked, p.legal()]).toEqual([
      1,
      "takeOffer",
      ["take bank-3", "take bank-5", "take bank-7", "decline"],
    ])
    p.play("decline")
    expect([p.seat, p.asked, p.legal().length]).toEqual([2, "settleCash", 21])
    p.play("spend 20")
    expect([p.seat, p.legal().length]).toEqual([1, 31])
  })
})

describe("CC-11 End of the game", () => {
  it("CC-11.1 money, buildings, houses and mountains", () => {
    const p = penniless().round(4).has(0, { money: 20 }).build(0, "ranch", "r1c1").build(0, "townHouse", "r1c2")
    p.build(0, "mountain", "r1c3").own(0, "r1c4").keep(0, "bank").phase4().play("spend 0")
    const rows = ["finalMoney", "finalBuildings", "finalHouses", "finalMountains"]
    expect([p.over, rows.map(row => p.points(0, row)), p.total(0)]).toEqual([true, [3, 2, 2, 2], 9])
    const roads = penniless().round(4).has(1, { roads: 1 }).phase4()
    expect([roads.asked, roads.seat]).toEqual(["roadStop", 1])
  })

  it("CC-11.2 a tie is won by the one who passed first in round 4", () => {
    const p = penniless().round(4).orders([0, 1, 2], [1, 2, 0]).phase4()
    expect([p.over, p.places()]).toEqual([true, [3, 1, 2]])
  })

  it("CC-11.3 points are booked by category and add up to the total", () => {
    const p = penniless()
      .has(0, { money: 15 })
      .card(0, "16R")
      .build(0, "hotel", "r1c1")
      .on(0, "buyVP3")
      .resolve("buyVP3")
    p.play("points 2").on(0, "buildingVP").resolve("buildingVP")
    const rows = ["boughtVP", "buildingVP", "finalBuildings", "finalMoney"].map(row => p.points(0, row))
    expect([rows, p.total(0)]).toEqual([[2, 1, 2, 1], 6])
  })
})
