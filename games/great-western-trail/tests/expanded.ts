// Positions with expansions: stores, tokens and towns of the north, cards and workers at the poker table.
import { asideChoices, at, begin, choose, decision, num, type Outcome, type Seat } from "@railhead/engine"
import { cardNamed, cards } from "../data/cards.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { workerTypes } from "../data/tiles.ts"
import { everyStation } from "../data/track.ts"
import { bonusTokens } from "../expansions/at-the-poker-table/data.ts"
import { type Poker, pokerOf } from "../expansions/at-the-poker-table/state.ts"
import { storesLeft } from "../expansions/rails-to-the-north/bells.ts"
import { townTiles } from "../expansions/rails-to-the-north/data/acts.ts"
import { downtownNamed, downtowns, SPACES } from "../expansions/rails-to-the-north/data/map.ts"
import { mediumIn } from "../expansions/rails-to-the-north/data/towns.ts"
import { type North, northOf, storeOn, storesOf } from "../expansions/rails-to-the-north/state.ts"
import { greatWesternTrail } from "../game.ts"
import { Position } from "./position.ts"

interface Wanted {
  readonly seats?: number
  /** Numbers of private buildings that show side b. */
  readonly b?: readonly number[]
  readonly seed?: string
  readonly options?: { readonly [id: string]: unknown }
}

type Expansion = "railsToTheNorth" | "atThePokerTable" | "sitePreparation"

/** A new game with these expansions in which seat 0 begins; side a unless said. */
export function expanded(
  expansions: readonly Expansion[],
  { seats = 3, b = [], seed = "test", options = {} }: Wanted = {},
): ExpandedPosition {
  const on = Object.fromEntries(expansions.map(id => [id, true]))
  const all = { startPlayer: "1", privateSides: "chosenPerNumber", sidesB: b.map(String), ...on, ...options }
  return new ExpandedPosition(begin(greatWesternTrail, { seats, seed, options: all }, []))
}

export const north = (wanted?: Wanted) => expanded(["railsToTheNorth"], wanted)
export const poker = (wanted?: Wanted) => expanded(["atThePokerTable"], wanted)
export const sitePreparation = (wanted?: Wanted) => expanded(["sitePreparation"], wanted)

/** Seat 0 has $20 and these cards, a building of seat 1 stands on site A1; nobody has an exchange token. */
export function visiting(...hand: string[]): ExpandedPosition {
  return north()
    .noTokens()
    .build(1, "2a", "site-A1")
    .hand(0, ...hand)
    .money(0, 20)
}

/** Seat 0 stands there and is asked where a store goes. */
export function placing(p: ExpandedPosition): ExpandedPosition {
  return p.hand(0, "guernsey").arrive(0, "site-A1").play("aux placeStore single")
}

/** Seat 0 has $20 and is about to deliver with these cards, its engine at the start; nobody has an exchange token. */
export function delivering(hand: string[], prepare: (p: ExpandedPosition) => void = () => {}): ExpandedPosition {
  const p = north()
    .noTokens()
    .money(0, 20)
    .hand(0, ...hand)
    .foresight()
  prepare(p)
  return p.arrive(0, "kc")
}

/** Seat 0 is at site G; cards of each seat at the poker table, and the money there. */
export function showing(pot: number, ...hands: string[][]): ExpandedPosition {
  const p = poker({ seats: hands.length }).pot(pot)
  hands.forEach((hand, seat) => {
    p.seated(seat)
      .money(seat, 0)
      .hand(seat)
      .pile(seat)
      .discards(seat)
      .laid(seat, ...hand)
  })
  return p.arrive(0, "site-G")
}

/** The categories of the base game's score sheet. */
export const baseCategories = [
  "money",
  "buildings",
  "cities",
  "stations",
  "hazards",
  "cattle",
  "objectives",
  "stationmasters",
  "workers",
  "movementDisc",
  "token",
] as const

export class ExpandedPosition extends Position {
  get north(): North {
    return northOf(this.s)
  }

  get poker(): Poker {
    return pokerOf(this.s)
  }

  /** A choice of a seat, asked or not. */
  by(seat: Seat, ...choices: string[]): this {
    for (const text of choices) choose(this.t, seat, text)
    return this
  }

  outcomeBy(seat: Seat, text: string): Outcome {
    return choose(this.t, seat, text)
  }

  /** What a seat may do beside the questions. */
  beside(seat: Seat): string[] {
    return asideChoices(this.t, seat)
  }

  askedOf(seat: Seat): string {
    return decision(this.t, seat)?.step ?? ""
  }

  legalOf(seat: Seat): readonly string[] {
    return decision(this.t, seat)?.choices ?? []
  }

  /** Stores in downtowns, each on the last free space unless one is named: "memphis", "denver 0". */
  stores(seat: Seat, ...places: string[]): this {
    for (const place of places) {
      const [id = "", named] = place.split(" ")
      const downtown = downtownNamed(id)
      const free = [3, 2, 1, 0].find(space => storeOn(this.north, downtown, space) < 0) ?? 0
      this.north.commerce[downtown * SPACES + (named === undefined ? free : Number(named))] = seat
      this.north.stores[seat] = num(this.north.stores, seat) | (1 << downtown)
    }
    this.t.offered = 0
    return this
  }

  /** Any downtowns until so many stores have left the annex. */
  placed(seat: Seat, count: number): this {
    const empty = downtowns.map(({ id }) => id).filter(id => !this.storesOf(seat).includes(id))
    return this.stores(seat, ...empty.slice(empty.length + this.storesOf(seat).length - count))
  }

  storesOf(seat: Seat): string[] {
    return downtowns.filter((_, i) => storesOf(this.s, seat) & (1 << i)).map(({ id }) => id)
  }

  storesLeft(seat: Seat): number {
    return storesLeft(this.s, seat)
  }

  tokens(seat: Seat, count: number): this {
    this.north.tokens[seat] = count
    this.t.offered = 0
    return this
  }

  tokensOf(...seats: Seat[]): number[] {
    return seats.map(seat => num(this.north.tokens, seat))
  }

  /** Nobody has an exchange token: nothing is asked only because one might be used. */
  noTokens(): this {
    this.north.tokens.fill(0)
    this.t.offered = 0
    return this
  }

  /** The downtowns that are offered for a store. */
  get offeredTowns(): string[] {
    return [...new Set(this.legal("store").map(text => text.split(" ")[1] ?? ""))]
  }

  town(downtown: string, tile: string): this {
    this.north.towns[num(mediumIn, downtownNamed(downtown))] = townTiles.findIndex(({ id }) => id === tile)
    return this
  }

  townsOf(): string[] {
    return this.north.towns.map(tile => at(townTiles, tile).id)
  }

  /** Lays a stationmaster on a northern station. */
  northernMaster(station: string, id: string): this {
    const no = everyStation.findIndex(row => row.id === station)
    return this.master(no + 1, id)
  }

  /** The stationmasters beside New York City. */
  display(...ids: string[]): this {
    this.north.display = ids.reduce((mask, id) => mask | (1 << everyStationmaster.findIndex(row => row.id === id)), 0)
    return this
  }

  displayed(): string[] {
    return everyStationmaster.filter((_, i) => this.north.display & (1 << i)).map(({ id }) => id)
  }

  /** Seats a worker as if it had been done before, with the next bonus token. */
  seated(seat: Seat, worker: (typeof workerTypes)[number] = "cowboy"): this {
    this.poker.workers[seat] = workerTypes.indexOf(worker)
    this.poker.bonus[seat] = this.poker.bonus.filter(token => token >= 0).length
    return this
  }

  bonusOf(seat: Seat): string {
    return bonusTokens[num(this.poker.bonus, seat)]?.id ?? ""
  }

  /** Cards at the table. They are part of the herd as far as all know. */
  laid(seat: Seat, ...ids: string[]): this {
    this.player(seat).apart = ids.map(cardNamed)
    return this.hand(seat, ...this.cardsIn(seat, "hand"))
  }

  laidBy(seat: Seat): string[] {
    return this.player(seat)
      .apart.map(card => at(cards.ids, card))
      .sort()
  }

  pot(money: number): this {
    this.poker.pot = money
    return this
  }

  /** "6b 9b": unbuilt buildings of a seat that show side b. */
  sidesOf(seat: Seat): string {
    const { sides, unbuilt } = this.player(seat)
    return Array.from({ length: 14 }, (_, number) => number)
      .filter(number => sides & unbuilt & (1 << number))
      .map(number => `${number}b`)
      .join(" ")
  }
}
