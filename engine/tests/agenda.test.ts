import { describe, expect, it } from "vitest"
import {
  advance,
  aside,
  askOf,
  at,
  begin,
  blankState,
  choose,
  cloneLanes,
  compose,
  decision,
  front,
  type NewStep,
  num,
  numbers,
  type Places,
  push,
  type ReadyRule,
  type Rules,
  type State,
  type Step,
  type StepRule,
  settle,
  type Table,
  table,
  tell,
  vocabulary,
  waiting,
  within,
} from "../index.ts"
import { sample } from "../sample/game.ts"

type ToyStep =
  | (Step & { readonly do: "note" | "twice"; readonly id: number })
  | (Step & { readonly do: "look" | "ask" | "askAlways" })

interface Toy extends State {
  agenda: ToyStep[]
  asides: ToyStep[][]
  /** What was done, in order. */
  trace: number[]
  /** How many things there are to pick. */
  things: number
}

const say = vocabulary({ pick: [numbers(9)], grab: [] })

const ask: StepRule<Toy, ToyStep> = {
  rule: "TOY-1",
  choices(t, _step, offer) {
    for (let n = 0; n < t.state.things; n++) offer.add(say.pick(n))
  },
  make(t, _step, code) {
    t.state.trace.push(100 + say.pick.of(code)[0])
  },
}

const rules: Rules<Toy> = compose<Toy, Places>(
  {
    game: "toy",
    version: 1,
    options: {},
    say,
    steps: {
      note: { rule: "TOY-2", run: (t, step) => "id" in step && t.state.trace.push(Number(step.id)) },
      twice: {
        rule: "TOY-3",
        run(t, step) {
          const id = "id" in step ? Number(step.id) : 0
          t.state.trace.push(id)
          if (id < 3) push(t, { do: "twice", seat: -1, id: id + 1 }, { do: "note", seat: -1, id: 10 + id })
        },
      },
      look: { rule: "TOY-4", run: t => t.state.trace.push(t.state.agenda.length, within(t, "look") ? 1 : 0) },
      ask,
      askAlways: { ...ask, always: true },
    },
    tables: {},
    interrupts: [
      {
        rule: "TOY-5",
        verbs: [say.grab.verb],
        may: t => t.state.things > 0,
        choices: (_t, _seat, offer) => offer.add(say.grab()),
        make: t => {
          t.state.things--
        },
      },
    ],
    zones: [],
    score: [],
    formerly: {},
    blank: seats => ({
      ...blankState("toy", 1, {}, seats),
      agenda: [],
      asides: Array.from({ length: seats }, () => []),
      trace: [],
      things: 2,
    }),
    setup() {},
    clone: s => ({ ...s, agenda: s.agenda.slice(), asides: cloneLanes(s.asides), trace: s.trace.slice() }),
    tieBreaks: () => [],
  },
  [],
)

function toy(things = 2): Table<Toy> {
  const t = table(rules, rules.blank(3))
  t.state.things = things
  return t
}

const note = (id: number): NewStep<ToyStep> => ({ do: "note", seat: -1, id })

describe("the agenda is a stack", () => {
  it("runs the step first that was named first", () => {
    const t = toy()
    push(t, note(1), note(2), note(3))
    push(t, note(0))
    advance(t)
    expect(t.state.trace).toEqual([0, 1, 2, 3])
  })

  it("finishes what a step sets off before the rest goes on", () => {
    const t = toy()
    push(t, { do: "twice", seat: -1, id: 1 }, note(99))
    advance(t)
    expect(t.state.trace).toEqual([1, 2, 3, 12, 11, 99])
  })

  it("takes a step off its lane before it runs and before its choice is made", () => {
    const t = toy()
    push(t, { do: "look", seat: -1 }, { do: "ask", seat: 0 })
    advance(t)
    expect(t.state.trace).toEqual([1, 0])
    expect(within(t, "ask")).toBe(true)
    choose(t, 0, "pick 1")
    expect(t.state.agenda).toEqual([])
  })

  it("unwinds ten nested levels from the innermost outwards", () => {
    const rules = sample.compile({ rush: false, length: 1, colours: [] })
    const climb: ReadyRule<Parameters<typeof rules.clone>[0]> = {
      ...at([...rules.steps.values()], [...rules.steps.keys()].indexOf("climb")),
      run: (t, step) =>
        tell(t, { did: "climbed", seat: step.seat, rule: "", depth: Number("depth" in step && step.depth) }),
    }
    const loud = { ...sample, compile: () => ({ ...rules, steps: new Map(rules.steps).set("climb", climb) }) }
    const t = begin(loud, { seats: 2, seed: "nest" })
    for (const seat of [0, 1]) for (const text of ["note 1", "note 1", "hand-in"]) choose(t, seat, text)
    choose(t, 0, "dig")
    for (let depth = 1; depth < 10; depth++) choose(t, 0, "deeper")
    expect(decision(t, 0)?.choices).toEqual(["stop"])
    expect(t.state.agenda.filter(step => step.do === "climb")).toHaveLength(9)
    t.log = []
    choose(t, 0, "stop")
    expect(t.log).toMatchObject([9, 8, 7, 6, 5, 4, 3, 2, 1].map(depth => ({ did: "climbed", depth })))
    expect(decision(t, 0)?.step).toBe("endTurn")
  })

  it("throws `stuck` for a step that has no rule", () => {
    const t = toy()
    t.state.agenda.push(Object.assign({ do: "note", seat: -1, id: 0, no: 1 } as const, { do: "nonsense" }))
    expect(() => advance(t)).toThrow(expect.objectContaining({ code: "stuck" }))
  })
})

describe("numbers of steps", () => {
  it("count on each lane for itself", () => {
    const t = toy()
    push(t, { do: "ask", seat: 0 }, note(1))
    aside(t, 1, { do: "ask", seat: 1 })
    aside(t, 1, { do: "ask", seat: 1 })
    expect(t.state.numbers).toEqual([2, 0, 2, 0])
    expect(at(t.state.asides, 1).map(step => step.no)).toEqual([1, 2])
  })

  it("are the ask of the seat they are put to, which an interrupt of another does not change", () => {
    const t = toy(3)
    push(t, { do: "ask", seat: 0 })
    advance(t)
    const before = askOf(t.state, 0)
    expect(Math.abs(before)).toBe(front(t.state, 0)?.no)
    choose(t, 1, "grab")
    expect(askOf(t.state, 0)).toBe(before)
  })

  it("differ for two steps even if the rules push one object twice", () => {
    const t = toy()
    const step: NewStep<ToyStep> = { do: "ask", seat: 0 }
    push(t, step, step)
    expect(new Set(t.state.agenda.map(s => s.no)).size).toBe(2)
  })
})

describe("asides", () => {
  it("let the agenda go on by itself meanwhile", () => {
    const t = toy()
    aside(t, 0, { do: "ask", seat: 0 })
    push(t, note(1), note(2))
    advance(t)
    expect(t.state.trace).toEqual([1, 2])
    expect(waiting(t.state)).toEqual([0])
  })

  it("come before a step of the agenda that asks the same seat", () => {
    const t = toy()
    push(t, { do: "ask", seat: 0 }, { do: "ask", seat: 1 })
    aside(t, 0, { do: "askAlways", seat: 0 })
    advance(t)
    expect(front(t.state, 0)?.do).toBe("askAlways")
    expect(num(t.state.open, 0)).toBe(0)
    choose(t, 0, "pick 0")
    expect(front(t.state, 0)?.do).toBe("ask")
  })

  it("are all settled before `settle` lets the table go on, in whatever order", () => {
    for (const order of [
      [0, 2],
      [2, 0],
    ] as const) {
      const t = toy()
      for (const seat of order) aside(t, seat, { do: "ask", seat })
      push(t, settle(), note(7))
      advance(t)
      choose(t, order[0], "pick 0")
      expect(t.state.trace).toEqual([100])
      choose(t, order[1], "pick 1")
      expect(t.state.trace).toEqual([100, 101, 7])
    }
  })
})
