// Looks for tables that cannot go on, and says why.
import type { TableRow } from "../storage/schema.ts"
import type { Store } from "../storage/store.ts"

export interface Stuck {
  readonly table: string
  readonly game: string
  readonly why: string
}

const PATIENCE = 5 * 60_000

function whyStuck(row: TableRow, bots: number, now: number): string | null {
  if (row.status === "frozen") return `stopped by an error of the rules: ${row.error ?? "unknown"}`
  if (row.asked === 0) return "it is running, but nobody is asked"
  const waited = now - Number(row.updated_at)
  if ((row.asked & bots) !== 0 && waited > PATIENCE)
    return `a bot has been asked for ${Math.round(waited / 60_000)} minutes`
  if (Number(row.deadline) > 0 && now - Number(row.deadline) > PATIENCE) return "a clock ran out and nothing came of it"
  return null
}

/** Tables that are frozen, or run and do not move though they should. */
export async function stuckTables(store: Store, now: number): Promise<Stuck[]> {
  const rows = [...(await store.tablesWith("frozen", 1000)), ...(await store.tablesWith("running", 10_000))]
  const stuck: Stuck[] = []
  for (const row of rows) {
    const table = await store.table(row.id)
    const bots = (table?.sitting ?? []).reduce((mask, seat) => (seat.bot === null ? mask : mask | (1 << seat.seat)), 0)
    const why = whyStuck(row, bots, now)
    if (why !== null) stuck.push({ table: row.id, game: row.game, why })
  }
  return stuck
}
