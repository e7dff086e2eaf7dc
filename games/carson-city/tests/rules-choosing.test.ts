import { describe, expect, it } from "vitest"
import { faces } from "../data/cards.ts"
import { newGame } from "./position.ts"

describe("CC-4 Choosing personalities", () => {
  it("CC-4.1 each in turn takes a card still on offer, and its power is finished before the next one chooses", () => {
    const p = newGame()
    p.s.choosing = [1, 2, 0]
    p.phase1()
    expect([p.seat, p.legal().length]).toEqual([1, 7])
    p.play("choose 5Y")
    expect([p.seat, p.asked]).toEqual([1, "freeParcel"])
    p.play("parcel r1c1", "end")
    expect(p.seat).toBe(2)
    expect(p.refused("choose 5Y").reason).toBe("cardTaken")
    expect(p.legal()).toHaveLength(6)
  })

  it("CC-4.2 the turn order is set by ascending card number", () => {
    const p = newGame().phase1().play("choose 7Y", "choose 2Y", "choose 4Y")
    expect(p.s.order).toEqual([1, 2, 0])
    expect([p.asked, p.seat]).toEqual(["place", 1])
  })

  it("CC-4.3 every card has a cash limit, and cards not taken have no effect", () => {
    const limits = Object.fromEntries(faces.map(face => [face.id, face.limit]))
    expect([limits["2Y"], limits["16Y"], limits["11Y"], limits["14R"]]).toEqual([120, 240, 15, 90])
    expect(faces.filter(face => face.card > 0).every(face => face.limit > 0)).toBe(true)
    const p = newGame().display("7Y", "1Y", "2Y").phase1().play("choose 2Y", "choose 1Y", "choose 7Y")
    expect([0, 1, 2].map(seat => p.strength(seat))).toEqual([4, 5, 7])
  })

  it("CC-4.4 taking a card is compulsory, and the yellow street kid needs $3", () => {
    const p = newGame().display("0Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y", "8Y").has(0, { money: 2 }).phase1()
    expect(p.legal().every(text => text.startsWith("choose "))).toBe(true)
    expect(p.legal()).not.toContain("choose 0Y")
    expect(p.refused("choose 0Y").reason).toBe("kidPrice")
    expect(newGame().display("0R", "2Y").has(0, { money: 2 }).phase1().legal()).toContain("choose 0R")
  })
})
