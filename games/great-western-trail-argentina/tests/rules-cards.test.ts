import { at, imagine, seeded, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { objectiveActs } from "../data/immediate.ts"
import { newGame, type Position } from "./position.ts"

describe("ARG-25 Objective cards", () => {
  it("ARG-25.1 an open card, refilled at once, or the top of the deck; to the discard pile; none left: nothing", () => {
    const p = newGame().objectives("obj-01", "obj-02", "obj-03", "obj-04").objectivePile("obj-05", "obj-06").discards(0)
    p.arrive(0, "site-C").play("use C.1", "take obj-02")
    expect([p.cardsIn(0, "discards"), p.s.objectives.length]).toEqual([["obj-02"], 4])
    const q = newGame()
      .objectives("obj-01")
      .objectivePile("obj-05")
      .discards(0)
      .arrive(0, "site-C")
      .play("use C.1", "top")
    expect(q.cardsIn(0, "discards")).toEqual(["obj-05"])
    expect(newGame().objectives().objectivePile().arrive(0, "site-C").can("use C.1")).toBe(false)
  })

  it("ARG-25.2 played before phase A, or in phase B before or after an action, not during one", () => {
    const p = newGame().hand(0, "obj-16", "obj-12", "patagonico").estanciero(0, "site-A").turn(0)
    expect(p.can("play obj-16")).toBe(true)
    const q = newGame().hand(0, "obj-16", "patagonico", "niata").build(0, "2a", "site-A4").arrive(0, "site-A4")
    expect(q.can("play obj-16")).toBe(true)
    q.play("use 2a.s")
    expect(q.can("play obj-16")).toBe(false)
    expect(q.play("discard niata").can("play obj-16")).toBe(true)
  })

  it("ARG-25.3 it lies in the area for good; its action is done now or forgone", () => {
    const p = newGame().hand(0, "obj-05").arrive(0, "site-B").play("play obj-05")
    expect([p.cardsIn(0, "area"), p.legal()]).toEqual([["obj-05"], ["engine rail-1", "lose"]])
    expect(p.play("lose").engineOf(0)).toBe("rail-0")
  })

  it("ARG-25.4 each card's action: draw 3, engine 1, certificates 1 or 3, 2 to 4 pesos, 1 grain", () => {
    const came = (card: string) => {
      const p = newGame().money(0, 0).hand(0, card).arrive(0, "site-B").play(`play ${card}`)
      if (p.can("engine rail-1")) return p.play("engine rail-1").engineOf(0)
      if (p.can("draw 3")) return "draw 3"
      return `${p.moneyOf(0)} ${p.certificatesOf(0)} ${p.grainOf(0)}`
    }
    expect(Object.keys(objectiveActs).map(came)).toEqual([
      ...["0 1 0", "0 1 0", "0 1 0", "0 3 0", "rail-1", "rail-1", "rail-1", "rail-1", "draw 3", "draw 3", "draw 3"],
      ...["3 0 0", "2 0 0", "3 0 0", "3 0 0", "4 0 0", "2 0 0"],
      ...new Array<string>(7).fill("0 0 1"),
    ])
  })

  it("ARG-25.5 all conditions; each thing serves one condition of one card", () => {
    const p = newGame().discards(0).pile(0).hand(0).area(0, "obj-02", "obj-14").build(0, "1a", "site-A1")
    p.inCities(0, "leHavre-a-E1", "leHavre-a-S2")
    expect(p.points(0, "objectives")).toBe(4 - 2)
    expect(p.build(0, "2a", "site-A2").points(0, "objectives")).toBe(7)
  })

  it("ARG-25.6 cards in the area count plus or minus; those in the herd may be added or left out", () => {
    const p = newGame().area(0, "obj-16").hand(0, "obj-02", "obj-05")
    expect(p.points(0, "objectives")).toBe(-2)
    p.build(0, "1a", "site-A1").inCities(0, "leHavre-a-E1")
    expect(p.points(0, "objectives")).toBe(1)
  })

  it("ARG-25.7 unplayed ones are ordinary cards: discarded or removed", () => {
    const p = newGame()
      .hand(0, "obj-01")
      .token(4)
      .jobs(1, "maquinista")
      .money(0, 20)
      .arrive(0, "site-A")
      .play("use A.2")
    expect(p.play("remove obj-01").cardsIn(0, "removed")).toEqual(["obj-01"])
    const q = newGame()
      .hand(0, "niata", "obj-01")
      .pile(0, "patagonico")
      .arrive(0, "site-B")
      .play("aux drawDiscard single")
    expect(q.play("discard obj-01").cardsIn(0, "discards")).toContain("obj-01")
  })

  it("ARG-25.8 gaps are before phase A and around actions and steps; what is nested opens none", () => {
    const p = newGame()
      .hand(0, "obj-16")
      .money(0, 20)
      .engine(0, "rail-4")
      .arrive(0, "site-D")
      .play("use D.2", "engine turnout-4")
    expect(p.can("play obj-16")).toBe(false)
    const q = newGame().hand(0, "obj-16", "niata").grain(0, 1).arrive(0, "buenos-aires")
    expect(q.can("play obj-16")).toBe(true)
    expect(q.play("pass").can("play obj-16")).toBe(true)
    expect(q.play("reveal").can("play obj-16")).toBe(false)
  })

  it("ARG-25.9 one at a time: its action first, then the next", () => {
    const p = newGame().hand(0, "obj-05", "obj-16").arrive(0, "site-B").play("play obj-05")
    expect(p.can("play obj-16")).toBe(false)
    expect(p.play("lose").can("play obj-16")).toBe(true)
  })

  it("ARG-25.10 display or deck is chosen unseen; only loading cannot decline", () => {
    const p = newGame({ seats: 4 }).quays(0, "liverpool-I").grain(0, 1).arrive(0, "buenos-aires")
    p.play("deliver liverpool-I", "to liverpool-a-W1")
    expect([p.can("top"), p.can("lose")]).toEqual([true, true])
    expect(p.outcome("top").crossed).toBe(true)
  })
})

describe("ARG-26 Helping farmers", () => {
  const farm = () =>
    newGame()
      .bare()
      .farmer("green-1", "green-4-black")
      .farmer("blue-1", "blue-6-black")
      .farmer("yellow-1", "yellow-8-black")

  it("ARG-26.1 standing on one: that one; by an action 1 to 3 anywhere", () => {
    expect(farm().hand(0, "caracu:2").arrive(0, "green-1").legal("help")).toEqual(["help green-1"])
    const p = farm()
      .farmer("green-2", "green-3-green")
      .hand(0, ...new Array<string>(4).fill("caracu:2"))
      .arrive(0, "site-F")
      .play("use F.2")
    expect(p.legal("help")).toHaveLength(4)
    p.play("help green-1", "help green-2", "help blue-1")
    expect(p.asked).toBe("showCattle")
  })

  it("ARG-26.2 the strength must reach the sum; not even one: the action cannot be taken", () => {
    const p = farm().hand(0, "caracu:2").arrive(0, "site-F").play("use F.2")
    expect(p.refused("help yellow-1").reason).toBe("strength")
    const q = farm()
      .farmer("green-2", "green-3-green")
      .hand(0, "caracu:2")
      .arrive(0, "site-F")
      .play("use F.2", "help green-1")
    expect([p.can("help blue-1"), q.refused("help blue-1").reason]).toEqual([true, "strength"])
    expect(farm().hand(0, "niata").arrive(0, "site-F").refused("use F.2").rule).toBe("ARG-26.2")
  })

  it("ARG-26.3 icons of worker tiles, 1 and 2 of the strength spaces, 3 and 6 of 3a and 8b", () => {
    const p = farm().hand(0).workers(0, { gaucho: 2 }).strong(0, "gaucho", 1).cleared(0, "strength-1", "strength-2")
    expect(p.arrive(0, "green-1").can("help green-1")).toBe(true)
    const q = farm().hand(0, "niata").build(0, "3a", "site-A1").arrive(0, "site-A1").play("use 3a.2")
    expect(q.farmersOf(0)).toEqual(["green-4-black"])
    const r = newGame({ b: [8] })
      .bare()
      .farmer("blue-1", "blue-6-black")
      .hand(0)
      .build(0, "8b", "site-A1")
      .money(0, 0)
    expect(r.arrive(0, "site-A1").play("use 8b.2").farmersOf(0)).toEqual(["blue-6-black"])
  })

  it("ARG-26.4 up to 4 cattle cards; more than needed may be shown", () => {
    const p = farm().hand(0, "caracu:2", "niata", "niata", "niata", "niata").arrive(0, "green-1").play("help green-1")
    p.play("show niata", "show niata", "show niata")
    expect([p.player(0).showing.length, p.legal()]).toEqual([3, ["show niata", "show caracu:2"]])
    p.play("show caracu:2")
    expect(p.cardsIn(0, "discards").filter(card => card === "exhaustion")).toHaveLength(2)
  })

  it("ARG-26.5 no card: none; 1 or 2: one exhaustion card; 3 or 4: two, with the shown cards to the discard pile", () => {
    const taken = (...shown: string[]) => {
      const p = newGame()
        .bare()
        .farmer("green-1", "green-3-green")
        .cleared(0, "strength-1", "strength-2")
        .money(0, 0)
        .discards(0)
      p.hand(0, "niata", "niata", "niata", "niata", "niata")
        .arrive(0, "green-1")
        .play("help green-1", ...shown, ...(shown.length < 4 ? ["stop"] : []))
      expect(p.cardsIn(0, "discards").filter(card => card === "niata")).toHaveLength(shown.length)
      return p.cardsIn(0, "discards").filter(card => card === "exhaustion").length
    }
    const niata = (count: number) => new Array<string>(count).fill("show niata")
    expect([0, 1, 2, 3, 4].map(count => taken(...niata(count)))).toEqual([0, 1, 1, 2, 2])
  })

  it("ARG-26.6 the tiles with their coins and the pesos printed under their spaces", () => {
    const p = newGame().bare().farmer("green-3", "green-4-black").coins("green-3", 3).money(0, 0).hand(0, "caracu:2")
    p.arrive(0, "green-3").play("help green-3")
    expect([p.moneyOf(0), p.coinsOn("green-3"), p.onSite("green-3"), p.farmersOf(0)]).toEqual([
      [5],
      0,
      "",
      ["green-4-black"],
    ])
  })

  it("ARG-26.7 coins include the fee just laid; estancieros stay on the empty space", () => {
    const p = newGame()
      .bare()
      .farmer("green-1", "green-4-green")
      .estanciero(1, "green-1")
      .estanciero(0, "site-A")
      .money(0, 2)
    p.hand(0, "caracu:2").turn(0).play("move green-1", "help green-1")
    expect([p.moneyOf(0), p.standing(1)]).toEqual([[2], "green-1"])
  })

  it("ARG-26.8 each tile may go to the granjero row for its price, with the space's action", () => {
    const p = farm()
      .money(0, 13)
      .hand(0, "caracu:2", "caracu:3")
      .arrive(0, "site-F")
      .play("use F.2", "help green-1", "help blue-1")
    while (p.asked === "showCattle") p.play(at(p.legal(), 0))
    expect(p.legal()).toEqual(["settle green-4-black", "settle blue-6-black", "stop"])
    p.play("settle blue-6-black")
    expect([p.moneyOf(0), p.grainOf(0), p.workersOf(0)[3]]).toEqual([[7], 1, 2])
    p.play("stop")
    expect(p.farmersOf(0)).toEqual(["green-4-black"])
  })

  it("ARG-26.9 beside the board a farmer is worth 2 VP and serves objectives; in the row it is a worker", () => {
    const p = newGame().farmers(0, "green-4-black", "blue-6-black").inCities(0, "leHavre-a-W1").area(0, "obj-06")
    expect([p.points(0, "farmers"), p.points(0, "objectives")]).toEqual([4, 3])
    expect(newGame().workers(0, { granjero: 3 }).points(0, "farmers")).toBe(0)
  })

  it("ARG-26.10 farmers, cards, exhaustion, discard, tiles and pesos, then the tiles one by one", () => {
    const p = farm().money(0, 20).hand(0, "caracu:2", "niata").arrive(0, "site-F").play("use F.2", "help green-1")
    if (p.asked === "helpFarmers") p.play("stop")
    expect(p.asked).toBe("showCattle")
    expect(p.refused("stop").reason).toBe("strengthMissing")
    p.play("show caracu:2")
    expect(p.asked).toBe("placeFarmers")
  })

  it("ARG-26.11 beside the board if the row is full or the price is missing", () => {
    expect(farm().money(0, 5).hand(0, "caracu:2").arrive(0, "green-1").play("help green-1").farmersOf(0)).toHaveLength(
      1,
    )
    const full = farm()
      .money(0, 50)
      .workers(0, { granjero: 6 })
      .hand(0, "caracu:2")
      .arrive(0, "green-1")
      .play("help green-1")
    expect(full.asked).toBe("phaseB")
  })
})

describe("ARG-27 Exhaustion cards", () => {
  it("ARG-27.1 not cattle, no value, no strength, minus 2 VP each", () => {
    const p = newGame().hand(0, "exhaustion", "exhaustion").pile(0).discards(0)
    expect(p.points(0, "herd")).toBe(-4)
    expect(p.money(0, 0).arrive(0, "buenos-aires").play("reveal").moneyOf(0)).toEqual([0])
  })

  it("ARG-27.2 discarded like others; leaving the herd it goes to the exhaustion pile", () => {
    const p = newGame().hand(0, "exhaustion", "niata").pile(0, "patagonico").discards(0).arrive(0, "site-B")
    p.play("aux drawDiscard single", "discard exhaustion")
    expect(p.cardsIn(0, "discards")).toEqual(["exhaustion"])
  })

  it("ARG-27.3 ways out: income, building H and removals", () => {
    const p = newGame().hand(0, "exhaustion")
    const before = p.s.exhaustion.length
    p.arrive(0, "site-H").play("use H.2a")
    expect(p.s.exhaustion.length).toBe(before + 1)
  })

  it("ARG-27.4 the pile is open", () => {
    expect(newGame().seenBy(1).exhaustion).toHaveLength(22)
  })
})

describe("ARG-29 Exchange tokens", () => {
  const herd = (p: Position) => p.hand(0, "niata", "niata").pile(0, "patagonico", "fronterizo", "holandoArgentino")

  it("ARG-29.1 at any time: give it back, draw up to 2, discard as many", () => {
    const p = herd(newGame()).arrive(0, "site-B").as(0, "exchange 2")
    expect([p.tokensOf(0), p.player(0).hand.length, p.asked]).toEqual([0, 4, "discardExchanged"])
    p.play("discard niata", "discard niata")
    expect([p.player(0).hand.length, p.asked]).toEqual([2, "phaseB"])
  })

  it("ARG-29.2 not while the hand is shown in step 2 or for farmers", () => {
    const p = herd(newGame()).certificates(0, 1).arrive(0, "buenos-aires")
    expect(p.exchanges(0)).toHaveLength(2)
    expect(p.play("reveal").exchanges(0)).toEqual([])
    expect(p.play("spend 0").exchanges(0)).toHaveLength(2)
  })

  it("ARG-29.3 sources: setup, 3a and the gaucho row", () => {
    expect(newGame().tokensOf(0)).toBe(1)
    expect(newGame().build(0, "3a", "site-A1").arrive(0, "site-A1").play("use 3a.1").tokensOf(0)).toBe(2)
  })

  it("ARG-29.4 whenever anybody decides, several in a row; the waiting decision is offered anew", () => {
    const p = herd(newGame()).tokens(0, 2).arrive(1, "site-B")
    expect([p.seat, p.exchanges(0)]).toEqual([1, ["exchange 1", "exchange 2"]])
    p.as(0, "exchange 1", "exchange 1")
    expect(p.tokensOf(0)).toBe(0)
    p.as(0, "discard niata", "discard niata")
    expect(p.seat).toBe(1)
  })

  it("ARG-29.4 until then the waiting decision tells nobody what is in hand", () => {
    const p = newGame()
      .bare()
      .farmer("green-1", "green-4-black")
      .farmer("blue-1", "blue-3-green")
      .hand(0, "niata", "caracu:2")
      .pile(0, "exhaustion", "obj-01")
      .arrive(0, "site-F")
      .play("use F.2")
    expect(p.asked).toBe("helpFarmers")
    p.as(0, "exchange 2", "discard caracu:2")
    expect([p.asked, p.legal()]).toEqual(["discardExchanged", ["discard exhaustion", "discard obj-01"]])
    for (const seat of [0, 1]) {
      const seen = view(p.t.rules, p.s, seat)
      expect(view(p.t.rules, imagine(p.t.rules, seen, seeded("help")), seat)).toEqual(seen)
    }
  })

  it("ARG-29.5 closed from the first farmer until the shown cards are discarded", () => {
    const p = newGame()
      .bare()
      .farmer("green-1", "green-4-black")
      .farmer("blue-1", "blue-3-green")
      .hand(0, "caracu:2", "caracu:3")
      .arrive(0, "site-F")
    p.play("use F.2")
    expect(p.exchanges(0)).toHaveLength(2)
    p.play("help green-1")
    expect([p.asked, p.exchanges(0)]).toEqual(["helpFarmers", []])
    p.play("stop")
    expect([p.asked, p.exchanges(0)]).toEqual(["showCattle", []])
  })

  it("ARG-29.6 1 or 2 cards; with empty piles not at all", () => {
    const p = newGame().hand(0, "niata").pile(0).discards(0).arrive(0, "site-B")
    expect(p.exchanges(0)).toEqual([])
    expect(p.pile(0, "niata").exchanges(0)).toEqual(["exchange 1"])
  })
})
