// A game played on from a position of its record: what was played up to there stays as it was.
import { type GameRecord, type Line, Play, RailheadError, readRecord } from "@railhead/engine"
import { openBox } from "@railhead/games"
import type { NewGame } from "./shelf.ts"

export interface PlayOn extends Pick<NewGame, "seats" | "byHand"> {
  readonly record: string
  /** 0 is the setup; each choice or new deal of the record makes the next. */
  readonly page: number
  /** A seed for what nobody has seen there; null to leave it as it was dealt. */
  readonly anew: string | null
}

/** The lines up to a page, with the mark of a turn that begins there. */
export function linesUpTo({ lines }: GameRecord, page: number): Line[] {
  let pages = 0
  const end = lines.findIndex(line => line.kind !== "turn" && ++pages > page)
  return end < 0 ? [...lines] : lines.slice(0, end)
}

export async function gameFrom({ record: text, page, seats, byHand, anew }: PlayOn): Promise<NewGame> {
  const record = readRecord(text)
  const { head } = record
  const lines = linesUpTo(record, page)
  if (anew !== null) lines.push({ kind: "reseed", seed: anew })
  const { game } = await openBox(head.game)
  if (game.options.some(({ id, live, default: usual }) => live && head.options[id] !== usual))
    throw new RailheadError("bad-option", "this game goes against the clock, and nobody keeps one here")
  if (Play.open(game, { head, lines }).over) throw new RailheadError("over", "the game is over there")
  return { game: head.game, version: head.version, options: head.options, seed: head.seed, seats, byHand, lines }
}
