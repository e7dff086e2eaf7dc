import { at } from "@railhead/engine"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import type { Client } from "./client.ts"
import { closeAll, handInSheets, type Listener, must, running, type Seated, sampleBox } from "./hostile-table.ts"
import { startTestServer } from "./start.ts"

let server: Running
let table: Seated
beforeAll(async () => {
  server = await startTestServer({}, { extraBox: sampleBox })
})
afterAll(() => server.stop())

/** Two turns with draws behind them: twelve choices and more in the record. */
beforeEach(async () => {
  table = await running(server.address)
  await handInSheets(table.clients)
  for (const client of table.clients.slice(0, 2)) {
    await client.until(() => client.own?.decision?.step === "act")
    must(await client.choose("seek"))
  }
  return () => closeAll(table)
})

async function choices(): Promise<string[]> {
  const { story } = (await server.hall.room(table.id)) ?? {}
  return story?.lines.flatMap(line => (line.kind === "choice" ? [`${line.seat} ${line.text}`] : [])) ?? []
}

async function look(person: Listener): Promise<string> {
  const text = await (await person.send("GET", `/api/tables/${table.id}?key=${table.key}`)).text()
  return text.replace(/"now":\d+/, `"now":0`)
}

describe("a take-back beyond the barrier", () => {
  it("needs everybody: who asks cannot answer for others, and one no ends it", async () => {
    const [ana, ben, cleo] = table.clients as [Client, Client, Client]
    const before = await choices()
    must(await ana.request({ do: "takeBack", kept: 9 }))
    must(await ana.request({ do: "answerTakeBack", yes: true }))
    must(await ben.request({ do: "answerTakeBack", yes: true }))
    expect(await choices()).toEqual(before)
    must(await cleo.request({ do: "answerTakeBack", yes: false }))
    expect((await ben.request({ do: "answerTakeBack", yes: true })).error?.code).toBe("not-asked")
    expect(await choices()).toEqual(before)
  })

  it("is refused for more choices than there are, and void when somebody has gone on", async () => {
    const [ana, ben, cleo] = table.clients as [Client, Client, Client]
    const before = await choices()
    expect((await ana.request({ do: "takeBack", kept: before.length })).error?.code).toBe("bad-request")
    must(await ana.request({ do: "takeBack", kept: 9 }))
    must(await ben.request({ do: "answerTakeBack", yes: true }))
    must(await cleo.choose("pass"))
    expect((await cleo.request({ do: "answerTakeBack", yes: true })).error?.code).toBe("not-asked")
    expect((await choices()).length).toBeGreaterThan(before.length)
  })

  it("holds after the position was loaded anew: what was undone does not come back", async () => {
    const [ana, ben, cleo] = table.clients as [Client, Client, Client]
    must(await ana.request({ do: "takeBack", kept: 9 }))
    for (const client of [ben, cleo]) must(await client.request({ do: "answerTakeBack", yes: true }))
    expect(await choices()).toHaveLength(9)
    const before = await Promise.all(table.people.map(look))
    const room = await server.hall.room(table.id)
    room?.forgetPosition()
    expect(await Promise.all(table.people.map(look))).toEqual(before)
    must(await at(table.clients, 0).request({ do: "choose", choice: "work" }))
  })
})
