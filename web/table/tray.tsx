// What lies before the viewer: always in reach.
import { MarksContext } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import type { TableModel } from "./model.ts"
import type { Pick } from "./pick.ts"

export function Tray({ model, pick }: { model: TableModel; pick: Pick }) {
  const [face, view, words] = [model.face.value, model.view.value, model.words.value]
  return (
    <MarksContext.Provider value={pick}>
      <section class="tray" id="tray" tabIndex={-1} aria-label={say("table.tray")}>
        {face && view && words && (
          <face.Tray s={view} you={model.you.value} names={model.seatNames.value} words={words} />
        )}
      </section>
    </MarksContext.Provider>
  )
}
