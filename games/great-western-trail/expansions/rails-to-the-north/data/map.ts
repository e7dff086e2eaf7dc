// Source: public redrawings of the extension board; what stations and bonuses do is in the rulebook (RTN-28, RTN-32).

export const sections = ["olive", "blue", "purple", "red", "teal", "indigo"] as const
type Section = (typeof sections)[number]

type TownKind = "small" | "medium" | "station" | "large"

/** One of the four fields of a downtown: what it costs, or the action that it brings (`acts.ts`). */
interface Commerce {
  readonly price: number
  readonly gives: string | null
}

export interface Downtown {
  readonly id: string
  readonly kind: TownKind
  readonly section: Section
  /** Upper left, upper right, lower left, lower right. */
  readonly spaces: readonly [Commerce, Commerce, Commerce, Commerce]
}

/** Commerce spaces of a downtown: at most one of them for each player (RTN-23). */
export const SPACES = 4

const plain: Commerce = { price: 0, gives: null }
const costs = (price: number): Commerce => ({ price, gives: null })
const brings = (gives: string): Commerce => ({ price: 0, gives })

const dollars = brings("commerce-money")
const certificate = brings("commerce-certificate")
const token = brings("commerce-token")
const objective = brings("commerce-objective")

function town(
  id: string,
  kind: TownKind,
  section: Section,
  [first = plain, second = plain, third = plain, fourth = plain]: readonly Commerce[] = [],
): Downtown {
  return { id, kind, section, spaces: [first, second, third, fourth] }
}

/** The board names only the large cities; the other names are working names. */
export const downtowns: readonly Downtown[] = [
  town("olive-gate", "small", "olive"),
  town("olive-medium", "medium", "olive"),
  town("memphis", "large", "olive", [dollars]),
  town("olive-station", "station", "olive"),
  town("olive-north", "small", "olive", [token, token, token, token]),
  town("purple-gate", "small", "purple", [dollars]),
  town("purple-medium", "medium", "purple"),
  town("blue-gate", "small", "blue"),
  town("blue-west", "small", "blue", [token, token, token, token]),
  town("blue-north", "small", "blue"),
  town("san-francisco", "large", "blue"),
  town("denver", "large", "blue", [costs(1), costs(2), costs(2), costs(3)]),
  town("milwaukee", "large", "red"),
  town("red-1", "small", "red", [dollars]),
  town("green-bay", "large", "red"),
  town("red-station", "station", "red"),
  town("red-2", "small", "red", [dollars]),
  town("red-medium-west", "medium", "red"),
  town("red-3", "small", "red", [certificate]),
  town("minneapolis", "large", "red", [costs(1), costs(3), costs(3), costs(4)]),
  town("red-4", "small", "red", [certificate]),
  town("toronto", "large", "red"),
  town("red-medium-east", "medium", "red"),
  town("montreal", "large", "red", [costs(1), costs(3), costs(3), costs(4)]),
  town("teal-gate", "small", "teal", [token]),
  town("teal-medium", "medium", "teal"),
  town("indigo-gate", "small", "indigo", [objective]),
  town("indigo-medium", "medium", "indigo"),
]

export const DOWNTOWNS = downtowns.length

export function downtownNamed(id: string): number {
  const downtown = downtowns.findIndex(row => row.id === id)
  if (downtown < 0) throw new RangeError(`no downtown "${id}"`)
  return downtown
}

/** RTN-21: where everybody may begin. */
export const TOWN_HALL = "town-hall"

/** RTN-22: what is joined by rail with nothing between, junctions left out; cities of the strip by their ids. */
export const links: readonly (readonly [string, string])[] = [
  [TOWN_HALL, "olive-gate"],
  ["olive-gate", "olive-medium"],
  ["olive-gate", "memphis"],
  ["columbia", "memphis"],
  ["st-louis", "memphis"],
  ["memphis", "olive-station"],
  ["memphis", "olive-north"],
  ["st-louis", "purple-gate"],
  ["purple-gate", "purple-medium"],
  ["chicago", "blue-gate"],
  ["blue-gate", "blue-west"],
  ["blue-gate", "blue-north"],
  ["blue-gate", "denver"],
  ["blue-north", "denver"],
  ["blue-north", "san-francisco"],
  ["chicago", "milwaukee"],
  ["milwaukee", "red-1"],
  ["red-1", "green-bay"],
  ["red-1", "red-station"],
  ["green-bay", "red-station"],
  ["green-bay", "red-2"],
  ["red-2", "red-medium-west"],
  ["red-2", "red-3"],
  ["red-3", "minneapolis"],
  ["red-2", "red-4"],
  ["red-4", "toronto"],
  ["cleveland", "toronto"],
  ["red-4", "red-medium-east"],
  ["red-4", "montreal"],
  ["detroit", "teal-gate"],
  ["teal-gate", "teal-medium"],
  ["pittsburgh", "indigo-gate"],
  ["indigo-gate", "indigo-medium"],
]
