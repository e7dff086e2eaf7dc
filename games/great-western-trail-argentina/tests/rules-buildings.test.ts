import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("ARG-35 Neutral buildings", () => {
  it("ARG-35.A Holando Argentino for 2 pesos, hire, hire at +2", () => {
    const p = newGame()
      .token(4)
      .jobs(1, "gaucho")
      .jobs(2, "carpintero")
      .money(0, 20)
      .hand(0, "holandoArgentino")
      .arrive(0, "site-A")
    p.play("use A.1", "use A.2", "hire 1 gaucho", "use A.3")
    expect([p.moneyOf(0), p.workersOf(0)]).toEqual([[20 + 2 - 6 - 9], [2, 2, 1, 1]])
  })

  it("ARG-35.B Patagonico for 2 pesos, build at 2 pesos", () => {
    const p = newGame()
      .money(0, 2)
      .hand(0, "patagonico")
      .arrive(0, "site-B")
      .play("use B.1", "use B.2", "build 1a", "on site-C1")
    expect([p.moneyOf(0), p.onSite("site-C1")]).toEqual([[2], "1a 0"])
  })

  it("ARG-35.C objective card, single auxiliary action, engine 1", () => {
    const p = newGame().discards(0).objectives("obj-01", "obj-02").arrive(0, "site-C")
    p.play("use C.1", "take obj-01", "use C.2", "aux gainMoney single", "use C.3")
    expect([p.cardsIn(0, "discards"), p.moneyOf(0), p.engineOf(0)]).toEqual([["obj-01"], [8], "rail-1"])
  })

  it("ARG-35.D two cattle of one breed for 2 pesos, engine up to the maquinistas", () => {
    const p = newGame()
      .money(0, 0)
      .hand(0, "niata", "niata", "patagonico")
      .workers(0, { maquinista: 2 })
      .arrive(0, "site-D")
    p.play("use D.1", "use D.2")
    expect([p.moneyOf(0), p.cardsIn(0, "hand"), p.legal()]).toEqual([
      [2],
      ["patagonico"],
      ["engine rail-1", "engine rail-2"],
    ])
  })

  it("ARG-35.E Fronterizo for 2 pesos, buy cattle", () => {
    const p = newGame()
      .money(0, 2)
      .hand(0, "fronterizo")
      .market("caracu:2")
      .discards(0)
      .arrive(0, "site-E")
      .play("use E.1", "use E.2", "deal ca-1")
    expect([p.moneyOf(0), p.cardsIn(0, "discards")]).toEqual([[0], ["caracu:2", "fronterizo"]])
  })

  it("ARG-35.F a certificate, help up to 3 farmers", () => {
    const p = newGame()
      .bare()
      .farmer("green-1", "green-3-green")
      .money(0, 0)
      .hand(0, "caracu:2")
      .arrive(0, "site-F")
      .play("use F.1", "use F.2")
    expect([p.certificatesOf(0), p.farmersOf(0)]).toEqual([1, ["green-3-green"]])
  })

  it("ARG-35.G engine up to the maquinistas, single or double auxiliary action", () => {
    const p = newGame().cleared(0, "aux1-2x").arrive(0, "site-G").play("use G.1", "use G.2", "aux gainMoney double")
    expect([p.engineOf(0), p.moneyOf(0)]).toEqual(["rail-1", [9]])
  })

  it("ARG-35.H grain per granjero, an exhaustion card back or a single auxiliary action", () => {
    const p = newGame()
      .workers(0, { granjero: 3 })
      .hand(0, "exhaustion")
      .arrive(0, "site-H")
      .play("use H.1", "use H.2a")
    expect([p.grainOf(0), p.cardsIn(0, "hand")]).toEqual([3, []])
    const q = newGame().hand(0, "niata").arrive(0, "site-H")
    expect(q.refused("use H.2a").reason).toBe("noExhaustion")
    expect(q.play("use H.2b", "aux gainMoney single").moneyOf(0)).toEqual([8])
  })
})

/** Seat 0 on an own building on site A1. */
const on = (id: string, p = newGame({ b: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })) => p.build(0, id, "site-A1").money(0, 10)

describe("ARG-36 Private buildings, side a", () => {
  it("ARG-36.1 1a: grain for each own building on farmland", () => {
    const p = on("1a").build(0, "2a", "site-A2").build(0, "3a", "site-G1").arrive(0, "site-A1").play("use 1a.1")
    expect(p.grainOf(0)).toBe(2)
    expect(newGame().build(0, "1a", "site-A2").arrive(0, "site-A2").play("use 1a.1").grainOf(0)).toBe(1)
  })

  it("ARG-36.2 2a: auxiliary action, move 1", () => {
    const p = on("2a")
      .bare()
      .cleared(0, "aux1-2x")
      .arrive(0, "site-A1")
      .play("use 2a.1", "aux gainMoney double", "use 2a.2")
    expect([p.moneyOf(0), p.standing(0)]).toEqual([[12], "site-B"])
  })

  it("ARG-36.3 3a: exchange token, help farmers with +3", () => {
    const p = on("3a")
      .bare()
      .farmer("blue-1", "blue-3-green")
      .hand(0)
      .money(0, 0)
      .arrive(0, "site-A1")
      .play("use 3a.1", "use 3a.2")
    expect([p.tokensOf(0), p.farmersOf(0)]).toEqual([2, ["blue-3-green"]])
  })

  it("ARG-36.4 4a: draw as many as gauchos and discard, 2 certificates", () => {
    const p = on("4a").workers(0, { gaucho: 2 }).arrive(0, "site-A1").play("use 4a.2", "use 4a.1")
    expect([p.certificatesOf(0), p.legal("draw")]).toEqual([2, ["draw 1", "draw 2"]])
  })

  it("ARG-36.5 5a: 2 grain, disc to Rotterdam I", () => {
    const p = on("5a").arrive(0, "site-A1").play("use 5a.1", "use 5a.2", "disc cert-6")
    expect([p.grainOf(0), p.quaysOf(0)]).toEqual([2, ["leHavre-I", "rotterdam-I"]])
  })

  it("ARG-36.6 6a: hire at −1, engine up to the maquinistas", () => {
    const p = on("6a").token(4).jobs(1, "gaucho").arrive(0, "site-A1").play("use 6a.1", "use 6a.2")
    expect([p.moneyOf(0), p.engineOf(0)]).toEqual([[5], "rail-1"])
  })

  it("ARG-36.7 7a: 1 grain for 2 pesos and engine up to 2, move up to 3", () => {
    const p = on("7a").bare().grain(0, 1).arrive(0, "site-A1").play("use 7a.1")
    expect([p.moneyOf(0), p.grainOf(0), p.legal()]).toEqual([[12], 0, ["engine rail-1", "engine rail-2", "lose"]])
    p.play("lose", "use 7a.2")
    expect(p.legal("move")).toEqual(["move site-B", "move site-B site-C", "move site-B site-C site-D"])
  })

  it("ARG-36.8 8a: 1 grain, disc to Liverpool I", () => {
    const p = on("8a").arrive(0, "site-A1").play("use 8a.1", "use 8a.2", "disc hand-1")
    expect([p.grainOf(0), p.quaysOf(0)]).toEqual([1, ["leHavre-I", "liverpool-I"]])
  })

  it("ARG-36.9 9a: 3 certificates, move up to 3", () => {
    const p = on("9a").bare().arrive(0, "site-A1").play("use 9a.1", "use 9a.2", "move site-B site-C site-D")
    expect([p.certificatesOf(0), p.standing(0)]).toEqual([3, "site-D"])
  })

  it("ARG-36.10 10a: 5 grain, 5 pesos, engine up to 3", () => {
    const p = on("10a").arrive(0, "site-A1").play("use 10a.1", "use 10a.2", "use 10a.3", "engine rail-3")
    expect([p.grainOf(0), p.moneyOf(0), p.engineOf(0)]).toEqual([5, [15], "rail-3"])
  })
})

describe("ARG-37 Private buildings, side b", () => {
  it("ARG-37.1 1b: 2 pesos for each own building on farmland", () => {
    expect(
      on("1b").build(0, "2b", "site-A2").build(0, "4b", "site-F2").arrive(0, "site-A1").play("use 1b.1").moneyOf(0),
    ).toEqual([14])
  })

  it("ARG-37.2 2b: 1 peso per granjero, move 1", () => {
    const p = on("2b").bare().workers(0, { granjero: 3 }).arrive(0, "site-A1").play("use 2b.1", "use 2b.2")
    expect([p.moneyOf(0), p.standing(0)]).toEqual([[13], "site-B"])
  })

  it("ARG-37.3 3b: 2 certificates, or discard an objective card, do its action, then 3 certificates", () => {
    const p = on("3b").hand(0, "obj-16").arrive(0, "site-A1")
    expect(p.legal("use")).toEqual(["use 3b.1a", "use 3b.1b"])
    p.play("use 3b.1b")
    expect([p.moneyOf(0), p.certificatesOf(0), p.cardsIn(0, "discards").includes("obj-16")]).toEqual([[14], 3, true])
    expect(on("3b").arrive(0, "site-A1").play("use 3b.1a").certificatesOf(0)).toBe(2)
  })

  it("ARG-37.4 4b: a certificate per 2 farmers beside the board, 2 grain", () => {
    const p = on("4b")
      .farmers(0, ...new Array<string>(5).fill("green-3-green"))
      .arrive(0, "site-A1")
      .play("use 4b.1", "use 4b.2")
    expect([p.certificatesOf(0), p.grainOf(0)]).toEqual([2, 2])
  })

  it("ARG-37.5 5b: 6 pesos per set of workers, auxiliary action", () => {
    const p = on("5b")
      .workers(0, { gaucho: 4, carpintero: 2, maquinista: 2, granjero: 4 })
      .arrive(0, "site-A1")
      .play("use 5b.1")
    expect([p.moneyOf(0), p.can("use 5b.2")]).toEqual([[22], true])
  })

  it("ARG-37.6 6b: 3 grain, 3 pesos, one delivery", () => {
    const p = on("6b").arrive(0, "site-A1").play("use 6b.1", "use 6b.2", "use 6b.3", "to leHavre-a-N3")
    expect([p.grainOf(0), p.moneyOf(0), p.asked]).toEqual([0, [19], "phaseB"])
  })

  it("ARG-37.7 7b: every other player takes an exhaustion card to the discard pile, move up to 3", () => {
    const p = on("7b").discards(1).discards(2).arrive(0, "site-A1").play("use 7b.1")
    expect([p.cardsIn(1, "discards"), p.cardsIn(2, "discards"), p.can("use 7b.2")]).toEqual([
      ["exhaustion"],
      ["exhaustion"],
      true,
    ])
  })

  it("ARG-37.8 8b: 2 certificates, help farmers with +6", () => {
    const p = on("8b")
      .bare()
      .farmer("blue-1", "blue-6-black")
      .hand(0)
      .money(0, 0)
      .arrive(0, "site-A1")
      .play("use 8b.1", "use 8b.2")
    expect([p.certificatesOf(0), p.farmersOf(0)]).toEqual([2, ["blue-6-black"]])
  })

  it("ARG-37.9 9b: hire at −4, move up to 5", () => {
    const p = on("9b").bare().token(4).jobs(1, "gaucho").arrive(0, "site-A1").play("use 9b.1", "use 9b.2")
    expect([p.moneyOf(0), p.legal("move").length]).toEqual([[8], 5])
  })

  it("ARG-37.10 10b: 3 pesos, discard any cattle card and take any market card to hand", () => {
    const p = on("10b")
      .hand(0, "niata")
      .market("aberdeenAngus:7", "caracu:2")
      .arrive(0, "site-A1")
      .play("use 10b.1", "use 10b.2")
    expect(p.legal("take")).toHaveLength(2)
    p.play("take aberdeenAngus:7")
    expect([p.moneyOf(0), p.cardsIn(0, "hand"), p.s.market.length]).toEqual([[13], ["aberdeenAngus:7"], 1])
  })
})
