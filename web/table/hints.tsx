// What a bot would do here: the choices it weighed, and how much it prefers each to the others.
import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { say } from "../lib/words.ts"
import { inWorker } from "../lib/worker.ts"
import "../style/weighed.css"
import "./hints.css"
import type { TableModel } from "./model.ts"
import type { Pick } from "./pick.ts"

type Hint = Awaited<ReturnType<typeof fetchHints>>[number]

function fetchHints(model: TableModel) {
  return inWorker("hints", model.welcome.value?.game ?? "", model.seen)
}

const percent = new Intl.NumberFormat(undefined, { style: "percent" })

export function Hints({ model, pick }: { model: TableModel; pick: Pick }) {
  const hints = useSignal<readonly Hint[] | null>(null)
  const question = model.question.value
  useEffect(() => {
    let wanted = true
    hints.value = null
    fetchHints(model).then(
      found => {
        if (wanted) hints.value = found
      },
      () => {
        if (wanted) hints.value = []
      },
    )
    return () => {
      wanted = false
    }
  }, [question])
  const rows = (hints.value ?? []).flatMap(hint => {
    const option = pick.options.value.find(({ choice }) => choice === hint.choice)
    return option ? [{ ...hint, option }] : []
  })
  return (
    <section class="hints" aria-label={say("hint.title")}>
      <p class="small muted" role="status">
        {say(hints.value === null ? "hint.thinking" : rows.length === 0 ? "hint.none" : "hint.about")}
      </p>
      <ol>
        {rows.map(({ option, share }) => (
          <li key={option.choice}>
            <button
              type="button"
              class="weighed"
              aria-pressed={pick.choice.value === option.choice}
              onClick={() => pick.choice.value === option.choice || pick.select(option)}
            >
              <span>{option.label}</span>
              <meter min={0} max={1} value={share} aria-hidden="true" />
              <span class="figure">{percent.format(share)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
