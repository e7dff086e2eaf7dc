import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

/** Seat 0 with an engine two spaces before a turnout, and money. */
function driving(p: Position = newGame()): Position {
  return p.engine(0, "rail-2").workers(0, { engineer: 2 }).money(0, 10).arrive(0, "site-G")
}

describe("GWT-25 Decisions", () => {
  it("GWT-25.1 first turn: one of the 7 neutral buildings", () => {
    const p = newGame({ options: { neutralPlacement: "shuffled" } })
    expect([p.asked, p.legal().length]).toEqual(["placeRancher", 7])
  })

  it("GWT-25.2 before phase A: an objective card, or go on to the move", () => {
    const p = newGame().bare().rancher(0, "site-A").turn(0).hand(0, "obj-sf-1", "jersey")
    expect(p.verbs).toEqual(["move", "play"])
  })

  it("GWT-25.3 a move is a list of locations and cannot be refused", () => {
    const p = newGame().bare().rancher(0, "site-F").turn(0)
    expect(p.legal()).toEqual(["move site-G", "move site-G kc"])
    const q = newGame().bare().build(0, "4a", "site-F1").arrive(0, "site-F1").play("use 4a.2")
    expect(q.legal()).toEqual(["move site-G", "move site-G kc"])
  })

  it("GWT-25.4 phase B on an own or neutral building: the end only after an action", () => {
    const p = newGame().hand(0).arrive(0, "site-G")
    expect([p.rule, p.can("end")]).toEqual(["GWT-7.8", false])
    expect(p.play("use G.1").can("end")).toBe(true)
  })

  it("GWT-25.5 phase B on a foreign tile: the end only after the auxiliary action", () => {
    const p = newGame().tile("flood-1", "flood-green-2").hand(0).arrive(0, "flood-1")
    expect(p.legal()).toEqual(["aux gainMoney single", "aux drawDiscard single"])
    expect(p.play("aux gainMoney single").legal()).toEqual(["end"])
  })

  it("GWT-25.6 an auxiliary action in each allowed form whose requirement can be met; as reward it may be lost", () => {
    const p = newGame().cleared(0, "aux1-2x", "aux3-1x", "aux5-2x").money(0, 0).hand(0, "obj-sf-1").engine(0, "rail-1")
    p.arrive(0, "site-G").play("use G.2")
    expect(p.legal()).toEqual(
      ["gainMoney single", "gainMoney double", "drawDiscard single", "removeCard single"].map(t => `aux ${t}`),
    )
    const q = newGame().hand(0, "obj-sf-1").arrive(0, "site-G").play("play obj-sf-1")
    expect(q.legal()).toEqual(["aux gainMoney single", "aux drawDiscard single", "lose"])
  })

  it("GWT-25.7 a discard as a requirement: a card that fits, a breed held twice; it cannot be refused", () => {
    const p = newGame()
      .hand(0, "jersey", "jersey", "guernsey", "guernsey", "dutchBelt")
      .arrive(0, "site-F")
      .play("use F.1")
    expect(p.legal()).toEqual(["pair jersey", "pair guernsey"])
    const q = newGame({ b: [1] })
      .build(0, "1b", "site-A1")
      .hand(0, "obj-sf-1", "obj-sf-2")
      .arrive(0, "site-A1")
      .play("use 1b.1")
    expect(q.legal()).toEqual(["discard obj-sf-1", "discard obj-sf-2"])
  })

  it("GWT-25.8 hire: row and type, not the token's row, payable, own row not full; as reward it may be lost", () => {
    const p = newGame()
      .token(3)
      .jobs(1, "cowboy")
      .jobs(2, "engineer")
      .jobs(3, "craftsman")
      .money(0, 6)
      .workers(0, { cowboy: 6 })
    p.arrive(0, "site-A").play("use A.2")
    expect(p.workersOf(0)).toEqual([6, 1, 2])
    const q = newGame()
      .token(4)
      .jobs(1, "engineer")
      .jobs(2, "cowboy")
      .money(0, 20)
      .workers(0, { engineer: 3 })
      .arrive(0, "site-A")
    q.play("use A.2", "hire 1 engineer")
    expect(q.legal()).toEqual(["hire 2 cowboy", "lose"])
  })

  it("GWT-25.9 the immediate action of a worker space: use or lose, only if it can be carried out", () => {
    const p = newGame().token(4).jobs(1, "engineer").money(0, 20).hand(0, "jersey").arrive(0, "site-A").play("use A.2")
    expect(p.legal()).toEqual(["use engineer-2", "lose"])
    expect([p.play("lose").certificatesOf(0), p.cardsIn(0, "hand")]).toEqual([0, ["jersey"]])
  })

  it("GWT-25.10 build: tile, then site; as reward it may be lost", () => {
    const p = newGame()
      .token(4)
      .jobs(1, "craftsman")
      .money(0, 20)
      .workers(0, { craftsman: 3 })
      .arrive(0, "site-A")
      .play("use A.2")
    expect(p.legal()).toEqual(["1a", "2a", "3a", "4a", "5a", "6a"].map(id => `build ${id}`).concat("lose"))
    const q = newGame().money(0, 20).arrive(0, "site-B").play("use B.2")
    expect(q.can("lose")).toBe(false)
  })

  it("GWT-25.11 objective card: each open one, the top unseen; on an arrow it cannot be refused", () => {
    const p = newGame().arrive(0, "site-C").play("use C.1b")
    expect([p.legal().length, p.can("lose")]).toEqual([5, false])
    const q = newGame()
      .discsOnCities(0, "wichita")
      .foresight()
      .hand(0, "jersey")
      .arrive(0, "kc")
      .play("deliver topeka", "disc aux1-2x")
    expect([q.legal().length, q.can("lose")]).toEqual([5, false])
    const r = newGame({ b: [6] })
      .build(0, "6b", "site-A1")
      .hand(0, "jersey")
      .arrive(0, "site-A1")
      .play("use 6b.1")
    expect(r.can("lose")).toBe(true)
  })

  it("GWT-25.12 engine forward: the spaces; as reward it may be lost", () => {
    expect(driving().play("use G.1").legal()).toEqual(["engine rail-3", "engine rail-4"])
    const p = driving(newGame().cleared(0, "aux4-1x")).play("use G.2", "aux engine single")
    expect(p.legal()).toEqual(["engine rail-3", "lose"])
  })

  it("GWT-25.13 engine back as a requirement cannot be refused", () => {
    const p = newGame()
      .engine(0, "rail-5")
      .cleared(0, "aux5-1x")
      .hand(0)
      .arrive(0, "site-A")
      .play("aux removeCard single")
    expect(p.legal()).toEqual(["engine rail-4", "engine turnout-4"])
  })

  it("GWT-25.14 engine back from 39: any free space below", () => {
    const p = newGame().engine(0, "rail-38").engine(1, "rail-7").money(0, 0).arrive(0, "site-G").play("use G.1")
    expect([p.legal().length, p.can("engine rail-7")]).toEqual([47, false])
  })

  it("GWT-25.15 upgrade the station just reached: yes or no, only if allowed", () => {
    const p = driving(newGame()).engine(0, "rail-3").arrive(0, "site-G").play("use G.1", "engine turnout-4")
    expect(p.legal()).toEqual(["upgrade station-1", "pass"])
  })

  it("GWT-25.16 the disc: GWT-10.7, for a station by what is left after its cost", () => {
    const p = driving(newGame().master(5))
      .money(0, 11)
      .engine(0, "rail-15")
      .arrive(0, "site-G")
      .play("use G.1", "engine turnout-16", "upgrade station-5")
    expect(p.legal()).toHaveLength(14)
    const q = driving(newGame().master(5))
      .money(0, 10)
      .engine(0, "rail-15")
      .arrive(0, "site-G")
      .play("use G.1", "engine turnout-16", "upgrade station-5")
    expect([q.legal().length, q.refused("disc hand-1").reason]).toEqual([12, "discPrice"])
  })

  it("GWT-25.17 stationmaster: each row with at least 2 workers, or no tile", () => {
    const p = newGame().workers(0, { cowboy: 3 }).master(1, "sm-hazards")
    driving(p)
      .engine(0, "rail-3")
      .arrive(0, "site-G")
      .play("use G.1", "engine turnout-4", "upgrade station-1", "disc aux1-2x")
    expect(p.legal()).toEqual(["appoint cowboy", "appoint engineer", "pass"])
    expect([p.play("pass").mastersOf(0), p.s.masters[0]]).toEqual([[], 2])
  })

  it("GWT-25.18 the upper half: use one side of a slash or lose", () => {
    const p = newGame()
      .bare()
      .tile("tipi-1", "tipi-green")
      .tile("flood-1", "flood-green-2")
      .workers(0, { cowboy: 2 })
      .master(1, "sm-objectives")
    driving(p)
      .engine(0, "rail-3")
      .arrive(0, "site-G")
      .play("use G.1", "engine turnout-4", "upgrade station-1", "disc aux1-2x", "appoint cowboy")
    expect(p.legal()).toEqual(["use sm-objectives.a", "use sm-objectives.b", "lose"])
    expect(p.play("lose").asked).toBe("phaseB")
  })

  it("GWT-25.19 trade: each tipi whose value can be paid; as reward it may be lost", () => {
    const p = newGame()
      .bare()
      .tile("tipi-m2", "tipi-blue")
      .tile("tipi-10", "tipi-blue")
      .money(0, 6)
      .token(4)
      .jobs(1, "cowboy")
    p.workers(0, { cowboy: 5 }).arrive(0, "site-A").play("use A.2")
    expect(p.legal()).toEqual(["trade tipi-10", "lose"])
  })

  it("GWT-25.20 remove a hazard: each on the board; as reward it may be lost", () => {
    const p = newGame()
      .bare()
      .tile("flood-2", "flood-green-3")
      .tile("drought-1", "drought-green-3")
      .money(0, 6)
      .token(4)
      .jobs(1, "cowboy")
    p.workers(0, { cowboy: 3 }).arrive(0, "site-A").play("use A.2")
    expect(p.legal()).toEqual(["hazard flood-2", "hazard drought-1", "lose"])
  })

  it("GWT-25.21 buy cattle step by step; stop is not the first step", () => {
    const p = newGame()
      .workers(0, { cowboy: 2 })
      .money(0, 12)
      .market("holstein:1", "texasLonghorn:5")
      .arrive(0, "site-E")
      .play("use E.2")
    expect(p.legal()).toEqual(["deal v3-1", "deal v3-2", "deal tl-2", "turn-up"])
    expect(p.play("deal v3-1").legal()).toEqual(["turn-up", "stop"])
  })

  it("GWT-25.22 draw a number, then discard exactly that many; as reward it may be lost", () => {
    const p = newGame()
      .hand(0, "obj-draw-1", "jersey")
      .pile(0, "guernsey", "guernsey")
      .discards(0)
      .arrive(0, "site-A")
      .play("play obj-draw-1")
    expect(p.legal()).toEqual(["draw 1", "draw 2", "lose"])
    p.play("draw 2")
    expect(p.legal()).toEqual(["discard jersey", "discard guernsey"])
    p.play("discard jersey")
    expect([p.asked, p.cardsIn(0, "hand")]).toEqual(["phaseB", ["guernsey"]])
  })

  it("GWT-25.23 remove cards: none up to n", () => {
    const p = newGame()
      .cleared(0, "aux5-1x", "aux5-2x")
      .engine(0, "rail-3")
      .hand(0, "jersey", "guernsey")
      .arrive(0, "site-G")
    p.play("use G.2", "aux removeCard double")
    expect(p.legal()).toEqual(["remove jersey", "remove guernsey", "stop"])
    expect(p.play("remove jersey").legal()).toEqual(["remove guernsey", "stop"])
  })

  it("GWT-25.24 8b: each offered action of each neighbour", () => {
    const p = newGame()
      .hand(0, "jersey", "jersey")
      .money(0, 0)
      .build(0, "8b", "site-A1")
      .build(2, "3a", "site-A2")
      .arrive(0, "site-A1")
    expect(p.legal("copy")).toEqual(["copy site-A2 3a.1", "copy site-A2 3a.2"])
  })

  it("GWT-25.25 9a: a space at least 1 back for which a city and disc exist, then the city", () => {
    const p = newGame()
      .engine(0, "rail-2")
      .engine(1, "rail-1")
      .build(0, "9a", "site-A1")
      .arrive(0, "site-A1")
      .play("use 9a.2")
    expect(p.legal()).toEqual(["deliver kansas-city", "deliver topeka"])
    expect(newGame().build(0, "9a", "site-A1").arrive(0, "site-A1").can("use 9a.2")).toBe(false)
    const none = newGame().engine(0, "rail-9").onlyDiscs(0).build(0, "9a", "site-A1").arrive(0, "site-A1")
    expect(none.refused("use 9a.2")).toMatchObject({ rule: "GWT-15.1", reason: "noTarget" })
  })

  it("GWT-25.26 9b: each passed station that can be upgraded", () => {
    const p = newGame().engine(0, "rail-12").money(0, 3).build(0, "9b", "site-A1").arrive(0, "site-A1").play("use 9b.1")
    expect(p.legal()).toEqual(["upgrade station-1", "upgrade station-2"])
    expect(p.refused("upgrade station-3")).toMatchObject({ rule: "GWT-15.3", reason: "price" })
    expect(p.refused("upgrade station-5")).toMatchObject({ rule: "GWT-15.3", reason: "notPassed" })
  })

  it("GWT-25.27 a free move: each location at most 3 ahead without entering Kansas City, or lose", () => {
    const p = newGame().bare().hand(0, "obj-move-1").arrive(0, "site-F").play("play obj-move-1")
    expect(p.legal()).toEqual(["ride site-G", "lose"])
  })

  it("GWT-25.28 at Kansas City before phases 1 to 4: an objective card, or go on by choosing a tile or the marker", () => {
    const p = newGame().hand(0, "obj-sf-1").foresight("flood-green-2", "flood-green-2").arrive(0, "kc")
    expect(p.legal()).toEqual(["foresight fs-1a", "play obj-sf-1"])
    p.play("foresight fs-1a")
    expect(p.legal()).toEqual(["spend 0", "play obj-sf-1"])
  })

  it("GWT-25.29 foresight: the tiles on the two slots, no refusal", () => {
    const p = newGame().hand(0).foresight("flood-green-2", "flood-green-3").arrive(0, "kc")
    expect(p.legal()).toEqual(["foresight fs-1a", "foresight fs-1b"])
  })

  it("GWT-25.30 income: each number of the track from 0 to the present one, or stay", () => {
    const p = newGame().hand(0).foresight().cleared(0, "cert-4", "cert-6").certificates(0, 6).arrive(0, "kc")
    expect(p.legal().map(text => 6 - Number(text.split(" ")[1]))).toEqual([6, 4, 3, 2, 1, 0])
  })

  it("GWT-25.31 delivery: city, then disc, no refusal", () => {
    const p = newGame().hand(0, "jersey").foresight().arrive(0, "kc")
    expect(p.legal()).toEqual(["deliver kansas-city", "deliver topeka"])
    expect(p.play("deliver topeka").verbs).toEqual(["disc"])
  })
})
