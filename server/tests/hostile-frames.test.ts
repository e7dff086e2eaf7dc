import { connect } from "node:net"
import { at, range } from "@railhead/engine"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import type { Running } from "../app.ts"
import type { Client } from "./client.ts"
import {
  closeAll,
  handInSheets,
  kept,
  Listener,
  must,
  quiet,
  running,
  type Seated,
  sampleBox,
} from "./hostile-table.ts"
import { startTestServer } from "./start.ts"

let server: Running
let table: Seated
let eve: Listener
beforeAll(async () => {
  server = await startTestServer({}, { extraBox: sampleBox })
  table = await running(server.address, { open: true })
  await handInSheets(table.clients)
  eve = await Listener.guest(server.address, "Eve")
})
afterAll(async () => {
  closeAll(table)
  await server.stop()
})

/** After every attack the game goes on. */
afterEach(async () => {
  const ana = at(table.clients, 0)
  must(await ana.choose("dig"))
  must(await ana.request({ do: "undo" }))
  const { ok } = await fetch(`${server.address}/readyz`)
  expect(ok).toBe(true)
})

function closing(client: Client): Promise<number> {
  return new Promise(done => client.ws.once("close", done))
}

async function answerTo(client: Client, frame: string | Buffer): Promise<string | undefined> {
  const before = client.messages.length
  client.ws.send(frame)
  const answer = () =>
    client.messages.slice(before).find(message => message.type === "error" || message.type === "done")
  await client.until(() => answer() !== undefined)
  return answer()?.error?.code ?? answer()?.type
}

describe("a frame is refused and changes nothing", () => {
  it("if it is no JSON, no object, or binary", async () => {
    const socket = await eve.socket(table.id)
    const before = await kept(server, table.id)
    for (const frame of [
      "",
      " ",
      "{",
      "chat",
      "null",
      "7",
      '"chat"',
      "[]",
      '[{"do":"chat"}]',
      '{"do":"chat"',
      "\ufeff{}",
    ])
      expect(await answerTo(socket, frame)).toBe("bad-json")
    expect(await answerTo(socket, Buffer.from('{"do":"chat","text":"binary"}'))).toBe("bad-json")
    expect(await answerTo(socket, Buffer.alloc(100))).toBe("bad-json")
    expect(await kept(server, table.id)).toBe(before)
    socket.close()
  })

  it("if it is no request, or has keys it should not have", async () => {
    const socket = await eve.socket(table.id)
    const before = await kept(server, table.id)
    for (const frame of [
      "{}",
      '{"do":"sit"}',
      '{"do":"__proto__"}',
      '{"do":"chat","text":"x","__proto__":{"seat":0}}',
      '{"__proto__":{"do":"chat","text":"x"}}',
      '{"do":"chat","text":"x","constructor":{"prototype":{"polluted":1}}}',
      '{"do":"choose","choice":"work","seat":0}',
      '{"do":"takeBack","kept":1e999}',
      '{"do":"undo","count":-1}',
      '{"do":"chat","text":["x"]}',
    ])
      expect(await answerTo(socket, frame)).toBe("bad-request")
    expect("polluted" in {}).toBe(false)
    expect(await kept(server, table.id)).toBe(before)
    socket.close()
  })

  it("if it is nested thousands deep, wherever that is", async () => {
    const socket = await eve.socket(table.id)
    const deep = `${"[".repeat(7900)}${"]".repeat(7900)}`
    expect(await answerTo(socket, deep)).toBe("bad-json")
    for (const frame of [
      `{"id":${deep}}`,
      `{"do":${deep}}`,
      `{"id":${deep},"do":"undo"}`,
      `{"id":{"a":1},"do":"undo"}`,
    ])
      expect(await answerTo(socket, frame)).toBe("bad-request")
    socket.close()
  })

  it("if it is too large, or no UTF-8: its socket is closed with the code that says so", async () => {
    const large = await eve.socket(table.id)
    const ended = closing(large)
    large.ws.send(JSON.stringify({ do: "chat", text: "x".repeat(20_000) }))
    expect(await ended).toBe(1009)
    const garbled = await eve.socket(table.id)
    const ended2 = closing(garbled)
    garbled.ws.send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { binary: false })
    expect(await ended2).toBe(1007)
  })
})

describe("too much", () => {
  it("of messages closes the socket with 1008, and what came after it is not carried out", async () => {
    const socket = await eve.socket(table.id)
    const ended = closing(socket)
    const before = (await server.hall.room(table.id))?.story.seq ?? 0
    for (const i of range(300)) socket.ws.send(JSON.stringify({ do: "chat", text: `flood ${i}` }))
    expect(await ended).toBe(1008)
    await quiet()
    const said = ((await server.hall.room(table.id))?.story.seq ?? 0) - before
    expect(said).toBeLessThanOrEqual(61)
  })

  it("of sockets of one person is refused", async () => {
    const ada = await Listener.guest(server.address, "Ada")
    const opened = await Promise.allSettled(range(60).map(() => ada.socket(table.id)))
    const open = opened.flatMap(result => (result.status === "fulfilled" ? [result.value] : []))
    expect(open.length).toBeGreaterThanOrEqual(20)
    await expect(ada.socket(table.id)).rejects.toThrow("socket refused: 429")
    for (const socket of open) socket.close()
    await at(table.clients, 0).until(() => server.hall.watched <= 4)
    ;(await ada.socket(table.id)).close()
  })

  it("of requests is answered with 429 and a reason, on every route", async () => {
    const other = await startTestServer()
    const bob = await Listener.guest(other.address, "Bob")
    for (const _ of range(13)) await Promise.all(range(100).map(() => fetch(`${other.address}/healthz`)))
    expect(await bob.refusal("GET", "/api/me")).toEqual([429, "too-many"])
    expect(await bob.refusal("GET", "/api/tables")).toEqual([429, "too-many"])
    await other.stop()
  })

  it("for a reader that does not read is not kept for it: the socket is let go", async () => {
    const slow = await eve.socket(table.id)
    const talker = await eve.socket(table.id)
    for (const _ of range(50)) must(await talker.request({ do: "chat", text: "x".repeat(490) }))
    const room = await server.hall.room(table.id)
    const before = room?.viewers.size ?? 0
    slow.ws.pause()
    for (const _ of range(60)) {
      for (const _ of range(50)) room?.tellAbout()
      await quiet(1)
      if ((room?.viewers.size ?? 0) < before) break
    }
    expect(room?.viewers.size).toBe(before - 1)
    slow.close()
    talker.close()
  })
})

describe("a connection that breaks", () => {
  it("while the socket is being opened ends nothing and leaves nobody behind", async () => {
    await quiet()
    const before = server.hall.watched
    const head = [
      `GET /api/tables/${table.id}/socket HTTP/1.1`,
      `Host: 127.0.0.1:${server.port}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
      `Cookie: ${eve.cookie}`,
      "\r\n",
    ].join("\r\n")
    for (const i of range(60)) {
      const raw = connect(server.port, "127.0.0.1")
      raw.on("error", () => {})
      await new Promise(done => raw.once("connect", done))
      raw.write(i % 3 === 0 ? head.replace(table.id, "nowhere") : head)
      if (i % 2 === 0) await new Promise(done => setTimeout(done, i % 8))
      raw.resetAndDestroy()
    }
    await quiet(300)
    expect(server.hall.watched).toBe(before)
  })

  it("just after it was made leaves no viewer", async () => {
    const before = server.hall.watched
    for (const _ of range(20)) {
      const ws = new WebSocket(`ws://127.0.0.1:${server.port}/api/tables/${table.id}/socket`, {
        headers: { cookie: eve.cookie },
      })
      ws.on("error", () => {})
      await new Promise(done => ws.once("open", done))
      ws.terminate()
    }
    await quiet(300)
    expect(server.hall.watched).toBe(before)
  })
})
