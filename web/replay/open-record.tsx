// Brings a record from a file, by dropping it here or as pasted text. It stays on this device.
import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { useLocation } from "preact-iso"
import { say } from "../lib/words.ts"
import { inWorker } from "../lib/worker.ts"
import { tellError } from "../lobby/errors.ts"
import { Problem } from "../lobby/problem.tsx"
import { useTitle } from "../pages/title.ts"
import { TopBar } from "../pages/top-bar.tsx"
import { keepRecord, sumOf } from "./records.ts"
import "./open-record.css"

/** Records are some kilobytes; what is larger is none. */
const LARGEST = 5_000_000

export function OpenRecord() {
  const { route } = useLocation()
  useTitle(say("open.title"))
  const problem = useSignal("")
  const over = useSignal(false)
  const text = useSignal("")
  const show = async (record: string) => {
    const sum = sumOf(record)
    if (sum === null) {
      problem.value = say("open.none")
      return
    }
    try {
      await inWorker("readRecord", record, -1)
      await keepRecord(sum, record)
      route(`/replay/file/${sum}`)
    } catch (error) {
      problem.value = tellError(error)
    }
  }
  const take = async (file: File | null | undefined) => {
    over.value = false
    if (!file) return
    if (file.size > LARGEST) problem.value = say("open.none")
    else await show(await file.text())
  }
  return (
    <>
      <TopBar />
      <main class="open-record">
        <h1>{say("open.title")}</h1>
        <p class="muted">{say("open.about")}</p>
        <label
          class={over.value ? "drop over" : "drop"}
          onDragOver={event => {
            event.preventDefault()
            over.value = true
          }}
          onDragLeave={() => {
            over.value = false
          }}
          onDrop={event => {
            event.preventDefault()
            void take(event.dataTransfer?.files[0])
          }}
        >
          <Icon name="u:file-up" size={30} />
          <b>{say("open.choose")}</b>
          <span class="small muted">{say("open.drop")}</span>
          <input
            type="file"
            accept=".record,.txt,text/plain"
            class="hidden-text"
            onChange={event => void take(event.currentTarget.files?.[0])}
          />
        </label>
        <form
          class="paste"
          onSubmit={event => {
            event.preventDefault()
            void show(text.value)
          }}
        >
          <label for="pasted">{say("open.paste")}</label>
          <textarea
            id="pasted"
            class="field"
            rows={6}
            spellcheck={false}
            placeholder="railhead 1"
            value={text.value}
            onInput={event => {
              text.value = event.currentTarget.value
            }}
          />
          <button type="submit" class="btn primary" disabled={text.value.trim() === ""}>
            <Icon name="u:play" size={16} /> {say("open.show")}
          </button>
        </form>
        <Problem text={problem.value} />
      </main>
    </>
  )
}
