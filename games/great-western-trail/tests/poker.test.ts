import { at, imagine, isMoved, num, range, redact, score, seeded, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { CATTLE, cards, deck } from "../data/cards.ts"
import { bonusTokens } from "../expansions/at-the-poker-table/data.ts"
import { conserved } from "../rules/conserved.ts"
import { baseCategories, type ExpandedPosition, expanded, poker, showing } from "./expanded.ts"

/** Seat 0 is at site D with two cowboys and these cards. */
function atSiteD(...hand: string[]): ExpandedPosition {
  return poker()
    .workers(0, { cowboy: 2 })
    .money(0, 10)
    .hand(0, ...hand)
}

describe("POKER Setup", () => {
  it("POKER-1 a table with a seat for everybody, four bonus tokens and two add-ons", () => {
    expect(bonusTokens).toHaveLength(4)
    const p = poker({ seats: 4 })
    for (const seat of range(4)) p.workers(seat, { engineer: 2 }).arrive(seat, "site-D").play("use add-on-cards")
    expect(range(4).map(seat => p.bonusOf(seat))).toEqual(bonusTokens.map(({ id }) => id))
  })

  it("POKER-2 as many bonus tokens as players, the one with 6 points on top", () => {
    for (const seats of [2, 3, 4]) {
      const p = poker({ seats })
      for (const seat of range(seats)) p.seated(seat)
      expect(range(seats).map(seat => p.points(seat, "pokerTokens"))).toEqual([6, 4, 4, 4].slice(0, seats))
    }
  })

  it("POKER-3 the add-ons lie on sites D and G, whatever building stands there", () => {
    const p = poker({ seed: "letters", options: { neutralPlacement: "shuffled" } })
      .workers(0, { cowboy: 2 })
      .seated(1)
    p.laid(1, "jersey").seated(0).laid(0, "guernsey").hand(0, "jersey").money(0, 5)
    expect([p.onSite("site-D"), p.onSite("site-G")]).not.toEqual(["D", "G"])
    for (const site of ["site-A", "site-B", "site-C", "site-D", "site-E", "site-F", "site-G"]) {
      p.arrive(0, site)
      expect([site, p.can("use add-on-cards")]).toEqual([site, site === "site-D"])
      expect([site, p.can("use add-on-show")]).toEqual([site, site === "site-G"])
    }
  })

  it("POKER-4 one more local action, once in a phase B, in any order; it closes the auxiliary action instead", () => {
    const p = atSiteD("jersey").arrive(0, "site-D").play("use D.2", "aux gainMoney single", "use add-on-cards", "stop")
    expect(p.refused("use add-on-cards")).toMatchObject({ rule: "GWT-7.2", reason: "usedAlready" })
    const first = atSiteD("jersey").arrive(0, "site-D").play("use add-on-cards", "stop")
    expect([first.legal("aux"), first.can("use D.2")]).toEqual([[], true])
    const instead = atSiteD("jersey").arrive(0, "site-D").play("aux gainMoney single")
    expect(instead.refused("use add-on-cards")).toMatchObject({ reason: "auxiliaryUsed" })
  })
})

describe("POKER Seat a worker, place cards", () => {
  it("POKER-5 first a worker if none sits there, then cards", () => {
    const p = atSiteD("jersey").arrive(0, "site-D").play("use add-on-cards")
    expect([p.asked, p.workersOf(0)]).toEqual(["placeCard", [1, 1, 1]])
    expect(atSiteD("jersey").workers(0, { engineer: 2 }).arrive(0, "site-D").play("use add-on-cards").legal()).toEqual([
      "seat cowboy",
      "seat engineer",
    ])
    const again = atSiteD("jersey").seated(0).workers(0, { cowboy: 3 }).arrive(0, "site-D").play("use add-on-cards")
    expect([again.workersOf(0), again.laidBy(0)]).toEqual([[3, 1, 1], ["jersey"]])
  })

  it("POKER-6 the rightmost hired worker of a row, never a printed one; it is no worker of the board any more", () => {
    const p = atSiteD("jersey").workers(0, { cowboy: 1, craftsman: 4 }).arrive(0, "site-D").play("use add-on-cards")
    expect([p.workersOf(0), p.poker.workers]).toEqual([
      [1, 3, 1],
      [1, -1, -1],
    ])
    const printed = atSiteD("jersey").workers(0, { cowboy: 1 }).arrive(0, "site-D")
    expect(printed.refused("use add-on-cards")).toMatchObject({ rule: "POKER-20" })
  })

  it("POKER-7 seating brings the top bonus token: money at once, points at the end", () => {
    const p = atSiteD().arrive(0, "site-D").play("use add-on-cards")
    expect([p.moneyOf(0), p.bonusOf(0), p.points(0, "pokerTokens")]).toEqual([[12], "bonus-6", 6])
    p.workers(1, { engineer: 2 }).hand(1).money(1, 0).arrive(1, "site-D").play("use add-on-cards")
    expect([p.moneyOf(1), p.bonusOf(1), p.points(1, "pokerTokens")]).toEqual([[2], "bonus-4-1", 4])
  })

  it("POKER-8 $1 for the first card, then $2 for a second; two are the most", () => {
    const p = atSiteD("jersey", "guernsey", "guernsey")
      .seated(0)
      .arrive(0, "site-D")
      .play("use add-on-cards", "lay guernsey")
    expect([p.poker.pot, p.moneyOf(0), p.legal()]).toEqual([1, [9], ["lay jersey", "lay guernsey", "stop"]])
    p.play("lay jersey")
    expect([p.poker.pot, p.moneyOf(0), p.laidBy(0), p.asked]).toEqual([3, [7], ["guernsey", "jersey"], "phaseB"])
  })

  it("POKER-9 three cards are the most; with two one more goes, for $1", () => {
    const p = atSiteD("jersey", "jersey")
      .seated(0)
      .laid(0, "guernsey", "guernsey")
      .arrive(0, "site-D")
      .play("use add-on-cards")
    expect([p.poker.pot, p.laidBy(0).length, p.asked]).toEqual([1, 3, "phaseB"])
    p.arrive(0, "site-D")
    expect(p.can("use add-on-cards")).toBe(false)
  })

  it("POKER-10 any card of the hand; its owner may look, the others see only how many", () => {
    const p = atSiteD("obj-money-1", "jersey").seated(0).arrive(0, "site-D").play("use add-on-cards")
    const { events, crossed } = p.outcome("lay obj-money-1")
    expect([crossed, events.filter(isMoved).map(event => redact(p.t.rules, event, 1))]).toMatchObject([
      false,
      [{ what: [], count: 1 }],
    ])
    const others = view(p.t.rules, p.s, 1).state.players[0]
    const own = view(p.t.rules, p.s, 0).state.players[0]
    expect([others?.apart, own?.apart.map(card => cards.ids[card])]).toEqual([[-1], ["obj-money-1"]])
  })

  it("POKER-10 a card from the objective pile that nobody has seen may be laid down: the others cannot tell", () => {
    /** Seat 0 has taken a card unseen by 6b and lays down that one, or another. */
    const laying = (secretly: boolean) => {
      const p = poker({ b: [6] })
        .build(0, "6b", "site-A1")
        .hand(0, "jersey", "jersey", "guernsey")
        .arrive(0, "site-A1")
      p.play("use 6b.1", "discard jersey", "top")
      const card = p.player(0).hand.find(held => secretly === held >= CATTLE) ?? -1
      return p.seated(0).arrive(0, "site-D").play("use add-on-cards", `lay ${cards.ids[card]}`, "stop")
    }
    const [secret, plain] = [laying(true), laying(false)]
    const laid = num(secret.player(0).apart, 0)
    expect([secret.player(0).blind, laid >= CATTLE]).toEqual([1, true])
    expect(view(secret.t.rules, secret.s, 1)).toEqual(view(plain.t.rules, plain.s, 1))
    for (const p of [secret, plain]) {
      const seen = view(p.t.rules, p.s, 1)
      const world = imagine(p.t.rules, seen, seeded("poker"))
      const { hand, pile, discards, apart } = at(world.players, 0)
      const held = [...hand, ...pile, ...discards, ...apart]
      expect(range(CATTLE).map(card => held.filter(c => c === card).length)).toEqual(p.player(0).cattle)
      expect(view(p.t.rules, world, 1)).toEqual(seen)
    }
    secret.seated(1).laid(1, "jersey").arrive(0, "site-G").play("use add-on-show")
    expect([secret.player(0).blind, secret.player(0).goals]).toEqual([0, 1 << (laid - CATTLE)])
  })

  it("POKER-11 the money of the bonus token may be the stake", () => {
    const p = atSiteD("jersey", "guernsey").money(0, 0).arrive(0, "site-D").play("use add-on-cards", "lay jersey")
    expect([p.moneyOf(0), p.poker.pot, p.asked]).toEqual([[1], 1, "phaseB"])
  })

  it("POKER-20 offered only if a worker can be seated or a card placed", () => {
    expect(atSiteD("jersey").workers(0, { cowboy: 1 }).arrive(0, "site-D").can("use add-on-cards")).toBe(false)
    expect(atSiteD("jersey").seated(0).money(0, 0).arrive(0, "site-D").can("use add-on-cards")).toBe(false)
    expect(atSiteD().seated(0).arrive(0, "site-D").can("use add-on-cards")).toBe(false)
    expect(atSiteD().money(0, 0).arrive(0, "site-D").can("use add-on-cards")).toBe(true)
  })

  it("POKER-21 row, first card or none, second card or none; the action itself is never empty", () => {
    const p = atSiteD("jersey", "guernsey").workers(0, { engineer: 2 }).arrive(0, "site-D").play("use add-on-cards")
    expect(p.refused("stop")).toMatchObject({ code: "illegal" })
    p.play("seat engineer")
    expect(p.legal()).toEqual(["lay jersey", "lay guernsey", "stop"])
    const sitting = atSiteD("jersey", "guernsey").seated(0).arrive(0, "site-D").play("use add-on-cards")
    expect(sitting.legal()).toEqual(["lay jersey", "lay guernsey"])
    expect(sitting.play("lay jersey").legal()).toEqual(["lay guernsey", "stop"])
  })

  it("POKER-22 cards at the table are neither in hand nor in a pile", () => {
    const p = atSiteD("jersey", "guernsey").seated(0).laid(0, "holstein:1", "obj-money-1").pile(0).discards(0, "jersey")
    p.money(0, 0).foresight().arrive(0, "kc")
    expect(p.moneyOf(0)).toEqual([1 + 2])
    const q = atSiteD("jersey").seated(0).laid(0, "holstein:1").pile(0).discards(0, "guernsey", "guernsey", "guernsey")
    q.arrive(0, "site-A").play("aux gainMoney single", "end")
    expect([q.player(0).hand.length, q.player(0).shown, q.laidBy(0)]).toEqual([4, [], ["holstein:1"]])
  })

  it("POKER-23 the space of the seated worker gives its immediate action again", () => {
    const p = atSiteD("jersey")
      .workers(0, { cowboy: 1, engineer: 2 })
      .arrive(0, "site-D")
      .play("use add-on-cards", "stop", "end")
    p.hand(0, "jersey").certificates(0, 0).token(5).jobs(1, "engineer").money(0, 6).arrive(0, "site-A").play("use A.2")
    expect(p.legal()).toEqual(["use engineer-2", "lose"])
  })
})

describe("POKER Show", () => {
  it("POKER-12 only with a worker and a card at the table; others need not have any", () => {
    expect(showing(3, [], ["jersey"]).refused("use add-on-show")).toMatchObject({ reason: "noCardsAtTable" })
    expect(showing(3, ["jersey"], []).can("use add-on-show")).toBe(true)
  })

  it("POKER-13 the sum of the values, equal breeds each time, objective cards nothing", () => {
    const p = showing(0, ["guernsey", "guernsey", "obj-money-1"], ["holstein:1"], ["texasLonghorn:5", "jersey"])
    p.play("use add-on-show")
    expect(p.happened("handShown").map(event => "value" in event && event.value)).toEqual([4, 3, 6])
    expect(p.moneyOf(0, 1, 2)).toEqual([0, 0, 3])
  })

  it("POKER-14 the highest value wins the money on the table and $3 of the bank", () => {
    const p = showing(5, ["jersey"], ["holstein:1"]).play("use add-on-show")
    expect([p.moneyOf(0, 1), p.poker.pot]).toEqual([[0, 8], 0])
  })

  it("POKER-15 a tie divides all of it, rounded down; the rest stays", () => {
    const p = showing(4, ["dutchBelt", "holstein:1"], ["texasLonghorn:5"], ["jersey"]).play("use add-on-show")
    expect([p.moneyOf(0, 1, 2), p.poker.pot]).toEqual([[3, 3, 0], 1])
    const three = showing(5, ["dutchBelt"], ["guernsey"], ["blackAngus"]).play("use add-on-show")
    expect([three.moneyOf(0, 1, 2), three.poker.pot]).toEqual([[2, 2, 2], 2])
  })

  it("POKER-16 all cards shown go to their owners' discard piles, workers stay, new cards may be placed", () => {
    const p = showing(1, ["jersey", "guernsey"], ["holstein:1"]).play("use add-on-show")
    expect([p.cardsIn(0, "discards"), p.cardsIn(1, "discards")]).toEqual([["guernsey", "jersey"], ["holstein:1"]])
    expect([p.laidBy(0), p.laidBy(1), p.poker.workers]).toEqual([[], [], [0, 0]])
    p.hand(0, "jersey").money(0, 3).arrive(0, "site-D")
    expect(p.can("use add-on-cards")).toBe(true)
  })

  it("POKER-24 a show holds no decision, and its caller has no advantage in a tie", () => {
    const p = showing(1, ["guernsey"], ["dutchBelt"]).play("use add-on-show")
    expect([p.asked, p.moneyOf(0, 1)]).toEqual(["phaseB", [2, 2]])
  })
})

describe("POKER End", () => {
  it("POKER-17 cards still at the table are no part of the herd, for points, conditions and objectives", () => {
    const p = poker().pile(0).hand(0).discards(0, "texasLonghorn:6").seated(0).area(0)
    expect([p.points(0, "cattle"), p.points(0, "objectives")]).toEqual([6, 0])
    p.discards(0).laid(0, "texasLonghorn:6", "obj-sf-1").area(0, "obj-draw-4").hazards(0, "flood-green-2")
    expect([p.points(0, "cattle"), p.points(0, "objectives")]).toEqual([0, -2])
    expect(p.discsOnCities(0, "san-francisco").points(0, "objectives")).toBe(-2)
  })

  it("POKER-17 when the game ends they are shown and leave it", () => {
    for (const i of range(6)) {
      const p = poker({ seats: 2, seed: `end ${i}` }).playOut(`end ${i}`)
      expect(p.s.players.map(me => me.apart)).toEqual([[], []])
      conserved(p.s)
    }
  })

  it("POKER-18 bonus tokens have a line of their own; money left on the table is lost", () => {
    const p = poker().seated(0)
    const before = p.total(0)
    expect(p.pot(50).total(0)).toBe(before)
    expect(p.points(0, "pokerTokens")).toBe(6)
  })

  it("POKER-19 a seated worker counts neither for columns 5 and 6 nor for the stationmaster", () => {
    const p = poker().workers(0, { craftsman: 5 }).masters(0, "sm-workers").hand(0).arrive(0, "site-D")
    expect([p.points(0, "workers"), p.points(0, "stationmasters")]).toEqual([4, 7])
    p.play("use add-on-cards")
    expect([p.points(0, "workers"), p.points(0, "stationmasters")]).toEqual([0, 6])
  })

  it("POKER-25 it is the twelfth category; the eleven others keep their places", () => {
    const rows = score(poker().t.rules, poker().s).rows.map(row => row.id)
    expect(rows).toEqual([...baseCategories, "pokerTokens"])
  })

  it("marks what a viewer cannot know on the score sheet while cards of others lie there", () => {
    const p = poker().seated(0).laid(0, "texasLonghorn:6")
    const open = (viewer: number) =>
      score(p.t.rules, view(p.t.rules, p.s, viewer).state, viewer)
        .rows.filter(row => row.open?.[0])
        .map(row => row.id)
    expect([open(0), open(1)]).toEqual([[], ["cattle", "objectives", "stationmasters"]])
    expect(deck.length).toBe(24)
  })

  it("a token may bring the card that a stake is wanted for", () => {
    const p = expanded(["railsToTheNorth", "atThePokerTable"]).hand(0).workers(0, { cowboy: 2 }).money(0, 5)
    p.pile(0, "texasLonghorn:5", "jersey").discards(0).arrive(0, "site-D").by(0, "use add-on-cards", "seat cowboy")
    expect([p.asked, p.legal()]).toEqual(["placeCard", ["go-on"]])
  })
})
