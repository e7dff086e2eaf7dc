import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { Browser, errorOf, PASSWORD, Site } from "../people/tests/site.ts"

let site: Site

beforeAll(async () => {
  site = await Site.open()
})

afterAll(() => site.close())

beforeEach(() => {
  site.clock += 3_600_000
})

describe("signing in", () => {
  it("starts a guest with an HttpOnly cookie of 180 days and a recovery secret", async () => {
    const answer = await site.ask("POST", "/guests", { payload: { name: "Ana" } })
    expect(answer.json()).toEqual({
      user: { id: expect.any(String), name: "Ana", kind: "guest", role: "player" },
      recovery: expect.stringMatching(/^[\w-]{43}$/),
    })
    const cookie = String(answer.headers["set-cookie"])
    expect(cookie).toMatch(/^railhead=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(answer.body).not.toContain(answer.cookies[0]?.value)
  })

  it("marks the cookie Secure by https or when told to", async () => {
    const byHttps = await site.ask("POST", "/guests", {
      payload: { name: "A" },
      headers: { "x-forwarded-proto": "https" },
    })
    expect(byHttps.cookies[0]?.secure).toBe(true)
    const strict = await site.app(true)
    const told = await strict.inject({ method: "POST", url: "/api/guests", payload: { name: "A" } })
    expect(told.cookies[0]?.secure).toBe(true)
  })

  it("knows who asks, by cookie, and forgets on signing out", async () => {
    const { browser, id } = await site.guest("Bo")
    expect((await browser.ask("GET", "/me")).json()).toEqual({ id, name: "Bo", kind: "guest", role: "player" })
    const { cookie } = browser
    const out = await browser.ask("DELETE", "/sessions")
    expect([out.statusCode, out.body]).toEqual([204, ""])
    expect(browser.cookie).toBeUndefined()
    browser.cookie = cookie
    expect(errorOf(await browser.ask("GET", "/me"))).toEqual([401, "not-signed-in"])
  })

  it("gives a new id on login, and the planted one is worth nothing", async () => {
    await site.account("Cleo")
    const { browser } = await site.guest("Mallory")
    const planted = browser.cookie
    expect((await browser.ask("POST", "/sessions", { name: "cleo", password: PASSWORD })).json().name).toBe("Cleo")
    expect(browser.cookie).not.toBe(planted)
    const attacker = new Browser(site)
    attacker.cookie = planted
    expect(errorOf(await attacker.ask("GET", "/me"))).toEqual([401, "not-signed-in"])
  })

  it("gives a new id when a guest becomes an account", async () => {
    const { browser } = await site.guest("Dan")
    const planted = new Browser(site)
    planted.cookie = browser.cookie
    await browser.ask("POST", "/me/account", { name: "Dan", password: PASSWORD })
    expect((await browser.ask("GET", "/me")).json().kind).toBe("account")
    expect((await planted.ask("GET", "/me")).statusCode).toBe(401)
  })

  it("comes back by the recovery secret", async () => {
    const { id, recovery } = await site.guest("Eli")
    const browser = new Browser(site)
    expect((await browser.ask("POST", "/recover", { secret: recovery })).statusCode).toBe(201)
    expect((await browser.ask("GET", "/me")).json().id).toBe(id)
    expect(errorOf(await browser.ask("POST", "/recover", { secret: "nonsense" }))).toEqual([404, "unknown"])
  })

  it("slows down a flood of logins from one address, and on one account from many", async () => {
    await site.account("Fred")
    const login = (name: string, address: string, password = "wrong password") =>
      site.ask("POST", "/sessions", { payload: { name, password }, headers: { "x-forwarded-for": address } })
    for (let i = 0; i < 10; i++) expect(errorOf(await login(`x${i}`, "10.0.0.1"))).toEqual([401, "wrong-login"])
    const refused = await login("Fred", "10.0.0.1", PASSWORD)
    expect(errorOf(refused)).toEqual([429, "too-many"])
    expect(refused.headers["retry-after"]).toBe("6")
    expect(refused.headers["set-cookie"]).toBeUndefined()
    for (let i = 0; i < 10; i++) await login(i % 2 ? "fred" : " FRED ", `10.0.1.${i}`)
    expect(errorOf(await login("Fred", "10.0.2.1", PASSWORD))).toEqual([429, "too-many"])
    site.clock += 6_000
    expect((await login("Fred", "10.0.2.1", PASSWORD)).statusCode).toBe(201)
  })
})

describe("an account", () => {
  it("is renamed, exported and deleted", async () => {
    const { browser, id } = await site.account("Gil")
    expect((await browser.ask("PATCH", "/me", { name: "Gilles" })).json().name).toBe("Gilles")
    const { user, sessions, tables } = (await browser.ask("GET", "/me/export")).json()
    expect([user.id, user.name, sessions.length, tables]).toEqual([id, "Gilles", 1, []])
    expect((await browser.ask("DELETE", "/me")).statusCode).toBe(204)
    expect((await browser.ask("GET", "/me")).statusCode).toBe(401)
    expect((await site.store.user(id))?.name).toBe("—")
  })

  it("changes its password, also only so often", async () => {
    const { browser } = await site.account("Hue")
    const other = new Browser(site)
    await other.ask("POST", "/sessions", { name: "Hue", password: PASSWORD })
    expect(errorOf(await browser.ask("POST", "/me/password", { old: "wrong", new: "a new password" }))).toEqual([
      403,
      "wrong-login",
    ])
    expect((await browser.ask("POST", "/me/password", { old: PASSWORD, new: "a new password" })).statusCode).toBe(204)
    expect((await browser.ask("GET", "/me")).statusCode).toBe(200)
    expect((await other.ask("GET", "/me")).statusCode).toBe(401)
    for (let i = 0; i < 7; i++) await browser.ask("POST", "/me/password", { old: "wrong", new: PASSWORD })
    expect(errorOf(await browser.ask("POST", "/me/password", { old: "wrong", new: PASSWORD }))).toEqual([
      429,
      "too-many",
    ])
  })

  it("has bots that come by token", async () => {
    const { browser } = await site.account("Ira")
    const { user, token } = (await browser.ask("POST", "/bots", { name: "Ira's bot" })).json()
    expect((await browser.ask("GET", "/bots")).json()).toEqual([user])
    const headers = { authorization: `Bearer ${token}` }
    expect((await site.ask("GET", "/me", { headers })).json()).toEqual(user)
    expect(errorOf(await site.ask("POST", "/bots", { headers, payload: { name: "x" } }))).toEqual([403, "not-allowed"])
    for (const path of ["/bots/..%2f..%2fetc", "/bots/%00", `/bots/${"x".repeat(65)}`])
      expect(errorOf(await browser.ask("DELETE", path))).toEqual([400, "bad-request"])
    expect(errorOf(await browser.ask("DELETE", "/bots/another"))).toEqual([404, "unknown"])
    expect((await browser.ask("DELETE", `/bots/${user.id}`)).statusCode).toBe(204)
    expect((await site.ask("GET", "/me", { headers })).statusCode).toBe(401)
  })

  it("mutes and unmutes", async () => {
    const { browser, id } = await site.guest("Jan")
    const { id: other } = await site.guest("Kim")
    expect((await browser.ask("PUT", `/mutes/${other}`)).statusCode).toBe(204)
    expect(await site.store.mutedBy(id)).toEqual([other])
    const injected = encodeURIComponent("' or 1=1 --")
    expect(errorOf(await browser.ask("PUT", `/mutes/${injected}`))).toEqual([400, "bad-request"])
    expect(errorOf(await browser.ask("PUT", "/mutes/nobody"))).toEqual([404, "unknown"])
    expect((await browser.ask("DELETE", `/mutes/${other}`)).statusCode).toBe(204)
    expect(await site.store.mutedBy(id)).toEqual([])
  })
})

describe("what is told", () => {
  it("never holds a hash, and the log no password or secret", async () => {
    const rows = await site.store.db.selectFrom("users").selectAll().execute()
    const sessions = await site.store.db.selectFrom("sessions").selectAll().execute()
    const hashes = [...rows.flatMap(row => [row.password, row.recovery]), ...sessions.map(row => row.hash)]
    const told = [...site.answers, ...site.logged].join("\n")
    expect(site.logged.length).toBeGreaterThan(0)
    for (const hash of hashes) if (hash !== null) expect(told.includes(hash)).toBe(false)
    expect(told).not.toContain("$argon2")
    const secrets = site.answers.flatMap(text =>
      [...text.matchAll(/"(?:recovery|token)":"([\w-]{43})"/g)].map(m => m[1]),
    )
    expect(secrets.length).toBeGreaterThan(0)
    for (const secret of [PASSWORD, ...secrets]) expect(site.logged.join("\n")).not.toContain(secret)
  })

  it("documents every route", async () => {
    const { paths = {} } = (await site.app()).swagger()
    const routes = Object.values(paths).flatMap(path => Object.values(path ?? {}))
    expect(routes).toHaveLength(15)
    for (const route of routes)
      expect(route).toMatchObject({ summary: expect.any(String), responses: expect.anything() })
  })
})
