import { describe, expect, it } from "vitest"
import {
  begin,
  choose,
  compose,
  decision,
  type Game,
  type Module,
  places,
  push,
  type Rules,
  type StepRule,
  score,
  type Table,
} from "../index.ts"
import { sample } from "../sample/game.ts"
import { type SamplePlaces, say } from "../sample/say.ts"
import { player, type Sample, type SampleStep } from "../sample/state.ts"
import { steps } from "../sample/steps.ts"

type SampleModule = Module<Sample, SamplePlaces>
type Dig = Extract<SampleStep, { do: "dig" }>

const always = () => true
const base = sample.compile({ rush: false, length: 1, colours: [] })
const { announce, total, objection, rows } = places<Sample, SamplePlaces>()

function composed(modules: readonly SampleModule[], replaceable = false): Rules<Sample> {
  const own: Record<string, StepRule<Sample>> = { ...steps }
  if (replaceable && own.dig) own.dig = { ...own.dig, replaceable: true }
  return compose<Sample, SamplePlaces>({ ...base, steps: own }, modules)
}

/** A game past its sheets under these rules. */
function started(rules: Rules<Sample>): Table<Sample> {
  const game: Game<Sample> = { ...sample, compile: () => rules }
  const t = begin(game, { seats: 2, seed: "module" }, [])
  for (const seat of [0, 1]) for (const text of ["note 1", "note 1", "hand-in"]) choose(t, seat, text)
  return t
}

describe("rows of a module", () => {
  const wages = (modules: readonly SampleModule[]) => rows(started(composed(modules)), "wages")

  it("are added after those of the base, in the order of the modules", () => {
    const more = (id: string): SampleModule => ({ id, when: always, rows: { wages: [{ id, money: 7 }] } })
    expect(wages([more("one"), more("two")]).map(row => row.id)).toEqual(["base", "one", "two"])
  })

  it("replace the row of the same id in its place", () => {
    const first: SampleModule = { id: "a", when: always, rows: { wages: [{ id: "late", money: 1 }] } }
    const second: SampleModule = { id: "b", when: always, rows: { wages: [{ id: "base", money: 9 }] } }
    expect(wages([first, second])).toEqual([
      { id: "base", money: 9 },
      { id: "late", money: 1 },
    ])
    expect(base.tables.wages).toEqual([{ id: "base", money: 2 }])
  })

  it("come only with the options the module is for", () => {
    const off: SampleModule = { id: "off", when: o => o.rush === true, rows: { wages: [{ id: "off", money: 1 }] } }
    expect(wages([off]).map(row => row.id)).toEqual(["base"])
  })
})

describe("steps of a module", () => {
  const dig: StepRule<Sample, Dig> = { rule: "MOD-1", run: (t, { seat }) => push(t, { do: "climb", seat, depth: 8 }) }

  it("take the place of a step of the base that is `replaceable`", () => {
    const t = started(composed([{ id: "shaft", when: always, steps: { dig } }], true))
    choose(t, 0, "dig")
    expect(player(t.state, 0).points).toBe(8)
    expect(t.rules.steps.get("dig")?.rule).toBe("MOD-1")
  })

  it("are refused in the place of any other, with the names of both", () => {
    expect(() => composed([{ id: "shaft", when: always, steps: { dig } }])).toThrow(/shaft.*"dig"/)
  })

  it("may have new names", () => {
    expect(composed([{ id: "well", when: always, steps: { well: dig } }]).steps.has("well")).toBe(true)
  })
})

describe("moments, sums and questions", () => {
  it("run the handlers of a moment in the order of the modules, and none where there is none", () => {
    const told: string[] = []
    const tells = (id: string): SampleModule => ({
      id,
      when: always,
      at: { turnStart: (_t, { seat }) => told.push(`${id} ${seat}`) },
    })
    const t = started(composed([tells("one"), tells("two")]))
    expect(told).toEqual(["one 0", "two 0"])
    announce(t, "turnStart", { seat: 1 })
    expect(told.slice(2)).toEqual(["one 1", "two 1"])
    expect(() => announce(started(composed([])), "turnStart", { seat: 0 })).not.toThrow()
  })

  it("run steps pushed at a moment before what the base has pushed already", () => {
    const t = started(
      composed([{ id: "m", when: always, at: { turnStart: (t, { seat }) => push(t, { do: "dig", seat, depth: 9 }) } }]),
    )
    expect(decision(t, 0)?.step).toBe("dig")
    choose(t, 0, "stop")
    expect(decision(t, 0)?.step).toBe("act")
  })

  it("add up the terms of a sum, nothing where there are none", () => {
    const adds = (n: number): SampleModule => ({ id: `${n}`, when: always, adds: { wage: (_t, seat) => n + seat } })
    expect(total(started(composed([adds(2), adds(5)])), "wage", 1)).toBe(9)
    expect(total(started(composed([])), "wage", 1)).toBe(0)
    const t = started(composed([adds(2)]))
    choose(t, 0, "work")
    expect(player(t.state, 0).money).toBe(1 + 2 + 2)
  })

  it("forbid by the first objection, and give it as the blocked reason", () => {
    const objects = (id: string, forbidden: number): SampleModule => ({
      id,
      when: always,
      objects: { mayPost: (_t, { post }) => (post === forbidden ? { rule: id, reason: `${id} says no` } : null) },
    })
    const t = started(composed([objects("A", 2), objects("B", 2), objects("C", 3)]))
    expect(objection(t, "mayPost", { seat: 0, post: 2 })).toMatchObject({ rule: "A" })
    expect(objection(t, "mayPost", { seat: 0, post: 1 })).toBeNull()
    const asked = decision(t, 0, { blocked: true })
    expect(asked?.blocked).toMatchObject([
      { choice: "post 2", rule: "A", reason: "A says no" },
      { choice: "post 3", rule: "C", reason: "C says no" },
    ])
    expect(asked?.choices).not.toContain("post 2")
    expect(() => choose(t, 0, "post 3")).toThrow(expect.objectContaining({ code: "illegal", rule: "C" }))
  })
})

describe("what else a module brings", () => {
  it("replaces the score row of its id in its place", () => {
    const doubled = { id: "points", rule: "MOD-1", points: (s: Sample, side: number) => 2 * player(s, side).points }
    const rules = composed([{ id: "m", when: always, score: [doubled] }])
    const t = started(rules)
    player(t.state, 1).points = 4
    const sheet = score(rules, t.state)
    expect(sheet.rows.map(row => [row.id, row.rule])).toEqual([
      ["points", "MOD-1"],
      ...base.score.slice(1).map(row => [row.id, row.rule]),
    ])
    expect(sheet.rows[0]?.points).toEqual([0, 8])
    expect(base.score[0]?.rule).not.toBe("MOD-1")
  })

  it("stands in its place on the score sheet, or last", () => {
    const row = (id: string, after?: string) => ({ id, rule: "MOD", points: () => 1, ...(after ? { after } : {}) })
    const rules = composed([
      { id: "m", when: always, score: [row("x", "points"), row("y"), row("z", "x"), row("w", "nowhere")] },
    ])
    const t = started(rules)
    expect(score(rules, t.state).rows.map(r => r.id)).toEqual(["points", "x", "z", "quests", "y", "w"])
  })

  it("is interrupts and zones beside those of the base", () => {
    const zone = { name: "box", sees: "none" as const, of: () => [] }
    const interrupt = {
      rule: "MOD",
      verbs: [say.stop.verb],
      may: () => true,
      choices: (_t: Table<Sample>, _seat: number, offer: { add(code: number): void }) => offer.add(say.stop()),
      make: (t: Table<Sample>, seat: number) => {
        player(t.state, seat).points += 5
      },
    }
    const t = started(composed([{ id: "m", when: always, interrupts: [interrupt], zones: [zone] }]))
    choose(t, 1, "stop")
    expect(player(t.state, 1).points).toBe(5)
    expect(t.rules.zones.at(-1)).toBe(zone)
    expect(t.rules.zones).toHaveLength(base.zones.length + 1)
  })

  it("leaves the base untouched", () => {
    const before = [base.zones.length, base.interrupts.length, base.score.length, base.steps.size]
    composed([{ id: "m", when: always, score: [{ id: "n", rule: "", points: () => 0 }] }])
    expect([base.zones.length, base.interrupts.length, base.score.length, base.steps.size]).toEqual(before)
  })
})

describe("the rush of the sample game", () => {
  function rushed(rush: boolean): Table<Sample> {
    const t = begin(sample, { seats: 2, seed: "rush", options: { rush } })
    for (const seat of [0, 1]) for (const text of ["note 1", "note 1", "hand-in"]) choose(t, seat, text)
    return t
  }

  it("asks for a stake at the start of a turn, pays more, and counts the claim", () => {
    const t = rushed(true)
    expect(decision(t, 0)).toMatchObject({ step: "stake", rule: "SAM-9.2" })
    choose(t, 0, "stake 0")
    t.state.posts[5] = 0
    choose(t, 0, "work")
    expect(player(t.state, 0).money).toBe(1 + 2 + 1 + 1)
    expect(score(t.rules, t.state).rows.map(row => [row.id, row.points[0]])).toEqual([
      ["points", 0],
      ["claim", 2],
      ["quests", 0],
    ])
  })

  it("changes nothing where it is off", () => {
    const t = rushed(false)
    expect(decision(t, 0)).toMatchObject({ step: "act" })
    expect(decision(t, 0)?.choices).toContain("post 0")
    expect(t.rules.steps.has("stake")).toBe(false)
  })
})
