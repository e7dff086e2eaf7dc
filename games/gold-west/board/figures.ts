// What is counted for a seat while the game goes on.
import { at, num, type Seat, sum } from "@railhead/engine"
import type { Figure } from "../../face.ts"
import type { Telling } from "../../words.ts"
import { offices } from "../data/offices.ts"
import { campsByCount } from "../data/players.ts"
import {
  COPPER,
  METALS,
  type Resource,
  resources,
  sectionPoints,
  type Terrain,
  terrains,
  WATER,
} from "../data/resources.ts"
import { inSection } from "../rules/goods.ts"
import { scoreRows } from "../rules/scoring.ts"
import { bits, booked, type GoldWest, player } from "../state.ts"
import { officeIcons, resourceIcons, terrainIcons } from "./icons.ts"

/** GW-12.1: one round for each camp, and the final one. */
export function progress(s: GoldWest): Telling {
  const rounds = (campsByCount[s.seats] ?? 0) + 1
  return { round: Math.min(s.round, rounds), rounds }
}

/** What is scored only at the end; the rest is booked as it is won. */
const atTheEnd = scoreRows.filter(({ id }) => !booked.some(category => category === id))

/** With all that counts at the end, as it stands. */
function total(s: GoldWest, seat: Seat): number {
  const p = player(s, seat)
  // GW-17.8: each water on the track is worth the VP of its section.
  const water = sectionPoints.map(section => section * inSection(p, section, WATER))
  return sum(p.points) + sum(atTheEnd.map(row => row.points(s, seat))) + sum(water)
}

/** VP on the score track; what final scoring brings is added when it happens. */
export function points(s: GoldWest, seat: Seat): number {
  return s.agenda.length === 0 && s.turn > 0 ? total(s, seat) : sum(player(s, seat).points)
}

/** The offices and the single tile of this game, in the order of their cells. */
export function officesInPlay(s: GoldWest): number[] {
  return [...new Set(s.offices)].filter(office => office >= 0)
}

const boomtown = scoreRows.find(row => row.id === "boomtown")
const NO_OFFICE = offices.findIndex(office => office.per === null)

/** What all markers of a seat on one office are worth to it now: its Boomtown score if all others counted nothing. */
function pointsOn(s: GoldWest, office: number, seat: Seat): number {
  const alone = s.offices.map(other => (other === office ? office : NO_OFFICE))
  return boomtown?.points({ ...s, offices: alone }, seat) ?? 0
}

/** What one marker on an office is worth to a seat now, whether it has one there or not. */
export function officeWorth(s: GoldWest, office: number, seat: Seat): number {
  const held = s.markers.indexOf(seat)
  const onTop = s.stacked.indexOf(seat)
  const cell = Math.max(0, held >= 0 ? held : onTop)
  const alone = s.offices.map((_, i) => (i === cell ? office : NO_OFFICE))
  const markers = held < 0 && onTop < 0 ? s.markers.map((marker, i) => (i === cell ? seat : marker)) : s.markers
  return boomtown?.points({ ...s, offices: alone, markers }, seat) ?? 0
}

function markersIn(s: GoldWest, seat: Seat): number {
  return [...s.markers, ...s.stacked].filter(marker => marker === seat).length
}

const figure = (id: string, icon: string, value: number, card = false): Figure => ({ id, icon, value, card })

/** Always the same figures in the same order, so that two positions can be held against each other. */
export function figures(s: GoldWest, seat: Seat): readonly Figure[] {
  const p = player(s, seat)
  return [
    figure("camps", "g:camping-tent", p.camps, true),
    figure("markers", "g:position-marker", p.markers, true),
    figure("boomtown", "g:saloon", markersIn(s, seat), true),
    figure("cards", "g:scroll-quill", bits(p.cards), true),
    figure("crates", "g:wooden-crate", bits(p.shippingTiles), true),
    figure("wanted", "g:wanted-reward", p.wanted, true),
    figure("vp", "g:laurel-crown", points(s, seat)),
    ...resources.map((resource: Resource, kind) => figure(resource, resourceIcons[resource], num(p.use, kind))),
    ...terrains.map((terrain: Terrain, i) =>
      figure(`influence.${terrain}`, terrainIcons[terrain], num(p.influence, i)),
    ),
    ...METALS.map(metal => figure(`coach.${at(resources, metal)}`, "g:old-wagon", num(p.coaches, metal - COPPER))),
    figure("supply", "g:wood-pile", sum(p.supply)),
    ...officesInPlay(s)
      .filter(office => at(offices, office).per !== null)
      .map(office => {
        const { id } = at(offices, office)
        return figure(`office.${id}`, officeIcons[id] ?? "g:saloon", pointsOn(s, office, seat))
      }),
    figure("total", "g:trophy-cup", total(s, seat)),
  ]
}
