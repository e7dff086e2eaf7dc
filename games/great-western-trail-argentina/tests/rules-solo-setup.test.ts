// SOLO-1 to SOLO-3: the setup, your own turn, and Pedro in general.
import { num, range, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { loadingCards } from "../data/loading-cards.ts"
import { marketTile, pedroCards } from "../data/pedro.ts"
import { movementLimit } from "../rules/counts.ts"
import { newSolo, PEDRO, type Solo, solo, YOU } from "./solo.ts"

describe("SOLO-1 Setup", () => {
  it("PEDRO-1 the common board is that of 2 players", () => {
    const p = newSolo()
    const workers = range(11).flatMap(row => p.jobsIn(row + 1))
    expect([p.marketOf().length, workers.filter(Boolean).length, movementLimit(p.s, YOU)]).toEqual([9, 5, 3])
    expect(workers.filter((worker, i) => worker !== "" && i % 4 < 2)).toEqual([])
    const spaces = ["leHavre", "rotterdam", "liverpool"].flatMap(city => {
      const q = newSolo().grain(YOU, 8).quays(YOU, `${city}-I`).arrive(YOU, "buenos-aires").play(`deliver ${city}-I`)
      return q.legal()
    })
    expect(spaces).not.toContain("to leHavre-a-W2")
    expect(spaces).not.toContain("to rotterdam-a-W2")
    expect(spaces).not.toContain("to liverpool-a-W1")
    expect(spaces).toContain("to liverpool-a-W2")
  })

  it("PEDRO-2 you begin with 7 pesos, a token and 4 cards, and Pedro follows every time", () => {
    const p = newSolo()
    expect([p.s.first, p.moneyOf(YOU), p.tokensOf(YOU), p.player(YOU).hand.length]).toEqual([YOU, [7], 1, 4])
    expect([...p.cardsIn(YOU, "hand"), ...p.cardsIn(YOU, "pile")]).toContain("exhaustion")
    p.playOut("order")
    const seats = (p.t.log ?? []).filter(({ did }) => did === "turnBegan" || did === "lastTurnBegan").map(e => e.seat)
    expect(seats.length).toBeGreaterThan(20)
    expect(seats.every((seat, i) => seat === i % 2)).toBe(true)
  })

  it("PEDRO-3 he has 18 discs and 10 buildings, but neither money, tokens, certificates nor cards", () => {
    const p = newSolo()
    expect([p.supply() + p.quaysOf(PEDRO).length, p.unbuilt().length]).toEqual([18, 10])
    expect([p.moneyOf(PEDRO), p.tokensOf(PEDRO), p.certificatesOf(PEDRO)]).toEqual([[0], 0, 0])
    for (const zone of ["hand", "pile", "discards", "area"] as const) expect(p.cardsIn(PEDRO, zone)).toEqual([])
  })

  it("PEDRO-4 disc, engine, estanciero and grain have their places, and his sides are yours", () => {
    const p = newSolo({ b: [2, 7] })
    expect([p.quaysOf(PEDRO), p.supply(), p.engineOf(PEDRO)]).toEqual([["leHavre-I"], 17, "rail-0"])
    expect([p.standing(PEDRO), p.grainOf(PEDRO)]).toEqual(["start", 0])
    expect(p.player(PEDRO).sides).toBe(p.player(YOU).sides)
    expect(p.player(PEDRO).sides).toBe((1 << 2) | (1 << 7))
  })

  it("PEDRO-5 three rows with a printed worker each, six spaces long, and none of granjeros", () => {
    const p = newSolo()
    expect(sum(p.workersOf(PEDRO))).toBe(3 + 1)
    expect([Math.min(...p.workersOf(PEDRO).slice(0, 3)), p.workersOf(PEDRO)[3]]).toEqual([1, 0])
    const full = solo().token(4).jobs(1, "gaucho").staff(5, 1, 1).card(1)
    expect(full.workersOf(PEDRO)).toEqual([6, 1, 1, 0])
    expect(full.jobs(1, "gaucho").card(1).workersOf(PEDRO)).toEqual([6, 1, 1, 0])
  })

  it("PEDRO-6 one more worker is drawn from bag B when market and foresight are filled", () => {
    const types = range(30).map(i => {
      const p = newSolo({ seed: `worker ${i}` })
      expect([sum(p.workersOf(PEDRO)), p.s.stacks[1]?.length]).toEqual([4, 39 - 5 - 2 - 1])
      return p.workersOf(PEDRO).indexOf(2)
    })
    expect(new Set(types)).toEqual(new Set([0, 1, 2]))
  })

  it("PEDRO-7 the type he has two of is his first speciality", () => {
    for (const i of range(10)) {
      const p = newSolo({ seed: `first speciality ${i}` })
      expect(p.workersOf(PEDRO)[p.pedro.speciality]).toBe(2)
    }
  })

  it("PEDRO-8 his 15 cards are a shuffled deck", () => {
    const firsts = range(30).map(i => {
      const p = newSolo({ seed: `deck ${i}` })
      expect([...p.pedro.deck].sort((a, b) => a - b)).toEqual(range(15))
      return p.play("place site-A", "end").played()[0]
    })
    expect(new Set(firsts).size).toBeGreaterThan(5)
  })

  it("PEDRO-9 a level has four loading cards, and the first is active", () => {
    for (const level of ["easy", "moderate", "expert"]) {
      expect(newSolo({ level }).loadingCard()).toBe(`${level}-1`)
      const own = loadingCards.filter(card => card.level === level)
      expect(own.map(card => card.number)).toEqual([1, 2, 3, 4])
    }
    expect(() => newSolo({ level: "master" })).toThrow("level")
  })

  it("PEDRO-10 his market tile has an option for 1 to 6 gauchos", () => {
    expect(marketTile.map(option => option.gauchos)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it("PEDRO-81 your first turn is ARG-4.3, his an ordinary one from the start; 24 exhaustion cards are left", () => {
    const p = newSolo().bare()
    expect([p.asked, p.legal("place").length, p.s.exhaustion.length]).toEqual(["placeEstanciero", 8, 24])
    p.pedro.deck = [10]
    p.play("place site-H", "end")
    expect([p.standing(PEDRO), p.asked]).toEqual([num(p.workersOf(PEDRO), 1) === 2 ? "site-B" : "site-A", "phaseA"])
  })
})

describe("SOLO-2 What changes on your own turn", () => {
  it("PEDRO-11 fees on his buildings go to the bank, those on farmers stay on the tile", () => {
    const p = solo().build(PEDRO, "7a", "site-A1").farmer("green-1", "green-4-black").money(YOU, 5).turn(YOU)
    p.play("move site-A1")
    expect(p.moneyOf(YOU, PEDRO)).toEqual([3, 0])
    p.estanciero(YOU, "site-A").turn(YOU).play("move green-1")
    expect([p.moneyOf(YOU), p.coinsOn("green-1")]).toEqual([[2], 1])
  })

  it("PEDRO-12 you choose either tile; one left in an upper space slides down and the upper one is filled", () => {
    const p = solo()
      .foresight("green-4-black", "green-5-black", "gaucho", "carpintero", "yellow-5-black", "yellow-6-black")
      .hand(YOU, "niata")
      .arrive(YOU, "buenos-aires")
    while (p.asked !== "foresight") p.play(p.legal("pass")[0] ?? p.legal()[0] ?? "")
    p.play("foresight foresight-A-lower", "foresight foresight-B-upper", "foresight foresight-C-lower", "end")
    const [a, , b, , c] = p.foresightOf()
    expect([a, b, c]).toEqual(["green-5-black", "gaucho", "yellow-6-black"])
    expect(p.foresightOf()).not.toContain("")
  })

  it("PEDRO-13 taking an open objective moves those nearer to the pile; the top card moves nothing", () => {
    const given = () => solo().objectives("obj-01", "obj-02", "obj-03", "obj-04").objectivePile("obj-05")
    const taken = given().arrive(YOU, "site-C").play("use C.1", "take obj-03")
    expect(taken.display()).toEqual(["obj-05", "obj-01", "obj-02", "obj-04"])
    const top = given().arrive(YOU, "site-C").play("use C.1", "top")
    expect(top.display()).toEqual(["obj-01", "obj-02", "obj-03", "obj-04"])
    expect(given().arrive(YOU, "site-C").play("use C.1").legal("take")).toHaveLength(4)
  })

  it("PEDRO-14 for every other rule he is a player", () => {
    const p = solo({ b: [7] })
      .build(YOU, "7b", "site-A1")
      .arrive(YOU, "site-A1")
      .play("use 7b.1")
    expect(p.cardsIn(PEDRO, "discards")).toEqual(["exhaustion"])
    const engine = solo().engine(PEDRO, "rail-1").engine(YOU, "rail-0").arrive(YOU, "site-C").play("use C.3")
    expect(engine.engineOf(YOU)).toBe("rail-2")
    const disc = solo().inCities(PEDRO, "leHavre-a-W1").grain(YOU, 1).arrive(YOU, "buenos-aires")
    expect(disc.play("deliver leHavre-I").refused("to leHavre-a-W1").reason).toBe("spaceTaken")
    expect(disc.legal()).toEqual(["to leHavre-a-W3", "to leHavre-a-W4"])
    const end = solo().token(11).tokenNext().foresight("", "", "gaucho").visit()
    expect([end.s.ended, end.points(PEDRO, "jobMarketMarker")]).toEqual([PEDRO, 2])
  })

  it("PEDRO-82 exchange tokens are offered at your decisions and at his questions", () => {
    const p = solo().estanciero(YOU, "site-C").card(4)
    expect([p.asked, p.exchanges(YOU)]).toEqual(["askSpace", ["exchange 1", "exchange 2"]])
    p.as(YOU, "exchange 1")
    expect([p.tokensOf(YOU), p.asked]).toEqual([0, "discardExchanged"])
    p.play(p.legal()[0] ?? "")
    expect([p.asked, p.legal()]).toEqual(["askSpace", ["on site-C1", "on site-C2"]])
  })

  it("PEDRO-83 skipped columns keep their tiles, a last tile lies below, and a short queue stays where it is", () => {
    const p = solo().foresight("", "", "gaucho", "carpintero", "", "").stack(1).stack(2).stack(3)
    p.s.ended = YOU
    expect(p.visit().foresightOf()).toEqual(["", "", "gaucho", "carpintero", "", ""])
    const last = solo().foresight("green-4-black", "green-5-black").stack(1).visit()
    expect(last.foresightOf().slice(0, 2)).toEqual(["green-5-black", ""])
    const queue = solo().objectives("obj-01", "obj-02", "obj-03").objectivePile().arrive(YOU, "site-C")
    expect(queue.play("use C.1", "take obj-02").display()).toEqual(["obj-01", "obj-03"])
  })
})

/** Plays a whole game and looks at Pedro before each choice. */
function watched(look: (p: Solo) => void): Solo {
  const p = newSolo({ seed: "watched" })
  p.playOut("watched", () => look(p))
  return p
}

describe("SOLO-3 Pedro in general", () => {
  it("PEDRO-15 he never has money, tokens, certificates or a hand, and costs do not stop him", () => {
    watched(p => {
      const { money, tokens, certificates, hand, pile } = p.player(PEDRO)
      expect([money, tokens, certificates, hand, pile]).toEqual([0, 0, 0, [], []])
    })
    expect(solo().staff(1, 5, 1).card(4).onSite("site-A1")).toBe("8a 1")
  })

  it("PEDRO-16 cards and farmers he gets stay with him", () => {
    let [held, farmers] = [0, 0]
    const p = watched(({ s }) => {
      const me = s.players[PEDRO]
      expect(me?.discards.length ?? 0).toBeGreaterThanOrEqual(held)
      expect(me?.farmers.length ?? 0).toBeGreaterThanOrEqual(farmers)
      held = me?.discards.length ?? 0
      farmers = me?.farmers.length ?? 0
    })
    expect([held > 0, farmers > 0, p.player(PEDRO).removed]).toEqual([true, true, []])
  })

  it("PEDRO-17 neither the location nor a worker space gives him an action", () => {
    const p = solo().token(4).jobs(1, "gaucho").card(1)
    expect([p.standing(PEDRO), p.workersOf(PEDRO), p.tokensOf(PEDRO)]).toEqual(["site-B", [2, 1, 2, 0], 0])
    const idle = solo().build(PEDRO, "1a", "site-A4").estanciero(PEDRO, "site-A").card(11)
    expect([idle.standing(PEDRO), idle.grainOf(PEDRO), idle.asked]).toEqual(["site-B", 0, "phaseA"])
  })

  it("PEDRO-18 criteria are used one after the other; one that none meets removes nothing", () => {
    const p = solo().token(4).jobs(1, "gaucho", "gaucho-strong").jobs(3, "carpintero").card(2)
    expect([p.workersOf(PEDRO), p.reasons().slice(-1)]).toEqual([[2, 1, 2, 0], ["highestRow"]])
  })

  it("PEDRO-19 you decide what his criteria leave, but not between things that come to the same", () => {
    const p = solo().build(YOU, "2a", "site-C1").build(YOU, "4a", "site-C2").estanciero(PEDRO, "site-C").card(10)
    expect([p.seat, p.asked, p.legal()]).toEqual([YOU, "askRoute", ["ride site-C1", "ride site-C2"]])
    expect(p.play("ride site-C2").reasons()).toEqual(["yourChoice"])
    expect(p.estanciero(PEDRO, "site-C").staff(2, 1, 3).card(10).asked).toBe("phaseA")
  })

  it("PEDRO-20 an empty deck is made of the cards turned up: each is seen once a cycle", () => {
    const p = solo()
    const cycle = () =>
      range(15)
        .map(() => {
          p.estanciero(PEDRO, "start").bare().pedroTurn()
          while (p.asked.startsWith("ask")) p.play(p.legal()[0] ?? "")
          return p.played().at(-1) ?? 0
        })
        .sort((a, b) => a - b)
    const all = range(15).map(i => i + 1)
    expect([cycle(), cycle()]).toEqual([all, all])
  })

  it("PEDRO-84 strength, frames, limits, costs, grain and loading values mean nothing to him", () => {
    expect(solo().farmer("yellow-1", "yellow-8-black").card(9).farmersOf(PEDRO)).toEqual(["yellow-8-black"])
    const p = solo({ level: "expert" }).loading(3).visit()
    expect([p.aboardOf(PEDRO), p.grainOf(PEDRO)]).toEqual([["ship-15"], 0])
    const master = solo().engine(PEDRO, "rail-3").master(1, "sm-farmers").card(5)
    expect([master.mastersOf(PEDRO), master.grainOf(PEDRO)]).toEqual([[], 0])
    expect(pedroCards).toHaveLength(15)
  })
})
