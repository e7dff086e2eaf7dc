// Source: counts, conditions, incomes and highest figures are in the rulebook. The printed levels of the tiles are
// reconstructed (CC-22.4); only their highest figure counts in play.
import { range } from "@railhead/engine"

/** What a house symbol beside the building brings, by whose it is (CC-9.3, CC-12.14). */
interface PerSymbol {
  readonly own: number
  readonly unowned: number
  readonly others: number
}

export interface Building {
  readonly id: string
  readonly count: number
  /** CC-8.1: needs a road; the station needs a whole line of them. */
  readonly road: "none" | "served" | "line"
  /** Houses that must be added to the town. */
  readonly houses: number
  readonly symbols: number
  readonly revolvers: number
  readonly rule: string
  readonly income: Income | null
}

export interface Income {
  readonly fixed: number
  readonly perRound: number
  readonly perFree: number
  readonly perMountain: number
  /** Once, beside any river parcel (CC-15.5). */
  readonly riverside: number
  readonly perSymbol: PerSymbol
  /** So much for each own building of that type on the board. */
  readonly perOwned: number
  readonly owned: string
  readonly least: number
  readonly most: number
  /** What the occupant of the Town Hall gets more (CC-12.15). */
  readonly level: number
}

const nothing: PerSymbol = { own: 0, unowned: 0, others: 0 }

function income(given: Partial<Income>): Income {
  return {
    fixed: 0,
    perRound: 0,
    perFree: 0,
    perMountain: 0,
    riverside: 0,
    perSymbol: nothing,
    perOwned: 0,
    owned: "",
    least: 0,
    most: 999,
    level: 0,
    ...given,
  }
}

function perSymbol(amount: number): PerSymbol {
  return { own: amount, unowned: amount, others: 0 }
}

function building(id: string, count: number, rule: string, given: Partial<Building> = {}): Building {
  return { id, count, rule, road: "served", houses: 1, symbols: 0, revolvers: 0, income: null, ...given }
}

/** In the order of CC-2.6: the base set, then what each game may add. */
export const buildings: readonly Building[] = [
  building("ranch", 6, "CC-12.5", {
    road: "none",
    houses: 0,
    symbols: 1,
    revolvers: 1,
    income: income({ perFree: 1, least: 1 }),
  }),
  building("mine", 6, "CC-12.3", {
    road: "none",
    houses: 0,
    revolvers: 1,
    income: income({ perMountain: 3, riverside: 3 }),
  }),
  building("drugstore", 4, "CC-12.7", {
    income: income({ perSymbol: perSymbol(3), perOwned: 3, owned: "ranch", most: 33, level: 3 }),
  }),
  building("bank", 4, "CC-12.8", {
    income: income({ perSymbol: perSymbol(3), perOwned: 3, owned: "mine", most: 45, level: 3 }),
  }),
  building("saloon", 3, "CC-12.9", { income: income({ perSymbol: perSymbol(5), most: 55, level: 5 }) }),
  building("hotel", 3, "CC-12.4", { symbols: 2, income: income({ fixed: 6, most: 6 }) }),
  building("church", 2, "CC-12.6", { symbols: 1 }),
  building("prison", 2, "CC-12.11", { revolvers: 2 }),
  building("blacksmith", 2, "CC-12.10", {
    income: income({ perRound: 5, perOwned: 5, owned: "ranch", most: 40, level: 5 }),
  }),
  building("generalStore", 2, "CC-12.14", {
    income: income({ perSymbol: { own: 6, unowned: 3, others: 3 }, most: 33, level: 3 }),
  }),
  building("school", 2, "CC-12.13", { houses: 3, symbols: 1 }),
  building("station", 1, "CC-12.12", { road: "line", houses: 0, symbols: 2 }),
  building("townHall", 1, "CC-12.15", { houses: 0, symbols: 1 }),
]

export const BUILDINGS = buildings.length

export function buildingNamed(id: string): number {
  return buildings.findIndex(b => b.id === id)
}

export const RANCH = buildingNamed("ranch")
export const MINE = buildingNamed("mine")
export const SALOON = buildingNamed("saloon")
export const CHURCH = buildingNamed("church")
export const PRISON = buildingNamed("prison")
export const SCHOOL = buildingNamed("school")
export const STATION = buildingNamed("station")
export const TOWN_HALL = buildingNamed("townHall")

/** The types of the base set (CC-2.6) and those that are each an option of the game. */
export const baseTypes: readonly number[] = range(buildingNamed("blacksmith"))
export const optionalTypes: readonly number[] = range(BUILDINGS).filter(type => !baseTypes.includes(type))

/** What can lie on a parcel beside buildings (CC-1.4), numbered after them. */
export const HOUSE = buildings.length
export const TOWN_HOUSE = HOUSE + 1
export const MOUNTAIN = HOUSE + 2
/** No object (CC-1.4), but nothing else can lie there either. */
export const RIVER = HOUSE + 3

export const objects: readonly string[] = [...buildings.map(b => b.id), "house", "townHouse", "mountain", "river"]

/** CC-1.11: house symbols by object. */
export const symbols: readonly number[] = [...buildings.map(b => b.symbols), 1, 2, 0, 0]

/** Income rules by object; null where there is none. */
export const incomes: readonly (Income | null)[] = [...buildings.map(b => b.income), null, null, null, null]

/** Type of building that `perOwned` counts, −1 for none. */
export const ownedTypes: readonly number[] = incomes.map(rule => (rule ? buildingNamed(rule.owned) : -1))

export function hasIncome(object: number): boolean {
  return object >= 0 && incomes[object] !== null
}

/** Source: $5, $6 and $8 drawn from the bag are in the rulebook, the fixed ranches and mines public (CC-2.5). */
export const rowSpaces: readonly { readonly price: number; readonly first: string | null }[] = [
  { price: 3, first: "ranch" },
  { price: 4, first: "mine" },
  { price: 5, first: null },
  { price: 6, first: null },
  { price: 8, first: null },
  { price: 10, first: "ranch" },
  { price: 12, first: "mine" },
]
export const ROW = rowSpaces.length
export const rowPrices: readonly number[] = rowSpaces.map(space => space.price)
