// For the tests of attacks: tables of the sample game, people who remember every byte, and what must not change.
import { createHash } from "node:crypto"
import { at } from "@railhead/engine"
import type { Running } from "../app.ts"
import { type Client, Person } from "./client.ts"

export const sampleBox = new URL("./sample-box.ts", import.meta.url).href

/** What has broken into other sites. */
export const injections = [
  "' or '1'='1",
  "'; drop table tables; --",
  '" or ""="',
  "../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "constructor",
  "__proto__",
  "<script>alert(1)</script>",
  "%F0%28%8C%28",
]

/** Somebody who keeps everything that the server answered by HTTP. */
export class Listener extends Person {
  readonly heard: string[] = []

  static override async guest(base: string, name: string): Promise<Listener> {
    const person = new Listener(base)
    const { user } = await person.ask<{ user: { id: string } }>("POST", "/api/guests", { name })
    person.id = user.id
    return person
  }

  override async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await super.send(method, path, body)
    this.heard.push(await response.clone().text())
    return response
  }

  /** The status and code of a refusal. */
  async refusal(method: string, path: string, body?: unknown): Promise<[number, string]> {
    return refusalOf(await this.send(method, path, body))
  }
}

/** A refusal has a status, a code, and a message for people without anything of the inside in it. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  const text = await response.text()
  const { error } = JSON.parse(text) as { error?: { code: string; message: string } }
  if (!error?.code || !error.message) throw new Error(`${response.status}, but no error with code and message: ${text}`)
  if (/\n|\.ts:|node_modules|\bat \w+ \(/.test(error.message)) throw new Error(`a stack was told: ${text}`)
  return [response.status, error.code]
}

export interface Seated {
  readonly id: string
  readonly key: string
  readonly people: readonly Listener[]
  readonly clients: readonly Client[]
}

export interface Wish {
  readonly game?: string
  readonly seats?: number
  readonly options?: object
  readonly open?: boolean
}

/** A table with somebody on every seat, which has not begun. */
export async function seated(base: string, { game = "sample", seats = 3, ...more }: Wish = {}): Promise<Seated> {
  const names = ["Ana", "Ben", "Cleo", "Dan"].slice(0, seats)
  const people = await Promise.all(names.map(name => Listener.guest(base, name)))
  const { id, key } = await at(people, 0).ask<{ id: string; key: string }>("POST", "/api/tables", {
    game,
    seats,
    ...more,
  })
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.ask("POST", `/api/tables/${id}/seats/${seat}?key=${key}`, {})
  const clients = await Promise.all(people.map(person => person.socket(id, key)))
  return { id, key, people, clients }
}

/** A table whose game has begun. */
export async function running(base: string, wish: Wish = {}): Promise<Seated> {
  const table = await seated(base, wish)
  await at(table.people, 0).ask("POST", `/api/tables/${table.id}/start`, {})
  await Promise.all(
    table.clients.map(client => client.until(() => client.status === "running" && client.own?.decision !== undefined)),
  )
  return table
}

/** In the sample game everybody writes a sheet and hands it in; then it is the first seat's turn. */
export async function handInSheets(clients: readonly Client[]): Promise<void> {
  for (const client of clients) for (const choice of ["note 1", "note 1", "hand-in"]) must(await client.choose(choice))
  for (const client of clients) await client.until(() => client.own?.decision?.step !== "sheet")
  const first = at(clients, 0)
  await first.until(() => first.own?.decision?.step === "act")
}

export function must(answer: { readonly type: string }): void {
  if (answer.type !== "done") throw new Error(`refused: ${JSON.stringify(answer)}`)
}

/** Everything that is kept of a table: of a refused request there must be nothing in it. */
export async function kept(server: Running, table: string): Promise<string> {
  const { updated_at, ...row } = (await server.store.table(table)) ?? { updated_at: 0 }
  const all = JSON.stringify([row, await server.store.events(table)])
  return `${"last_seq" in row ? row.last_seq : "?"} ${createHash("sha1").update(all).digest("hex")}`
}

/** Lets everything that is under way arrive. */
export function quiet(ms = 60): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}

export function closeAll(...tables: readonly Pick<Seated, "clients">[]): void {
  for (const { clients } of tables) for (const client of clients) client.close()
}
