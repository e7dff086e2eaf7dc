import { at } from "@railhead/engine"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import type { Running } from "../app.ts"
import type { Client, Message } from "./client.ts"
import { closeAll, handInSheets, kept, Listener, quiet, running, type Seated, sampleBox } from "./hostile-table.ts"
import { startTestServer } from "./start.ts"

let server: Running
let table: Seated
let [ana, ben]: readonly Client[] = []
beforeAll(async () => {
  server = await startTestServer({}, { extraBox: sampleBox })
  table = await running(server.address, { open: true })
  await handInSheets(table.clients)
})
afterAll(async () => {
  closeAll(table)
  await server.stop()
})
beforeEach(() => {
  ana = at(table.clients, 0)
  ben = at(table.clients, 1)
})

const code = (message: Message | undefined) => message?.error?.code

/** Does something that must leave no trace on disk and send nothing to anybody but its sender. */
async function unchanged<T>(attempt: () => Promise<T>, sender?: Client): Promise<T> {
  const before = await kept(server, table.id)
  const others = table.clients.filter(client => client !== sender)
  // Who comes and goes is told to all; everything else that is sent follows from something written down.
  const told = () => others.map(client => client.messages.filter(message => message.type !== "about").length)
  const counts = told()
  const answer = await attempt()
  await quiet(10)
  expect(await kept(server, table.id)).toBe(before)
  expect(told()).toEqual(counts)
  return answer
}

describe("a choice is refused and changes nothing", () => {
  it("from a seat that is not asked", async () => {
    const answer = await unchanged(async () => ben?.request({ do: "choose", choice: "work" }), ben)
    expect(["not-asked", "illegal"]).toContain(code(answer))
  })

  it("with a seat in the message: the seat is that of the sender", async () => {
    const answer = await unchanged(async () => ben?.request({ do: "choose", choice: "work", seat: 0 }), ben)
    expect(code(answer)).toBe("bad-request")
  })

  it("from somebody who only watches, by HTTP and by socket", async () => {
    const eve = await Listener.guest(server.address, "Eve")
    for (const body of [
      { do: "choose", choice: "work" },
      { do: "undo" },
      { do: "takeBack", kept: 0 },
      { do: "abandon", yes: true },
      { do: "answerTakeBack", yes: true },
      { do: "standing", step: "act", choice: "pass" },
      { do: "byHand", on: true },
      { do: "leave" },
      { do: "back" },
    ])
      expect(await unchanged(() => eve.refusal("POST", `/api/tables/${table.id}/do`, body))).toEqual([422, "not-asked"])
    const socket = await eve.socket(table.id)
    const answer = await unchanged(() => socket.request({ do: "choose", choice: "work" }), socket)
    expect(code(answer)).toBe("not-asked")
    socket.close()
  })

  it("without a session and with a made-up one, by HTTP and by socket", async () => {
    for (const cookie of [
      "",
      "railhead=",
      `railhead=${"A".repeat(43)}`,
      "railhead=' or 1=1 --",
      "railhead=__proto__",
    ]) {
      const nobody = new Listener(server.address)
      nobody.cookie = cookie
      const refused = await unchanged(() =>
        nobody.refusal("POST", `/api/tables/${table.id}/do`, { do: "choose", choice: "work" }),
      )
      expect(refused).toEqual([401, "not-signed-in"])
      await expect(unchanged(() => nobody.socket(table.id))).rejects.toThrow("socket refused: 401")
    }
    const token = await fetch(`${server.address}/api/tables/${table.id}`, {
      headers: { authorization: `Bearer ${"B".repeat(43)}`, cookie: at(table.people, 0).cookie },
    })
    expect(token.status).toBe(401)
  })

  it("of a session that has ended, also over a socket that was opened before", async () => {
    const fay = await Listener.guest(server.address, "Fay")
    const socket = await fay.socket(table.id)
    const { cookie } = fay
    await fay.send("DELETE", "/api/sessions")
    fay.cookie = cookie
    expect(await fay.refusal("POST", `/api/tables/${table.id}/do`, { do: "chat", text: "x" })).toEqual([
      401,
      "not-signed-in",
    ])
    await quiet(1100)
    const closed = new Promise<number>(done => socket.ws.once("close", done))
    socket.ws.send(JSON.stringify({ do: "chat", text: "I am still here" }))
    expect(await closed).toBe(1008)
    const { story } = (await server.hall.room(table.id)) ?? {}
    expect(story?.chat).toEqual([])
  }, 5000)

  it("for a question of before and for one that has not been put", async () => {
    const ask = ana?.own?.decision?.ask ?? 0
    for (const wrong of [ask - 1, ask + 1, 0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(code(await unchanged(async () => ana?.choose("work", { ask: wrong }), ana))).toBe("stale")
    expect(code(await unchanged(async () => ana?.choose("work", { ask: "1" }), ana))).toBe("bad-request")
  })

  it("with another count of messages than were taken", async () => {
    const count = ana?.own?.count ?? 0
    for (const wrong of [count - 1, count + 1, 10 ** 9])
      for (const body of [{ do: "choose", choice: "work" }, { do: "undo" }, { do: "redo" }, { do: "restart" }])
        expect(code(await unchanged(async () => ana?.request({ ...body, count: wrong }), ana))).toBe("stale")
  })

  it("that is illegal, blocked, malformed or an object's own word", async () => {
    for (const choice of ["post 9", "deeper", "bid 1", "hand-in", "tile 0", "discard wolf", "duel 0"])
      expect(code(await unchanged(async () => ana?.choose(choice), ana))).toBe("illegal")
    for (const choice of ["constructor", "__proto__", "toString", "work\u0000", "WORK", " work", "work ; clock"])
      expect(["malformed", "illegal"]).toContain(code(await unchanged(async () => ana?.choose(choice), ana)))
    for (const choice of ["", "x".repeat(201), 7, null, ["work"], { toString: "work" }])
      expect(code(await unchanged(async () => ana?.request({ do: "choose", choice }), ana))).toBe("bad-request")
  })

  it("when it is sent to a table that has not begun, is over or does not exist", async () => {
    const eve = await Listener.guest(server.address, "Eve")
    const { id } = await eve.ask<{ id: string }>("POST", "/api/tables", { game: "sample", seats: 2 })
    const body = { do: "choose", choice: "work" }
    expect(await eve.refusal("POST", `/api/tables/${id}/do`, body)).toEqual([422, "not-asked"])
    expect(await eve.refusal("POST", "/api/tables/AAAAAAAAAAAA/do", body)).toEqual([404, "unknown-table"])
  })
})

describe("a double click", () => {
  it("does once what the same message sent twice asks for", async () => {
    const count = ana?.own?.count
    const ask = ana?.own?.decision?.ask
    const message = JSON.stringify({ do: "choose", choice: "dig", ask, count })
    const before = ana?.messages.length ?? 0
    ana?.ws.send(message)
    ana?.ws.send(message)
    await ana?.until(() => ana?.messages.slice(before).some(m => m.type === "error") === true)
    const answers = ana?.messages.slice(before).filter(m => m.type === "done" || m.type === "error")
    expect(answers?.map(m => m.type)).toEqual(["done", "error"])
    expect(code(answers?.[1])).toBe("stale")
    expect(ana?.own?.draft.choices).toEqual(["dig"])
    await ana?.request({ do: "undo" })
  })

  it("on undo and redo takes one step only", async () => {
    for (const choice of ["dig", "deeper", "deeper"]) await ana?.choose(choice)
    const count = ana?.own?.count
    const [first, second] = await Promise.all([
      ana?.request({ do: "undo", count }),
      ana?.request({ do: "undo", count }),
    ])
    expect([first?.type, code(second)]).toEqual(["done", "stale"])
    expect(ana?.own?.draft.choices).toEqual(["dig", "deeper"])
    await ana?.request({ do: "restart" })
  })

  it("counts messages of all sockets of a seat together", async () => {
    const second = await at(table.people, 0).socket(table.id)
    const answers = await Promise.all([ana?.choose("dig"), second.choose("dig")])
    expect(answers.map(answer => answer?.type).sort()).toEqual(["done", "error"])
    await ana?.request({ do: "restart" })
    second.close()
  })
})

describe("undo", () => {
  it("is refused where there is nothing to take back, and nothing is written down", async () => {
    for (const what of ["undo", "redo", "restart"] as const) {
      await ben?.until(() => ben?.ws.readyState === WebSocket.OPEN)
      const answer = await unchanged(async () => ben?.request({ do: what, count: ben?.own?.count }), ben)
      expect(answer?.type).toBe("error")
    }
  })
})
