// The player boards of a position under test: money, workers, engine and certificates, and where discs have gone.
import { at, num, type Seat } from "@railhead/engine"
import { bits, type TrailState } from "../state.ts"
import { idsOf, named } from "./pieces.ts"
import { Tiles } from "./tiles.ts"

export abstract class Boards<S extends TrailState, Worker extends string> extends Tiles<S> {
  protected abstract readonly workerTypes: readonly Worker[]

  money(seat: Seat, amount: number): this {
    this.player(seat).money = amount
    return this
  }

  moneyOf(...seats: Seat[]): number[] {
    return seats.map(seat => this.player(seat).money)
  }

  workers(seat: Seat, counts: { readonly [W in Worker]?: number }): this {
    this.workerTypes.forEach((type, i) => {
      this.player(seat).workers[i] = counts[type] ?? num(this.player(seat).workers, i)
    })
    return this
  }

  workersOf(seat: Seat): number[] {
    return this.player(seat).workers.slice()
  }

  engine(seat: Seat, rail: string): this {
    this.player(seat).engine = named(idsOf(this.pieces.kit.track.spaces), rail)
    return this
  }

  engineOf(seat: Seat): string {
    return at(this.pieces.kit.track.spaces, this.player(seat).engine).id
  }

  certificates(seat: Seat, count: number): this {
    this.player(seat).certificates = count
    return this
  }

  certificatesOf(seat: Seat): number {
    return this.player(seat).certificates
  }

  // Disc spaces.

  /** The disc spaces of this game. */
  protected get discIds(): readonly string[] {
    return idsOf(this.pieces.kit.discSpaces)
  }

  /** Clears disc spaces, as if their discs had been taken long ago. */
  cleared(seat: Seat, ...discs: string[]): this {
    for (const disc of discs) this.player(seat).cleared |= this.discBit(disc)
    return this
  }

  /** Clears all disc spaces but these. */
  onlyDiscs(seat: Seat, ...discs: string[]): this {
    return this.cleared(seat, ...this.discIds.filter(id => !discs.includes(id)))
  }

  clearedOf(seat: Seat): string[] {
    return this.discIds.filter(id => this.player(seat).cleared & this.discBit(id))
  }

  discsLeft(seat: Seat): number {
    return this.pieces.kit.discSpaces.length - bits(this.player(seat).cleared)
  }

  private discBit(id: string): number {
    return 1 << named(idsOf(this.pieces.kit.discSpaces), id)
  }

  // Stations and their masters.

  discsOnStations(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.player(seat).stations |= 1 << named(idsOf(this.pieces.kit.stations), id)
    return this
  }

  stationsOf(seat: Seat): string[] {
    return idsOf(this.pieces.kit.stations).filter((_, i) => this.player(seat).stations & (1 << i))
  }

  /** Lays a stationmaster on a station; without an id there is none left. */
  master(station: number, id?: string): this {
    this.s.masters[station - 1] = id === undefined ? -1 : this.masterNo(id)
    return this
  }

  masters(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.player(seat).stationmasters |= 1 << this.masterNo(id)
    return this
  }

  mastersOf(seat: Seat): string[] {
    return idsOf(this.pieces.kit.masters).filter((_, i) => this.player(seat).stationmasters & (1 << i))
  }

  private masterNo(id: string): number {
    return named(idsOf(this.pieces.kit.masters), id)
  }
}
