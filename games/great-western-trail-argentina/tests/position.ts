// Arranges positions for tests: what this game has beyond the other cattle trail.
import { asideChoices, at, begin, choose, num, range, type Seat, view } from "@railhead/engine"
import { Boards } from "../../trail/tests/boards.ts"
import { idsOf, type Pieces } from "../../trail/tests/pieces.ts"
import { cards } from "../data/cards.ts"
import { bonusSpaces, quayNamed, quays, SLOTS, spaceNamed } from "../data/cities.ts"
import { shipNamed, ships } from "../data/ships.ts"
import { tileNamed, tiles, type WorkerType, workerTypes } from "../data/tiles.ts"
import { stations, TERMINUS } from "../data/track.ts"
import { siteNamed, spaceNo, trail } from "../data/trail.ts"
import { argentina } from "../game.ts"
import { kit } from "../rules/kit.ts"
import { type Argentina, isBuilding, kindOf, type Player, player, push, tileOn } from "../state.ts"

interface Wanted {
  readonly seats?: number
  /** Numbers of private buildings that show side b. */
  readonly b?: readonly number[]
  /** Cities that show side b. */
  readonly citiesB?: readonly string[]
  readonly seed?: string
  readonly options?: { readonly [id: string]: unknown }
}

/** A new game in which seat 0 begins, neutral buildings on their letters, side a unless said. */
export function newGame({ seats = 3, b = [], citiesB = [], seed = "test", options = {} }: Wanted = {}): Position {
  const all = {
    startPlayer: "1",
    privateSides: "chosenPerNumber",
    sidesB: b.map(String),
    citySides: "chosenPerCity",
    citiesB,
    ...options,
  }
  return new Position(begin(argentina, { seats, seed, options: all }, []))
}

const pieces: Pieces = { kit, tiles: idsOf(tiles), isBuilding, kindOf }

export class Position extends Boards<Argentina, WorkerType> {
  protected readonly pieces = pieces
  protected readonly workerTypes = workerTypes

  player(seat: Seat): Player {
    return player(this.s, seat)
  }

  /** What a seat sees of the state. */
  seenBy(seat: Seat): Argentina {
    return view(this.t.rules, this.s, seat).state
  }

  /** A choice of one seat, also beside the decision. */
  as(seat: Seat, ...choices: string[]): this {
    for (const text of choices) choose(this.t, seat, text)
    return this
  }

  /** Begins a turn of this seat now, whatever was going on. */
  turn(seat: Seat): this {
    return this.clear().begin(() => push(this.t, { do: "turn", seat }))
  }

  /** Puts the estanciero of a seat on a site and begins phase B there, as if it had just ridden up. */
  arrive(seat: Seat, site: string): this {
    this.clear().estanciero(seat, site)
    this.s.active = seat
    return this.begin(() => push(this.t, { do: "arrive", seat }, { do: "phaseC", seat }, { do: "nextTurn", seat }))
  }

  protected override clear(): this {
    for (const lane of this.s.asides) lane.length = 0
    return super.clear()
  }

  estanciero(seat: Seat, site: string): this {
    this.player(seat).rancher = siteNamed(site)
    return this
  }

  standing(seat: Seat): string {
    return trail.ids[this.player(seat).rancher] ?? ""
  }

  // Ships, quays and cities.

  /** Own discs on ships, as if they had been loaded long ago. */
  aboard(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.player(seat).ships[shipNamed(id)] = num(this.player(seat).ships, shipNamed(id)) + 1
    return this
  }

  aboardOf(seat: Seat): string[] {
    return ships.flatMap(({ id }, i) => new Array<string>(num(this.player(seat).ships, i)).fill(id))
  }

  shipsOf(): string[] {
    return this.s.ships.map(ship => at(ships, ship).id)
  }

  /** Exactly these discs on quays. */
  quays(seat: Seat, ...ids: string[]): this {
    this.player(seat).quays.fill(0)
    for (const id of ids) this.player(seat).quays[quayNamed(id)] = num(this.player(seat).quays, quayNamed(id)) + 1
    return this
  }

  quaysOf(seat: Seat): string[] {
    return quays.flatMap(({ id }, i) => new Array<string>(num(this.player(seat).quays, i)).fill(id))
  }

  /** Discs on bonus spaces. */
  inCities(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.player(seat).delivered |= 1 << (spaceNamed(id) % SLOTS)
    return this
  }

  citiesOf(seat: Seat): string[] {
    return range(SLOTS)
      .filter(slot => this.player(seat).delivered & (1 << slot))
      .map(slot => at(bonusSpaces, slot).id)
  }

  override discsOnStations(seat: Seat, ...ids: string[]): this {
    const terminus = at(stations, TERMINUS).id
    this.player(seat).terminus += ids.filter(id => id === terminus).length
    return super.discsOnStations(seat, ...ids)
  }

  // Grain, exchange tokens, strength and farmers.

  grain(seat: Seat, amount: number): this {
    this.player(seat).grain = amount
    return this
  }

  grainOf(seat: Seat): number {
    return this.player(seat).grain
  }

  tokens(seat: Seat, count: number): this {
    this.player(seat).tokens = count
    return this
  }

  tokensOf(seat: Seat): number {
    return this.player(seat).tokens
  }

  /** Uses of exchange tokens that are open to a seat now. */
  exchanges(seat: Seat): string[] {
    return asideChoices(this.t, seat)
  }

  /** Gives strength icons to the last hired workers of a type. */
  strong(seat: Seat, type: WorkerType, count: number): this {
    const no = workerTypes.indexOf(type)
    const { workers, strong } = this.player(seat)
    for (let i = 0; i < count; i++) strong[no] = num(strong, no) | (1 << (num(workers, no) - 1 - i))
    return this
  }

  /** Lays a farmer on a space. */
  farmer(site: string, id: string): this {
    this.s.tiles[siteNamed(site)] = tileOn(tileNamed(id))
    return this
  }

  farmers(seat: Seat, ...ids: string[]): this {
    this.player(seat).farmers = ids.map(tileNamed)
    return this
  }

  farmersOf(seat: Seat): string[] {
    return this.player(seat).farmers.map(kind => at(tiles, kind).id)
  }

  coins(site: string, amount: number): this {
    this.s.coins[num(spaceNo, siteNamed(site))] = amount
    return this
  }

  coinsOn(site: string): number {
    return num(this.s.coins, num(spaceNo, siteNamed(site)))
  }

  /** The open objective cards, from the pile outward. */
  display(): string[] {
    return this.s.objectives.map(card => at(cards.ids, card))
  }
}
