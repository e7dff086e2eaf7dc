// Tables in lists: the lobby, a user's own, those an operator looks for.
import type { Kysely } from "kysely"
import type { Database, SeatRow, TableRow } from "./schema.ts"

/** A seat with the name of who sits there, null where nobody or a bot does. */
interface NamedSeat extends SeatRow {
  readonly name: string | null
}

/** A table with who sits where. */
export interface TableWithSeats extends TableRow {
  readonly sitting: readonly NamedSeat[]
}

export async function withSeats(db: Kysely<Database>, rows: readonly TableRow[]): Promise<TableWithSeats[]> {
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const seats = await db
    .selectFrom("seats")
    .leftJoin("users", "users.id", "seats.user_id")
    .selectAll("seats")
    .select("users.name")
    .where("seats.table_id", "in", ids)
    .orderBy("seats.seat")
    .execute()
  return rows.map(row => ({ ...row, sitting: seats.filter(seat => seat.table_id === row.id) }))
}

export async function openTables(db: Kysely<Database>, game: string | null, limit: number): Promise<TableWithSeats[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll()
    .where("status", "=", "waiting")
    .where("open", "=", 1)
    .$if(game !== null, query => query.where("game", "=", game ?? ""))
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute()
  return withSeats(db, rows)
}

export async function tablesOf(db: Kysely<Database>, user: string, limit: number): Promise<TableWithSeats[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll()
    .where(eb =>
      eb.or([
        eb("created_by", "=", user),
        eb("id", "in", eb.selectFrom("seats").select("table_id").where("user_id", "=", user)),
      ]),
    )
    .orderBy("updated_at", "desc")
    .limit(limit)
    .execute()
  return withSeats(db, rows)
}

export function tablesWith(db: Kysely<Database>, status: TableRow["status"], limit: number): Promise<TableRow[]> {
  return db.selectFrom("tables").selectAll().where("status", "=", status).orderBy("updated_at").limit(limit).execute()
}

export function countTables(db: Kysely<Database>): Promise<{ status: string; count: number }[]> {
  return db
    .selectFrom("tables")
    .select(["status", eb => eb.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute()
}
