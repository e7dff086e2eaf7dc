// Has it become one's turn while one looked elsewhere? Kept for each table, whatever is on the screen.
import { effect, type Signal, signal } from "@preact/signals"
import type { TableModel } from "../model.ts"

/** How often this page was hidden. */
let hidden = 0
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") hidden++
})

const returns = new WeakMap<TableModel, Signal<boolean>>()

/** True from one's return until the summary is closed or the turn is over. */
export function returned(model: TableModel): Signal<boolean> {
  const known = returns.get(model)
  if (known) return known
  const shown = signal(false)
  returns.set(model, shown)
  // Who comes to a table of the server has been away; on this device nothing happens without one.
  let hiddenBefore = model.link.kind === "server" ? -1 : hidden
  let asked = false
  effect(() => {
    const mine = model.question.value !== null
    if (mine && !asked) shown.value = hidden > hiddenBefore
    if (!mine) shown.value = false
    if (mine || asked) hiddenBefore = hidden
    asked = mine
  })
  return shown
}
