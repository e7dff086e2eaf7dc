// Everything we keep about a user, for that user. No secrets: neither hashes nor what a running game hides.
import type { SessionRow, TableRow } from "../storage/schema.ts"
import type { Store } from "../storage/store.ts"
import { unknown } from "./errors.ts"
import { type Person, personOf } from "./person.ts"

export interface ExportedData {
  readonly user: Person & { readonly created_at: number }
  readonly sessions: Pick<SessionRow, "kind" | "created_at" | "expires_at">[]
  readonly tables: (Pick<TableRow, "id" | "game" | "status" | "created_at" | "updated_at"> & { seat: number })[]
  readonly bots: Person[]
  readonly mutes: string[]
}

export async function exportData(store: Store, userId: string): Promise<ExportedData> {
  const user = await store.user(userId)
  if (!user) throw unknown("There is no such user.")
  const sessions = await store.db
    .selectFrom("sessions")
    .select(["kind", "created_at", "expires_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute()
  const tables = await store.db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select(["tables.id", "tables.game", "tables.status", "tables.created_at", "tables.updated_at", "seats.seat"])
    .where("seats.user_id", "=", userId)
    .orderBy("tables.created_at")
    .execute()
  return {
    user: { ...personOf(user), created_at: user.created_at },
    sessions,
    tables,
    bots: (await store.botsOf(userId)).map(personOf),
    mutes: await store.mutedBy(userId),
  }
}
