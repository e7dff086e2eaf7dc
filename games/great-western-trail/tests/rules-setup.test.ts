import { at, begin, num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions, buildings } from "../data/actions.ts"
import { BUILDING_NUMBERS } from "../data/buildings.ts"
import { breedingValues, breeds, cards, deck, marketCattle, startingHerd, startingObjectives } from "../data/cards.ts"
import { discSpaces, handFees } from "../data/players.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { stackTiles, tiles } from "../data/tiles.ts"
import { nodes } from "../data/trail.ts"
import { greatWesternTrail } from "../game.ts"
import { newGame } from "./position.ts"

function countOf(list: readonly number[], id: string): number {
  return list.filter(card => cards.ids[card] === id).length
}

describe("GWT-1 Components", () => {
  it("GWT-1.1 each player has 14 discs, 10 buildings with two sides and 14 starting cards", () => {
    expect(discSpaces).toHaveLength(14)
    expect(buildings.filter(b => b.number > 0 && b.number <= BUILDING_NUMBERS)).toHaveLength(20)
    expect(["jersey", "dutchBelt", "blackAngus", "guernsey"].map(id => countOf(startingHerd, id))).toEqual([5, 3, 3, 3])
  })

  it("GWT-1.2 there are 54 workers, 22 tipis, 18 hazards, 7 neutral buildings and 5 stationmasters", () => {
    const kinds = stackTiles.flat().map(kind => at(tiles, kind).is)
    expect(["worker", "tipi", "hazard"].map(is => kinds.filter(kind => kind === is).length)).toEqual([54, 22, 18])
    for (const id of ["cowboy", "craftsman", "engineer"])
      expect(stackTiles.flat().filter(kind => at(tiles, kind).id === id)).toHaveLength(18)
    expect(buildings.filter(b => b.number === 0).map(b => b.id)).toEqual(["A", "B", "C", "D", "E", "F", "G"])
    expect(stationmasters).toHaveLength(5)
  })

  it("GWT-1.3 36 market cattle, 24 objectives, 4 starting objectives", () => {
    const of = (breed: string) => marketCattle.filter(card => breeds[num(cards.breedOf, card)] === breed).length
    expect(["holstein", "brownSwiss", "ayrshire", "westHighland", "texasLonghorn"].map(of)).toEqual([7, 7, 7, 9, 6])
    expect([deck.length, startingObjectives.length]).toEqual([24, 4])
  })

  it("GWT-1.4 money never runs out: more than all coins can be gained", () => {
    const p = newGame().money(0, 1000).hand(0, "guernsey").arrive(0, "site-A").play("use A.1")
    expect(p.moneyOf(0)).toEqual([1002])
  })

  it("GWT-1.5 breeding values of the nine breeds", () => {
    expect(breedingValues).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 5])
  })

  it("GWT-1.6 hazards and most tipis are in stack 1, stack 2 holds workers only, stack 3 workers and a few tipis", () => {
    const kinds = stackTiles.map(stack => [...new Set(stack.map(kind => at(tiles, kind).is))])
    expect(kinds).toEqual([["tipi", "hazard"], ["worker"], ["worker", "tipi"]])
    expect(stackTiles.map(stack => stack.length)).toEqual([35, 33, 26])
  })

  it("GWT-1.7 blue tipis show a black hand, green ones a green hand", () => {
    const hands = tiles.flatMap(tile => (tile.is === "tipi" ? [[tile.id, tile.hand]] : []))
    expect(hands).toEqual([
      ["tipi-green", "green"],
      ["tipi-blue", "black"],
    ])
  })
})

describe("GWT-2 Setup", () => {
  it("GWT-2.1 the five stationmasters lie on the first five stations", () => {
    const p = newGame()
    expect([...p.s.masters].sort()).toEqual([0, 1, 2, 3, 4])
    const others = range(20).map(i => newGame({ seed: `masters ${i}` }).s.masters.join())
    expect(new Set(others).size).toBeGreaterThan(10)
  })

  it("GWT-2.2 neutral buildings on their letters, or shuffled over the same sites", () => {
    const p = newGame()
    const letters = ["A", "B", "C", "D", "E", "F", "G"]
    expect(letters.map(letter => p.onSite(`site-${letter}`))).toEqual(letters)
    const orders = range(20).map(i => {
      const q = newGame({ seed: `neutral ${i}`, options: { neutralPlacement: "shuffled" } })
      return letters.map(letter => q.onSite(`site-${letter}`))
    })
    expect(orders.every(order => [...order].sort().join() === letters.join())).toBe(true)
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(10)
  })

  it("GWT-2.3 the token starts in row 2, on the rightmost cell", () => {
    const p = newGame()
    expect([p.s.token, p.jobsIn(2)[3]]).toEqual([1, ""])
  })

  it("GWT-2.4 tiles lie in three stacks by their backs", () => {
    const p = newGame({ seats: 4 })
    expect(p.s.stacks.map(stack => stack.length)).toEqual([35 - 7 - 2, 33 - 7 - 2, 26 - 2])
  })

  it("GWT-2.5 seven tiles of stack 1 lie on the board, each on the lowest free space of its kind", () => {
    for (const i of range(10)) {
      const p = newGame({ seed: `tiles ${i}` })
      expect(p.tiles()).toHaveLength(7)
      for (const zone of ["flood", "drought", "rockfall"]) {
        const filled = [1, 2, 3, 4].map(n => p.onSite(`${zone}-${n}`) !== "")
        expect(filled).toEqual([...filled].sort().reverse())
      }
    }
  })

  it("GWT-2.6 workers fill row 1 and row 2 up to the token: 3, 5 or 7 of them", () => {
    for (const [seats, workers] of [
      [2, 3],
      [3, 5],
      [4, 7],
    ] as const) {
      const p = newGame({ seats })
      expect([...p.jobsIn(1), ...p.jobsIn(2)].filter(Boolean)).toHaveLength(workers)
    }
  })

  it("GWT-2.7 two tiles of each stack are on the foresight", () => {
    const p = newGame()
    const kinds = p.s.foresight.map(kind => at(tiles, kind).stacks)
    kinds.forEach((stacks, slot) => {
      expect(num(stacks, slot >> 1)).toBeGreaterThan(0)
    })
  })

  it("GWT-2.8 the cattle market has 7, 10 or 13 cards in the order of the breeds", () => {
    for (const [seats, size] of [
      [2, 7],
      [3, 10],
      [4, 13],
    ] as const) {
      const { s } = newGame({ seats })
      expect([s.market.length, s.marketPile.length]).toEqual([size, 36 - size])
      expect(s.market).toEqual([...s.market].sort((a, b) => a - b))
    }
  })

  it("GWT-2.9 four objectives lie open", () => {
    const { s } = newGame()
    expect([s.objectives.length, s.objectivePile.length]).toEqual([4, 20])
  })

  it("GWT-2.10 the phase A box is that of the number of players", () => {
    expect([handFees.green.slice(2), handFees.black.slice(2)]).toEqual([
      [2, 2, 1],
      [2, 1, 2],
    ])
    const limits = [2, 3, 4].map(seats => {
      const p = newGame({ seats }).bare().rancher(0, "site-A").turn(0)
      return Math.max(...p.legal("move").map(text => text.split(" ").length - 1))
    })
    expect(limits).toEqual([3, 3, 4])
  })

  it("GWT-2.11 one side per number for the whole table: all a, at random or chosen", () => {
    const chosen = newGame({ b: [3, 8] })
    expect(chosen.s.players.map(p => p.sides)).toEqual([264, 264, 264])
    expect(newGame({ options: { privateSides: "allA", sidesB: ["1"] } }).s.players.map(p => p.sides)).toEqual([0, 0, 0])
    const random = range(10).map(i => newGame({ seed: `sides ${i}`, options: { privateSides: "randomPerNumber" } }).s)
    expect(random.every(s => s.players.every(p => p.sides === s.players[0]?.sides))).toBe(true)
    expect(new Set(random.map(s => s.players[0]?.sides)).size).toBeGreaterThan(5)
    chosen.money(0, 20).workers(0, { craftsman: 3 }).arrive(0, "site-B").play("use B.2")
    expect(chosen.legal("build")).toEqual(["build 1a", "build 2a", "build 3b", "build 4a", "build 5a"])
  })

  it("GWT-2.12 discs cover 14 spaces, engine and marker stand on 0, the rancher is off the board", () => {
    const p = newGame()
    for (const seat of range(3)) {
      const { engine, certificates, rancher, workers } = p.player(seat)
      expect([p.clearedOf(seat), p.discsLeft(seat)]).toEqual([[], 14])
      expect([engine, certificates, rancher, ...workers]).toEqual([0, 0, -1, 1, 1, 1])
    }
  })

  it("GWT-2.13 each player draws 4 of the 14 starting cards", () => {
    const p = newGame({ seats: 4 })
    for (const { hand, pile, discards } of p.s.players)
      expect([hand.length, pile.length, discards.length]).toEqual([4, 10, 0])
  })

  it("GWT-2.14 each player has one starting objective in the area", () => {
    const p = newGame({ seats: 4 })
    const dealt = range(4).flatMap(seat => p.cardsIn(seat, "area"))
    expect([...dealt].sort()).toEqual(["start-1", "start-2", "start-3", "start-4"])
  })

  it("GWT-2.15 money by place in the order of play, the start player at random", () => {
    expect(newGame({ seats: 4 }).moneyOf(0, 1, 2, 3)).toEqual([6, 7, 8, 9])
    const firsts = range(30).map(i => newGame({ seed: `first ${i}`, options: { startPlayer: "random" } }).s.first)
    expect(new Set(firsts).size).toBe(3)
    const p = newGame({ options: { startPlayer: "3" } })
    expect([p.seat, ...p.moneyOf(2, 0, 1)]).toEqual([2, 6, 7, 8])
  })

  it("GWT-2.16 setup asks nobody; options are checked before it", () => {
    const p = newGame()
    expect([p.s.turn, p.asked]).toEqual([1, "placeRancher"])
    const wrong = { seats: 2, seed: "x", options: { startPlayer: "3" } }
    expect(() => begin(greatWesternTrail, wrong)).toThrow("GWT-2.15")
    expect(() => begin(greatWesternTrail, { ...wrong, options: { neutralPlacement: "none" } })).toThrow("sameLetter")
  })

  it("R27 a hazard whose zone is full goes back in the setup and does not count", () => {
    let back = 0
    for (const i of range(200)) {
      const p = newGame({ seed: `overflow ${i}` })
      expect([
        p.tiles().length,
        p.s.gone.length,
        num(
          p.s.stacks.map(s => s.length),
          0,
        ),
      ]).toEqual([7, 0, 26])
      back += p.happened("moved").filter(e => "to" in e && typeof e.to === "object" && e.to.zone === "stack1").length
    }
    expect(back).toBeGreaterThan(0)
  })
})

describe("data", () => {
  it("GWT-23.5 local actions have ids by tile, field and side of a slash", () => {
    const ids = actions.map(action => action.id)
    for (const id of ["A.2", "C.1a", "C.1b", "2a.s", "10b.3"]) expect(ids).toContain(id)
    expect(new Set(ids).size).toBe(ids.length)
    const p = newGame({ b: [] })
      .build(0, "2a", "site-DR1")
      .hand(0, "jersey", "guernsey")
      .money(0, 9)
      .arrive(0, "site-DR1")
    expect(p.legal("use")).toEqual(["use 2a.1", "use 2a.2", "use 2a.s"])
  })

  it("GWT-16.1 22 building sites and 7 neutral sites", () => {
    const kinds = nodes.map(node => node.kind)
    expect(kinds.filter(kind => kind === "buildingSite")).toHaveLength(22)
    expect(kinds.filter(kind => kind === "neutralSite")).toHaveLength(7)
  })

  it("GWT-16.2 special actions of seven sites", () => {
    const special = nodes.flatMap(node => (node.special ? [`${node.id} ${node.special}`] : []))
    expect(special.sort()).toEqual([
      "site-DR1 sp-any",
      "site-FL1 sp-jersey",
      "site-FL2 sp-jersey",
      "site-RF1 sp-any",
      "site-RF2 sp-jersey",
      "site-TP1 sp-any",
      "site-TP2 sp-jersey",
    ])
    const p = newGame().build(0, "1a", "site-FL1").hand(0, "jersey").money(0, 0).arrive(0, "site-FL1").play("use 1a.s")
    expect([p.certificatesOf(0), ...p.moneyOf(0)]).toEqual([1, 2])
  })

  it("GWT-16.3 eight sites are in the woods", () => {
    const woods = nodes.flatMap(node => (node.woods ? [node.id] : []))
    expect(woods.sort()).toEqual(
      ["site-FL2", "site-B1", "site-C1", "site-C2", "site-E1", "site-E2", "site-RF2", "site-F2"].sort(),
    )
  })
})
