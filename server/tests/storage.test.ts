import { existsSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Store } from "../storage/store.ts"
import { appendsBeside, NOW, postgresSite, type Site, said, seats, sqliteSite, tableRow, user } from "./storage-rows.ts"

describe.each([
  ["SQLite", sqliteSite],
  ["PostgreSQL", postgresSite],
])("storage on %s", (_, openSite) => {
  let site: Site
  let store: Store
  beforeAll(async () => {
    site = await openSite()
    store = await site.open()
  })
  afterAll(() => site.stop())

  describe("migrations", () => {
    it("run once, and again without harm", async () => {
      await store.addUser(user("early"))
      const again = await Store.open(site.place)
      expect(await again.user("early")).toEqual(user("early"))
      await again.close()
      const { rows } = await store.db.executeQuery<{ id: number }>(
        store.db
          .selectFrom("migrations" as "users")
          .select("id")
          .compile(),
      )
      expect(rows.map(row => row.id)).toEqual([...rows.keys()].map(i => i + 1))
    })

    it("run once when several nodes start together", async () => {
      const place = await site.fresh()
      // One thread cannot wait for itself: SQLite's other processes are threads here.
      if (store.kind === "sqlite") await Promise.all([1, 2, 3].map(() => appendsBeside(place, [])))
      const opened = await Promise.all([1, 2, 3, 4].slice(store.kind === "sqlite" ? 3 : 0).map(() => Store.open(place)))
      for (const other of opened) {
        expect(await other.countTables()).toEqual([])
        await other.close()
      }
    })
  })

  describe("people", () => {
    it("are found by id, by name and by recovery link", async () => {
      const zoe = user("zoe", { kind: "account", name_key: "zoé", password: "hash", recovery: "secret" })
      await store.addUser(zoe)
      await store.addUser(user("zoe-bot", { kind: "bot", owner: "zoe" }))
      expect(await store.user("zoe")).toEqual(zoe)
      expect(await store.userNamed("zoé")).toEqual(zoe)
      expect(await store.userByRecovery("secret")).toEqual(zoe)
      expect(await store.user("nobody")).toBeUndefined()
      expect((await store.users(["zoe", "zoe-bot", "nobody"])).map(row => row.id).sort()).toEqual(["zoe", "zoe-bot"])
      expect(await store.users([])).toEqual([])
      expect((await store.botsOf("zoe")).map(row => row.id)).toEqual(["zoe-bot"])
    })

    it("have one name and one link each, while guests have none", async () => {
      await store.addUser(user("yan", { name_key: "yan", recovery: "yan's" }))
      await expect(store.addUser(user("yan 2", { name_key: "yan" }))).rejects.toThrow()
      await expect(store.addUser(user("yan 3", { recovery: "yan's" }))).rejects.toThrow()
      expect(await store.users(["yan 2", "yan 3"])).toEqual([])
      await store.addUser(user("guest 1"))
      await store.addUser(user("guest 2"))
    })

    it("change", async () => {
      await store.addUser(user("xia"))
      await store.changeUser("xia", { name: "Xia", role: "moderator", recovery: "new" })
      expect(await store.userByRecovery("new")).toEqual(
        user("xia", { name: "Xia", role: "moderator", recovery: "new" }),
      )
    })

    it("are known by sessions until these end", async () => {
      await store.addUser(user("will"))
      const session = { user_id: "will", kind: "web", created_at: NOW, expires_at: NOW + 10 } as const
      for (const hash of ["a", "b", "c"]) await store.addSession({ ...session, hash })
      expect(await store.sessionUser("a", NOW)).toEqual({ ...user("will"), session_kind: "web" })
      expect(await store.sessionUser("a", NOW + 10)).toBeUndefined()
      await store.endSession("a")
      expect(await store.sessionUser("a", NOW)).toBeUndefined()
      await store.endSessionsOf("will", "c")
      expect(await store.sessionUser("b", NOW)).toBeUndefined()
      expect(await store.sessionUser("c", NOW)).toBeDefined()
    })

    it("mute each other, however often and at once", async () => {
      await Promise.all([1, 2, 3, 4].map(() => store.mute("vic", "uma", true)))
      await store.mute("vic", "tom", true)
      expect((await store.mutedBy("vic")).sort()).toEqual(["tom", "uma"])
      expect(await store.mutedBy("uma")).toEqual([])
      await store.mute("vic", "uma", false)
      await store.mute("vic", "uma", false)
      expect(await store.mutedBy("vic")).toEqual(["tom"])
    })
  })

  describe("tables", () => {
    it("come back as they were made, with who sits where, and numbers as numbers", async () => {
      const row = tableRow("t1", { deadline: NOW + 5, rematch_of: "t0" })
      await store.addTable(row, seats("t1", "ana", null))
      expect(await store.table("t1")).toEqual({
        ...row,
        sitting: seats("t1", "ana", null).map(seat => ({ ...seat, name: null })),
      })
      expect(await store.table("none")).toBeUndefined()
    })

    it("are made whole or not at all", async () => {
      await expect(
        store.addTable(tableRow("half"), [...seats("half", "ana"), ...seats("half", "ben")]),
      ).rejects.toThrow()
      expect(await store.table("half")).toBeUndefined()
    })

    it("stand in the lobby while they are open and wait, the newest first", async () => {
      const at = (created_at: number) => ({ game: "lobby-game", created_at })
      await store.addTable(tableRow("old", at(NOW - 2)), seats("old", "cleo", null))
      await store.addTable(tableRow("new", at(NOW - 1)), seats("new", null, "dan"))
      await store.addTable(tableRow("private", { ...at(NOW), open: 0 }), seats("private", null))
      await store.addTable(tableRow("begun", { ...at(NOW), status: "running" }), seats("begun", null))
      const lobby = await store.openTables("lobby-game", 10)
      expect(lobby.map(table => table.id)).toEqual(["new", "old"])
      expect(lobby[0]?.sitting.map(seat => seat.user_id)).toEqual([null, "dan"])
      expect((await store.openTables("lobby-game", 1)).map(table => table.id)).toEqual(["new"])
      expect((await store.openTables(null, 100)).length).toBeGreaterThan(2)
    })

    it("are listed for those who made them or sit there, the latest first", async () => {
      await store.addTable(tableRow("made", { created_by: "eva", updated_at: NOW + 1 }), seats("made", "x", "y"))
      await store.addTable(tableRow("sat", { updated_at: NOW + 2 }), seats("sat", "x", "eva"))
      await store.addTable(tableRow("both", { created_by: "eva", updated_at: NOW }), seats("both", "eva", "y"))
      expect((await store.tablesOf("eva", 10)).map(table => table.id)).toEqual(["sat", "made", "both"])
      expect((await store.tablesOf("eva", 1)).map(table => table.sitting.length)).toEqual([2])
      expect(await store.tablesOf("nobody", 10)).toEqual([])
    })

    it("are counted and found by status", async () => {
      await store.addTable(tableRow("stuck 1", { status: "frozen", updated_at: NOW + 9 }), seats("stuck 1", null))
      await store.addTable(tableRow("stuck 2", { status: "frozen" }), seats("stuck 2", null))
      expect((await store.tablesWith("frozen", 5)).map(row => row.id)).toEqual(["stuck 2", "stuck 1"])
      expect(await store.countTables()).toContainEqual({ status: "frozen", count: 2 })
    })
  })

  it("answers", async () => {
    await store.ping()
    expect(await store.damage()).toBeNull()
  })

  it("is copied by its own means while writes go on", async () => {
    const copy = `${site.place.file}.copy`
    if (store.kind === "postgres") return expect(store.backup(copy)).rejects.toThrow("pg_dump")
    await store.addTable(tableRow("copied"), seats("copied", "ana", null))
    const writes = Array.from({ length: 200 }, (_, i) => store.append(said("copied", i, [`line ${i}`])))
    await writes[50]
    const kept = (await store.events("copied")).length
    await Promise.all([store.backup(copy), ...writes])
    await store.append(said("copied", 200, ["after the copy"]))
    expect(existsSync(copy)).toBe(true)
    const opened = await Store.open({ url: "", file: copy })
    const events = await opened.events("copied")
    expect(events.length).toBeGreaterThanOrEqual(kept)
    expect(events).toEqual((await store.events("copied")).slice(0, events.length))
    expect((await opened.table("copied"))?.last_seq).toBe(events.length)
    expect(await opened.damage()).toBeNull()
    await opened.close()
    await expect(store.backup(copy)).rejects.toThrow()
  })
})
