// Arranges positions of the solo game and lets Pedro play a card.
import { begin, range } from "@railhead/engine"
import { pedroTypes } from "../data/pedro.ts"
import { shipNamed } from "../data/ships.ts"
import { argentina } from "../game.ts"
import type { Pedro } from "../pedro-state.ts"
import { discsInSupply } from "../rules/pedro/engine.ts"
import { cardOf, loadingCardOf, pedroOf } from "../rules/pedro/pedro.ts"
import { push } from "../state.ts"
import { Position } from "./position.ts"

export const YOU = 0
export const PEDRO = 1

interface Wanted {
  readonly level?: string
  /** Numbers of private buildings that show side b, and cities that do. */
  readonly b?: readonly number[]
  readonly citiesB?: readonly string[]
  readonly seed?: string
}

/** A new solo game as it is set up, before your first turn. */
export function newSolo({ level = "moderate", b = [], citiesB = [], seed = "solo" }: Wanted = {}): Solo {
  const options = {
    level,
    privateSides: "chosenPerNumber",
    sidesB: b.map(String),
    citySides: "chosenPerCity",
    citiesB,
  }
  return new Solo(begin(argentina, { seats: 1, seed, options }, []))
}

/**
 * A solo game to arrange: no farmers, your estanciero on site A, Pedro on the start with his printed workers and one
 * maquinista, which is his speciality.
 */
export function solo(wanted: Wanted = {}): Solo {
  const p = newSolo(wanted).bare().estanciero(YOU, "site-A")
  return p.staff(1, 1, 2).speciality("maquinista")
}

export class Solo extends Position {
  get pedro(): Pedro {
    return pedroOf(this.s)
  }

  /** A turn of Pedro with this card (1 to 15); what happened before is forgotten. */
  card(no: number): this {
    const all = range(15)
    this.pedro.deck = [no - 1]
    this.pedro.played = all.filter(card => card !== no - 1)
    return this.pedroTurn()
  }

  /** A turn of Pedro with whatever comes. */
  pedroTurn(): this {
    if (this.t.log) this.t.log.length = 0
    return this.clear().begin(() => push(this.t, { do: "pedroTurn", seat: PEDRO }))
  }

  /** Pedro visits Buenos Aires from site H, with a card that does nothing else. */
  visit(): this {
    return this.estanciero(PEDRO, "site-H").speciality("maquinista").card(10)
  }

  /** The cards Pedro has turned up, the last one last. */
  played(): number[] {
    return this.pedro.played.map(card => card + 1)
  }

  /** Gauchos, carpinteros and maquinistas of Pedro, the printed ones included. */
  staff(gaucho: number, carpintero: number, maquinista: number): this {
    this.workers(PEDRO, { gaucho, carpintero, maquinista })
    return this
  }

  speciality(type: (typeof pedroTypes)[number]): this {
    this.pedro.speciality = pedroTypes.indexOf(type)
    return this
  }

  specialityOf(): string {
    return pedroTypes[this.pedro.speciality] ?? ""
  }

  /** Makes this the active loading card (1 to 4). */
  loading(number: number): this {
    this.pedro.loading = number
    return this
  }

  loadingCard(): string {
    return loadingCardOf(this.s).id
  }

  presentCard(): string {
    return cardOf(this.s).id
  }

  /** Exactly these ships in the loading zone. */
  zone(...ids: string[]): this {
    this.s.ships = ids.map(shipNamed)
    return this
  }

  supply(): number {
    return discsInSupply(this.player(PEDRO))
  }

  /** Numbers of the tiles in Pedro's supply. */
  unbuilt(): number[] {
    return range(11).filter(number => this.player(PEDRO).unbuilt & (1 << number))
  }

  /** Why Pedro did what he did in the turn just played. */
  reasons(): unknown[] {
    return this.happened("pedroReason").map(event => ("because" in event ? event.because : ""))
  }

  /** Did something of this kind happen to Pedro in the turn just played? */
  pedroDid(did: string): boolean {
    return this.happened(did).some(({ seat }) => seat === PEDRO)
  }
}
