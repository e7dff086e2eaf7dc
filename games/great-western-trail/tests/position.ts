// Arranges positions for tests and makes choices by notation.
import {
  advance,
  at,
  begin,
  below,
  choose,
  decision,
  type Event,
  num,
  type Outcome,
  over,
  RailheadError,
  range,
  type Seat,
  score,
  seeded,
  type Table,
  waiting,
} from "@railhead/engine"
import { goalBit, isObjective } from "../../trail/herd.ts"
import { bits } from "../../trail/state.ts"
import { buildingNamed, buildings } from "../data/actions.ts"
import { cardNamed, cards } from "../data/cards.ts"
import { cityNamed, everyCity } from "../data/cities.ts"
import { JOB_COLUMNS } from "../data/market.ts"
import { discBit, everyDiscSpace } from "../data/players.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { slots, tileNamed, tiles, workerTypes } from "../data/tiles.ts"
import { everyStation, railNamed, track } from "../data/track.ts"
import { nodes, siteNamed, trail } from "../data/trail.ts"
import { greatWesternTrail } from "../game.ts"
import { rows } from "../places.ts"
import {
  buildingOf,
  buildingTile,
  type GreatWesternTrail,
  isBuilding,
  kindOf,
  ownerOf,
  type Player,
  player,
  push,
  tileOn,
} from "../state.ts"

interface Wanted {
  readonly seats?: number
  /** Numbers of private buildings that show side b. */
  readonly b?: readonly number[]
  readonly seed?: string
  readonly options?: { readonly [id: string]: unknown }
}

/** A new game in which seat 0 begins, neutral buildings on their letters, side a unless said. */
export function newGame({ seats = 3, b = [], seed = "test", options = {} }: Wanted = {}): Position {
  const all = { startPlayer: "1", privateSides: "chosenPerNumber", sidesB: b.map(String), ...options }
  return new Position(begin(greatWesternTrail, { seats, seed, options: all }, []))
}

type Worker = (typeof workerTypes)[number]

export class Position {
  readonly t: Table<GreatWesternTrail>

  constructor(t: Table<GreatWesternTrail>) {
    this.t = t
  }

  get s(): GreatWesternTrail {
    return this.t.state
  }

  player(seat: Seat): Player {
    return player(this.s, seat)
  }

  /** The one seat that is asked, or −1 when the game is over. */
  get seat(): Seat {
    return waiting(this.s)[0] ?? -1
  }

  get over(): boolean {
    return over(this.s)
  }

  /** Name of the step that asks. */
  get asked(): string {
    return decision(this.t, this.seat)?.step ?? ""
  }

  /** Number of the rule of the step that asks. */
  get rule(): string {
    return decision(this.t, this.seat)?.rule ?? ""
  }

  /** Makes choices one after the other, each for the seat that is asked. */
  play(...choices: string[]): this {
    for (const text of choices) choose(this.t, this.seat, text)
    return this
  }

  outcome(text: string): Outcome {
    return choose(this.t, this.seat, text)
  }

  /** All legal choices, or those of one verb. */
  legal(verb?: string): string[] {
    const choices = decision(this.t, this.seat)?.choices ?? []
    return choices.filter(text => verb === undefined || text.split(" ")[0] === verb)
  }

  get verbs(): string[] {
    return [...new Set(this.legal().map(text => text.split(" ")[0] ?? ""))]
  }

  can(text: string): boolean {
    return this.legal().includes(text)
  }

  /** The error that refuses a choice; fails if the choice is legal or if the refusal changes anything. */
  refused(text: string): RailheadError {
    const before = JSON.stringify(this.s)
    try {
      choose(this.t, this.seat, text)
    } catch (error) {
      if (!(error instanceof RailheadError)) throw error
      if (JSON.stringify(this.s) !== before) throw new Error(`refusing "${text}" changed the state`)
      return error
    }
    throw new Error(`"${text}" was not refused`)
  }

  /** Begins a turn of this seat now, whatever was going on. */
  turn(seat: Seat): this {
    return this.clear().begin(() => push(this.t, { do: "turn", seat }))
  }

  /** Puts the rancher of a seat on a site and begins phase B there, as if it had just ridden up. */
  arrive(seat: Seat, site: string): this {
    this.clear().rancher(seat, site)
    this.s.active = seat
    return this.begin(() => push(this.t, { do: "arrive", seat }, { do: "phaseC", seat }, { do: "nextTurn", seat }))
  }

  private clear(): this {
    this.s.agenda.length = 0
    this.t.offered = 0
    return this
  }

  private begin(lay: () => void): this {
    lay()
    advance(this.t)
    return this
  }

  rancher(seat: Seat, site: string): this {
    this.player(seat).rancher = siteNamed(site)
    return this
  }

  rancherOf(seat: Seat): string {
    return trail.ids[this.player(seat).rancher] ?? ""
  }

  money(seat: Seat, amount: number): this {
    this.player(seat).money = amount
    return this
  }

  moneyOf(...seats: Seat[]): number[] {
    return seats.map(seat => this.player(seat).money)
  }

  /** Exactly these cards in hand; the rest of the herd stays as it is. */
  hand(seat: Seat, ...ids: string[]): this {
    this.player(seat).hand = ids.map(cardNamed)
    return this.known(seat)
  }

  pile(seat: Seat, ...ids: string[]): this {
    this.player(seat).pile = ids.map(cardNamed)
    return this.known(seat)
  }

  discards(seat: Seat, ...ids: string[]): this {
    this.player(seat).discards = ids.map(cardNamed)
    return this.known(seat)
  }

  /** What all know of a herd follows from what is in it. */
  private known(seat: Seat): this {
    const me = this.player(seat)
    me.blind = 0
    me.shown = []
    me.goals = 0
    me.cattle.fill(0)
    for (const card of [...me.hand, ...me.pile, ...me.discards, ...me.apart])
      if (isObjective(cards, card)) me.goals |= goalBit(cards, card)
      else me.cattle[card] = num(me.cattle, card) + 1
    this.t.offered = 0
    return this
  }

  cardsIn(seat: Seat, zone: "hand" | "pile" | "discards" | "removed" | "area"): string[] {
    return this.player(seat)
      [zone].map(card => at(cards.ids, card))
      .sort()
  }

  area(seat: Seat, ...ids: string[]): this {
    this.player(seat).area = ids.map(cardNamed)
    return this
  }

  workers(seat: Seat, counts: { readonly [T in Worker]?: number }): this {
    workerTypes.forEach((type, i) => {
      this.player(seat).workers[i] = counts[type] ?? num(this.player(seat).workers, i)
    })
    return this
  }

  workersOf(seat: Seat): number[] {
    return this.player(seat).workers.slice()
  }

  engine(seat: Seat, rail: string): this {
    this.player(seat).engine = railNamed(rail)
    return this
  }

  engineOf(seat: Seat): string {
    return at(track.spaces, this.player(seat).engine).id
  }

  certificates(seat: Seat, count: number): this {
    this.player(seat).certificates = count
    return this
  }

  certificatesOf(seat: Seat): number {
    return this.player(seat).certificates
  }

  /** Clears disc spaces, as if their discs had been taken long ago. */
  cleared(seat: Seat, ...discs: string[]): this {
    for (const disc of discs) this.player(seat).cleared |= discBit(disc)
    return this
  }

  /** Clears all disc spaces but these. */
  onlyDiscs(seat: Seat, ...discs: string[]): this {
    return this.cleared(seat, ...this.discSpaces.filter(id => !discs.includes(id)))
  }

  /** The disc spaces of this game: those of expansions only with them. */
  private get discSpaces(): string[] {
    return rows(this.t, "discSpaces").map(({ no }) => at(everyDiscSpace, no).id)
  }

  clearedOf(seat: Seat): string[] {
    return this.discSpaces.filter(id => this.player(seat).cleared & discBit(id))
  }

  discsOnCities(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.player(seat).cities[cityNamed(id)] = num(this.player(seat).cities, cityNamed(id)) + 1
    return this
  }

  citiesOf(seat: Seat): string[] {
    return everyCity.flatMap(({ id, no }) => new Array<string>(num(this.player(seat).cities, no)).fill(id))
  }

  discsOnStations(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.player(seat).stations |= 1 << everyStation.findIndex(station => station.id === id)
    return this
  }

  stationsOf(seat: Seat): string[] {
    return everyStation.filter((_, i) => this.player(seat).stations & (1 << i)).map(({ id }) => id)
  }

  /** Lays a stationmaster on a station; without an id there is none left. */
  master(station: number, id?: string): this {
    this.s.masters[station - 1] = everyStationmaster.findIndex(master => master.id === id)
    return this
  }

  masters(seat: Seat, ...ids: string[]): this {
    for (const id of ids)
      this.player(seat).stationmasters |= 1 << everyStationmaster.findIndex(master => master.id === id)
    return this
  }

  mastersOf(seat: Seat): string[] {
    return everyStationmaster.filter((_, i) => this.player(seat).stationmasters & (1 << i)).map(({ id }) => id)
  }

  /** Puts a private building on a site, as if it had been built. */
  build(seat: Seat, building: string, site: string): this {
    const no = buildingNamed(building)
    this.s.tiles[siteNamed(site)] = buildingTile(no, seat)
    this.player(seat).unbuilt &= ~(1 << at(buildings, no).number)
    return this
  }

  /** "A", "8a 2" (building 8a of seat 2), "flood-green-2", "" */
  onSite(site: string): string {
    const tile = num(this.s.tiles, siteNamed(site))
    if (tile < 0) return ""
    if (!isBuilding(tile)) return at(tiles, kindOf(tile)).id
    const owner = ownerOf(tile)
    return at(buildings, buildingOf(tile)).id + (owner < 0 ? "" : ` ${owner}`)
  }

  /** Lays a hazard or tipi tile on a space. */
  tile(site: string, id: string): this {
    this.s.tiles[siteNamed(site)] = tileOn(tileNamed(id))
    return this
  }

  /** Takes all hazards and tipis off the board. */
  bare(): this {
    nodes.forEach((_, site) => {
      if (kindOf(num(this.s.tiles, site)) >= 0) this.s.tiles[site] = -1
    })
    return this
  }

  /** The places with a hazard or tipi. */
  tiles(): string[] {
    return trail.ids.filter((_, site) => kindOf(num(this.s.tiles, site)) >= 0)
  }

  tipis(seat: Seat, green: number, blue: number): this {
    this.player(seat).tipis = [green, blue]
    return this
  }

  hazards(seat: Seat, ...ids: string[]): this {
    this.player(seat).hazards = ids.map(tileNamed)
    return this
  }

  hazardsOf(seat: Seat): string[] {
    return this.player(seat).hazards.map(kind => at(tiles, kind).id)
  }

  /** Exactly these workers in a row of the job market (1 to 12), from the right column of the columns in use. */
  jobs(row: number, ...workers: Worker[]): this {
    for (const column of range(JOB_COLUMNS)) this.s.jobs[(row - 1) * JOB_COLUMNS + column] = -1
    workers.forEach((worker, i) => {
      this.s.jobs[(row - 1) * JOB_COLUMNS + JOB_COLUMNS - this.s.seats + i] = tileNamed(worker)
    })
    this.t.offered = 0
    return this
  }

  /** Workers in a row, column by column; "" for an empty cell. */
  jobsIn(row: number): string[] {
    return range(JOB_COLUMNS).map(column => {
      const kind = num(this.s.jobs, (row - 1) * JOB_COLUMNS + column)
      return kind < 0 ? "" : at(tiles, kind).id
    })
  }

  /** An empty job market with the token in this row (1 to 12). */
  token(row: number): this {
    this.s.jobs.fill(-1)
    this.s.token = row - 1
    return this
  }

  /** Fills the token's row but for its own cell: the next worker covers it. */
  tokenNext(): this {
    const row = this.s.token + 1
    return this.jobs(row, ...new Array<Worker>(this.s.seats - 1).fill("cowboy"))
  }

  market(...ids: string[]): this {
    this.s.market = ids.map(cardNamed)
    return this
  }

  marketPile(...ids: string[]): this {
    this.s.marketPile = ids.map(cardNamed)
    return this
  }

  marketOf(): string[] {
    return this.s.market.map(card => at(cards.ids, card))
  }

  objectives(...ids: string[]): this {
    this.s.objectives = ids.map(cardNamed)
    return this
  }

  objectivePile(...ids: string[]): this {
    this.s.objectivePile = ids.map(cardNamed)
    return this
  }

  /** Tiles on the six slots, "" for none. */
  foresight(...ids: string[]): this {
    this.s.foresight = slots.map((_, i) => (ids[i] ? tileNamed(ids[i]) : -1))
    return this
  }

  foresightOf(): string[] {
    return this.s.foresight.map(kind => (kind < 0 ? "" : at(tiles, kind).id))
  }

  stack(no: number, ...ids: string[]): this {
    this.s.stacks[no - 1] = ids.map(tileNamed)
    return this
  }

  /** Points of a seat in one category of the score sheet as it stands. */
  points(seat: Seat, category: string): number {
    const row = score(this.t.rules, this.s).rows.find(r => r.id === category)
    if (!row) throw new Error(`no category ${category}`)
    return at(row.points, seat)
  }

  total(seat: Seat): number {
    return at(score(this.t.rules, this.s).totals, seat)
  }

  places(): readonly number[] {
    return score(this.t.rules, this.s).places
  }

  discsLeft(seat: Seat): number {
    return everyDiscSpace.length - bits(this.player(seat).cleared)
  }

  /** What happened so far of one kind, in order. */
  happened(did: string): Event[] {
    return (this.t.log ?? []).filter(event => event.did === did)
  }

  /** Plays at random to the end of the game; `watch` looks before every choice. */
  playOut(seed: string, watch: () => void = () => {}): this {
    const random = seeded(seed)
    while (!this.over) {
      watch()
      const choices = this.legal()
      this.play(at(choices, below(random, choices.length)))
    }
    return this
  }
}
