// What only several nodes on one PostgreSQL can go through.
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { BELL } from "../storage/bell.ts"
import { Store } from "../storage/store.ts"
import { ask, startPostgres, type TestPostgres } from "./postgres.ts"
import { said, seats, tableRow } from "./storage-rows.ts"

let postgres: TestPostgres
let here: Store
let there: Store
const heardHere: string[] = []
const heardThere: string[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  here = await Store.open({ url: postgres.url, file: "" })
  there = await Store.open({ url: postgres.url, file: "" })
  here.bell.listen(table => heardHere.push(table))
  there.bell.listen(table => heardThere.push(table))
})
afterAll(async () => {
  await here.close()
  await there.close()
  await postgres.stop()
})

async function table(id: string): Promise<string> {
  await here.addTable(tableRow(id, { updated_at: Date.now() }), seats(id, null, null))
  return id
}

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !holds(); i++) await pause(10)
  expect(holds()).toBe(true)
}

function endConnections(which: string): Promise<unknown[]> {
  return ask(
    postgres.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  )
}

/** Connections whose end has not been noticed yet may fail once; then new ones take their place. */
async function answering(...stores: Store[]): Promise<void> {
  for (const store of stores)
    for (let good = 0, tries = 0; good < 10; tries++) {
      good = await store.ping().then(
        () => good + 1,
        () => 0,
      )
      expect(tries).toBeLessThan(100)
      await pause(5)
    }
}

describe("the bell", () => {
  it("is heard by the other node once what happened can be read, and not by the own", async () => {
    const id = await table("rung")
    let read: Promise<number> | null = null
    there.bell.listen(heard => {
      if (heard === id) read ??= there.events(id).then(events => events.length)
    })
    await here.append(said(id, 0, ["a", "b"]))
    await until(() => heardThere.includes(id))
    expect(await read).toBe(2)
    await there.append(said(id, 2, ["c"]))
    await until(() => heardHere.includes(id))
    expect(heardHere.filter(heard => heard === id)).toHaveLength(1)
    expect(heardThere.filter(heard => heard === id)).toHaveLength(1)
  })

  it("does not ring for a lost race", async () => {
    const id = await table("lost")
    expect(await here.append(said(id, 7, ["a"]))).toBe(false)
    const next = await table("next")
    await here.append(said(next, 0, ["a"]))
    await until(() => heardThere.includes(next))
    expect(heardThere).not.toContain(id)
  })

  it("rings for all tables of one commit", async () => {
    const ids = await Promise.all(Array.from({ length: 300 }, (_, i) => table(`many-${i}`)))
    await Promise.all(ids.map(id => here.append(said(id, 0, ["a"]))))
    await until(() => ids.every(id => heardThere.includes(id)))
  })

  it("rings for a rewind", async () => {
    const id = await table("rewound")
    await here.append({ table: id, after: 0, events: [{ kind: "start", seat: -1, at: 1, data: "{}" }], change: {} })
    await until(() => heardThere.includes(id))
    await here.rewind(id, 1)
    await until(() => heardThere.filter(heard => heard === id).length === 2)
  })

  it("is taken up again after its line broke, with what was missed", async () => {
    const id = await table("missed")
    await endConnections(`application_name = '${BELL}'`)
    await here.append(said(id, 0, ["while nobody listens"]))
    await until(() => heardThere.includes(id))
    const later = await table("later")
    await here.append(said(later, 0, ["a"]))
    await until(() => heardThere.includes(later))
  })
})

describe("connections that break", () => {
  it("in the middle of a move fail that move alone, leave nothing of it, and never end the process", async () => {
    const id = await table("broken")
    const locked = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const holds = there.db.transaction().execute(async trx => {
      await trx.updateTable("tables").set({ turn: 9 }).where("id", "=", id).execute()
      locked.resolve()
      await ended.promise
    })
    holds.catch(() => {})
    await locked.promise
    const append = here.append(said(id, 0, ["never"]))
    append.catch(() => {})
    // First the move that waits, then the one that stands in the middle of its transaction.
    while ((await endConnections("wait_event_type = 'Lock'")).length === 0) await pause(10)
    await expect(append).rejects.toThrow()
    await endConnections(`application_name <> '${BELL}'`)
    ended.resolve()
    await expect(holds).rejects.toThrow()
    await answering(here, there)
    expect(await here.events(id)).toEqual([])
    expect(await there.table(id)).toMatchObject({ last_seq: 0, turn: 0 })
    expect(await here.append(said(id, 0, ["again"]))).toBe(true)
  })

  it("while nobody uses them are replaced", async () => {
    await Promise.all(Array.from({ length: 10 }, () => here.ping()))
    await endConnections("true")
    await answering(here, there)
  })
})

describe("groups of two nodes", () => {
  it("never wait for each other, whichever order their tables come in", async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, i) => table(`group-${i}`)))
    for (let round = 0; round < 10; round++) {
      const after = await Promise.all(ids.map(async id => (await here.table(id))?.last_seq ?? 0))
      const mine = ids.map((id, i) => here.append(said(id, after[i] ?? 0, ["here"])))
      const others = ids.map((id, i) => there.append(said(id, after[i] ?? 0, ["there"]))).reverse()
      const won = await Promise.all([...mine, ...others])
      expect(won.filter(Boolean)).toHaveLength(ids.length)
    }
  })
})
