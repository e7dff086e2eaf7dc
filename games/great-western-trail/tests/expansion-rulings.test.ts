import { num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { bonusTokens } from "../expansions/at-the-poker-table/data.ts"
import { downtowns, links } from "../expansions/rails-to-the-north/data/map.ts"
import { rows } from "../places.ts"
import {
  delivering,
  type ExpandedPosition,
  expanded,
  north,
  placing,
  poker,
  sitePreparation,
  visiting,
} from "./expanded.ts"
import { newGame } from "./position.ts"

const eighteen = ["texasLonghorn:5", "jersey", "dutchBelt", "holstein:1", "brownSwiss:2", "westHighland:3"]

/** With the engine far ahead, so that transport costs nothing. */
function ahead(hand: string[], prepare: (p: ExpandedPosition) => void = () => {}): ExpandedPosition {
  return delivering(hand, p => prepare(p.engine(0, "rail-20")))
}

describe("AMB Rulings on unclear points", () => {
  it("AMB-1 access to a large city and the third case of reach ask for a store, not a disc", () => {
    expect(ahead(eighteen, p => p.discsOnCities(0, "chicago")).can("deliver milwaukee")).toBe(false)
    expect(placing(visiting().stores(0, "red-3")).offeredTowns).toContain("minneapolis")
  })

  it("AMB-2 from St. Louis to Memphis through the junction it shares with Columbia", () => {
    expect(placing(visiting().discsOnCities(0, "st-louis")).offeredTowns).toEqual([
      "olive-gate",
      "memphis",
      "purple-gate",
    ])
    expect(placing(visiting().discsOnCities(0, "columbia")).offeredTowns).toEqual(["olive-gate", "memphis"])
  })

  it("AMB-3 started only with a legal placement at hand; after the discard it may be given up", () => {
    const p = placing(visiting())
    expect(p.can("lose")).toBe(true)
    expect(p.play("lose").cardsIn(0, "discards")).toEqual(["guernsey"])
  })

  it("AMB-4 a token draws 1 or 2 cards, never 0; with one card left 1", () => {
    const p = north()
    expect(p.beside(0)).toEqual(["exchange 1", "exchange 2"])
    expect(p.pile(0).discards(0, "jersey").beside(0)).toEqual(["exchange 1"])
    expect(() => p.by(0, "exchange 0")).toThrow()
  })

  it("AMB-5 tokens are unlimited", () => {
    const p = visiting().tokens(1, 25).tokens(2, 25).stores(0, "memphis")
    expect(placing(p).play("store olive-north 0").tokensOf(0)).toEqual([1])
  })

  it("AMB-6 a token is finished first; between drawing and discarding of another effect it may be used", () => {
    const p = north()
      .tokens(0, 2)
      .cleared(0, "aux2-2x")
      .hand(0, "jersey")
      .pile(0, "guernsey", "dutchBelt", "blackAngus")
    p.arrive(0, "site-D").by(0, "use D.2", "aux drawDiscard double", "draw 2")
    expect([p.askedOf(0), p.beside(0)]).toEqual(["discardDrawn", ["exchange 1"]])
    p.by(0, "exchange 1")
    expect([p.askedOf(0), p.beside(0)]).toEqual(["discardExchanged", []])
    p.by(0, p.legalOf(0)[0] ?? "")
    expect([p.askedOf(0), p.player(0).hand.length]).toEqual(["discardDrawn", 3])
  })

  it("AMB-7 objective cards of new icons may come from the top of the pile", () => {
    const p = placing(visiting().stores(0, "indigo-medium")).play("store indigo-gate 0")
    expect(p.can("top")).toBe(true)
  })

  it("AMB-8 11a costs $2", () => {
    const p = visiting()
      .build(0, "11a", "site-A2")
      .bare()
      .tile("flood-1", "flood-green-2")
      .money(0, 1)
      .arrive(0, "site-A2")
    expect(p.refused("use 11a.1")).toMatchObject({ reason: "price", data: { price: 2 } })
  })

  it("AMB-9 Detroit and the arrow from Cleveland to Pittsburgh give an objective card", () => {
    expect(ahead(eighteen).play("deliver detroit", "disc aux1-2x").asked).toBe("takeObjective")
    const p = ahead(eighteen, q => q.discsOnCities(0, "cleveland")).play("deliver pittsburgh", "disc aux1-2x")
    expect(p.asked).toBe("takeObjective")
  })

  it("AMB-10 9b never upgrades a northern station", () => {
    const p = north({ b: [9] })
      .noTokens()
      .money(0, 50)
      .engine(0, "rail-30")
      .stores(0, "olive-station", "red-station")
    p.build(0, "9b", "site-A1").arrive(0, "site-A1").play("use 9b.1")
    expect(p.legal("upgrade").every(choice => choice.startsWith("upgrade station-"))).toBe(true)
  })

  it("AMB-11 without a disc on the boards one of another own station may be moved to a northern one", () => {
    const p = visiting().onlyDiscs(0).discsOnStations(0, "station-2", "north-red").stores(0, "memphis")
    placing(p).play("store olive-station 0", "upgrade north-olive")
    expect(p.legal()).toEqual(["disc-from station-2", "disc-from north-red"])
    expect(p.play("disc-from north-red").stationsOf(0)).toEqual(["station-2", "north-olive"])
  })

  it("AMB-12 fewer cards may be removed; the engine, once chosen, moves at least one space", () => {
    const p = visiting()
      .stores(0, "olive-gate")
      .town("olive-medium", "cull-two")
      .hand(0, "guernsey", "jersey", "jersey")
    p.arrive(0, "site-A1").play("aux placeStore single", "store olive-medium 0", "remove jersey", "stop")
    expect(p.cardsIn(0, "removed")).toEqual(["jersey"])
    const q = placing(visiting().stores(0, "olive-gate").town("olive-medium", "engine-three")).play(
      "store olive-medium 0",
    )
    expect(q.legal()).toEqual(["engine rail-1", "engine rail-2", "engine rail-3", "lose"])
  })

  it("AMB-13 the disc of the annex is white and brings nothing but the double form", () => {
    const p = ahead(["jersey"]).money(0, 5).play("deliver columbia", "disc aux6-2x")
    expect([p.moneyOf(0), p.clearedOf(0), p.citiesOf(0)]).toEqual([[3], ["aux6-2x"], ["columbia"]])
  })

  it("AMB-14 a disc in Kansas City gives no further reach", () => {
    expect(placing(visiting().discsOnCities(0, "kansas-city")).offeredTowns).toEqual(["olive-gate"])
  })

  it("AMB-15 ends of a junction that a train could join only by reversing are not connected", () => {
    const joined = (a: string, b: string) => links.some(link => link.includes(a) && link.includes(b))
    for (const [a, b] of [
      ["olive-station", "olive-north"],
      ["blue-west", "blue-north"],
      ["red-medium-east", "montreal"],
      ["columbia", "st-louis"],
    ] as const)
      expect(joined(a, b)).toBe(false)
    // It never matters: the first three pairs are entered from one neighbour that reaches both.
    for (const [a, b, from] of [
      ["olive-station", "olive-north", "memphis"],
      ["blue-west", "blue-north", "blue-gate"],
      ["red-medium-east", "montreal", "red-4"],
    ] as const)
      expect([joined(a, from), joined(b, from)]).toEqual([true, true])
  })

  it("AMB-16 bonus tokens: 6 points and $2 on top, the others 4 points and $2", () => {
    expect(bonusTokens.map(({ vp, money }) => [vp, money])).toEqual([
      [6, 2],
      [4, 2],
      [4, 2],
      [4, 2],
    ])
  })

  it("AMB-17 who has no cards takes no part; cards worth 0 do", () => {
    const p = poker()
      .pot(4)
      .seated(0)
      .seated(1)
      .seated(2)
      .laid(0, "obj-money-1")
      .laid(1, "obj-money-2")
      .money(0, 0)
      .money(1, 0)
    p.arrive(0, "site-G").play("use add-on-show")
    expect([p.moneyOf(0, 1, 2), p.poker.pot]).toEqual([[3, 3, p.player(2).money], 1])
    expect(p.happened("handShown").map(event => event.seat)).toEqual([0, 1])
  })

  it("AMB-18 8b beside site D or G copies the add-on's action", () => {
    const p = poker({ b: [8] })
      .workers(0, { cowboy: 2 })
      .build(0, "8b", "site-G1")
      .seated(0)
      .laid(0, "jersey")
      .money(0, 0)
    p.arrive(0, "site-G1").play("copy site-G add-on-show")
    expect(p.moneyOf(0)).toEqual([3])
    const cards = poker({ b: [8] })
      .workers(0, { cowboy: 2 })
      .hand(0)
      .build(0, "8b", "site-C3")
      .arrive(0, "site-C3")
    expect(cards.play("copy site-D add-on-cards").poker.workers[0]).toBe(0)
  })

  it("AMB-19 a worker may be seated without money; a stake is paid in full", () => {
    const p = poker()
      .workers(0, { cowboy: 2 })
      .hand(0, "jersey", "jersey")
      .money(0, 0)
      .arrive(0, "site-D")
      .play("use add-on-cards")
    p.play("lay jersey")
    expect([p.asked, p.moneyOf(0)]).toEqual(["phaseB", [1]])
  })

  it("AMB-20 Site Preparation lifts the base ban on flipping", () => {
    const p = sitePreparation().arrive(0, "site-A").play("instead flip", "flip 2b")
    expect([p.sidesOf(0), p.sidesOf(1)]).toEqual(["2b", ""])
    expect(newGame().arrive(0, "site-A").verbs).not.toContain("instead")
  })

  it("AMB-21 a store that could not be placed is lost", () => {
    const p = ahead(eighteen, q => q.placed(0, 15).display("sm-exchange")).play("deliver new-york-city", "disc aux1-2x")
    expect([p.play("master sm-exchange").asked, p.storesLeft(0)]).toEqual(["endTurn", 0])
  })

  it("AMB-22 -8 in Kansas City, not -8 and -6", () => {
    expect(north().discsOnCities(0, "kansas-city").points(0, "cities")).toBe(-8)
    expect(newGame().discsOnCities(0, "kansas-city").points(0, "cities")).toBe(-6)
  })

  it("AMB-23 each disc in San Francisco counts the bells cleared at the end", () => {
    const p = north().placed(0, 2).discsOnCities(0, "san-francisco", "san-francisco", "san-francisco")
    expect(p.points(0, "cities")).toBe(0)
    expect(p.placed(0, 15).points(0, "cities")).toBe(30)
  })

  it("AMB-24 with the expansion the card of an arrow may be given up, in the base game it may not", () => {
    const p = ahead(eighteen, q => q.discsOnCities(0, "pittsburgh")).play("deliver cleveland", "disc aux1-2x")
    expect(p.can("lose")).toBe(true)
    const base = newGame().money(0, 20).discsOnCities(0, "topeka").hand(0, "jersey", "westHighland:3").foresight()
    base.arrive(0, "kc").play("deliver wichita", "disc aux1-2x")
    expect([base.asked, base.can("lose")]).toEqual(["takeObjective", false])
  })

  it("AMB-25 the auxiliary action of 13a is a reward: the other local action stays open", () => {
    const p = newGame({ options: { promos: ["building13"] } })
      .build(0, "13a", "site-A1")
      .hand(0, "jersey")
      .money(0, 9)
    p.arrive(0, "site-A1").play("use 13a.1", "aux gainMoney single")
    expect([p.can("use 13a.2"), p.legal("aux")]).toEqual([true, []])
  })

  it("AMB-26 a stationmaster from New York: its upper half now or never, its bonus kept", () => {
    const p = ahead(eighteen, q => q.display("sm-objectives").bare().tile("flood-1", "flood-green-2"))
    p.play("deliver new-york-city", "disc aux1-2x", "master sm-objectives")
    expect(p.legal()).toEqual(["use sm-objectives.a", "lose"])
    expect(p.play("lose").mastersOf(0)).toEqual(["sm-objectives"])
  })

  it("AMB-27 a store counts for reach as soon as it lies there, a disc too", () => {
    const p = visiting().cleared(0, "aux6-2x").hand(0, "guernsey", "guernsey").arrive(0, "site-D")
    p.play("use D.2", "aux placeStore double", "store olive-gate 0", "use placeStore-single")
    expect(p.offeredTowns).toContain("memphis")
    const disc = ahead(eighteen, q => q.display("sm-exchange")).play("deliver new-york-city", "disc aux1-2x")
    expect(disc.play("master sm-exchange").offeredTowns).toEqual(["olive-gate"])
    const pittsburgh = ahead(eighteen, q => q.discsOnCities(0, "pittsburgh").display("sm-exchange"))
    pittsburgh.play("deliver new-york-city", "disc aux1-2x", "master sm-exchange")
    expect(pittsburgh.offeredTowns).toEqual(["olive-gate", "indigo-gate"])
  })

  it("AMB-28 a disc moved away from a northern station ends its points, and it cannot be upgraded again", () => {
    const p = ahead(["jersey"], q => q.onlyDiscs(0).discsOnStations(0, "north-olive").stores(0, "olive-station"))
    expect(p.points(0, "stations")).toBe(6)
    p.play("deliver columbia")
    expect([p.stationsOf(0), p.points(0, "stations")]).toEqual([[], 0])
    expect(placing(p.build(1, "2a", "site-A1")).offeredTowns).not.toContain("olive-station")
  })

  it("AMB-29 the tile on site D has one more local action under the id of the add-on", () => {
    const p = poker({ seed: "shuffle", options: { neutralPlacement: "shuffled" } })
      .workers(0, { cowboy: 2 })
      .hand(0)
    expect(p.arrive(0, "site-D").legal("use")).toContain("use add-on-cards")
    expect(p.onSite("site-D")).not.toBe("D")
  })
})

describe("DEC Decisions", () => {
  it("DEC-1 place a store: a breed of value 2 in hand; as any auxiliary action", () => {
    const p = visiting().hand(0, "guernsey", "dutchBelt", "jersey").arrive(0, "site-A1")
    expect(p.can("aux placeStore single")).toBe(true)
    expect(p.play("aux placeStore single").legal()).toEqual(["discard dutchBelt", "discard guernsey"])
  })

  it("DEC-2 downtown and commerce space, or give up", () => {
    const p = placing(visiting().stores(0, "blue-gate"))
    const towns = downtowns.filter(({ id }) => p.offeredTowns.includes(id))
    expect(p.legal()).toEqual([...towns.flatMap(({ id }) => range(4).map(space => `store ${id} ${space}`)), "lose"])
  })

  it("DEC-3 an objective card of a space or a delivery may be lost", () => {
    const p = placing(visiting().stores(0, "indigo-medium")).play("store indigo-gate 0")
    expect([p.legal().at(-2), p.legal().at(-1)]).toEqual(["top", "lose"])
  })

  it("DEC-4 a northern station: yes or no, then disc and stationmaster", () => {
    const p = placing(visiting().stores(0, "memphis").workers(0, { cowboy: 2 })).play("store olive-station 0")
    expect(p.legal()).toEqual(["upgrade north-olive", "pass"])
    expect(p.play("upgrade north-olive").asked).toBe("takeDisc")
    expect(p.play("disc aux1-2x").legal()).toEqual(["appoint cowboy", "pass"])
  })

  it("DEC-5 a medium town tile: one side of a choice or lose, only if it can be carried out", () => {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", "money-or-cattle").market("holstein:1")
    expect(placing(p).play("store olive-medium 0").legal()).toEqual([
      "use money-or-cattle.a",
      "use money-or-cattle.b",
      "lose",
    ])
    const none = visiting().stores(0, "olive-gate").town("olive-medium", "free-build")
    none.player(0).unbuilt = 0
    expect(placing(none).play("store olive-medium 0").asked).toBe("phaseB")
  })

  it("DEC-6 the second half of the double form, or stop", () => {
    const p = visiting().cleared(0, "aux6-2x").hand(0, "guernsey", "guernsey").arrive(0, "site-D")
    p.play("use D.2", "aux placeStore double", "store olive-gate 0")
    expect(p.legal()).toEqual(["use placeStore-single", "lose"])
  })

  it("DEC-7 delivery: emblem, then disc", () => {
    const p = ahead(["jersey", "dutchBelt"], q => q.stores(0, "memphis"))
    expect(p.legal()).toEqual(["deliver kansas-city", "deliver columbia", "deliver memphis"])
    expect(p.play("deliver memphis").asked).toBe("takeDisc")
  })

  it("DEC-8 the order of effects, and the stationmaster of New York City", () => {
    const p = ahead(eighteen, q => q.discsOnCities(0, "chicago").display("sm-tipis", "sm-hazards"))
    expect(p.play("deliver detroit", "disc aux1-2x").verbs).toEqual(["use"])
    const ny = ahead(eighteen, q => q.display("sm-tipis", "sm-hazards")).play("deliver new-york-city", "disc aux1-2x")
    expect(ny.legal()).toEqual(["master sm-hazards", "master sm-tipis", "lose"])
  })

  it("DEC-9 a token: any player, any time, for 1 or 2 cards", () => {
    const p = north({ seats: 4 })
    expect(range(4).map(seat => p.beside(seat))).toEqual(range(4).map(() => ["exchange 1", "exchange 2"]))
  })

  it("DEC-10 exactly as many hand cards as were drawn", () => {
    const p = north().hand(1, "jersey", "guernsey").turn(0).by(1, "exchange 2")
    p.by(1, p.legalOf(1)[0] ?? "")
    expect(p.askedOf(1)).toBe("discardExchanged")
    p.by(1, p.legalOf(1)[0] ?? "")
    expect([p.askedOf(1), p.player(1).hand.length]).toEqual(["", 2])
  })

  it("DEC-11 confirmations: go on", () => {
    const p = north().hand(0, "jersey").foresight().arrive(0, "kc")
    expect(p.legal()).toEqual(["go-on"])
  })

  it("DEC-12 flip: each unbuilt own tile", () => {
    const p = sitePreparation().build(0, "1a", "site-A1").arrive(0, "site-A").play("instead flip")
    expect(p.legal()).toHaveLength(9)
  })

  it("DEC-13 site D: the first part cannot be refused, each later one can", () => {
    const p = poker().workers(0, { cowboy: 2, engineer: 2 }).hand(0, "jersey", "jersey").money(0, 5).arrive(0, "site-D")
    p.play("use add-on-cards")
    expect(p.legal()).toEqual(["seat cowboy", "seat engineer"])
    expect(p.play("seat engineer").can("stop")).toBe(true)
    expect(p.play("lay jersey").can("stop")).toBe(true)
  })

  it("DEC-14 site G: show", () => {
    const p = poker().seated(0).laid(0, "jersey").arrive(0, "site-G")
    expect(p.legal("use")).toContain("use add-on-show")
    expect(rows(p.t, "localActions").map(row => row.id)).toEqual(["add-on-cards", "add-on-show"])
  })

  it("all three modules at once keep every decision open", () => {
    const p = expanded(["railsToTheNorth", "atThePokerTable", "sitePreparation"], {
      options: { promos: ["building13"] },
    })
    p.workers(0, { cowboy: 2 }).hand(0, "guernsey").arrive(0, "site-D")
    expect(p.verbs).toEqual(["use", "aux", "instead"])
    expect([p.can("use add-on-cards"), p.can("aux placeStore single"), p.can("instead flip")]).toEqual([
      true,
      true,
      true,
    ])
    expect(num([p.player(0).unbuilt], 0)).toBe((1 << 14) - 2)
  })
})
