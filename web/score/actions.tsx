// After the game: play again, look at it again, keep it, pass it on.
import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { useLocation } from "preact-iso"
import { ask } from "../lib/api.ts"
import { say } from "../lib/words.ts"
import { inWorker } from "../lib/worker.ts"
import { tellError } from "../lobby/errors.ts"
import { Problem } from "../lobby/problem.tsx"
import { CopyLink } from "../replay/copy-link.tsx"
import { download } from "../replay/download.ts"
import type { TableModel } from "../table/model.ts"
import { positionPath } from "../table/side/sentence.ts"

/** The same game again, everybody one seat further on. Answers with the new table's address. */
async function rematch(model: TableModel, id: string): Promise<string> {
  if (model.link.kind === "local") return `/local/${await inWorker("again", id)}`
  const key = new URLSearchParams(location.search).get("key")
  const query = key === null ? "" : `?key=${encodeURIComponent(key)}`
  const next = await ask<{ id: string; key: string }>("POST", `/api/tables/${encodeURIComponent(id)}/rematch${query}`)
  return `/t/${next.id}?key=${encodeURIComponent(next.key)}`
}

export function Actions({ model }: { model: TableModel }) {
  const { route } = useLocation()
  const busy = useSignal(false)
  const problem = useSignal("")
  const { id = "", game = "" } = model.welcome.value ?? {}
  const status = model.about.value?.status
  const ended = status === "over" || status === "abandoned"
  const attempt = async (act: () => Promise<void>) => {
    busy.value = true
    problem.value = ""
    try {
      await act()
    } catch (error) {
      problem.value = tellError(error)
    }
    busy.value = false
  }
  return (
    <div class="score-actions">
      {ended && model.link.kind === "server" && (
        <CopyLink name={say("score.share")} icon="u:share-2" address={() => positionPath(model, 0)} />
      )}
      {ended && (
        <button
          type="button"
          class="btn"
          onClick={() =>
            void attempt(async () => download(`${game}-${id}.record`, "text/plain", await model.link.record()))
          }
        >
          <Icon name="u:download" size={16} /> {say("score.record")}
        </button>
      )}
      <a class="btn" href={positionPath(model, 0)}>
        <Icon name="u:chart-spline" size={16} /> {say("score.replay")}
      </a>
      {ended && (model.link.kind === "local" || model.you.value >= 0) && (
        <button
          type="button"
          class="btn primary"
          disabled={busy.value}
          onClick={() => void attempt(async () => route(await rematch(model, id)))}
        >
          <Icon name="u:refresh-cw" size={16} /> {say("score.rematch")}
        </button>
      )}
      <Problem text={problem.value} />
    </div>
  )
}
