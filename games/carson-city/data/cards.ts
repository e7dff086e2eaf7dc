// Source: the rulebook; the cash limit of the red heroes is read as $40 (CC-22.13). Cards 4 and 8 carry dated names in
// the box; here they are the railroad worker and the Native guide, and the notation knows all cards by number.
import type { CardEffect } from "../steps.ts"
import { MINE, RANCH } from "./buildings.ts"
import { offerNamed } from "./offers.ts"

/** One side of a personality: what a row can say of it. The rest is a file in `rules/cards/`. */
interface Face {
  /** Number and side: "3Y". */
  readonly id: string
  readonly card: number
  readonly limit: number
  /** Given at once. */
  readonly money: number
  readonly roads: number
  readonly dynamite: number
  readonly noDuel: number
  readonly strength: number
  readonly whiteCowboy: boolean
  /** One more cowboy of the general reserve on gambling income (CC-13.11). */
  readonly extraCowboy: boolean
  readonly mayAttack: boolean
  readonly mayStartDuels: boolean
  /** Own buildings cannot be attacked (CC-13.16). */
  readonly immune: boolean
  readonly halfPrice: boolean
  readonly parcelCap: number
  readonly perDuelWon: number
  readonly perDuelLost: number
  readonly throwsAgain: boolean
  readonly firstNext: boolean
  readonly perNewService: number
  /** CC-13.15 */
  readonly horses: number
  /** Dollars from the bank for each outlaw beaten (CC-18.13). */
  readonly perOutlaw: number
  readonly offers: readonly number[]
  readonly offered: "choosing" | "afterActions"
  readonly mayDecline: boolean
  /** Steps on choosing that still lack their seat. */
  readonly effects: readonly CardEffect[]
}

function face(id: string, limit: number, given: Partial<Omit<Face, "offers">> & { offers?: string[] } = {}): Face {
  return {
    id,
    card: Number.parseInt(id, 10),
    limit,
    money: 0,
    roads: 0,
    dynamite: 0,
    noDuel: 0,
    strength: 0,
    whiteCowboy: false,
    extraCowboy: false,
    mayAttack: true,
    mayStartDuels: true,
    immune: false,
    halfPrice: false,
    parcelCap: 999,
    perDuelWon: 0,
    perDuelLost: 0,
    throwsAgain: false,
    firstNext: false,
    perNewService: 0,
    horses: 0,
    perOutlaw: 0,
    offered: "choosing",
    mayDecline: false,
    effects: [],
    ...given,
    offers: (given.offers ?? []).map(offerNamed),
  }
}

/** Card × 2, and 1 for the red side. */
export const faces: readonly Face[] = [
  // The street kid's limit is what it takes off or adds to the second card's.
  face("0Y", 0),
  face("0R", -5),
  face("1Y", 20, { whiteCowboy: true }),
  face("1R", 20, { mayAttack: false, mayStartDuels: false, perDuelLost: 3 }),
  face("2Y", 120, { money: 9 }),
  face("2R", 60, { offers: ["bank-3", "bank-5", "bank-7"], offered: "afterActions", mayDecline: true }),
  face("3Y", 60, { offers: ["money-8"], mayDecline: true }),
  face("3R", 60, { offers: ["money-8", "houses"] }),
  face("4Y", 30, { roads: 2, halfPrice: true }),
  face("4R", 30, { effects: [{ do: "takeTile", price: 5, building: -1 }] }),
  face("5Y", 30, { effects: [{ do: "freeParcel" }] }),
  face("5R", 20, { offers: ["money-8", "mountains"] }),
  face("6Y", 25, { offers: ["cowboys-1", "cowboys-2", "cowboys-3"], mayDecline: true }),
  face("6R", 20, { offers: ["revolvers-1", "revolvers-2"], mayDecline: true }),
  face("7Y", 20, { strength: 3 }),
  face("7R", 30, { strength: 2 }),
  face("8Y", 20, { effects: [{ do: "throwForParcel" }, { do: "throwForParcel" }] }),
  face("8R", 30, { parcelCap: 3 }),
  face("9Y", 20, { effects: [{ do: "takeTile", price: 10, building: MINE }] }),
  face("9R", 20, { dynamite: 2 }),
  face("10Y", 30, { perDuelWon: 2 }),
  face("10R", 20, { dynamite: 1, throwsAgain: true }),
  face("11Y", 15, { noDuel: 2 }),
  face("11R", 40, { noDuel: 1, extraCowboy: true }),
  face("12Y", 30, { effects: [{ do: "chooseLot", first: -1 }] }),
  face("12R", 30, { effects: [{ do: "auctionToken" }] }),
  face("13Y", 50, { roads: 1, perNewService: 1 }),
  face("13R", 50, { offers: ["tax-weapons", "tax-money"] }),
  face("14Y", 60, { perOutlaw: 3 }),
  face("14R", 90, { perOutlaw: 2 }),
  face("15Y", 20, { horses: 1 }),
  face("15R", 20, { effects: [{ do: "takeTile", price: 8, building: RANCH }] }),
  face("16Y", 240, { mayAttack: false, immune: true }),
  face("16R", 40, { offers: ["heroes-3", "heroes-6", "heroes-9"] }),
  face("17Y", 60, { firstNext: true }),
  face("17R", 60),
  face("18Y", 60, { effects: [{ do: "buyParcelNow" }] }),
  face("18R", 40),
]

export const CARDS = faces.length / 2

export function faceNamed(id: string): number {
  return faces.findIndex(row => row.id === id)
}

export const STREET_KID = 0
export const SHERIFF = 1
export const PROSPECTOR = 9
export const DOCTOR_UNDERTAKER = 14
export const COWBOY = 15
export const TEACHER = 17
export const STREET_KID_PRICE = 3

/** What a display says of a card's side: not in the game, yellow, red, or free to its taker or the round (14, 17). */
export const OUT = -1
export const YELLOW = 0
export const RED = 1
export const EITHER = 2

/** The cards a table can list: number and side; 14 and 17 have no side to choose (CC-2.9). */
export const listed: readonly string[] = faces
  .map(row => (row.card === DOCTOR_UNDERTAKER || row.card === TEACHER ? String(row.card) : row.id))
  .filter((id, i, all) => all.indexOf(id) === i)

/** Card and side of a listed id. */
export function readListed(id: string): { card: number; side: number } {
  const card = Number.parseInt(id, 10)
  return { card, side: id.endsWith("Y") ? YELLOW : id.endsWith("R") ? RED : EITHER }
}

/** CC-2.8: the sets the rulebook recommends. */
export const recommended: Readonly<Record<string, readonly string[]>> = {
  firstGame: ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"],
  quiet: ["1R", "2R", "5Y", "11Y", "13Y", "14", "16R"],
  fortune: ["0Y", "2Y", "3Y", "4R", "6Y", "8R", "12Y", "16Y"],
  property: ["0Y", "3R", "4Y", "5R", "8Y", "9Y", "12Y", "15R"],
  showdown: ["0R", "6R", "7Y", "9R", "10Y", "12R", "13R", "14"],
  goldRush: ["0R", "1Y", "3Y", "5R", "8R", "9Y", "10R", "11R"],
}

/** CC-2.8: seven cards, eight with the street kid. */
export const IN_PLAY = 7
