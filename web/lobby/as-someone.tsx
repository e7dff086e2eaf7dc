import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import { me, whoAmI } from "../lib/api.ts"
import { later } from "../lib/later.tsx"

const NameAtTheDoor = later(() => import("./come-in.tsx").then(({ NameAtTheDoor: door }) => door))

/** Shows a table of the server only to somebody; nobody is asked for a name first. Without a server the table says so. */
export function AsSomeone({ children }: { children: ComponentChildren }) {
  const asked = useSignal(me.value !== null)
  const nobody = useSignal(false)
  useEffect(() => {
    if (asked.peek()) return
    whoAmI()
      .then(who => {
        nobody.value = who === null
      })
      .catch(() => {})
      .finally(() => {
        asked.value = true
      })
  }, [])
  if (!asked.value) return null
  return nobody.value && me.value === null ? <NameAtTheDoor /> : children
}
