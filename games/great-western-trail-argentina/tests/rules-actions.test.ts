import { at } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions } from "../data/actions.ts"
import { auxiliaryActs } from "../data/immediate.ts"
import { jobCosts } from "../data/market.ts"
import { newGame, type Position } from "./position.ts"

describe("ARG-16 Phase C and the herd", () => {
  it("ARG-16.1 draws up to the limit of 4, and 1 more for each hand space cleared; nobody discards", () => {
    const after = (p: Position) => p.arrive(0, "site-B").play("end").player(0).hand.length
    expect(after(newGame().hand(0, "niata"))).toBe(4)
    expect(after(newGame().hand(0, "niata").cleared(0, "hand-1", "hand-2"))).toBe(6)
    expect(after(newGame().hand(0, ...new Array<string>(5).fill("niata")))).toBe(5)
  })

  it("ARG-16.2 the discard pile is shuffled only when a card must be drawn; with both empty one plays on", () => {
    const p = newGame()
      .hand(0, "niata")
      .pile(0, "niata")
      .discards(0, "patagonico", "fronterizo")
      .arrive(0, "site-B")
      .play("end")
    expect([p.player(0).hand.length, p.player(0).pile.length, p.player(0).discards.length]).toEqual([4, 0, 0])
    const q = newGame().hand(0, "niata").pile(0).discards(0).arrive(0, "site-B").play("end")
    expect(q.player(0).hand).toHaveLength(1)
  })

  it("ARG-16.3 the own discard pile is open to its owner, the draw pile to nobody", () => {
    const p = newGame().discards(0, "niata")
    expect([p.seenBy(0).players[0]?.discards, p.seenBy(0).players[0]?.pile.every(card => card === -1)]).toEqual([
      [0],
      true,
    ])
  })

  it("ARG-16.4 phase C asks nothing", () => {
    expect(newGame().hand(0).arrive(0, "site-B").play("end").s.active).toBe(1)
  })
})

describe("ARG-17 How actions read", () => {
  it("ARG-17.1 a requirement is met completely and once", () => {
    const p = newGame().money(0, 0).hand(0, "holandoArgentino", "holandoArgentino").arrive(0, "site-A").play("use A.1")
    expect([p.moneyOf(0), p.cardsIn(0, "hand")]).toEqual([[2], ["holandoArgentino"]])
    expect(p.can("use A.1")).toBe(false)
  })

  it("ARG-17.2 a reward may be declined, but pesos are taken in full", () => {
    const p = newGame().cleared(0, "aux5-1x").money(0, 5).arrive(0, "site-B").play("aux engine single")
    expect(p.can("lose")).toBe(true)
    const q = newGame().money(0, 0).arrive(0, "site-B").play("aux gainMoney single")
    expect(q.moneyOf(0)).toEqual([1])
  })

  it("ARG-17.3 removed cards leave the game, exhaustion cards go to their pile", () => {
    const p = newGame().hand(0, "niata", "exhaustion").token(4).jobs(1, "maquinista", "maquinista").money(0, 40)
    const pile = p.s.exhaustion.length
    p.arrive(0, "site-A").play("use A.2", "remove exhaustion")
    expect([p.s.exhaustion.length - pile, p.cardsIn(0, "removed")]).toEqual([1, []])
    const q = newGame().hand(0, "niata").token(4).jobs(1, "maquinista").money(0, 40).arrive(0, "site-A")
    expect(q.play("use A.2", "remove niata").cardsIn(0, "removed")).toEqual(["niata"])
  })

  it("ARG-17.4 grain stops at 8, certificates at 4 or 6; the surplus is lost", () => {
    const p = newGame({ b: [6] })
      .grain(0, 7)
      .build(0, "6b", "site-A1")
      .arrive(0, "site-A1")
      .play("use 6b.1")
    expect(p.grainOf(0)).toBe(8)
    const certificates = (...cleared: string[]) =>
      newGame()
        .cleared(0, ...cleared)
        .certificates(0, 3)
        .build(0, "9a", "site-A1")
        .arrive(0, "site-A1")
        .play("use 9a.1")
        .certificatesOf(0)
    expect([certificates(), certificates("cert-6")]).toEqual([4, 6])
  })

  it("ARG-17.5 a cattle card is never an objective or exhaustion card", () => {
    const p = newGame().hand(0, "exhaustion", "obj-01").build(0, "2a", "site-A4").arrive(0, "site-A4")
    expect(p.refused("use 2a.s").rule).toBe("ARG-17.5")
  })

  it("ARG-17.6 pesos come first among several rewards", () => {
    for (const { id, gives } of actions) {
      const first = gives.findIndex(gain => gain.give === "money")
      expect(first, id).toBeLessThanOrEqual(0)
    }
  })

  it("ARG-17.7 what an action sets off is finished on the spot, the innermost first", () => {
    const p = newGame()
      .money(0, 40)
      .token(4)
      .jobs(1, "maquinista")
      .workers(0, { maquinista: 5 })
      .engine(0, "rail-9")
      .master(1, "sm-cattle")
    p.arrive(0, "site-A").play("use A.2", "upgrade station-1", "disc aux1-2x", "appoint maquinista")
    expect([p.mastersOf(0), p.asked]).toEqual([["sm-cattle"], "phaseB"])
  })

  it("ARG-17.8 what was paid stays paid when a reward is declined", () => {
    const p = newGame().cleared(0, "aux5-1x").money(0, 5).arrive(0, "site-B").play("aux engine single", "lose")
    expect([p.moneyOf(0), p.engineOf(0)]).toEqual([[4], "rail-0"])
  })

  it("ARG-17.9 draw up to n: a number is named, drawn together, as many are discarded", () => {
    const p = newGame()
      .workers(0, { gaucho: 3 })
      .hand(0, "niata")
      .pile(0, "patagonico", "fronterizo", "holandoArgentino")
      .build(0, "4a", "site-A1")
      .arrive(0, "site-A1")
      .play("use 4a.1")
    expect(p.legal("draw")).toEqual(["draw 1", "draw 2", "draw 3"])
    p.play("draw 2")
    expect([p.player(0).hand.length, p.asked]).toEqual([3, "discardDrawn"])
  })

  it("ARG-17.10 identical copies are one choice", () => {
    const p = newGame()
      .hand(0, "niata", "niata", "patagonico")
      .build(0, "2a", "site-A4")
      .arrive(0, "site-A4")
      .play("use 2a.s")
    expect(p.legal()).toEqual(["discard niata", "discard patagonico"])
  })
})

describe("ARG-18 Hire", () => {
  const hiring = () =>
    newGame().money(0, 40).token(3).jobs(1, "gaucho-strong", "gaucho").jobs(2, "carpintero").jobs(3, "maquinista")

  it("ARG-18.1 from a row above the token; its own row is closed", () => {
    const p = hiring().arrive(0, "site-A").play("use A.2")
    expect(p.refused("hire 3 maquinista").rule).toBe("ARG-18.1")
    expect(p.legal()).toEqual(["hire 1 gaucho-strong", "hire 1 gaucho", "hire 2 carpintero"])
  })

  it("ARG-18.2 row cost, modifier and 1 for a strength icon, never below 0, paid in full", () => {
    expect(jobCosts).toEqual([6, 7, 6, 8, 5, 8, 6, 8, 9, 6, 4])
    const paid = (use: string, hire: string) => 40 - (hiring().arrive(0, "site-A").play(use, hire).moneyOf(0)[0] ?? 0)
    expect([
      paid("use A.2", "hire 1 gaucho"),
      paid("use A.2", "hire 1 gaucho-strong"),
      paid("use A.3", "hire 2 carpintero"),
    ]).toEqual([6, 7, 9])
    expect(hiring().money(0, 6).arrive(0, "site-A").play("use A.2").moneyOf(0)).toEqual([0])
  })

  it("ARG-18.3 to the leftmost free space of its row; a full row takes no more", () => {
    const p = hiring().workers(0, { gaucho: 6 }).arrive(0, "site-A").play("use A.2")
    expect(p.workersOf(0)).toEqual([6, 2, 1, 1])
  })

  it("ARG-18.4 an immediate action of the space is done or forgone", () => {
    const p = hiring().arrive(0, "site-A").play("use A.2", "hire 1 gaucho")
    expect(p.tokensOf(0)).toBe(2)
  })

  it("ARG-18.5 every payable worker whose row is not full; after the red arrow all rows are open", () => {
    const p = hiring().money(0, 5).arrive(0, "site-A")
    expect(p.can("use A.2")).toBe(false)
    const q = hiring()
    q.s.token = 11
    expect(q.arrive(0, "site-A").play("use A.2").can("hire 3 maquinista")).toBe(true)
  })
})

describe("ARG-19 Worker rows", () => {
  /** Hires the worker that fills this space, and says what came of it. */
  const filling = (type: string, space: number, p = newGame()) =>
    p
      .money(0, 40)
      .token(4)
      .jobs(1, type)
      .workers(0, { [type]: space - 1 })
      .arrive(0, "site-A")
      .play("use A.2")

  it("ARG-19.1 gauchos: token, 2 pesos and removal, token, nothing, 3 pesos and cattle", () => {
    expect(filling("gaucho", 2).tokensOf(0)).toBe(2)
    const third = filling("gaucho", 3)
    expect([third.asked, third.moneyOf(0)]).toEqual(["removeCards", [36]])
    expect(filling("gaucho", 4).tokensOf(0)).toBe(2)
    expect(filling("gaucho", 5).asked).toBe("phaseB")
    const sixth = filling("gaucho", 6)
    expect([sixth.asked, sixth.moneyOf(0), sixth.can("stop")]).toEqual(["buyCattle", [37], true])
  })

  it("ARG-19.2 carpinteros: nothing, build at 2, 3 pesos, nothing, build at 1", () => {
    expect(filling("carpintero", 2).asked).toBe("phaseB")
    const third = filling("carpintero", 3)
    expect([third.asked, third.can("lose")]).toEqual(["build", true])
    third.play("build 3a", "on site-A1")
    expect(third.moneyOf(0)).toEqual([30])
    expect(filling("carpintero", 4).moneyOf(0)).toEqual([37])
    expect(filling("carpintero", 5).moneyOf(0)).toEqual([34])
    expect(filling("carpintero", 6).play("build 8a", "on site-A1").moneyOf(0)).toEqual([29])
  })

  it("ARG-19.3 maquinistas: removal, cattle for a certificate, Patagonico for the engine, nothing, 5 pesos and a station", () => {
    expect(filling("maquinista", 2).asked).toBe("removeCards")
    const third = filling("maquinista", 3, newGame().hand(0, "niata")).play("use maquinista-3")
    expect([third.certificatesOf(0), third.cardsIn(0, "hand")]).toEqual([1, []])
    const fourth = filling("maquinista", 4, newGame().hand(0, "patagonico")).play("use maquinista-4", "engine rail-2")
    expect(fourth.engineOf(0)).toBe("rail-2")
    expect(filling("maquinista", 4, newGame().hand(0, "niata")).asked).toBe("phaseB")
    expect(filling("maquinista", 5).asked).toBe("phaseB")
    const sixth = filling("maquinista", 6, newGame().engine(0, "rail-5"))
    expect([sixth.moneyOf(0), sixth.legal()]).toEqual([[39], ["upgrade station-1", "lose"]])
  })

  it("ARG-19.4 granjeros: prices 6, 6, 8, 8, 10 with grain, grain, Rotterdam, grain, Liverpool", () => {
    const settling = (space: number) => {
      const p = newGame()
        .bare()
        .farmer("green-1", "green-3-green")
        .money(0, 20)
        .workers(0, { granjero: space - 1 })
      return p.hand(0, "caracu:2").arrive(0, "green-1").play("help green-1", "settle green-3-green")
    }
    expect([2, 3, 5].map(space => [settling(space).moneyOf(0)[0], settling(space).grainOf(0)])).toEqual([
      [14, 1],
      [14, 1],
      [12, 1],
    ])
    expect(settling(4).play("quay rotterdam-I", "disc aux1-2x").quaysOf(0)).toEqual(["leHavre-I", "rotterdam-I"])
    const sixth = settling(6)
    expect([sixth.moneyOf(0), sixth.legal()]).toEqual([[10], ["quay liverpool-I", "pass"]])
    expect(sixth.play("quay liverpool-I", "disc move-1").quaysOf(0)).toEqual(["leHavre-I", "liverpool-I"])
  })

  it("ARG-19.5 workers in columns 5 and 6 are worth 4 VP each, granjeros too", () => {
    expect(newGame().workers(0, { gaucho: 6, granjero: 5, maquinista: 4 }).points(0, "workers")).toBe(12)
  })

  it("ARG-19.6 a space that became free gives its action again", () => {
    const p = newGame()
      .workers(0, { gaucho: 2 })
      .engine(0, "rail-4")
      .money(0, 40)
      .master(1, "sm-ships")
      .workers(0, { maquinista: 1 })
    p.arrive(0, "site-D").play("use D.2", "engine turnout-4", "upgrade station-1", "disc aux1-2x", "appoint gaucho")
    expect(p.workersOf(0)).toEqual([1, 1, 1, 1])
    p.token(4).jobs(1, "gaucho").arrive(0, "site-A").play("use A.2")
    expect(p.tokensOf(0)).toBe(2)
  })

  it("ARG-19.7 the printed worker counts", () => {
    expect(newGame().arrive(0, "site-H").play("use H.1").grainOf(0)).toBe(1)
  })

  it("ARG-19.8 the worker counts at once: the 6th gaucho may serve", () => {
    const p = filling("gaucho", 6, newGame().market("aberdeenAngus:5", "aberdeenAngus:6"))
    p.play("deal aa-4", "take aberdeenAngus:5")
    expect(p.can("deal aa-2")).toBe(true)
  })

  it("ARG-19.9 a granjero space is entered by paying; its reward may be declined", () => {
    const p = newGame().bare().farmer("green-1", "green-3-green").money(0, 7).workers(0, { granjero: 3 })
    p.hand(0, "caracu:2").arrive(0, "green-1").play("help green-1")
    expect(p.asked).toBe("phaseB")
    p.farmer("green-1", "green-3-green").money(0, 8).hand(0, "caracu:2").arrive(0, "green-1")
    p.play("help green-1", "settle green-3-green", "pass")
    expect([p.workersOf(0)[3], p.quaysOf(0)]).toEqual([4, ["leHavre-I"]])
  })
})

describe("ARG-20 Build", () => {
  const building = (carpinteros: number, money: number) =>
    newGame().workers(0, { carpintero: carpinteros }).money(0, money)

  it("ARG-20.1 an unplaced tile on an empty site anywhere, or in place of an own building", () => {
    const p = building(3, 40)
      .build(0, "1a", "site-H2")
      .build(1, "2a", "site-A1")
      .arrive(0, "site-B")
      .play("use B.2", "build 3a")
    expect([p.can("on site-E3"), p.can("on site-H2"), p.can("on site-A1")]).toEqual([true, true, false])
  })

  it("ARG-20.2 as many carpinteros as the tile asks for, 2 pesos each", () => {
    const p = building(2, 10).arrive(0, "site-B").play("use B.2", "build 3a", "on site-A1")
    expect(p.moneyOf(0)).toEqual([6])
    expect(building(1, 10).arrive(0, "site-B").play("use B.2").can("build 3a")).toBe(false)
  })

  it("ARG-20.3 a replacement must ask for more; the difference is paid; 7 and more only so", () => {
    const p = building(4, 20).build(0, "3a", "site-A1").arrive(0, "site-B").play("use B.2")
    expect(p.can("build 9a")).toBe(false)
    p.play("build 7a")
    expect(p.refused("on site-Z").rule).toBe("ARG-20.5")
    p.play("on site-A1")
    expect([p.moneyOf(0), p.player(0).unbuilt & (1 << 3)]).toEqual([[16], 0])
    expect(building(6, 20).build(0, "3a", "site-A1").arrive(0, "site-B").play("use B.2").can("build 9a")).toBe(true)
  })

  it("ARG-20.4 building comes from B and the carpintero row only", () => {
    const builds = actions.filter(action => action.gives.some(gain => gain.give === "build")).map(action => action.id)
    expect(builds).toEqual(["B.2", "carpintero-3", "carpintero-6"])
  })

  it("ARG-20.5 legal pairs only: enough carpinteros and pesos", () => {
    const p = building(6, 3).arrive(0, "site-B").play("use B.2")
    expect(p.legal("build")).toEqual(["build 1a", "build 2a"])
    expect(p.refused("build 3a").reason).toBe("craftsmenOrMoney")
  })

  it("ARG-20.6 estancieros on a replaced tile stay and pay nothing; the site keeps its special action", () => {
    const p = building(4, 20).build(0, "2a", "site-A4").estanciero(1, "site-A4").money(1, 9).arrive(0, "site-B")
    p.play("use B.2", "build 3a", "on site-A4")
    expect([p.standing(1), p.moneyOf(1)]).toEqual(["site-A4", [9]])
    expect(p.hand(0, "niata").arrive(0, "site-A4").can("use 3a.s")).toBe(true)
  })
})

describe("ARG-21 Buy cattle", () => {
  const buying = (gauchos: number, money: number, ...market: string[]) =>
    newGame()
      .workers(0, { gaucho: gauchos })
      .money(0, money)
      .market(...market)
      .arrive(0, "site-E")
  const all = ["caracu:2", "chaqueno:1", "serrano:2", "franqueiro:3", "franqueiro:4", "aberdeenAngus:5"]

  it("ARG-21.1 the deals by gauchos and price", () => {
    const deals = (gauchos: number) =>
      buying(gauchos, 99, ...all)
        .play("use E.2")
        .legal("deal")
        .map(text => text.slice(5))
    expect(deals(1)).toEqual(["ca-1", "v3-1", "fr-1"])
    expect(deals(2)).toEqual(["ca-1", "v3-1", "v3-2", "fr-1", "aa-2"])
    expect(deals(3)).toEqual(["ca-1", "v3-1", "v3-2", "v3-3", "fr-1", "fr-3", "aa-2"])
    expect(deals(5)).toHaveLength(9)
    const paid = (deal: string) =>
      99 -
      (buying(5, 99, ...all)
        .play("use E.2", `deal ${deal}`)
        .moneyOf(0)[0] ?? 0)
    expect(["ca-1", "v3-1", "v3-2", "v3-3", "fr-1", "fr-3", "fr-5", "aa-2", "aa-4"].map(paid)).toEqual([
      4, 5, 2, 5, 11, 6, 9, 11, 6,
    ])
  })

  it("ARG-21.2 any combination; a pair need not be of one breed", () => {
    const p = buying(4, 20, ...all).play("use E.2", "deal v3-3", "take chaqueno:1", "take serrano:2")
    expect([p.cardsIn(0, "discards"), p.can("deal ca-1")]).toEqual([["chaqueno:1", "serrano:2"], true])
  })

  it("ARG-21.3 an idle gaucho turns 2 cards; the market may grow", () => {
    const p = buying(2, 20, ...all).play("use E.2", "turn-up")
    expect(p.s.market).toHaveLength(8)
  })

  it("ARG-21.4 only cards in the market; a pair deal for one card is the same price; cards go to the discard pile", () => {
    const p = buying(3, 20, "serrano:2").play("use E.2", "deal v3-3")
    expect([p.moneyOf(0), p.cardsIn(0, "discards")]).toEqual([[15], ["serrano:2"]])
  })

  it("ARG-21.5 a loop of deals and turnings until stop; which cards are taken is free", () => {
    const p = buying(2, 30, "franqueiro:3", "franqueiro:5").play("use E.2", "deal fr-1")
    expect(p.legal("take")).toEqual(["take franqueiro:3", "take franqueiro:5"])
    p.play("take franqueiro:5", "turn-up")
    expect(p.asked).toBe("phaseB")
  })

  it("ARG-21.6 with 1 card in the deck one is turned, with none it is not possible", () => {
    const p = newGame()
      .workers(0, { gaucho: 2 })
      .market("serrano:2")
      .marketPile("caracu:2")
      .arrive(0, "site-E")
      .play("use E.2", "turn-up")
    expect([p.s.market.length, p.can("turn-up")]).toEqual([2, false])
  })
})

describe("ARG-28 Auxiliary actions", () => {
  const aux = (...cleared: string[]) =>
    newGame()
      .cleared(0, ...cleared)
      .money(0, 9)

  it("ARG-28.1 six actions, usable once one of their spaces is free", () => {
    expect(Object.keys(auxiliaryActs)).toHaveLength(6)
    const p = aux("aux3-2x", "aux4-1x", "aux5-1x", "aux6-1x").grain(0, 2).engine(0, "rail-3").arrive(0, "site-B")
    expect(p.legal("aux")).toHaveLength(6)
    expect(aux().arrive(0, "site-B").refused("aux buyGrain single").reason).toBe("discsCover")
  })

  it("ARG-28.2 single is single; single or double allows the double form if both spaces are free", () => {
    const p = aux("aux1-2x", "aux4-1x").arrive(0, "site-G").play("use G.2")
    expect([p.can("aux gainMoney double"), p.can("aux buyGrain double")]).toEqual([true, false])
    expect(aux("aux1-2x").arrive(0, "site-C").play("use C.2").can("aux gainMoney double")).toBe(false)
  })

  const used = (form: string, ...cleared: string[]) =>
    aux(...cleared)
      .grain(0, 4)
      .engine(0, "rail-3")
      .arrive(0, "site-G")
      .play("use G.2", form)

  it("ARG-28.3 1 or 2 pesos", () => {
    expect([used("aux gainMoney single").moneyOf(0), used("aux gainMoney double", "aux1-2x").moneyOf(0)]).toEqual([
      [10],
      [11],
    ])
  })

  it("ARG-28.4 draw 1 or 2, then discard as many", () => {
    const p = used("aux drawDiscard double", "aux2-2x")
    expect(p.legal("draw")).toEqual(["draw 1", "draw 2"])
    expect(used("aux drawDiscard single").asked).toBe("discardDrawn")
  })

  it("ARG-28.5 grain for certificates and pesos", () => {
    const p = used("aux grainToCertificate double", "aux3-1x", "aux3-2x")
    expect([p.grainOf(0), p.certificatesOf(0), p.moneyOf(0)]).toEqual([2, 2, [11]])
    const q = used("aux grainToCertificate single", "aux3-1x")
    expect([q.grainOf(0), q.certificatesOf(0), q.moneyOf(0)]).toEqual([3, 1, [10]])
  })

  it("ARG-28.6 pesos for grain", () => {
    expect([
      used("aux buyGrain single", "aux4-1x").grainOf(0),
      used("aux buyGrain double", "aux4-1x", "aux4-2x").grainOf(0),
    ]).toEqual([5, 6])
  })

  it("ARG-28.7 pesos for the engine", () => {
    expect(used("aux engine single", "aux5-1x").legal("engine")).toEqual(["engine rail-4"])
    expect(used("aux engine double", "aux5-1x", "aux5-2x").legal("engine")).toEqual(
      ["engine rail-4", "engine rail-5", "engine turnout-4"].sort(order),
    )
  })

  it("ARG-28.8 engine back, draw, then remove as many", () => {
    const p = used("aux removeCard double", "aux6-1x", "aux6-2x")
    expect(p.engineOf(0)).toBe("rail-1")
    expect(p.legal()).toEqual(["draw 1", "draw 2", "lose"])
    p.play("draw 2")
    expect([p.player(0).hand.length, p.verbs]).toEqual([6, ["remove"]])
    p.play(at(p.legal(), 0), at(p.legal(), 0))
    expect(p.player(0).hand).toHaveLength(4)
  })

  it("ARG-28.9 only with the requirement met in full; the single form may be chosen too", () => {
    const p = aux("aux5-1x", "aux5-2x").money(0, 1).arrive(0, "site-G").play("use G.2")
    expect([p.can("aux engine single"), p.can("aux engine double")]).toEqual([true, false])
  })

  it("ARG-28.10 the double form is one action: the engine stops at the end only", () => {
    const p = used("aux engine double", "aux5-1x", "aux5-2x").play("engine rail-5")
    expect(p.asked).toBe("phaseB")
  })

  it("ARG-28.11 fewer cards may be drawn; as many are removed, never more", () => {
    const p = used("aux removeCard double", "aux6-1x", "aux6-2x").play("draw 1")
    p.play(at(p.legal(), 0))
    expect(p.asked).toBe("phaseB")
  })
})

function order(a: string, b: string): number {
  const track = ["engine rail-4", "engine turnout-4", "engine rail-5"]
  return track.indexOf(a) - track.indexOf(b)
}
