import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Batch } from "../storage/journal.ts"
import { Store } from "../storage/store.ts"
import { appendsBeside, NOW, postgresSite, type Site, said, seats, sqliteSite, tableRow } from "./storage-rows.ts"

describe.each([
  ["SQLite", sqliteSite],
  ["PostgreSQL", postgresSite],
])("the log on %s", (_, openSite) => {
  let site: Site
  let store: Store
  let count = 0
  beforeAll(async () => {
    site = await openSite()
    store = await site.open()
  })
  afterAll(() => site.stop())

  const table = async (): Promise<string> => {
    const id = `table-${++count}`
    await store.addTable(tableRow(id), seats(id, "ana", null))
    return id
  }
  const texts = async (id: string) => (await store.events(id)).map(event => JSON.parse(event.data).text)
  const jobs = (id: string) =>
    store.db.selectFrom("jobs").selectAll().where("table_id", "=", id).orderBy("kind").execute()
  const due = (kind: "bot" | "clock", due_at: number): Partial<Batch> => ({ jobs: [{ kind, due_at }] })

  describe("append", () => {
    it("keeps what happened in order, as it was", async () => {
      const id = await table()
      expect(await store.append(said(id, 0, ["a", "b"]))).toBe(true)
      expect(await store.append(said(id, 2, ["c é 🤠 \u0000"]))).toBe(true)
      const events = await store.events(id)
      expect(events.map(event => event.seq)).toEqual([1, 2, 3])
      expect(events[2]).toEqual({ table_id: id, ...said(id, 0, ["c é 🤠 \u0000"]).events[0], seq: 3 })
      expect((await store.events(id, 2)).map(event => event.seq)).toEqual([3])
      expect((await store.table(id))?.last_seq).toBe(3)
    })

    it("changes the table and its seats with it", async () => {
      const id = await table()
      const change = { status: "running", asked: 2, turn: 7, deadline: NOW + 0.5 * 86_400_000 } as const
      await store.append(
        said(id, 0, ["sits"], { change, seats: [{ table_id: id, seat: 1, user_id: "ben", bot: null }] }),
      )
      const row = await store.table(id)
      expect(row).toMatchObject({ ...change, sitting: seats(id, "ana", "ben") })
      expect(row?.updated_at).toBeGreaterThan(NOW - 1)
    })

    it("takes times that are no whole milliseconds as not before", async () => {
      const id = await table()
      await store.append(said(id, 0, ["a"], { change: { deadline: NOW + 1 / 3 }, ...due("clock", NOW + 1 / 3) }))
      expect((await store.table(id))?.deadline).toBe(NOW + 1)
      expect((await jobs(id))[0]?.due_at).toBe(NOW + 1)
    })

    it("may change the table alone", async () => {
      const id = await table()
      expect(await store.append(said(id, 0, [], { change: { turn: 3 } }))).toBe(true)
      expect(await store.table(id)).toMatchObject({ turn: 3, last_seq: 0 })
    })

    it("keeps positions to the byte", async () => {
      const id = await table()
      const bytes = (seed: number) => Uint8Array.from({ length: 5000 }, (_, i) => (i * seed) % 256)
      expect(await store.lastState(id)).toBeUndefined()
      await store.append(said(id, 0, ["a"], { state: { turn: 1, hash: "one", state: bytes(1) } }))
      await store.append(said(id, 1, ["b", "c"], { state: { turn: 2, hash: "two", state: bytes(7) } }))
      const last = await store.lastState(id)
      expect(last).toMatchObject({ table_id: id, seq: 3, turn: 2, hash: "two" })
      expect(Uint8Array.from(last?.state ?? [])).toEqual(bytes(7))
    })

    it("has one winner after the same happening, and the loser leaves nothing", async () => {
      const id = await table()
      const rivals = ["x", "y", "z"].map((name, i) =>
        store.append(
          said(id, 0, [name, name], {
            change: { turn: i + 1 },
            seats: [{ table_id: id, seat: 1, user_id: name, bot: null }],
            state: { turn: i + 1, hash: name, state: Uint8Array.of(i) },
            ...due("bot", NOW + i),
          }),
        ),
      )
      const won = await Promise.all(rivals)
      expect(won.filter(Boolean)).toHaveLength(1)
      const i = won.indexOf(true)
      const name = ["x", "y", "z"][i]
      expect(await texts(id)).toEqual([name, name])
      expect(await store.table(id)).toMatchObject({ last_seq: 2, turn: i + 1, sitting: seats(id, "ana", name ?? "") })
      expect(await store.lastState(id)).toMatchObject({ hash: name })
      expect((await jobs(id)).map(job => job.due_at)).toEqual([NOW + i])
    })

    it("refuses what comes after happenings that are not there, and tables that are not there", async () => {
      const id = await table()
      expect(await store.append(said(id, 5, ["early"]))).toBe(false)
      expect(await store.append(said("nowhere", 0, ["lost"]))).toBe(false)
      expect(await store.events(id)).toEqual([])
      expect(await store.events("nowhere")).toEqual([])
    })

    it("has one winner for each place in the log when two nodes write at once", async () => {
      const ids = await Promise.all([table(), table(), table()])
      const batches = (name: string) =>
        Array.from({ length: 60 }, (_, i) => said(ids[i % 3] ?? "", Math.floor(i / 3), [`${name} ${i}`]))
      const there = appendsBeside(site.place, batches("there"))
      const here: boolean[] = []
      for (const batch of batches("here")) here.push(await store.append(batch))
      for (const [i, other] of (await there).entries()) expect([here[i], other].filter(Boolean).length).toBeLessThan(2)
      for (const [t, id] of ids.entries()) {
        const expected = batches("here")
          .map((_, i) => i)
          .filter(i => i % 3 === t)
          .map(async i => (here[i] ? `here ${i}` : (await there)[i] ? `there ${i}` : null))
        expect(await texts(id)).toEqual((await Promise.all(expected)).filter(text => text !== null))
        expect((await store.table(id))?.last_seq).toBe((await store.events(id)).length)
      }
    })

    it("takes many at once, each whole and those of a table in their order", async () => {
      const ids = await Promise.all(Array.from({ length: 40 }, table))
      const asked = ids.flatMap(id => Array.from({ length: 10 }, (_, i) => said(id, 2 * i, [`${i}`, `${i}!`])))
      const appended = await Promise.all(asked.map(batch => store.append(batch)))
      expect(appended.every(Boolean)).toBe(true)
      for (const id of ids) expect(await texts(id)).toEqual([..."0123456789"].flatMap(i => [i, `${i}!`]))
    })

    it("does not let one that cannot be written spoil the others", async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, table))
      const broken = ids[2] ?? ""
      const clash = { table_id: broken, seq: 1, at: NOW, kind: "chat", seat: 0, data: "{}" }
      await store.db.insertInto("events").values(clash).execute()
      const settled = await Promise.allSettled(ids.map(id => store.append(said(id, 0, ["a"], due("clock", NOW)))))
      expect(settled.map(({ status }) => status === "fulfilled")).toEqual(ids.map(id => id !== broken))
      for (const id of ids) expect((await store.table(id))?.last_seq).toBe(id === broken ? 0 : 1)
      expect(await jobs(broken)).toEqual([])
    })

    it("is done when the store closes", async () => {
      const other = await Store.open(site.place)
      const ids = await Promise.all(Array.from({ length: 10 }, table))
      const appended = ids.map(id => other.append(said(id, 0, ["last"])))
      await other.close()
      expect(await Promise.all(appended)).toEqual(ids.map(() => true))
      for (const id of ids) expect(await texts(id)).toEqual(["last"])
    })
  })

  describe("jobs", () => {
    beforeEach(() => store.db.deleteFrom("jobs").execute())

    it("are set, moved and dropped with what happened", async () => {
      const id = await table()
      await store.append(
        said(id, 0, ["a"], {
          jobs: [
            { kind: "bot", due_at: NOW },
            { kind: "clock", due_at: NOW + 9 },
          ],
        }),
      )
      await store.append(
        said(id, 1, ["b"], {
          jobs: [
            { kind: "bot", due_at: 0 },
            { kind: "clock", due_at: NOW + 5 },
          ],
        }),
      )
      expect(await jobs(id)).toEqual([{ table_id: id, kind: "clock", due_at: NOW + 5, lease_until: 0, attempts: 0 }])
      await store.append(said(id, 2, ["c"], due("clock", 0)))
    })

    it("are claimed when due, by one of two, and again when the lease runs out", async () => {
      const id = await table()
      await store.append(said(id, 0, ["a"], due("clock", NOW)))
      expect(await store.claimJobs(NOW - 1, 100, 10)).toEqual([])
      const other = await site.open()
      const claims = await Promise.all([store, other, store, other].map(s => s.claimJobs(NOW, 100, 10)))
      expect(claims.flat().map(job => job.table_id)).toEqual([id])
      expect(await store.claimJobs(NOW + 99, 100, 10)).toEqual([])
      const [again, ...more] = await other.claimJobs(NOW + 100, 100, 10)
      expect(more).toEqual([])
      expect(again).toMatchObject({ table_id: id, kind: "clock", due_at: NOW, attempts: 1 })
      if (again) await store.endJob(again)
      expect(await jobs(id)).toEqual([])
    })

    it("stay if they were set anew while they were done", async () => {
      const id = await table()
      await store.append(said(id, 0, ["a"], due("bot", NOW)))
      const [job] = await store.claimJobs(NOW, 100, 10)
      await store.append(said(id, 1, ["b"], due("bot", NOW + 50)))
      if (job) await store.endJob(job)
      expect(await jobs(id)).toEqual([{ table_id: id, kind: "bot", due_at: NOW + 50, lease_until: 0, attempts: 0 }])
      await store.append(said(id, 2, ["c"], due("bot", 0)))
    })

    it("are claimed in the order they are due, no more than asked for", async () => {
      const ids = await Promise.all([table(), table(), table()])
      for (const [i, id] of ids.entries()) await store.append(said(id, 0, ["a"], due("bot", NOW - i)))
      expect((await store.claimJobs(NOW, 100, 2)).map(job => job.table_id)).toEqual([ids[2], ids[1]])
      expect((await store.claimJobs(NOW, 100, 2)).map(job => job.table_id)).toEqual([ids[0]])
    })
  })
})
