// Arranges positions for tests and makes choices by notation.
import {
  advance,
  asideChoices,
  at,
  begin,
  below,
  choose,
  decision,
  filled,
  type Happened,
  isMoved,
  next,
  type Outcome,
  over,
  push,
  RailheadError,
  range,
  ruleOf,
  type Seat,
  score,
  sum,
  takeOut,
  timeout,
  waiting,
} from "@railhead/engine"
import { actionNamed, SPACES, spotNamed } from "../data/actions.ts"
import { BUILDINGS, buildingNamed, objects, ROW } from "../data/buildings.ts"
import { faceNamed, faces, recommended } from "../data/cards.ts"
import { CORRALS, HORSES } from "../data/corrals.ts"
import { CORNERS, EDGES, edgeNamed, PARCELS, parcelNamed, parcels } from "../data/map.ts"
import { COWBOYS, DEEDS, DYNAMITE, startingKit } from "../data/rounds.ts"
import { HIGHEST_TILE, SETS } from "../data/tiles.ts"
import { carsonCity } from "../game.ts"
import { strength } from "../rules/goods.ts"
import { income } from "../rules/income.ts"
import { isServed, price } from "../rules/land.ts"
import { putRoad } from "../rules/roads.ts"
import { layOut, layTownCentre } from "../rules/setup.ts"
import { sliceOf } from "../slices.ts"
import { type CarsonCity, type CarsonTable, cowboyKinds, cowboyOn, type Player, player, setCowboy } from "../state.ts"
import { arrive } from "../variants/outlaws/gang.ts"

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

export class Position {
  readonly t: CarsonTable

  constructor(t: CarsonTable) {
    this.t = t
  }

  get s(): CarsonCity {
    return this.t.state
  }

  /** The table with its choices found anew, because the position may have been changed by hand. */
  private get fresh(): CarsonTable {
    this.t.offered = 0
    return this.t
  }

  player(seat: Seat): Player {
    return player(this.s, seat)
  }

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
    this.s.sides.fill(-1)
    this.s.taken = 0
    layOut(this.s, ids)
    return this
  }

  own(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      this.s.owner[parcelNamed(id)] = seat
      this.player(seat).deeds--
    }
    return this
  }

  /** Lays an object on parcels; a Town Hall counts as put up. */
  put(object: string, ...ids: string[]): this {
    for (const id of ids) {
      this.s.objects[parcelNamed(id)] = objects.indexOf(object)
      if (object === "townHall") this.s.townHall = parcelNamed(id)
    }
    return this
  }

  /** An owned building, house or mountain. */
  build(seat: Seat, object: string, ...ids: string[]): this {
    return this.own(seat, ...ids).put(object, ...ids)
  }

  roads(...ids: string[]): this {
    for (const id of ids) putRoad(this.s, edgeNamed(id), 1)
    return this
  }

  keep(seat: Seat, ...ids: string[]): this {
    for (const id of ids)
      this.player(seat).kept[buildingNamed(id)] = (this.player(seat).kept[buildingNamed(id)] ?? 0) + 1
    return this
  }

  keeps(seat: Seat): string[] {
    return range(BUILDINGS).flatMap(type => filled(at(this.player(seat).kept, type), 0).map(() => at(objects, type)))
  }

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
    return [at(reserve, seat), ...corrals.slice(seat * CORRALS, (seat + 1) * CORRALS)]
  }

  /** The building row from the cheapest space; "" for an empty one. */
  row(...ids: string[]): this {
    this.s.row = range(ROW).map(slot => buildingNamed(ids[slot] ?? ""))
    return this
  }

  shown(): string[] {
    return this.s.row.map(building => objects[building] ?? "")
  }

  bag(tiles: { readonly [id: string]: number }): this {
    this.s.bag = range(BUILDINGS).map(type => tiles[at(objects, type)] ?? 0)
    return this
  }

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

  round(round: number): this {
    this.s.round = round
    return this
  }

  /** Turn order and passing order of this round. */
  orders(order: readonly Seat[], passed: readonly Seat[]): this {
    this.s.order = [...order]
    this.s.passed = [...passed]
    return this
  }

  private begin(...steps: Parameters<typeof push<CarsonCity>>[1][]): this {
    this.s.agenda.length = 0
    this.t.offered = 0
    push(this.t, ...steps)
    advance(this.t)
    return this
  }

  /** Begins phase 1 of a round now; seats choose in the order of `choosing`. */
  phase1(round = this.s.round): this {
    for (const me of this.s.players) {
      me.face = -1
      me.kid = -1
    }
    this.s.round = round - 1
    return this.begin({ do: "beginRound", seat: -1 })
  }

  /** Begins phase 2; all that follows comes too. */
  phase2(): this {
    const nobody = { seat: -1 }
    return this.begin(
      { do: "placeCowboys", ...nobody },
      { do: "beginActions", ...nobody },
      { do: "endActions", ...nobody },
      { do: "endOfRound", ...nobody },
    )
  }

  /** Begins phase 3 with the cowboys as they stand. */
  phase3(): this {
    const nobody = { seat: -1 }
    return this.begin(
      { do: "beginActions", ...nobody },
      { do: "endActions", ...nobody },
      { do: "endOfRound", ...nobody },
    )
  }

  /** Resolves one action and nothing after it. */
  resolve(action: string): this {
    this.s.agenda.length = 0
    this.t.offered = 0
    push(this.t, { do: "resolve", seat: -1, action: actionNamed(action) })
    const step = this.s.agenda.pop()
    if (!step) throw new Error("no step")
    ruleOf(this.t, step).run?.(this.t, step)
    if (this.s.action !== actionNamed(action)) throw new Error(`nothing to resolve in ${action}`)
    this.s.agenda.shift()
    advance(this.t)
    return this
  }

  /** Phase 4 of this round, from the points at its end on. */
  phase4(): this {
    return this.begin({ do: "endOfRound", seat: -1 })
  }

  /** Asks a seat to build what it holds, as in action 13. */
  building(seat: Seat): this {
    return this.begin({ do: "buildings", seat })
  }

  /** What the next throws of dice will show. */
  throws(...pips: number[]): this {
    for (let i = 1; ; i++) {
      const random = [i, i ^ 0x5bd1e995, 77, 1]
      for (let mix = 0; mix < 12; mix++) next(random)
      const start = random.slice()
      if (pips.every(pip => below(random, 6) === pip - 1)) {
        this.s.random = start
        return this
      }
    }
  }

  /** The one seat that is asked, or −1 when nobody is. */
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
    for (const text of choices) choose(this.fresh, this.seat, text)
    return this
  }

  /** A choice of any seat, asked or not. */
  by(seat: Seat, text: string): this {
    choose(this.fresh, seat, text)
    return this
  }

  outcome(text: string): Outcome {
    return choose(this.fresh, this.seat, text)
  }

  /** All legal choices of the seat that is asked, or of another one, or those of one verb. */
  legal(verb?: string, seat = this.seat): string[] {
    const choices = decision(this.fresh, seat)?.choices ?? []
    return choices.filter(text => verb === undefined || text.split(" ")[0] === verb)
  }

  /** What a seat may do beside the decision. */
  beside(seat: Seat): string[] {
    return asideChoices(this.t, seat)
  }

  /** The seats that are asked. */
  get waiting(): Seat[] {
    return waiting(this.s)
  }

  /** What the clock would choose. */
  get clock(): string | null {
    return timeout(this.fresh, this.seat)
  }

  /** The error that refuses a choice; fails if the choice is legal or if the refusal changes anything. */
  refused(text: string, seat = this.seat): RailheadError {
    const before = JSON.stringify(this.s)
    try {
      choose(this.fresh, seat, text)
    } catch (error) {
      if (!(error instanceof RailheadError)) throw error
      if (JSON.stringify(this.s) !== before) throw new Error(`refusing "${text}" changed the state`)
      return error
    }
    throw new Error(`"${text}" was not refused`)
  }

  /** What lies on a parcel, "" for nothing. */
  lies(parcel: string): string {
    return objects[at(this.s.objects, parcelNamed(parcel))] ?? ""
  }

  owner(parcel: string): Seat {
    return at(this.s.owner, parcelNamed(parcel))
  }

  price(parcel: string): number {
    return price(this.s, parcelNamed(parcel))
  }

  income(parcel: string): number {
    return income(this.t, parcelNamed(parcel))
  }

  strength(seat: Seat): number {
    return strength(this.t, seat)
  }

  served(): string[] {
    return parcels.filter((_, parcel) => isServed(this.s, parcel))
  }

  /** Parcels a seat owns, in the order of the board. */
  parcelsOf(seat: Seat): string[] {
    return parcels.filter((_, parcel) => this.s.owner[parcel] === seat)
  }

  money(...seats: Seat[]): number[] {
    return seats.map(seat => this.player(seat).money)
  }

  cowboys(...seats: Seat[]): number[] {
    return seats.map(seat => this.player(seat).cowboys)
  }

  /** Points of a seat in one category of the score sheet as it stands. */
  points(seat: Seat, category: string): number {
    const row = score(this.t.rules, this.s).rows.find(r => r.id === category)
    if (!row) throw new Error(`no category ${category}`)
    return at(row.points, seat)
  }

  /** VP won so far on the way. */
  onTrack(seat: Seat): number {
    return this.player(seat).points.reduce((a, b) => a + b, 0)
  }

  total(seat: Seat): number {
    return at(score(this.t.rules, this.s).totals, seat)
  }

  places(): readonly number[] {
    return score(this.t.rules, this.s).places
  }

  /** What happened so far of one kind, in order. */
  happened(did: string): Happened[] {
    return (this.t.log ?? []).filter((event): event is Happened => !isMoved(event) && event.did === did)
  }

  /** Seat and parcel of each cowboy left on the map. */
  onMap(): string[] {
    return range(PARCELS).flatMap(parcel =>
      range(this.s.seats).flatMap(seat =>
        cowboyOn(this.s, SPACES + parcel, seat) > 0 ? [`${seat} ${at(parcels, parcel)}`] : [],
      ),
    )
  }
}
