import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

/** What a card asks when it is bought, with a target for every ability: own camp, opponent's marker, tokens to swap. */
function askedBy(card: string): Position {
  const p = newGame({ whitewater: true }).market(card).build(0, "0,1").marker(1, "c0r0")
  return p.holding(0, { copper: 5, silver: 5, gold: 5 }).play(`invest ${card}`)
}

describe("GW-7 Investments", () => {
  it("GW-7.1 an open card costs exactly the metals shown on it", () => {
    const p = newGame().market("I08", "I06").holding(0, { copper: 3, silver: 1, gold: 4 })
    expect(p.legal("invest")).toEqual(["invest I08"])
    expect(p.refused("invest I06")).toMatchObject({ code: "illegal", rule: "GW-7.1", reason: "cardCost" })
    expect(p.refused("invest I07").code).toBe("illegal")
    p.play("invest I08")
    expect(p.use(0)).toEqual({ copper: 1, silver: 1, gold: 2 })
  })

  it("GW-7.2 the card's VP come first, then its ability, then the bonus tile", () => {
    const p = newGame().market("I14").coach(0, "gold", 1).holding(0, { copper: 3, silver: 1 }).play("invest I14")
    expect([p.points(0, "investmentCards"), p.points(0, "investmentBonus")]).toEqual([7, 0])
    const { events } = p.outcome("step gold")
    expect(events.map(event => event.did)).toEqual(["coachMoved", "crossedBridge", "tookBonusTile"])
    expect(p.points(0, "investmentBonus")).toBe(4)
  })

  it("GW-7.2 the card stays in front of its player", () => {
    const p = newGame()
      .market("I01")
      .office("c0r0", "saloon")
      .marker(0, "c0r0")
      .holding(0, { copper: 4 })
      .play("invest I01")
    expect(p.s.market).toEqual([])
    expect(p.points(0, "boomtown")).toBe(2)
  })

  it("GW-7.3 without a bonus tile left cards can still be bought", () => {
    const p = newGame({ seats: 2 }).market("I01", "I03", "I05", "I08")
    p.holding(0, { copper: 4 }).play("invest I01").holding(0, { silver: 4 }).play("invest I03")
    p.holding(0, { gold: 4 }).play("invest I05")
    p.holding(1, { copper: 2, gold: 2 }).play("invest I08")
    expect([p.points(1, "investmentCards"), p.points(1, "investmentBonus")]).toEqual([10, 0])
  })

  it("GW-7.4 abilities worded as a permission can be declined", () => {
    for (const card of ["I14", "I15", "I16", "I17", "I18", "I19", "I20", "W1", "W3"])
      expect(askedBy(card).legal("decline"), card).toEqual(["decline"])
  })

  it("GW-7.4 extra influence, water and the material of W4 cannot be declined", () => {
    for (const card of ["I10", "I11", "I12", "I13"]) {
      const p = askedBy(card)
      expect(p.asked, card).toBe("useMetals")
      expect(p.player(0).markers, card).toBe(11)
    }
    for (const card of ["W2", "W4"]) expect(askedBy(card).refused("decline").code, card).toBe("illegal")
    expect(askedBy("W4").play("water 0").refused("decline").code).toBe("illegal")
  })

  it("GW-7.5 the market is not refilled", () => {
    const p = newGame().market("I01", "I05")
    p.holding(0, { copper: 4 }).play("invest I01")
    expect(p.holding(1, { copper: 9, silver: 9, gold: 9 }).legal("invest")).toEqual(["invest I05"])
    p.play("invest I05")
    expect(p.holding(2, { copper: 9, silver: 9, gold: 9 }).legal("invest")).toEqual([])
  })

  it("GW-7.6 an ability cannot be kept for later", () => {
    const p = newGame().market("I16").holding(0, { copper: 3, gold: 3 }).play("invest I16", "decline")
    expect(p.verbs).toEqual(["influence", "deliver", "endMetals"])
    expect(p.refused("place c1r1").code).toBe("illegal")
  })

  it("GW-7.6 an ability without a target is passed over, and the card may still be taken", () => {
    const p = newGame().market("I18").holding(0, { copper: 1, silver: 3 }).play("invest I18")
    expect(p.asked).toBe("buildOrLoot")
    expect([p.points(0, "investmentCards"), p.points(0, "investmentBonus")]).toEqual([7, 4])
  })

  it("GW-7.7 no metal stands for another, and nothing is overpaid", () => {
    const p = newGame().market("I07", "I01").holding(0, { copper: 5, silver: 1, gold: 9 })
    expect(p.refused("invest I07")).toMatchObject({ rule: "GW-7.1", reason: "cardCost" })
    expect(p.play("invest I01").use(0)).toEqual({ copper: 1, silver: 1, gold: 9 })
  })
})
