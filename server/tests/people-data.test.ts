import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { People } from "../people/people.ts"
import type { TableRow } from "../storage/schema.ts"
import { Store } from "../storage/store.ts"

const DAY = 24 * 60 * 60 * 1000
const good = "correct horse battery"

let folder: string
let store: Store
let people: People
let now = Date.UTC(2026, 10, 1)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "people-"))
  store = await Store.open({ url: "", file: join(folder, "test.db") })
  const argon = { memoryCost: 64, timeCost: 1, parallelism: 1 }
  people = new People(store, { secureCookies: false, argon, now: () => now })
})

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const account = async (name: string) => {
  const guest = await people.guest(name)
  return { ...guest, user: await people.register(guest.user.id, name, good) }
}

async function sitAt(id: string, user: string): Promise<void> {
  const table: TableRow = {
    id,
    game: "gold-west",
    version: 1,
    seats: 2,
    options: "{}",
    pace: "{}",
    status: "running",
    open: 0,
    key: "the-key",
    seed: "the-seed",
    created_by: user,
    created_at: now,
    updated_at: now,
    last_seq: 0,
    turn: 0,
    asked: 0,
    deadline: 0,
    error: null,
    rematch_of: null,
  }
  const seats = [0, 1].map(seat => ({ table_id: id, seat, user_id: seat === 1 ? user : null, bot: null }))
  await store.addTable(table, seats)
}

describe("bots", () => {
  it("belong to an account and act by a token of five years", async () => {
    const { user: owner } = await account("Ann")
    const { user, token } = await people.createBot(owner.id, "Ann's bot")
    expect(user).toEqual({ id: user.id, name: "Ann's bot", kind: "bot", role: "player" })
    expect(await people.bots(owner.id)).toEqual([user])
    now += 5 * 365 * DAY - 1
    expect(await people.userOf(token)).toEqual(user)
    now += 1
    expect(await people.userOf(token)).toBeUndefined()
  })

  it("are not for guests nor for bots", async () => {
    const { user: guest } = await people.guest("Ben")
    const { user: owner } = await account("Cat")
    const { user: bot } = await people.createBot(owner.id, "Cat's bot")
    for (const id of [guest.id, bot.id])
      await expect(people.createBot(id, "bot")).rejects.toMatchObject({ status: 403, code: "not-allowed" })
    await expect(people.remove(bot.id)).rejects.toMatchObject({ code: "not-allowed" })
    await expect(people.register(bot.id, "Bot", good)).rejects.toMatchObject({ code: "not-allowed" })
    await expect(people.createBot(owner.id, "\u202e")).rejects.toMatchObject({ code: "bad-name" })
  })

  it("are removed by their owner only", async () => {
    const { user: owner } = await account("Dee")
    const { user: other } = await account("Eve")
    const { user: bot, token } = await people.createBot(owner.id, "Dee's bot")
    await expect(people.removeBot(other.id, bot.id)).rejects.toMatchObject({ status: 404, code: "unknown" })
    await expect(people.removeBot(other.id, owner.id)).rejects.toMatchObject({ code: "unknown" })
    expect(await people.userOf(token)).toBeDefined()
    await people.removeBot(owner.id, bot.id)
    expect(await people.userOf(token)).toBeUndefined()
    expect(await people.bots(owner.id)).toEqual([])
  })

  it("are at most twenty", async () => {
    const { user } = await account("Many")
    for (let i = 0; i < 20; i++) await people.createBot(user.id, `bot ${i}`)
    await expect(people.createBot(user.id, "one more")).rejects.toMatchObject({ code: "not-allowed" })
  })
})

describe("leaving", () => {
  it("forgets the person and keeps the games", async () => {
    const { user, session, recovery } = await account("Finn")
    const { user: friend } = await people.guest("Friend")
    const { token } = await people.createBot(user.id, "Finn's bot")
    await people.mute(user.id, friend.id, true)
    await people.setRole(user.id, "admin")
    await sitAt("table-finn", user.id)
    await people.remove(user.id)
    expect(await store.user(user.id)).toMatchObject({
      name: "—",
      kind: "guest",
      role: "player",
      name_key: null,
      password: null,
      recovery: null,
    })
    for (const id of [session, token]) expect(await people.userOf(id)).toBeUndefined()
    await expect(people.recover(recovery)).rejects.toMatchObject({ code: "unknown" })
    await expect(people.login("Finn", good)).rejects.toMatchObject({ code: "wrong-login" })
    expect(await store.mutedBy(user.id)).toEqual([])
    expect((await store.table("table-finn"))?.sitting[1]?.user_id).toBe(user.id)
    expect((await account("Finn")).user.id).not.toBe(user.id)
  })
})

describe("one's own data", () => {
  it("is all there, without secrets", async () => {
    const { user, session, recovery } = await account("Gia")
    const { user: other } = await people.guest("Hugo")
    const { user: bot } = await people.createBot(user.id, "Gia's bot")
    await people.mute(user.id, other.id, true)
    await sitAt("table-gia", user.id)
    await sitAt("table-hugo", other.id)
    const data = await people.exportData(user.id)
    expect(data).toEqual({
      user: { ...user, created_at: now },
      sessions: [{ kind: "web", created_at: now, expires_at: now + 180 * DAY }],
      tables: [{ id: "table-gia", game: "gold-west", status: "running", seat: 1, created_at: now, updated_at: now }],
      bots: [bot],
      mutes: [other.id],
    })
    const text = JSON.stringify(data)
    const row = await store.user(user.id)
    for (const secret of [session, recovery, row?.password, row?.recovery, "the-key", "the-seed"])
      expect(text).not.toContain(secret)
  })

  it("mutes others, not oneself, nor nobody", async () => {
    const { user } = await people.guest("Ivy")
    const { user: other } = await people.guest("Jay")
    await people.mute(user.id, other.id, true)
    await people.mute(user.id, other.id, true)
    expect(await store.mutedBy(user.id)).toEqual([other.id])
    await expect(people.mute(user.id, user.id, true)).rejects.toMatchObject({ code: "not-allowed" })
    await expect(people.mute(user.id, "nobody", true)).rejects.toMatchObject({ code: "unknown" })
    await people.mute(user.id, other.id, false)
    expect(await store.mutedBy(user.id)).toEqual([])
  })
})
