// Tabs for the parts of the board, where the window has no room for all of them.
import { signal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import type { TableModel } from "./model.ts"

/** The part that is shown; null until a question or a touch says which. */
export const zoneTab = signal<string | null>(null)

export function ZoneTabs({ model, onLedger }: { model: TableModel; onLedger: () => void }) {
  const [face, words] = [model.face.value, model.words.value]
  if (!face || !words) return null
  const about = model.question.value ? face.zonesOf(model.question.value.step) : []
  const shown = zoneTab.value ?? face.zones[0]?.id
  return (
    <nav class="zones" aria-label={say("table.zones")}>
      {face.zones.map(({ id, icon }) => (
        <button
          key={id}
          type="button"
          class={id === shown ? "on" : ""}
          aria-current={id === shown}
          onClick={() => {
            zoneTab.value = id
          }}
        >
          <Icon name={icon} size={20} />
          {words.say(`zone.${id}`)}
          {id !== shown && about.includes(id) && <i class="dot" role="img" aria-label={say("table.asked")} />}
        </button>
      ))}
      <button type="button" onClick={onLedger}>
        <Icon name="u:scroll-text" size={20} />
        {say("table.ledger")}
      </button>
    </nav>
  )
}
