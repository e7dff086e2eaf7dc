import { SeatBadge } from "@railhead/games/picture"
import { lost } from "../../charts/figures.ts"
import { say } from "../../lib/words.ts"
import type { Player } from "../player.ts"
import { type Teller, tellChoice } from "../telling.ts"
import type { TurningPoint } from "./turning-points.ts"

interface TurningPointsProps {
  readonly points: readonly TurningPoint[]
  readonly player: Player
  readonly teller: Teller
}

/** What was played, what would have been better, and the way there. */
export function TurningPoints({ points, player, teller }: TurningPointsProps) {
  return (
    <section class="turning-points" aria-label={say("turning.title")}>
      <h2>{say("turning.title")}</h2>
      {points.length === 0 && <p class="small muted">{say("turning.none")}</p>}
      <ol>
        {points.map(({ no, opinion: { page, turn, seat, played, weighed }, loss }) => {
          const before = player.stateAt(page - 1)
          return (
            <li key={page}>
              <button
                type="button"
                aria-current={player.at.value === page}
                onClick={() => {
                  player.pause()
                  player.go(page)
                }}
              >
                <b class="no">{no}</b>
                <span>
                  <span class="who">
                    <SeatBadge seat={seat} size={15} />
                    {say("replay.turn", { turn, player: teller.names[seat] ?? "" })}
                  </span>
                  {tellChoice(teller, before, played.choice)}
                  <small>
                    {say("turning.better", { choice: tellChoice(teller, before, weighed[0]?.choice ?? "") })}
                  </small>
                </span>
                <span class="tag bad">{lost(loss)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
