// Arranges positions for tests and makes choices by notation.
import { add, at, begin, EMPTY, num, push, type Seat } from "@railhead/engine"
import { Playing } from "../../tests/playing.ts"
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

export class Position extends Playing<GoldWest> {
  player(seat: Seat): Player {
    return player(this.s, seat)
  }

  /** Begins a turn of this seat now, whatever was going on. */
  turn(seat: Seat): this {
    return this.clear().begin(() => push(this.t, { do: "turn", seat }))
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
    return num(this.player(seat).coaches, ["copper", "silver", "gold"].indexOf(track))
  }

  influence(seat: Seat, terrain: Terrain, n: number): this {
    this.player(seat).influence[terrains.indexOf(terrain)] = n
    return this
  }

  influenceOf(seat: Seat, terrain: Terrain): number {
    return num(this.player(seat).influence, terrains.indexOf(terrain))
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
    add(p.influence, num(this.s.terrain, i), kind === "camp" ? 1 : 2)
    return this
  }

  /** "camp 0", "settlement 2", "looted", "" or "out" */
  standsOn(hex: string): string {
    const i = hexNamed(hex)
    const built = num(this.s.built, i)
    if (built >= 0) return `${built % 2 === 1 ? "settlement" : "camp"} ${built >> 1}`
    if (built === -2) return "looted"
    return num(this.s.terrain, i) < 0 ? "out" : ""
  }

  /** Id of the token face up on a hex, "" if there is none. */
  faceUp(hex: string): string {
    return tokens[num(this.s.up, hexNamed(hex))]?.id ?? ""
  }

  /** Id of the token face down on a hex, "" if there is none. */
  faceDown(hex: string): string {
    return tokens[num(this.s.down, hexNamed(hex))]?.id ?? ""
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
    const list = num(this.s.markers, cellNamed(cell)) < 0 ? this.s.markers : this.s.stacked
    list[cellNamed(cell)] = seat
    this.player(seat).markers--
    return this
  }

  /** Puts an office on a cell, for scoring. */
  office(cell: string, office: string): this {
    this.s.offices[cellNamed(cell)] = officeNamed(office)
    return this
  }

  /** VP won so far on the way: what the score track shows during play. */
  onTrack(seat: Seat): number {
    return this.player(seat).points.reduce((a, b) => a + b, 0)
  }

  /** Begins a turn of this seat with these goods alone on its board: their section is activated by itself. */
  holding(seat: Seat, goods: Goods): this {
    return this.supply(seat, goods).turn(seat)
  }

  /** The same with the final turn. */
  finalHolding(seat: Seat, goods: Goods): this {
    return this.supply(seat, goods).finalTurn(seat)
  }
}

function goodsOf(list: readonly number[]): Goods {
  const goods: Partial<Record<Resource, number>> = {}
  list.forEach((n, kind) => {
    if (n > 0) goods[at(resources, kind)] = n
  })
  return goods
}
