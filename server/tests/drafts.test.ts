import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import type { Client } from "./client.ts"
import { asked, leave, type Seated, seat } from "./seating.ts"
import { startTestServer } from "./start.ts"

const extraBox = new URL("./sample-box.ts", import.meta.url).href
let server: Running
beforeAll(async () => {
  server = await startTestServer({}, { extraBox })
})
afterAll(() => server.stop())

/** Two people who end their turns by hand; whoever is asked comes first. */
async function byHand(): Promise<{ table: Seated; now: Client; other: Client }> {
  const table = await seat(server.address, ["Ana", "Ben"], { options: { board: "reference" } })
  for (const client of table.clients) await client.request({ do: "byHand", on: true })
  const now = await asked(table.clients)
  const other = table.clients.find(client => client !== now) ?? now
  return { table, now, other }
}

describe("a draft on the server", () => {
  it("is undone, made again and taken back as a whole, and nobody else hears of it", async () => {
    const { table, now, other } = await byHand()
    const heard = other.messages.length
    await now.choose("activate 1")
    expect(now.own?.draft.choices).toEqual(["activate 1"])
    await now.request({ do: "undo" })
    expect(now.own?.draft).toEqual({ choices: [], undone: ["activate 1"] })
    await now.request({ do: "redo" })
    expect(now.own?.draft.choices).toEqual(["activate 1"])
    await now.request({ do: "restart" })
    expect(now.own?.draft.choices).toEqual([])
    expect(other.messages.slice(heard)).toEqual([])
    leave(table)
  })

  it("survives reload and change of device", async () => {
    const { table, now } = await byHand()
    await now.choose("activate 1")
    const phone = await now.person.socket(table.id, table.key)
    expect(phone.own?.draft.choices).toEqual(["activate 1"])
    expect(phone.own?.decision?.ask).toBe(now.own?.decision?.ask)
    await phone.request({ do: "undo", count: phone.own?.count })
    await now.until(() => now.own?.draft.choices.length === 0)
    phone.close()
    leave(table)
  })

  it("stands still where a token was turned up: no undo beyond the barrier", async () => {
    const { table, now, other } = await byHand()
    await now.choose("activate 0")
    const camp = now.own?.decision?.choices.find(choice => choice.startsWith("camp")) ?? ""
    await now.choose(camp)
    await other.until(() =>
      other.messages.some(message => JSON.stringify(message.table ?? {}).includes('"did":"camp"')),
    )
    expect(now.own?.draft.choices).toEqual([])
    await now.request({ do: "undo" })
    expect(now.own?.decision?.step).toBe("store")
    leave(table)
  })

  it("a double click changes things once, and a stale answer is refused", async () => {
    const { table, now } = await byHand()
    const { ask } = now.own?.decision ?? {}
    const count = now.own?.count
    const answers = await Promise.all([0, 1].map(() => now.request({ do: "choose", choice: "activate 1", ask, count })))
    expect(answers.map(answer => answer.error?.code ?? answer.type).sort()).toEqual(["done", "stale"])
    expect((await now.request({ do: "choose", choice: "activate 1", ask: 999 })).error?.code).toBe("stale")
    leave(table)
  })

  it("end turn is asked with the setting on, and answered at once with it off", async () => {
    const { table, now, other } = await byHand()
    await now.choose("activate 0")
    await now.choose(now.own?.decision?.choices.find(choice => choice.startsWith("camp")) ?? "")
    await now.choose("store 3")
    expect(now.own?.decision?.step).toBe("endTurn")
    await now.request({ do: "undo" })
    expect(now.own?.decision?.step).toBe("store")
    await now.choose("store 2")
    await now.choose("end")
    await other.until(() => (other.own?.decision?.choices.length ?? 0) > 0)
    await other.request({ do: "byHand", on: false })
    await other.choose("activate 0")
    if (other.own?.decision?.step === "useMetals") await other.choose("endMetals")
    await other.choose(other.own?.decision?.choices[0] ?? "")
    await other.choose("store 0")
    await now.until(() => now.own?.decision?.step === "activate")
    leave(table)
  })

  it("a take-back beyond the barrier needs everybody's consent and deals what is hidden anew", async () => {
    const { table, now, other } = await byHand()
    await now.choose("activate 0")
    await now.choose(now.own?.decision?.choices.find(choice => choice.startsWith("camp")) ?? "")
    await now.request({ do: "takeBack", kept: 0 })
    expect(now.own?.decision?.step).toBe("store")
    await other.request({ do: "answerTakeBack", yes: false })
    await now.request({ do: "takeBack", kept: 0 })
    await other.request({ do: "answerTakeBack", yes: true })
    await now.until(() => now.own?.decision?.step === "activate")
    await now.choose("activate 0")
    expect(now.own?.decision?.step).toBe("buildOrLoot")
    leave(table)
  })
})

describe("a server that is stopped and started again", () => {
  it("goes on with every table, draft and seat as it was", async () => {
    const folder = mkdtempSync(join(tmpdir(), "railhead-again-"))
    const first = await startTestServer({ dataFolder: folder })
    const table = await seat(first.address, ["Ana", "Ben"], { options: { board: "reference" } })
    for (const client of table.clients) await client.request({ do: "byHand", on: true })
    const now = await asked(table.clients)
    await now.choose("activate 1")
    await first.stop()
    const second = await startTestServer({ dataFolder: folder })
    const person = Object.assign(Object.create(Object.getPrototypeOf(now.person)), now.person, { base: second.address })
    const again: Client = await person.socket(table.id, table.key)
    expect(again.own?.draft.choices).toEqual(["activate 1"])
    expect(again.own?.decision?.step).toBe(now.own?.decision?.step)
    expect((await again.choose(again.own?.decision?.choices[0] ?? "")).type).toBe("done")
    again.close()
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("keeps what was taken back, and can still do again what was undone", async () => {
    const folder = mkdtempSync(join(tmpdir(), "railhead-again-"))
    const first = await startTestServer({ dataFolder: folder })
    const table = await seat(first.address, ["Ana", "Ben"], { options: { board: "reference" } })
    for (const client of table.clients) await client.request({ do: "byHand", on: true })
    const now = await asked(table.clients)
    const other = table.clients.find(client => client !== now) ?? now
    await now.choose("activate 0")
    await now.choose(now.own?.decision?.choices.find(choice => choice.startsWith("camp")) ?? "")
    await now.choose("store 0")
    await now.choose("end")
    await now.request({ do: "takeBack", kept: 0 })
    await other.request({ do: "answerTakeBack", yes: true })
    await now.until(() => now.own?.decision?.step === "activate")
    await now.choose("activate 1")
    await now.request({ do: "undo" })
    await first.stop()
    const second = await startTestServer({ dataFolder: folder })
    const person = Object.assign(Object.create(Object.getPrototypeOf(now.person)), now.person, { base: second.address })
    const again: Client = await person.socket(table.id, table.key)
    expect(again.own?.decision?.step).toBe("activate")
    expect(again.own?.draft.undone).toEqual(["activate 1"])
    await again.request({ do: "redo" })
    expect(again.own?.draft.choices).toEqual(["activate 1"])
    again.close()
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
