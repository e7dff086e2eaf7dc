// Tables of the server and games on this device, fetched anew from time to time while somebody looks.
import { batch, computed, effect, signal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { ask, type ListedTable, me, whoAmI } from "../lib/api.ts"
import { inWorker } from "../lib/worker.ts"

type KeptGame = Awaited<ReturnType<typeof keptGames>>[number]
const keptGames = () => inWorker("kept")

/** Null before the first answer. */
export const mine = signal<readonly ListedTable[] | null>(null)
export const lobby = signal<readonly ListedTable[] | null>(null)
export const kept = signal<readonly KeptGame[] | null>(null)

/** Tables without a clock come last. */
function urgency({ deadline }: ListedTable): number {
  return deadline > 0 ? deadline : Number.POSITIVE_INFINITY
}

/** Tables where I am asked, the most urgent first. */
export const myTurns = computed(() =>
  (mine.value ?? [])
    .filter(({ yourTurn }) => yourTurn)
    .sort((a, b) => urgency(a) - urgency(b) || a.updatedAt - b.updatedAt),
)

const REFRESH = 20_000

async function refreshServer(): Promise<void> {
  try {
    if (!(me.value ?? (await whoAmI()))) return
    const [own, open] = await Promise.all([
      ask<{ tables: ListedTable[] }>("GET", "/api/tables?mine=true"),
      ask<{ tables: ListedTable[] }>("GET", "/api/tables"),
    ])
    batch(() => {
      mine.value = own.tables
      lobby.value = open.tables
    })
  } catch {
    // The page says that the server is away (`online`), and keeps what it knew last.
  }
}

async function refreshKept(): Promise<void> {
  try {
    kept.value = await keptGames()
  } catch {
    // Some private windows keep nothing at all.
    kept.value = []
  }
}

async function refresh(): Promise<void> {
  await Promise.all([refreshServer(), refreshKept()])
}

export async function forgetGame(id: string): Promise<void> {
  await inWorker("forget", id)
  await refreshKept()
}

/** Keeps the lists fresh while a page that shows them is looked at. */
export function useLists(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refresh()
    }
    const timer = setInterval(look, REFRESH)
    addEventListener("focus", look)
    addEventListener("online", look)
    document.addEventListener("visibilitychange", look)
    void refreshKept()
    const stop = effect(() => {
      if (me.value) void refreshServer()
      else
        batch(() => {
          mine.value = null
          lobby.value = null
        })
    })
    return () => {
      stop()
      clearInterval(timer)
      removeEventListener("focus", look)
      removeEventListener("online", look)
      document.removeEventListener("visibilitychange", look)
    }
  }, [])
}

/** The address of a table one sits at or has made. */
export function addressOf({ id, key }: Pick<ListedTable, "id" | "key">): string {
  return key === undefined ? `/t/${id}` : `/t/${id}?key=${encodeURIComponent(key)}`
}
