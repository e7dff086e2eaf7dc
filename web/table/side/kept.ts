// Short texts that this device keeps for a table.
import { effect, type Signal, signal } from "@preact/signals"

const kept = new Map<string, Signal<string>>()

/** The text kept under a kind and a table; what is set is stored. */
export function keptText(kind: string, id: string): Signal<string> {
  const key = `railhead.${kind}.${id}`
  const known = kept.get(key)
  if (known) return known
  const text = signal(localStorage.getItem(key) ?? "")
  kept.set(key, text)
  effect(() => {
    if (text.value === (localStorage.getItem(key) ?? "")) return
    if (text.value === "") localStorage.removeItem(key)
    else localStorage.setItem(key, text.value)
  })
  return text
}
