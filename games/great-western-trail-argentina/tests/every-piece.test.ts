// Every piece of the game is used once: buildings on both sides, spaces of workers, cities, quays, ships, discs, tiles and cards,
// those of Pedro included.
import { at, num } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions, buildings } from "../data/actions.ts"
import { type conditions, deck } from "../data/cards.ts"
import { bonusSpaces, cityIds, quays } from "../data/cities.ts"
import { loadingCards } from "../data/loading-cards.ts"
import { jobCosts } from "../data/market.ts"
import { marketTile, pedroCards } from "../data/pedro.ts"
import { discSpaces, granjeroPrices } from "../data/players.ts"
import { STARTING_SHIPS, ships } from "../data/ships.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { GRANJERO, workerTypes } from "../data/tiles.ts"
import { stations } from "../data/track.ts"
import { nodes } from "../data/trail.ts"
import { newGame, type Position } from "./position.ts"
import { PEDRO, solo } from "./solo.ts"

/** Answers what a bonus asks with the first choice. */
function settled(p: Position): Position {
  while (["takeObjective", "engineForward", "takeMarketCard", "upgradeStation"].includes(p.asked))
    p.play(at(p.legal(), 0))
  return p
}

describe("cities", () => {
  for (const { id, city, grain, vp, gives } of bonusSpaces)
    it(`${id} asks for ${grain} grain, brings its bonus and ${vp} VP`, () => {
      const name = at(cityIds, city)
      const quay = at(
        quays.filter(row => row.city === city && (grain <= 8 || row.discount > 0)),
        0,
      )
      const p = newGame({ seats: 4, citiesB: id.includes("-b-") ? [name] : [] })
        .quays(0, quay.id)
        .grain(0, 8)
        .money(0, 0)
      p.market("franqueiro:3").engine(0, "rail-11").discards(0).hand(0, "niata").arrive(0, "buenos-aires")
      settled(p.play(`deliver ${quay.id}`, `to ${id}`))
      expect([p.grainOf(0), p.points(0, "cities")]).toEqual([8 - Math.max(0, grain - quay.discount), vp])
      const gain = gives[0]
      const came = { money: p.moneyOf(0)[0], certificates: p.certificatesOf(0), exchangeToken: p.tokensOf(0) - 1 }
      if (gain?.give === "money" || gain?.give === "certificates") expect(came[gain.give]).toBe(gain.each)
      else if (gain?.give === "exchangeToken") expect(came.exchangeToken).toBe(1)
      else if (gain?.give === "engineForward") expect(p.engineOf(0)).not.toBe("rail-11")
      else if (gain) expect(p.player(0).discards).toHaveLength(1)
      else expect(came).toEqual({ money: 0, certificates: 0, exchangeToken: 0 })
    })
})

describe("ships", () => {
  ships.forEach(({ id, value, grain, white, vp }, no) => {
    it(`${id} asks for a value of ${value} and ${grain} grain, and is worth ${vp} VP`, () => {
      const p = newGame().quays(0).grain(0, 8).money(0, 0)
      if (no >= STARTING_SHIPS) p.s.ships.push(no)
      p.hand(
        0,
        "niata",
        "patagonico",
        "fronterizo",
        "serrano:2",
        "franqueiro:3",
        "aberdeenAngus:5",
        "blancoOrejinegro:3",
      )
      p.arrive(0, "buenos-aires").play("reveal", `load ${id}`)
      expect(p.can("disc move-1")).toBe(!white)
      p.play(white ? "disc aux1-2x" : "disc move-1")
      settled(p)
      expect([p.aboardOf(0), p.grainOf(0), p.points(0, "ships")]).toEqual([[id], 8 - grain, vp])
    })
  })
})

describe("disc spaces", () => {
  for (const { id, price, money } of discSpaces)
    it(`${id} is cleared for ${price} pesos and brings ${money}`, () => {
      const p = newGame().build(0, "8a", "site-A1").money(0, 5).arrive(0, "site-A1").play("use 8a.2", `disc ${id}`)
      expect([p.clearedOf(0), p.moneyOf(0)]).toEqual([[id], [5 - price + money]])
    })
})

describe("stationmasters and stations", () => {
  stationmasters.forEach(({ id, permanent, loadingGrain }, i) => {
    it(`${id} is taken at a station for a worker`, () => {
      const { at: turnout, cost } = at(stations, i % 5)
      const p = newGame().workers(0, { gaucho: 2 }).money(0, 20).engine(0, turnout.replace("turnout", "rail"))
      p.master((i % 5) + 1, id)
        .arrive(0, "site-D")
        .play("use D.2", `engine ${turnout}`, `upgrade station-${(i % 5) + 1}`, "disc aux1-2x", "appoint gaucho")
      const pesos = { "sm-cattle": 3, "sm-stations": 2 }[id] ?? 0
      const grain = { "sm-workerSets": 2, "sm-farmers": 2 }[id] ?? 0
      expect([p.mastersOf(0), p.moneyOf(0), p.grainOf(0)]).toEqual([[id], [20 - cost + pesos], grain])
      expect(permanent + loadingGrain).toBe(pesos + grain > 0 ? 0 : 1)
    })
  })
})

/** Gives seat 0 one thing of a kind. */
const gives: { readonly [C in (typeof conditions)[number]]: (p: Position, n: number) => void } = {
  building: (p, n) => p.build(0, `${n + 1}a`, `site-A${n + 1}`),
  station: (p, n) => p.discsOnStations(0, `station-${n + 1}`),
  districtNorth: p => p.inCities(0, "leHavre-a-N1"),
  districtEast: p => p.inCities(0, "leHavre-a-E1"),
  districtSouth: p => p.inCities(0, "leHavre-a-S2"),
  districtWest: p => p.inCities(0, "leHavre-a-W1"),
  cattleValue3: p => p.discards(0, ...p.cardsIn(0, "discards"), "serrano:2"),
  caracu: p => p.discards(0, ...p.cardsIn(0, "discards"), "caracu:2"),
  franqueiro: p => p.discards(0, ...p.cardsIn(0, "discards"), "franqueiro:3"),
  aberdeenAngus: p => p.discards(0, ...p.cardsIn(0, "discards"), "aberdeenAngus:5"),
  farmerGreen: p => p.farmers(0, ...p.farmersOf(0), "green-3-green"),
  farmerBlue: p => p.farmers(0, ...p.farmersOf(0), "blue-3-green"),
  farmerOrange: p => p.farmers(0, ...p.farmersOf(0), "orange-3-green"),
  farmerYellow: p => p.farmers(0, ...p.farmersOf(0), "yellow-5-black"),
  ship18Disc: p => p.aboard(0, "ship-18"),
}

describe("objective cards", () => {
  for (const { id, conditions: wanted, vp, penalty } of deck)
    it(`${id} fails without the last of ${wanted.join(", ")}, and is worth ${vp} with all`, () => {
      const p = newGame().area(0, id).pile(0).hand(0).discards(0)
      const counts: Record<string, number> = {}
      wanted.forEach(condition => {
        expect(p.points(0, "objectives")).toBe(-penalty)
        gives[condition](p, counts[condition] ?? 0)
        counts[condition] = (counts[condition] ?? 0) + 1
      })
      expect([p.points(0, "objectives"), num([penalty], 0)]).toEqual([vp, 2])
    })
})

/** A player who can do whatever a building or a space asks for. */
function rich(b: readonly number[] = []): Position {
  const p = newGame({ b }).bare().money(0, 60).grain(0, 3).certificates(0, 1).engine(0, "rail-8")
  p.hand(0, "niata", "niata", "patagonico", "fronterizo", "holandoArgentino", "exhaustion", "obj-12")
  p.workers(0, { gaucho: 3, carpintero: 3, maquinista: 3, granjero: 2 }).farmers(0, "blue-4-black", "blue-5-black")
  p.farmer("green-1", "green-3-green").cleared(0, "aux3-1x").jobs(1, "gaucho", "carpintero", "maquinista")
  return p.market("serrano:2", "franqueiro:3")
}

describe("buildings", () => {
  for (const { id, number, actions: printed } of buildings)
    for (const no of printed) {
      const action = at(actions, no).id
      it(`${id} offers ${action} and does it`, () => {
        const site = number === 0 ? `site-${id}` : "site-A2"
        const p = rich(id.endsWith("b") ? [number] : [])
        if (number > 0) p.build(0, id, site)
        p.arrive(0, site)
        const before = JSON.stringify(p.s.players)
        p.play(`use ${action}`)
        if (JSON.stringify(p.s.players) === before) p.play(at(p.legal(), 0))
        expect(p.happened("used")).toMatchObject([{ action }])
      })
    }
})

describe("special actions of sites", () => {
  for (const { id, special = "" } of nodes.filter(node => node.special !== undefined))
    it(`${id} has ${special}, used for a cattle card`, () => {
      const p = rich().build(0, "5a", id).arrive(0, id).play("use 5a.s", "discard niata")
      expect(p.happened("used")).toMatchObject([{ action: special }])
      const came = [p.moneyOf(0)[0], p.certificatesOf(0), p.grainOf(0)]
      const gains = {
        "sp-money-2": [62, 1, 3],
        "sp-money-1": [61, 1, 3],
        "sp-certificates-1": [60, 2, 3],
        "sp-grain-1": [60, 1, 4],
      }
      expect(came).toEqual(Object.entries(gains).find(([name]) => name === special)?.[1])
    })
})

/** What each space of a row shows: what is asked then, and pesos and tokens that came. */
const shown: { readonly [space: string]: readonly [asked: string, pesos: number, tokens: number] } = {
  "gaucho-2": ["phaseB", 0, 1],
  "gaucho-3": ["removeCards", 2, 0],
  "gaucho-4": ["phaseB", 0, 1],
  "gaucho-5": ["phaseB", 0, 0],
  "gaucho-6": ["buyCattle", 3, 0],
  "carpintero-2": ["phaseB", 0, 0],
  "carpintero-3": ["build", 0, 0],
  "carpintero-4": ["phaseB", 3, 0],
  "carpintero-5": ["phaseB", 0, 0],
  "carpintero-6": ["build", 0, 0],
  "maquinista-2": ["removeCards", 0, 0],
  "maquinista-3": ["immediate", 0, 0],
  "maquinista-4": ["immediate", 0, 0],
  "maquinista-5": ["phaseB", 0, 0],
  "maquinista-6": ["upgradePassed", 5, 0],
}

describe("worker spaces", () => {
  for (const [id, [asked, pesos, tokens]] of Object.entries(shown))
    it(`${id} is filled by hiring, with what it shows`, () => {
      const [worker = "", space = ""] = id.split("-")
      const p = rich().workers(0, { [worker]: Number(space) - 1 })
      const purse = num(p.moneyOf(0), 0) - num(jobCosts, 0)
      p.arrive(0, "site-A").play("use A.2", `hire 1 ${worker}`)
      expect(p.workersOf(0)[workerTypes.map(String).indexOf(worker)]).toBe(Number(space))
      expect([p.asked, p.moneyOf(0), p.tokensOf(0)]).toEqual([asked, [purse + pesos], 1 + tokens])
      if (asked === "immediate") expect(p.can(`use ${id}`)).toBe(true)
    })

  for (const space of [2, 3, 4, 5, 6])
    it(`granjero-${space} is filled by a farmer for ${granjeroPrices[space]} pesos, with what it shows`, () => {
      const p = rich()
        .workers(0, { granjero: space - 1 })
        .arrive(0, "green-1")
      p.play("help green-1", "show niata", "show patagonico", "stop", "settle green-3-green")
      expect([p.workersOf(0)[GRANJERO], p.moneyOf(0)]).toEqual([space, [60 - num(granjeroPrices, space)]])
      const quay = { 4: "rotterdam-I", 6: "liverpool-I" }[space]
      expect([p.asked, p.grainOf(0)]).toEqual(quay ? ["discToQuay", 3] : ["phaseB", 4])
      if (quay) expect(p.play(`quay ${quay}`, "disc aux1-2x").quaysOf(0)).toContain(quay)
    })
})

describe("quays", () => {
  for (const { id, city, vp, discount } of quays)
    it(`${id} is worth ${vp} VP and lowers the grain by ${discount}`, () => {
      const p = newGame({ seats: 4 }).quays(0, id).grain(0, 8)
      expect(p.points(0, "cities")).toBe(vp)
      p.arrive(0, "buenos-aires").play(`deliver ${id}`)
      const { id: space, grain } = at(
        bonusSpaces.filter(row => row.city === city && row.grain >= 3),
        0,
      )
      expect([p.play(`to ${space}`).quaysOf(0), p.grainOf(0)]).toEqual([[], 8 - (grain - discount)])
    })

  for (const { id, quay = "" } of ships.filter(ship => ship.quay !== undefined))
    it(`${id} brings its discs to ${quay}`, () => {
      const row = { yellow: 5, turquoise: 7, purple: 9 }[ships.find(ship => ship.id === id)?.anchor ?? "yellow"]
      const p = newGame().quays(0).aboard(0, id).hand(0, "niata").foresight("", "", "gaucho").token(row).tokenNext()
      p.arrive(0, "buenos-aires")
      while (p.asked !== "endTurn") p.play(p.legal("load")[0] ?? at(p.legal(), 0))
      expect(p.play("end").quaysOf(0)).toEqual([quay])
    })
})

describe("Pedro's cards", () => {
  for (const [no, { id, moves, does }] of pedroCards.entries())
    it(`${id} moves him (${moves}) and makes him ${does.map(action => action.does).join(", ")}`, () => {
      const p = solo().staff(2, 2, 2).loading(2).farmer("yellow-1", "yellow-8-black").market("franqueiro:4")
      const { speciality } = at(pedroCards, no)
      if (speciality) p.speciality(speciality)
      p.card(no + 1)
      const points = moves === "experience" || typeof moves === "string" ? 2 : moves
      expect(p.happened("rode")).toMatchObject([{ seat: PEDRO, count: points }])
      expect(p.happened("pedroActs").map(event => ("pedroAction" in event ? event.pedroAction : ""))).toEqual(
        does.map(action => action.does),
      )
    })

  for (const { id, level, number, ships: listed } of loadingCards)
    it(`${id} makes him load by its list`, () => {
      const p = solo({ level }).loading(number).token(10).quays(PEDRO)
      if (number === 4) p.zone("ship-0", "new-4", "new-7", "new-8", "new-12", "new-13", "new-16", "ship-18")
      const loaded = listed.map(() => {
        p.bare().visit()
        return p.happened("loaded").map(event => ("ship" in event ? event.ship : ""))[0]
      })
      const zone = p.shipsOf()
      expect(loaded).toEqual(listed.map(ship => (typeof ship === "string" ? ship : zone.at(-ship.rank))))
    })

  for (const { gauchos, values } of marketTile)
    it(`for ${gauchos} gauchos he takes cattle of value ${values.join(" and ")}`, () => {
      const all = ["blancoOrejinegro:3", "blancoOrejinegro:3", "franqueiro:5", "franqueiro:5", "aberdeenAngus:7"]
      const p = solo()
        .staff(gauchos, 1, 1)
        .market(...all)
        .card(3)
      const worth: { readonly [id: string]: number } = {
        "blancoOrejinegro:3": 3,
        "franqueiro:5": 4,
        "aberdeenAngus:7": 5,
      }
      const taken = p.cardsIn(PEDRO, "discards").map(id => worth[id] ?? 0)
      expect(taken.sort()).toEqual([...values].sort())
    })
})
