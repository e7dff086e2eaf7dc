import { useSignal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import { say } from "../../lib/words.ts"
import type { TableModel } from "../model.ts"
import { keptText } from "./kept.ts"

/** Long enough not to store with every key. */
const PAUSE = 400

/** Notes for oneself, kept on this device. */
export function Notes({ model }: { model: TableModel }) {
  const id = model.welcome.value?.id ?? ""
  const kept = keptText("notes", id)
  const draft = useSignal(kept.peek())
  const timer = useRef(0)
  useEffect(() => {
    const store = () => {
      clearTimeout(timer.current)
      kept.value = draft.peek()
    }
    addEventListener("pagehide", store)
    return () => {
      removeEventListener("pagehide", store)
      store()
    }
  }, [kept, draft])
  return (
    <div class="notes">
      <label for="notes-text">{say("notes.about")}</label>
      <textarea
        id="notes-text"
        class="field"
        value={draft.value}
        placeholder={say("notes.placeholder")}
        onInput={event => {
          draft.value = event.currentTarget.value
          clearTimeout(timer.current)
          timer.current = window.setTimeout(() => {
            kept.value = draft.peek()
          }, PAUSE)
        }}
      />
      <p class="small muted" role="status">
        {draft.value === kept.value ? (draft.value === "" ? "" : say("notes.kept")) : say("notes.writing")}
      </p>
    </div>
  )
}
