import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

const workers = ["cowboy", "craftsman", "cowboy", "craftsman"] as const
/** Two hazards for phase 1, four workers for phases 2 and 3. */
function atKansasCity(seats = 3): Position {
  return newGame({ seats })
    .bare()
    .hand(0)
    .foresight("flood-green-2", "drought-green-2", ...workers)
}

/** Chooses the first tile of every phase. */
function firstTiles(p: Position): Position {
  while (p.asked === "foresight") p.play(p.legal("foresight")[0] ?? "")
  return p
}

describe("GWT-8 Kansas City", () => {
  it("GWT-8.1 three foresight phases, income and delivery, all compulsory and in order", () => {
    const p = atKansasCity().certificates(0, 2).arrive(0, "kc")
    expect(p.legal()).toEqual(["foresight fs-1a", "foresight fs-1b"])
    p.play("foresight fs-1b")
    expect(p.legal()).toEqual(["foresight fs-2a", "foresight fs-2b"])
    p.play("foresight fs-2a")
    expect(p.legal()).toEqual(["foresight fs-3a", "foresight fs-3b"])
    p.play("foresight fs-3b")
    expect(p.legal()).toEqual(["spend 0", "spend 1", "spend 2"])
    p.play("spend 2")
    expect(p.legal()).toEqual(["deliver kansas-city", "deliver topeka"])
  })

  it("GWT-8.2 one of the two tiles of a number is placed at once", () => {
    const p = atKansasCity().arrive(0, "kc").play("foresight fs-1b")
    expect([p.onSite("drought-1"), p.foresightOf()[1], p.foresightOf()[0]]).toEqual([
      "drought-green-2",
      "",
      "flood-green-2",
    ])
  })

  it("GWT-8.3 tipis go by value, hazards to their zone by number; without room they leave the game", () => {
    const spaces = ["tipi-m3", "tipi-m2", "tipi-m1", "tipi-1", "tipi-2", "tipi-4", "tipi-6", "tipi-8", "tipi-10"]
    const p = newGame().bare().hand(0)
    for (const space of spaces) {
      p.foresight("tipi-blue").arrive(0, "kc")
      expect(p.onSite(space)).toBe("tipi-blue")
    }
    p.foresight("tipi-blue").arrive(0, "kc")
    expect(p.s.gone).toHaveLength(1)
    for (const n of [1, 2, 3, 4]) {
      p.foresight("rockfall-black-2").arrive(0, "kc")
      expect(p.onSite(`rockfall-${n}`)).toBe("rockfall-black-2")
    }
    p.foresight("rockfall-black-2").arrive(0, "kc")
    expect(p.s.gone).toHaveLength(2)
  })

  it("GWT-8.4 a worker takes the leftmost free cell of the token's row; the token's cell comes last and moves it", () => {
    const p = newGame({ seats: 4 }).bare().hand(0).token(3)
    const rows: string[] = []
    for (const _ of range(4)) {
      p.foresight("", "", "cowboy").arrive(0, "kc")
      rows.push(p.jobsIn(3).map(Boolean).map(Number).join(""), String(p.s.token + 1))
    }
    expect(rows).toEqual(["1000", "3", "1100", "3", "1110", "3", "1111", "4"])
    const two = newGame({ seats: 2 }).hand(0).token(3).foresight("", "", "cowboy").arrive(0, "kc")
    expect(two.jobsIn(3)).toEqual(["", "", "cowboy", ""])
  })

  it("GWT-8.5 yellow arrows below rows 6 and 9 refill the market at once, the red one triggers the end", () => {
    for (const row of range(13).slice(3)) {
      const p = newGame()
        .hand(0)
        .market("holstein:1")
        .token(row)
        .tokenNext()
        .foresight("", "", "cowboy")
        .arrive(0, "kc")
      expect([row, p.s.market.length, p.s.ended]).toEqual([row, row === 6 || row === 9 ? 10 : 1, row === 12 ? 0 : -1])
    }
  })

  it("GWT-8.6 a refill draws up to the size, nothing if there are more, and stops with the pile", () => {
    const refill = (p: Position) => p.hand(0).token(6).tokenNext().foresight("", "", "cowboy").arrive(0, "kc")
    const full = refill(newGame().market(...new Array<string>(12).fill("holstein:1")))
    expect(full.s.market).toHaveLength(12)
    const short = refill(newGame().market().marketPile("holstein:1", "ayrshire:3"))
    expect([short.marketOf(), short.s.marketPile]).toEqual([["holstein:1", "ayrshire:3"], []])
  })

  it("GWT-8.7 each different breed in hand counts once; objective cards and VP count nothing", () => {
    const p = newGame().foresight().money(0, 0)
    p.hand(0, "jersey", "jersey", "westHighland:3", "westHighland:5", "obj-sf-1").arrive(0, "kc").play("spend 0")
    expect(p.moneyOf(0)).toEqual([5])
  })

  it("GWT-8.8 permanent certificates always add 1, temporary ones as many as are spent", () => {
    const p = newGame()
      .foresight()
      .money(0, 0)
      .hand(0, "jersey")
      .certificates(0, 3)
      .masters(0, "sm-hazards", "sm-tipis")
    p.arrive(0, "kc")
    expect(p.legal()).toEqual(["spend 0", "spend 1", "spend 2", "spend 3"])
    p.play("spend 2")
    expect([p.certificatesOf(0), ...p.moneyOf(0)]).toEqual([1, 5])
  })

  it("GWT-8.9 dollars for the total, then the whole hand is discarded", () => {
    const p = newGame().foresight().money(0, 1).hand(0, "jersey", "guernsey", "obj-sf-1").discards(0).arrive(0, "kc")
    p.play("spend 0")
    expect([p.moneyOf(0), p.cardsIn(0, "hand"), p.cardsIn(0, "discards")]).toEqual([
      [4],
      [],
      ["guernsey", "jersey", "obj-sf-1"],
    ])
  })

  it("GWT-8.10 the total is what the delivery goes by", () => {
    const p = newGame().foresight().hand(0, "jersey", "dutchBelt", "guernsey", "blackAngus").arrive(0, "kc")
    expect(p.legal()).toEqual(["kansas-city", "topeka", "wichita", "colorado-springs"].map(city => `deliver ${city}`))
  })

  it("GWT-8.11 then the rancher goes to the start and empty slots are refilled, after the stop", () => {
    const p = firstTiles(atKansasCity().arrive(0, "kc")).play("disc aux1-2x")
    expect([p.asked, p.rancherOf(0), p.foresightOf().filter(tile => tile === "").length]).toEqual(["endTurn", "kc", 3])
    p.play("end")
    expect([p.rancherOf(0), p.foresightOf().includes(""), p.player(0).hand.length]).toEqual(["start", false, 4])
  })

  it("GWT-8.12 no local and no auxiliary actions; objective cards before phases 1 to 4", () => {
    const p = atKansasCity()
      .hand(0, "obj-money-1", "obj-money-2", "obj-money-3", "obj-money-4")
      .money(0, 0)
      .arrive(0, "kc")
    for (const [i, tile] of ["foresight fs-1a", "foresight fs-2a", "foresight fs-3a"].entries()) {
      expect(p.verbs).toEqual(["foresight", "play"])
      p.play(`play obj-money-${i + 1}`, tile)
    }
    expect(p.verbs).toEqual(["spend", "play"])
    p.play("play obj-money-4")
    expect([p.cardsIn(0, "area").filter(card => card.startsWith("obj"))].flat()).toHaveLength(4)
    expect([p.asked, ...p.moneyOf(0)]).toEqual(["takeDisc", 8])
  })
})

describe("GWT-18 End of the game", () => {
  function atTheEnd(): Position {
    return newGame().bare().hand(0).token(12).tokenNext()
  }

  it("GWT-18.1 a worker on the last cell triggers the end; the active player takes the token", () => {
    const p = atTheEnd().foresight("", "", "cowboy").arrive(0, "kc")
    expect([p.s.ended, p.s.token, p.points(0, "token"), p.happened("endTriggered").length]).toEqual([0, 12, 2, 1])
  })

  it("GWT-18.2 after it no worker may be chosen in phase 3; it was that player's last turn", () => {
    const p = atTheEnd().foresight("", "", "cowboy", "", "cowboy", "tipi-blue").arrive(0, "kc")
    expect([p.onSite("tipi-m3"), p.foresightOf()[4]]).toEqual(["tipi-blue", "cowboy"])
    const q = atTheEnd().foresight("", "", "cowboy", "", "cowboy", "craftsman").arrive(0, "kc")
    expect([q.asked, q.foresightOf().slice(4)]).toEqual(["takeDisc", ["cowboy", "craftsman"]])
  })

  it("GWT-18.3 every other player has one more turn and may not choose workers", () => {
    const p = atTheEnd().foresight("", "", "cowboy").arrive(0, "kc").play("disc aux1-2x", "end")
    expect(p.seat).toBe(1)
    p.hand(1).foresight("", "", "cowboy", "engineer", "cowboy", "craftsman").arrive(1, "kc")
    expect([p.asked, p.foresightOf().slice(2)]).toEqual(["takeDisc", ["cowboy", "engineer", "cowboy", "craftsman"]])
    p.play("disc aux1-2x", "end")
    expect(p.seat).toBe(2)
    p.arrive(2, "site-A").play("aux gainMoney single", "end")
    expect(p.over).toBe(true)
  })

  it("GWT-18.4 after these turns the game is scored", () => {
    const p = atTheEnd().foresight("", "", "cowboy").arrive(0, "kc").play("disc aux1-2x", "end")
    for (const seat of [1, 2]) p.arrive(seat, "site-A").play("aux gainMoney single", "end")
    expect([p.over, p.happened("gameEnded").length]).toEqual([true, 1])
  })

  it("GWT-18.5 one worker and one other tile: the other is taken without a choice", () => {
    const p = newGame().bare().hand(1)
    p.s.ended = 0
    p.s.token = 12
    p.foresight("", "", "", "", "cowboy", "tipi-green").arrive(1, "kc")
    expect([p.onSite("tipi-m3"), p.asked]).toEqual(["tipi-green", "takeDisc"])
    p.foresight("", "", "", "", "cowboy", "tipi-green").hand(1, "obj-money-1").arrive(1, "kc")
    expect(p.refused("foresight fs-3a")).toMatchObject({ rule: "GWT-18.3", reason: "noMoreWorkers" })
  })

  it("R3 objective cards may be played at Kansas City; a free move has no effect there", () => {
    const p = newGame().bare().hand(0, "obj-move-1").foresight("flood-green-2", "flood-green-3").arrive(0, "kc")
    p.play("play obj-move-1")
    expect([p.rancherOf(0), p.cardsIn(0, "area").includes("obj-move-1"), p.onSite("flood-1")]).toEqual(["kc", true, ""])
    expect(p.legal()).toEqual(["foresight fs-1a", "foresight fs-1b"])
  })

  it("R19 a slot whose stack is empty stays empty; one tile must be taken, with none the phase is skipped", () => {
    const p = newGame().bare().hand(0).foresight("flood-green-2").stack(1).arrive(0, "kc")
    expect([p.onSite("flood-1"), p.asked]).toEqual(["flood-green-2", "takeDisc"])
    p.play("disc aux1-2x", "end")
    expect(p.foresightOf().slice(0, 2)).toEqual(["", ""])
  })

  it("R20 after the end trigger workers of all rows may be hired", () => {
    const p = newGame().token(12).jobs(12, "cowboy", "craftsman").money(0, 20)
    p.arrive(0, "site-A")
    expect(p.can("use A.2")).toBe(false)
    p.s.token = 12
    p.s.ended = 1
    p.arrive(0, "site-A").play("use A.2")
    expect(p.legal()).toEqual(["hire 12 cowboy", "hire 12 craftsman"])
  })

  it("R37 the one who triggered the end still refills the hand, the others play once wherever they are", () => {
    const p = atTheEnd().foresight("", "", "cowboy").arrive(0, "kc").play("disc aux1-2x", "end")
    expect([p.player(0).hand.length, p.seat]).toEqual([4, 1])
  })
})
