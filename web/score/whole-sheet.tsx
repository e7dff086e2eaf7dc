// The score as it stands, and at the end of the game who won, by what, and what to do next.
import { useSignal } from "@preact/signals"
import type { Sheet } from "@railhead/engine"
import { Icon } from "@railhead/games/picture"
import { useEffect } from "preact/hooks"
import { OneOf } from "../charts/one-of.tsx"
import { ScoreGraph } from "../charts/score-graph.tsx"
import { CategoryTable } from "../charts/tables.tsx"
import { namesOf } from "../lib/names.ts"
import { RuleLink } from "../lib/rule-link.tsx"
import { say } from "../lib/words.ts"
import { type Check, checkRecord } from "../replay/check.ts"
import { CheckLine } from "../replay/seed-check.tsx"
import { type ScoreStep, scoreSteps } from "../replay/turns.ts"
import type { TableModel } from "../table/model.ts"
import { Actions } from "./actions.tsx"
import { Reasons } from "./reasons.tsx"
import { Rows } from "./rows.tsx"
import { titleOf } from "./title.ts"
import "./score.css"

/** The seat of the one person who looks; −1 where several share the device, or nobody plays here. */
function yourSeat(model: TableModel): number {
  const people = (model.about.value?.seats ?? []).filter(({ bot }) => bot === null)
  return model.link.kind === "local" && people.length > 1 ? -1 : model.you.value
}

/** How the score went, told anew when the game has ended. */
function useSteps(model: TableModel, final: boolean): readonly ScoreStep[] {
  const steps = useSignal<readonly ScoreStep[]>([])
  useEffect(() => {
    model.link.story().then(
      pages => {
        steps.value = scoreSteps(pages)
      },
      // Without a connection there is no graph; the sheet itself is here already.
      () => {},
    )
  }, [model, steps, final])
  return steps.value
}

function useCheck(model: TableModel, final: boolean): Check | null {
  const check = useSignal<Check | null>(null)
  const shown = model.about.value?.seedHash ?? ""
  useEffect(() => {
    if (!final) return
    model.link
      .record()
      .then(record => checkRecord(record, shown === "" ? null : shown))
      .then(
        done => {
          check.value = done
        },
        () => {},
      )
  }, [model, check, final, shown])
  return check.value
}

export function WholeSheet({ model }: { model: TableModel }) {
  const tab = useSignal<"bars" | "table">("bars")
  const [sheet, words, about, welcome] = [model.score.value, model.words.value, model.about.value, model.welcome.value]
  const final = sheet?.final ?? false
  const steps = useSteps(model, final)
  const check = useCheck(model, final)
  if (!sheet || !words || !about || !welcome) return null
  const you = yourSeat(model)
  const called = namesOf(about.seats)
  const names = sheet.totals.map((_, seat) => (seat === you ? say("seat.you") : (called[seat] ?? model.nameOf(seat))))
  const shared = { sheet, names, words, game: welcome.game }
  return (
    <div class="score-sheet">
      <header class="score-hero">
        {final && <Icon name="g:laurel-crown" size={64} />}
        <div class="grow">
          <h2>{titleOf(sheet, names, you, about.status)}</h2>
          <p class="muted">{tellGame(sheet, steps)}</p>
        </div>
        <Actions model={model} />
      </header>
      <div class="score-columns">
        <section class="panel score-main">
          <header class="row">
            <h3 class="grow">{say("score.sheet")}</h3>
            <OneOf
              label={say("score.shownAs")}
              of={(["bars", "table"] as const).map(value => ({ value, name: say(`score.${value}`) }))}
              chosen={tab.value}
              onChoose={value => {
                tab.value = value
              }}
            />
          </header>
          {tab.value === "bars" ? (
            <Rows {...shared} />
          ) : (
            <CategoryTable {...shared} rule={rule => <RuleLink game={welcome.game} rule={rule} />} />
          )}
          <p class="small muted score-notes">
            {check && <CheckLine check={check} />}
            <span>{say("score.version", { version: welcome.version })}</span>
            {tab.value === "bars" && <span>{say("score.bold")}</span>}
          </p>
        </section>
        <div class="score-beside">
          {steps.length > 1 && (
            <div class="panel">
              <ScoreGraph
                steps={steps}
                names={names}
                words={words}
                title={say("graph.went")}
                file={`${welcome.game}-${welcome.id}`}
              />
            </div>
          )}
          <Reasons {...shared} sheets={steps.map(step => step.sheet)} you={you} />
        </div>
      </div>
    </div>
  )
}

function tellGame(sheet: Sheet, steps: readonly ScoreStep[]): string {
  const seats = say("score.players", { count: sheet.totals.length })
  return steps.length > 1 ? `${seats} · ${say("score.turns", { count: steps.length - 1 })}` : seats
}
