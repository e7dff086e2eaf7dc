// SOLO-6.6: Pedro's buildings.
import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { nodes } from "../data/trail.ts"
import { PEDRO, type Solo, solo, YOU } from "./solo.ts"

const safeSites = nodes.filter(node => node.kind === "buildingSite" && node.special === undefined).map(({ id }) => id)

/** His tiles on these sites, in their order. */
function standing(p: Solo, ...tiles: string[]): Solo {
  tiles.forEach((tile, i) => {
    p.build(PEDRO, tile, `site-B${i + 1}`)
  })
  return p
}

/** Fills every building site without a special action that is still free. */
function crowded(p: Solo): Solo {
  for (const site of safeSites) if (p.onSite(site) === "") p.build(YOU, "2a", site)
  return p
}

describe("SOLO-6.6 Build", () => {
  it("PEDRO-46 all carpinteros, all but one, a replacement, as many as possible; or nothing", () => {
    const built = (p: Solo) => [p.card(4).onSite("site-A1"), p.reasons().find(why => why !== "shortest")]
    expect(built(solo().staff(1, 4, 1))).toEqual(["7a 1", "allCarpinteros"])
    expect(built(solo().staff(1, 6, 1))).toEqual(["8a 1", "allButOne"])
    const replaced = standing(solo().staff(1, 6, 1), "8a", "3a").card(4)
    expect([replaced.onSite("site-B2"), replaced.reasons().at(-1)]).toEqual(["9a 1", "replace"])
    const few = solo().staff(1, 6, 1)
    few.player(PEDRO).unbuilt &= ~(1 << 8)
    expect(built(few)).toEqual(["7a 1", "mostCarpinteros"])
    const none = solo()
    none.player(PEDRO).unbuilt = 0
    expect([none.card(4).onSite("site-A1"), none.reasons()]).toEqual(["", []])
  })

  it("PEDRO-47 of several tiles one with a hand, else you choose", () => {
    expect(solo().card(4).onSite("site-A1")).toBe("1a 1")
    const p = solo().staff(1, 3, 1).card(4)
    expect([p.asked, p.rule, p.legal()]).toEqual(["askNewTile", "PEDRO-47", ["build 5a", "build 6a"]])
  })

  it("PEDRO-48 of several replacements the new tile worth most, then most hands left, then you choose", () => {
    const p = standing(solo().staff(1, 2, 1), "1a", "2a", "3a", "4a").card(4)
    expect([p.onSite("site-B4"), p.reasons().slice(-2)]).toEqual(["7a 1", ["replace", "mostHands"]])
    const tied = standing(solo().staff(1, 2, 1), "1a", "2a")
    tied.player(PEDRO).unbuilt = (1 << 5) | (1 << 6)
    tied.card(4)
    expect([tied.asked, tied.legal()]).toEqual(["askReplace", ["replace 5a 2a", "replace 6a 2a"]])
    expect(tied.play("replace 6a 2a").onSite("site-B2")).toBe("6a 1")
  })

  it("PEDRO-49 the replaced tile is gone, and only so tiles for more than 6 come in", () => {
    const p = standing(solo().staff(1, 6, 1), "8a").card(4)
    expect([p.onSite("site-B1"), p.unbuilt().includes(8)]).toEqual(["10a 1", false])
    const big = solo().staff(1, 6, 1)
    big.player(PEDRO).unbuilt = (1 << 9) | (1 << 10)
    expect(big.card(4).happened("built")).toEqual([])
  })

  it("PEDRO-50 a new building goes on the next free site without a special action in front of you", () => {
    expect(solo().estanciero(YOU, "green-3").card(4).onSite("site-B1")).toBe("1a 1")
    expect(solo().estanciero(YOU, "site-D").card(4).onSite("site-E1")).toBe("1a 1")
    expect(solo().estanciero(YOU, "site-H").card(4).onSite("site-A1")).toBe("1a 1")
  })

  it("PEDRO-51 spaces are counted, occupied or not; equal ones are put to you; without a site there is no new building", () => {
    const p = solo().estanciero(YOU, "site-F").farmer("yellow-7", "yellow-5-black").card(4)
    expect([p.asked, p.rule, p.legal()]).toEqual(["askSpace", "PEDRO-51", ["on site-F1", "on site-F2"]])
    const farther = solo().estanciero(YOU, "site-C").build(YOU, "2a", "site-C1").build(YOU, "4a", "site-C2").card(4)
    expect(farther.onSite("site-E1")).toBe("1a 1")
    const full = crowded(standing(solo().staff(1, 2, 1), "1a"))
    expect(full.card(4).happened("built")).toEqual([])
    expect([full.asked, full.legal()]).toEqual(["askReplace", ["replace 5a 1a", "replace 6a 1a"]])
  })

  it("PEDRO-52 without the speciality card 14 builds for exactly 1 carpintero or replaces by 1, card 11 nothing", () => {
    expect(solo().staff(1, 3, 4).card(14).onSite("site-A1")).toBe("1a 1")
    const replaced = standing(solo(), "1a", "2a").card(14)
    expect([replaced.onSite("site-B2"), replaced.reasons()]).toEqual(["3a 1", ["exactReplace", "mostHands"]])
    const none = standing(solo(), "1a", "2a")
    none.player(PEDRO).unbuilt = 1 << 10
    expect([none.card(14).onSite("site-B1"), none.onSite("site-B2")]).toEqual(["1a 1", "2a 1"])
    expect(solo().card(11).onSite("site-A1")).toBe("")
    expect(solo().speciality("carpintero").card(11).onSite("site-A1")).toBe("1a 1")
  })

  it("PEDRO-53 the replacement also comes when a 1-carpintero tile cannot be placed", () => {
    const p = crowded(standing(solo(), "1a")).card(14)
    expect([p.onSite("site-B1"), p.unbuilt().includes(2)]).toEqual(["3a 1", true])
  })

  it("PEDRO-87 tile before site; a replacement stays on its site, also under you, free of charge; gone tiles stay away", () => {
    const p = solo().staff(1, 3, 1).estanciero(YOU, "site-C").card(4)
    expect(p.asked).toBe("askNewTile")
    expect(p.play("build 5a").asked).toBe("askSpace")
    const under = standing(solo().staff(1, 4, 1), "1a")
      .estanciero(YOU, "site-B1")
      .money(YOU, 3)
    under.player(PEDRO).unbuilt = 1 << 8
    expect([under.card(4).onSite("site-B1"), under.moneyOf(YOU)]).toEqual(["8a 1", [3]])
    for (const _ of range(3)) under.card(4)
    expect([under.onSite("site-B1"), under.unbuilt()]).toEqual(["8a 1", []])
  })
})
