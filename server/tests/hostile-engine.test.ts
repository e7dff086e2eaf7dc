import { at, range } from "@railhead/engine"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import { closeAll, handInSheets, must, quiet, running, type Seated, sampleBox, seated } from "./hostile-table.ts"
import { startTestServer } from "./start.ts"

const LIMIT = 1500
let server: Running
let healthy: Seated
beforeAll(async () => {
  // One thread for all tables: the worst case for those beside a broken one.
  server = await startTestServer({ threads: 1 }, { extraBox: sampleBox, limit: LIMIT })
  healthy = await running(server.address)
  await handInSheets(healthy.clients)
})
afterAll(async () => {
  closeAll(healthy)
  await server.stop()
})

async function healthyPlays(): Promise<void> {
  const ana = at(healthy.clients, 0)
  must(await ana.choose("dig"))
  must(await ana.request({ do: "undo" }))
}

/** The table is stopped with its error kept, everybody is told so, and nobody is told what went wrong inside. */
async function expectFrozen({ id, key, people, clients }: Seated, error: RegExp): Promise<void> {
  const [ana, ben] = [at(clients, 0), at(clients, 1)]
  const row = await server.store.table(id)
  expect([row?.status, row?.error]).toEqual(["frozen", expect.stringMatching(error)])
  await ben.until(() => ben.status === "frozen")
  const again = await ana.request({ do: "choose", choice: "pass" })
  expect(again.error?.code).toBe("stuck")
  must(await ana.request({ do: "chat", text: "what now?" }))
  const seen = await at(people, 2).send("GET", `/api/tables/${id}?key=${key}`)
  expect([200, 503]).toContain(seen.status)
  expect((await at(people, 2).refusal("GET", `/api/tables/${id}/record`))[0]).toBe(403)
  const told = JSON.stringify([clients.map(client => client.messages), people.map(person => person.heard)])
  expect(told).not.toMatch(/a bug in the rules|TypeError|\.ts[:"]|node_modules|took longer/)
  await healthyPlays()
}

describe("a table whose rules throw", () => {
  it("in a choice is frozen, and the rest goes on", async () => {
    const table = await running(server.address, { options: { fault: "throws" } })
    await handInSheets(table.clients)
    const answer = await at(table.clients, 0).choose("work")
    expect(answer.error?.code).toBe("stuck")
    await expectFrozen(table, /a bug in the rules/)
    const watching = await at(table.people, 1).socket(table.id)
    expect(watching.status).toBe("frozen")
    watching.close()
    closeAll(table)
  })

  it("in the list of choices is frozen, though nobody can be shown the position", async () => {
    const table = await running(server.address, { options: { fault: "choices" } })
    await handInSheets(table.clients)
    expect((await at(table.clients, 0).choose("pass")).error?.code).toBe("stuck")
    await expectFrozen(table, /a bug in the rules/)
    // Whoever comes now is told something, or is let go; the server stays.
    await at(table.people, 1)
      .socket(table.id)
      .then(socket => socket.close())
    await healthyPlays()
    closeAll(table)
  })

  it("in the score is frozen when the game would end", async () => {
    const table = await running(server.address, { options: { fault: "score" } })
    await handInSheets(table.clients)
    const answers: (string | undefined)[] = []
    for (const i of range(12)) {
      const client = at(table.clients, i % 3)
      await client.until(() => client.own?.decision?.step === "act")
      answers.push((await client.choose("pass")).error?.code)
    }
    expect(answers).toEqual([...range(11).map(() => undefined), "stuck"])
    await expectFrozen(table, /a bug in the rules/)
    closeAll(table)
  })

  it("in the setup is frozen before it begins", async () => {
    const table = await seated(server.address, { options: { fault: "setupThrows" } })
    expect(await at(table.people, 0).refusal("POST", `/api/tables/${table.id}/start`, {})).toEqual([503, "stuck"])
    await expectFrozen(table, /a bug in the rules/)
    closeAll(table)
  })
})

describe("an engine call that never returns", () => {
  it("freezes its table only; whoever waited behind it is served", async () => {
    const table = await running(server.address, { options: { fault: "loops" } })
    await handInSheets(table.clients)
    const looping = at(table.clients, 0).choose("work")
    await quiet(50)
    const [ana, ben] = [at(healthy.clients, 0), at(healthy.people, 1)]
    const beside = await Promise.all([
      ana.choose("dig"),
      ben.send("GET", `/api/tables/${healthy.id}`),
      ben.send("POST", `/api/tables/${healthy.id}/do`, { do: "chat", text: "slow today" }),
    ])
    expect(await looping).toMatchObject({ type: "error" })
    expect([beside[0].type, beside[1].status, beside[2].status]).toEqual(["done", 200, 200])
    must(await ana.request({ do: "undo" }))
    await expectFrozen(table, /longer than 1500 ms/)
    closeAll(table)
  })

  it("in the setup freezes the table too, so that it cannot be tried again and again", async () => {
    const table = await seated(server.address, { options: { fault: "setupLoops" } })
    const start = () => at(table.people, 0).refusal("POST", `/api/tables/${table.id}/start`, {})
    expect((await start())[0]).toBeGreaterThanOrEqual(500)
    const began = Date.now()
    await start()
    expect(Date.now() - began).toBeLessThan(LIMIT / 2)
    await expectFrozen(table, /longer than 1500 ms/)
    closeAll(table)
  })
})
