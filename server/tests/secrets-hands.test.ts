import { at, range, seeded } from "@railhead/engine"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import type { Client } from "./client.ts"
import { closeAll, handInSheets, Listener, must, quiet, running, sampleBox, seated } from "./hostile-table.ts"
import { leaks } from "./secrets-leaks.ts"
import { startTestServer } from "./start.ts"

let server: Running
let eve: Listener
beforeAll(async () => {
  server = await startTestServer({}, { extraBox: sampleBox })
  eve = await Listener.guest(server.address, "Eve")
})
afterAll(() => server.stop())

/** The table as somebody sees it, but for the time of day. */
async function look(person: Listener, id: string): Promise<string> {
  return (await (await person.send("GET", `/api/tables/${id}`)).text()).replace(/"now":\d+/, `"now":0`)
}

interface Line {
  readonly seat?: number
  readonly choice?: string
}

async function ledger(person: Listener, id: string): Promise<Line[]> {
  const { ledger: lines } = JSON.parse(await look(person, id)) as { ledger: Line[] }
  return lines
}

describe("a draft", () => {
  it("is told to its seat alone: others get no message and see the same bytes", async () => {
    const table = await running(server.address, { open: true })
    await handInSheets(table.clients)
    const [ana, ben] = [at(table.clients, 0), at(table.clients, 1)]
    const spectator = await eve.socket(table.id)
    await quiet()
    const others = [ben, at(table.clients, 2), spectator]
    const counts = others.map(client => client.messages.length)
    const people = [at(table.people, 1), at(table.people, 2), eve]
    const before = await Promise.all(people.map(person => look(person, table.id)))
    const same = async () => {
      await quiet(20)
      expect(others.map(client => client.messages.length)).toEqual(counts)
      expect(await Promise.all(people.map(person => look(person, table.id)))).toEqual(before)
    }
    for (const choice of ["dig", "deeper", "deeper"]) must(await ana.choose(choice))
    await same()
    for (const request of ["undo", "redo", "restart", "redo"]) must(await ana.request({ do: request }))
    await same()
    expect((await ana.choose("work")).type).toBe("error")
    await same()
    spectator.close()
    closeAll(table)
  })

  it("does not wake those who wait for changes", async () => {
    const table = await running(server.address, { open: true })
    const { seq } = JSON.parse(await look(eve, table.id)) as { seq: number }
    let woken = false
    const waiting = eve.send("GET", `/api/tables/${table.id}/changes?after=${seq}`).then(() => {
      woken = true
    })
    must(await at(table.clients, 0).choose("note 3"))
    must(await at(table.clients, 0).request({ do: "undo" }))
    await quiet(350)
    expect(woken).toBe(false)
    must(await at(table.clients, 1).request({ do: "chat", text: "wake up" }))
    await waiting
    closeAll(table)
  })
})

describe("a sealed answer", () => {
  it("on a sheet is in nobody's ledger, view or events until all are shown", async () => {
    const table = await running(server.address, { open: true })
    const [ana, ben, cleo] = table.clients as [Client, Client, Client]
    for (const choice of ["note 3", "note 1", "hand-in"]) must(await ana.choose(choice))
    for (const choice of ["note 0", "note 4", "hand-in"]) must(await ben.choose(choice))
    for (const [person, seat] of [
      [at(table.people, 0), 0],
      [at(table.people, 1), 1],
      [at(table.people, 2), 2],
      [eve, -1],
    ] as const) {
      const told = (await ledger(person, table.id)).filter(line => line.seat !== seat)
      expect(told.map(line => line.choice ?? "").filter(choice => choice.startsWith("note"))).toEqual([])
    }
    for (const choice of ["note 1", "note 1", "hand-in"]) must(await cleo.choose(choice))
    const open = (await ledger(eve, table.id)).map(line => line.choice ?? "")
    expect(open.filter(choice => choice.startsWith("note"))).toEqual([
      "note 3",
      "note 1",
      "note 0",
      "note 4",
      "note 1",
      "note 1",
    ])
    closeAll(table)
  })

  it("in a duel is not told to the other before that one has answered", async () => {
    const table = await running(server.address, { open: true })
    await handInSheets(table.clients)
    const [ana, ben] = [at(table.clients, 0), at(table.clients, 1)]
    must(await ana.choose("duel 1"))
    must(await ana.choose(at(ana.own?.decision?.choices ?? [], 0)))
    for (const person of [at(table.people, 1), at(table.people, 2), eve]) {
      const told = await ledger(person, table.id)
      expect(told.some(line => line.seat === 0 && line.choice?.startsWith("tile"))).toBe(false)
    }
    await ben.until(() => ben.own?.decision?.step === "playTile")
    must(await ben.choose(at(ben.own?.decision?.choices ?? [], 0)))
    expect((await ledger(eve, table.id)).filter(line => line.choice?.startsWith("tile"))).toHaveLength(2)
    closeAll(table)
  })
})

describe("a hand", () => {
  it("is in no byte that another gets in whole games, by sockets, looks, ledgers and undos", async () => {
    for (const game of range(4)) {
      const table = await running(server.address, { open: true, options: { rush: game % 2 === 1 } })
      const spectator = await eve.socket(table.id)
      const looks: [string, number][] = []
      const looking = setInterval(async () => {
        for (const [seat, person] of table.people.entries()) looks.push([await look(person, table.id), seat])
        looks.push([await look(eve, table.id), -1])
      }, 40)
      const undos = at(table.clients, game % 3)
      await Promise.all([
        ...table.clients.map((client, i) => client.playOut(seeded(`hands ${game} ${i}`))),
        (async () => {
          while (undos.status === "running") {
            await undos.request({ do: at(["undo", "redo", "restart"], game % 3) }).catch(() => {})
            await quiet(60)
          }
        })(),
      ])
      clearInterval(looking)
      await quiet(100)
      for (const [seat, client] of [...table.clients, spectator].entries())
        for (const message of client.messages) expect(leaks(message, seat < 3 ? seat : -1)).toEqual([])
      for (const [text, seat] of looks) expect(leaks(JSON.parse(text), seat)).toEqual([])
      expect(looks.length).toBeGreaterThan(0)
      spectator.close()
      closeAll(table)
    }
  })

  it("is not shown to who sat there before the game began", async () => {
    const table = await seated(server.address, { open: true })
    const path = `/api/tables/${table.id}/seats/1`
    await at(table.people, 1).ask("DELETE", path)
    await eve.ask("POST", path, {})
    const owner = await eve.socket(table.id)
    await at(table.people, 0).ask("POST", `/api/tables/${table.id}/start`, {})
    await owner.until(() => owner.own !== null)
    const ben = at(table.clients, 1)
    await ben.until(() => ben.status === "running")
    must(await owner.choose("note 1"))
    must(await at(table.clients, 0).choose("note 1"))
    await quiet()
    for (const message of ben.messages) {
      expect(message.own ?? null).toBeNull()
      expect(leaks(message, -1)).toEqual([])
    }
    expect((await ben.choose("note 1")).error?.code).toBe("not-asked")
    owner.close()
    closeAll(table)
  })
})
