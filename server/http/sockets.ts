// One socket for each viewer and table: the whole table first, then what changes; requests in, errors out.
import type { IncomingMessage, Server } from "node:http"
import type { Duplex } from "node:stream"
import type { Logger } from "pino"
import { Compile } from "typebox/compile"
import { type RawData, type WebSocket, WebSocketServer } from "ws"
import { HttpError } from "../people/errors.ts"
import type { People } from "../people/people.ts"
import type { Person } from "../people/person.ts"
import type { Store } from "../storage/store.ts"
import type { Hall } from "../tables/hall.ts"
import { givenAt } from "../tables/race.ts"
import { carryOut, TableRequest } from "../tables/requests.ts"
import type { Room, Viewer } from "../tables/room.ts"
import { Delay } from "./delay.ts"
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
/** Tables one person may have open at once, counting every tab. */
const SOCKETS_EACH = 40
/** Milliseconds for which a session that was good is taken to be good still. */
const SESSION_TRUST = 1000
/** Milliseconds after which a silent connection is asked whether anybody is there, and whether they are signed in. */
const HEARTBEAT = 30_000

/** Milliseconds for clients to say goodbye when the server stops. */
const FAREWELL = 1000

const request = Compile(TableRequest)

/** Somebody at the other end of a socket. */
interface Attendee {
  readonly ws: WebSocket
  readonly room: Room
  readonly user: Person
  readonly session: string | undefined
  readonly viewer: Viewer
  /** Messages it may still send, and when that was worked out. */
  allowance: number
  countedAt: number
  checkedAt: number
  answers: boolean
  readonly delay: Delay
}

export class Sockets {
  private readonly setup: SocketSetup
  private readonly wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false })
  private readonly attendees = new Set<Attendee>()
  private readonly heartbeat: NodeJS.Timeout

  constructor(setup: SocketSetup) {
    this.setup = setup
    setup.server.on("upgrade", (incoming, socket, head) => {
      // From here on nobody else listens: a connection that breaks now would end the process.
      socket.on("error", () => socket.destroy())
      this.upgrade(incoming, socket, head).catch(error => refuse(socket, this.told(error)))
    })
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref()
  }

  get open(): number {
    return this.wss.clients.size
  }

  close(): void {
    clearInterval(this.heartbeat)
    for (const socket of this.wss.clients) socket.close(1001, "the server stops")
    // Who does not answer the farewell does not hold up the stop.
    setTimeout(() => this.wss.clients.forEach(socket => void socket.terminate()), FAREWELL)
    this.wss.close()
  }

  private async upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { people, hall, store } = this.setup
    const { origin, host = "" } = incoming.headers
    if (origin !== undefined && !this.setup.allows(origin, host))
      throw new HttpError(403, "not-allowed", "this page may not open sockets here")
    const [path = "", query = ""] = (incoming.url ?? "").split("?", 2)
    const id = /^\/api\/tables\/([^/]+)\/socket$/.exec(path)?.[1]
    if (id === undefined) throw new HttpError(404, "not-found", "there is no such socket")
    const session = sessionIdOf(incoming)
    const user = await people.userOf(session)
    if (!user) throw new HttpError(401, "not-signed-in", "sign in first, as a guest or with an account")
    const room = await enter(hall, id, user.id, new URLSearchParams(query).get("key") ?? "")
    const muted = new Set(await store.mutedBy(user.id))
    if ([...this.attendees].filter(attendee => attendee.user.id === user.id).length >= SOCKETS_EACH)
      throw new HttpError(429, "too-many", `you have ${SOCKETS_EACH} sockets open; close some first`)
    this.wss.handleUpgrade(incoming, socket, head, ws => {
      const now = Date.now()
      const viewer = viewerOf(ws, room, user.id, muted)
      const counting = { allowance: BURST, countedAt: now, checkedAt: now, answers: true, delay: new Delay() }
      this.attend({ ws, room, user, session, viewer, ...counting })
    })
  }

  private attend(attendee: Attendee): void {
    const { ws, room, viewer } = attendee
    this.attendees.add(attendee)
    measure(attendee)
    // One message after the other, in the order in which they came.
    let queue: Promise<unknown> = this.welcome(attendee)
    ws.on("message", (data, binary) => {
      attendee.answers = true
      if (ws.readyState !== ws.OPEN) return
      if (!mayGoOn(attendee)) ws.close(1008, "too many messages")
      else {
        const given = givenAt(Date.now(), attendee.delay.oneWay)
        queue = queue.then(() => this.receive(attendee, data, binary, given))
      }
    })
    ws.on("pong", () => {
      attendee.answers = true
      attendee.delay.answered(Date.now())
    })
    ws.on("close", () => {
      this.attendees.delete(attendee)
      if (!room.viewers.delete(viewer)) return
      room.lastUsed = Date.now()
      room.tellAbout()
    })
    // What does not fit the protocol (too large, no UTF-8) is closed with its code by the library itself.
    ws.on("error", () => {})
  }

  private async welcome({ ws, room, viewer }: Attendee): Promise<void> {
    try {
      await room.run(async () => {
        viewer.seat = seatOf(room, viewer.user)
        await room.welcome(viewer)
        // Who left meanwhile would be told for ever.
        if (ws.readyState === ws.OPEN) room.viewers.add(viewer)
      })
      room.tellAbout()
    } catch (error) {
      viewer.send(JSON.stringify({ type: "error", re: null, ...this.told(error).body }))
      ws.close(1011, "the table cannot be shown")
    }
  }

  private async receive(attendee: Attendee, data: RawData, binary: boolean, given: number): Promise<void> {
    const { ws, room, user, viewer } = attendee
    let re: number | string | null = null
    try {
      if (ws.readyState !== ws.OPEN) return
      const { id, ...body } = parse(data, binary)
      if (typeof id === "number" || (typeof id === "string" && id.length <= 64)) re = id
      else if (id !== undefined) throw badRequest("the id of a message is a number or a short text")
      if (!(await this.signedIn(attendee))) return
      if (!request.Check(body))
        throw badRequest('not a request: {"do":"choose","choice":"…","ask":…,"count":…} and the like')
      viewer.seat = seatOf(room, user.id)
      await carryOut(room, body, { user: user.id, name: user.name, seat: viewer.seat, given })
      viewer.send(JSON.stringify({ type: "done", re, seq: room.story.told }))
    } catch (error) {
      viewer.send(JSON.stringify({ type: "error", re, ...this.told(error).body }))
    }
  }

  /** Who signs out, or changes the password, also closes the sockets that were opened before. */
  private async signedIn(attendee: Attendee): Promise<boolean> {
    if (Date.now() - attendee.checkedAt < SESSION_TRUST) return true
    attendee.checkedAt = Date.now()
    if (await this.setup.people.userOf(attendee.session)) return true
    attendee.ws.close(1008, "signed out")
    return false
  }

  private beat(): void {
    for (const attendee of this.attendees) {
      if (!attendee.answers) attendee.ws.terminate()
      else {
        attendee.answers = false
        measure(attendee)
        this.signedIn(attendee).catch(error => this.told(error))
      }
    }
  }

  private told(error: unknown): ReturnType<typeof tellError> {
    const told = tellError(error)
    if (told.status === 500)
      this.setup.log.error({ error: error instanceof Error ? error.stack : String(error) }, "socket failed")
    return told
  }
}

function viewerOf(ws: WebSocket, room: Room, user: string, muted: ReadonlySet<string>): Viewer {
  return {
    user,
    muted,
    seat: seatOf(room, user),
    send(text) {
      if (ws.bufferedAmount > LARGEST_BACKLOG) ws.terminate()
      else if (ws.readyState === ws.OPEN) ws.send(text)
    },
  }
}

/** Asks whether anybody is there: how soon they answer tells how far away they are. */
function measure({ ws, delay }: Attendee): void {
  delay.asked(Date.now())
  ws.ping()
}

/** Takes one message off the allowance; false if there was none left. */
function mayGoOn(attendee: Attendee): boolean {
  const now = Date.now()
  const regained = ((now - attendee.countedAt) / 1000) * PER_SECOND
  attendee.allowance = Math.min(BURST, attendee.allowance + regained) - 1
  attendee.countedAt = now
  return attendee.allowance >= 0
}

function badRequest(message: string): HttpError {
  return new HttpError(400, "bad-request", message)
}

function parse(data: RawData, binary: boolean): { readonly [key: string]: unknown } {
  const object = binary ? null : objectIn(data.toString())
  if (!object) throw new HttpError(400, "bad-json", "a message is one JSON object, in a frame of text")
  return object
}

function objectIn(text: string): { readonly [key: string]: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function refuse(socket: Duplex, { status, body }: ReturnType<typeof tellError>): void {
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}
