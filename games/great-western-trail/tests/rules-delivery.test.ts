import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cities } from "../data/cities.ts"
import { discSpaces } from "../data/players.ts"
import { stations } from "../data/track.ts"
import { newGame, type Position } from "./position.ts"

/** Seat 0 at the delivery with this total: certificates of stationmasters stand for cattle. */
function delivering(total: number, p: Position = newGame()): Position {
  const hands: { readonly [value: number]: readonly string[] } = {
    0: [],
    1: ["jersey"],
    4: ["westHighland:3"],
    6: ["westHighland:3", "guernsey"],
    8: ["westHighland:3", "guernsey", "dutchBelt"],
    10: ["westHighland:3", "guernsey", "dutchBelt", "blackAngus"],
    12: ["westHighland:3", "texasLonghorn:5", "holstein:1"],
    18: ["westHighland:3", "texasLonghorn:5", "holstein:1", "ayrshire:3", "brownSwiss:2"],
  }
  p.foresight()
    .hand(0, ...(hands[total] ?? []))
    .certificates(0, 0)
  return p.arrive(0, "kc")
}

function cityChoices(p: Position): string[] {
  return p.legal("deliver").map(text => text.replace("deliver ", ""))
}

describe("GWT-9 Delivery", () => {
  it("GWT-9.1 any city of at most the total may be chosen", () => {
    const p = delivering(6)
    expect(cityChoices(p)).toEqual(["kansas-city", "topeka", "wichita", "colorado-springs"])
    expect(p.refused("deliver santa-fe")).toMatchObject({ rule: "GWT-9.1", reason: "cityValue", data: { value: 8 } })
  })

  it("GWT-9.2 cities and their values", () => {
    expect(cities.map(({ id, value }) => `${id} ${value}`)).toEqual([
      "kansas-city 0",
      "topeka 1",
      "wichita 4",
      "colorado-springs 6",
      "santa-fe 8",
      "albuquerque 10",
      "el-paso 12",
      "san-diego 14",
      "sacramento 16",
      "san-francisco 18",
    ])
  })

  it("GWT-9.3 a city takes one own disc, Kansas City and San Francisco any number; others' discs never matter", () => {
    const p = newGame().discsOnCities(0, "topeka", "kansas-city", "san-francisco").discsOnCities(1, "wichita")
    delivering(18, p.money(0, 50))
    expect(cityChoices(p)).toEqual(cities.map(({ id }) => id).filter(id => id !== "topeka"))
    expect(p.refused("deliver topeka")).toMatchObject({ rule: "GWT-9.3", reason: "deliveredThere" })
  })

  it("GWT-9.4 a disc goes on the city", () => {
    const p = delivering(1).play("deliver topeka", "disc aux3-1x")
    expect([p.citiesOf(0), p.clearedOf(0)]).toEqual([["topeka"], ["aux3-1x"]])
  })

  it("GWT-9.5 Kansas City gives $6; an arrow completed gives an objective card, two arrows two cards", () => {
    const p = delivering(0, newGame().money(0, 0)).play("disc aux1-2x")
    expect(p.moneyOf(0)).toEqual([6])
    const q = newGame()
      .discsOnCities(0, "colorado-springs", "albuquerque")
      .objectives("obj-sf-1", "obj-sf-2")
      .objectivePile("obj-sf-3")
    delivering(8, q).play("deliver santa-fe", "disc aux1-2x")
    expect(q.legal()).toEqual(["take obj-sf-1", "take obj-sf-2", "top"])
    q.play("take obj-sf-1")
    expect(q.legal()).toEqual(["take obj-sf-2", "take obj-sf-3"])
    q.play("take obj-sf-3")
    expect(q.cardsIn(0, "discards").filter(card => card.startsWith("obj"))).toEqual(["obj-sf-1", "obj-sf-3"])
    const r = newGame().discsOnCities(0, "wichita").objectives("obj-sf-1").objectivePile()
    delivering(1, r).play("deliver topeka", "disc aux1-2x")
    expect(r.cardsIn(0, "discards")).toContain("obj-sf-1")
  })

  it("GWT-9.6 points on arrows count at the end if both cities have an own disc", () => {
    const p = newGame().discsOnCities(0, "albuquerque", "el-paso").discsOnCities(1, "el-paso")
    expect([p.points(0, "cities"), p.points(1, "cities")]).toEqual([6, 0])
  })

  it("GWT-9.7 last the transport costs, none if the engine is level or beyond", () => {
    const p = delivering(4, newGame().money(0, 0)).play("deliver wichita", "disc aux1-2x")
    expect(p.moneyOf(0)).toEqual([3])
    const q = delivering(4, newGame().money(0, 0).engine(0, "rail-4")).play("deliver wichita", "disc aux1-2x")
    expect(q.moneyOf(0)).toEqual([4])
  })

  it("GWT-9.8 crosses between the engine and the city cost $1 each", () => {
    const fee = (rail: string) => {
      const p = delivering(10, newGame().money(0, 0).engine(0, rail)).play("deliver albuquerque", "disc aux1-2x")
      return 10 - (p.moneyOf(0)[0] ?? 0)
    }
    expect(["rail-0", "rail-4", "rail-5", "rail-6", "rail-8", "rail-10", "rail-20"].map(fee)).toEqual([
      5, 4, 3, 2, 1, 0, 0,
    ])
  })

  it("GWT-9.9 marker, city, disc and cards are asked in this order; transport is paid by itself", () => {
    const p = newGame()
      .discsOnCities(0, "wichita")
      .money(0, 9)
      .foresight()
      .hand(0, "jersey")
      .certificates(0, 1)
      .arrive(0, "kc")
    const asked = [p.asked]
    for (const choice of ["spend 0", "deliver topeka", "disc aux1-2x"]) asked.push(p.play(choice).asked)
    expect(asked).toEqual(["income", "deliver", "takeDisc", "takeObjective"])
    p.play("top")
    expect(p.asked).toBe("endTurn")
  })

  it("R1 an engine on a turnout counts as the higher of its two numbers", () => {
    const p = delivering(10, newGame().money(0, 0).engine(0, "turnout-4")).play("deliver albuquerque", "disc aux1-2x")
    expect(p.moneyOf(0)).toEqual([7])
  })

  it("R36 Kansas City and San Francisco have no arrows, so no arrow gives cards twice", () => {
    const p = newGame().discsOnCities(0, "san-francisco", "sacramento").money(0, 50)
    delivering(18, p).play("deliver san-francisco", "disc aux1-2x")
    expect([p.asked, p.citiesOf(0).length]).toEqual(["endTurn", 3])
  })
})

describe("GWT-10 Discs", () => {
  it("GWT-10.1 nine disc spaces have a white frame, five a black one", () => {
    const black = discSpaces.filter(space => !space.white).map(({ id }) => id)
    expect(black).toEqual(["cert-6", "move-money", "move-vp", "hand-1", "hand-2"])
    expect(discSpaces.length - black.length).toBe(9)
  })

  it("GWT-10.2 white discs go anywhere, black ones to black frames only", () => {
    expect(cities.filter(city => !city.white).map(({ id }) => id)).toEqual([
      "albuquerque",
      "el-paso",
      "sacramento",
      "san-francisco",
    ])
    expect(stations.map(station => station.white)).toEqual(range(10).map(i => i < 4))
    const white = delivering(4, newGame().money(0, 20)).play("deliver wichita")
    expect(white.legal()).toEqual(discSpaces.filter(space => space.white).map(({ id }) => `disc ${id}`))
    expect(white.refused("disc move-vp")).toMatchObject({ rule: "GWT-10.7", reason: "frame" })
    const black = delivering(10, newGame().money(0, 20)).play("deliver albuquerque")
    expect(black.legal()).toHaveLength(14)
  })

  it("GWT-10.3 with only black-framed discs left one of them may go to a white place", () => {
    const p = delivering(4, newGame().money(0, 20).onlyDiscs(0, "cert-6", "move-money", "hand-1")).play(
      "deliver wichita",
    )
    expect(p.legal()).toEqual(["disc cert-6", "disc move-money", "disc hand-1"])
  })

  it("GWT-10.4 what each cleared space gives", () => {
    const take = (disc: string) => delivering(10, newGame().money(0, 20)).play("deliver albuquerque", `disc ${disc}`)
    const base = take("aux1-2x").moneyOf(0)[0] ?? 0
    expect(take("move-money").moneyOf(0)).toEqual([base + 3])
    expect(take("hand-1").moneyOf(0)).toEqual([base - 5])
    expect(take("hand-2").play("end").player(0).hand).toHaveLength(5)
    expect(take("move-vp").points(0, "movementDisc")).toBe(3)
    const limit = (...discs: string[]) => {
      const p = newGame()
        .certificates(0, 3)
        .cleared(0, ...discs)
        .arrive(0, "site-C")
      return p.can("use C.1a") ? p.play("use C.1a").certificatesOf(0) : 3
    }
    expect([limit(), limit("cert-6"), limit("cert-4"), limit("cert-4", "cert-6")]).toEqual([3, 3, 4, 4])
    for (const [disc, action] of [
      ["aux3-1x", "certificate"],
      ["aux4-1x", "engine"],
      ["aux5-1x", "removeCard"],
      ["aux3-2x", "certificate"],
      ["aux4-2x", "engine"],
      ["aux5-2x", "removeCard"],
    ] as const)
      expect(newGame().engine(0, "rail-2").cleared(0, disc).arrive(0, "site-A").legal("aux")).toContain(
        `aux ${action} single`,
      )
    for (const [disc, action] of [
      ["aux1-2x", "gainMoney"],
      ["aux2-2x", "drawDiscard"],
    ] as const)
      expect(newGame().cleared(0, disc).arrive(0, "site-G").play("use G.2").legal("aux")).toContain(
        `aux ${action} double`,
      )
  })

  it("GWT-10.5 if none can be taken from the board, a disc moves from a station; discs on cities never do", () => {
    const p = newGame()
      .money(0, 0)
      .onlyDiscs(0, "hand-1")
      .discsOnStations(0, "station-1", "station-3")
      .discsOnCities(0, "topeka")
    delivering(0, p)
    expect(p.legal()).toEqual(["disc-from station-1", "disc-from station-3"])
    p.play("disc-from station-3")
    expect([p.stationsOf(0), p.citiesOf(0)]).toEqual([["station-1"], ["kansas-city", "topeka"]])
  })

  it("GWT-10.6 city and disc are offered only if all payments can be made", () => {
    const p = delivering(8, newGame().money(0, 0).onlyDiscs(0, "hand-1"))
    expect(cityChoices(p)).toEqual(["kansas-city", "topeka", "wichita", "colorado-springs"])
    expect(p.refused("deliver santa-fe")).toMatchObject({ rule: "GWT-10.7", reason: "noDiscFits" })
  })

  it("GWT-10.7 the groups: right frame, wrong frame, discs of stations", () => {
    const groups = (money: number, ...discs: string[]) =>
      delivering(
        4,
        newGame()
          .money(0, money - 4)
          .onlyDiscs(0, ...discs)
          .discsOnStations(0, "station-2"),
      ).play("deliver wichita")
    expect(groups(20, "aux1-2x", "cert-4", "move-vp").legal()).toEqual(["disc aux1-2x", "disc cert-4"])
    expect(groups(20, "move-vp", "hand-1").legal()).toEqual(["disc move-vp", "disc hand-1"])
    expect(groups(4, "move-vp", "hand-1").citiesOf(0)).toEqual(["wichita"])
    expect(groups(4, "hand-1", "hand-2").stationsOf(0)).toEqual([])
  })

  it("R16 moving a station disc is compulsory for a delivery; its points are lost, a stationmaster is kept", () => {
    const p = newGame()
      .money(0, 0)
      .onlyDiscs(0)
      .discsOnStations(0, "station-5")
      .masters(0, "sm-tipis")
      .foresight()
      .hand(0)
    expect(p.points(0, "stations")).toBe(3)
    p.arrive(0, "kc")
    p.play("deliver kansas-city")
    expect([p.points(0, "stations"), p.mastersOf(0), p.citiesOf(0)]).toEqual([0, ["sm-tipis"], ["kansas-city"]])
  })

  it("R17 the price of the disc must be there before, the rest must cover transport", () => {
    const p = delivering(8, newGame().money(0, 1).onlyDiscs(0, "hand-1"))
    expect(cityChoices(p)).toContain("santa-fe")
    expect(cityChoices(delivering(8, newGame().money(0, 0).onlyDiscs(0, "hand-1")))).not.toContain("santa-fe")
    const q = delivering(8, newGame().money(0, 0).onlyDiscs(0, "move-money")).play("deliver santa-fe")
    expect(q.moneyOf(0)).toEqual([8 + 3 - 4])
  })

  it("R18 only $5 discs and no money: Kansas City pays the disc; no disc at all: no effect", () => {
    const p = delivering(1, newGame().money(0, 1).onlyDiscs(0, "hand-1"))
    expect([p.citiesOf(0), p.moneyOf(0), p.asked]).toEqual([["kansas-city"], [1 + 1 + 6 - 5], "endTurn"])
    const q = delivering(4, newGame().money(0, 0).onlyDiscs(0))
    expect([q.citiesOf(0), q.moneyOf(0), q.asked]).toEqual([[], [4], "endTurn"])
  })

  it("R34 the $3 of a movement disc cannot pay the station it goes to, but the transport of its delivery", () => {
    const p = newGame().engine(0, "rail-15").money(0, 5).workers(0, { engineer: 3 }).master(5).arrive(0, "site-G")
    p.play("use G.1", "engine turnout-16")
    expect(p.asked).toBe("phaseB")
    const q = delivering(10, newGame().money(0, 0)).play("deliver albuquerque", "disc move-money")
    expect(q.moneyOf(0)).toEqual([8])
  })
})

describe("GWT-11 Phase C", () => {
  it("GWT-11.1 the hand limit is 4, plus 1 for each cleared hand space", () => {
    const size = (...discs: string[]) =>
      newGame()
        .hand(0)
        .cleared(0, ...discs)
        .arrive(0, "site-A")
        .play("aux gainMoney single", "end")
        .player(0).hand.length
    expect([size(), size("hand-1"), size("hand-2"), size("hand-1", "hand-2")]).toEqual([4, 5, 5, 6])
  })

  it("GWT-11.2 the hand is drawn up to the limit", () => {
    const p = newGame().hand(0, "jersey", "jersey").pile(0, "guernsey", "guernsey", "guernsey").arrive(0, "site-A")
    p.play("aux gainMoney single", "end")
    expect(p.cardsIn(0, "hand")).toEqual(["guernsey", "guernsey", "jersey", "jersey"])
  })

  it("GWT-11.3 then the turn ends", () => {
    const p = newGame().arrive(0, "site-A").play("aux gainMoney single", "end")
    expect([p.seat, p.s.active, p.asked]).toEqual([1, 1, "placeRancher"])
  })
})
