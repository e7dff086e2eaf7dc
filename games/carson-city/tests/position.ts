// Arranges positions for tests and makes choices by notation.
import {
  asideChoices,
  at,
  begin,
  choose,
  filled,
  type Happened,
  isMoved,
  num,
  range,
  type Seat,
  sum,
  takeOut,
  timeout,
  waiting,
} from "@railhead/engine"
import { SPACES, spotNamed } from "../data/actions.ts"
import { faceNamed, faces, recommended } from "../data/cards.ts"
import { CORRALS, HORSES } from "../data/corrals.ts"
import { CORNERS, EDGES, PARCELS, parcelNamed, parcels } from "../data/map.ts"
import { COWBOYS, DEEDS, DYNAMITE, startingKit } from "../data/rounds.ts"
import { HIGHEST_TILE, SETS } from "../data/tiles.ts"
import { carsonCity } from "../game.ts"
import { strength } from "../rules/goods.ts"
import { layOut, layTownCentre } from "../rules/setup.ts"
import { sliceOf } from "../slices.ts"
import { type CarsonTable, cowboyKinds, cowboyOn, type Player, setCowboy } from "../state.ts"
import { arrive } from "../variants/outlaws/gang.ts"
import { Rounds } from "./rounds.ts"

interface Wanted {
  readonly seats?: number
  /** Buildings beyond the base set, and variants, that are in the game. */
  readonly with?: readonly string[]
  readonly options?: { readonly [id: string]: unknown }
  readonly centre?: string
}

/**
 * A game about to begin: the town centre on r4c4, no mountains, seats 0, 1, 2 … in every order, the cards of a first game,
 * the normal kit.
 */
export function newGame({ seats = 3, with: more = [], options = {}, centre = "r4c4" }: Wanted = {}): Position {
  const chosen = { personalities: "random", ...Object.fromEntries(more.map(id => [id, true])), ...options }
  const p = new Position(begin(carsonCity, { seats, seed: "position", options: chosen }, []))
  const { s } = p
  s.agenda.length = 0
  for (const lane of s.asides) lane.length = 0
  for (const seat of range(seats)) s.newBeginning?.shown.splice(seat, 1, [15, 3, 2, 1, 1, 0])
  const { objects: land, owner } = p.t.rules.blank(seats)
  s.objects = land
  s.owner = owner
  s.roads = filled(EDGES, 0)
  s.ends = filled(CORNERS, 0)
  s.townHall = -1
  s.dynamite = DYNAMITE
  s.round = 1
  layTownCentre(s, parcelNamed(centre))
  s.choosing = range(seats)
  s.order = range(seats)
  s.passed = range(seats)
  for (const seat of range(seats)) {
    p.player(seat).deeds = DEEDS
    p.has(seat, { ...startingKit, dynamite: 0, noDuel: 0 })
    p.card(seat, at(["7Y", "2Y", "5Y", "6Y", "4Y", "3Y"], seat))
  }
  p.row("ranch", "mine", "hotel", "bank", "church", "ranch", "mine")
  p.display(...(recommended.firstGame ?? []))
  return p
}

/** What can be set of a player in one line. */
type Has = Partial<Omit<Player, "kept" | "points" | "face" | "kid">>

export class Position extends Rounds {
  /** The table with its choices found anew, because the position may have been changed by hand. */
  protected override get bench(): CarsonTable {
    this.t.offered = 0
    return this.t
  }

  /** The seats that are asked. */
  get waiting(): Seat[] {
    return waiting(this.s)
  }

  /** A choice of any seat, asked or not. */
  by(seat: Seat, text: string): this {
    choose(this.bench, seat, text)
    return this
  }

  /** What a seat may do beside the decision. */
  beside(seat: Seat): string[] {
    return asideChoices(this.t, seat)
  }

  /** What the clock would choose. */
  get clock(): string | null {
    return timeout(this.bench, this.seat)
  }

  /** What happened so far of one kind, in order. */
  override happened(did: string): Happened[] {
    return super.happened(did).filter((event): event is Happened => !isMoved(event))
  }

  // What seats have and show.

  /** Sets what a seat has; the general reserve gets the rest of its cowboys. */
  has(seat: Seat, what: Has): this {
    const me = this.player(seat)
    Object.assign(me, what)
    if (what.cowboys !== undefined) me.general = COWBOYS - me.cowboys - this.standing(seat)
    return this
  }

  private standing(seat: Seat): number {
    return range(this.s.cowboys.length).reduce((sum, spot) => sum + (cowboyOn(this.s, spot, seat) > 0 ? 1 : 0), 0)
  }

  /** The personality of a seat for this round, with nothing of what it gives on choosing. */
  card(seat: Seat, id: string, kid = ""): this {
    this.player(seat).face = faceNamed(id)
    this.player(seat).kid = kid === "" ? -1 : faceNamed(kid)
    if (faces[faceNamed(id)]?.whiteCowboy) this.s.white = -1
    return this
  }

  /** The cards laid out. */
  display(...ids: string[]): this {
    this.s.sides = this.s.sides.map(() => -1)
    this.s.taken = 0
    layOut(this.s, ids)
    return this
  }

  money(...seats: Seat[]): number[] {
    return seats.map(seat => this.player(seat).money)
  }

  cowboys(...seats: Seat[]): number[] {
    return seats.map(seat => this.player(seat).cowboys)
  }

  strength(seat: Seat): number {
    return strength(this.t, seat)
  }

  /** VP won so far on the way. */
  onTrack(seat: Seat): number {
    return this.player(seat).points.reduce((a, b) => a + b, 0)
  }

  // Cowboys.

  /** A cowboy on a spot, out of the general reserve. */
  on(seat: Seat, spot: string, kind = "ordinary"): this {
    setCowboy(this.s, spotNamed(spot), seat, kind === "ordinary" ? this.at(seat, spot) + 1 : cowboyKinds.indexOf(kind))
    this.player(seat).general--
    return this
  }

  /** Kind of a seat's cowboy on a spot, or how many it has on a shared one; 0 for none. */
  at(seat: Seat, spot: string): number {
    return cowboyOn(this.s, spotNamed(spot), seat)
  }

  /** Seat and parcel of each cowboy left on the map. */
  onMap(): string[] {
    return range(PARCELS).flatMap(parcel =>
      range(this.s.seats).flatMap(seat =>
        cowboyOn(this.s, SPACES + parcel, seat) > 0 ? [`${seat} ${at(parcels, parcel)}`] : [],
      ),
    )
  }

  // Pieces of variants.

  /** Outlaws of a strength on these parcels. */
  outlaws(strength: number, ...ids: string[]): this {
    const gang = sliceOf(this.s.outlaws)
    gang.strength = strength
    for (const id of ids) arrive(this.s, parcelNamed(id))
    return this
  }

  outlawsOn(): string[] {
    return sliceOf(this.s.outlaws).at.map(parcel => at(parcels, parcel))
  }

  /** The duel tiles of a seat, as dealt; the reserve has all that nobody holds. */
  tiles(seat: Seat, ...tiles: number[]): this {
    const survival = sliceOf(this.s.survival)
    survival.hands[seat] = tiles
    survival.left[seat] = sum(tiles)
    survival.reserve = range(SETS).flatMap(() => range(HIGHEST_TILE + 1))
    for (const tile of survival.hands.flat()) takeOut(survival.reserve, tile)
    return this
  }

  hand(seat: Seat): number[] {
    return [...at(sliceOf(this.s.survival).hands, seat)]
  }

  /** Horses of a seat in the personal reserve and in its five corrals. */
  horses(seat: Seat, reserve: number, ...inCorrals: number[]): this {
    const horses = sliceOf(this.s.horses)
    horses.reserve[seat] = reserve
    range(CORRALS).forEach(corral => {
      horses.corrals[seat * CORRALS + corral] = inCorrals[corral] ?? 0
    })
    horses.stock = HORSES - sum(horses.reserve) - sum(horses.corrals)
    return this
  }

  horsesOf(seat: Seat): number[] {
    const { reserve, corrals } = sliceOf(this.s.horses)
    return [num(reserve, seat), ...corrals.slice(seat * CORRALS, (seat + 1) * CORRALS)]
  }
}
