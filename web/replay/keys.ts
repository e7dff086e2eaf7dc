// ← → moves, Shift with them turns, Home and End, Space plays; letters for what else there is.
import { settings } from "../lib/settings.ts"
import type { Player } from "./player.ts"

const OWN_KEYS = "input:not([type=range]), textarea, select, dialog"
const OWN_SPACE = "button, a, summary"

export function listenToKeys(player: Player): () => void {
  return listen(event =>
    event.key === " " && event.target instanceof Element && event.target.closest(OWN_SPACE)
      ? null
      : actOf(player, event),
  )
}

/** Single letters, unless they are switched off. */
export function listenToLetters(acts: { readonly [letter: string]: () => void }): () => void {
  return listen(({ key }) => (settings.value.singleKeys ? (acts[key] ?? null) : null))
}

function listen(find: (event: KeyboardEvent) => (() => void) | null): () => void {
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
    if (target.closest(OWN_KEYS)) return
    const act = find(event)
    if (!act) return
    event.preventDefault()
    act()
  }
  addEventListener("keydown", press)
  return () => removeEventListener("keydown", press)
}

function actOf(player: Player, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0
  if (by !== 0)
    return () => {
      player.pause()
      if (shiftKey) player.stepTurn(by)
      else player.step(by)
    }
  if (key === "Home") return () => player.go(0)
  if (key === "End") return () => player.go(player.last.value)
  return key === " " ? () => player.playOrPause() : null
}
