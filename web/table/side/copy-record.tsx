import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { say } from "../../lib/words.ts"
import type { TableModel } from "../model.ts"

/** The record as text: of one's own tables at any time, of others when the game is over. */
export function CopyRecord({ model }: { model: TableModel }) {
  const state = useSignal<"none" | "done" | "failed">("none")
  if (model.link.kind !== "local" && model.about.value?.status !== "over") return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await model.link.record())
      state.value = "done"
    } catch {
      state.value = "failed"
    }
  }
  const label = say(state.value === "none" ? "ledger.copy" : `ledger.copy.${state.value}`)
  return (
    <button type="button" class="btn quiet square" title={label} aria-label={label} onClick={() => void copy()}>
      <Icon name={state.value === "done" ? "u:check" : "u:clipboard-copy"} />
      <span class="hidden-text" role="status">
        {state.value !== "none" && label}
      </span>
    </button>
  )
}
