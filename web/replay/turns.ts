// The pages of a game by turns, and the score after each of them.
import type { Seat, Sheet } from "@railhead/engine"
import type { Page } from "@railhead/hosting"

export interface Turn {
  readonly no: number
  /** Who chose first in it; −1 where nobody did. */
  readonly seat: Seat
  readonly first: number
  readonly last: number
}

/** A choice belongs to the turn in which it was made; the setup to none. */
export function turnsOf(pages: readonly Page[]): Turn[] {
  const turns: Turn[] = []
  let now = numberAfter(pages[0], 0)
  for (const [i, page] of pages.entries()) {
    if (i === 0) continue
    const open = turns.at(-1)
    if (open?.no === now) turns[turns.length - 1] = { ...open, seat: open.seat < 0 ? seatOf(page) : open.seat, last: i }
    else turns.push({ no: now, seat: seatOf(page), first: i, last: i })
    now = numberAfter(page, now)
  }
  return turns
}

function seatOf({ seat = -1 }: Page): Seat {
  return seat
}

function numberAfter(page: Page | undefined, before: number): number {
  const turn = page?.parts.turn
  return typeof turn === "number" ? turn : before
}

/** The turn that a page belongs to; null for the setup. */
export function turnAt(turns: readonly Turn[], page: number): Turn | null {
  return turns.find(({ first, last }) => first <= page && page <= last) ?? null
}

/** The score as it stood: at the setup, then after each turn. */
export interface ScoreStep {
  readonly page: number
  readonly sheet: Sheet
}

export function scoreSteps(pages: readonly Page[]): ScoreStep[] {
  return pages.flatMap(({ score }, page) => (score ? [{ page, sheet: score }] : []))
}

/** Where a page lies among the scores: 3.5 is the middle of the fourth turn. */
export function timeOf(steps: readonly ScoreStep[], page: number): number {
  const done = steps.findLastIndex(step => step.page <= page)
  const [from, to] = [steps[done], steps[done + 1]]
  return from && to ? done + (page - from.page) / (to.page - from.page) : Math.max(0, done)
}

/** The page that ends the turn nearest to a point in time. */
export function pageAt(steps: readonly ScoreStep[], time: number): number {
  return steps[Math.min(steps.length - 1, Math.max(0, Math.round(time)))]?.page ?? 0
}
