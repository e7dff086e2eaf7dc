// The choice that was made here, beside those a bot finds better.
import { Icon } from "@railhead/games/picture"
import { lost, percent } from "../../charts/figures.ts"
import { say } from "../../lib/words.ts"
import { botName } from "../../lobby/bots.ts"
import type { Player } from "../player.ts"
import { type Teller, tellChoice } from "../telling.ts"
import { type Analyst, MARSHAL, type Opinion } from "./analyst.ts"

interface DecisionProps {
  readonly analyst: Analyst
  readonly player: Player
  readonly teller: Teller
}

/** As many choices are shown, and the one that was made. */
const SHOWN = 4

export function ThisDecision({ analyst, player, teller }: DecisionProps) {
  const opinion = analyst.opinions.value.get(player.at.value)
  const before = player.before.value
  if (!opinion || !before) return null
  const { played, page, level } = opinion
  const [best, ...others] = opinion.weighed
  const shown = [...(best ? [best] : []), ...others].filter(({ choice }, i) => i < SHOWN || choice === played.choice)
  const pondering = analyst.pondered.value === page
  return (
    <section class="decision" aria-label={say("decision.title")}>
      <header class="row">
        <h2 class="grow">{say("decision.title")}</h2>
        <Verdict opinion={opinion} />
      </header>
      <ol>
        {shown.map(({ choice, loss, share }) => (
          <li key={choice} class={choice === played.choice ? "weighed played" : "weighed"}>
            <span>
              {tellChoice(teller, before, choice)}
              {choice === best?.choice && <b class="tag good">{say("decision.best")}</b>}
              {choice === played.choice && <b class="tag">{say("decision.played")}</b>}
            </span>
            <meter min={0} max={1} value={share} aria-hidden="true" />
            <span class="figure">
              {percent(100 * share)}
              {loss !== null && loss >= 0.05 && <small>{lost(loss)}</small>}
            </span>
          </li>
        ))}
      </ol>
      <p class="small muted">{say("decision.about", { bot: botName(level), count: opinion.weighed.length })}</p>
      {level !== MARSHAL && (
        <button
          type="button"
          class="btn quiet"
          aria-disabled={analyst.pondered.value !== null}
          onClick={() => void analyst.ponder(page)}
        >
          <Icon name="u:brain" size={16} /> {say(pondering ? "decision.pondering" : "decision.ponder")}
        </button>
      )}
    </section>
  )
}

function Verdict({ opinion: { played, weighed } }: { opinion: Opinion }) {
  if (played.choice === weighed[0]?.choice) return <span class="tag good">{say("decision.isBest")}</span>
  if (played.loss === null) return <span class="tag">{say("decision.unseen")}</span>
  if (played.loss < 0.05) return <span class="tag good">{say("decision.asGood")}</span>
  return <span class="tag bad">{say("decision.loss", { points: lost(played.loss) })}</span>
}
