// One socket for each viewer and table: the whole table first, then what changes; requests in, errors out.
import type { IncomingMessage, Server } from "node:http"
import type { Duplex } from "node:stream"
import type { Logger } from "pino"
import { Compile } from "typebox/compile"
import { type RawData, type WebSocket, WebSocketServer } from "ws"
import type { People } from "../people/people.ts"
import type { Store } from "../storage/store.ts"
import type { Hall } from "../tables/hall.ts"
import { carryOut, TableRequest } from "../tables/requests.ts"
import type { Room, Viewer } from "../tables/room.ts"
import { enter, seatOf, tellError } from "./doors.ts"
import { sessionIdOf } from "./guard.ts"

export interface SocketSetup {
  readonly server: Server
  readonly hall: Hall
  readonly people: People
  readonly store: Store
  readonly log: Logger
  /** May a page of this origin open a socket? */
  allows(origin: string, host: string): boolean
}

const LARGEST_FRAME = 16 * 1024
/** Messages a socket may send at once, and per second after that. */
const BURST = 60
const PER_SECOND = 20
/** A client that does not read what it is sent is let go rather than kept in memory. */
const LARGEST_BACKLOG = 4 * 1024 * 1024

const request = Compile(TableRequest)

export class Sockets {
  private readonly setup: SocketSetup
  private readonly wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false })

  constructor(setup: SocketSetup) {
    this.setup = setup
    setup.server.on("upgrade", (incoming, socket, head) => {
      this.upgrade(incoming, socket, head).catch(error => {
        const { status, body } = tellError(error)
        refuse(socket, status, body.error.message)
      })
    })
  }

  get open(): number {
    return this.wss.clients.size
  }

  close(): void {
    for (const socket of this.wss.clients) socket.close(1001, "the server stops")
    this.wss.close()
  }

  private async upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { people, hall, store } = this.setup
    const { origin, host = "" } = incoming.headers
    if (origin !== undefined && !this.setup.allows(origin, host))
      return refuse(socket, 403, "this page may not open sockets here")
    const url = new URL(incoming.url ?? "/", "http://here")
    const id = /^\/api\/tables\/([^/]+)\/socket$/.exec(url.pathname)?.[1]
    if (id === undefined) return refuse(socket, 404, "there is no such socket")
    const user = await people.userOf(sessionIdOf(incoming))
    if (!user) return refuse(socket, 401, "sign in first, as a guest or with an account")
    const room = await enter(hall, id, user.id, url.searchParams.get("key") ?? "")
    const muted = new Set(await store.mutedBy(user.id))
    this.wss.handleUpgrade(incoming, socket, head, ws => {
      void this.attend(ws, room, { id: user.id, name: user.name }, muted)
    })
  }

  private async attend(
    ws: WebSocket,
    room: Room,
    user: { id: string; name: string },
    muted: ReadonlySet<string>,
  ): Promise<void> {
    const viewer: Viewer = {
      user: user.id,
      seat: seatOf(room, user.id),
      muted,
      send(text) {
        if (ws.bufferedAmount > LARGEST_BACKLOG) ws.terminate()
        else if (ws.readyState === ws.OPEN) ws.send(text)
      },
    }
    const allowance = { left: BURST, at: Date.now() }
    ws.on("message", data => {
      void this.receive(ws, room, viewer, user, data, allowance)
    })
    ws.on("close", () => {
      room.viewers.delete(viewer)
      room.lastUsed = Date.now()
      room.tellAbout()
    })
    ws.on("error", () => ws.terminate())
    await room.run(async () => {
      await room.welcome(viewer)
      room.viewers.add(viewer)
    })
    room.tellAbout()
  }

  private async receive(
    ws: WebSocket,
    room: Room,
    viewer: Viewer,
    user: { id: string; name: string },
    data: RawData,
    allowance: { left: number; at: number },
  ): Promise<void> {
    const now = Date.now()
    allowance.left = Math.min(BURST, allowance.left + ((now - allowance.at) / 1000) * PER_SECOND)
    allowance.at = now
    let re: unknown = null
    try {
      if (--allowance.left < 0) {
        ws.close(1008, "too many messages")
        return
      }
      const message = parse(data)
      re = message.id ?? null
      const { id: _, ...body } = message
      if (!request.Check(body)) throw Object.assign(new Error("shape"), { shape: true })
      viewer.seat = seatOf(room, user.id)
      await carryOut(room, body, { user: user.id, name: user.name, seat: viewer.seat })
      viewer.send(JSON.stringify({ type: "done", re, seq: room.story.seq }))
    } catch (error) {
      viewer.send(JSON.stringify({ type: "error", re, ...tellSocketError(error) }))
    }
  }
}

function tellSocketError(error: unknown): { error: { code: string; message: string } } {
  if (error instanceof SyntaxError) return { error: { code: "bad-json", message: "a message is one JSON object" } }
  if (error instanceof Error && "shape" in error)
    return {
      error: {
        code: "bad-request",
        message: 'not a request: {"do":"choose","choice":"…","ask":…,"count":…} and the like',
      },
    }
  return tellError(error).body
}

function parse(data: RawData): { readonly [key: string]: unknown } {
  const value: unknown = JSON.parse(data.toString())
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new SyntaxError("not an object")
  return { ...value }
}

function refuse(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ error: { code: "refused", message } })
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
