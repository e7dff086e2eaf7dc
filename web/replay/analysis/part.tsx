// Beside the score graph: the chance to win, the decision at hand, and the decisions that cost the most.
import { Icon } from "@railhead/games/picture"
import { sideName } from "@railhead/games/words"
import { useEffect } from "preact/hooks"
import { ChanceGraph } from "../../charts/chance-graph.tsx"
import { say } from "../../lib/words.ts"
import { botName } from "../../lobby/bots.ts"
import { tellError } from "../../lobby/errors.ts"
import { Problem } from "../../lobby/problem.tsx"
import { listenToLetters } from "../keys.ts"
import type { Player } from "../player.ts"
import type { Teller } from "../telling.ts"
import { timeOf } from "../turns.ts"
import { type Analyst, SCOUT } from "./analyst.ts"
import { ThisDecision } from "./decision.tsx"
import { TurningPoints } from "./turning-list.tsx"
import { turningPoints } from "./turning-points.ts"
import "../../style/weighed.css"
import "./analysis.css"

export interface AnalysisProps {
  readonly analyst: Analyst
  readonly player: Player
  readonly teller: Teller
  readonly file: string
}

export function AnalysisPart({ analyst, player, teller, file }: AnalysisProps) {
  useEffect(() => listenToLetters({ a: () => analyst.startOrStop() }), [analyst])
  useEffect(() => () => analyst.stop(), [analyst])
  const standings = analyst.outlook.value?.standings ?? []
  const points = turningPoints(analyst.opinions.value.values())
  const marks = points.map(({ no, opinion }) => ({ no, at: timeOf(player.steps.value, opinion.page) }))
  // A record may have a side that nobody sits at.
  const names = standings.at(-1)?.chances.map((_, side) => teller.names[side] ?? sideName(teller.words, side)) ?? []
  return (
    <>
      {standings.length > 0 && (
        <ChanceGraph
          standings={standings}
          names={names}
          at={player.time.value}
          onMove={time => {
            player.pause()
            player.toTime(time)
          }}
          marks={marks}
          file={`${file}-chances`}
        />
      )}
      <Control analyst={analyst} />
      <ThisDecision analyst={analyst} player={player} teller={teller} />
      {(points.length > 0 || analyst.done.value) && <TurningPoints points={points} player={player} teller={teller} />}
    </>
  )
}

function Control({ analyst }: { analyst: Analyst }) {
  const running = analyst.running.value
  const [done, total] = [analyst.opinions.value.size, analyst.total.value]
  const problem = analyst.problem.value
  return (
    <section class="analyse" aria-label={say("analysis.title")}>
      {!analyst.done.value && (
        <button type="button" class="btn" onClick={() => analyst.startOrStop()}>
          <Icon name={running ? "u:square" : "u:chart-line"} size={16} />
          {say(running ? "analysis.stop" : total > 0 ? "analysis.goOn" : "analysis.start")}
        </button>
      )}
      {running && (
        <label class="small muted">
          <progress value={done} max={Math.max(1, total)} />
          {say("analysis.progress", { done, total })}
        </label>
      )}
      <p class="small muted" role="status">
        {!running && say(analyst.done.value ? "analysis.done" : "analysis.about", { bot: botName(SCOUT), total })}
      </p>
      <Problem text={problem === null ? "" : tellError(problem)} />
    </section>
  )
}
