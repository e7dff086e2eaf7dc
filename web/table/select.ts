import { batch } from "@preact/signals"
import type { Option, Pick } from "./pick.ts"

/** Selects a choice of any kind; the one that is selected already is done. */
export function selectAny(pick: Pick, option: Option): void {
  batch(() => {
    const current = pick.currentKind.value
    if (current !== null && current !== option.kind) pick.pickKind(option.kind)
    pick.select(option)
  })
}
