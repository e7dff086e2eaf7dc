import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { Browser, errorOf, type Method, ORIGIN, PASSWORD, Site } from "../people/tests/site.ts"

let site: Site

beforeAll(async () => {
  site = await Site.open()
})

afterAll(() => site.close())

beforeEach(() => {
  site.clock += 3_600_000
})

describe("wrong input", () => {
  const everything = async () => [
    await site.store.db.selectFrom("users").selectAll().orderBy("id").execute(),
    await site.store.db.selectFrom("sessions").selectAll().orderBy("hash").execute(),
  ]

  it("is refused with a clear error, and nothing changes", async () => {
    const { browser } = await site.guest("Lea")
    const before = await everything()
    const tries: [Method, string, object | undefined, string][] = [
      ["POST", "/guests", undefined, "bad-request"],
      ["POST", "/guests", {}, "bad-request"],
      ["POST", "/guests", { name: 5 }, "bad-request"],
      ["POST", "/guests", { name: ["x"] }, "bad-request"],
      ["POST", "/guests", { name: "x", role: "admin" }, "bad-request"],
      ["POST", "/guests", { name: "x".repeat(201) }, "bad-request"],
      ["POST", "/guests", { name: "x".repeat(25) }, "bad-name"],
      ["POST", "/guests", { name: "\u202ex" }, "bad-name"],
      ["PATCH", "/me", { name: " " }, "bad-name"],
      ["PATCH", "/me", { name: "x", kind: "account" }, "bad-request"],
      ["POST", "/me/account", { name: "Lea", password: "short" }, "bad-password"],
      ["POST", "/me/account", { name: "Lea", password: "x".repeat(201) }, "bad-password"],
      ["POST", "/me/account", { name: "", password: PASSWORD }, "bad-name"],
      ["POST", "/sessions", { name: "Lea", password: { $ne: "" } }, "bad-request"],
      ["POST", "/recover", { secret: "x".repeat(101) }, "bad-request"],
    ]
    for (const [method, path, body, code] of tries) {
      const answer = await browser.ask(method, path, body)
      expect(errorOf(answer), `${method} ${path} ${JSON.stringify(body)}`).toEqual([400, code])
      expect(answer.json().error.message).not.toBe("")
    }
    const broken = await site.ask("POST", "/guests", { payload: "{", headers: { "content-type": "application/json" } })
    expect(errorOf(broken)).toEqual([400, "bad-request"])
    const form = await site.ask("POST", "/guests", { payload: "name=x", headers: { "content-type": "text/plain" } })
    expect(errorOf(form)).toEqual([400, "bad-request"])
    expect(await everything()).toEqual(before)
  })

  it("is refused from who is not signed in", async () => {
    const tries: [Method, string, object?][] = [
      ["GET", "/me"],
      ["PATCH", "/me", { name: "x" }],
      ["POST", "/me/account", { name: "x", password: PASSWORD }],
      ["POST", "/me/password", { old: PASSWORD, new: PASSWORD }],
      ["GET", "/me/export"],
      ["DELETE", "/me"],
      ["GET", "/bots"],
      ["POST", "/bots", { name: "x" }],
      ["DELETE", "/bots/x"],
      ["PUT", "/mutes/x"],
      ["DELETE", "/mutes/x"],
    ]
    for (const [method, path, body] of tries) {
      const answer = await new Browser(site).ask(method, path, body)
      expect(errorOf(answer), `${method} ${path}`).toEqual([401, "not-signed-in"])
    }
  })
})

describe("other sites", () => {
  it("cannot use the visitor's cookie", async () => {
    const { browser, id } = await site.guest("Mia")
    const cookie = `railhead=${browser.cookie}`
    const rename = (headers: Record<string, string>) =>
      site.ask("PATCH", "/me", { headers, payload: { name: "Owned" } })
    for (const headers of [
      { cookie, origin: "https://evil.example" },
      { cookie, origin: "null" },
      { cookie, origin: `${ORIGIN}.evil.example` },
      { cookie, origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      { cookie, "sec-fetch-site": "cross-site" },
      { cookie, "sec-fetch-site": "same-site" },
      { cookie },
      { cookie, authorization: "Basic eDp5" },
    ])
      expect(errorOf(await rename(headers)), JSON.stringify(headers)).toEqual([403, "not-allowed"])
    expect((await site.store.user(id))?.name).toBe("Mia")
    // With a token the cookie counts for nothing.
    expect(errorOf(await rename({ cookie, authorization: "Bearer x" }))).toEqual([401, "not-signed-in"])
    expect((await rename({ cookie, "sec-fetch-site": "same-origin" })).statusCode).toBe(200)
    expect((await site.ask("GET", "/me", { headers: { cookie, origin: "https://evil.example" } })).statusCode).toBe(200)
  })
})
