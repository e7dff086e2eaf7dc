// Something a button does that takes a while and may be refused.
import { useSignal } from "@preact/signals"
import { tellError } from "./errors.ts"

export interface Action {
  readonly busy: boolean
  /** Why the last attempt failed; empty if it did not. */
  readonly error: string
  run(deed: () => Promise<unknown>): void
}

export function useAction(): Action {
  const busy = useSignal(false)
  const error = useSignal("")
  return {
    busy: busy.value,
    error: error.value,
    run(deed) {
      if (busy.peek()) return
      busy.value = true
      error.value = ""
      deed()
        .catch(reason => {
          error.value = tellError(reason)
        })
        .finally(() => {
          busy.value = false
        })
    },
  }
}
