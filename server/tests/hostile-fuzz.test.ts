import { at, below, range, seeded } from "@railhead/engine"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import type { Client } from "./client.ts"
import { closeAll, Listener, running, type Seated, sampleBox } from "./hostile-table.ts"
import { startTestServer } from "./start.ts"

let server: Running
beforeAll(async () => {
  server = await startTestServer({}, { extraBox: sampleBox })
})
afterAll(() => server.stop())

const requests: readonly object[] = [
  { do: "choose", choice: "work", ask: 3, count: 3 },
  { do: "choose", choice: "note 2" },
  { do: "choose", choice: "hand-in" },
  { do: "choose", choice: "draw 2" },
  { do: "choose", choice: "exchange 1" },
  { do: "choose", choice: "duel 1" },
  { do: "choose", choice: "pass" },
  { do: "undo", count: 1 },
  { do: "redo" },
  { do: "restart" },
  { do: "chat", text: "hello" },
  { do: "byHand", on: true },
  { do: "standing", step: "consent", choice: "agree" },
  { do: "takeBack", kept: 1 },
  { do: "answerTakeBack", yes: false },
  { do: "abandon", yes: false },
  { do: "leave" },
  { do: "back" },
]
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  2 ** 53,
  "",
  "\u0000",
  "x".repeat(300),
  [],
  {},
  [[]],
  "work",
]
const bits: readonly string[] = ['"', "{", "}", "[", "]", ",", ":", "\\", "\\u0000", "\ud83d", "é", "0", "-", "e9", " "]

/** A valid message, as it is or spoilt: a value, a key, or some characters of its text. */
function spoilt(random: number[]): string {
  const message: Record<string, unknown> = { id: below(random, 1000), ...at(requests, below(random, requests.length)) }
  const keys = Object.keys(message)
  const key = at(keys, below(random, keys.length))
  const way = below(random, 6)
  if (way === 0) message[key] = odd[below(random, odd.length)]
  if (way === 1) delete message[key]
  if (way === 2) message[at(["seat", "__proto__", "constructor", "user", "commit"], below(random, 5))] = message[key]
  let text = JSON.stringify(message)
  if (way >= 4)
    for (const _ of range(1 + below(random, 3))) {
      const where = below(random, text.length)
      text = text.slice(0, where) + at(bits, below(random, bits.length)) + text.slice(where + below(random, 3))
    }
  return text
}

function answered(client: Client): number {
  return client.messages.filter(({ type }) => type === "done" || type === "error").length
}

/** Everything it was told is of a known kind, and every refusal has a code and a message without the inside in it. */
function checkTold(client: Client): void {
  for (const { type, error } of client.messages) {
    expect(["welcome", "change", "about", "done", "error"]).toContain(type)
    if (type !== "error") continue
    expect(error?.code).toMatch(/^[a-z-]+$/)
    expect(error?.message).not.toMatch(/\.ts:|node_modules|\n/)
    expect(["internal", "stuck"]).not.toContain(error?.code)
  }
}

async function fuzzTable(table: Seated, strangers: readonly Listener[], random: number[]): Promise<number> {
  const people = [at(table.people, 0), at(table.people, 1), ...strangers]
  const sockets = await Promise.all(people.flatMap(person => [0, 1].map(() => person.socket(table.id))))
  await Promise.all(
    sockets.map(async socket => {
      for (const _ of range(58)) socket.ws.send(spoilt(random))
      await socket.until(() => answered(socket) === 58)
    }),
  )
  sockets.forEach(checkTold)
  for (const socket of sockets) socket.close()
  return sockets.length * 58
}

describe("10,000 spoilt messages over sockets", () => {
  it("are all answered, while another table plays on and memory stays where it was", async () => {
    const random = seeded("spoilt messages")
    const strangers = await Promise.all(["Eve", "Mallory", "Trudy"].map(name => Listener.guest(server.address, name)))
    const beside = await running(server.address, { game: "gold-west", seats: 2 })
    const playing = Promise.all(beside.clients.map((client, i) => client.playOut(seeded(`beside ${i}`))))
    const before = process.memoryUsage().heapUsed
    let sent = 0
    while (sent < 10_000) {
      const table = await running(server.address, { open: true })
      // The third seat plays as it should, so that the game gets somewhere.
      const third = at(table.clients, 2)
      void third.playOut(seeded(`third ${sent}`)).catch(() => {})
      sent += await fuzzTable(table, strangers, random)
      expect(["running", "over"]).toContain((await server.store.table(table.id))?.status)
      closeAll(table)
    }
    await playing
    expect(beside.clients.map(client => client.status)).toEqual(["over", "over"])
    closeAll(beside)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(250 * 1024 * 1024)
  }, 60_000)
})

describe("1,000 spoilt requests over HTTP", () => {
  it("are refused with a code and a message, or do what they say", async () => {
    const other = await startTestServer({}, { extraBox: sampleBox })
    const table = await running(other.address, { open: true })
    const eve = await Listener.guest(other.address, "Eve")
    const random = seeded("spoilt requests")
    const paths = ["", "/do", "/do", "/do", "/seats/1", "/start", "/rematch", "/record"]
    const wish = { game: "sample", seats: 3, options: { rush: true }, bots: ["greedy"], pace: { kind: "untimed" } }
    const statuses = new Map<number, number>()
    const one = async (i: number) => {
      const person = i % 2 === 0 ? eve : at(table.people, i % 3)
      const make = below(random, 4) === 0
      let path = make ? "/api/tables" : `/api/tables/${table.id}${at(paths, below(random, paths.length))}`
      if (below(random, 8) === 0) {
        const where = 5 + below(random, path.length - 5)
        path = path.slice(0, where) + encodeURIComponent(at(bits, below(random, 9))) + path.slice(where + 1)
      }
      const method = at(["POST", "POST", "POST", "PUT", "DELETE", "GET"], below(random, 6))
      const whole = JSON.stringify(wish)
      const where = below(random, whole.length)
      const body = make ? whole.slice(0, where) + at(bits, below(random, 8)) + whole.slice(where + 1) : spoilt(random)
      const answer = await fetch(`${other.address}${path}`, {
        method,
        headers: { cookie: person.cookie, origin: other.address, "content-type": "application/json" },
        ...(method === "GET" ? {} : { body: body.toWellFormed() }),
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const text = await answer.text()
      if (answer.status < 400) return
      expect(JSON.parse(text)).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
      expect(text).not.toMatch(/\.ts:|node_modules/)
    }
    for (const i of range(50)) await Promise.all(range(20).map(j => one(i * 20 + j)))
    const failed = [...statuses].filter(([status]) => status >= 500)
    expect(failed).toEqual([])
    expect((await eve.send("GET", `/api/tables/${table.id}`)).status).toBe(200)
    closeAll(table)
    await other.stop()
  }, 60_000)
})
