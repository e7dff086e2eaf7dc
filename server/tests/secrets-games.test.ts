// Whole games against a server of its own process: everything it sends and everything it logs is searched for secrets.
import { type ChildProcess, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { at, readRecord, seeded } from "@railhead/engine"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Store } from "../storage/store.ts"
import type { Client } from "./client.ts"
import { handInSheets, Listener, running, type Seated, sampleBox } from "./hostile-table.ts"
import { startTestServer } from "./start.ts"

const PASSWORD = "a password for this test only"
const script = `
import { startServer } from ${JSON.stringify(new URL("../app.ts", import.meta.url).href)}
import { readConfig } from ${JSON.stringify(new URL("../config.ts", import.meta.url).href)}
const server = await startServer({ ...readConfig(process.env), port: 0 }, { extraBox: ${JSON.stringify(sampleBox)} })
process.on("SIGTERM", async () => { await server.stop(); process.exit(0) })
console.log("ready at " + server.address)
`

let folder: string
let child: ChildProcess
let base = ""
let printed = ""
let store: Store | undefined
const tables: (Seated & { readonly spectators: readonly Client[] })[] = []
let eve: Listener

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "railhead-secrets-"))
  writeFileSync(join(folder, "start.mjs"), script)
  child = spawn(process.execPath, [join(folder, "start.mjs")], {
    env: { PATH: process.env.PATH, RAILHEAD_DATA: folder, RAILHEAD_LOG: "trace" },
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", data => {
      printed += data
    })
  const began = Date.now()
  while (base === "" && Date.now() - began < 10_000) {
    base = /ready at (\S+)/.exec(printed)?.[1] ?? ""
    await new Promise(done => setTimeout(done, 20))
  }
  eve = await Listener.guest(base, "Eve")
  await eve.ask("POST", "/api/me/account", { name: "Eve", password: PASSWORD })
  for (const wish of [
    { game: "gold-west", seats: 2 },
    { game: "sample", seats: 3 },
  ]) {
    const table = await running(base, wish)
    tables.push({ ...table, spectators: [await eve.socket(table.id, table.key)] })
  }
  await provoke()
  await Promise.all(
    tables.map(async ({ id, key, clients, people }) => {
      const looking = setInterval(() => {
        for (const person of [...people, eve]) void person.send("GET", `/api/tables/${id}?key=${key}`).catch(() => {})
      }, 150)
      await Promise.all(clients.map((client, i) => client.playOut(seeded(`secrets ${i}`))))
      clearInterval(looking)
    }),
  )
  await new Promise(done => setTimeout(done, 200))
  for (const { clients, spectators } of tables) for (const client of [...clients, ...spectators]) client.close()
  store = await Store.open({ url: "", file: join(folder, "railhead.sqlite") })
}, 40_000)

function kept(): Store {
  if (!store) throw new Error("the database is not open")
  return store
}

afterAll(async () => {
  await store?.close()
  const ended = new Promise(done => child.once("exit", done))
  child.kill()
  await ended
  rmSync(folder, { recursive: true, force: true })
})

/** What makes a server talk: wrong logins, strange requests, and a table that is stopped by a bug. */
async function provoke(): Promise<void> {
  const [first] = tables
  await eve.refusal("POST", "/api/sessions", { name: "Eve", password: "wrong password" })
  await eve.refusal("POST", "/api/recover", { secret: "x".repeat(43) })
  await eve.refusal("GET", `/api/tables/${first?.id}/record?key=${first?.key}`)
  await eve.refusal("POST", `/api/tables/${first?.id}/do?key=${first?.key}`, { do: "undo" })
  const broken = await running(base, { options: { fault: "throws" } })
  await handInSheets(broken.clients)
  await at(broken.clients, 0).choose("work")
  tables.push({ ...broken, spectators: [] })
  await Promise.all(broken.clients.map(client => client.until(() => client.status === "frozen")))
}

function everybody(): { name: string; person: Listener; heard: string[] }[] {
  const sockets = tables.flatMap(({ clients, spectators }) => [...clients, ...spectators])
  return [eve, ...tables.flatMap(table => table.people)].map((person, i) => ({
    name: `person ${i}`,
    person,
    heard: [
      ...person.heard,
      ...sockets
        .filter(client => client.person === person)
        .flatMap(client => client.messages.map(m => JSON.stringify(m))),
    ],
  }))
}

function allHeard(): string[] {
  return everybody().flatMap(({ heard }) => heard)
}

describe("over whole games", () => {
  it("the seed is sent only when the game is over, as what it is", async () => {
    for (const { id, clients, spectators } of tables) {
      const row = await kept().table(id)
      const seed = row?.seed ?? ""
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      const holding = allHeard().filter(text => text.includes(seed))
      if (row?.status === "frozen") expect(holding).toEqual([])
      else expect(holding.length).toBeGreaterThan(clients.length)
      for (const text of holding) {
        const { about, ...rest } = JSON.parse(text)
        expect([about.seed, about.status]).toEqual([seed, "over"])
        expect(JSON.stringify(rest)).not.toContain(seed)
      }
      for (const { messages } of [...clients, ...spectators])
        for (const { about } of messages)
          if (about) expect([createHash("sha256").update(seed).digest("hex")]).toContain(about.seedHash)
    }
  })

  it("the record with its seed is given out when the game is over", async () => {
    for (const { id, key } of tables.slice(0, 2)) {
      const text = await (await eve.send("GET", `/api/tables/${id}/record?key=${key}`)).text()
      expect(readRecord(text).head.seed).toBe((await kept().table(id))?.seed)
    }
  })

  it("sessions, recovery secrets and their hashes are nobody else's to read", async () => {
    const users = await kept().db.selectFrom("users").selectAll().execute()
    const sessions = await kept().db.selectFrom("sessions").selectAll().execute()
    const hashes = [...sessions.map(row => row.hash), ...users.flatMap(row => [row.recovery, row.password])]
    const heard = allHeard()
    for (const hash of hashes) if (hash !== null) expect(heard.some(text => text.includes(hash))).toBe(false)
    expect(hashes.some(hash => hash?.startsWith("$argon2id$"))).toBe(true)
    for (const { person, heard: own } of everybody()) {
      const session = person.cookie.replace("railhead=", "")
      expect(session).toMatch(/^[\w-]{43}$/)
      expect(heard.some(text => text.includes(session))).toBe(false)
      const recovery = /"recovery":"([\w-]{43})"/.exec(own[0] ?? "")?.[1] ?? ""
      expect(heard.filter(text => text.includes(recovery))).toHaveLength(1)
    }
  })

  it("the key of a private table goes to its maker alone", async () => {
    for (const { key, people } of tables)
      for (const { person, heard } of everybody()) {
        const told = heard.filter(text => text.includes(key)).length
        if (person === people[0]) expect(told).toBeGreaterThan(0)
        else expect(told).toBe(0)
      }
  })

  it("the log holds none of it, and nothing of what is hidden", async () => {
    expect(printed).toContain("table frozen")
    const users = await kept().db.selectFrom("users").selectAll().execute()
    const sessions = await kept().db.selectFrom("sessions").selectAll().execute()
    const rows = await kept().db.selectFrom("tables").selectAll().execute()
    const secrets = [
      PASSWORD,
      ...rows.flatMap(row => [row.seed, row.key]),
      ...sessions.map(row => row.hash),
      ...users.flatMap(row => [row.password, row.recovery]),
      ...everybody().map(({ person }) => person.cookie.replace("railhead=", "")),
      ...everybody().map(({ heard }) => /"recovery":"([\w-]{43})"/.exec(heard[0] ?? "")?.[1] ?? ""),
    ]
    for (const secret of secrets)
      if (secret !== null && secret !== "") expect(printed.includes(secret), secret.slice(0, 8)).toBe(false)
    expect(printed).not.toMatch(/"(hand|tiles|sheet|random)":\[/)
  })

  it("and what is shown of a game stays the same after a server was started anew", async () => {
    const other = await startTestServer({ dataFolder: folder }, { extraBox: sampleBox })
    const { id, key, people } = at(tables, 1)
    for (const person of [...people, eve]) {
      const again = new Listener(other.address)
      again.cookie = person.cookie
      const [before, after] = await Promise.all(
        [person, again].map(async who =>
          JSON.parse(await (await who.send("GET", `/api/tables/${id}?key=${key}`)).text()),
        ),
      )
      for (const told of [before, after]) Object.assign(told.about, { now: 0 })
      expect(after).toEqual(before)
    }
    await other.stop()
  })
})
