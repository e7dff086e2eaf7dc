// Pieces that fly when something happens, and the places an event is about.
import { at, type Event, isMoved, type Moved } from "@railhead/engine"
import type { Flight } from "../../face.ts"
import {
  cardFlights,
  type Flies,
  laid,
  placesIn,
  ridden,
  seatCard,
  taken,
  eventText as text,
  trailFlights,
} from "../../trail/board/flights.ts"
import { cards } from "../data/cards.ts"

const fliesAt: { readonly [did: string]: Flies } = {
  ...trailFlights,
  rodeFreely: ridden(event => `site:${text(event, "site")}`),
  hired: event => [
    {
      from: `job:${text(event, "row")}:${text(event, "worker")}`,
      to: seatCard(event),
      piece: `tile:${text(event, "worker")}`,
    },
  ],
  traded: taken("site", "site"),
  hazardRemoved: taken("site", "site"),
  delivered: laid("disc", "city", "city"),
  storePlaced: laid("store", "downtown", "downtown"),
  masterTaken: event => {
    const id = text(event, "stationmaster")
    return [{ from: `display:${id}`, to: seatCard(event), piece: `tile:${id}` }]
  },
  workerSeated: event => [{ from: seatCard(event), to: `poker:${event.seat}`, piece: `tile:${text(event, "worker")}` }],
  potWon: event => [{ from: "pot", to: seatCard(event), piece: "money:" }],
}

/** POKER-13: what was shown at the table goes back to its owner. */
function shownFlights({ from, what }: Moved): readonly Flight[] {
  return what
    .filter(card => card >= 0)
    .map(card => ({ from: `poker:${from.seat}`, to: `seat:${from.seat}`, piece: `card:${at(cards.ids, card)}` }))
}

export const flights: Flies = event => {
  if (!isMoved(event)) return fliesAt[event.did]?.(event) ?? []
  return event.from.zone === "table" ? shownFlights(event) : cardFlights(cards, event)
}

const placeKinds = ["site", "rail", "city", "station", "slot", "downtown"]

export function placesOf(event: Event): readonly string[] {
  return placesIn(cards, placeKinds, event)
}
