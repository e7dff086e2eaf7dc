import { createHash } from "node:crypto"
import { readRecord, replay, score, seeded } from "@railhead/engine"
import { goldWest } from "@railhead/games/gold-west"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import { Person } from "./client.ts"
import { leave, seat } from "./seating.ts"
import { startTestServer } from "./start.ts"

let server: Running
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe("a game on the server", () => {
  it("is played by four people over sockets to its end, and anyone can check it", async () => {
    const table = await seat(server.address, ["Ana", "Ben", "Cleo", "Dan"], { options: { whitewater: true } })
    await Promise.all(table.clients.map((client, i) => client.playOut(seeded(`player ${i}`))))
    const stranger = await Person.guest(server.address, "Eve")
    const text = await (await stranger.send("GET", `/api/tables/${table.id}/record?key=${table.key}`)).text()
    const record = readRecord(text)
    expect(createHash("sha256").update(record.head.seed).digest("hex")).toBe(table.seedHash)
    const { table: end, differsFrom } = replay(goldWest, record)
    expect(differsFrom).toBeNull()
    expect(score(end.rules, end.state).final).toBe(true)
    expect(table.clients.map(client => client.seed)).toEqual(table.clients.map(() => record.head.seed))
    leave(table)
  }, 60_000)

  it("is played against bots, which answer by themselves", async () => {
    const table = await seat(server.address, ["Ana"], { bots: ["random", "greedy"] })
    await table.clients[0]?.playOut(seeded("alone"))
    expect(table.clients[0]?.status).toBe("over")
    leave(table)
  }, 60_000)

  it("needs no socket: a script plays by plain HTTP", async () => {
    const person = await Person.guest(server.address, "Script")
    const { id } = await person.ask<{ id: string }>("POST", "/api/tables", {
      game: "gold-west",
      seats: 2,
      bots: ["random"],
    })
    await person.ask("POST", `/api/tables/${id}/start`, {})
    interface Seen {
      seq: number
      about: { status: string }
      own: { count: number; decision: { ask: number; choices: string[] } | null } | null
    }
    let seen = await person.ask<Seen>("GET", `/api/tables/${id}`)
    for (let i = 0; i < 20 && seen.about.status === "running"; i++) {
      const decision = seen.own?.decision
      if (decision)
        await person.ask("POST", `/api/tables/${id}/do`, {
          do: "choose",
          choice: decision.choices[0],
          ask: decision.ask,
          count: seen.own?.count,
        })
      const after: number = decision ? seen.seq - 1 : seen.seq
      seen = await person.ask<Seen>("GET", `/api/tables/${id}/changes?after=${after}`)
    }
    expect(seen.seq).toBeGreaterThan(15)
  }, 30_000)
})
