// Pieces that fly in both games, by what happened.
import { at, type Event, isMoved, type Moved } from "@railhead/engine"
import type { Flight } from "../../face.ts"
import type { Cards } from "../herd.ts"

export type Flies = (event: Event) => readonly Flight[]

export const seatCard = (event: Event) => `seat:${event.seat}`

/** What an event says under a name, as text. */
export function eventText(event: Event, name: string): string {
  const data: { readonly [name: string]: unknown } = isMoved(event) ? {} : event
  return String(data[name] ?? "")
}

/** From the seat's card to a place that the event names. */
export const laid =
  (piece: string, kind: string, name: string): Flies =>
  event => [{ from: seatCard(event), to: `${kind}:${eventText(event, name)}`, piece: `${piece}:${event.seat}` }]

/** From a place to the seat's card. */
export const taken =
  (kind: string, name: string): Flies =>
  event => [
    { from: `${kind}:${eventText(event, name)}`, to: seatCard(event), piece: `tile:${eventText(event, "tile")}` },
  ]

/** The rider from where it is. */
export const ridden =
  (to: (event: Event) => string): Flies =>
  event => [{ from: `rancher:${event.seat}`, to: to(event), piece: `rancher:${event.seat}` }]

const engine: Flies = event => [
  { from: `engine:${event.seat}`, to: `rail:${eventText(event, "rail")}`, piece: `engine:${event.seat}` },
]

export const trailFlights: { readonly [did: string]: Flies } = {
  placed: laid("rancher", "site", "site"),
  rode: ridden(event => `site:${eventText(event, "site")}`),
  feePaid: event => [{ from: seatCard(event), to: `site:${eventText(event, "site")}`, piece: "money:" }],
  engineForward: engine,
  engineBack: engine,
  built: laid("building", "site", "site"),
  replaced: laid("building", "site", "site"),
  discOnStation: laid("disc", "station", "station"),
  foresight: taken("slot", "slot"),
  // In the setup nobody lays it.
  tileLaid: event =>
    event.seat < 0
      ? []
      : [{ from: seatCard(event), to: `site:${eventText(event, "site")}`, piece: `tile:${eventText(event, "tile")}` }],
}

function placeOfCard(cards: Cards, card: number): string {
  return `${card < cards.cattle ? "market" : "objective"}:${at(cards.ids, card)}`
}

/** Cards that are bought or taken, as long as everybody sees them. */
export function cardFlights(cards: Cards, { from, to, what, seat }: Moved): readonly Flight[] {
  const owner = to.seat >= 0 ? to.seat : seat
  if (owner < 0 || (from.zone !== "market" && from.zone !== "objectives")) return []
  return what
    .filter(card => card >= 0)
    .map(card => ({ from: placeOfCard(cards, card), to: `seat:${owner}`, piece: `card:${at(cards.ids, card)}` }))
}

/** The places that an event names, and those of cards that were turned up. */
export function placesIn(cards: Cards, kinds: readonly string[], event: Event): readonly string[] {
  if (!isMoved(event))
    return kinds.filter(kind => eventText(event, kind) !== "").map(kind => `${kind}:${eventText(event, kind)}`)
  if (event.to.zone !== "market" && event.to.zone !== "objectives") return []
  return [...new Set(event.what.filter(card => card >= 0).map(card => placeOfCard(cards, card)))]
}
