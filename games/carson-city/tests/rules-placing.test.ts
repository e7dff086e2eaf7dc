import { range } from "@railhead/engine"
import { provePlay } from "@railhead/engine/proof"
import { describe, expect, it } from "vitest"
import { SPOTS } from "../data/actions.ts"
import { carsonCity } from "../game.ts"
import { spotObjection } from "../rules/spots.ts"
import { say } from "../say.ts"
import { ORDINARY } from "../state.ts"
import { newGame } from "./position.ts"

describe("CC-5 Placing cowboys", () => {
  it("CC-5.1 in turn order, again and again, one cowboy or pass; who has nothing to place passes", () => {
    const p = newGame().orders([2, 0, 1], []).has(0, { cowboys: 1 }).phase2()
    expect(p.seat).toBe(2)
    p.play("place salary", "place salary", "place salary", "place salary")
    expect(p.s.passed).toEqual([0])
    expect([p.seat, p.cowboys(0, 1, 2)]).toEqual([1, [0, 2, 1]])
  })

  it("CC-5.2 shared spaces take any number, duel spaces and parcels one of each player", () => {
    const p = newGame({ seats: 2 }).row("ranch", "", "hotel").phase2()
    p.play("place salary", "place r1c1", "place salary", "place parcelVP")
    expect(p.at(0, "salary")).toBe(2)
    expect(p.legal("place")).toEqual(expect.arrayContaining(["place r1c1", "place parcelVP", "place salary"]))
    p.play("place parcelVP")
    expect(p.refused("place r1c1").reason).toBe("ownCowboyThere")
    expect(p.refused("place building4").reason).toBe("noBuilding")
    p.s.ammunition = 0
    p.t.offered = 0
    expect(p.refused("place ammunition").reason).toBe("noToken")
    expect(newGame().round(2).phase2().refused("place buyVP2").reason).toBe("closed")
  })

  it("CC-5.3 whoever passes takes the lowest free number and places nothing more", () => {
    const p = newGame().phase2().play("pass", "place salary", "pass")
    expect([p.s.passed, p.seat]).toEqual([[0, 2], 1])
    p.play("place salary")
    expect(p.seat).toBe(1)
    p.play("pass")
    expect(p.s.passed).toEqual([0, 2, 1])
    expect(p.cowboys(0)).toEqual([3])
  })

  it("CC-5.4 others may be joined, the white cowboy may not", () => {
    const p = newGame().card(0, "1Y").phase2().play("with white", "place parcelVP", "place r1c1")
    expect(p.legal("place")).toContain("place r1c1")
    expect(p.refused("place parcelVP").reason).toBe("whiteCowboyThere")
  })

  it("CC-5.5 the parcel decides what a cowboy is for", () => {
    const p = newGame({ with: ["townHall", "school", "station"] }).put("townHall", "r5c5")
    p.build(0, "ranch", "r1c1").build(1, "saloon", "r1c3").build(1, "church", "r1c6").build(1, "prison", "r3c1")
    p.build(0, "church", "r7c1").build(1, "house", "r7c3").own(1, "r7c5").own(0, "r7c7").put("mountain", "r8c1")
    p.phase2()
    for (const parcel of ["r5c5", "r1c1", "r1c3", "r8c1", "r8c8"]) expect(p.legal("place")).toContain(`place ${parcel}`)
    for (const parcel of ["r1c6", "r3c1", "r7c1", "r7c3", "r7c5", "r7c7"])
      expect(p.refused(`place ${parcel}`).reason).toBe("nothingToDo")
  })

  it("CC-5.6 one dynamite token may go with a cowboy to a duel spot; without a duel it is lost", () => {
    const p = newGame({ seats: 2 }).has(0, { dynamite: 2 })
    p.s.dynamite = 5
    p.phase2().play("with dynamite")
    expect(p.asked).toBe("placeSpecial")
    expect(p.refused("place salary").reason).toBe("dynamiteNeedsDuel")
    p.play("place roads3")
    expect([p.at(0, "roads3"), p.player(0).dynamite, p.s.dynamite]).toEqual([2, 1, 5])
    p.resolve("roads3")
    expect([p.player(0).roads, p.player(0).dynamite, p.s.dynamite]).toEqual([4, 1, 6])
  })

  it("CC-5.7 a placed cowboy stays until its spot is resolved", () => {
    const p = newGame({ seats: 2 }).phase2().play("place buyVP5", "place salary", "pass", "pass", "go-on", "go-on")
    expect(p.at(1, "salary")).toBe(0)
    expect([p.asked, p.seat]).toEqual(["roadStop", 0])
    expect(p.at(0, "buyVP5")).toBe(1)
  })

  it("says the same quickly as spot by spot", () => {
    const quick = { checked: 0 }
    for (const i of range(4))
      provePlay(carsonCity, {
        setting: { seats: 4, seed: `quick ${i}`, options: { townHall: true, personalities: "random" } },
        deep: 0,
        conserved(s) {
          const step = s.agenda.at(-1)
          if (step?.do !== "place") return
          const p = newGame({ seats: 4, with: ["townHall"] })
          const t = { ...p.t, state: s }
          const listed: number[] = []
          const offer = { why: false, any: true, enough: false, add: (code: number) => listed.push(code), no() {} }
          t.rules.steps.get("place")?.choices?.(t, step, Object.assign(Object.create(null), offer))
          const slowly = range(SPOTS).filter(spot => spotObjection(t, step.seat, spot, ORDINARY) === null)
          const quickly = listed.filter(code => say.place.is(code)).map(code => say.place.of(code)[0])
          expect(quickly).toEqual(quickly.length === 0 ? [] : slowly)
          quick.checked++
        },
      })
    expect(quick.checked).toBeGreaterThan(50)
  })
})
