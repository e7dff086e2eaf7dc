// Pieces that fly when something happens, and the places an event is about.
import { type Event, isMoved } from "@railhead/engine"
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
}

export const flights: Flies = event =>
  isMoved(event) ? cardFlights(cards, event) : (fliesAt[event.did]?.(event) ?? [])

const placeKinds = ["site", "rail", "city", "station", "slot"]

export function placesOf(event: Event): readonly string[] {
  return placesIn(cards, placeKinds, event)
}
