// Source: values, Kansas City, Sacramento and San Francisco are in the rulebook; frames, arrows and the other figures come
// from public pictures (GWT-24).
import { printed } from "../expansions/printed.ts"
import { type Effect, objective } from "./effects.ts"

export interface CityRow {
  readonly id: string
  readonly value: number
  readonly white: boolean
  readonly repeatable?: true
  readonly vp: number
  /** What a delivery brings at once … */
  readonly money: number
  /** … beside dollars. */
  readonly gives?: readonly Effect[]
}

export interface City extends CityRow {
  /** Its number in the list of all cities. */
  readonly no: number
}

export interface ArrowRow {
  readonly from: string
  readonly to: string
  /** What the disc that completes it brings (GWT-9.5). */
  readonly gives: readonly Effect[]
  readonly vp: number
}

/** Between two cities of the strip. */
export interface Arrow {
  readonly id: string
  readonly no: number
  readonly from: number
  readonly to: number
  readonly gives: readonly Effect[]
  /** So many objective cards among it. */
  readonly cards: number
  readonly vp: number
}

const rows: readonly CityRow[] = [
  { id: "kansas-city", value: 0, white: true, repeatable: true, vp: -6, money: 6 },
  { id: "topeka", value: 1, white: true, vp: 0, money: 0 },
  { id: "wichita", value: 4, white: true, vp: 0, money: 0 },
  { id: "colorado-springs", value: 6, white: true, vp: 0, money: 0 },
  { id: "santa-fe", value: 8, white: true, vp: 0, money: 0 },
  { id: "albuquerque", value: 10, white: false, vp: 0, money: 0 },
  { id: "el-paso", value: 12, white: false, vp: 0, money: 0 },
  { id: "san-diego", value: 14, white: true, vp: 0, money: 0 },
  { id: "sacramento", value: 16, white: false, vp: 6, money: 0 },
  { id: "san-francisco", value: 18, white: false, repeatable: true, vp: 9, money: 0 },
]

/** The base strip and, after it, all cities of expansions; of one that both have the base row stands here. */
export const everyCity: readonly City[] = [...rows, ...printed.cities].map((row, no) => ({ ...row, no }))
export const cities: readonly City[] = everyCity.slice(0, rows.length)

export function cityNamed(id: string): number {
  const city = everyCity.findIndex(c => c.id === id)
  if (city < 0) throw new RangeError(`no city "${id}"`)
  return city
}

export const KANSAS_CITY_EMBLEM = cityNamed("kansas-city")
export const SAN_FRANCISCO = cityNamed("san-francisco")

const arrowRows: readonly ArrowRow[] = [
  { from: "topeka", to: "wichita", gives: [objective], vp: -3 },
  { from: "wichita", to: "colorado-springs", gives: [], vp: -1 },
  { from: "colorado-springs", to: "santa-fe", gives: [objective], vp: 0 },
  { from: "santa-fe", to: "albuquerque", gives: [objective], vp: 0 },
  { from: "albuquerque", to: "el-paso", gives: [], vp: 6 },
  { from: "el-paso", to: "san-diego", gives: [], vp: 8 },
  { from: "san-diego", to: "sacramento", gives: [], vp: 4 },
]

export const everyArrow: readonly Arrow[] = [...arrowRows, ...printed.arrows].map(({ from, to, ...row }, no) => ({
  ...row,
  id: `${from}--${to}`,
  no,
  from: cityNamed(from),
  to: cityNamed(to),
  cards: row.gives.filter(({ give }) => give === "takeObjective").length,
}))
export const arrows: readonly Arrow[] = everyArrow.slice(0, arrowRows.length)
