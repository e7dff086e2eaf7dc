// The name one plays under: the server's once one is somebody there, else the one kept on this device.
import { computed, effect, signal } from "@preact/signals"
import { ask, type Me, me, someone } from "../lib/api.ts"
import { say } from "../lib/words.ts"

const KEY = "railhead.name"

const kept = signal(localStorage.getItem(KEY) ?? "")

function keep(name: string): void {
  kept.value = name
  localStorage.setItem(KEY, name)
}

effect(() => {
  if (me.value) keep(me.value.name)
})

/** Empty as long as nobody has given one. */
export const myName = computed(() => me.value?.name ?? kept.value)

export async function rename(name: string): Promise<void> {
  if (me.value) me.value = await ask<Me>("PATCH", "/api/me", { name })
  keep(name)
}

/** Becomes a guest, if nobody is signed in on this device. */
export function comeIn(): Promise<Me> {
  return someone(myName.value.trim() || say("guest.name"))
}
