import { batch } from "@preact/signals"
import type { Option, Pick } from "./pick.ts"

/** Selects a choice of any kind; the one that is selected already is done. */
export function selectAny(pick: Pick, option: Option): void {
  batch(() => {
    if (pick.verbs.value.includes(option.spelled.verb) && pick.currentVerb !== option.spelled.verb)
      pick.pickVerb(option.spelled.verb)
    pick.select(option)
  })
}
