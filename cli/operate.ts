// For those who run a server: start it, copy it, look into it, mend it.
import { accessSync, constants, copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { RailheadError } from "@railhead/engine"
import {
  nameKey,
  openStore,
  readConfig,
  serve as runServer,
  type Store,
  sqliteFile,
  stuckTables,
} from "@railhead/server"
import { type Arguments, text } from "./arguments.ts"

/** Runs until it is stopped. */
export async function serve(_args: Arguments): Promise<number> {
  await runServer(process.env)
  await new Promise(() => {})
  return 0
}

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig(process.env))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** A copy while the server runs. */
export async function backup(args: Arguments): Promise<number> {
  const file = resolve(named(args, 0, "a file: railhead backup <file>"))
  if (existsSync(file)) throw new RailheadError("bad-request", `${file} exists already; name a new file`)
  mkdirSync(dirname(file), { recursive: true })
  await withStore(async store => {
    if (store.kind === "postgres")
      throw new RailheadError("bad-request", "on PostgreSQL use pg_dump, which copies a database in use")
    await store.backup(file)
  })
  console.log(`The database was copied to ${file}.`)
  return 0
}

/** Puts a copy in place of the database. The server must not be running. */
export async function restore(args: Arguments): Promise<number> {
  const file = resolve(named(args, 0, "a file: railhead restore <file>"))
  const config = readConfig(process.env)
  if (config.databaseUrl !== "") throw new RailheadError("bad-request", "on PostgreSQL use pg_restore or psql")
  if (!existsSync(file)) throw new RailheadError("bad-request", `there is no file ${file}`)
  const target = sqliteFile(config)
  if (existsSync(target) && args.values.force !== true)
    throw new RailheadError("bad-request", `${target} exists: stop the server, move that file away, or say --force`)
  mkdirSync(dirname(target), { recursive: true })
  // What belongs to the old file must not be taken for a part of the new one.
  for (const rest of ["", "-wal", "-shm"]) rmSync(`${target}${rest}`, { force: true })
  copyFileSync(file, target)
  const count = await withStore(async store =>
    (await store.countTables()).reduce((sum, row) => sum + Number(row.count), 0),
  )
  console.log(`${target} now holds ${count} tables.`)
  return 0
}

export async function tables(args: Arguments): Promise<number> {
  const status = text(args, "status", "running")
  const known = (["waiting", "running", "over", "abandoned", "frozen"] as const).find(s => s === status)
  if (!known) throw new RailheadError("bad-request", "--status is one of waiting, running, over, abandoned, frozen")
  await withStore(async store => {
    for (const { status: kind, count } of await store.countTables()) console.log(`${kind.padEnd(10)} ${count}`)
    for (const row of await store.tablesWith(known, 200))
      console.log(
        `${row.id}  ${row.game}  turn ${row.turn}  last move ${new Date(Number(row.updated_at)).toISOString()}`,
      )
  })
  return 0
}

/** A table and what happened there last, without its seed. */
export async function show(args: Arguments): Promise<number> {
  const id = named(args, 0, "a table: railhead show <id>")
  await withStore(async store => {
    const row = await store.table(id)
    if (!row) throw new RailheadError("bad-request", `there is no table ${id}`)
    const { seed: _seed, key: _key, ...shown } = row
    console.log(JSON.stringify(shown, null, 2))
    const events = await store.events(id)
    for (const event of events.slice(-Number(text(args, "last", "40"))))
      console.log(
        `${String(event.seq).padStart(6)}  ${new Date(Number(event.at)).toISOString()}  ${event.kind.padEnd(14)} ${event.seat}  ${event.data.slice(0, 120)}`,
      )
  })
  return 0
}

/** Takes a table back to an earlier happening and lets it go on: for games stopped by an error that has been mended. */
export async function rewind(args: Arguments): Promise<number> {
  const id = named(args, 0, "a table: railhead rewind <id> <seq>")
  const seq = Number(named(args, 1, "how far: railhead rewind <id> <seq> (railhead show <id> lists them)"))
  await withStore(async store => {
    const row = await store.table(id)
    if (!row) throw new RailheadError("bad-request", `there is no table ${id}`)
    if (!Number.isInteger(seq) || seq < 1 || seq > row.last_seq)
      throw new RailheadError("bad-request", `the happenings of ${id} are 1 to ${row.last_seq}`)
    await store.rewind(id, seq).catch((error: unknown) => {
      throw new RailheadError("bad-request", error instanceof Error ? error.message : String(error))
    })
  })
  console.log(`Table ${id} ends with happening ${seq} again; servers that run take note by themselves.`)
  return 0
}

/** Makes an account a moderator or an administrator, or a plain player again. */
export async function role(args: Arguments): Promise<number> {
  const name = named(args, 0, "an account: railhead role <name> player|moderator|admin")
  const wanted = named(args, 1, "a role: railhead role <name> player|moderator|admin")
  const known = (["player", "moderator", "admin"] as const).find(r => r === wanted)
  if (!known) throw new RailheadError("bad-request", "a role is player, moderator or admin")
  await withStore(async store => {
    const user = await store.userNamed(nameKey(name))
    if (!user) throw new RailheadError("bad-request", `there is no account "${name}"`)
    await store.changeUser(user.id, { role: known })
  })
  console.log(`${name} is now ${known}.`)
  return 0
}

/** Is everything as it should be? */
export async function doctor(_args: Arguments): Promise<number> {
  const config = readConfig(process.env)
  const problems: string[] = []
  console.log(`Node ${process.version}, ${config.databaseUrl === "" ? `SQLite in ${config.dataFolder}` : "PostgreSQL"}`)
  try {
    if (config.databaseUrl === "" && existsSync(config.dataFolder)) accessSync(config.dataFolder, constants.W_OK)
    await withStore(async store => {
      const damage = await store.damage()
      if (damage !== null) problems.push(`the database is damaged: ${damage}; restore a backup`)
      for (const { table, game, why } of await stuckTables(store, Date.now()))
        problems.push(`table ${table} (${game}): ${why}`)
    })
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  for (const problem of problems) console.log(`✗ ${problem}`)
  console.log(problems.length === 0 ? "✓ all is well" : `${problems.length} to look at`)
  return problems.length === 0 ? 0 : 1
}

function named(args: Arguments, index: number, what: string): string {
  const word = args.words[index]
  if (word === undefined) throw new RailheadError("bad-request", `say ${what}`)
  return word
}
