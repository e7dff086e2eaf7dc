// People around a table, for tests.
import { type Client, Person } from "./client.ts"

export interface Seated {
  readonly id: string
  readonly key: string
  readonly seedHash: string
  readonly people: readonly Person[]
  readonly clients: readonly Client[]
}

/** As many guests as names, seated in order, each with a socket, and the game begun. */
export async function seat(base: string, names: readonly string[], wish: object = {}): Promise<Seated> {
  const people = await Promise.all(names.map(name => Person.guest(base, name)))
  const [first, ...others] = people
  if (!first) throw new Error("nobody sits down")
  const bots = "bots" in wish && Array.isArray(wish.bots) ? wish.bots.length : 0
  const body = { game: "gold-west", seats: people.length + bots, ...wish }
  const table = await first.ask<{ id: string; key: string; seedHash: string }>("POST", "/api/tables", body)
  for (const [i, person] of others.entries())
    await person.ask("POST", `/api/tables/${table.id}/seats/${i + 1}?key=${table.key}`, {})
  const clients = await Promise.all(people.map(person => person.socket(table.id, table.key)))
  await first.ask("POST", `/api/tables/${table.id}/start`, {})
  await Promise.all(clients.map(client => client.until(() => client.status === "running" && client.own !== null)))
  return { ...table, people, clients }
}

/** The client that is asked now. */
export async function asked(clients: readonly Client[]): Promise<Client> {
  const ready = () => clients.find(client => (client.own?.decision?.choices.length ?? 0) > 0)
  await Promise.race(clients.map(client => client.until(() => ready() !== undefined)))
  const client = ready()
  if (!client) throw new Error("nobody is asked")
  return client
}

export function leave({ clients }: Seated): void {
  for (const client of clients) client.close()
}
