import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Store } from "../storage/store.ts"
import { NOW, postgresSite, type Site, said, seats, sqliteSite, tableRow } from "./storage-rows.ts"

describe.each([
  ["SQLite", sqliteSite],
  ["PostgreSQL", postgresSite],
])("rewind on %s", (_, openSite) => {
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
  const jobs = (id: string) => store.db.selectFrom("jobs").selectAll().where("table_id", "=", id).execute()
  const due = (kind: "bot" | "clock", due_at: number) => ({ jobs: [{ kind, due_at }] })
  const kinds = async (id: string) => (await store.events(id)).map(event => event.kind)
  const move = (kind: string, data: object) => ({ kind, seat: 0, at: NOW, data: JSON.stringify(data) })

  it("makes void what came after, and nothing written before can go on top", async () => {
    const id = await table()
    const state = (turn: number) => ({ turn, hash: `${turn}`, state: Uint8Array.of(turn) })
    const first = [move("start", { asked: 1 }), move("turn", { turn: 4, asked: 2 })]
    await store.append({ table: id, after: 0, events: first, change: { turn: 4, asked: 2 }, state: state(4) })
    const second = [move("turn", { turn: 5, asked: 1 }), move("over", { totals: [] })]
    const change = { status: "over", turn: 5, asked: 0, deadline: NOW, error: "odd" } as const
    await store.append({ table: id, after: 2, events: second, change, state: state(5), ...due("clock", NOW) })
    await store.rewind(id, 2)
    expect(await kinds(id)).toEqual(["start", "turn", "void", "void", "rewound"])
    expect((await store.events(id, 3))[0]?.data).toBe('{"was":"over","data":{"totals":[]}}')
    expect(await store.table(id)).toMatchObject({
      status: "running",
      last_seq: 5,
      turn: 4,
      asked: 2,
      deadline: 0,
      error: null,
    })
    expect(await store.lastState(id)).toMatchObject({ seq: 2, turn: 4 })
    expect(await jobs(id)).toEqual([])
    expect(await store.append(said(id, 4, ["from a node that did not hear"]))).toBe(false)
    expect(await store.append(said(id, 5, ["on"]))).toBe(true)
    await store.rewind(id, 1)
    expect(await kinds(id)).toEqual(["start", "void", "void", "void", "void", "void", "rewound"])
    expect(await store.table(id)).toMatchObject({ turn: 0, asked: 1 })
  })

  it("refuses to go back before the start, and changes nothing then", async () => {
    const id = await table()
    await store.append(said(id, 0, ["a", "b"]))
    await expect(store.rewind(id, 1)).rejects.toThrow("had not begun")
    await expect(store.rewind("nowhere", 1)).rejects.toThrow("no table")
    expect(await kinds(id)).toEqual(["chat", "chat"])
    expect(await store.table(id)).toMatchObject({ status: "waiting", last_seq: 2 })
  })

  it("and moves at the same time do not wait for each other", async () => {
    const id = await table()
    await store.append({ table: id, after: 0, events: [move("start", { asked: 1 })], change: {} })
    const other = await site.open()
    for (let round = 0; round < 10; round++) {
      const { last_seq = 0 } = (await store.table(id)) ?? {}
      // Two connections of one thread to SQLite's file would wait for each other in vain.
      const rewinding = store.kind === "sqlite" ? store : other
      await Promise.all([store.append(said(id, last_seq, ["a"], due("bot", NOW))), rewinding.rewind(id, 1)])
    }
    expect((await store.table(id))?.last_seq).toBe((await store.events(id)).length)
  })
})
