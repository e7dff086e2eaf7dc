import { choose, decision, isMoved, range, redact, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cards } from "../data/cards.ts"
import { conserved } from "../rules/conserved.ts"
import { newGame } from "./position.ts"

describe("GWT-0 Words used", () => {
  it("GWT-0.1 gains come from the bank and payments go to it; only hand fees go to players", () => {
    const p = newGame().money(0, 20).money(1, 5).token(4).jobs(1, "cowboy").arrive(0, "site-A").play("use A.2")
    expect(p.moneyOf(0, 1, 2)).toEqual([14, 5, 8])
  })

  it("GWT-0.2 discarding puts a hand card on the own discard pile, removing puts it out of the game", () => {
    const p = newGame().hand(0, "guernsey", "jersey").arrive(0, "site-A").play("use A.1")
    expect([p.cardsIn(0, "hand"), p.cardsIn(0, "discards")]).toEqual([["jersey"], ["guernsey"]])
    const q = newGame()
      .cleared(0, "aux5-1x")
      .engine(0, "rail-3")
      .hand(0, "jersey")
      .bare()
      .tile("flood-1", "flood-green-2")
    q.arrive(0, "flood-1").play("aux removeCard single", "remove jersey")
    expect([q.cardsIn(0, "hand"), q.cardsIn(0, "discards"), q.cardsIn(0, "removed")]).toEqual([[], [], ["jersey"]])
  })

  it("GWT-0.3 an own building stands on the trail: one in the display does not count", () => {
    const p = newGame().build(0, "1a", "site-B1").money(0, 0).arrive(0, "site-B1").play("use 1a.1")
    expect(p.moneyOf(0)).toEqual([2])
  })
})

describe("GWT-3 Aim and flow", () => {
  it("GWT-3.1 turns go clockwise from the start player", () => {
    const p = newGame({ options: { startPlayer: "2" } })
    const order: number[] = []
    for (const site of ["site-A", "site-B", "site-C"]) {
      order.push(p.seat)
      p.play(`place ${site}`, "aux gainMoney single", "end")
    }
    order.push(p.seat)
    expect(order).toEqual([1, 2, 0, 1])
  })

  it("GWT-3.2 nothing is scored on the way: the sheet follows from the position at any time", () => {
    const p = newGame().money(0, 12)
    expect([p.points(0, "money"), p.total(0)]).toEqual([2, 2])
    p.money(0, 3)
    expect(p.total(0)).toBe(0)
  })

  it("GWT-3.3 a turn is move, use the location, refill the hand", () => {
    const p = newGame().bare().rancher(0, "site-A").hand(0, "jersey").turn(0)
    expect(p.asked).toBe("phaseA")
    p.play("move site-B")
    expect(p.asked).toBe("phaseB")
    p.play("aux gainMoney single", "end")
    expect([p.player(0).hand.length, p.seat]).toEqual([4, 1])
  })
})

describe("GWT-4 Herd, hand, piles", () => {
  it("GWT-4.1 objective cards that were gained belong to the herd until they are played or removed", () => {
    const p = newGame().objectives("obj-money-1").arrive(0, "site-C").play("use C.1b", "take obj-money-1")
    expect(p.cardsIn(0, "discards")).toEqual(["obj-money-1"])
    p.hand(0, "obj-money-1").discards(0).arrive(0, "site-C").play("play obj-money-1")
    expect([p.cardsIn(0, "hand"), p.player(0).goals]).toEqual([[], 0])
  })

  it("GWT-4.2 the discard pile is shuffled only when a card must be drawn from an empty pile", () => {
    const p = newGame().hand(0, "jersey", "jersey", "jersey").pile(0, "guernsey").discards(0, "dutchBelt")
    p.arrive(0, "site-A").play("aux gainMoney single", "end")
    expect([p.cardsIn(0, "pile"), p.cardsIn(0, "discards")]).toEqual([[], ["dutchBelt"]])
    p.hand(0, "jersey").arrive(0, "site-A").play("aux gainMoney single", "end")
    expect([p.cardsIn(0, "hand"), p.cardsIn(0, "discards")]).toEqual([["dutchBelt", "jersey"], []])
  })

  it("GWT-4.3 with both piles empty no more is drawn", () => {
    const p = newGame().hand(0, "jersey").pile(0).discards(0).arrive(0, "site-A").play("aux gainMoney single", "end")
    expect(p.cardsIn(0, "hand")).toEqual(["jersey"])
  })

  it("GWT-4.4 bought cattle and gained objectives go on the discard pile", () => {
    const p = newGame().market("holstein:1").marketPile().money(0, 6).hand(0).arrive(0, "site-E").play("use E.2")
    expect([p.cardsIn(0, "discards"), p.cardsIn(0, "hand")]).toEqual([["holstein:1"], []])
  })

  it("GWT-4.5 a player sees the own discard pile, never the own draw pile", () => {
    const p = newGame().discards(0, "jersey", "guernsey")
    const seen = view(p.t.rules, p.s, 0).state.players[0]
    expect([seen?.discards, seen?.pile.every(card => card === -1)]).toEqual([[0, 3], true])
  })

  it("GWT-4.6 a reshuffle takes cards discarded earlier in the same action, not those in hand", () => {
    const p = newGame({ b: [4] })
      .build(0, "4b", "site-A1")
      .workers(0, { cowboy: 2 })
    p.hand(0, "jersey").pile(0, "guernsey").discards(0, "dutchBelt").arrive(0, "site-A1").play("use 4b.1", "draw 2")
    expect([p.cardsIn(0, "hand"), p.cardsIn(0, "pile")]).toEqual([["dutchBelt", "guernsey", "jersey"], []])
  })

  it("GWT-4.7 equal cards are one choice, objective cards are told apart", () => {
    const p = newGame().cleared(0, "aux5-1x").engine(0, "rail-3").bare().tile("flood-1", "flood-green-2")
    p.hand(0, "jersey", "jersey", "westHighland:3", "westHighland:4", "obj-sf-1", "obj-sf-2")
    p.arrive(0, "flood-1").play("aux removeCard single")
    expect(p.legal()).toEqual([
      "remove jersey",
      "remove westHighland:3",
      "remove westHighland:4",
      "remove obj-sf-1",
      "remove obj-sf-2",
      "stop",
    ])
  })
})

describe("GWT-5 Turn outline", () => {
  it("GWT-5.1 objective cards may come before phase A and around each action of phase B, not in phase C", () => {
    const p = newGame().bare().rancher(0, "site-D").turn(0).hand(0, "obj-money-1", "obj-money-2", "obj-money-3")
    expect(p.can("play obj-money-1")).toBe(true)
    p.play("play obj-money-1", "move site-E")
    expect(p.can("play obj-money-2")).toBe(true)
    p.play("play obj-money-2", "aux gainMoney single")
    expect(p.can("play obj-money-3")).toBe(true)
    p.play("end")
    expect(p.seat).toBe(1)
  })

  it("GWT-5.2 the first turn begins on any neutral building, shared or not, and pays nothing", () => {
    const p = newGame()
    expect(p.legal()).toEqual(["A", "B", "C", "D", "E", "F", "G"].map(letter => `place site-${letter}`))
    p.play("place site-C", "aux gainMoney single", "end")
    expect(p.can("place site-C")).toBe(true)
    p.play("place site-C")
    expect([p.asked, ...p.moneyOf(1)]).toEqual(["phaseB", 7])
  })

  it("GWT-5.3 the open decision is the innermost one; what leaves no choice runs by itself", () => {
    const p = newGame().token(4).jobs(1, "engineer").money(0, 20).hand(0, "jersey", "jersey").arrive(0, "site-A")
    p.play("use A.2")
    expect(p.legal()).toEqual(["use engineer-2", "lose"])
    p.play("use engineer-2")
    expect([p.asked, p.certificatesOf(0), p.cardsIn(0, "hand")]).toEqual(["phaseB", 1, ["jersey"]])
  })
})

describe("GWT-20 Special cases of the rulebook", () => {
  it("GWT-20.1 money never runs out", () => {
    const p = newGame().money(0, 500).arrive(0, "site-A").play("aux gainMoney single")
    expect(p.moneyOf(0)).toEqual([501])
  })

  it("GWT-20.2 with an empty objective pile fewer than four are open; with none left none can be taken", () => {
    const p = newGame().objectives("obj-sf-1").objectivePile().arrive(0, "site-C")
    p.play("use C.1b")
    expect(p.s.objectives).toEqual([])
    p.arrive(0, "site-C")
    expect(p.refused("use C.1b")).toMatchObject({ rule: "GWT-13.3", reason: "noTarget" })
  })

  it("GWT-20.3 the draw pile stays hidden from its owner while the discard pile is open to all", () => {
    const p = newGame().discards(1, "jersey")
    for (const viewer of [0, 1]) {
      const seen = view(p.t.rules, p.s, viewer).state.players[1]
      expect([seen?.discards, seen?.pile[0]]).toEqual([[0], -1])
    }
  })

  it("GWT-20.4 a herd may be as small as wanted", () => {
    const p = newGame().hand(0).pile(0).discards(0, "jersey").arrive(0, "site-A").play("aux gainMoney single", "end")
    expect(p.cardsIn(0, "hand")).toEqual(["jersey"])
  })

  it("GWT-20.5 when discs run short, black frames serve white places, then discs of stations", () => {
    const p = newGame().onlyDiscs(0, "move-vp").hand(0).foresight().certificates(0, 1)
    p.arrive(0, "kc").play("spend 1", "deliver topeka")
    expect([p.clearedOf(0).includes("move-vp"), p.citiesOf(0)]).toEqual([true, ["topeka"]])
    const q = newGame().onlyDiscs(0).discsOnStations(0, "station-1").hand(0).foresight().certificates(0, 1)
    q.arrive(0, "kc").play("spend 1", "deliver topeka")
    expect([q.stationsOf(0), q.citiesOf(0)]).toEqual([[], ["topeka"]])
  })

  it("GWT-20.6 the building that replaces the one under the own rancher may not be used at once", () => {
    const p = newGame({ b: [3] })
      .build(0, "2a", "site-B1")
      .workers(0, { craftsman: 4 })
      .money(0, 30)
    p.build(0, "1a", "site-C1").build(1, "5a", "site-A1")
    p.hand(0, "dutchBelt").arrive(0, "site-B").play("use B.2", "build 3b", "on site-B1")
    expect(p.legal("use")).toEqual(["use B.1"])
    const q = newGame().workers(0, { craftsman: 3 }).token(4).jobs(1, "craftsman").money(0, 30)
    q.build(0, "5a", "site-B1").arrive(0, "site-B1").play("use 5a.1", "build 6a", "on site-B1")
    expect([q.onSite("site-B1"), q.legal()]).toEqual(["6a 0", ["end"]])
  })

  it("GWT-20.7 ranchers on a tile that is removed stay on the empty space and start from there", () => {
    const p = newGame().bare().tile("flood-1", "flood-green-2").tile("flood-3", "flood-black-2").rancher(1, "flood-1")
    p.money(0, 7).hand(0).arrive(0, "site-F").play("use F.2", "hazard flood-1", "end")
    expect([p.seat, p.rancherOf(1)]).toEqual([1, "flood-1"])
    expect(p.legal("move").slice(0, 2)).toEqual(["move flood-3", "move flood-3 site-B"])
  })
})

describe("GWT-21 What is public", () => {
  it("GWT-21.1 board, markets, money, player boards and discard piles are the same to everybody", () => {
    const p = newGame().discards(2, "jersey")
    const [own, other, spectator] = [0, 1, -1].map(viewer => view(p.t.rules, p.s, viewer).state)
    for (const key of ["tiles", "jobs", "market", "objectives", "foresight", "masters"] as const)
      expect(own?.[key]).toEqual(spectator?.[key])
    expect(own?.players[2]?.discards).toEqual(other?.players[2]?.discards)
    expect(own?.players[1]?.hand).toEqual([-1, -1, -1, -1])
  })

  it("GWT-21.2 hands and face-down piles are secret; the hand is shown in Kansas City phase 4", () => {
    const p = newGame().hand(0, "jersey", "guernsey").foresight().certificates(0, 1).arrive(0, "kc")
    const { events } = p.outcome("spend 0")
    const shown = events.filter(isMoved).map(event => redact(p.t.rules, event, 1))
    expect(shown.map(event => ("what" in event ? event.what : null))).toEqual([[0, 3]])
    const seen = view(p.t.rules, p.s, 1).state
    for (const list of [seen.objectivePile, seen.marketPile, ...seen.stacks])
      expect(list.every(piece => piece === -1)).toBe(true)
  })

  it("GWT-21.3 what reveals hidden cards or tiles crosses the barrier, nothing else does", () => {
    const p = newGame().money(0, 20).arrive(0, "site-E")
    expect(p.outcome("use E.2").crossed).toBe(false)
    expect(p.outcome("turn-up").crossed).toBe(true)
    const q = newGame().arrive(0, "site-C")
    expect(q.outcome("use C.1b").crossed).toBe(false)
    expect(q.outcome(q.legal("take")[0] ?? "").crossed).toBe(true)
    expect(newGame().arrive(0, "site-C").outcome("aux drawDiscard single").crossed).toBe(true)
  })
})

describe("GWT-23 Notes for the engine", () => {
  it("GWT-23.1 the state holds all of it as plain data, and nothing vanishes", () => {
    const p = newGame()
    expect(JSON.parse(JSON.stringify(p.s))).toEqual(p.s)
    conserved(p.s)
  })

  it("GWT-23.2 objective cards may be played at idle frames only, never inside an action", () => {
    const p = newGame().token(4).jobs(1, "cowboy", "craftsman").money(0, 30).hand(0, "obj-money-1").arrive(0, "site-A")
    expect(p.can("play obj-money-1")).toBe(true)
    p.play("use A.2")
    expect([p.asked, p.can("play obj-money-1")]).toEqual(["hire", false])
  })

  it("GWT-23.3 every choice a client must offer is a legal choice in notation", () => {
    const seen = new Set<string>()
    for (const i of range(30)) {
      const p = newGame({ seats: 2 + (i % 3), seed: `verbs ${i}`, options: { privateSides: "randomPerNumber" } })
      p.playOut(`verbs ${i}`, () => {
        for (const verb of p.verbs) seen.add(verb)
      })
    }
    for (const verb of ["move", "use", "aux", "discard", "hire", "build", "on", "engine", "upgrade", "disc", "end"])
      expect(seen).toContain(verb)
    for (const verb of ["foresight", "spend", "deliver", "take", "top", "play", "deal", "trade", "hazard", "appoint"])
      expect(seen).toContain(verb)
  })

  it("GWT-23.4 the same seed and choices give the same game", () => {
    const [a, b] = [newGame({ seed: "same" }).playOut("x"), newGame({ seed: "same" }).playOut("x")]
    expect(a.s).toEqual(b.s)
    expect(a.s).not.toEqual(newGame({ seed: "other" }).playOut("x").s)
  })

  it("R21 a hand above the limit stays as it is in phase C", () => {
    const p = newGame({ b: [6] })
      .build(0, "6b", "site-A1")
      .hand(0, "jersey", "jersey", "jersey", "jersey", "guernsey")
    p.objectives("obj-sf-1").arrive(0, "site-A1").play("use 6b.1", "discard guernsey", "take obj-sf-1")
    expect(p.cardsIn(0, "hand")).toHaveLength(5)
    p.play("end")
    expect(p.cardsIn(0, "hand")).toHaveLength(5)
  })

  it("knows no card by another name than its id", () => {
    expect(new Set(cards.ids).size).toBe(cards.ids.length)
    const p = newGame()
    expect(() => choose(p.t, p.seat, "place nowhere")).toThrow()
    expect(decision(p.t, p.seat)?.step).toBe("placeRancher")
  })
})
