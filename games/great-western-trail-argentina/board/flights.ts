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
import { cards, EXHAUSTION } from "../data/cards.ts"
import { ships } from "../data/ships.ts"

const fliesAt: { readonly [did: string]: Flies } = {
  ...trailFlights,
  buenosAires: ridden(() => "site:buenos-aires"),
  hired: event => [
    {
      from: `job:${text(event, "row")}:${text(event, "tile")}`,
      to: seatCard(event),
      piece: `tile:${text(event, "tile")}`,
    },
  ],
  farmerHelped: taken("site", "site"),
  loaded: laid("disc", "ship", "ship"),
  discOnQuay: laid("disc", "quay", "quay"),
  delivered: event => [
    { from: `quay:${text(event, "quay")}`, to: `space:${text(event, "space")}`, piece: `disc:${event.seat}` },
  ],
  // Ships leave the loading zone for their quays.
  departed: event => [{ from: "ships", to: `quay:${text(event, "quay")}`, piece: "tile:ship" }],
  toDepot: event => [{ from: `engine:${event.seat}`, to: "rail:depot", piece: `engine:${event.seat}` }],
}

/** Exhaustion cards come and go between their pile and a player. */
function exhaustion({ from, to, what, seat }: Moved): readonly Flight[] {
  const piece = `card:${at(cards.ids, EXHAUSTION)}`
  if (from.zone === "exhaustion") return what.map(() => ({ from: "exhaustion", to: `seat:${to.seat}`, piece }))
  return what.map(() => ({ from: `seat:${seat}`, to: "exhaustion", piece }))
}

export const flights: Flies = event => {
  if (!isMoved(event)) return fliesAt[event.did]?.(event) ?? []
  const { from, to } = event
  return from.zone === "exhaustion" || to.zone === "exhaustion" ? exhaustion(event) : cardFlights(cards, event)
}

const placeKinds = ["site", "rail", "station", "slot", "ship", "quay", "space"]

export function placesOf(event: Event): readonly string[] {
  if (!isMoved(event) || event.to.zone !== "ships") return placesIn(cards, placeKinds, event)
  return event.what.filter(ship => ship >= 0).map(ship => `ship:${at(ships, ship).id}`)
}
