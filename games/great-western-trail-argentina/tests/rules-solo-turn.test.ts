// SOLO-4 and SOLO-5: the procedure of Pedro's turn, and his way.
import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { pedroCards } from "../data/pedro.ts"
import { nodes, trail } from "../data/trail.ts"
import { PEDRO, type Solo, solo, YOU } from "./solo.ts"

/** The order in which things happened, of those that are asked about. */
function order(p: Solo, ...of: string[]): string[] {
  return (p.t.log ?? []).map(({ did }) => did).filter(did => of.includes(did))
}

describe("SOLO-4 Pedro's turn as a procedure", () => {
  it("SOLO-4.1 with an empty deck his cards are shuffled first", () => {
    const p = solo()
    p.pedro.played = range(15)
    p.pedro.deck = []
    p.pedroTurn()
    expect([p.pedro.deck.length, p.pedro.played.length]).toEqual([14, 1])
  })

  it("SOLO-4.2 he draws a card, and his experience is that of the active loading card", () => {
    const p = solo().loading(3).card(7)
    expect([p.presentCard(), p.pedro.deck]).toEqual(["pedro-07", []])
    expect(p.happened("pedroCard")).toMatchObject([{ pedroCard: "pedro-07", experience: 3, count: 3 }])
  })

  it("SOLO-4.3 he moves a fixed number, his experience, or as many as he has workers of a type", () => {
    expect(solo().card(3).standing(PEDRO)).toBe("site-C")
    expect(solo().loading(2).card(7).standing(PEDRO)).toBe("site-B")
    expect(solo().staff(1, 4, 5).card(11).standing(PEDRO)).toBe("site-D")
  })

  it("SOLO-4.4 first he moves, and the bank pays for your hands", () => {
    const p = solo().build(YOU, "1a", "site-A1").farmer("green-1", "green-4-green").money(YOU, 0).card(3)
    expect([p.moneyOf(YOU), p.standing(PEDRO)]).toEqual([[1], "site-B"])
    expect(order(p, "rode", "pedroActs")).toEqual(["rode", "pedroActs"])
  })

  it("SOLO-4.5 then the actions of the card, in printed order and in full even in Buenos Aires", () => {
    const p = solo().estanciero(PEDRO, "site-H").card(6)
    expect(p.happened("pedroActs")).toMatchObject([{ pedroAction: "moveEngine" }, { pedroAction: "gainGrain" }])
    expect(order(p, "rode", "engineForward", "grain", "buenosAires")).toEqual([
      "rode",
      "engineForward",
      "grain",
      "buenosAires",
    ])
  })

  it("SOLO-4.6 then his visit: delivery, loading, three tiles, what the token sets off, the start", () => {
    const p = solo().grain(PEDRO, 1).token(5).tokenNext().estanciero(PEDRO, "site-H").speciality("maquinista")
    p.foresight("green-4-black", "", "gaucho", "", "yellow-5-black", "").card(10)
    expect(
      order(p, "delivered", "income", "loaded", "foresight", "departed", "pedroLoading", "foresightFilled"),
    ).toEqual([
      "delivered",
      "loaded",
      ...new Array<string>(3).fill("foresight"),
      ...new Array<string>(3).fill("departed"),
      "pedroLoading",
      ...new Array<string>(6).fill("foresightFilled"),
    ])
    expect(p.standing(PEDRO)).toBe("start")
  })

  it("SOLO-4.7 the card stays face up, and it is your turn", () => {
    const p = solo().card(12)
    expect([p.played().at(-1), p.seat, p.asked, p.s.active]).toEqual([12, YOU, "phaseA", YOU])
  })
})

describe("SOLO-5 Movement", () => {
  it("PEDRO-21 empty spaces are skipped, and estancieros do not matter", () => {
    const p = solo().estanciero(YOU, "site-B").staff(1, 2, 5).card(11)
    expect(p.standing(PEDRO)).toBe("site-B")
    expect(
      solo().build(PEDRO, "1a", "site-A2").farmer("green-1", "green-4-green").staff(1, 2, 5).card(11).standing(1),
    ).toBe("site-A2")
  })

  it("PEDRO-22 fixed numbers, experience, and on cards 10 to 15 the workers of a type", () => {
    expect(pedroCards.map(card => card.moves)).toEqual([
      ...[2, 3, 3, 3, 2, 2, "experience", "experience", 3],
      ...["gaucho", "carpintero", "maquinista", "gaucho", "carpintero", "maquinista"],
    ])
    const ends = range(6).map(i => {
      const p = solo().bare().staff(2, 3, 4).speciality("maquinista").estanciero(YOU, "site-H")
      return p.card(10 + i).standing(PEDRO)
    })
    expect(ends).toEqual(["site-B", "site-C", "site-D", "site-B", "site-C", "site-D"])
  })

  it("PEDRO-23 exactly so many, and only Buenos Aires stops him earlier", () => {
    expect(solo().staff(1, 1, 5).card(12).standing(PEDRO)).toBe("site-E")
    const p = solo().estanciero(PEDRO, "site-G").staff(1, 1, 6).card(12)
    expect(p.happened("rode")).toMatchObject([{ site: "buenos-aires", count: 2 }])
  })

  it("PEDRO-24 a pier is one location, open to his own engine, and leads to Buenos Aires", () => {
    const given = () => solo().farmer("yellow-7", "yellow-5-black").farmer("yellow-1", "yellow-5-black")
    const open = given().engine(PEDRO, "rail-17").estanciero(PEDRO, "site-G").card(11)
    expect(open.happened("rode")).toMatchObject([{ site: "pier-17", count: 1 }])
    expect(open.pedroDid("buenosAires")).toBe(true)
    const closed = given().engine(PEDRO, "rail-16").engine(YOU, "rail-20").estanciero(PEDRO, "site-G").card(11)
    expect(closed.standing(PEDRO)).toBe("yellow-7")
  })

  it("PEDRO-25 a route has exactly his points, or ends in Buenos Aires before", () => {
    const far = solo().staff(1, 3, 5).card(11)
    expect(far.happened("rode")).toMatchObject([{ count: 3 }])
    const near = solo().estanciero(PEDRO, "site-H").staff(1, 3, 5).card(11)
    expect(near.happened("rode")).toMatchObject([{ count: 1 }])
    // Distances are found in one pass because every arrow leads to a place later in the list.
    for (const site of range(nodes.length)) for (const to of trail.next[site] ?? []) expect(to).toBeGreaterThan(site)
  })

  it("PEDRO-26 the shortest: as early as possible in Buenos Aires, else as near to it as possible", () => {
    const arriving = solo().farmer("yellow-4", "yellow-5-black").farmer("yellow-2", "yellow-5-black")
    arriving.engine(PEDRO, "rail-6").estanciero(PEDRO, "site-H").staff(1, 4, 5).card(11)
    expect(arriving.happened("rode")).toMatchObject([{ site: "pier-6", count: 2 }])
    const nearer = solo().build(YOU, "2a", "site-E1").build(YOU, "4a", "site-E2").build(YOU, "5a", "site-E5")
    nearer.estanciero(PEDRO, "site-E").card(11)
    expect([nearer.standing(PEDRO), nearer.reasons()]).toEqual(["site-E5", ["shortest"]])
  })

  it("PEDRO-27 then the lowest fees on what he enters; his own and neutral buildings cost nothing", () => {
    const p = solo().build(PEDRO, "7a", "site-C1").build(YOU, "1a", "site-C2").estanciero(PEDRO, "site-C").card(11)
    expect([p.standing(PEDRO), p.reasons()]).toEqual(["site-C1", ["leastFees"]])
    const green = solo()
      .farmer("green-1", "green-4-green")
      .build(YOU, "1a", "site-A1")
      .estanciero(PEDRO, "site-A")
      .card(11)
    expect(green.standing(PEDRO)).toBe("site-A1")
  })

  it("PEDRO-28 then the lowest fees on your buildings", () => {
    const p = solo().farmer("green-1", "green-4-green").build(YOU, "7a", "site-A1").estanciero(PEDRO, "site-A").card(11)
    expect([p.standing(PEDRO), p.reasons()]).toEqual(["green-1", ["leastFeesToYou"]])
  })

  it("PEDRO-29 ends that are still equal are put to you, ways to one end are not", () => {
    const p = solo().build(YOU, "2a", "site-F1").build(YOU, "4a", "site-F2").estanciero(PEDRO, "site-F").card(11)
    expect([p.asked, p.rule, p.legal()]).toEqual(["askRoute", "PEDRO-29", ["ride site-F1", "ride site-F2"]])
    expect(p.play("ride site-F1").standing(PEDRO)).toBe("site-F1")
    expect(p.estanciero(PEDRO, "site-F").staff(1, 2, 5).card(11).standing(PEDRO)).toBe("site-G")
  })

  it("PEDRO-30 the bank pays 1 or 2 for each hand of yours he enters, and nothing for farmers", () => {
    const p = solo().build(YOU, "7a", "site-C1").build(YOU, "1a", "site-C2").farmer("blue-1", "blue-4-green")
    p.build(YOU, "3a", "site-B1").money(YOU, 0).estanciero(PEDRO, "site-B").staff(1, 4, 5).card(11)
    expect([p.standing(PEDRO), p.moneyOf(YOU, PEDRO), p.coinsOn("blue-1")]).toEqual(["site-D", [1 + 1, 0], 0])
  })

  it("PEDRO-85 he always moves, also from a space that has become empty", () => {
    const p = solo().staff(1, 1, 1).estanciero(PEDRO, "green-2")
    for (const i of range(15)) {
      p.estanciero(PEDRO, "green-2").card(i + 1)
      expect(p.happened("rode")).toHaveLength(1)
      expect(p.standing(PEDRO)).not.toBe("green-2")
    }
    expect(p.estanciero(PEDRO, "green-2").card(11).standing(PEDRO)).toBe("site-B")
  })
})
