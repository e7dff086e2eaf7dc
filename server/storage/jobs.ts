// Work to be done later, by whichever node comes first. Jobs are set together with what makes them due: see journal.ts.
import type { Kysely } from "kysely"
import type { Database, JobRow } from "./schema.ts"

export async function claimJobs(db: Kysely<Database>, now: number, lease: number, limit: number): Promise<JobRow[]> {
  const due = await db
    .selectFrom("jobs")
    .selectAll()
    .where("due_at", "<=", now)
    .where("lease_until", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute()
  const claimed: JobRow[] = []
  for (const job of due) {
    // Only as it was read: another node may have claimed it since, or a move set it anew for later.
    const { numUpdatedRows } = await db
      .updateTable("jobs")
      .set({ lease_until: now + lease, attempts: job.attempts + 1 })
      .where("table_id", "=", job.table_id)
      .where("kind", "=", job.kind)
      .where("due_at", "=", job.due_at)
      .where("lease_until", "=", job.lease_until)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) claimed.push(job)
  }
  return claimed
}

export async function endJob(db: Kysely<Database>, { table_id, kind, due_at }: JobRow): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("table_id", "=", table_id)
    .where("kind", "=", kind)
    .where("due_at", "=", due_at)
    .execute()
}
