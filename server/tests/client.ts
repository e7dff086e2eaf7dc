// A player for tests: signs in, sits down, and plays random legal choices over a real socket.
import { at, below } from "@railhead/engine"
import { WebSocket } from "ws"

export interface Own {
  readonly seat: number
  readonly count: number
  readonly decision: { readonly ask: number; readonly step: string; readonly choices: readonly string[] } | null
  readonly interrupts: readonly string[]
  readonly draft: { readonly choices: readonly string[]; readonly undone: readonly string[] }
  readonly state: { readonly [key: string]: unknown }
  readonly events: readonly { readonly did: string }[]
}

export interface Message {
  readonly type: string
  readonly seq: number
  readonly re?: number
  readonly error?: { readonly code: string; readonly message: string; readonly rule?: string }
  readonly table?: { readonly [key: string]: unknown }
  readonly about?: {
    readonly status: string
    readonly seats: readonly { readonly name: string; readonly away: string | null }[]
    readonly seed?: string
    readonly seedHash: string
  }
  readonly own?: Own | null
  readonly chat?: readonly { readonly name: string; readonly text: string }[]
  readonly ledger?: readonly unknown[]
}

/** HTTP with one person's cookie. */
export class Person {
  readonly base: string
  cookie = ""
  id = ""

  constructor(base: string) {
    this.base = base
  }

  static async guest(base: string, name: string): Promise<Person> {
    const person = new Person(base)
    const { user } = await person.ask<{ user: { id: string } }>("POST", "/api/guests", { name })
    person.id = user.id
    return person
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        origin: this.base,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.get("set-cookie")
    if (cookie) this.cookie = cookie.split(";")[0] ?? ""
    return response
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.send(method, path, body)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json() as Promise<T>
  }

  socket(table: string, key = ""): Promise<Client> {
    return Client.open(this, table, key)
  }
}

/** A socket at a table that remembers what it was told. */
export class Client {
  readonly person: Person
  readonly table: string
  readonly ws: WebSocket
  readonly messages: Message[] = []
  own: Own | null = null
  about: Message["about"]
  status = ""
  seq = 0
  seed: string | undefined
  private readonly waiting = new Set<() => void>()
  private id = 0

  private constructor(person: Person, table: string, ws: WebSocket) {
    this.person = person
    this.table = table
    this.ws = ws
    ws.on("message", data => this.receive(JSON.parse(data.toString())))
    ws.on("close", () => this.wake())
    ws.on("error", () => this.wake())
  }

  static async open(person: Person, table: string, key = ""): Promise<Client> {
    const address = `${person.base.replace("http", "ws")}/api/tables/${table}/socket?key=${key}`
    const ws = new WebSocket(address, { headers: { cookie: person.cookie, origin: person.base } })
    const client = new Client(person, table, ws)
    await new Promise<void>((done, fail) => {
      ws.once("open", done)
      ws.once("unexpected-response", (_request, response) => fail(new Error(`socket refused: ${response.statusCode}`)))
      ws.once("error", fail)
    })
    await client.until(() => client.messages.length > 0)
    return client
  }

  private receive(message: Message): void {
    this.messages.push(message)
    if (message.seq > this.seq) this.seq = message.seq
    if (message.own !== undefined) this.own = message.own
    if (message.about) {
      this.about = message.about
      this.status = message.about.status
      this.seed = message.about.seed
    }
    this.wake()
  }

  private wake(): void {
    for (const waiting of this.waiting) waiting()
  }

  get closed(): boolean {
    return this.ws.readyState >= WebSocket.CLOSING
  }

  /** Waits until something holds, at most ten seconds. */
  until(holds: () => boolean, ms = 10_000): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(
        () => finish(new Error(`timed out; last message: ${JSON.stringify(this.messages.at(-1))?.slice(0, 300)}`)),
        ms,
      )
      const check = () => {
        if (holds()) finish()
        else if (this.closed) finish(new Error("the socket was closed"))
      }
      const finish = (error?: Error) => {
        clearTimeout(timer)
        this.waiting.delete(check)
        if (error) fail(error)
        else done()
      }
      this.waiting.add(check)
      check()
    })
  }

  /** Sends a request and waits for its answer: done or error. */
  async request(body: object): Promise<Message> {
    const id = ++this.id
    const find = () => this.messages.find(message => message.re === id)
    this.ws.send(JSON.stringify({ id, ...body }))
    await this.until(() => find() !== undefined)
    const answer = find()
    if (!answer) throw new Error("no answer")
    return answer
  }

  choose(choice: string, more: object = {}): Promise<Message> {
    return this.request({ do: "choose", choice, ask: this.own?.decision?.ask, count: this.own?.count, ...more })
  }

  /** Plays random legal choices whenever it is asked, until the game is over. */
  async playOut(random: number[]): Promise<void> {
    for (;;) {
      await this.until(() => this.status !== "running" || (this.own?.decision?.choices.length ?? 0) > 0, 30_000)
      if (this.status !== "running") return
      const { choices } = this.own?.decision ?? { choices: [] }
      const before = this.own
      await this.choose(at(choices, below(random, choices.length)))
      if (this.own === before)
        await this.until(() => this.own !== before || this.status !== "running", 5000).catch(() => {})
    }
  }

  close(): void {
    this.ws.terminate()
  }
}
