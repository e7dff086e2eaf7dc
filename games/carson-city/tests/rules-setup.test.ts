import { begin, num, parseOptions, range, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { buildings, HOUSE, MOUNTAIN, objects } from "../data/buildings.ts"
import { COWBOY, DOCTOR_UNDERTAKER, EITHER, OUT, RED, STREET_KID, TEACHER } from "../data/cards.ts"
import { parcels } from "../data/map.ts"
import { carsonCity } from "../game.ts"
import type { CarsonCity } from "../state.ts"
import { newGame, Position } from "./position.ts"

const all = { blacksmith: true, generalStore: true, school: true, station: true, townHall: true }

function opened(seed: string, options = {}, seats = 4): Position {
  return new Position(begin(carsonCity, { seats, seed, options }, []))
}

function laidOut(s: CarsonCity): string[] {
  return s.sides.flatMap((side, card) => (side === OUT ? [] : [`${card}${["Y", "R", ""][side]}`]))
}

const seven = ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"]

function refusal(cards: readonly string[]): string | undefined {
  return carsonCity.refuses(parseOptions(carsonCity, { personalities: "list", cards }), 3)?.reason
}

describe("CC-2 Setup", () => {
  it("CC-2.1 everybody begins with $15, 12 deeds, a revolver, a road and 3 cowboys", () => {
    for (const seat of range(4)) {
      const { money, deeds, revolvers, roads, cowboys, general } = opened("kit").player(seat)
      expect([money, deeds, revolvers, roads, cowboys, general]).toEqual([15, 12, 1, 1, 3, 7])
    }
  })

  it("CC-2.2 the dice name the town centre: a house with four roads around it", () => {
    const p = opened("centre")
    const house = p.s.objects.indexOf(HOUSE)
    expect(p.happened("townCentre")).toMatchObject([{ parcel: parcels[house] }])
    expect([sum(p.s.roads), p.served().length]).toEqual([4, 9])
  })

  it("CC-2.3 nine mountains by dice, never on something else", () => {
    for (const i of range(20)) {
      const p = opened(`mountains ${i}`)
      expect(p.s.objects.filter(object => object === MOUNTAIN)).toHaveLength(9)
      expect(p.s.objects.filter(object => object >= 0)).toHaveLength(10)
    }
  })

  it("CC-2.4 a random starting order, no points, the +3 token on its space", () => {
    const orders = new Set(range(40).map(i => opened(`order ${i}`).s.choosing.join()))
    expect(orders.size).toBeGreaterThan(10)
    const p = opened("order")
    expect([p.s.round, p.s.ammunition, p.onTrack(0)]).toEqual([0, -1, 0])
  })

  it("CC-2.5 the row: ranches on $3 and $10, mines on $4 and $12, three tiles of the bag between", () => {
    const p = opened("row")
    const [three, four, five, six, eight, ten, twelve] = p.shown()
    expect([three, four, ten, twelve]).toEqual(["ranch", "mine", "ranch", "mine"])
    expect([five, six, eight].every(id => id !== "")).toBe(true)
    expect(p.happened("drew").map(event => event.slot)).toEqual(["5", "6", "8"])
    expect(sum(p.s.bag)).toBe(23)
  })

  it("CC-2.6 the base set has 30 tiles; each other type comes with all its tiles or not at all", () => {
    const tiles = (options: object) => {
      const { s } = opened("tiles", options)
      return buildings.map(
        (_, type) =>
          num(s.bag, type) + s.row.filter(b => b === type).length + s.objects.filter(object => object === type).length,
      )
    }
    expect(tiles({})).toEqual([6, 6, 4, 4, 3, 3, 2, 2, 0, 0, 0, 0, 0])
    expect(tiles({ school: true })).toEqual([6, 6, 4, 4, 3, 3, 2, 2, 0, 0, 2, 0, 0])
    expect(sum(tiles(all))).toBe(38)
  })

  it("CC-2.7 starting parcels: one each from the last to the first, then from the first to the last", () => {
    const p = opened("draft")
    const picked: number[] = []
    while (p.asked === "startingParcel") {
      picked.push(p.seat)
      p.play(p.legal()[0] ?? "")
    }
    expect(picked).toEqual([...[...p.s.choosing].reverse(), ...p.s.choosing])
    expect([p.s.owner.filter(owner => owner >= 0).length, p.money(0)]).toEqual([8, [15]])
    const hall = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .put("mountain", "r2c2")
    hall.s.agenda.length = 0
    const fresh = opened("draft 2", { townHall: true })
    if (fresh.s.townHall >= 0) expect(fresh.legal()).not.toContain(`parcel ${parcels[fresh.s.townHall]}`)
    expect(opened("draft").legal()).toContain(`parcel ${parcels[opened("draft").s.objects.indexOf(HOUSE)]}`)
  })

  it("CC-2.8 seven cards are laid out, eight with the street kid, each on one side", () => {
    expect(laidOut(opened("cards").s)).toEqual(seven)
    const sets: [set: string, cards: string[]][] = [
      ["quiet", ["1R", "2R", "5Y", "11Y", "13Y", "14", "16R"]],
      ["fortune", ["0Y", "2Y", "3Y", "4R", "6Y", "8R", "12Y", "16Y"]],
      ["property", ["0Y", "3R", "4Y", "5R", "8Y", "9Y", "12Y", "15R"]],
      ["showdown", ["0R", "6R", "7Y", "9R", "10Y", "12R", "13R", "14"]],
      ["goldRush", ["0R", "1Y", "3Y", "5R", "8R", "9Y", "10R", "11R"]],
    ]
    for (const [personalities, cards] of sets) expect(laidOut(opened("sets", { personalities }).s)).toEqual(cards)
  })

  it("CC-2.9 a list of cards is refused unless it has seven, or eight with the street kid", () => {
    expect(refusal(seven)).toBeUndefined()
    expect(refusal(["0Y", ...seven])).toBeUndefined()
    expect(refusal(["0R", ...seven.slice(1)])).toBe("wrongCount")
    expect(refusal([...seven, "8Y"])).toBe("wrongCount")
    expect(refusal([...seven.slice(1), "7R"])).toBe("bothSides")
    expect(refusal([...seven.slice(1), "15Y"])).toBe("needsHorses")
    expect(refusal([...seven.slice(1), "15R"])).toBeUndefined()
    expect(refusal([...seven.slice(2), "14", "17"])).toBeUndefined()
    expect(() => parseOptions(carsonCity, { cards: ["14Y"] })).toThrow(/must be/)
    expect(() => opened("seats", {}, 7)).toThrow(/2 to 6/)
    expect(laidOut(opened("list", { personalities: "list", cards: ["17", "18R", ...seven.slice(2)] }).s)).toEqual([
      ...seven.slice(2),
      "17",
      "18R",
    ])
  })

  it("CC-2.10 a random set: seven of nineteen with sides, eight with the street kid, card 15 red", () => {
    for (const i of range(60)) {
      const { sides } = opened(`random ${i}`, { personalities: "random" }).s
      const count = sides.filter(side => side !== OUT).length
      expect(count).toBe(sides[STREET_KID] === OUT ? 7 : 8)
      for (const card of [DOCTOR_UNDERTAKER, TEACHER]) expect([OUT, EITHER]).toContain(sides[card])
      expect([OUT, RED]).toContain(sides[COWBOY])
    }
  })

  it("CC-2.11 whoever picks a parcel knows the board, the order, the row and the cards", () => {
    const p = opened("known", { ...all, personalities: "random" })
    const did = (p.t.log ?? []).map(event => event.did)
    const first = (name: string) => did.indexOf(name)
    expect(first("townCentre")).toBeLessThan(first("mountain"))
    expect(did.lastIndexOf("mountain")).toBeLessThan(first("drew"))
    expect(did.lastIndexOf("drew")).toBeLessThan(first("cardsDrawn"))
    expect(objects).toHaveLength(17)
  })
})

describe("CC-3 Structure", () => {
  it("CC-3.1 four rounds of four phases", () => {
    const p = newGame({ seats: 2 }).phase1()
    for (const _ of range(4)) {
      p.play("choose 7Y", "choose 1Y", "pass", "pass")
      while (p.asked === "roadStop") p.play("go-on")
      while (p.asked === "settleCash") p.play(p.legal()[0] ?? "")
      while (p.asked === "roadStop") p.play("go-on")
    }
    expect(p.over).toBe(true)
    expect(p.happened("roundBegan").map(event => event.round)).toEqual([1, 2, 3, 4])
  })

  it("CC-3.2 nothing is compulsory but what a rule says must be done", () => {
    const p = newGame().phase1().play("choose 6Y")
    expect(p.legal()).toContain("decline")
    p.play("decline", "choose 1Y", "choose 2Y")
    expect(p.legal()).toContain("pass")
    expect(p.beside(2).length).toBeGreaterThan(0)
  })
})
