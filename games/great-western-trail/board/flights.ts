// Pieces that fly when something happens, and the places an event is about.
import { at, type Event, isMoved, type Moved } from "@railhead/engine"
import type { Flight } from "../../face.ts"
import { CATTLE, cards } from "../data/cards.ts"

const seatCard = (event: Event) => `seat:${event.seat}`

function text(event: Event, name: string): string {
  const data: { readonly [name: string]: unknown } = isMoved(event) ? {} : event
  return String(data[name] ?? "")
}

type Flies = (event: Event) => readonly Flight[]

/** From the seat's card to a place that the event names. */
const laid =
  (piece: string, kind: string, name: string): Flies =>
  event => [{ from: seatCard(event), to: `${kind}:${text(event, name)}`, piece: `${piece}:${event.seat}` }]

/** From a place to the seat's card. */
const taken =
  (kind: string, name: string): Flies =>
  event => [{ from: `${kind}:${text(event, name)}`, to: seatCard(event), piece: `tile:${text(event, "tile")}` }]

const fliesAt: { readonly [did: string]: Flies } = {
  placed: laid("rancher", "site", "site"),
  rode: event => [{ from: `rancher:${event.seat}`, to: `site:${text(event, "site")}`, piece: `rancher:${event.seat}` }],
  rodeFreely: event => [
    { from: `rancher:${event.seat}`, to: `site:${text(event, "site")}`, piece: `rancher:${event.seat}` },
  ],
  feePaid: event => [{ from: seatCard(event), to: `site:${text(event, "site")}`, piece: "money:" }],
  engineForward: engine,
  engineBack: engine,
  built: laid("building", "site", "site"),
  replaced: laid("building", "site", "site"),
  hired: event => [
    {
      from: `job:${text(event, "row")}:${text(event, "worker")}`,
      to: seatCard(event),
      piece: `worker:${text(event, "worker")}`,
    },
  ],
  traded: taken("site", "site"),
  hazardRemoved: taken("site", "site"),
  delivered: laid("disc", "city", "city"),
  discOnStation: laid("disc", "station", "station"),
  foresight: event => [
    { from: `slot:${text(event, "slot")}`, to: seatCard(event), piece: `tile:${text(event, "tile")}` },
  ],
  // In the setup nobody lays it.
  tileLaid: event =>
    event.seat < 0
      ? []
      : [{ from: seatCard(event), to: `site:${text(event, "site")}`, piece: `tile:${text(event, "tile")}` }],
}

function engine(event: Event): readonly Flight[] {
  return [{ from: `engine:${event.seat}`, to: `rail:${text(event, "rail")}`, piece: `engine:${event.seat}` }]
}

/** Cards that are bought or taken, as long as everybody sees them. */
function cardFlights({ from, to, what, seat }: Moved): readonly Flight[] {
  const owner = to.seat >= 0 ? to.seat : seat
  if (owner < 0 || (from.zone !== "market" && from.zone !== "objectives")) return []
  return what
    .filter(card => card >= 0)
    .map(card => ({ from: placeOfCard(card), to: `seat:${owner}`, piece: `card:${at(cards.ids, card)}` }))
}

function placeOfCard(card: number): string {
  return `${card < CATTLE ? "market" : "objective"}:${at(cards.ids, card)}`
}

export const flights: Flies = event => (isMoved(event) ? cardFlights(event) : (fliesAt[event.did]?.(event) ?? []))

const placeKinds = ["site", "rail", "city", "station", "slot"]

export function placesOf(event: Event): readonly string[] {
  if (isMoved(event)) {
    const open = event.to.zone === "market" || event.to.zone === "objectives"
    return open ? [...new Set(event.what.filter(card => card >= 0).map(placeOfCard))] : []
  }
  return placeKinds.filter(kind => text(event, kind) !== "").map(kind => `${kind}:${text(event, kind)}`)
}
