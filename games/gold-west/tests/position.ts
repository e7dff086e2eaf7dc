// Arranges positions for tests and makes choices by notation.
import {
  add,
  advance,
  at,
  begin,
  below,
  choose,
  decision,
  EMPTY,
  type Event,
  type Outcome,
  over,
  push,
  RailheadError,
  type Seat,
  score,
  seeded,
  type Table,
  waiting,
} from "@railhead/engine"
import { cellNamed } from "../data/boomtown.ts"
import { cardNamed, cards } from "../data/cards.ts"
import { hexes, hexNamed } from "../data/map.ts"
import { officeNamed } from "../data/offices.ts"
import { counts, type Goods, KINDS, type Resource, resources, type Terrain, terrains } from "../data/resources.ts"
import { tokens } from "../data/tokens.ts"
import { goldWest } from "../game.ts"
import { booked, campOf, type GoldWest, type Player, player, settlementOf } from "../state.ts"

interface Wanted {
  readonly seats?: number
  readonly whitewater?: boolean
  readonly board?: "reference" | "random"
}

/** A new game in which seat 0 has order marker 1; on the reference board unless said. */
export function newGame({ seats = 3, whitewater = false, board = "reference" }: Wanted = {}): Position {
  for (let i = 0; ; i++) {
    const t = begin(goldWest, { seats, seed: `test ${i}`, options: { whitewater, board } }, [])
    if (t.state.first === 0) return new Position(t)
  }
}

export class Position {
  readonly t: Table<GoldWest>

  constructor(t: Table<GoldWest>) {
    this.t = t
  }

  get s(): GoldWest {
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

  /** Makes choices one after the other, each for the seat that is asked. */
  play(...choices: string[]): this {
    for (const text of choices) choose(this.t, this.seat, text)
    return this
  }

  /** Makes one choice and tells what came of it. */
  outcome(text: string): Outcome {
    return choose(this.t, this.seat, text)
  }

  /** All legal choices, or those of one verb. */
  legal(verb?: string): string[] {
    const choices = decision(this.t, this.seat)?.choices ?? []
    return choices.filter(text => verb === undefined || text.split(" ")[0] === verb)
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
    this.s.agenda.length = 0
    this.t.offered = 0
    push(this.t, { do: "turn", seat })
    advance(this.t)
    return this
  }

  /** Begins a final turn: all camps of all players are placed. */
  finalTurn(seat: Seat): this {
    for (const p of this.s.players) p.camps = 0
    this.s.round = this.s.seats === 4 ? 11 : 13
    return this.turn(seat)
  }

  /** Puts exactly these goods in a section of a seat. */
  section(seat: Seat, section: number, goods: Goods): this {
    counts(goods).forEach((n, kind) => {
      this.player(seat).supply[section * KINDS + kind] = n
    })
    return this
  }

  /** Puts exactly these goods on the whole supply track of a seat, section by section. */
  supply(seat: Seat, ...sections: Goods[]): this {
    for (let i = 0; i < 4; i++) this.section(seat, i, sections[i] ?? {})
    return this
  }

  goodsIn(seat: Seat, section: number): Goods {
    return goodsOf(this.player(seat).supply.slice(section * KINDS, (section + 1) * KINDS))
  }

  use(seat: Seat): Goods {
    return goodsOf(this.player(seat).use)
  }

  market(...cards: string[]): this {
    this.s.market = cards.map(cardNamed)
    return this
  }

  /** Ids of the investment cards that a seat has taken. */
  cardsOf(seat: Seat): string[] {
    return cards.filter((_, card) => this.player(seat).cards & (1 << card)).map(card => card.id)
  }

  /** Values of the investment bonus tiles that a seat has taken. */
  bonusTilesOf(seat: Seat): number[] {
    return [1, 2, 3, 4, 5].filter(value => this.player(seat).bonusTiles & (1 << value))
  }

  /** Gives a seat VP, as if it had won them by its supply track. */
  won(seat: Seat, vp: number): this {
    add(this.player(seat).points, booked.indexOf("supply"), vp)
    return this
  }

  /** Puts camps of a seat in the Wanted area, without the VP that looting costs. */
  wanted(seat: Seat, camps: number): this {
    this.player(seat).camps -= camps
    this.player(seat).wanted += camps
    return this
  }

  coach(seat: Seat, track: "copper" | "silver" | "gold", step: number): this {
    this.player(seat).coaches[["copper", "silver", "gold"].indexOf(track)] = step
    return this
  }

  coachOf(seat: Seat, track: "copper" | "silver" | "gold"): number {
    return at(this.player(seat).coaches, ["copper", "silver", "gold"].indexOf(track))
  }

  influence(seat: Seat, terrain: Terrain, n: number): this {
    this.player(seat).influence[terrains.indexOf(terrain)] = n
    return this
  }

  influenceOf(seat: Seat, terrain: Terrain): number {
    return at(this.player(seat).influence, terrains.indexOf(terrain))
  }

  /** Puts a building on a hex as if it had been built: token gone, pieces used, influence counted. */
  build(seat: Seat, hex: string, kind: "camp" | "settlement" = "camp"): this {
    const i = hexNamed(hex)
    const p = this.player(seat)
    this.s.down[i] = EMPTY
    this.s.up[i] = EMPTY
    this.s.built[i] = kind === "camp" ? campOf(seat) : settlementOf(seat)
    p.camps--
    if (kind === "settlement") p.markers--
    add(p.influence, at(this.s.terrain, i), kind === "camp" ? 1 : 2)
    return this
  }

  /** "camp 0", "settlement 2", "looted", "" or "out" */
  standsOn(hex: string): string {
    const i = hexNamed(hex)
    const built = at(this.s.built, i)
    if (built >= 0) return `${built % 2 === 1 ? "settlement" : "camp"} ${built >> 1}`
    if (built === -2) return "looted"
    return at(this.s.terrain, i) < 0 ? "out" : ""
  }

  /** Id of the token face up on a hex, "" if there is none. */
  faceUp(hex: string): string {
    return tokens[at(this.s.up, hexNamed(hex))]?.id ?? ""
  }

  /** Id of the token face down on a hex, "" if there is none. */
  faceDown(hex: string): string {
    return tokens[at(this.s.down, hexNamed(hex))]?.id ?? ""
  }

  /** Lays a token, face up, on a hex. */
  token(hex: string, id: string): this {
    this.s.down[hexNamed(hex)] = EMPTY
    this.s.up[hexNamed(hex)] = tokens.findIndex(token => token.id === id)
    this.t.offered = 0
    return this
  }

  /** The hexes with a face-up token, in map order. */
  openHexes(): string[] {
    return hexes.map(hex => hex.id).filter(hex => this.faceUp(hex) !== "")
  }

  /** Takes every token off the map. */
  clearMap(): this {
    this.s.up.fill(EMPTY)
    this.s.down.fill(EMPTY)
    return this
  }

  marker(seat: Seat, cell: string): this {
    const list = at(this.s.markers, cellNamed(cell)) < 0 ? this.s.markers : this.s.stacked
    list[cellNamed(cell)] = seat
    this.player(seat).markers--
    return this
  }

  /** Puts an office on a cell, for scoring. */
  office(cell: string, office: string): this {
    this.s.offices[cellNamed(cell)] = officeNamed(office)
    return this
  }

  /** Points of a seat in one category of the score sheet as it stands. */
  points(seat: Seat, category: string): number {
    const row = score(this.t.rules, this.s).rows.find(r => r.id === category)
    if (!row) throw new Error(`no category ${category}`)
    return at(row.points, seat)
  }

  /** VP won so far on the way: what the score track shows during play. */
  onTrack(seat: Seat): number {
    return this.player(seat).points.reduce((a, b) => a + b, 0)
  }

  /** Total of a seat on the score sheet as it stands. */
  total(seat: Seat): number {
    return at(score(this.t.rules, this.s).totals, seat)
  }

  places(): readonly number[] {
    return score(this.t.rules, this.s).places
  }

  /** Verbs of the legal choices. */
  get verbs(): string[] {
    return [...new Set(this.legal().map(text => text.split(" ")[0] ?? ""))]
  }

  /** Begins a turn of this seat with these goods alone on its board: their section is activated by itself. */
  holding(seat: Seat, goods: Goods): this {
    return this.supply(seat, goods).turn(seat)
  }

  /** The same with the final turn. */
  finalHolding(seat: Seat, goods: Goods): this {
    return this.supply(seat, goods).finalTurn(seat)
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

  /** What happened so far of one kind, in order. */
  happened(did: string): Event[] {
    return (this.t.log ?? []).filter(event => event.did === did)
  }
}

function goodsOf(list: readonly number[]): Goods {
  const goods: Partial<Record<Resource, number>> = {}
  list.forEach((n, kind) => {
    if (n > 0) goods[at(resources, kind)] = n
  })
  return goods
}
