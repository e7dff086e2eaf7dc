// Which of a game's options mean something at a table.
import type { Options } from "@railhead/engine"
import type { KnownGame, OptionRow } from "./known-game.ts"
import { isLocal, type TableWish } from "./wish.ts"

/** Some options are only for tables of some sizes, some only where all are there at the same time. */
export function suits({ seats: wanted, live = false }: OptionRow, wish: TableWish): boolean {
  const { length } = wish.seats
  if (wanted && (length < wanted[0] || length > wanted[1])) return false
  return !live || (!isLocal(wish) && wish.pace.kind !== "turns")
}

/** What is wanted without what does not suit the table. */
export function suited(known: KnownGame | null, wish: TableWish): TableWish {
  const astray = known?.info.options.filter(row => !suits(row, wish)).map(({ id }) => id) ?? []
  const options: Options = Object.fromEntries(Object.entries(wish.options).filter(([id]) => !astray.includes(id)))
  return { ...wish, options }
}
