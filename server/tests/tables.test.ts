import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import { Person } from "./client.ts"
import { asked, leave, seat } from "./seating.ts"
import { startTestServer } from "./start.ts"

let server: Running
beforeAll(async () => {
  server = await startTestServer({}, { extraBox: new URL("./sample-box.ts", import.meta.url).href })
})
afterAll(() => server.stop())

interface Listed {
  id: string
  taken: boolean[]
  people: ({ name: string; bot: string | null } | null)[]
  yourTurn: boolean
  yourSeat: number
  key?: string
}

describe("around a table", () => {
  it("open tables are in the lobby, private ones are not", async () => {
    const [ana, ben] = await Promise.all([Person.guest(server.address, "Ana"), Person.guest(server.address, "Ben")])
    const open = await ana.ask<{ id: string }>("POST", "/api/tables", { game: "gold-west", seats: 2, open: true })
    const hidden = await ana.ask<{ id: string }>("POST", "/api/tables", { game: "gold-west", seats: 2 })
    const lobby = await ben.ask<{ tables: Listed[] }>("GET", "/api/tables")
    expect(lobby.tables.map(table => table.id)).toContain(open.id)
    expect(lobby.tables.map(table => table.id)).not.toContain(hidden.id)
    const mine = await ana.ask<{ tables: Listed[] }>("GET", "/api/tables?mine=true")
    expect(mine.tables.map(table => table.id).sort()).toEqual([open.id, hidden.id].sort())
    expect(mine.tables.every(table => table.key !== undefined)).toBe(true)
  })

  it("lists tell who sits where", async () => {
    const ana = await Person.guest(server.address, "Ana")
    const wish = { game: "gold-west", seats: 3, open: true, bots: ["greedy"] }
    const { id } = await ana.ask<{ id: string }>("POST", "/api/tables", wish)
    const lobby = await ana.ask<{ tables: Listed[] }>("GET", "/api/tables")
    const listed = lobby.tables.find(table => table.id === id)
    expect(listed?.taken).toEqual([true, false, true])
    expect(listed?.people).toEqual([{ name: "Ana", bot: null }, null, { name: "greedy", bot: "greedy" }])
  })

  it("one may get up before the start, and free seats are filled with bots", async () => {
    const [ana, ben] = await Promise.all([Person.guest(server.address, "Ana"), Person.guest(server.address, "Ben")])
    const { id, key } = await ana.ask<{ id: string; key: string }>("POST", "/api/tables", {
      game: "gold-west",
      seats: 3,
    })
    await ben.ask("POST", `/api/tables/${id}/seats/1?key=${key}`, {})
    expect((await ana.send("POST", `/api/tables/${id}/start`, {})).status).toBe(400)
    await ben.ask("DELETE", `/api/tables/${id}/seats/1?key=${key}`)
    const begun = await ana.ask<{ status: string; seats: { bot: string | null }[] }>(
      "POST",
      `/api/tables/${id}/start`,
      { fill: "random" },
    )
    expect(begun.status).toBe("running")
    expect(begun.seats.map(sitting => sitting.bot)).toEqual([null, "random", "random"])
  })

  it("of two who sit down at one place at once, one does", async () => {
    const people = await Promise.all(["Ana", "Ben", "Cleo"].map(name => Person.guest(server.address, name)))
    const [ana, ben, cleo] = people
    const table = await ana?.ask<{ id: string }>("POST", "/api/tables", { game: "gold-west", seats: 2, open: true })
    const answers = await Promise.all(
      [ben, cleo].map(person => person?.send("POST", `/api/tables/${table?.id}/seats/1`, {})),
    )
    expect(answers.map(answer => answer?.status).sort()).toEqual([200, 409])
  })

  it("my-turn lists say where it is my turn", async () => {
    const table = await seat(server.address, ["Ana", "Ben"])
    const now = await asked(table.clients)
    const turns = await Promise.all(
      table.people.map(person => person.ask<{ tables: Listed[] }>("GET", "/api/tables?mine=true")),
    )
    const mine = turns.map(list => list.tables.find(listed => listed.id === table.id)?.yourTurn)
    expect(mine).toEqual(table.people.map(person => person === now.person))
    leave(table)
  })

  it("spectators see the table, its chat, and nobody's own part; they cannot move", async () => {
    const table = await seat(server.address, ["Ana", "Ben"], { open: true })
    const eve = await (await Person.guest(server.address, "Eve")).socket(table.id)
    expect(eve.messages[0]).toMatchObject({ type: "welcome", own: null })
    expect((await eve.request({ do: "choose", choice: "activate 0" })).error?.code).toBe("not-asked")
    await eve.request({ do: "chat", text: "good luck" })
    const [ana] = table.clients
    await ana?.until(() => ana.messages.some(message => message.chat?.some(line => line.text === "good luck")))
    eve.close()
    leave(table)
  })

  it("a reader does not see the chat of those they muted", async () => {
    const table = await seat(server.address, ["Ana", "Ben"])
    const [ana, ben] = table.people
    await ana?.ask("PUT", `/api/mutes/${ben?.id}`).catch(() => {})
    const again = await ana?.socket(table.id, table.key)
    await table.clients[1]?.request({ do: "chat", text: "psst" })
    await again?.request({ do: "chat", text: "hello" })
    await again?.until(() => again.messages.some(message => message.chat?.some(line => line.text === "hello")))
    expect(again?.messages.some(message => message.chat?.some(line => line.text === "psst"))).toBe(false)
    again?.close()
    leave(table)
  })

  it("whoever leaves is played by a bot and may come back", async () => {
    const table = await seat(server.address, ["Ana", "Ben"])
    const [ana, ben] = table.clients
    await ana?.request({ do: "leave" })
    await ben?.until(() => ben.about?.seats[0]?.away === "greedy")
    // The bot plays Ana's turns whenever it is hers; Ben plays his.
    for (let i = 0; i < 6; i++) {
      await ben?.until(() => (ben.own?.decision?.choices.length ?? 0) > 0)
      await ben?.choose(ben.own?.decision?.choices[0] ?? "")
    }
    await ana?.request({ do: "back" })
    await ana?.until(() => ana.about?.seats[0]?.away === null)
    leave(table)
  })

  it("a game ends without result when all agree", async () => {
    const table = await seat(server.address, ["Ana", "Ben"])
    const [ana, ben] = table.clients
    await ana?.request({ do: "abandon", yes: true })
    expect(ana?.status).toBe("running")
    await ben?.request({ do: "abandon", yes: true })
    await ana?.until(() => ana.status === "abandoned")
    expect((await ana?.choose("activate 0"))?.error?.code).toBe("over")
    leave(table)
  })

  it("a rematch seats everybody one place further on", async () => {
    const table = await seat(server.address, ["Ana", "Ben"])
    for (const client of table.clients) await client.request({ do: "abandon", yes: true })
    const next = await table.people[0]?.ask<{ seats: { name: string }[] }>(
      "POST",
      `/api/tables/${table.id}/rematch`,
      {},
    )
    expect(next?.seats.map(sitting => sitting.name)).toEqual(["Ben", "Ana"])
    leave(table)
  })
})
