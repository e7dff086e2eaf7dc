// What comes back through `load` and `imagine` is checked before anything trusts it.
import { beforeEach, describe, expect, it } from "vitest"
import { Desk } from "../desk.ts"
import { answerLine } from "../engine.ts"

type Damage = (data: Data) => unknown

interface Data {
  [field: string]: unknown
  agenda: { [field: string]: unknown }[]
  asides: unknown[]
  players: { [field: string]: unknown }[]
  up: number[]
  random: number[]
}

let desk = new Desk()

async function ask(request: object) {
  return JSON.parse(JSON.stringify(await answerLine(desk, JSON.stringify({ id: 7, ...request }))))
}

/** `s1` is asked where to store a token's goods, so that the top step has fields of its own. */
beforeEach(async () => {
  desk = new Desk()
  await ask({ do: "new", game: "gold-west", seats: 2, seed: "damage" })
  for (;;) {
    const { seat, step, choices } = (await ask({ do: "decision", state: "s1" })).decisions[0]
    if (step === "store") return
    await ask({ do: "apply", state: "s1", seat, choice: choices[0] })
  }
})

/** Loads what `damage` made of the state: refused with what is wrong, and nothing has changed. */
async function refused(damage: Damage): Promise<void> {
  const before = await ask({ do: "hash", state: "s1" })
  const { data } = await ask({ do: "dump", state: "s1" })
  const damaged = damage(data)
  const answer = await ask({ do: "load", game: "gold-west", data: damaged })
  expect([String(damage), answer]).toEqual([
    String(damage),
    {
      id: 7,
      error: expect.objectContaining({ code: expect.stringMatching(/^bad-/), message: expect.stringMatching(/\S/) }),
    },
  ])
  expect(await ask({ do: "hash", state: "s1" })).toEqual(before)
}

/** The state with some fields replaced. */
function but(fields: object): Damage {
  return data => ({ ...data, ...fields })
}

function without(field: string): Damage {
  return ({ [field]: _gone, ...data }) => data
}

/** The state with its top step replaced by what `change` makes of it. */
function topStep(change: (step: { [field: string]: unknown }) => unknown): Damage {
  return data => ({ ...data, agenda: [...data.agenda.slice(0, -1), change(data.agenda.at(-1) ?? {})] })
}

describe("a damaged state is refused by load", () => {
  it("when it is no state at all", async () => {
    for (const data of [undefined, null, 1, "state", [], {}]) await refused(() => data)
  })

  it("when it is of another game, or of no such number of seats", async () => {
    for (const fields of [{ game: "chess" }, { seats: 7 }, { seats: "2" }, { seats: 3 }]) await refused(but(fields))
  })

  it("when a field is missing, unknown, or of another type", async () => {
    for (const field of ["random", "turn", "agenda", "asides", "numbers", "players", "up"])
      await refused(without(field))
    for (const fields of [{ extra: 1 }, { turn: "1" }, { turn: 1.5 }, { up: {} }, { up: ["x"] }, { players: null }])
      await refused(but(fields))
    await refused(data => ({ ...data, players: data.players.map(({ camps: _camps, ...player }) => player) }))
    await refused(data => ({ ...data, players: data.players.slice(1) }))
  })

  it("when an option is unknown or has a wrong value", async () => {
    await refused(but({ options: { whitewater: "yes" } }))
    await refused(but({ options: { blackwater: true } }))
  })

  it("when its options are missing or no object: nothing may be guessed", async () => {
    await refused(without("options"))
    for (const options of [null, "whitewater", []]) await refused(but({ options }))
  })

  it("when a step is unknown or has no seat or number", async () => {
    await refused(topStep(step => ({ ...step, do: "dance" })))
    await refused(topStep(step => ({ ...step, seat: "0" })))
    await refused(topStep(({ no: _no, ...step }) => step))
    await refused(topStep(() => null))
    await refused(but({ agenda: "store" }))
    for (const asides of [[], [[]], [[], [], []], [[], [{ do: "dance" }]]]) await refused(but({ asides }))
  })

  it("when a step asks a seat that is not at the table", async () => {
    await refused(topStep(step => ({ ...step, seat: 5 })))
    await refused(topStep(step => ({ ...step, seat: -7 })))
  })

  it("when a step lacks a field of its own, or has it of another type", async () => {
    await refused(topStep(({ token: _token, ...step }) => step))
    await refused(topStep(step => ({ ...step, token: "wood" })))
  })

  it("when a list of fixed length is cut or too long", async () => {
    await refused(data => ({ ...data, up: data.up.slice(1) }))
    await refused(data => ({ ...data, up: [...data.up, -2] }))
    await refused(data => ({ ...data, random: data.random.slice(1) }))
    await refused(data => ({ ...data, players: data.players.map(player => ({ ...player, supply: [] })) }))
  })
})

describe("a damaged view is refused by imagine", () => {
  const imagine = async (change: (view: { [field: string]: unknown }) => unknown) => {
    const { id: _id, ...view } = await ask({ do: "view", state: "s1", seat: 0 })
    return ask({ do: "imagine", game: "gold-west", view: change(view) })
  }
  const bad = { id: 7, error: { code: "bad-request" } }

  it("when it is no view, or its seat, state or pools are missing", async () => {
    for (const view of [null, 1, "view", [], {}]) expect(await imagine(() => view)).toMatchObject(bad)
    for (const field of ["seat", "state", "pools"])
      expect(await imagine(({ [field]: _gone, ...view }) => view)).toMatchObject(bad)
    expect(await imagine(view => ({ ...view, pools: { gold: "all" } }))).toMatchObject(bad)
  })

  it("when its seat is not at the table", async () => {
    for (const seat of [2, 99, -3]) expect(await imagine(view => ({ ...view, seat }))).toMatchObject(bad)
  })

  it("when its pools do not hold as many pieces as lie hidden", async () => {
    expect(await imagine(view => ({ ...view, pools: {} }))).toMatchObject(bad)
  })
})
