// What a seat cannot know never leaves the engine: views, imagined states and bots over the protocol.
import { at, below, canonical, seeded } from "@railhead/engine"
import { beforeEach, describe, expect, it } from "vitest"
import { Desk } from "../desk.ts"
import { answerLine } from "../engine.ts"

interface Seen {
  readonly seat: number
  readonly state: Board
  readonly pools: { readonly [pool: string]: number[] }
}

interface Board {
  readonly random: number[]
  readonly down: number[]
  readonly up: number[]
  readonly box: number[][]
}

interface Asked {
  readonly over: boolean
  readonly decisions: readonly { readonly seat: number; readonly choices: readonly string[] }[]
}

interface Thought {
  readonly choice: string
  readonly considered: readonly { readonly choice: string; readonly value: number; readonly share: number }[]
}

let desk = new Desk()

async function ask<T>(request: object): Promise<T> {
  const { id, ...answer } = JSON.parse(JSON.stringify(await answerLine(desk, JSON.stringify({ id: 1, ...request }))))
  expect(id).toBe(1)
  expect(answer.error).toBeUndefined()
  return answer
}

async function playOn(state: string, seed: string, most: number): Promise<boolean> {
  const random = seeded(seed)
  for (let made = 0; made < most; made++) {
    const { over, decisions } = await ask<Asked>({ do: "decision", state })
    if (over) return true
    const { seat, choices } = at(decisions, 0)
    await ask({ do: "apply", state, seat, choice: at(choices, below(random, choices.length)) })
  }
  return false
}

async function imagined(request: object): Promise<string> {
  return (await ask<{ state: string }>({ do: "imagine", ...request })).state
}

async function board(state: string): Promise<Board> {
  return (await ask<{ data: Board }>({ do: "dump", state })).data
}

/** Whoever is asked now. */
async function asked(state = "s1") {
  return at((await ask<Asked>({ do: "decision", state })).decisions, 0)
}

/** `s1`: two seats, some turns into the game, so that tokens lie face down, face up and in the box. */
beforeEach(async () => {
  desk = new Desk()
  await ask({ do: "new", game: "gold-west", seats: 2, seed: "secrets" })
  await playOn("s1", "opening", 25)
})

describe("a view over the protocol", () => {
  for (const seat of [0, 1, null])
    it(`for ${seat === null ? "a spectator" : `seat ${seat}`} has no face-down token and no random numbers`, async () => {
      const seen = await ask<Seen>({ do: "view", state: "s1", seat })
      const whole = await board("s1")
      expect(whole.down.filter(kind => kind >= 0).length).toBeGreaterThan(10)
      expect(whole.box.flat().every(kind => kind >= 0)).toBe(true)
      expect(whole.random.some(n => n !== 0)).toBe(true)

      expect(seen.seat).toBe(seat ?? -1)
      expect(seen.state.random).toEqual([0, 0, 0, 0])
      expect(seen.state.down).toEqual(whole.down.map(kind => Math.min(kind, -1)))
      expect(seen.state.box).toEqual(whole.box.map(tokens => tokens.map(() => -1)))
      expect(seen.state.up).toEqual(whole.up)
      const hidden = [...whole.down, ...whole.box.flat()].filter(kind => kind >= 0)
      const inPools = Object.values(seen.pools).flat()
      expect(inPools.sort((a, b) => a - b)).toEqual(hidden.sort((a, b) => a - b))
    })

  it("of two states that differ only in what nobody has seen is the same bytes, and so is the decision", async () => {
    const { seat } = await asked()
    const [a, b] = [await imagined({ state: "s1", seat, seed: "a" }), await imagined({ state: "s1", seat, seed: "b" })]
    expect((await board(a)).down).not.toEqual((await board(b)).down)
    for (const viewer of [0, 1, null]) {
      const [one, other] = [
        await ask({ do: "view", state: a, seat: viewer }),
        await ask({ do: "view", state: b, seat: viewer }),
      ]
      expect(JSON.stringify(one)).toBe(JSON.stringify(other))
    }
    const more = { do: "decision", blocked: true, interrupts: true }
    expect(await ask({ ...more, state: a })).toEqual(await ask({ ...more, state: b }))
  })
})

describe("imagine over the protocol", () => {
  it("makes from a handle and a seat a whole state that fits the view and plays on to the end", async () => {
    const seen = await ask<Seen>({ do: "view", state: "s1", seat: 0 })
    const state = await imagined({ state: "s1", seat: 0, seed: "world" })
    const whole = await board(state)
    expect([...whole.down, ...whole.box.flat()]).not.toContain(-1)
    expect(whole.random).not.toEqual((await board("s1")).random)
    expect(canonical(await ask({ do: "view", state, seat: 0 }))).toBe(canonical(seen))
    expect(await playOn(state, "to the end", 1000)).toBe(true)
  })

  it("makes the same from the view itself, given in full", async () => {
    const seen = await ask<Seen>({ do: "view", state: "s1", seat: 1 })
    const fromHandle = await imagined({ state: "s1", seat: 1, seed: "world" })
    const fromView = await imagined({ game: "gold-west", view: seen, seed: "world" })
    expect(await board(fromView)).toEqual(await board(fromHandle))
    expect(await playOn(fromView, "to the end", 1000)).toBe(true)
  })

  it("leaves the state it came from as it was", async () => {
    const before = await ask({ do: "hash", state: "s1" })
    await playOn(await imagined({ state: "s1", seat: null }), "on", 20)
    expect(await ask({ do: "hash", state: "s1" })).toEqual(before)
  })
})

describe("a bot over the protocol", () => {
  it("answers with a legal choice and what it considered, the best first", async () => {
    const { seat, choices } = await asked()
    const { choice, considered } = await ask<Thought>({ do: "bot", state: "s1", seat, level: "greedy" })
    expect(choices).toContain(choice)
    expect(considered.map(c => c.choice).sort()).toEqual([...choices].sort())
    expect(considered[0]?.choice).toBe(choice)
    const values = considered.map(c => c.value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    expect(choices).toContain((await ask<Thought>({ do: "bot", state: "s1", seat, level: "random" })).choice)
  })

  it("says the same again, and changes nothing", async () => {
    const { seat } = await asked()
    const before = await ask({ do: "hash", state: "s1" })
    const first = await ask({ do: "bot", state: "s1", seat })
    expect(await ask({ do: "bot", state: "s1", seat })).toEqual(first)
    expect(await ask({ do: "hash", state: "s1" })).toEqual(before)
  })

  it("answers in time when it is told how long it may think", async () => {
    const { seat, choices } = await asked()
    const { choice, considered } = await ask<Thought>({ do: "bot", state: "s1", seat, level: "marshal", ms: 0.001 })
    expect(choices).toContain(choice)
    expect(considered.filter(({ share }) => share > 0).length).toBeLessThanOrEqual(2)
  })

  it("says the same in two states that its seat cannot tell apart (DESIGN 7)", async () => {
    const { seat } = await asked()
    for (const level of ["greedy", "random"]) {
      const told = new Set<string>()
      for (const seed of ["a", "b", "c", "d", "e", "f"]) {
        const state = await imagined({ state: "s1", seat, seed })
        told.add(JSON.stringify(await ask<Thought>({ do: "bot", state, seat, level })))
      }
      expect([level, told.size]).toEqual([level, 1])
    }
  })
})
