// Two nodes on one PostgreSQL, in this process: what one does the other takes in.
import { setTimeout as pause } from "node:timers/promises"
import { at, below, range, readRecord, replay, seeded } from "@railhead/engine"
import { goldWest } from "@railhead/games/gold-west"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import { readConfig } from "../config.ts"
import { openStore } from "../storage/open.ts"
import { type Own, Person } from "./client.ts"
import { ask, startPostgres, type TestPostgres } from "./postgres.ts"
import { startTestServer } from "./start.ts"

let postgres: TestPostgres
let here: Running
let there: Running

beforeAll(async () => {
  postgres = await startPostgres()
  const setup = { databaseUrl: postgres.url }
  const servers = await Promise.all([startTestServer(setup), startTestServer(setup)])
  here = servers[0]
  there = servers[1]
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  await postgres.stop()
})

async function tableFor(wish: object = {}): Promise<{ id: string; key: string; ana: Person; ben: Person }> {
  const ana = await Person.guest(here.address, "Ana")
  const ben = await Person.guest(there.address, "Ben")
  const body = { game: "gold-west", seats: 2, ...wish }
  const { id, key } = await ana.ask<{ id: string; key: string }>("POST", "/api/tables", body)
  return { id, key, ana, ben }
}

async function gameFor(wish: object = {}): Promise<{ id: string; ana: Person; ben: Person; twin: Person }> {
  const { id, key, ana, ben } = await tableFor(wish)
  await ben.ask("POST", `/api/tables/${id}/seats/1?key=${key}`, {})
  await ana.ask("POST", `/api/tables/${id}/start`, {})
  return { id, ana, ben, twin: Object.assign(new Person(there.address), { cookie: ana.cookie, id: ana.id }) }
}

/** Both nodes have taken in all that is in the database. */
async function level(id: string): Promise<void> {
  for (const { hall, store } of [here, there])
    for (let tries = 0; tries < 500; tries++) {
      const room = await hall.room(id)
      if (room?.story.seq === (await store.table(id))?.last_seq) break
      await pause(10)
    }
}

interface Seen {
  readonly seq: number
  readonly table: { readonly turn: number }
  readonly own: Own
}

/** The table as a node tells it to somebody who comes now, without what differs by nature. */
async function seenBy(person: Person, id: string): Promise<Seen> {
  const { seq, table, own } = await person.ask<Seen>("GET", `/api/tables/${id}`)
  return { seq, table, own }
}

/** Random choices, each on the node of the one who is asked. */
async function play(id: string, people: readonly Person[], choices: number, random: number[]): Promise<void> {
  for (const _ of range(choices)) {
    await level(id)
    const seen = await Promise.all(people.map(person => seenBy(person, id)))
    const asked = seen.findIndex(({ own }) => own.decision !== null)
    const { decision, count } = at(seen, asked).own
    const options = decision?.choices ?? []
    const choice = at(options, below(random, options.length))
    await at(people, asked).ask("POST", `/api/tables/${id}/do`, { do: "choose", choice, ask: decision?.ask, count })
  }
  await level(id)
}

describe("a table on two nodes", () => {
  it("gives a seat to one of those who want it at once", async () => {
    const { id, key } = await tableFor({ seats: 3 })
    const guests = await Promise.all(
      range(6).map(i => Person.guest((i % 2 === 0 ? here : there).address, `Guest ${i}`)),
    )
    const answers = await Promise.all(
      guests.map(guest => guest.send("POST", `/api/tables/${id}/seats/1?key=${key}`, {})),
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    const winner = guests[answers.findIndex(answer => answer.ok)]
    const row = await there.store.table(id)
    expect(row?.sitting.map(seat => seat.user_id)).toEqual([row?.created_by, winner?.id, null])
    const { about } = await at(guests, 1).ask<{ about: { seats: { user: string }[] } }>(
      "GET",
      `/api/tables/${id}?key=${key}`,
    )
    expect(about.seats[1]?.user).toBe(winner?.id)
  })

  it("begins once", async () => {
    const { id, key, ana, ben } = await tableFor()
    await ben.ask("POST", `/api/tables/${id}/seats/1?key=${key}`, {})
    const answers = await Promise.all([ana, ben, ana, ben].map(p => p.send("POST", `/api/tables/${id}/start`, {})))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    const starts = await ask(postgres.url, "select 1 from events where table_id = $1 and kind = 'start'", [id])
    expect(starts).toHaveLength(1)
  })

  it("is seen alike from both after every choice", async () => {
    const { id, ana, ben, twin } = await gameFor()
    for (const i of range(15)) {
      await play(id, [ana, ben], 1, seeded(`alike ${i}`))
      expect(await seenBy(twin, id)).toEqual(await seenBy(ana, id))
    }
  })

  it("tells at once on one what was done on the other", async () => {
    const { id, ana, ben } = await gameFor()
    const [first, second] = await Promise.all([ana.socket(id), ben.socket(id)])
    await first.request({ do: "chat", text: "hello" })
    await second.until(() => second.messages.at(-1)?.chat?.at(-1)?.text === "hello")
    const before = second.seq
    await play(id, [ana, ben], 8, seeded("told"))
    await second.until(() => second.seq > before)
    for (const client of [first, second]) client.close()
  })

  it("takes a time to move that is no whole number of milliseconds", async () => {
    const { id, ana, ben } = await gameFor({ pace: { kind: "turns", hours: 0.1234567 } })
    await play(id, [ana, ben], 4, seeded("time"))
    const [row] = await ask(
      postgres.url,
      "select deadline - due_at as gap from tables join jobs on table_id = id where id = $1",
      [id],
    )
    expect(row).toEqual({ gap: 0 })
  })

  it("goes back on both when an operator rewinds it, and on from there", async () => {
    const { id, ana, ben, twin } = await gameFor()
    await play(id, [ana, ben], 12, seeded("before"))
    const { last_seq = 0 } = (await here.store.table(id)) ?? {}
    const before = await seenBy(ana, id)
    await play(id, [ana, ben], 25, seeded("lost"))
    const operator = await openStore({ ...readConfig({}), databaseUrl: postgres.url })
    await operator.rewind(id, last_seq)
    await operator.close()
    await level(id)
    for (const person of [ana, twin]) {
      const { table, own } = await seenBy(person, id)
      expect({ ...before, table, own }).toEqual(before)
    }
    await play(id, [ana, ben], 30, seeded("after"))
    expect(await seenBy(twin, id)).toEqual(await seenBy(ana, id))
    const room = await there.hall.room(id)
    const record = readRecord((await room?.run(() => room.record())) ?? "")
    expect(replay(goldWest, record).differsFrom).toBeNull()
  })

  it("goes back on both after a take-back, and on from there", async () => {
    const { id, ana, ben, twin } = await gameFor()
    await play(id, [ana, ben], 40, seeded("before"))
    const turn = (await seenBy(ana, id)).table.turn
    await ana.ask("POST", `/api/tables/${id}/do`, { do: "takeBack", kept: 12 })
    await level(id)
    await ben.ask("POST", `/api/tables/${id}/do`, { do: "answerTakeBack", yes: true })
    await level(id)
    expect((await seenBy(ana, id)).table.turn).toBeLessThan(turn)
    expect(await seenBy(twin, id)).toEqual(await seenBy(ana, id))
    await play(id, [ana, ben], 20, seeded("after"))
    expect(await seenBy(twin, id)).toEqual(await seenBy(ana, id))
    const room = await there.hall.room(id)
    const record = readRecord((await room?.run(() => room.record())) ?? "")
    expect(replay(goldWest, record).differsFrom).toBeNull()
  })

  it("misses nothing that happens while a node loads it, and lives when it cannot be read", async () => {
    const { id, ana, ben } = await gameFor()
    const third = await startTestServer({ databaseUrl: postgres.url })
    const events = third.store.events.bind(third.store)
    let first = true
    third.store.events = async (table, after) => {
      const rows = await events(table, after)
      if (first) {
        first = false
        await ana.ask("POST", `/api/tables/${id}/do`, { do: "chat", text: "while it loads" })
        await pause(100)
      }
      return rows
    }
    const room = await third.hall.room(id)
    await pause(200)
    expect(room?.story.chat.at(-1)?.text).toBe("while it loads")
    third.store.events = async () => {
      throw new Error("the database is away")
    }
    await ben.ask("POST", `/api/tables/${id}/do`, { do: "chat", text: "unread" })
    await pause(200)
    third.store.events = events
    await ben.ask("POST", `/api/tables/${id}/do`, { do: "chat", text: "read" })
    await pause(200)
    expect(room?.story.chat.at(-1)?.text).toBe("read")
    await third.stop()
  })
})
