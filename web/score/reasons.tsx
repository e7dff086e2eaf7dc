// What decided it: the categories in which the two best, or you and the winner, differ most.
import type { Seat, Sheet } from "@railhead/engine"
import type { Words } from "@railhead/games/words"
import { signed } from "../charts/scale.ts"
import { RuleLink } from "../lib/rule-link.tsx"
import { say } from "../lib/words.ts"
import { aheadSince, comparisonFor, outcomeOf } from "./outcome.ts"

export interface ReasonsProps {
  readonly sheet: Sheet
  /** The scores after each turn, as far as they are known. */
  readonly sheets: readonly Sheet[]
  readonly names: readonly string[]
  readonly words: Words
  readonly game: string
  readonly you: Seat
}

export function Reasons({ sheet, sheets, names, words, game, you }: ReasonsProps) {
  const comparison = comparisonFor(sheet, you)
  if (!comparison || comparison.reasons.length === 0) return null
  const called = (seat: Seat) => (seat === you ? say("score.you") : (names[seat] ?? ""))
  const { winners } = outcomeOf(sheet)
  const [winner = 0] = winners
  const since = winners.length === 1 && sheets.length > 1 ? aheadSince(sheets, winner) : null
  return (
    <section class="panel reasons">
      <h3>{say(sheet.final ? "score.decided" : "score.differs")}</h3>
      <ol>
        {comparison.reasons.map(({ row, rule, mine, theirs }) => {
          const by = mine - theirs
          return (
            <li key={row}>
              <div class="row">
                <b>{words.name("score", row)}</b> <RuleLink game={game} rule={rule} />
                <span class="grow" />
                <span class={by < 0 ? "delta neg" : "delta pos"}>
                  {say("score.vp", { points: by < 0 ? signed(by) : `+${by}` })}
                </span>
              </div>
              <p class="small muted">
                {say("score.reason", {
                  mine: signed(mine),
                  player: called(comparison.of),
                  theirs: signed(theirs),
                  rival: called(comparison.with),
                })}
              </p>
            </li>
          )
        })}
      </ol>
      {sheet.final && since !== null && (
        <p class="small muted">
          {say(since === 0 ? "score.alwaysAhead" : "score.aheadSince", {
            who: winner === you ? "you" : "other",
            player: names[winner] ?? "",
            turn: since,
          })}
        </p>
      )}
    </section>
  )
}
