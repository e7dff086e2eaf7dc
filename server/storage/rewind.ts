// An operator takes a table back to an earlier happening: for games that an error stopped and that have been mended.
import type { Kysely } from "kysely"
import type { Bell } from "./bell.ts"
import type { Database, EventRow } from "./schema.ts"

/** A happening that no longer counts; what it was is kept inside it. */
const VOID = "void"
/** The last happening of a rewind: nodes that have the table in memory must read it anew from its beginning. */
export const REWOUND = "rewound"

function dataOf({ data }: EventRow): { readonly [key: string]: unknown } {
  const value: unknown = JSON.parse(data)
  return typeof value === "object" && value !== null ? { ...value } : {}
}

/**
 * The log still only grows: happenings after `seq` become void and a mark follows them. So a node that did not hear
 * of it loses its next race, and can never write on top of a position that is gone.
 */
export async function rewind(db: Kysely<Database>, bell: Bell, table: string, seq: number): Promise<void> {
  await db.transaction().execute(async trx => {
    const now = Date.now()
    // The table first, as in every append: otherwise the two could wait for each other.
    const row = await trx
      .updateTable("tables")
      .set({ status: "running", error: null, deadline: 0, updated_at: now })
      .set(eb => ({ last_seq: eb("last_seq", "+", 1) }))
      .where("id", "=", table)
      .returning("last_seq")
      .executeTakeFirst()
    if (!row) throw new Error(`there is no table ${table}`)
    const events = await trx.selectFrom("events").selectAll().where("table_id", "=", table).orderBy("seq").execute()
    const kept = events.filter(event => event.seq <= seq)
    if (!kept.some(event => event.kind === "start"))
      throw new Error(`the game of table ${table} had not begun with happening ${seq}`)
    for (const event of events)
      if (event.seq > seq && event.kind !== VOID)
        await trx
          .updateTable("events")
          .set({ kind: VOID, data: JSON.stringify({ was: event.kind, data: dataOf(event) }) })
          .where("table_id", "=", table)
          .where("seq", "=", event.seq)
          .execute()
    await trx
      .insertInto("events")
      .values({
        table_id: table,
        seq: row.last_seq,
        at: now,
        kind: REWOUND,
        seat: -1,
        data: JSON.stringify({ to: seq }),
      })
      .execute()
    await trx.deleteFrom("states").where("table_id", "=", table).where("seq", ">", seq).execute()
    await trx.deleteFrom("jobs").where("table_id", "=", table).execute()
    const told = kept.map(dataOf)
    const asked = told.findLast(data => typeof data.asked === "number")?.asked
    const turn = told.findLast(data => typeof data.turn === "number")?.turn
    await trx
      .updateTable("tables")
      .set({ asked: Number(asked ?? 0), turn: Number(turn ?? 0) })
      .where("id", "=", table)
      .execute()
    await bell.ring(trx, [table])
  })
}
