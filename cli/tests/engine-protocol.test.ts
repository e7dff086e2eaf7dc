import { at, below, hashOf, num, seeded, sum } from "@railhead/engine"
import { gameIds } from "@railhead/games"
import { describe, expect, it } from "vitest"
import { Desk } from "../desk.ts"
import { answerLine } from "../engine.ts"

interface Handle {
  readonly state: string
}

interface Asked {
  readonly over: boolean
  readonly decisions: readonly {
    readonly seat: number
    readonly ask: number
    readonly step: string
    readonly rule: string
    readonly prompt: string
    readonly choices: readonly string[]
    readonly blocked?: readonly { readonly choice: string; readonly rule: string; readonly reason: string }[]
  }[]
  readonly interrupts?: readonly { readonly seat: number; readonly choices: readonly string[] }[]
}

interface Applied {
  readonly events: readonly { readonly did: string; readonly what?: readonly number[] }[]
  readonly crossed: boolean
}

interface Sheet {
  readonly final: boolean
  readonly rows: readonly { readonly id: string; readonly rule: string; readonly points: readonly number[] }[]
  readonly totals: readonly number[]
  readonly places: readonly number[]
}

/** A desk that is spoken to in lines, with one table of two seats as `s1`. */
class Client {
  readonly desk = new Desk()
  private id = 0

  static async seated(seed: string, options = {}): Promise<Client> {
    const client = new Client()
    await client.ask({ do: "new", game: "gold-west", seats: 2, seed, options })
    return client
  }

  async ask<T>(request: object): Promise<T> {
    const id = ++this.id
    const answer = JSON.parse(JSON.stringify(await answerLine(this.desk, JSON.stringify({ id, ...request }))))
    expect(answer).toMatchObject({ id })
    expect(answer.error).toBeUndefined()
    const { id: _id, ...rest } = answer
    return rest
  }

  async decision(state = "s1") {
    return at((await this.ask<Asked>({ do: "decision", state })).decisions, 0)
  }

  async hash(state = "s1"): Promise<string> {
    return (await this.ask<{ hash: string }>({ do: "hash", state })).hash
  }

  /** Makes up to `most` random choices, the same ones for the same seed; answers how many it made. */
  async playOn(state: string, seed: string, most: number): Promise<number> {
    const random = seeded(seed)
    for (let made = 0; made < most; made++) {
      const { over, decisions } = await this.ask<Asked>({ do: "decision", state })
      if (over) return made
      const { seat, ask, choices } = at(decisions, 0)
      await this.ask<Applied>({ do: "apply", state, seat, ask, choice: at(choices, below(random, choices.length)) })
    }
    return most
  }
}

describe("the engine protocol: tables and their questions", () => {
  it("games names every game with its seat counts, version and options with defaults", async () => {
    const { games } = await new Client().ask<{ games: object[] }>({ do: "games" })
    expect(games.map(game => ("game" in game ? game.game : null))).toEqual(gameIds)
    expect(at(games, 0)).toMatchObject({
      game: "gold-west",
      seats: [2, 4],
      version: expect.any(Number),
      options: [
        { id: "whitewater", default: false },
        { id: "board", default: "random" },
      ],
    })
  })

  it("new gives a handle; the same seed and options give the same game, another seed another", async () => {
    const client = new Client()
    const hashes: string[] = []
    for (const [seed, options] of [
      ["a"],
      ["a", { whitewater: false, board: "random" }],
      ["b"],
      ["a", { whitewater: true }],
    ]) {
      const { state } = await client.ask<Handle>({ do: "new", game: "gold-west", seats: 3, seed, options })
      hashes.push(await client.hash(state))
    }
    expect(hashes[1]).toBe(hashes[0])
    expect(new Set(hashes).size).toBe(3)
  })

  it("decision tells who is asked what, under which rule, with every legal choice", async () => {
    const client = await Client.seated("protocol")
    const answer = await client.ask<Asked>({ do: "decision", state: "s1" })
    expect(answer.over).toBe(false)
    expect(Object.keys(answer).sort()).toEqual(["decisions", "over"])
    const asked = at(answer.decisions, 0)
    expect(Object.keys(asked).sort()).toEqual(["ask", "choices", "prompt", "rule", "seat", "step"])
    expect(asked).toMatchObject({ step: "activate", rule: "GW-5.1", choices: ["activate 0", "activate 1"] })
    expect(asked.prompt).toMatch(/^Choose a section of your supply track/)
  })

  it("decision takes seat, blocked, interrupts and lang", async () => {
    const client = await Client.seated("protocol")
    const { seat } = await client.decision()
    const of = (more: object) => client.ask<Asked>({ do: "decision", state: "s1", ...more })
    expect((await of({ seat })).decisions).toHaveLength(1)
    expect((await of({ seat: 1 - seat })).decisions).toEqual([])
    expect((await of({ interrupts: true })).interrupts).toEqual([])
    expect(at((await of({ lang: "fr" })).decisions, 0).prompt).toMatch(/^Choisissez une case de votre piste Réserve/)
    const { choices, blocked = [] } = at((await of({ blocked: true })).decisions, 0)
    expect(blocked).toMatchObject([
      { choice: "activate 2", rule: "GW-5.1", reason: "emptySection" },
      { choice: "activate 3", rule: "GW-5.1", reason: "emptySection" },
    ])
    expect(choices).toEqual(["activate 0", "activate 1"])
  })

  it("apply tells the events, and whether the choice crossed the barrier", async () => {
    const client = await Client.seated("protocol")
    const { seat, ask } = await client.decision()
    const first = await client.ask<Applied>({ do: "apply", state: "s1", seat, ask, choice: "activate 0" })
    expect(first.crossed).toBe(false)
    expect(first.events.map(event => event.did)).toEqual(["activated", "arrived"])
    const build = await client.decision()
    const second = await client.ask<Applied>({ do: "apply", state: "s1", seat, choice: at(build.choices, 0) })
    expect(second.events.map(event => event.did)).toContain("moved")
    expect(second.crossed).toBe(true)
  })

  it("apply as a seat or a spectator shows what that viewer sees: tokens turned up are open to all", async () => {
    const client = await Client.seated("protocol")
    const { seat } = await client.decision()
    await client.ask({ do: "apply", state: "s1", seat, choice: "activate 0" })
    const choice = at((await client.decision()).choices, 0)
    const told: Applied[] = []
    for (const more of [{}, { as: 0 }, { as: 1 }, { as: null }]) {
      const { state } = await client.ask<Handle>({ do: "clone", state: "s1" })
      told.push(await client.ask<Applied>({ do: "apply", state, seat, choice, ...more }))
    }
    const turnedUp = told[0]?.events.filter(event => event.did === "moved") ?? []
    expect(turnedUp.length).toBeGreaterThan(0)
    for (const { what } of turnedUp) expect(what).toHaveLength(1)
    for (const one of told) expect(one).toEqual(told[0])
  })

  it("timeout is null where no step has a limit", async () => {
    const client = await Client.seated("protocol")
    const { seat } = await client.decision()
    expect(await client.ask({ do: "timeout", state: "s1", seat })).toEqual({ choice: null })
  })
})

describe("the engine protocol: copies of a state", () => {
  it("a state dumped and loaded is the same and goes on the same", async () => {
    const client = await Client.seated("copies", { whitewater: true })
    await client.playOn("s1", "before", 40)
    const { game, data } = await client.ask<{ game: string; data: object }>({ do: "dump", state: "s1" })
    expect(await client.hash()).toBe(hashOf(data))
    const { state } = await client.ask<Handle>({ do: "load", game, data })
    expect(await client.hash(state)).toBe(await client.hash())
    for (const part of ["one", "two", "three"]) {
      expect(await client.playOn(state, part, 15)).toBe(await client.playOn("s1", part, 15))
      expect(await client.hash(state)).toBe(await client.hash())
    }
  })

  it("a clone goes on the same, is never seen in its origin, keeps its record, and can be freed", async () => {
    const client = await Client.seated("copies")
    await client.playOn("s1", "before", 30)
    const before = await client.hash()
    const { state } = await client.ask<Handle>({ do: "clone", state: "s1" })
    await client.playOn(state, "on", 30)
    expect(await client.hash()).toBe(before)
    await client.playOn("s1", "on", 30)
    expect(await client.hash()).toBe(await client.hash(state))
    expect(await client.ask({ do: "record", state })).toEqual(await client.ask({ do: "record", state: "s1" }))
    expect(await client.ask({ do: "free", state })).toEqual({})
    expect(await client.hash()).toMatch(/^[0-9a-f]{32}$/)
  })

  it("a record replays to the same state, with no difference, and is carried on", async () => {
    const client = await Client.seated("copies")
    await client.playOn("s1", "before", 60)
    const { record } = await client.ask<{ record: string }>({ do: "record", state: "s1" })
    expect(record).toMatch(/^railhead 1\ngame gold-west\nversion \d+\nseats 2\noptions \{.*\}\nseed copies\n# turn 1 /)
    const replayed = await client.ask<Handle & { differsFrom: number | null }>({ do: "replay", record })
    expect(replayed.differsFrom).toBeNull()
    expect(await client.ask({ do: "record", state: replayed.state })).toEqual({ record })
    await client.playOn("s1", "on", 20)
    await client.playOn(replayed.state, "on", 20)
    expect(await client.ask({ do: "record", state: replayed.state })).toEqual(
      await client.ask({ do: "record", state: "s1" }),
    )
  })
})

describe("the engine protocol: a whole game", () => {
  it("two seats play at random to the end; the score is final and the record replays", async () => {
    const client = await Client.seated("whole game")
    const early = await client.ask<Sheet>({ do: "score", state: "s1" })
    expect(early.final).toBe(false)
    expect(await client.playOn("s1", "to the end", 1000)).toBeLessThan(1000)
    expect(await client.ask({ do: "decision", state: "s1" })).toEqual({ over: true, decisions: [] })
    const sheet = await client.ask<Sheet>({ do: "score", state: "s1" })
    expect(sheet.final).toBe(true)
    expect(sheet.places).toContain(1)
    for (const seat of [0, 1]) expect(sum(sheet.rows.map(row => num(row.points, seat)))).toBe(sheet.totals[seat])
    for (const row of sheet.rows) expect(row.rule).toMatch(/^GW-\d+/)
    for (const seat of [0, 1, null]) expect(await client.ask({ do: "score", state: "s1", seat })).toEqual(sheet)
    const { record } = await client.ask<{ record: string }>({ do: "record", state: "s1" })
    const { state } = await client.ask<Handle>({ do: "replay", record })
    expect(await client.hash(state)).toBe(await client.hash())
  })
})
