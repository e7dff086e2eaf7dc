// node:sqlite behind Kysely's SQLite dialect: one file, write-ahead log, every commit on disk before it is answered.
import { chmodSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely"

function inputs(values: readonly unknown[]): SQLInputValue[] {
  return values.map(value => {
    if (value === null || typeof value === "number" || typeof value === "string" || typeof value === "bigint")
      return value
    if (value instanceof Uint8Array) return value
    throw new TypeError(`SQLite cannot store a ${typeof value}`)
  })
}

function statement(prepared: StatementSync): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: values => prepared.all(...inputs(values)),
    run: values => prepared.run(...inputs(values)),
    iterate: values => prepared.iterate(...inputs(values)),
  }
}

/** Milliseconds to wait for another process, as when an operator looks into the file of a running server. */
const BUSY = 5000

/** A new file is not turned to WAL while another process does the same, and SQLite does not wait for that: we do. */
function inTurn(turn: () => void): void {
  const until = Date.now() + BUSY
  for (;;)
    try {
      turn()
      return
    } catch (error) {
      if (Date.now() > until || !String(error).includes("locked")) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
}

export function openSqlite(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: BUSY })
  // It holds the seeds of running games and the hashes of sessions: nobody else's to read.
  chmodSync(file, 0o600)
  inTurn(() => db.exec("pragma journal_mode = wal"))
  db.exec("pragma synchronous = full; pragma foreign_keys = on")
  const prepared = new Map<string, SqliteStatement>()
  const database: SqliteDatabase = {
    prepare(text) {
      const known = prepared.get(text)
      if (known) return known
      // Ours all write: one that began by reading could not wait for a writer in another process and would fail.
      const made = statement(db.prepare(text === "begin" ? "begin immediate" : text))
      if (prepared.size < 500) prepared.set(text, made)
      return made
    },
    close: () => db.close(),
  }
  return new SqliteDialect({ database })
}
