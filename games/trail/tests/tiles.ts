// The tiles of a position under test: buildings and others on the trail, workers in the job market, what comes next.
import { at, num, range, type Seat } from "@railhead/engine"
import type { TrailState } from "../state.ts"
import { Herds } from "./herds.ts"
import { idsOf, named } from "./pieces.ts"

export abstract class Tiles<S extends TrailState> extends Herds<S> {
  /** Puts a private building on a site, as if it had been built. */
  build(seat: Seat, building: string, site: string): this {
    const { buildings, ownTile } = this.pieces.kit
    const no = named(idsOf(buildings), building)
    this.s.tiles[this.site(site)] = ownTile(seat, no)
    this.player(seat).unbuilt &= ~(1 << at(buildings, no).number)
    return this
  }

  /** "A", "8a 2" (building 8a of seat 2), the id of a tile, "" */
  onSite(site: string): string {
    const { kit, isBuilding } = this.pieces
    const tile = num(this.s.tiles, this.site(site))
    if (!isBuilding(tile)) return this.tileId(this.pieces.kindOf(tile))
    const owner = kit.ownerOf(tile)
    return at(kit.buildings, kit.buildingOf(tile)).id + (owner < 0 ? "" : ` ${owner}`)
  }

  /** Takes all tiles that are no buildings off the trail. */
  bare(): this {
    for (const site of this.tiles()) this.s.tiles[this.site(site)] = -1
    return this
  }

  /** The places with a tile that is no building. */
  tiles(): string[] {
    return this.pieces.kit.siteIds.filter((_, site) => this.pieces.kindOf(num(this.s.tiles, site)) >= 0)
  }

  /** Exactly these workers in a row of the job market (from 1), from the right column of the columns in use. */
  jobs(row: number, ...workers: string[]): this {
    const { jobColumns } = this.pieces.kit
    const first = (row - 1) * jobColumns
    for (const column of range(jobColumns)) this.s.jobs[first + column] = -1
    workers.forEach((worker, i) => {
      this.s.jobs[first + jobColumns - this.s.players.length + i] = this.tileNo(worker)
    })
    this.t.offered = 0
    return this
  }

  /** Workers in a row, column by column; "" for an empty cell. */
  jobsIn(row: number): string[] {
    const { jobColumns } = this.pieces.kit
    return range(jobColumns).map(column => this.tileId(num(this.s.jobs, (row - 1) * jobColumns + column)))
  }

  /** An empty job market with the token in this row (from 1). */
  token(row: number): this {
    this.s.jobs.fill(-1)
    this.s.token = row - 1
    return this
  }

  /** Fills the token's row but for its own cell: the next worker covers it. */
  tokenNext(): this {
    const worker = at(this.pieces.kit.workerTypes, 0)
    return this.jobs(this.s.token + 1, ...range(this.s.players.length - 1).map(() => worker))
  }

  /** Tiles on the six slots, "" for none. */
  foresight(...ids: string[]): this {
    this.s.foresight = this.s.foresight.map((_, i) => (ids[i] ? this.tileNo(ids[i]) : -1))
    return this
  }

  foresightOf(): string[] {
    return this.s.foresight.map(kind => this.tileId(kind))
  }

  stack(no: number, ...ids: string[]): this {
    this.s.stacks[no - 1] = ids.map(id => this.tileNo(id))
    return this
  }

  private site(id: string): number {
    return named(this.pieces.kit.siteIds, id)
  }

  private tileNo(id: string): number {
    return named(this.pieces.tiles, id)
  }

  private tileId(kind: number): string {
    return kind < 0 ? "" : at(this.pieces.tiles, kind)
  }
}
