// RTN-3: the cities and arrows that count in place of the base strip.
import { at } from "@railhead/engine"
import { type City, cityNamed, everyArrow, everyCity, KANSAS_CITY_EMBLEM, SAN_FRANCISCO } from "../../data/cities.ts"
import type { Strip } from "../../places.ts"
import { KANSAS_CITY_VP, northernArrows, northernCities } from "./data/strip.ts"

const kansasCity: City = { ...at(everyCity, KANSAS_CITY_EMBLEM), vp: KANSAS_CITY_VP }
/** RTN-92: its points follow from the bells. */
const sanFrancisco: City = { ...at(everyCity, SAN_FRANCISCO), vp: 0 }

export const northernEmblems: Pick<Strip, "cities" | "arrows"> = {
  cities: [kansasCity, ...northernCities.map(({ id }) => at(everyCity, cityNamed(id))), sanFrancisco],
  arrows: everyArrow.slice(-northernArrows.length),
}
