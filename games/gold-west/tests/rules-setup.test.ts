import { at, begin, NOBODY, num, range, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cells, layouts } from "../data/boomtown.ts"
import { cards } from "../data/cards.ts"
import { hexes, hexNamed, slots } from "../data/map.ts"
import { offices } from "../data/offices.ts"
import { terrains } from "../data/resources.ts"
import { tokens } from "../data/tokens.ts"
import { goldWest } from "../game.ts"
import { newGame, Position } from "./position.ts"

function shuffledGame(seats: number, seed: number, whitewater = false): Position {
  return new Position(begin(goldWest, { seats, seed: `setup ${seed}`, options: { whitewater } }, []))
}

function firstIs(seats: number, seat: number): Position {
  return at(
    range(200)
      .map(i => shuffledGame(seats, i))
      .filter(p => p.s.first === seat),
    0,
  )
}

function officeOn(p: Position, cell: string): string {
  return at(
    offices,
    num(
      p.s.offices,
      cells.findIndex(c => c.id === cell),
    ),
  ).id
}

const picture = `
              b
        a   b   b   c
  w   a   a   b   c   c
w   w   a   b   b   c
  w   a   a   b   c   c
w   w   a   ~   ~   c   e
  w   h   ~   ~   f   e   e
    h   h   g   f   f   e
      h   g   g   f   e   e
    h   h   g   f   f   e
      h   g   g   f
            g`

const slotLetters: Readonly<Record<string, string>> = {
  w: "W",
  a: "NW",
  b: "N",
  c: "NE",
  e: "E",
  f: "SE",
  g: "S",
  h: "SW",
}

/** The ring of each tile, clockwise, behind its centre: f forest, g gold, s silver, c copper. */
const tileFaces = ["s fccfgc", "f cggssg", "g cfgscf", "c gfscgs", "c fgsfgs", "s fgcfcf", "g fcfssc", "f gscsgs"]

/** From the centre of a tile to its hexes: itself, then clockwise from the north. */
const clockwise = "0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0".split(" ").map(step => step.split(","))

const riverside = ["-1,0", "-2,1", "2,-2", "1,-1", "0,-1", "3,-2", "3,-1", "2,0", "0,1", "1,1", "-1,2", "-2,2"]

describe("GW-2 Setup", () => {
  it("GW-2.1 the slots lie around the river as in the picture", () => {
    const drawn: Record<string, string> = {}
    picture
      .split("\n")
      .slice(1)
      .forEach((line, row) => {
        for (const [i, letter] of [...line].entries()) {
          const q = i / 2 - 6
          const slot = slotLetters[letter]
          if (slot) drawn[`${q},${(row - 5 - q) / 2}`] = slot
        }
      })
    expect(Object.fromEntries(hexes.map(hex => [hex.id, at(slots, hex.slot).id]))).toEqual(drawn)
  })

  it("GW-2.1 the eight tiles lie in the slots, each turned by sixths", () => {
    for (const seed of range(20)) {
      const { tiles, terrain } = shuffledGame(3, seed).s
      expect(new Set(tiles.map(tile => Math.floor(tile / 6))).size).toBe(8)
      slots.forEach(({ q, r }, slot) => {
        const [centre = "", ring = ""] = at(tileFaces, Math.floor(num(tiles, slot) / 6)).split(" ")
        const turns = num(tiles, slot) % 6
        const hexesThere = clockwise.map(([dq, dr]) => hexNamed(`${q + Number(dq)},${r + Number(dr)}`))
        const lying = hexesThere.map(hex => at(terrains, num(terrain, hex)).charAt(0)).join("")
        expect(lying).toBe(centre + ring.slice(6 - turns) + ring.slice(0, 6 - turns))
      })
    }
  })

  it("GW-2.2 with two players the 14 hexes of the end slots are out of play", () => {
    const p = shuffledGame(2, 1)
    const out = hexes.filter(({ id }) => p.standsOn(id) === "out")
    expect(out).toHaveLength(14)
    expect(new Set(out.map(hex => at(slots, hex.slot).id))).toEqual(new Set(["W", "E"]))
    expect(out.filter(({ id }) => p.faceUp(id) || p.faceDown(id))).toEqual([])
  })

  it("GW-2.3 every hex in play gets a token of its terrain; with two players 14 go to the box", () => {
    for (const seats of [2, 3, 4]) {
      const p = shuffledGame(seats, seats)
      const laid = hexes.map(({ id }) => p.faceUp(id) || p.faceDown(id)).filter(id => id !== "")
      const boxed = p.s.box.flat().map(token => at(tokens, token).id)
      expect(new Set([...laid, ...boxed])).toEqual(new Set(tokens.map(token => token.id)))
      expect([laid.length, boxed.length]).toEqual(seats === 2 ? [42, 14] : [56, 0])
    }
  })

  it("GW-2.4 the 12 tokens by the river are turned up", () => {
    const p = shuffledGame(4, 1)
    expect(new Set(hexes.filter(({ id }) => p.faceUp(id)).map(({ id }) => id))).toEqual(new Set(riverside))
  })

  it("GW-2.5 everybody has 12 markers, 3 coaches at the start, no VP, and 12 camps or 10", () => {
    for (const seats of [2, 3, 4]) {
      const p = shuffledGame(seats, 2)
      for (const seat of range(seats)) {
        expect(p.player(seat)).toMatchObject({ markers: 12, camps: seats === 4 ? 10 : 12, coaches: [0, 0, 0] })
        expect(p.onTrack(seat)).toBe(0)
      }
    }
  })

  it("GW-2.6 four different offices cover two neighbouring cells each, the 4 VP tile the cell left", () => {
    for (const seed of range(60)) {
      const p = shuffledGame(3, seed)
      const on = new Map<string, string[]>()
      for (const { id } of cells) on.set(officeOn(p, id), [...(on.get(officeOn(p, id)) ?? []), id])
      expect(["c0r0", "c2r0", "c1r1", "c0r2", "c2r2"]).toContain(on.get("vp4")?.join())
      on.delete("vp4")
      expect(on.size).toBe(4)
      for (const [first = "", second = ""] of on.values())
        expect(["10", "01"]).toContain(`${Number(second[1]) - Number(first[1])}${Number(second[3]) - Number(first[3])}`)
    }
  })

  it("GW-2.6 there are 18 arrangements", () => {
    const all = layouts.map(({ single, offices }) => [single, ...offices.map(pair => pair.join("+")).sort()].join(" "))
    expect(new Set(all).size).toBe(18)
    for (const { single, offices } of layouts) expect(new Set([single, ...offices.flat()]).size).toBe(9)
  })

  it("GW-2.7 eight of the twenty base cards are open, and a taken one is not replaced", () => {
    const seen = new Set<string>()
    for (const seed of range(30)) {
      const { market } = shuffledGame(3, seed).s
      expect(new Set(market).size).toBe(8)
      for (const card of market) seen.add(at(cards, card).id)
    }
    expect([...seen].sort()).toEqual(cards.map(card => card.id).filter(id => id.startsWith("I")))
    const p = newGame().holding(0, { copper: 4 }).play("invest I01")
    expect(p.s.market).toHaveLength(7)
  })

  it("GW-2.8 the investment bonus tiles go down from 3, 4 or 5 by player count", () => {
    for (const seats of [2, 3, 4]) {
      const p = newGame({ seats }).market("I01", "I02", "I03", "I04", "I05", "I06")
      const won = range(6).map(i => {
        const before = p.points(0, "investmentBonus")
        const metal = at(["copper", "copper", "silver", "silver", "gold", "gold"], i)
        p.holding(0, { [metal]: 5 }).play(`invest I0${i + 1}`)
        return p.points(0, "investmentBonus") - before
      })
      expect(won).toEqual([5, 4, 3, 2, 1, 0, 0, 0].slice(4 - seats, 10 - seats))
    }
  })

  it("GW-2.9 both piles of a track hold two tiles, the higher on top, and all coaches start at the left", () => {
    for (const [metal, high, low] of [
      ["copper", 7, 4],
      ["silver", 8, 5],
      ["gold", 9, 6],
    ] as const) {
      const p = newGame().market()
      const won = range(2).map(seat => {
        expect(p.coachOf(seat, metal)).toBe(0)
        return [4, 4].map(steps => {
          p.holding(seat, { [metal]: steps }).play(...range(steps).map(() => `deliver ${metal}`))
          return p.points(seat, "shippingBonus")
        })
      })
      expect(won).toEqual([
        [high, high + high],
        [low, low + low],
      ])
    }
  })

  it("GW-2.10 any seat may be first, and the order never changes", () => {
    expect(new Set(range(30).map(seed => shuffledGame(4, seed).s.first))).toEqual(new Set([0, 1, 2, 3]))
    const p = firstIs(3, 1).playOut("order")
    const order = [...p.happened("turnBegan"), ...p.happened("finalTurnBegan")].map(event => event.seat)
    expect(order).toEqual(range(39).map(turn => (1 + turn) % 3))
  })

  it("GW-2.11 starting resources go by order marker and score nothing", () => {
    const p = newGame({ seats: 4 })
    const supplies = range(4).map(seat => range(4).map(section => p.goodsIn(seat, section)))
    expect(supplies).toEqual([
      [{ wood: 1 }, { stone: 1, copper: 1 }, {}, {}],
      [{ wood: 1 }, { stone: 1, silver: 1 }, {}, {}],
      [{ wood: 1 }, { stone: 1, gold: 1 }, {}, {}],
      [{ wood: 1 }, { stone: 1, gold: 1 }, { copper: 1 }, {}],
    ])
    expect(range(4).map(seat => p.onTrack(seat))).toEqual([0, 0, 0, 0])
  })

  it("GW-2.12 the summary by player count holds", () => {
    const summary = [2, 3, 4].map(seats => {
      const p = newGame({ seats, board: "random" })
      const { camps } = p.player(0)
      const tokensLaid = hexes.filter(({ id }) => p.faceUp(id) || p.faceDown(id)).length
      p.influence(0, "gold", 2).influence(1, "gold", 1)
      const bonuses = [p.points(0, "terrainBonuses"), p.points(1, "terrainBonuses")]
      p.playOut("summary")
      const rounds = [p.happened("turnBegan").length / seats, p.happened("finalTurnBegan").length / seats]
      return { camps, rounds, tokensLaid, end: p.standsOn("-5,2") === "out", bonuses }
    })
    expect(summary).toEqual([
      { camps: 12, rounds: [12, 1], tokensLaid: 42, end: true, bonuses: [5, 0] },
      { camps: 12, rounds: [12, 1], tokensLaid: 56, end: false, bonuses: [9, 5] },
      { camps: 10, rounds: [10, 1], tokensLaid: 56, end: false, bonuses: [9, 5] },
    ])
  })

  it("GW-2.13 only the faces of face-down and boxed tokens are hidden, from everyone alike", () => {
    const p = shuffledGame(2, 3)
    for (const seat of [0, 1, NOBODY]) {
      const seen = view(p.t.rules, p.s, seat).state
      expect([...seen.down, ...seen.box.flat()].filter(token => token >= 0)).toEqual([])
      const hidden = { down: [], box: [], random: [] }
      expect({ ...seen, ...hidden }).toEqual({ ...p.s, ...hidden })
    }
  })

  it("GW-2.14 Whitewater is off unless asked for, and there is no other variant", () => {
    const setting = { seats: 3, seed: "options" }
    expect(new Position(begin(goldWest, setting)).goodsIn(0, 3)).toEqual({})
    expect(new Position(begin(goldWest, { ...setting, options: { whitewater: true } })).goodsIn(0, 3)).toEqual({
      water: 1,
    })
    for (const options of [{ bandits: true }, { tradingPost: true }, { whitewater: "yes" }])
      expect(() => begin(goldWest, { ...setting, options })).toThrow(expect.objectContaining({ code: "bad-option" }))
  })

  it("GW-2.15 the markers go round the table from the seat that was drawn", () => {
    for (const first of range(4)) {
      const p = firstIs(4, first)
      expect(p.seat).toBe(first)
      const metals = range(4).map(order => p.goodsIn((first + order) % 4, 1))
      expect(metals).toEqual([
        { stone: 1, copper: 1 },
        { stone: 1, silver: 1 },
        { stone: 1, gold: 1 },
        { stone: 1, gold: 1 },
      ])
      expect(p.goodsIn((first + 3) % 4, 2)).toEqual({ copper: 1 })
    }
  })

  it("GW-2.16 what is left in the box takes no part, and everybody can work it out", () => {
    for (const seed of range(10)) {
      const p = shuffledGame(4, seed, true)
      expect(cells.map(({ id }) => officeOn(p, id))).not.toContain("vp4")
      const seen = view(p.t.rules, p.s, NOBODY).state
      expect([seen.market, seen.offices]).toEqual([p.s.market, p.s.offices])
      p.playOut(`box ${seed}`)
      expect(p.happened("gainedTileValue")).toEqual([])
      expect(range(4).map(seat => p.player(seat).camps)).toEqual([0, 0, 0, 0])
      expect(p.happened("turnBegan")).toHaveLength(40)
    }
  })

  it("GW-2.17 nothing is drawn or rolled during play", () => {
    for (const seed of range(5)) {
      const p = shuffledGame(2 + (seed % 3), seed, seed % 2 === 1)
      const { random } = structuredClone(p.s)
      expect(p.playOut(`chance ${seed}`).s.random).toEqual(random)
    }
  })
})
