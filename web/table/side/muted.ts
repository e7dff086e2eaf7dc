// People whose messages this device does not show. The server leaves them out too, from the next message on.
import { signal } from "@preact/signals"
import { ask } from "../../lib/api.ts"

const KEY = "railhead.muted"

function stored(): { readonly [user: string]: string } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}")
  } catch {
    return {}
  }
}

/** Their names by their ids. */
export const muted = signal(stored())

export async function setMuted(user: string, name: string, on: boolean): Promise<void> {
  const { [user]: _, ...others } = muted.value
  muted.value = on ? { ...others, [user]: name } : others
  localStorage.setItem(KEY, JSON.stringify(muted.value))
  try {
    await ask(on ? "PUT" : "DELETE", `/api/mutes/${encodeURIComponent(user)}`)
  } catch {
    // Without the server it still holds on this device.
  }
}
