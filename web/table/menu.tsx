// Everything about this table that is no move.
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import { SettingsPanel } from "../pages/settings.tsx"
import type { TableModel } from "./model.ts"
import { Sheet } from "./sheet.tsx"

/** How many choices of the record stay if the seat's last committed choice is taken back; null if there is none. */
function beforeMyLast(model: TableModel): number | null {
  const mine = model.ledger.value.findLast(({ seat, events }) => (seat ?? events?.[0]?.seat) === model.you.value)
  if (!mine) return null
  const reseeds = model.ledger.value.filter(({ reseed, at }) => reseed && at < mine.at).length
  return Math.max(0, mine.at - 1 - reseeds)
}

export function Menu({ model, onClose }: { model: TableModel; onClose: () => void }) {
  const about = model.about.value
  const seated = model.you.value >= 0 && about?.status === "running"
  const server = model.link.kind === "server"
  const kept = beforeMyLast(model)
  const act = (request: Parameters<TableModel["ask"]>[0]) => {
    void model.ask(request)
    onClose()
  }
  const id = model.welcome.value?.id ?? ""
  return (
    <Sheet title={say("table.menu")} onClose={onClose}>
      <ul class="menu">
        {seated && kept !== null && (
          <li>
            <button type="button" class="btn quiet" onClick={() => act({ do: "takeBack", kept })}>
              <Icon name="u:history" /> {say(server ? "menu.takeBack" : "menu.takeBackHere")}
            </button>
          </li>
        )}
        {seated && server && (
          <>
            <li>
              <button type="button" class="btn quiet" onClick={() => act({ do: "leave" })}>
                <Icon name="u:log-out" /> {say("menu.leave")}
              </button>
            </li>
            <li>
              <button type="button" class="btn quiet" onClick={() => act({ do: "abandon", yes: true })}>
                <Icon name="u:flag" /> {say("menu.abandon")}
              </button>
            </li>
          </>
        )}
        <li>
          <a class="btn quiet" href={`/replay/${server ? "t" : "local"}/${id}${location.search}`}>
            <Icon name="u:history" /> {say("menu.replay")}
          </a>
        </li>
        {server && (
          <li>
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                void navigator.clipboard.writeText(location.href)
                onClose()
              }}
            >
              <Icon name="u:link" /> {say("menu.share")}
            </button>
          </li>
        )}
      </ul>
      {about?.seedHash && (
        <p class="small muted seed">
          {say("menu.seed")} <code>{about.seedHash}</code>
        </p>
      )}
      <h3>{say("menu.settings")}</h3>
      <SettingsPanel />
    </Sheet>
  )
}
