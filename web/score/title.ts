// "You win, 104 to 97": the end of the game in one line.
import { num, type Seat, type Sheet } from "@railhead/engine"
import { signed } from "../charts/scale.ts"
import { say } from "../lib/words.ts"
import { list } from "../lobby/tell.ts"
import { outcomeOf } from "./outcome.ts"

/** `you` is a seat only where one person looks at the sheet as themselves. */
export function titleOf(sheet: Sheet, names: readonly string[], you: Seat, status: string): string {
  if (status === "abandoned") return say("score.abandoned")
  if (!sheet.final) return say("score.now")
  const { winners, best, runnerUp, tieBroken } = outcomeOf(sheet)
  const who = winners.includes(you) ? "you" : "other"
  const [winner = 0] = winners
  const points = signed(best)
  if (winners.length > 1) {
    const players = list(winners.filter(seat => seat !== you).map(seat => names[seat] ?? ""))
    return say("score.shared", { who, players, best: points })
  }
  if (runnerUp === null) return say("score.alone", { best: points })
  const next = signed(num(sheet.totals, runnerUp))
  return say(tieBroken ? "score.tieBreak" : "score.wins", { who, player: names[winner] ?? "", best: points, next })
}
