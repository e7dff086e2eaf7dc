import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { People } from "../people/people.ts"
import { Store } from "../storage/store.ts"

const DAY = 24 * 60 * 60 * 1000
const argon = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const good = "correct horse battery"

let folder: string
let store: Store
let people: People
let now = Date.UTC(2026, 10, 1)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "people-"))
  store = await Store.open({ url: "", file: join(folder, "test.db") })
  people = new People(store, { secureCookies: false, argon, now: () => now })
})

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const users = () => store.db.selectFrom("users").selectAll().orderBy("id").execute()
const sessions = () => store.db.selectFrom("sessions").selectAll().orderBy("hash").execute()
const account = async (name: string) => {
  const guest = await people.guest(name)
  return { ...guest, user: await people.register(guest.user.id, name, good) }
}

describe("names", () => {
  it.each([
    ["nothing", ""],
    ["only spaces", "   \u00a0\u3000 "],
    ["25 characters", "x".repeat(25)],
    ["a line break", "a\nb"],
    ["a NUL", "a\0b"],
    ["an escape sequence", "\u001b[31mred"],
    ["a bidi override", "abc\u202egpj"],
    ["a bidi isolate", "\u2066abc\u2069"],
    ["a zero-width space", "a\u200bb"],
    ["only joiners", "\u200d\u200c"],
    ["a blank letter", "\u3164"],
    ["half a surrogate pair", "a\ud800"],
    ["only combining marks", "\u0301\u0302"],
  ])("refuses %s and adds nobody", async (_, name) => {
    const before = await users()
    await expect(people.guest(name)).rejects.toMatchObject({ status: 400, code: "bad-name" })
    expect(await users()).toEqual(before)
  })

  it.each(["'; drop table users;--", '" or 1=1 --', "../../etc/passwd", "<b>Jo</b>", "%00", "__proto__"])(
    "takes %s as a plain name",
    async name => {
      const { user, session } = await people.guest(name)
      expect(user.name).toBe(name)
      expect(await people.userOf(session)).toEqual(user)
      expect((await store.user(user.id))?.name).toBe(name)
    },
  )

  it("trims, and counts characters rather than bytes", async () => {
    expect((await people.guest("  Doña  Ximena ")).user.name).toBe("Doña Ximena")
    expect((await people.guest("🤠".repeat(24))).user.name).toBe("🤠".repeat(24))
    expect((await people.guest("👩\u200d🌾")).user.name).toBe("👩\u200d🌾")
  })
})

describe("guests", () => {
  it("are known by a session of 256 bits of which only the hash is kept", async () => {
    const { user, session, recovery } = await people.guest("Ana")
    expect(user).toEqual({ id: user.id, name: "Ana", kind: "guest", role: "player" })
    expect(Buffer.from(session, "base64url")).toHaveLength(32)
    expect(Buffer.from(recovery, "base64url")).toHaveLength(32)
    expect(JSON.stringify([await users(), await sessions()])).not.toMatch(new RegExp(`${session}|${recovery}`))
    expect((await sessions()).every(row => /^[0-9a-f]{64}$/.test(row.hash))).toBe(true)
  })

  it("come back by their link, as often as they like, each time in a new session", async () => {
    const { user, session, recovery } = await people.guest("Bo")
    const first = await people.recover(recovery)
    const second = await people.recover(recovery)
    expect(new Set([session, first.session, second.session]).size).toBe(3)
    expect(await people.userOf(second.session)).toEqual(user)
  })

  it("do not come back by a wrong link, a hash or an empty one", async () => {
    const { user } = await people.guest("Cy")
    const hash = (await store.user(user.id))?.recovery ?? ""
    for (const secret of ["", "x", hash, "A".repeat(43), "' or 1=1 --"])
      await expect(people.recover(secret)).rejects.toMatchObject({ status: 404, code: "unknown" })
  })

  it("stay signed in for 180 days", async () => {
    const { session } = await people.guest("Di")
    now += 180 * DAY - 1
    expect(await people.userOf(session)).toBeDefined()
    now += 1
    expect(await people.userOf(session)).toBeUndefined()
    for (const other of [undefined, "", "x".repeat(43), "' or 1=1 --"])
      expect(await people.userOf(other)).toBeUndefined()
  })
})

describe("accounts", () => {
  it("keep the guest's id and sign in by name, however it is written", async () => {
    const { user, session } = await account("Élodie")
    expect(user.kind).toBe("account")
    for (const name of ["élodie", " ÉLODIE ", "E\u0301lodie", "Ｅ\u0301lodie"]) {
      const again = await people.login(name, good)
      expect(again.user).toEqual(user)
      expect(again.session).not.toBe(session)
    }
    expect((await store.user(user.id))?.password).toMatch(/^\$argon2id\$/)
  })

  it("have one name each", async () => {
    await account("Fay")
    const { user } = await people.guest("Gus")
    const before = await users()
    for (const name of ["fay", "ＦＡＹ", "F\u200day"])
      await expect(people.register(user.id, name, good)).rejects.toMatchObject({ status: 409, code: "name-taken" })
    expect(await users()).toEqual(before)
  })

  it("give a name to one of those who ask at the same moment", async () => {
    const guests = await Promise.all([1, 2, 3, 4].map(n => people.guest(`Same ${n}`)))
    const asked = await Promise.allSettled(guests.map(({ user }) => people.register(user.id, "Same", good)))
    expect(asked.filter(result => result.status === "fulfilled")).toHaveLength(1)
    for (const result of asked)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409, code: "name-taken" })
  })

  it("refuse short and endless passwords, and change nothing", async () => {
    const { user } = await people.guest("Hal")
    for (const password of ["", "123456789", "x".repeat(201)])
      await expect(people.register(user.id, "Hal", password)).rejects.toMatchObject({ code: "bad-password" })
    expect(await store.user(user.id)).toMatchObject({ kind: "guest", name_key: null, password: null })
    await expect(people.register("nobody", "Hal", good)).rejects.toMatchObject({ code: "unknown" })
  })

  it("are made only of guests", async () => {
    const { user } = await account("Ike")
    await expect(people.register(user.id, "Ike II", good)).rejects.toMatchObject({ code: "not-allowed" })
  })

  it("answer an unknown name and a wrong password alike", async () => {
    await account("Jo")
    const wrong = await people.login("Jo", "not the password").catch((error: unknown) => error)
    const nobody = await people.login("nobody here", good).catch((error: unknown) => error)
    expect(wrong).toMatchObject({ status: 401, code: "wrong-login" })
    expect(nobody).toEqual(wrong)
    for (const name of ["Jo\0", "' or 1=1 --", ""])
      await expect(people.login(name, good)).rejects.toMatchObject({ code: "wrong-login" })
  })

  it("take about as long for an unknown name as for a wrong password", async () => {
    const slow = new People(store, { secureCookies: false, argon: { memoryCost: 8192, timeCost: 2, parallelism: 1 } })
    const guest = await slow.guest("Kit")
    await slow.register(guest.user.id, "Kit", good)
    const time = async (name: string) => {
      const times: number[] = []
      for (let i = 0; i < 7; i++) {
        const start = performance.now()
        await slow.login(name, "wrong").catch(() => {})
        times.push(performance.now() - start)
      }
      return Math.min(...times)
    }
    const ratio = (await time("nobody")) / (await time("Kit"))
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })

  it("can take another name, which is then the one to sign in by", async () => {
    const { user } = await account("Lu")
    await account("Max")
    await expect(people.rename(user.id, "MAX")).rejects.toMatchObject({ code: "name-taken" })
    await expect(people.rename(user.id, " ")).rejects.toMatchObject({ code: "bad-name" })
    expect((await people.rename(user.id, "LU")).name).toBe("LU")
    expect((await people.rename(user.id, "Lou")).name).toBe("Lou")
    expect((await people.login("lou", good)).user.id).toBe(user.id)
    await expect(people.login("Lu", good)).rejects.toMatchObject({ code: "wrong-login" })
  })

  it("change their password only with the old one, which ends all other sessions", async () => {
    const { user, session } = await account("Ned")
    const other = await people.login("Ned", good)
    await expect(people.changePassword(user.id, "wrong", "new password 1")).rejects.toMatchObject({
      status: 403,
      code: "wrong-login",
    })
    await expect(people.changePassword(user.id, good, "short")).rejects.toMatchObject({ code: "bad-password" })
    expect(await people.userOf(other.session)).toBeDefined()
    await people.changePassword(user.id, good, "new password 1", session)
    expect(await people.userOf(session)).toBeDefined()
    expect(await people.userOf(other.session)).toBeUndefined()
    await expect(people.login("Ned", good)).rejects.toMatchObject({ code: "wrong-login" })
    expect((await people.login("Ned", "new password 1")).user.id).toBe(user.id)
    const guest = await people.guest("Ned's friend")
    await expect(people.changePassword(guest.user.id, "", good)).rejects.toMatchObject({ code: "not-allowed" })
  })

  it("have a role", async () => {
    const { user, session } = await account("Oz")
    expect((await people.setRole(user.id, "moderator")).role).toBe("moderator")
    expect((await people.userOf(session))?.role).toBe("moderator")
    await expect(people.setRole("nobody", "admin")).rejects.toMatchObject({ code: "unknown" })
  })
})
