// The categories of the score: one row each, one bar for each seat, all on the same scale.
import { num, type Sheet } from "@railhead/engine"
import { SeatBadge } from "@railhead/games/picture"
import { lookOf } from "@railhead/games/seats"
import type { Words } from "@railhead/games/words"
import { signed } from "../charts/scale.ts"
import { Unknown } from "../charts/tables.tsx"
import { RuleLink } from "../lib/rule-link.tsx"
import { say } from "../lib/words.ts"
import { type BarScale, barOf, barScale } from "./bars.ts"

export interface RowsProps {
  readonly sheet: Sheet
  readonly names: readonly string[]
  readonly words: Words
  readonly game: string
}

export function Rows({ sheet, names, words, game }: RowsProps) {
  const scale = barScale(sheet.rows)
  return (
    <div class="score-rows" style={{ "--seats": names.length }}>
      <div class="score-heads" aria-hidden="true">
        <span />
        {names.map((name, seat) => (
          <span key={name} class="row">
            <SeatBadge seat={seat} size={22} />
            <b>{name}</b>
          </span>
        ))}
      </div>
      <ol>
        {sheet.rows.map(row => {
          const best = Math.max(...row.points)
          return (
            <li key={row.id} class="score-row">
              <span class="category">
                <b>{words.name("score", row.id)}</b> <RuleLink game={game} rule={row.rule} />
              </span>
              {names.map((name, seat) => {
                const value = num(row.points, seat)
                return (
                  <span key={name} class="score-side">
                    <SeatBadge seat={seat} size={14} />
                    <span class="hidden-text">{say("score.of", { player: name })}</span>
                    <Bar scale={scale} seat={seat} value={value} />
                    <span class={value === best && value > 0 ? "value best" : "value"}>
                      {signed(value)}
                      {row.open[seat] && <Unknown />}
                    </span>
                  </span>
                )
              })}
            </li>
          )
        })}
      </ol>
      <div class="score-totals">
        <span class="besley">{words.name("score", "total")}</span>
        {names.map((name, seat) => (
          <span key={name} class={sheet.places[seat] === 1 ? "won" : ""}>
            <SeatBadge seat={seat} size={18} />
            <span class="hidden-text">{say("score.of", { player: name })}</span>
            <b class="besley">{signed(num(sheet.totals, seat))}</b>
            <span class="small muted">{say("score.placeNo", { place: num(sheet.places, seat) })}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

function Bar({ scale, seat, value }: { scale: BarScale; seat: number; value: number }) {
  const { from, size } = barOf(scale, value)
  return (
    <span
      class={scale.zero > 0 ? "score-bar zeroed" : "score-bar"}
      aria-hidden="true"
      style={{ "--from": from, "--size": size, "--zero": scale.zero }}
    >
      {value !== 0 && <i style={{ background: lookOf(seat).colour }} />}
    </span>
  )
}
