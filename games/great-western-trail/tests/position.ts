// Arranges positions for tests: what this game has beyond the other cattle trail.
import { at, begin, num, type Seat } from "@railhead/engine"
import { Boards } from "../../trail/tests/boards.ts"
import { idsOf, type Pieces } from "../../trail/tests/pieces.ts"
import { cityNamed, everyCity } from "../data/cities.ts"
import { everyDiscSpace } from "../data/players.ts"
import { tileNamed, tiles, type WorkerType, workerTypes } from "../data/tiles.ts"
import { siteNamed, trail } from "../data/trail.ts"
import { greatWesternTrail } from "../game.ts"
import { rows } from "../places.ts"
import { kit } from "../rules/kit.ts"
import { type GreatWesternTrail, isBuilding, kindOf, type Player, player, push, tileOn } from "../state.ts"

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

const pieces: Pieces = { kit, tiles: idsOf(tiles), isBuilding, kindOf }

export class Position extends Boards<GreatWesternTrail, WorkerType> {
  protected readonly pieces = pieces
  protected readonly workerTypes = workerTypes

  player(seat: Seat): Player {
    return player(this.s, seat)
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

  rancher(seat: Seat, site: string): this {
    this.player(seat).rancher = siteNamed(site)
    return this
  }

  rancherOf(seat: Seat): string {
    return trail.ids[this.player(seat).rancher] ?? ""
  }

  /** Those of expansions only with them. */
  protected override get discIds(): readonly string[] {
    return rows(this.t, "discSpaces").map(({ no }) => at(everyDiscSpace, no).id)
  }

  discsOnCities(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.player(seat).cities[cityNamed(id)] = num(this.player(seat).cities, cityNamed(id)) + 1
    return this
  }

  citiesOf(seat: Seat): string[] {
    return everyCity.flatMap(({ id, no }) => new Array<string>(num(this.player(seat).cities, no)).fill(id))
  }

  /** Lays a hazard or tipi tile on a space. */
  tile(site: string, id: string): this {
    this.s.tiles[siteNamed(site)] = tileOn(tileNamed(id))
    return this
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
}
