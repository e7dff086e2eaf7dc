import { at } from "@railhead/engine"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import type { Running } from "../app.ts"
import {
  closeAll,
  injections,
  kept,
  Listener,
  refusalOf,
  running,
  type Seated,
  sampleBox,
  seated,
} from "./hostile-table.ts"
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

describe("a private table", () => {
  it("looks like none at all to who has no key, on every door", async () => {
    const before = await kept(server, secret.id)
    const doors: [string, string, object?][] = [
      ["GET", ""],
      ["GET", "/changes?after=0"],
      ["GET", "/record"],
      ["POST", "/do", { do: "chat", text: "hello" }],
      ["POST", "/seats/1", {}],
      ["DELETE", "/seats/1"],
      ["POST", "/start", {}],
      ["POST", "/rematch"],
    ]
    for (const id of [secret.id, "AAAAAAAAAAAA"])
      for (const [method, path, body] of doors) {
        expect(await eve.refusal(method, `/api/tables/${id}${path}`, body)).toEqual([404, "unknown-table"])
        const text = eve.heard.at(-1) ?? ""
        expect(text).toBe(JSON.stringify({ error: JSON.parse(text).error }))
      }
    expect(new Set(eve.heard.slice(-2 * doors.length)).size).toBe(1)
    expect(await kept(server, secret.id)).toBe(before)
  })

  it("opens no socket without its key or with a wrong one", async () => {
    for (const key of ["", "x", `${secret.key}x`, secret.key.slice(1), secret.key.toLowerCase(), ...injections])
      await expect(eve.socket(secret.id, encodeURIComponent(key))).rejects.toThrow("socket refused: 404")
  })

  it("is in nobody's list, and its key only in its maker's", async () => {
    await eve.ask("GET", "/api/tables")
    await eve.ask("GET", "/api/tables?mine=true")
    expect(eve.heard.slice(-2).join()).not.toContain(secret.id)
    const ben = at(secret.people, 1)
    await ben.ask("GET", "/api/tables?mine=true")
    expect(ben.heard.at(-1)).toContain(secret.id)
    expect(ben.heard.at(-1)).not.toContain(secret.key)
  })
})

describe("seats", () => {
  it("cannot be taken at a full or running table, and not left once the game runs", async () => {
    const full = await seated(server.address, { seats: 2, open: true })
    for (const { id, key, status } of [
      { ...full, status: 409 },
      { ...secret, status: 400 },
    ]) {
      const before = await kept(server, id)
      for (const seat of [0, 1]) {
        const [got] = await eve.refusal("POST", `/api/tables/${id}/seats/${seat}?key=${key}`, {})
        expect([status, 409]).toContain(got)
        expect((await eve.refusal("DELETE", `/api/tables/${id}/seats/${seat}?key=${key}`))[0]).toBe(403)
      }
      expect(await kept(server, id)).toBe(before)
    }
    const ana = at(secret.people, 0)
    expect((await ana.refusal("DELETE", `/api/tables/${secret.id}/seats/1`))[0]).toBe(400)
    closeAll(full)
  })

  it("are those of the table only", async () => {
    const { id } = await eve.ask<{ id: string }>("POST", "/api/tables", { game: "sample", seats: 2, open: true })
    const before = await kept(server, id)
    for (const seat of ["2", "7", "8", "-1", "1.5", "x", "__proto__"])
      for (const method of ["POST", "DELETE"])
        expect(
          (await eve.refusal(method, `/api/tables/${id}/seats/${seat}`, method === "POST" ? {} : undefined))[0],
        ).toBe(400)
    expect(await kept(server, id)).toBe(before)
  })

  it("go to one of many who sit down at the same moment, and nobody gets two", async () => {
    const { id } = await eve.ask<{ id: string }>("POST", "/api/tables", { game: "sample", seats: 4, open: true })
    const crowd = await Promise.all([1, 2, 3, 4].map(i => Listener.guest(server.address, `Guest ${i}`)))
    const answers = await Promise.all(
      crowd.flatMap(person => [1, 2].map(seat => person.send("POST", `/api/tables/${id}/seats/${seat}`, {}))),
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(2)
    const sitting = (await server.store.table(id))?.sitting.map(seat => seat.user_id).filter(user => user !== null)
    expect(new Set(sitting).size).toBe(3)
  })

  it("are fixed from the moment the game starts", async () => {
    const table = await seated(server.address, { seats: 2 })
    const ana = at(table.people, 0)
    const path = `/api/tables/${table.id}`
    await Promise.all([ana.send("POST", `${path}/start`, {}), ana.send("DELETE", `${path}/seats/1`)])
    const row = await server.store.table(table.id)
    const empty = row?.sitting.some(seat => seat.user_id === null)
    expect(row?.status === "running" && empty).toBe(false)
    closeAll(table)
  })
})

describe("the record", () => {
  it("is kept back while the game waits or runs, also from its players", async () => {
    for (const person of secret.people)
      expect(await person.refusal("GET", `/api/tables/${secret.id}/record`)).toEqual([403, "not-over"])
    const { id } = await eve.ask<{ id: string }>("POST", "/api/tables", { game: "sample", seats: 2 })
    expect(await eve.refusal("GET", `/api/tables/${id}/record`)).toEqual([403, "not-over"])
    expect(await eve.refusal("POST", `/api/tables/${id}/rematch`)).toEqual([400, "bad-request"])
  })
})

describe("another site", () => {
  it("cannot post with our visitor's cookie", async () => {
    const { cookie } = at(secret.people, 0)
    const before = await kept(server, secret.id)
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1", `${server.address}.evil.example`, ""]) {
      const answer = await fetch(`${server.address}/api/tables/${secret.id}/do`, {
        method: "POST",
        headers: { cookie, origin, "content-type": "application/json" },
        body: JSON.stringify({ do: "chat", text: "forged" }),
      })
      expect(await refusalOf(answer)).toEqual([403, "not-allowed"])
    }
    const plain = await fetch(`${server.address}/api/tables/${secret.id}/do`, {
      method: "POST",
      headers: { cookie, origin: server.address, "content-type": "text/plain" },
      body: JSON.stringify({ do: "chat", text: "forged" }),
    })
    expect((await refusalOf(plain))[0]).toBeGreaterThanOrEqual(400)
    expect(await kept(server, secret.id)).toBe(before)
  })

  it("cannot open a socket", async () => {
    const { cookie } = at(secret.people, 0)
    for (const origin of ["https://evil.example", "null", `${server.address}.evil.example`]) {
      const ws = new WebSocket(`${server.address.replace("http", "ws")}/api/tables/${secret.id}/socket`, {
        headers: { cookie, origin },
      })
      const status = await new Promise(done => {
        ws.once("unexpected-response", (_request, response) => done(response.statusCode))
        ws.once("open", () => done("open"))
        ws.once("error", () => {})
      })
      expect(status).toBe(403)
      ws.terminate()
    }
  })
})
