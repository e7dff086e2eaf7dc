// Pieces that fly with an event, and the places an event is about.
import { type Event, isMoved } from "@railhead/engine"
import type { Flight } from "../../face.ts"
import { placeOfCard, placeOfSlot, placeOfSpot } from "./places.ts"

/** What of an event the picture uses. */
function told(event: Event): (name: string) => string {
  const data: { readonly [name: string]: unknown } = isMoved(event) ? {} : event
  return name => String(data[name] ?? "")
}

const seatCard = (event: Event) => `seat:${event.seat}`
const parcelOf = (event: Event) => `parcel:${told(event)("parcel")}`
const spotOf = (event: Event) => placeOfSpot(told(event)("action"))

type Where = (event: Event) => string
type Flies = (event: Event) => readonly Flight[]

const fly = (from: Where, to: Where, piece: Where): Flies => {
  return event => [{ from: from(event), to: to(event), piece: piece(event) }]
}
const ofSeat = (kind: string) => (event: Event) => `${kind}:${event.seat}`
const of = (kind: string, name: string) => (event: Event) => `${kind}:${told(event)(name)}`
const bare = (kind: string) => () => `${kind}:`
const otherSeat = of("seat", "other")

const money = of("money", "money")
const points = of("vp", "vp")

/** Nothing flies where nothing was paid. */
const paid =
  (flies: Flies): Flies =>
  event =>
    Number(told(event)("money")) > 0 ? flies(event) : []
const scored =
  (flies: Flies): Flies =>
  event =>
    Number(told(event)("vp")) > 0 ? flies(event) : []

const deed = fly(seatCard, parcelOf, ofSeat("deed"))
const house = fly(seatCard, parcelOf, bare("house"))
const horse = bare("horse")
const home = fly(parcelOf, seatCard, ofSeat("cowboy"))

const fliesAt: { readonly [did: string]: Flies } = {
  tookParcel: deed,
  boughtParcel: deed,
  townHall: fly(seatCard, parcelOf, () => "tile:townHall"),
  road: fly(seatCard, event => `edge:${told(event)("edge")}`, bare("road")),
  drew: fly(
    () => "bag",
    event => placeOfSlot(told(event)("slot")),
    of("tile", "building"),
  ),
  tookTile: fly(event => placeOfSlot(told(event)("slot")), seatCard, of("tile", "building")),
  choseCard: fly(event => placeOfCard(told(event)("card")), seatCard, of("card", "card")),
  choseKid: fly(event => placeOfCard(told(event)("card")), seatCard, of("card", "card")),
  cardPoints: scored(fly(event => placeOfCard(told(event)("card")), seatCard, points)),
  paidTax: paid(fly(seatCard, otherSeat, money)),
  undertaker: paid(fly(seatCard, otherSeat, money)),
  placed: event => {
    const white = told(event)("cowboy") === "white"
    return [{ from: seatCard(event), to: spotOf(event), piece: white ? "white:" : `cowboy:${event.seat}` }]
  },
  movedCowboy: fly(event => placeOfSpot(told(event)("action2")), spotOf, ofSeat("cowboy")),
  tookBack: fly(spotOf, seatCard, ofSeat("cowboy")),
  horse: fly(seatCard, of("corral", "corral"), horse),
  boughtHorse: fly(spotOf, seatCard, horse),
  bridge: fly(seatCard, event => `edge:${told(event)("edge")}`, bare("road")),
  recovered: fly(seatCard, spotOf, ofSeat("cowboy")),
  attackCancelled: home,
  sentBack: home,
  threw: fly(seatCard, spotOf, of("die", "die")),
  award: scored(fly(spotOf, seatCard, points)),
  income: paid(fly(spotOf, seatCard, money)),
  gambled: fly(() => "action:gamblingIncome", seatCard, money),
  ammunition: fly(() => "action:ammunition", seatCard, bare("bullets")),
  gotRoads: fly(spotOf, seatCard, bare("road")),
  built: fly(seatCard, parcelOf, of("tile", "building")),
  house,
  townHouse: house,
  paid: paid(fly(parcelOf, seatCard, money)),
  stole: paid(fly(parcelOf, seatCard, money)),
}

export const flights: Flies = event => fliesAt[event.did]?.(event) ?? []

const placeAt: { readonly [name: string]: (id: string) => string } = {
  parcel: id => `parcel:${id}`,
  parcel2: id => `parcel:${id}`,
  edge: id => `edge:${id}`,
  action: placeOfSpot,
  corral: id => `corral:${id}`,
  slot: placeOfSlot,
  card: placeOfCard,
}

export function placesOf(event: Event): readonly string[] {
  const text = told(event)
  return Object.entries(placeAt).flatMap(([name, place]) => (text(name) === "" ? [] : [place(text(name))]))
}
