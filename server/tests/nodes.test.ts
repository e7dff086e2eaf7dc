// Several nodes on one PostgreSQL: any of them may take any move, and any of them may die.
import {
  at,
  below,
  decision,
  front,
  type GameRecord,
  range,
  readRecord,
  replay,
  ruleOf,
  score,
  seeded,
} from "@railhead/engine"
import { goldWest } from "@railhead/games/gold-west"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, Person } from "./client.ts"
import { type NodeProcess, startNode } from "./node-process.ts"
import { ask, startPostgres, type TestPostgres } from "./postgres.ts"

let postgres: TestPostgres
const nodes: NodeProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  // Both at once, on an empty database.
  nodes.push(...(await Promise.all([start(), start()])))
})
afterAll(async () => {
  await Promise.all(nodes.map(node => node.kill()))
  await postgres.stop()
})

function start(): Promise<NodeProcess> {
  return startNode({ DATABASE_URL: postgres.url })
}

/** The same person at another node: a cookie counts on all of them. */
function personAt(node: number, { cookie, id }: Person): Person {
  return Object.assign(new Person(at(nodes, node).address), { cookie, id })
}

/** Plays random legal choices, and goes to the other node when the own one is gone. */
class Player {
  readonly seat: number
  /** Choices that the server said were done. */
  readonly done: string[] = []
  node: number
  /** Sent, and not answered yet. */
  private flying: string | null = null
  private readonly person: Person
  private readonly random: number[]

  constructor(person: Person, seat: number, node: number) {
    this.person = person
    this.seat = seat
    this.node = node
    this.random = seeded(`nodes ${seat}`)
  }

  /** Until the game is over. `sent` is called with every choice that is on its way. */
  async playOut(table: string, sent: (player: Player) => void): Promise<void> {
    for (;;) {
      const client = await personAt(this.node, this.person).socket(table)
      const over = await this.play(client, sent)
      client.close()
      if (over) return
      this.node = 1 - this.node
    }
  }

  /** Until the game is over (true) or the node is gone. */
  private async play(client: Client, sent: (player: Player) => void): Promise<boolean> {
    try {
      for (;;) {
        await this.settleFlying(client)
        await client.until(() => client.status === "over" || (client.own?.decision?.choices.length ?? 0) > 0, 20_000)
        if (client.status === "over") return true
        const { own } = client
        const choices = own?.decision?.choices ?? []
        this.flying = at(choices, below(this.random, choices.length))
        const answering = client.choose(this.flying)
        sent(this)
        const { type, error } = await answering
        if (type === "done") this.done.push(this.flying)
        // Refused for a reason, it was not taken; after an error inside nobody knows.
        if (error?.code !== "internal") this.flying = null
        if (type !== "done" && client.own === own) await client.until(() => client.own !== own, 500).catch(() => {})
      }
    } catch (error) {
      if (!client.closed) throw error
      return false
    }
  }

  /** Whether a choice that was not answered was taken is told by the count of the seat's messages. */
  private async settleFlying(client: Client): Promise<void> {
    if (this.flying === null) return
    const taken = () => client.own?.count === this.done.length + 1
    // What a dead node wrote last may still be on its way to this one.
    if (client.status !== "over") await client.until(taken, 500).catch(() => {})
    expect([this.done.length, this.done.length + 1]).toContain(client.own?.count)
    if (taken()) this.done.push(this.flying)
    this.flying = null
  }
}

async function newTable(wish: object = {}): Promise<{ id: string; people: Person[] }> {
  const people = await Promise.all([0, 1, 0, 1].map((node, i) => Person.guest(at(nodes, node).address, `Player ${i}`)))
  const [first = new Person("")] = people
  const { id, key } = await first.ask<{ id: string; key: string }>("POST", "/api/tables", {
    game: "gold-west",
    seats: 4,
    ...wish,
  })
  for (const [i, person] of people.entries())
    if (i > 0) await person.ask("POST", `/api/tables/${id}/seats/${i}?key=${key}`, {})
  return { id, people }
}

async function recordOf(id: string, person: Person): Promise<GameRecord> {
  return readRecord(await (await person.send("GET", `/api/tables/${id}/record`)).text())
}

/** Plays a finished record again; for each seat what it chose itself, without the ends of turns the server answers. */
function choicesOf(record: GameRecord, seats: number): string[][] {
  const chosen = range(seats).map((): string[] => [])
  let answered = false
  const { table, differsFrom } = replay(goldWest, record, (t, line) => {
    if (!line) return
    if (line.kind === "choice" && !answered) chosen[line.seat]?.push(line.text)
    const next = record.lines[record.lines.indexOf(line) + 1]
    const step = next?.kind === "choice" ? front(t.state, next.seat) : null
    answered = next?.kind === "choice" && !!step && ruleOf(t, step).ends && decision(t, next.seat)?.choices.length === 1
  })
  expect(differsFrom).toBeNull()
  expect(score(table.rules, table.state).final).toBe(true)
  return chosen
}

async function begin(): Promise<{ id: string; people: Person[]; players: Player[] }> {
  const { id, people } = await newTable()
  await personAt(1, at(people, 0)).ask("POST", `/api/tables/${id}/start`, {})
  return { id, people, players: people.map((person, i) => new Player(person, i, i % 2)) }
}

/** The record is the same everywhere, whole, and holds what each player was told was done, once. */
async function checkRecord(id: string, people: readonly Person[], players: readonly Player[]): Promise<void> {
  const record = await recordOf(id, personAt(0, at(people, 0)))
  expect(await recordOf(id, personAt(1, at(people, 1)))).toEqual(record)
  const chosen = choicesOf(record, players.length)
  for (const { seat, done } of players) expect(chosen[seat]).toEqual(done)
  const rows = await ask(postgres.url, "select seq from events where table_id = $1 order by seq", [id])
  expect(rows).toEqual(rows.map((_, i) => ({ seq: i + 1 })))
}

describe("two nodes", () => {
  it("carry a game to its end though each of them is killed once, and lose and double no choice", async () => {
    const { id, people, players } = await begin()
    const kill = async (node: number) => {
      const dead = at(nodes, node).kill()
      nodes[node] = await start()
      await dead
    }
    let count = 0
    let first: Promise<void> | null = null
    let second: Promise<void> | null = null
    const sent = ({ node }: Player) => {
      count++
      // A node dies while it has a choice in its hands.
      if (count > 40 && node === 1) first ??= kill(1)
      if (count > 120 && node === 0) second ??= (first ?? Promise.resolve()).then(() => kill(0))
    }
    await Promise.all(players.map(player => player.playOut(id, sent)))
    expect([first, second]).not.toContain(null)
    await Promise.all([first, second])
    await checkRecord(id, people, players)
  }, 25_000)

  it("live through broken lines to the database, and lose and double no choice", async () => {
    const { id, people, players } = await begin()
    let count = 0
    const sent = () => {
      if (++count % 40 === 0) void breakLines()
    }
    await Promise.all(players.map(player => player.playOut(id, sent)))
    expect(players.map(({ node }) => node)).toEqual([0, 1, 0, 1])
    await checkRecord(id, people, players)
  }, 25_000)
})

/** Ends every connection to the database but its own. */
function breakLines(): Promise<unknown[]> {
  return ask(
    postgres.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  ).catch(() => [])
}
