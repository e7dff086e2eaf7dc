import { at, num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { ships } from "../data/ships.ts"
import { missingPrice } from "../rules/loading.ts"
import { newGame, type Position } from "./position.ts"

/** Seat 0 has just arrived in Buenos Aires. */
function visiting(p: Position): Position {
  return p.arrive(0, "buenos-aires")
}

/** Answers everything with the first choice until this step is asked. */
function until(p: Position, asked: string): Position {
  while (p.asked !== asked) p.play(p.legal("pass")[0] ?? at(p.legal(), 0))
  return p
}

/** A hand whose breeds are worth 9 together. */
const NINE = ["patagonico", "fronterizo", "holandoArgentino", "serrano:2"] as const

describe("ARG-9 Buenos Aires", () => {
  it("ARG-9.1 delivery, income, loading, foresight A, B, C, then the token's effect, then leaving", () => {
    const p = visiting(
      newGame()
        .grain(0, 1)
        .foresight("green-3-green", "blue-3-green", "gaucho", "carpintero", "yellow-5-black", "maquinista")
        .hand(0, "niata"),
    )
    const asked: string[] = []
    while (p.seat === 0 && p.asked !== "endTurn") {
      asked.push(p.asked)
      p.play(p.legal("pass")[0] ?? at(p.legal(), 0))
    }
    expect(asked).toEqual(["delivery", "reveal", "load", "takeDisc", "foresight", "foresight", "foresight"])
    p.play("end")
    expect(p.standing(0)).toBe("start")
  })

  it("ARG-9.2 delivery is optional, the others are compulsory", () => {
    const p = visiting(newGame().grain(0, 8).hand(0, "niata"))
    expect(p.can("pass")).toBe(true)
    p.play("pass", "reveal")
    expect([p.asked, p.legal()]).toEqual(["load", ["load ship-0", "load ship-1"]])
  })

  it("ARG-9.3 after an extra move to Buenos Aires the six steps follow in the same way", () => {
    const p = newGame().bare().build(0, "7a", "site-H2").arrive(0, "site-H2").play("use 7a.2")
    if (p.asked === "moveRancher") p.play("move buenos-aires")
    expect(p.asked).toBe("reveal")
    expect(p.verbs).toEqual(["reveal"])
  })
})

describe("ARG-10 Delivery", () => {
  it("ARG-10.1 one own disc from a quay to a free space of the same city", () => {
    const p = visiting(newGame().quays(0, "leHavre-I", "rotterdam-I").grain(0, 8))
    expect(p.legal("deliver")).toEqual(["deliver leHavre-I", "deliver rotterdam-I"])
    p.play("deliver rotterdam-I")
    expect(p.legal().every(text => text.startsWith("to rotterdam-a-"))).toBe(true)
    expect(p.play("to rotterdam-a-N1").quaysOf(0)).toEqual(["leHavre-I"])
    expect(p.citiesOf(0)).toEqual(["rotterdam-a-N1"])
  })

  it("ARG-10.2 grain is paid in full; quays II pay 2 or 3 less, never below 0; stationmaster grain does not count", () => {
    const cost = (quay: string, space: string) => {
      const p = visiting(newGame({ seats: 4 }).masters(0, "sm-objectives").quays(0, quay).grain(0, 8).money(0, 99))
      return 8 - p.play(`deliver ${quay}`, `to ${space}`).grainOf(0)
    }
    expect(cost("leHavre-I", "leHavre-a-E1")).toBe(5)
    expect(cost("leHavre-II", "leHavre-a-E1")).toBe(3)
    expect(cost("leHavre-II", "leHavre-a-W1")).toBe(0)
    expect(cost("liverpool-II", "liverpool-a-S2")).toBe(6)
    const p = visiting(newGame().quays(0, "leHavre-I").grain(0, 2).money(0, 99)).play("deliver leHavre-I")
    expect(p.refused("to leHavre-a-N1").rule).toBe("ARG-10.2")
  })

  it("ARG-10.3 the bonus comes at once, one disc per space, VP at the end", () => {
    const p = visiting(newGame({ seats: 4 }).grain(0, 3).money(0, 0).inCities(1, "leHavre-a-N2")).play(
      "deliver leHavre-I",
    )
    expect(p.refused("to leHavre-a-N2").rule).toBe("ARG-10.3")
    p.play("to leHavre-a-N1")
    expect([p.moneyOf(0), p.points(0, "cities")]).toEqual([[5], 1])
  })

  it("ARG-10.4 one delivery only", () => {
    const p = visiting(newGame().quays(0, "leHavre-I", "leHavre-I").grain(0, 8)).play(
      "deliver leHavre-I",
      "to leHavre-a-W1",
    )
    expect(p.asked).toBe("reveal")
  })

  it("ARG-10.5 legal: a quay with an own disc and a free space whose grain there is; 0 grain is enough for cost 0", () => {
    expect(visiting(newGame().quays(0, "leHavre-I").grain(0, 0)).asked).toBe("reveal")
    const p = visiting(newGame().quays(0, "leHavre-II").grain(0, 0)).play("deliver leHavre-II")
    expect(p.legal()).toEqual(["to leHavre-a-W1", "to leHavre-a-W2", "to leHavre-a-W3", "to leHavre-a-W4"])
    expect(visiting(newGame().grain(0, 9)).refused("deliver liverpool-I").rule).toBe("ARG-10.1")
  })

  it("ARG-10.6 the bonus is carried out before the next step; one that cannot be had is lost", () => {
    const p = visiting(newGame({ seats: 4 }).quays(0, "liverpool-I").grain(0, 4).engine(0, "rail-3").money(0, 9))
    p.play("deliver liverpool-I", "to liverpool-a-N2", "engine turnout-4")
    expect(p.asked).toBe("upgradeStation")
    const q = visiting(newGame({ seats: 4 }).quays(0, "liverpool-I").grain(0, 4).market("caracu:2"))
    expect(q.play("deliver liverpool-I", "to liverpool-a-N1").asked).toBe("reveal")
  })
})

describe("ARG-11 Income", () => {
  it("ARG-11.1 the sum of the different breeds; objective and exhaustion cards add nothing", () => {
    const p = visiting(
      newGame().money(0, 0).hand(0, "niata", "niata", "aberdeenAngus:5", "caracu:2", "exhaustion", "obj-16"),
    )
    expect(p.play("reveal").moneyOf(0)).toEqual([7])
  })

  it("ARG-11.2 permanent certificates add 1 each; temporary ones are spent", () => {
    const p = visiting(newGame().money(0, 0).masters(0, "sm-ships", "sm-strength").certificates(0, 3).hand(0, "niata"))
    p.play("reveal", "spend 2")
    expect([p.moneyOf(0), p.certificatesOf(0)]).toEqual([[5], 1])
  })

  it("ARG-11.3 pesos equal to the total, which is remembered for loading", () => {
    const p = visiting(
      newGame()
        .money(0, 0)
        .hand(0, ...NINE),
    ).play("reveal")
    expect([p.moneyOf(0), p.can("load ship-9"), p.refused("load ship-11").rule]).toEqual([[9], true, "ARG-12.1"])
  })

  it("ARG-11.4 exhaustion cards go back to their pile, all others to the discard pile", () => {
    const p = newGame().hand(0, "niata", "exhaustion", "obj-01").discards(0)
    const before = p.s.exhaustion.length
    visiting(p).play("reveal")
    expect([p.s.exhaustion.length - before, p.cardsIn(0, "discards"), p.cardsIn(0, "hand")]).toEqual([
      1,
      ["niata", "obj-01"],
      [],
    ])
  })

  it("ARG-11.5 legal amounts: 0 and every difference to a lower space; an empty hand is worth 0", () => {
    const p = visiting(newGame().certificates(0, 3).hand(0).money(0, 0)).play("reveal")
    expect(p.legal()).toEqual(["spend 0", "spend 1", "spend 2", "spend 3"])
    expect(p.play("spend 0").moneyOf(0)).toEqual([0])
  })
})

describe("ARG-12 Loading", () => {
  it("ARG-12.1 at most the total; no ship twice but 0 and 18; equal values are separate ships", () => {
    const p = visiting(
      newGame()
        .aboard(0, "ship-7", "ship-0")
        .hand(0, ...NINE),
    )
    p.s.ships.push(12)
    p.play("reveal")
    expect(p.refused("load ship-7").rule).toBe("ARG-12.1")
    expect([p.can("load ship-0"), p.can("load new-7")]).toEqual([true, true])
  })

  it("ARG-12.2 loading is compulsory; ship 0 is always possible", () => {
    const p = visiting(newGame().hand(0)).play("reveal")
    expect(p.aboardOf(0).length + (p.asked === "takeDisc" ? 1 : 0)).toBe(1)
  })

  it("ARG-12.3 white-framed ships want a disc with white corners; discs of several may lie there", () => {
    const p = visiting(
      newGame()
        .aboard(1, "ship-3")
        .hand(0, ...NINE),
    ).play("reveal", "load ship-3")
    expect(p.refused("disc hand-1").rule).toBe("ARG-31.2")
    p.play("disc aux1-2x")
    expect([p.aboardOf(0), p.aboardOf(1)]).toEqual([["ship-3"], ["ship-3"]])
  })

  it("ARG-12.4 ship 0 gives 2 pesos, ships for Rotterdam an objective card", () => {
    const p = visiting(newGame().money(0, 0).hand(0, "niata")).play("reveal", "load ship-0", "disc aux1-2x")
    expect(p.moneyOf(0)).toEqual([3])
    for (const ship of ["ship-6", "ship-7", "ship-8"]) {
      const q = visiting(
        newGame()
          .grain(0, 8)
          .hand(0, ...NINE),
      )
      if (q.asked === "delivery") q.play("pass")
      expect(q.play("reveal", `load ${ship}`, "disc aux1-2x").asked).toBe("takeObjective")
      expect(q.can("lose")).toBe(false)
    }
  })

  it("ARG-12.5 who has the grain pays in grain", () => {
    const p = visiting(
      newGame()
        .quays(0)
        .grain(0, 5)
        .money(0, 0)
        .hand(0, ...NINE),
    ).play("reveal", "load ship-9", "disc move-1")
    expect([p.grainOf(0), p.moneyOf(0)]).toEqual([1, [9]])
  })

  it("ARG-12.6 2 pesos for each missing grain", () => {
    const p = visiting(
      newGame()
        .quays(0)
        .grain(0, 1)
        .money(0, 0)
        .hand(0, ...NINE),
    ).play("reveal", "load ship-9", "disc move-1")
    expect([p.grainOf(0), p.moneyOf(0)]).toEqual([0, [3]])
  })

  it("ARG-12.7 a disc that costs money only if the rest can be paid", () => {
    const p = visiting(
      newGame()
        .quays(0)
        .money(0, 0)
        .hand(0, ...NINE),
    ).play("reveal", "load ship-9")
    expect(p.refused("disc aux6-2x").rule).toBe("ARG-31.6")
    const q = visiting(
      newGame()
        .quays(0)
        .money(0, 2)
        .hand(0, ...NINE),
    ).play("reveal", "load ship-9")
    expect(q.can("disc aux6-2x")).toBe(true)
  })

  it("ARG-12.8 permanent loading grain lowers every loading by 1, never a gain", () => {
    const p = visiting(
      newGame()
        .quays(0)
        .masters(0, "sm-objectives")
        .money(0, 0)
        .hand(0, ...NINE),
    )
    p.play("reveal", "load ship-3", "disc aux1-2x")
    expect([p.grainOf(0), p.moneyOf(0)]).toEqual([0, [9]])
  })

  it("ARG-12.9 ship, disc with its gain, loading action, grain", () => {
    const p = visiting(
      newGame()
        .quays(0)
        .money(0, 0)
        .hand(0, ...NINE),
    ).play("reveal", "load ship-9", "disc strength-2")
    const order = (p.t.log ?? [])
      .filter(e => e.rule.startsWith("ARG-12") || e.rule.startsWith("ARG-31"))
      .map(e => e.did)
    expect(order).toEqual(["discTaken", "gained", "loaded", "paid"])
  })

  it("ARG-12.10 the decision is ship and disc; only which objective is taken is left", () => {
    const p = visiting(newGame().hand(0, ...NINE)).play("reveal", "load ship-8")
    expect(p.asked).toBe("takeDisc")
    p.play("disc aux1-2x")
    expect(p.verbs).toEqual(["take", "top"])
  })

  it("ARG-12.11 missing grain never costs more than the loading value", () => {
    const me = newGame().player(0)
    for (const ship of ships) expect(missingPrice(me, ship)).toBeLessThanOrEqual(ship.value)
  })
})

describe("ARG-13 Foresight", () => {
  const atForesight = (p: Position) => until(visiting(p.hand(0, "niata")), "foresight")

  it("ARG-13.1 one of the two tiles of the letter, placed at once", () => {
    const p = atForesight(newGame().bare().foresight("green-3-green", "blue-3-green", "", "", "", ""))
    expect(p.legal()).toEqual(["foresight foresight-A-lower", "foresight foresight-A-upper"])
    p.play("foresight foresight-A-upper")
    expect([p.onSite("blue-1"), p.s.foresight[1]]).toEqual(["blue-3-green", -1])
  })

  it("ARG-13.2 a farmer goes to the lowest free space; without room it leaves the game; no fee for those under it", () => {
    const p = newGame().bare().farmer("green-1", "green-3-green").estanciero(1, "green-2").money(1, 5)
    atForesight(p.foresight("green-4-black", "blue-3-green", "", "", "", "")).play("foresight foresight-A-lower")
    expect([p.onSite("green-2"), p.moneyOf(1)]).toEqual(["green-4-black", [5]])
  })

  it("ARG-13.3 a worker goes to the leftmost free cell of the token's row; hired-out rows stay empty", () => {
    const p = newGame().token(4).foresight("", "", "gaucho", "carpintero", "", "")
    atForesight(p).play("foresight foresight-B-lower")
    expect([p.jobsIn(4), p.jobsIn(1)]).toEqual([
      ["", "gaucho", "", ""],
      ["", "", "", ""],
    ])
  })

  it("ARG-13.4 a worker on the token's cell moves it to the next row", () => {
    const p = newGame().token(4).tokenNext().foresight("", "", "gaucho", "carpintero", "", "")
    atForesight(p).play("foresight foresight-B-lower")
    expect(p.s.token).toBe(4)
  })

  it("ARG-13.5 a single tile is taken, a step without tiles is skipped", () => {
    const p = newGame().bare().foresight("green-3-green", "", "", "", "", "")
    until(visiting(p.hand(0, "niata")), "endTurn")
    expect(p.onSite("green-1")).toBe("green-3-green")
  })

  it("ARG-13.6 a farmer for a full zone may be chosen beside a worker", () => {
    const p = newGame().bare().foresight("", "", "", "", "gaucho", "yellow-5-black")
    for (const n of range(7)) p.farmer(`yellow-${n + 1}`, "yellow-5-black")
    atForesight(p)
    expect(p.legal()).toHaveLength(2)
  })
})

describe("ARG-14 What the token sets off", () => {
  /** The token in a row, and the worker that completes it chosen. */
  const completing = (row: number, p = newGame()) =>
    until(visiting(p.bare().token(row).tokenNext().foresight("", "", "gaucho", "", "", "").hand(0, "niata")), "endTurn")

  it("ARG-14.1 black does nothing, yellow and blue wait until all six steps are over, red ends", () => {
    const p = completing(5)
    expect(p.shipsOf()).toContain("ship-5")
    p.play("end")
    expect(p.shipsOf()).not.toContain("ship-5")
    expect(completing(4).play("end").shipsOf()).toHaveLength(11)
    expect(completing(11).s.ended).toBe(0)
  })

  it("ARG-14.2 yellow: the cattle market is refilled to its size", () => {
    const p = completing(6, newGame().market("caracu:2")).play("end")
    expect(p.s.market).toHaveLength(12)
    const full = completing(8, newGame({ seats: 2 })).play("end")
    expect(full.s.market).toHaveLength(9)
  })

  it("ARG-14.3 blue: the three ships of the anchor depart", () => {
    for (const [row, gone] of [
      [5, ["ship-1", "ship-5", "ship-7"]],
      [7, ["ship-3", "ship-6", "ship-11"]],
      [9, ["ship-8", "ship-9", "ship-15"]],
    ] as const) {
      const p = completing(row).play("end")
      expect(p.happened("departed").map(event => ("ship" in event ? event.ship : ""))).toEqual(gone)
    }
  })

  it("ARG-14.4 their discs move to the quay of the banner, several of one player too", () => {
    const p = completing(7, newGame().quays(1).aboard(1, "ship-3", "ship-6").aboard(2, "ship-11")).play("end")
    expect([p.quaysOf(1), p.quaysOf(2), p.aboardOf(1)]).toEqual([
      ["leHavre-II", "rotterdam-I"],
      ["leHavre-I", "liverpool-I"],
      [],
    ])
  })

  it("ARG-14.5 two ships are drawn and put in order of value", () => {
    const p = completing(5).play("end")
    const values = p.s.ships.map(ship => at(ships, ship).value)
    expect([values.length, p.s.shipPile.length]).toEqual([10, 5])
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })

  it("ARG-14.6 ships 0 and 18 never depart; after three departures 8 ships are left", () => {
    const p = newGame()
    for (const row of [5, 7, 9]) completing(row, p).play("end")
    expect(p.shipsOf()).toEqual(expect.arrayContaining(["ship-0", "ship-18"]))
    expect(p.shipsOf()).toHaveLength(11 - 9 + 6)
  })

  it("ARG-14.7 the three departures with their quays", () => {
    const all = ["ship-1", "ship-5", "ship-7", "ship-3", "ship-6", "ship-11", "ship-8", "ship-9", "ship-15"]
    const quays = all.map(id => ships.find(ship => ship.id === id)?.quay)
    expect(quays).toEqual([
      "leHavre-I",
      "leHavre-II",
      "rotterdam-I",
      "leHavre-II",
      "rotterdam-I",
      "liverpool-I",
      "rotterdam-I",
      "liverpool-I",
      "liverpool-II",
    ])
  })

  it("ARG-14.8 an arrow acts once", () => {
    const p = completing(5).play("end")
    expect(p.s.arrow).toBe(-1)
    until(visiting(p.foresight("", "", "", "", "", "").hand(0, "niata")), "endTurn").play("end")
    expect(p.s.shipPile).toHaveLength(5)
  })
})

describe("ARG-15 Leaving", () => {
  const left = () =>
    until(visiting(newGame().hand(0, "niata").foresight("", "", "", "", "", "")), "endTurn").play("end")

  it("ARG-15.1 the estanciero is put on the start", () => {
    expect(left().standing(0)).toBe("start")
  })

  it("ARG-15.2 empty foresight spaces are refilled from their bags", () => {
    expect(left().foresightOf().every(Boolean)).toBe(true)
  })

  it("ARG-15.3 follow-up, estanciero, foresight, then phase C", () => {
    const p = newGame().bare().token(5).tokenNext().foresight("", "", "gaucho", "", "", "").hand(0, "niata")
    until(visiting(p), "endTurn")
    const before = p.t.log?.length ?? 0
    p.play("end")
    const did = (p.t.log ?? []).slice(before).map(e => (e.did === "moved" && "to" in e ? e.rule : e.did))
    expect(did.indexOf("departed")).toBeLessThan(did.indexOf("foresightFilled"))
    expect(did.lastIndexOf("foresightFilled")).toBeLessThan(did.indexOf("ARG-16.1"))
  })
})

describe("ARG-32 The end", () => {
  const ending = (seats = 3) =>
    visiting(
      newGame({ seats })
        .bare()
        .token(11)
        .tokenNext()
        .foresight("", "", "gaucho", "gaucho", "carpintero", "yellow-5-black")
        .hand(0, "niata"),
    )

  it("ARG-32.1 the player whose worker covers the last cell takes the token: 2 VP", () => {
    const p = until(ending(), "endTurn")
    expect([p.s.ended, p.points(0, "jobMarketMarker")]).toEqual([0, 2])
  })

  it("ARG-32.2 that player finishes the turn without further workers; foresight is refilled", () => {
    const p = until(ending(), "endTurn")
    expect(p.onSite("yellow-1")).toBe("yellow-5-black")
    expect(p.play("end").foresightOf().every(Boolean)).toBe(true)
  })

  it("ARG-32.3 every other player has one more turn", () => {
    const p = until(ending(), "endTurn").play("end")
    const turns: number[] = []
    while (!p.over) {
      if (turns.at(-1) !== p.s.active) turns.push(p.s.active)
      p.play(p.legal("end")[0] ?? at(p.legal(), 0))
    }
    expect(turns).toEqual([1, 2])
  })

  it("ARG-32.4 then comes the scoring", () => {
    const p = until(ending(2), "endTurn").play("end")
    while (!p.over) p.play(p.legal("end")[0] ?? at(p.legal(), 0))
    expect(p.happened("gameEnded")).toHaveLength(1)
  })

  it("ARG-32.5 after the red arrow no worker is placed and no row is closed", () => {
    const p = newGame().token(11).jobs(11, "gaucho")
    p.s.ended = 1
    p.s.token = 11
    p.money(0, 10).arrive(0, "site-A").play("use A.2")
    expect(p.tokensOf(0)).toBe(2)
    const q = newGame().bare()
    q.s.ended = 1
    until(visiting(q.foresight("", "", "gaucho", "gaucho", "gaucho", "yellow-5-black").hand(0, "niata")), "endTurn")
    expect([q.onSite("yellow-1"), num(q.s.foresight, 2)]).toEqual(["yellow-5-black", 0])
  })

  it("ARG-32.6 triggered in step 6, the visit is finished as usual", () => {
    const p = newGame().bare().token(11).tokenNext().foresight("", "", "", "", "gaucho", "").hand(0, "niata")
    expect(until(visiting(p), "endTurn").play("end").standing(0)).toBe("start")
    expect(p.s.ended).toBe(0)
  })
})
