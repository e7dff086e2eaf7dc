import { choose, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

function sections(p: Position, seat: number) {
  return range(4).map(section => p.goodsIn(seat, section))
}

describe("GW-18 Rulings: delivery", () => {
  it("GW-18.1 two silver move the coach two steps, across the 2 VP bridge", () => {
    const p = newGame().market().holding(0, { silver: 2 }).play("deliver silver", "deliver silver")
    expect([p.coachOf(0, "silver"), p.points(0, "bridges")]).toEqual([2, 2])
  })

  it("GW-18.2 a full track costs 8 metals", () => {
    const p = newGame()
      .market()
      .holding(0, { gold: 9 })
      .play(...range(8).map(() => "deliver gold"))
    expect([p.coachOf(0, "gold"), p.use(0)]).toEqual([8, { gold: 1 }])
  })

  it("GW-18.3 past step 8 the metal stays in the use zone and free steps are lost", () => {
    const p = newGame().market("I15").coach(0, "gold", 8).coach(0, "silver", 8).coach(0, "copper", 7)
    p.holding(0, { copper: 1, gold: 6 })
    expect(p.refused("deliver gold").reason).toBe("endOfTrack")
    p.play("invest I15", "step copper")
    expect([p.use(0), p.coachOf(0, "copper")]).toEqual([{ copper: 1, gold: 2 }, 8])
    expect(p.legal("step")).toEqual([])
  })

  it("GW-18.4 at an empty pile the coach jumps and gains nothing", () => {
    const p = newGame().market()
    for (const seat of range(3)) p.coach(seat, "silver", 3).holding(seat, { silver: 1 }).play("deliver silver")
    expect(range(3).map(seat => p.points(seat, "shippingBonus"))).toEqual([8, 5, 0])
    expect(p.coachOf(2, "silver")).toBe(4)
  })
})

describe("GW-18 Rulings: supply track", () => {
  it("GW-18.5 the player chooses what is left, section by section from the bottom", () => {
    const p = newGame().supply(0, {}, {}, { wood: 1, stone: 1, gold: 1 }).turn(0)
    expect(p.play("leave stone").goodsIn(0, 1)).toEqual({ stone: 1 })
    expect(p.play("leave wood").goodsIn(0, 0)).toEqual({ wood: 1 })
    expect(p.use(0)).toEqual({ gold: 1 })
  })

  it("GW-18.6 the chosen section keeps nothing", () => {
    const p = newGame().supply(0, {}, {}, { stone: 4 }).turn(0)
    expect(sections(p, 0)).toEqual([{ stone: 1 }, { stone: 1 }, {}, {}])
  })

  it("GW-18.7 a player can always activate and always take a token", () => {
    for (const i of range(9)) {
      const p = newGame({ seats: 2 + (i % 3), whitewater: i % 2 === 1, board: "random" })
      p.playOut(`always ${i}`, () => {
        if (p.asked === "buildOrLoot") expect(p.s.up.filter(token => token >= 0)).not.toEqual([])
      })
      const turns = p.happened("turnBegan").length + p.happened("finalTurnBegan").length
      expect(p.happened("activated")).toHaveLength(turns)
    }
  })

  it("GW-18.7 with an empty track the step is skipped", () => {
    expect(newGame().supply(0).turn(0).asked).toBe("buildOrLoot")
  })
})

describe("GW-18 Rulings: building and looting", () => {
  it("GW-18.8 with both materials a camp may be chosen", () => {
    const p = newGame().holding(0, { wood: 1, stone: 1 }).play("camp stone 0,1")
    expect([p.standsOn("0,1"), p.use(0)]).toEqual(["camp 0", { wood: 1 }])
  })

  it("GW-18.9 who can build may not loot", () => {
    for (const goods of [{ wood: 1 }, { stone: 1 }, { wood: 1, stone: 1 }])
      expect(newGame().holding(0, goods).refused("loot 0,1")).toMatchObject({ code: "illegal", reason: "mustBuild" })
  })

  it("GW-18.10 the reveal comes first, and what turns up a token cannot be taken back", () => {
    const p = newGame().holding(0, { wood: 1 })
    expect(p.outcome("camp wood 0,1").crossed).toBe(true)
    expect([p.faceUp("0,2"), p.asked]).toEqual(["G12", "store"])
    // With these two everything around 1,1 lies open.
    p.token("1,2", "F13").token("2,1", "C11").holding(1, { wood: 1 })
    expect(p.outcome("camp wood 1,1").crossed).toBe(false)
  })

  it("GW-18.11 influence has no cap", () => {
    const p = newGame().influence(0, "forest", 9).influence(1, "forest", 10)
    expect([p.points(0, "terrainBonuses"), p.points(1, "terrainBonuses")]).toEqual([4, 8])
    p.holding(0, { wood: 1, stone: 1 }).play("settlement 0,1")
    expect([p.influenceOf(0, "forest"), p.points(0, "terrainBonuses")]).toEqual([11, 8])
  })

  it("GW-18.12 without a marker there is no settlement, placement, upgrade or extra influence, but a camp", () => {
    const p = newGame().market("I13", "I16", "I17", "I18").build(0, "0,1").marker(1, "c0r0")
    p.player(0).markers = 0
    p.holding(0, { wood: 1, stone: 1, gold: 2 })
    expect(p.refused("influence c2r0").reason).toBe("noMarker")
    p.play("endMetals")
    expect(p.refused("settlement 1,1")).toMatchObject({ code: "illegal", rule: "GW-18.12", reason: "noMarker" })
    expect(p.play("camp wood 1,1").standsOn("1,1")).toBe("camp 0")
    for (const card of ["I13", "I16", "I17", "I18"])
      expect(p.holding(0, { copper: 5, silver: 5, gold: 5 }).play(`invest ${card}`).asked, card).toBe("useMetals")
    expect([p.influenceOf(0, "forest"), p.standsOn("0,1"), p.player(0).markers]).toEqual([1, "camp 0", 0])
  })

  it("GW-18.13 a player on 0 who loots has −1", () => {
    expect(newGame().supply(0).turn(0).play("loot 0,1", "store 0").onTrack(0)).toBe(-1)
  })
})

describe("GW-18 Rulings: investments and Boomtown", () => {
  it("GW-18.27 a free placement on the single tile gives its gain", () => {
    const p = newGame().market("I16").holding(0, { copper: 2, gold: 2 }).play("invest I16", "place c1r1")
    expect(p.points(0, "boomtownTile")).toBe(4)
    const tower = newGame({ whitewater: true }).market("I16").holding(0, { copper: 2, gold: 2 })
    expect(tower.play("invest I16", "place c1r1").asked).toBe("gainWater")
  })

  it("GW-18.28 I17 is for an opponent's cell with one marker, also beside an own one", () => {
    const p = newGame().market("I17").marker(0, "c0r0").marker(1, "c1r0").marker(1, "c2r2").marker(2, "c2r2")
    p.holding(0, { silver: 4 }).play("invest I17")
    expect(p.legal("stack")).toEqual(["stack c1r0"])
    for (const cell of ["c0r0", "c2r2", "c1r1"])
      expect(p.refused(`stack ${cell}`)).toMatchObject({
        code: "illegal",
        rule: "GW-18.28",
        reason: "notAnOpponentsCell",
      })
    expect(p.play("stack c1r0").points(0, "boomtown")).toBe(4)
  })

  it("GW-18.28 every player may be the opponent, and nobody stacks a third marker", () => {
    const p = newGame().market("I17").marker(0, "c2r0").marker(1, "c0r0").marker(0, "c0r0").build(2, "0,1")
    p.holding(2, { silver: 4 }).play("invest I17")
    expect(p.legal("stack")).toEqual(["stack c2r0"])
    p.build(0, "1,1").play("stack c2r0")
    expect([p.points(0, "boomtown"), p.points(2, "boomtown")]).toEqual([1, 1])
  })

  it("GW-18.29 I18 is not for camps in the Wanted area", () => {
    const p = newGame().market("I18").supply(0).turn(0).play("loot 0,1", "store 0")
    expect(p.holding(0, { copper: 1, silver: 4 }).play("invest I18").asked).toBe("useMetals")
  })

  it("GW-18.30 I20 does nothing with fewer than two matching tokens", () => {
    const p = newGame().clearMap().token("0,1", "F01").token("1,1", "C01").token("-1,0", "G01").token("1,-1", "S01")
    p.market("I20").holding(0, { silver: 2, gold: 2 }).play("invest I20")
    expect([p.asked, p.points(0, "investmentBonus")]).toEqual(["buildOrLoot", 4])
  })

  it("GW-18.31 the resources of I19 and the water and material of W4 may be split", () => {
    const two = newGame()
      .market("I19")
      .holding(0, { copper: 2, silver: 2 })
      .play("invest I19", "take gold 0", "take gold 3")
    expect(sections(two, 0)).toEqual([{ gold: 1 }, {}, {}, { gold: 1 }])
    const p = newGame({ whitewater: true }).market("W4").holding(0, { copper: 2, gold: 2 })
    expect(sections(p.play("invest W4", "water 3", "material wood 1"), 0)).toEqual([{}, { wood: 1 }, {}, { water: 1 }])
  })

  it("GW-18.32 a permission may be declined, and the card taken without use for it", () => {
    const declined = newGame().market("I14").holding(0, { copper: 3, silver: 1 }).play("invest I14", "decline")
    expect([declined.points(0, "investmentCards"), declined.coachOf(0, "copper")]).toEqual([7, 0])
    const unusable = newGame().market("I17").holding(0, { silver: 4 }).play("invest I17")
    expect(unusable.points(0, "investmentCards")).toBe(5)
  })

  it("GW-18.33 card VP, ability and bonus tile are told in this order", () => {
    const p = newGame().market("I12").holding(0, { silver: 3, gold: 2 })
    const did = p.outcome("invest I12").events.map(event => event.did)
    expect(did).toEqual(["invested", "gainedInfluence", "tookBonusTile"])
  })

  it("GW-18.34 a paid placement and one by a card fit in one turn, in either order", () => {
    for (const order of [
      ["influence c0r0", "invest I16", "place c2r2"],
      ["invest I16", "place c2r2", "influence c0r0"],
    ])
      expect(
        newGame()
          .market("I16")
          .holding(0, { copper: 3, gold: 3 })
          .play(...order)
          .player(0).markers,
      ).toBe(10)
  })

  it("GW-18.35 upgrades and free placements are allowed in the final turn", () => {
    const p = newGame().market("I16", "I18").build(1, "0,1").finalHolding(0, { copper: 2, gold: 2 })
    p.play("invest I16", "place c1r1").finalHolding(1, { copper: 1, silver: 3 }).play("invest I18", "upgrade 0,1")
    expect([p.points(0, "boomtownTile"), p.standsOn("0,1")]).toEqual([4, "settlement 1"])
  })

  it("GW-18.35 resources that a card adds in the final turn count for the tie-break", () => {
    const p = newGame({ seats: 2 }).market("I19").supply(0, { wood: 1 }).finalHolding(1, { copper: 2, silver: 2 })
    p.play("invest I19", "take gold 0", "take gold 0", "endMetals").won(0, 7 + 3)
    expect(p.places()).toEqual([2, 1])
  })

  it("GW-18.52 I19 is used for two resources or none", () => {
    const p = newGame().market("I19").holding(0, { copper: 2, silver: 2 }).play("invest I19", "take wood 0")
    expect(p.verbs).toEqual(["take"])
  })

  it("GW-18.53 two tokens with the same face are a legal pair", () => {
    const p = newGame().token("-1,0", "G10").token("3,-2", "G11").market("I20").holding(0, { silver: 2, gold: 2 })
    p.play("invest I20", "swap -1,0 3,-2")
    expect([p.faceUp("-1,0"), p.faceUp("3,-2"), p.asked]).toEqual(["G11", "G10", "buildOrLoot"])
  })

  it("GW-18.56 nobody else can react to a reveal or a placement", () => {
    const p = newGame().holding(0, { wood: 1, silver: 2 }).play("influence c1r1", "camp wood 0,1")
    for (const text of ["store 0", "loot 1,1", "activate 0"])
      expect(() => choose(p.t, 1, text)).toThrow(expect.objectContaining({ code: "not-asked" }))
  })

  it("GW-18.59 the other cell of an office just paid for may be taken with I16 or I17", () => {
    const p = newGame().market("I16", "I17").holding(0, { copper: 3, gold: 3 })
    p.play("influence c0r0", "invest I16", "place c1r0")
    p.marker(1, "c2r1").holding(2, { silver: 4, gold: 2 }).play("influence c2r0", "invest I17", "stack c2r1")
    expect([p.player(0).markers, p.player(2).markers]).toEqual([10, 10])
  })

  it("GW-18.60 the tile of a bonus pile is taken without a question", () => {
    const p = newGame().market().coach(0, "copper", 3).holding(0, { copper: 2 }).play("deliver copper")
    expect([p.points(0, "shippingBonus"), p.asked]).toEqual([7, "useMetals"])
  })
})
