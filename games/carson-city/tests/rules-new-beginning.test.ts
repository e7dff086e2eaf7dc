import { begin, Play, range, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { sheetItems } from "../data/sheet.ts"
import { carsonCity } from "../game.ts"
import { newGame, Position } from "./position.ts"

const options = { newBeginning: true }
const normal = ["sheet money 15", "sheet cowboys 3", "sheet parcels 2", "sheet revolvers 1", "sheet roads 1"]

/** Sheets are open; nobody has written anything. */
function blankSheets(seats = 3, more = {}): Position {
  return new Position(begin(carsonCity, { seats, seed: "sheets", options: { ...options, ...more } }, []))
}

function hands(p: Position, seat: number, ...choices: string[]): Position {
  for (const text of [...choices, "hand-in"]) p.by(seat, text)
  return p
}

describe("CC-14 A New Beginning", () => {
  it("CC-14.1 secret sheets, shown when all are handed in, say what each starts with", () => {
    const p = blankSheets(2)
    expect(p.waiting).toEqual([0, 1])
    hands(
      p,
      0,
      "sheet money 0",
      "sheet cowboys 5",
      "sheet parcels 0",
      "sheet revolvers 2",
      "sheet roads 0",
      "sheet sharpshooter 0",
    )
    expect([p.waiting, p.money(0), p.happened("gameBegan")]).toEqual([[1], [0], []])
    expect(view(p.t.rules, p.s, 1).state.newBeginning?.sheets[0]).toEqual([-1, -1, -1, -1, -1, -1])
    expect(view(p.t.rules, p.s, 0).state.newBeginning?.sheets[0]).toEqual([0, 5, 0, 2, 0, 0])
    hands(p, 1, ...normal, "sheet sharpshooter 0")
    expect(view(p.t.rules, p.s, 1).state.newBeginning?.shown[0]).toEqual([0, 5, 0, 2, 0, 0])
    expect([p.money(0, 1), p.cowboys(0, 1)]).toEqual([
      [0, 15],
      [5, 3],
    ])
    expect([0, 1].map(seat => [p.player(seat).revolvers, p.player(seat).roads])).toEqual([
      [2, 0],
      [1, 1],
    ])
    expect([p.asked, p.seat]).toEqual(["startingParcel", 1])
  })

  it("CC-14.2 sixteen points; the normal kit costs all of them", () => {
    const cost = (units: readonly number[]) =>
      sheetItems.reduce((sum, { costs }, i) => sum + (costs[units[i] ?? 0] ?? 0), 0)
    expect(cost(sheetItems.map(item => item.normal))).toBe(16)
    expect(sheetItems.map(item => item.costs)).toEqual([
      range(11),
      [0, 1, 2, 4, 7, 11],
      [0, 2, 4, 7, 11],
      [0, 2, 5, 9],
      [0, 1, 2, 3, 4],
      [0, 2],
    ])
    const p = blankSheets()
    expect(p.legal()).toEqual(range(11).map(units => `sheet money ${units * 3}`))
    p.by(0, "sheet money 30").by(0, "sheet cowboys 3")
    expect(p.legal()).toEqual(["sheet parcels 0", "sheet parcels 1"])
    const refused = p.refused("sheet parcels 2")
    expect([refused.rule, refused.reason, refused.data]).toEqual(["CC-14.2", "sheetPoints", { count: 4, left: 2 }])
    for (const text of ["sheet parcels 0", "sheet revolvers 0", "sheet roads 0"]) p.by(0, text)
    expect(p.legal()).toEqual(["sheet sharpshooter 0", "sheet sharpshooter 1"])
  })

  it("CC-14.3 parcels are drafted back and forth; who has them all is skipped", () => {
    const p = blankSheets(3)
    p.s.choosing = [0, 1, 2]
    const none = ["sheet money 0", "sheet cowboys 0"]
    const nothing = ["sheet revolvers 0", "sheet roads 0", "sheet sharpshooter 0"]
    hands(p, 0, ...none, "sheet parcels 3", ...nothing)
    hands(p, 1, ...none, "sheet parcels 0", ...nothing)
    hands(p, 2, ...none, "sheet parcels 1", ...nothing)
    const picks: number[] = []
    while (p.asked === "startingParcel") {
      picks.push(p.seat)
      p.play(p.legal()[0] ?? "")
    }
    expect(picks).toEqual([2, 0, 0, 0])
    expect([p.s.round, p.asked]).toEqual([1, "choosePersonality"])
  })

  it("CC-14.4 all at once; a sheet can be changed until it is handed in; 12 deeds, all else from the sheet", () => {
    const play = new Play(carsonCity, { seats: 2, seed: "sheets", options })
    for (const text of [...normal, "sheet sharpshooter 0"]) expect(play.choose(0, text).committed).toEqual([])
    expect(play.undo(0)).toBe(true)
    play.choose(0, "sheet sharpshooter 0")
    const { committed, published } = play.choose(0, "hand-in")
    expect([committed.length, published.length, play.undo(0)]).toEqual([7, 0, false])
    const empty = ["money", "cowboys", "parcels", "revolvers", "roads", "sharpshooter"].map(item => `sheet ${item} 0`)
    for (const text of [...empty, "hand-in"]) play.choose(1, text)
    const { players } = play.tableOf(-1).state
    expect(players[1]).toMatchObject({
      deeds: 12,
      money: 0,
      cowboys: 0,
      general: 10,
      revolvers: 0,
      roads: 0,
      dynamite: 0,
    })
    // CC-21.6: the clock writes the normal kit.
    const p = blankSheets()
    const written: string[] = []
    while (p.waiting[0] === 0) {
      written.push(p.clock ?? "")
      p.play(p.clock ?? "")
    }
    expect(written).toEqual([...normal, "sheet sharpshooter 0", "hand-in"])
  })

  it("CC-14.5 the sharpshooter leaves out the lowest die, with dynamite of three; a second throw counts as it falls", () => {
    const shot = () => {
      const p = newGame({ with: ["newBeginning"] })
      p.s.newBeginning?.shown.splice(0, 1, [15, 3, 2, 1, 1, 1])
      return p.on(1, "roads3")
    }
    const one = shot().on(0, "roads3").throws(2, 5, 1).resolve("roads3")
    expect(one.happened("threw").map(({ die, die2 }) => [die, die2])).toEqual([
      [5, 0],
      [1, 0],
    ])
    const dynamite = shot().on(0, "roads3", "dynamite").throws(2, 5, 4, 1).resolve("roads3")
    expect(dynamite.happened("threw")[0]).toMatchObject({ die: 5, die2: 4 })
    const again = shot().card(0, "10R").on(0, "roads3").throws(2, 5, 1, 1).resolve("roads3").play("again first")
    expect(again.happened("threwAgain")[0]).toMatchObject({ die: 1, die2: 0 })
    expect(shot().strength(0)).toBe(newGame().strength(0))
  })
})
