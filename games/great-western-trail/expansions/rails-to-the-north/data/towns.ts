// What follows from the map, worked out once: which towns lie in a section or next to each other, and what each kind gives.
import { at } from "@railhead/engine"
import { actionNamed } from "../../../data/actions.ts"
import { cityNamed } from "../../../data/cities.ts"
import { everyStation } from "../../../data/track.ts"
import { townTiles } from "./acts.ts"
import { type Downtown, downtownNamed, downtowns, links, sections, TOWN_HALL } from "./map.ts"
import { northernCities } from "./strip.ts"

function maskOf(fits: (downtown: Downtown) => boolean): number {
  return downtowns.reduce((mask, downtown, i) => (fits(downtown) ? mask | (1 << i) : mask), 0)
}

/** What is joined to a place by rail. */
function joined(id: string): number {
  return maskOf(({ id: town }) => links.some(([a, b]) => (a === id && b === town) || (a === town && b === id)))
}

/** RTN-21: the neighbours of each downtown, of the town hall, and of the cities of the strip that have rails. */
export const neighbours: readonly number[] = downtowns.map(({ id }) => joined(id))
export const fromTownHall = joined(TOWN_HALL)
const isDowntown = (id: string) => downtowns.some(downtown => downtown.id === id)
export const railCities: readonly { readonly city: number; readonly towns: number }[] = northernCities
  .filter(({ id }) => !isDowntown(id) && joined(id) !== 0)
  .map(({ id }) => ({ city: cityNamed(id), towns: joined(id) }))

/** RTN-24: downtowns where every space has a price. */
export const pricedTowns = maskOf(({ spaces }) => spaces.every(space => space.price > 0))

export const sectionTowns: readonly number[] = sections.map(section => maskOf(town => town.section === section))

/** RTN-50: the downtown of each large city, by the number of the city; −1 for cities without one. */
const downtownOf = new Map(
  downtowns.flatMap(({ id, kind }, downtown) => (kind === "large" ? [[cityNamed(id), downtown] as const] : [])),
)

export function downtownOfCity(city: number): number {
  return downtownOf.get(city) ?? -1
}

/** The number of the station in each downtown, −1 for none. */
export const stationIn: readonly number[] = downtowns.map(({ id }) =>
  everyStation.findIndex(({ at: town }) => town === id),
)

/** The place of each medium town in the list of their tiles, −1 for other downtowns. */
const mediums = downtowns.filter(({ kind }) => kind === "medium").map(({ id }) => downtownNamed(id))
export const MEDIUM_TOWNS = mediums.length
export const mediumIn: readonly number[] = downtowns.map((_, downtown) => mediums.indexOf(downtown))

/** The action of each kind of medium town tile: its number and how many sides its slash has. */
export const tileActions = townTiles.map(({ id, does }) =>
  "gives" in does ? { action: actionNamed(id), sides: 1 } : { action: actionNamed(`${id}.a`), sides: 2 },
)

/** What each commerce space costs and the number of the action that it brings, −1 for none. */
const commerce = downtowns.map(({ spaces }) =>
  spaces.map(({ price, gives }) => ({ price, action: gives === null ? -1 : actionNamed(gives) })),
)

export function commerceOn(downtown: number, space: number): { readonly price: number; readonly action: number } {
  return at(at(commerce, downtown), space)
}
