// The table somebody wants, and what they wanted last time.
import type { Options } from "@railhead/engine"
import { gameCards } from "@railhead/games/faces"
import type { Pace } from "@railhead/hosting"
import { online } from "../lib/api.ts"
import { botIds, usualBot } from "./bots.ts"

export type WishedSeat =
  | { readonly kind: "you" }
  | { readonly kind: "here"; readonly name: string }
  | { readonly kind: "link" }
  | { readonly kind: "bot"; readonly bot: string }

export interface TableWish {
  readonly game: string
  readonly seats: readonly WishedSeat[]
  readonly options: Options
  readonly pace: Pace
  readonly open: boolean
}

const USUAL_SEATS = 3

export const livePaces: readonly Pace[] = [
  { kind: "live", bank: 300, increment: 10 },
  { kind: "live", bank: 600, increment: 20 },
  { kind: "live", bank: 1800, increment: 30 },
]

export function seatRange(game: string): { readonly from: number; readonly to: number } {
  return gameCards.find(card => card.id === game)?.seats ?? { from: 2, to: 4 }
}

export function isLocal({ seats }: Pick<TableWish, "seats">): boolean {
  return !seats.some(seat => seat.kind === "link")
}

function keyOf(game: string): string {
  return `railhead.table.${game}`
}

/** A table as one begins with: friends by link, or at this device where there is no server. */
export function firstWish(game: string): TableWish {
  const { from, to } = seatRange(game)
  const count = Math.min(Math.max(USUAL_SEATS, from), to)
  const guest: WishedSeat = online.value === false ? { kind: "here", name: "" } : { kind: "link" }
  const seats: readonly WishedSeat[] = Array.from({ length: count }, (_, i) => (i === 0 ? { kind: "you" } : guest))
  return { game, seats, options: {}, pace: { kind: "untimed" }, open: false }
}

export function keepWish(wish: TableWish): void {
  localStorage.setItem(keyOf(wish.game), JSON.stringify(wish))
}

function fits(seat: unknown): seat is WishedSeat {
  if (typeof seat !== "object" || seat === null || !("kind" in seat)) return false
  if (seat.kind === "bot") return "bot" in seat && botIds.some(id => id === seat.bot)
  if (seat.kind === "here") return "name" in seat && typeof seat.name === "string"
  return seat.kind === "you" || seat.kind === "link"
}

/** What was wanted last time, as far as it still makes sense. */
export function lastWish(game: string): TableWish | null {
  try {
    const kept: TableWish | null = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null")
    const { from, to } = seatRange(game)
    const seats = kept?.seats.filter(fits) ?? []
    if (!kept || seats.length < from || seats.length > to || seats[0]?.kind !== "you") return null
    return { ...firstWish(game), options: kept.options ?? {}, pace: kept.pace, open: kept.open === true, seats }
  } catch {
    return null
  }
}

/** You against bots, with as many seats and the same options as last time. */
export function botsWish(game: string): TableWish {
  const last = lastWish(game) ?? firstWish(game)
  const bot = usualBot()
  return { ...last, seats: last.seats.map((_, i) => (i === 0 ? { kind: "you" } : { kind: "bot", bot })) }
}
