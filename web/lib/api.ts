// Requests to the server. Without one (offline, or opened as an app) everything local still works.
import { signal } from "@preact/signals"
import type { Pace, Refusal } from "@railhead/hosting"

export class ApiError extends Error {
  readonly code: string
  readonly status: number

  constructor(status: number, { code, message }: Refusal) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface Me {
  readonly id: string
  readonly name: string
  readonly kind: string
}

/** Who this device is signed in as; null before that is known, or for nobody. */
export const me = signal<Me | null>(null)
/** Is the server there? Null before the first answer. */
export const online = signal<boolean | null>(null)

export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH",
  path: string,
  body?: object,
): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    })
  } catch {
    online.value = false
    throw new ApiError(0, { code: "offline", message: "the server cannot be reached" })
  }
  online.value = true
  if (answer.status === 204) return undefined as T
  const text = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, readRefusal(text))
  return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T
}

function readRefusal(text: string): Refusal {
  try {
    return JSON.parse(text).error
  } catch {
    return { code: "internal", message: text.slice(0, 200) }
  }
}

/** Where this device keeps the secret of its guest's recovery link. */
export const RECOVERY = "railhead.recovery"

/** Signs in as a guest if this device is nobody yet. */
export async function someone(name: string): Promise<Me> {
  if (me.value) return me.value
  const known = await whoAmI()
  if (known) return known
  const { recovery } = await ask<{ recovery: string }>("POST", "/api/guests", { name })
  // Told only once: the way back to this guest when the cookie is gone.
  localStorage.setItem(RECOVERY, recovery)
  return (await whoAmI()) ?? { id: "", name, kind: "guest" }
}

export async function whoAmI(): Promise<Me | null> {
  try {
    me.value = await ask<Me>("GET", "/api/me")
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    me.value = null
  }
  return me.value
}

export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly options: { readonly [option: string]: unknown }
  readonly pace: Pace
  readonly status: string
  readonly open: boolean
  readonly createdAt: number
  readonly updatedAt: number
  readonly turn: number
  readonly deadline: number
  readonly taken: readonly boolean[]
  /** Who sits where; null for a free seat. */
  readonly people: readonly ({ readonly name: string; readonly bot: string | null } | null)[]
  readonly seedHash: string
  readonly yourSeat: number
  readonly yourTurn: boolean
  readonly key?: string
}
