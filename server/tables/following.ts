// What another node wrote, when it can be taken into the position at hand instead of loading everything again.
import { at, type Line, num } from "@railhead/engine"
import type { DraftNow } from "@railhead/hosting"
import type { Happening, Kind } from "./happenings.ts"
import type { Story } from "./story.ts"

const MOVES: ReadonlySet<Kind> = new Set<Kind>(["choice", "turn", "draft"])

const FOLLOWED: ReadonlySet<Kind> = new Set<Kind>([
  ...MOVES,
  "chat",
  "takeBack",
  "takeBackAnswer",
  "standing",
  "away",
  "back",
  "abandon",
  "over",
])

export function canBeFollowed(news: readonly Happening[]): boolean {
  return news.every(({ kind }) => FOLLOWED.has(kind))
}

/** What the engine's thread is to take in of these happenings, which the story knows already. */
export function movesIn(
  news: readonly Happening[],
  story: Story,
): { moves: number; lines: readonly Line[]; drafts: readonly DraftNow[] } {
  const moves = news.filter(({ kind }) => MOVES.has(kind))
  const lines = moves.flatMap(({ kind, seat, data }): Line[] => {
    if (kind === "choice") return [{ kind, seat, text: data.text, note: data.note }]
    return kind === "turn" ? [{ kind, turn: data.turn, hash: data.hash }] : []
  })
  const seats = [...new Set(moves.map(({ seat }) => seat))].filter(seat => seat >= 0)
  const drafts = seats.map(seat => ({ seat, ...at(story.drafts, seat), count: num(story.counts, seat) }))
  return { moves: moves.length, lines, drafts }
}
