import { askOf, isMoved, Play, range, redact, seeded, timeout, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { greatWesternTrail } from "../game.ts"
import { type ExpandedPosition, expanded, north } from "./expanded.ts"

/** Seat 0 has a hand, a draw pile and a discard pile of known cards, and so many tokens; the others have none. */
function holding(tokens = 1, seats = 3): ExpandedPosition {
  const p = north({ seats }).noTokens().tokens(0, tokens)
  return p.hand(0, "jersey", "guernsey", "jersey", "blackAngus").pile(0, "holstein:1", "dutchBelt", "ayrshire:3")
}

/** Nothing to draw but what is named: the draw is certain. */
function drawing(...cards: string[]): ExpandedPosition {
  return holding()
    .pile(0, ...cards)
    .discards(0)
}

describe("RTN Exchange tokens", () => {
  it("RTN-60 sources: at the start, bells 2 and 5, commerce spaces, two arrows, a stationmaster", () => {
    expect(north().tokensOf(0, 1, 2)).toEqual([1, 1, 1])
    const bell = north({ b: [12] })
      .noTokens()
      .placed(0, 5)
      .build(0, "12b", "site-A1")
      .arrive(0, "site-A1")
    expect(bell.play("use 12b.2", "store olive-gate 0").tokensOf(0)).toEqual([1])
  })

  it("RTN-61 the token goes back, cards are drawn, and as many are discarded, drawn ones perhaps among them", () => {
    const p = drawing("holstein:1", "ayrshire:3").turn(1).by(0, "exchange 2")
    expect([p.tokensOf(0), p.player(0).hand.length, p.askedOf(0)]).toEqual([[0], 6, "discardExchanged"])
    p.by(0, "discard jersey", "discard holstein:1")
    expect([p.cardsIn(0, "discards"), p.player(0).hand.length]).toEqual([["holstein:1", "jersey"], 4])
    const empty = holding().pile(0).discards(0, "guernsey").turn(1).by(0, "exchange 1", "discard guernsey")
    expect(empty.cardsIn(0, "discards")).toEqual(["guernsey"])
  })

  it("RTN-62 at any moment: before, between, during and after own actions and while others play, several in a row", () => {
    const p = holding(9).rancher(0, "start").turn(0)
    const moments = ["move site-A", "aux gainMoney single", "end"]
    for (const choice of moments) {
      expect(p.beside(0)).toEqual(["exchange 1", "exchange 2"])
      p.by(0, "exchange 1")
        .by(0, p.legalOf(0)[0] ?? "")
        .by(0, choice)
    }
    expect([p.seat, p.beside(0)]).toEqual([1, ["exchange 1", "exchange 2"]])
  })

  it("RTN-63 the supply does not run out", () => {
    const p = north({ b: [12] })
      .tokens(0, 30)
      .tokens(1, 30)
      .placed(0, 5)
      .build(0, "12b", "site-A1")
      .arrive(0, "site-A1")
    p.by(0, "use 12b.2", "store olive-gate 0")
    expect(p.tokensOf(0, 1)).toEqual([31, 30])
  })

  it("RTN-64 it is an interrupt: offered to every seat beside whatever is open, without anybody's leave", () => {
    const p = north({ seats: 4 })
    for (const seat of range(4)) expect(p.beside(seat)).toEqual(["exchange 1", "exchange 2"])
    const { interrupt } = p.outcomeBy(2, "exchange 2")
    expect([interrupt, p.seat === 0, p.askedOf(0)]).toEqual([true, true, "placeRancher"])
  })

  it("RTN-65 legal with a token, enough cards in both piles and no token of the own still open", () => {
    expect(holding(0).turn(1).beside(0)).toEqual([])
    expect(holding().pile(0, "jersey").discards(0).turn(1).beside(0)).toEqual(["exchange 1"])
    expect(holding().pile(0).discards(0).turn(1).beside(0)).toEqual([])
    expect(holding(2).turn(1).by(0, "exchange 1").beside(0)).toEqual([])
    const over = north({ seats: 2, seed: "over" }).playOut("over").tokens(0, 3)
    expect([over.over, over.beside(0)]).toEqual([true, []])
  })

  it("RTN-66 drawing and shuffling happen at once, then a side decision is open", () => {
    const p = holding().pile(0, "holstein:1").discards(0, "dutchBelt", "dutchBelt").turn(1)
    const { crossed } = p.outcomeBy(0, "exchange 2")
    expect([crossed, p.cardsIn(0, "discards"), p.player(0).pile.length]).toEqual([true, [], 1])
    expect(p.legalOf(0)).toEqual(["jersey", "dutchBelt", "blackAngus", "guernsey"].map(card => `discard ${card}`))
  })

  it("RTN-67 the side decision holds up nobody but its owner", () => {
    const p = holding().rancher(1, "start").turn(1).by(0, "exchange 2")
    p.by(1, "move site-A", "aux gainMoney single", "end")
    expect([p.askedOf(0), p.askedOf(2) !== "", p.s.active]).toEqual(["discardExchanged", true, 2])
    expect(p.legalOf(0).every(choice => choice.startsWith("discard "))).toBe(true)
  })

  it("RTN-68 on the own turn everything waits, then the same decision goes on with new choices", () => {
    const p = drawing("texasLonghorn:5", "guernsey").cleared(0, "aux6-2x").hand(0, "dutchBelt", "jersey")
    p.arrive(0, "site-D").by(0, "use D.2", "aux placeStore double")
    expect([p.askedOf(0), p.player(0).hand.length]).toEqual(["placeStore", 1])
    p.by(0, "exchange 1")
    expect(p.askedOf(0)).toBe("discardExchanged")
    p.by(0, "discard jersey")
    expect([p.askedOf(0), p.cardsIn(0, "discards")]).toEqual(["placeStore", ["dutchBelt", "jersey"]])
  })

  it("RTN-68 a set that was being picked may begin anew with the changed hand", () => {
    const p = drawing("jersey").hand(0, "guernsey", "guernsey", "westHighland:3").cleared(0, "aux5-1x", "aux5-2x")
    p.engine(0, "rail-9").arrive(0, "site-D").by(0, "use D.2", "aux removeCard double", "engine rail-7")
    p.by(0, "remove westHighland:3", "exchange 1", "discard guernsey")
    expect(p.legalOf(0)).toEqual(["remove jersey", "remove guernsey", "stop"])
  })

  it("RTN-69 before the first move of the own turn, and before the scoring, it must be answered", () => {
    const p = holding(1, 2).rancher(1, "start").rancher(0, "start").turn(1).by(0, "exchange 1")
    p.by(1, "move site-A", "aux gainMoney single", "end")
    expect([p.s.active, p.askedOf(0)]).toEqual([0, "discardExchanged"])
    expect(p.by(0, "discard guernsey").askedOf(0)).toBe("phaseA")
    const last = holding(1, 2).rancher(1, "start").rancher(0, "start")
    last.s.ended = 0
    last.turn(1).by(0, "exchange 1").by(1, "move site-A", "aux gainMoney single", "end")
    expect([last.over, last.askedOf(0), last.askedOf(1)]).toEqual([false, "discardExchanged", ""])
    expect(last.by(0, "discard guernsey").over).toBe(true)
  })

  it("RTN-70 it waits before the move, the reveal and the end of phase B, and where only a card is missing", () => {
    const p = holding().rancher(0, "site-G1").foresight().turn(0)
    expect(p.askedOf(0)).toBe("phaseA")
    p.by(0, "move kc")
    expect([p.askedOf(0), p.legalOf(0)]).toEqual(["reveal", ["go-on"]])
    const ending = holding().hand(0).arrive(0, "site-A").by(0, "aux gainMoney single")
    expect(ending.legalOf(0)).toEqual(["end"])
    const worker = holding()
      .hand(0)
      .token(5)
      .jobs(1, "engineer")
      .money(0, 10)
      .arrive(0, "site-A")
      .by(0, "use A.2", "hire 1 engineer")
    expect([worker.askedOf(0), worker.legalOf(0)]).toEqual(["immediate", ["go-on"]])
    expect(worker.by(0, "go-on").askedOf(0)).toBe("phaseB")
    const none = worker.noTokens().money(0, 10).workers(0, { engineer: 1 }).jobs(1, "engineer").arrive(0, "site-A")
    expect([none.by(0, "use A.2").askedOf(0), none.workersOf(0)[2]]).toEqual(["phaseB", 2])
  })

  it("RTN-70 an empty hand of which a card may be removed is such a moment too", () => {
    const p = drawing("jersey").hand(0).cleared(0, "aux5-1x").engine(0, "rail-9").arrive(0, "site-A")
    p.by(0, "aux removeCard single", "engine rail-8")
    expect([p.askedOf(0), p.legalOf(0)]).toEqual(["removeCards", ["go-on"]])
  })

  it("RTN-71 a token changes the total until the hand is shown; later draws change nothing", () => {
    const before = drawing("texasLonghorn:5").hand(0, "jersey").foresight().money(0, 0).arrive(0, "kc")
    before.by(0, "exchange 1", "discard jersey", "go-on")
    expect(before.moneyOf(0)).toEqual([5])
    const after = drawing("texasLonghorn:5")
      .hand(0, "jersey")
      .certificates(0, 1)
      .foresight()
      .money(0, 0)
      .arrive(0, "kc")
    after.by(0, "go-on")
    expect([after.askedOf(0), after.player(0).shown]).toEqual(["income", after.player(0).hand])
    after.by(0, "exchange 1", "discard jersey", "spend 1")
    expect(after.moneyOf(0)).toEqual([2])
    const empty = drawing("jersey", "jersey").hand(0).foresight().arrive(0, "kc").by(0, "go-on", "exchange 2")
    expect(empty.player(0).hand).toEqual([])
  })

  it("RTN-72 commands have one order: a token neither makes others stale nor is stale itself", () => {
    const play = new Play(greatWesternTrail, {
      seats: 3,
      seed: "stale",
      options: { railsToTheNorth: true, startPlayer: "1" },
    })
    const ask = askOf(play.tableOf(0).state, 0)
    play.choose(1, "exchange 2", { ask: 0 })
    play.choose(0, "place site-A", { ask })
    expect(() => play.choose(2, "exchange 1", { ask: 99 })).not.toThrow()
    expect(play.text).toMatch(/1 exchange 2[\s\S]*2 exchange 1/)
  })

  it("RTN-73 who used it, how many cards and what was discarded is public, the drawn cards are not", () => {
    const p = drawing("texasLonghorn:5", "westHighland:3").turn(1)
    const { events } = p.outcomeBy(0, "exchange 2")
    const seen = events.map(event => redact(p.t.rules, event, 1))
    expect(seen.map(event => event.did)).toEqual(["exchanged", "moved", "moved"])
    expect(seen.slice(1)).toMatchObject([{ what: [] }, { what: [] }])
    expect(events.slice(1).every(event => isMoved(event) && event.what.length === 1)).toBe(true)
    const discarded = p.outcomeBy(0, "discard jersey").events.map(event => redact(p.t.rules, event, 1))
    expect(discarded[0]).toMatchObject({ did: "moved", what: [0] })
    expect(view(p.t.rules, p.s, 1).state.players[0]?.hand.every(card => card === -1)).toBe(true)
  })

  it("RTN-74 its owner cannot undo past it; the undo of others is not limited", () => {
    const play = new Play(greatWesternTrail, {
      seats: 2,
      seed: "undo",
      options: { railsToTheNorth: true, startPlayer: "1" },
    })
    play.endsByHand.fill(true)
    play.choose(0, "place site-A")
    play.choose(0, "aux gainMoney single")
    play.choose(1, "exchange 1")
    expect(play.undo(1)).toBe(false)
    expect([play.undo(0), play.undo(0), play.undo(0)]).toEqual([true, true, false])
    play.choose(0, "place site-A")
    play.choose(0, "exchange 1")
    expect(play.undo(0)).toBe(false)
  })

  it("RTN-75 on every screen of the running game it is offered to whoever may use one", () => {
    const p = expanded(["railsToTheNorth", "atThePokerTable"], { seats: 2, seed: "button" })
    let asked = 0
    p.playOut("button", () => {
      for (const seat of range(2)) {
        const me = p.player(seat)
        const open = (p.s.asides[seat]?.length ?? 0) > 0
        const paying = p.seat === seat && ["discardCattle", "discardPair", "discardObjective"].includes(p.asked)
        const may = (p.tokensOf(seat)[0] ?? 0) > 0 && me.pile.length + me.discards.length > 0 && !open && !paying
        expect(p.beside(seat).length > 0).toBe(may)
        asked++
      }
    })
    expect(asked).toBeGreaterThan(200)
  })

  it("RTN-76 time out with an open token: the cards just drawn are discarded", () => {
    const p = drawing("texasLonghorn:5", "blackAngus").turn(1).by(0, "exchange 2")
    const first = timeout(p.t, 0) ?? ""
    const second = timeout(p.by(0, first).t, 0) ?? ""
    p.by(0, second)
    expect([first, second]).toEqual(["discard blackAngus", "discard texasLonghorn:5"])
    expect(p.cardsIn(0, "hand")).toEqual(["blackAngus", "guernsey", "jersey", "jersey"])
  })

  it("RTN-77 an objective card that was drawn is played at the moments of the base game only", () => {
    const p = drawing("obj-money-1").turn(1).by(0, "exchange 1", "discard jersey")
    expect(() => p.by(0, "play obj-money-1")).toThrow()
    p.rancher(0, "start").turn(0)
    expect(p.legalOf(0)).toContain("play obj-money-1")
  })

  it("tokens are used by random play without an end to the game", () => {
    const random = seeded("many")
    for (const seats of [2, 3, 4]) {
      const p = north({ seats, seed: "many" })
      for (const seat of range(seats)) p.tokens(seat, 5)
      p.playOut("many", () => {
        const seat = Math.abs(random[0] ?? 0) % seats
        if (p.beside(seat).length > 0) p.by(seat, "exchange 1")
      })
      expect(p.over).toBe(true)
    }
  })
})
