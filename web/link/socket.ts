// A table on the server, over a socket that comes back by itself.
import type { FromTable, ToTable } from "@railhead/hosting"
import { ask } from "../lib/api.ts"
import { Refused } from "../lib/worker.ts"
import type { Link } from "./link.ts"

/** Milliseconds between two attempts, longer each time. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000]

interface Waiting {
  done(): void
  fail(error: unknown): void
}

export function socketLink(id: string, key: string): Link {
  const query = key === "" ? "" : `?key=${encodeURIComponent(key)}`
  const path = `/api/tables/${encodeURIComponent(id)}`
  const waiting = new Map<string, Waiting>()
  let socket: WebSocket | null = null
  let tries = 0
  let count = 0
  let closed = false
  let retry = 0
  let connect = () => {}

  const lost = () => {
    for (const { fail } of waiting.values()) fail(new Refused({ code: "offline", message: "the connection was lost" }))
    waiting.clear()
  }

  return {
    kind: "server",
    open(hear) {
      connect = () => {
        clearTimeout(retry)
        if (closed) return
        const origin = location.origin.replace(/^http/, "ws")
        const opened = new WebSocket(`${origin}${path}/socket${query}`)
        socket = opened
        opened.addEventListener("message", ({ data }) => {
          const message: FromTable = JSON.parse(data)
          if (message.type === "done") settle(waiting, String(message.re), null)
          else if (message.type === "error") settle(waiting, String(message.re), new Refused(message.error))
          else {
            if (message.type === "welcome") {
              tries = 0
              hear.state("open")
            }
            hear.message(message)
          }
        })
        opened.addEventListener("close", () => {
          if (socket !== opened) return
          socket = null
          lost()
          if (closed) return
          hear.state("lost")
          retry = window.setTimeout(() => void again(), WAITS[Math.min(tries++, WAITS.length - 1)])
        })
      }
      /** A refusal cannot be told from a lost connection by the socket alone. */
      const again = async () => {
        try {
          await ask("GET", `${path}${query}`)
        } catch (error) {
          const status = error instanceof Error && "status" in error ? Number(error.status) : 0
          if (status === 404 || status === 401 || status === 403) {
            hear.state("refused", error instanceof Error ? error.message : "")
            return
          }
        }
        connect()
      }
      hear.state("joining")
      void again()
      addEventListener("online", connect)
    },
    request(request: ToTable) {
      if (socket?.readyState !== WebSocket.OPEN)
        return Promise.reject(new Refused({ code: "offline", message: "there is no connection just now" }))
      const re = String(++count)
      const sent = socket
      return new Promise<void>((done, fail) => {
        waiting.set(re, { done, fail })
        sent.send(JSON.stringify({ ...request, id: re }))
      })
    },
    story: () => ask("GET", `${path}/story${query}`),
    record: () => ask("GET", `${path}/record${query}`),
    close() {
      closed = true
      clearTimeout(retry)
      removeEventListener("online", connect)
      socket?.close()
      lost()
    },
  }
}

function settle(waiting: Map<string, Waiting>, re: string, error: Refused | null): void {
  const asked = waiting.get(re)
  waiting.delete(re)
  if (error) asked?.fail(error)
  else asked?.done()
}
