import { createHash } from "node:crypto"
import { readRecord, replay, score, seeded } from "@railhead/engine"
import { goldWest } from "@railhead/games/gold-west"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import { type Client, Person } from "./client.ts"
import { startTestServer } from "./start.ts"

let server: Running
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function tableOf(
  people: readonly Person[],
  wish: object = {},
): Promise<{ id: string; key: string; seedHash: string; clients: Client[] }> {
  const [first, ...others] = people
  if (!first) throw new Error("nobody")
  const table = await first.ask<{ id: string; key: string; seedHash: string }>("POST", "/api/tables", {
    game: "gold-west",
    seats: people.length,
    ...wish,
  })
  for (const [i, person] of others.entries())
    await person.ask("POST", `/api/tables/${table.id}/seats/${i + 1}?key=${table.key}`, {})
  const clients = await Promise.all(people.map(person => person.socket(table.id, table.key)))
  await first.ask("POST", `/api/tables/${table.id}/start`, {})
  await Promise.all(clients.map(client => client.until(() => client.status === "running" && client.own !== null)))
  return { ...table, clients }
}

describe("a game over real sockets", () => {
  it("is played by four people to its end, and anyone can check it", async () => {
    const people = await Promise.all(["Ana", "Ben", "Cleo", "Dan"].map(name => Person.guest(server.address, name)))
    const { id, key, seedHash, clients } = await tableOf(people, { options: { whitewater: true } })
    await Promise.all(clients.map((client, i) => client.playOut(seeded(`player ${i}`))))
    const text = await (await people[0]?.send("GET", `/api/tables/${id}/record?key=${key}`))?.text()
    const record = readRecord(text ?? "")
    expect(createHash("sha256").update(record.head.seed).digest("hex")).toBe(seedHash)
    const { table, differsFrom } = replay(goldWest, record)
    expect(differsFrom).toBeNull()
    expect(score(table.rules, table.state).final).toBe(true)
    expect(clients.map(client => client.seed)).toEqual(clients.map(() => record.head.seed))
    for (const client of clients) client.close()
  }, 60_000)
})
