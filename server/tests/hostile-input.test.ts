import { request } from "node:http"
import { at } from "@railhead/engine"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import type { Running } from "../app.ts"
import { closeAll, injections, Listener, quiet, refusalOf, running, type Seated, sampleBox } from "./hostile-table.ts"
import { startTestServer } from "./start.ts"

let server: Running
let secret: Seated
let eve: Listener
beforeAll(async () => {
  server = await startTestServer({}, { extraBox: sampleBox })
  secret = await running(server.address)
  eve = await Listener.guest(server.address, "Eve")
})
afterAll(async () => {
  closeAll(secret)
  await server.stop()
})

describe("what comes in", () => {
  it("is refused where it is too long, without being read to its end", async () => {
    const huge = { do: "chat", text: "x".repeat(70_000) }
    expect((await eve.refusal("POST", `/api/tables/${secret.id}/do?key=${secret.key}`, huge))[0]).toBe(413)
    expect((await eve.refusal("POST", "/api/guests", { name: "x".repeat(70_000) }))[0]).toBe(413)
    expect((await eve.refusal("GET", `/api/tables/${secret.id}?key=${"k".repeat(65)}`))[0]).toBe(400)
  })

  it("is never part of a query or a path", async () => {
    for (const text of injections) {
      const part = encodeURIComponent(text)
      expect((await eve.refusal("GET", `/api/tables/${part}`))[0]).toBe(404)
      expect((await eve.refusal("GET", `/api/tables/${secret.id}?key=${part}`))[0]).toBe(404)
      expect((await eve.refusal("POST", "/api/tables", { game: text, seats: 2 }))[0]).toBe(404)
      expect((await eve.refusal("POST", "/api/tables", { game: "sample", seats: 2, options: { [text]: 1 } }))[0]).toBe(
        400,
      )
      expect((await eve.refusal("POST", "/api/tables", { game: "sample", seats: 2, bots: [text] }))[0]).toBe(400)
      expect((await eve.refusal("POST", "/api/sessions", { name: text, password: text }))[0]).toBeGreaterThanOrEqual(
        400,
      )
      await eve.ask("GET", `/api/tables?game=${part}`)
      expect(JSON.parse(eve.heard.at(-1) ?? "").tables).toEqual([])
    }
    expect(await server.store.table(secret.id)).toBeDefined()
  })

  it("as chat is kept letter by letter, but for characters that deceive", async () => {
    const ana = at(secret.clients, 0)
    for (const text of injections) await ana.request({ do: "chat", text })
    await ana.request({ do: "chat", text: "a\u0000b\u001b[2Jc\r\nd\u202ee\u2066f\u2028g\u061ch\u200fi\ud800j\u0085k" })
    for (const text of ["\u0000", " \n\t ", "\u202e"])
      expect((await ana.request({ do: "chat", text })).error?.code).toBe("bad-request")
    const ben = at(secret.clients, 1)
    await ben.until(() => ben.messages.at(-1)?.chat?.at(-1)?.text.startsWith("a b") === true)
    const said = ben.messages.at(-1)?.chat?.map(line => line.text) ?? []
    expect(said.slice(0, -1)).toEqual(injections)
    expect(said.at(-1)).toBe("a b [2Jc  d e f g h i j k")
  })

  it("may be nested as deep as it likes and is refused all the same", async () => {
    for (const value of [
      `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
      `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
    ])
      for (const body of [value, `{"game":"sample","seats":2,"options":{"rush":${value}}}`]) {
        const answer = await fetch(`${server.address}/api/tables`, {
          method: "POST",
          headers: { cookie: eve.cookie, origin: server.address, "content-type": "application/json" },
          body,
        })
        expect((await refusalOf(answer))[0]).toBe(400)
      }
  })

  it("has no keys of an object's prototype", async () => {
    for (const body of [
      '{"__proto__":{"seats":2},"game":"sample"}',
      '{"game":"sample","seats":2,"options":{"__proto__":{"rush":true}}}',
      '{"game":"sample","seats":2,"options":{"constructor":{"prototype":{"polluted":1}}}}',
    ]) {
      const answer = await fetch(`${server.address}/api/tables`, {
        method: "POST",
        headers: { cookie: eve.cookie, origin: server.address, "content-type": "application/json" },
        body,
      })
      expect((await refusalOf(answer))[0]).toBe(400)
    }
    expect("polluted" in {}).toBe(false)
  })

  it("by a strange address is answered and ends nothing", async () => {
    for (const path of [
      "//",
      "/api/tables/%",
      "/api/tables/%zz/socket",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/api/tables/a/socket",
    ]) {
      const status = await new Promise<number>((done, fail) => {
        const call = request(
          { host: "127.0.0.1", port: server.port, path, headers: { cookie: eve.cookie } },
          answer => {
            answer.resume()
            done(answer.statusCode ?? 0)
          },
        )
        call.on("error", fail).end()
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      const ws = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers: { cookie: eve.cookie } })
      const refused = await new Promise<number>(done => {
        ws.on("unexpected-response", (_request, response) => done(response.statusCode ?? 0))
        ws.on("error", () => {})
      })
      expect([400, 404]).toContain(refused)
      ws.terminate()
    }
    await quiet()
  })
})
