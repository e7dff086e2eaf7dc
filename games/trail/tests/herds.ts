// The cards of a position under test: each seat's herd, the cattle market, the objectives.
import { at, num, type Seat } from "@railhead/engine"
import { Playing } from "../../tests/playing.ts"
import { goalBit, isObjective } from "../herd.ts"
import type { TrailPlayer, TrailState } from "../state.ts"
import { named, type Pieces } from "./pieces.ts"

export abstract class Herds<S extends TrailState> extends Playing<S> {
  protected abstract readonly pieces: Pieces

  abstract player(seat: Seat): TrailPlayer

  /** Exactly these cards in hand; the rest of the herd stays as it is. */
  hand(seat: Seat, ...ids: string[]): this {
    this.player(seat).hand = this.numbers(ids)
    return this.known(seat)
  }

  pile(seat: Seat, ...ids: string[]): this {
    this.player(seat).pile = this.numbers(ids)
    return this.known(seat)
  }

  discards(seat: Seat, ...ids: string[]): this {
    this.player(seat).discards = this.numbers(ids)
    return this.known(seat)
  }

  area(seat: Seat, ...ids: string[]): this {
    this.player(seat).area = this.numbers(ids)
    return this
  }

  cardsIn(seat: Seat, zone: "hand" | "pile" | "discards" | "removed" | "area"): string[] {
    return this.ids(this.player(seat)[zone]).sort()
  }

  market(...ids: string[]): this {
    this.s.market = this.numbers(ids)
    return this
  }

  marketPile(...ids: string[]): this {
    this.s.marketPile = this.numbers(ids)
    return this
  }

  marketOf(): string[] {
    return this.ids(this.s.market)
  }

  objectives(...ids: string[]): this {
    this.s.objectives = this.numbers(ids)
    return this
  }

  objectivePile(...ids: string[]): this {
    this.s.objectivePile = this.numbers(ids)
    return this
  }

  /** What all know of a herd follows from what is in it. */
  private known(seat: Seat): this {
    const { cards } = this.pieces.kit
    const me = this.player(seat)
    me.blind = 0
    me.shown = []
    me.goals = 0
    me.cattle.fill(0)
    for (const card of [...me.hand, ...me.pile, ...me.discards, ...(me.apart ?? [])])
      if (isObjective(cards, card)) me.goals |= goalBit(cards, card)
      else me.cattle[card] = num(me.cattle, card) + 1
    this.t.offered = 0
    return this
  }

  private numbers(ids: readonly string[]): number[] {
    return ids.map(id => named(this.pieces.kit.cards.ids, id))
  }

  private ids(cards: readonly number[]): string[] {
    return cards.map(card => at(this.pieces.kit.cards.ids, card))
  }
}
