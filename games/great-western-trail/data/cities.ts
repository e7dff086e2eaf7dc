// Source: values, Kansas City, Sacramento and San Francisco are in the rulebook; frames, arrows and the other figures come
// from public pictures (GWT-24).

export interface City {
  readonly id: string
  /** Its number in the list of all cities. */
  readonly no: number
  readonly value: number
  readonly white: boolean
  readonly repeatable?: true
  readonly vp: number
  /** What a delivery brings at once. */
  readonly money: number
}

/** Between two cities of the strip. */
export interface Arrow {
  readonly id: string
  readonly from: number
  readonly to: number
  /** Objective cards taken when the arrow is completed (GWT-9.5). */
  readonly cards: number
  readonly vp: number
}

const rows: readonly Omit<City, "no">[] = [
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

export const cities: readonly City[] = rows.map((row, no) => ({ ...row, no }))

export function cityNamed(id: string): number {
  const city = cities.findIndex(c => c.id === id)
  if (city < 0) throw new RangeError(`no city "${id}"`)
  return city
}

export const SAN_FRANCISCO = cityNamed("san-francisco")

function arrow(from: string, to: string, cards: number, vp: number): Arrow {
  return { id: `${from}--${to}`, from: cityNamed(from), to: cityNamed(to), cards, vp }
}

export const arrows: readonly Arrow[] = [
  arrow("topeka", "wichita", 1, -3),
  arrow("wichita", "colorado-springs", 0, -1),
  arrow("colorado-springs", "santa-fe", 1, 0),
  arrow("santa-fe", "albuquerque", 1, 0),
  arrow("albuquerque", "el-paso", 0, 6),
  arrow("el-paso", "san-diego", 0, 8),
  arrow("san-diego", "sacramento", 0, 4),
]
