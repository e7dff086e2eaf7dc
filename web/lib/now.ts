// The time, every second, as long as somebody looks at it.
import { signal } from "@preact/signals"
import { useEffect } from "preact/hooks"

const now = signal(Date.now())
let watchers = 0
let timer = 0

export function useNow(): number {
  useEffect(() => {
    if (watchers++ === 0)
      timer = window.setInterval(() => {
        now.value = Date.now()
      }, 1000)
    return () => {
      if (--watchers === 0) clearInterval(timer)
    }
  }, [])
  return now.value
}

/** "4:38", "3 h", "2 d". */
export function shortTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`
  if (seconds >= 2 * 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
