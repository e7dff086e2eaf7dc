import { describe, expect, it } from "vitest"
import {
  begin,
  canonical,
  choose,
  could,
  decision,
  type Game,
  interrupts,
  lay,
  Offer,
  offer,
  type ReadyRule,
  type Rules,
  type Step,
  type Table,
} from "../index.ts"
import { sample } from "../sample/game.ts"
import { say } from "../sample/say.ts"
import { player, type Sample } from "../sample/state.ts"

function started(game: Game<Sample> = sample, options: { rush?: boolean } = {}): Table<Sample> {
  const t = begin(game, { seats: 3, seed: "offers", options })
  for (const seat of [0, 1, 2]) for (const text of ["note 1", "note 2", "hand-in"]) choose(t, seat, text)
  return t
}

/** The sample with other choices for some of its steps. */
function offering(choices: Record<string, ReadyRule<Sample>["choices"]>): Game<Sample> {
  return {
    ...sample,
    compile: options => {
      const rules: Rules<Sample> = sample.compile(options)
      const changed = [...rules.steps].map(([name, rule]): [string, ReadyRule<Sample>] => [
        name,
        { ...rule, choices: choices[name] ?? rule.choices },
      ])
      return { ...rules, steps: new Map(changed) }
    },
  }
}

const step = (what: string): Omit<Step, "no"> => ({ do: what, seat: 0 })

describe("an offer", () => {
  it("lists every legal choice in the order of the data", () => {
    expect(decision(started(), 0)?.choices).toEqual(
      "work,dig,draw 1,draw 2,seek,auction,duel 1,duel 2,post 0,post 1,post 2,post 3,post 4,post 5,pass".split(","),
    )
  })

  it("is the same however often it is asked for", () => {
    const t = started()
    const first = offer(t, 0).list()
    interrupts(t, 0)
    could(t, step("act"))
    expect(offer(t, 0).list()).toEqual(first)
    expect(lay(t, t.state) && offer(t, 0).list()).toEqual(first)
  })

  it("is found anew after each choice, of others too", () => {
    const t = started()
    choose(t, 1, "post 3")
    expect(offer(t, 0).list()).toContain(say.post(3))
    choose(t, 0, "post 3")
    expect(decision(t, 1)?.choices).toEqual(["agree", "refuse"])
    expect(decision(t, 0)).toBeNull()
  })

  it("knows what is in it, how much, and nothing beyond its size", () => {
    const list = new Offer().open(false, false)
    expect([list.any, list.enough, list.size]).toEqual([false, false, 0])
    for (const code of [7, 3]) list.add(code)
    expect([list.any, list.enough, list.list(), list.has(3), list.has(4)]).toEqual([true, false, [7, 3], true, false])
    expect(() => list.code(2)).toThrow(RangeError)
    list.open(false, true).add(9)
    expect([list.enough, list.list(), list.has(3)]).toEqual([true, [9], false])
    expect(() => list.code(1)).toThrow(RangeError)
  })
})

describe("`could`", () => {
  it("asks the step's own choices, and stops them once it has its answer", () => {
    const seen: boolean[] = []
    const t = started(
      offering({
        dig: (_t, _step, list) => {
          seen.push(list.enough)
          list.add(say.stop())
          seen.push(list.enough)
        },
        climb: () => {},
      }),
    )
    expect(could(t, step("dig"))).toBe(true)
    expect(seen).toEqual([false, true])
    expect(could(t, step("climb"))).toBe(false)
    choose(t, 0, "dig")
    expect(seen.slice(2)).toEqual([false, false])
  })

  it("changes neither the state nor an offer that is open", () => {
    const t = started()
    const before = canonical(t.state)
    const open = offer(t, 0).list()
    could(t, step("sheet"))
    expect(canonical(t.state)).toBe(before)
    expect(offer(t, 0).list()).toEqual(open)
  })

  // CONTRACT 3: pairs are two steps, the first offered only if the second has an answer.
  it("may be asked inside choices that are themselves only probed, and finds none where there is none", () => {
    const nested = (mayGoOn: boolean): Table<Sample> =>
      started(
        offering({
          climb: (_t, _step, list) => {
            if (mayGoOn) list.add(say.stop())
          },
          dig: (t, _step, list) => {
            if (!could(t, step("climb"))) list.add(say.deeper())
          },
        }),
      )
    expect(could(nested(false), step("dig"))).toBe(true)
    expect(could(nested(true), step("dig"))).toBe(false)
  })

  it("may be asked inside choices that are themselves only probed, and forgets none found before", () => {
    const t = started(
      offering({
        climb: () => {},
        dig: (t, _step, list) => {
          list.add(say.deeper())
          if (could(t, step("climb"))) list.add(say.stop())
        },
      }),
    )
    expect(could(t, step("dig"))).toBe(true)
  })
})

describe("an open step that may lapse", () => {
  it("is still asked after another acted, though its choices themselves ask `could`", () => {
    const game = offering({
      climb: () => {},
      dig: (t, _step, list) => {
        for (const code of [say.deeper(), say.stop()]) list.add(code)
        if (could(t, step("climb"))) list.add(say.pass())
      },
    })
    const lapsing: Game<Sample> = {
      ...game,
      compile: options => {
        const rules = game.compile(options)
        const dig = rules.steps.get("dig")
        return dig ? { ...rules, steps: new Map(rules.steps).set("dig", { ...dig, lapses: true }) } : rules
      },
    }
    const t = started(lapsing)
    choose(t, 0, "dig")
    choose(t, 1, "post 3")
    expect(decision(t, 0)).toMatchObject({ step: "dig", choices: ["deeper", "stop"] })
  })
})

describe("blocked choices", () => {
  it("say which rule forbids them and why, only when asked for", () => {
    const t = started(sample, { rush: true })
    choose(t, 0, "stake 0")
    t.state.quests = []
    lay(t, t.state)
    expect(decision(t, 0)).not.toHaveProperty("blocked")
    expect(decision(t, 0, { blocked: true })?.blocked).toEqual([
      { choice: "seek", rule: "SAM-4.4", reason: "noQuest", data: {} },
      { choice: "post 0", rule: "SAM-9.3", reason: "claimJumped", data: {} },
    ])
  })

  it("are never legal too", () => {
    const t = started(sample, { rush: true })
    const asked = decision(t, 0, { blocked: true })
    for (const { choice } of asked?.blocked ?? []) expect(asked?.choices).not.toContain(choice)
  })

  it("change neither the choices nor the state by being asked for", () => {
    const t = started(sample, { rush: true })
    choose(t, 0, "stake 1")
    const before = canonical(t.state)
    const { choices } = decision(t, 0) ?? {}
    expect(decision(t, 0, { blocked: true })?.choices).toEqual(choices)
    expect(decision(t, 0)?.choices).toEqual(choices)
    expect(canonical(t.state)).toBe(before)
  })

  it("are collected anew each time", () => {
    const t = started(sample, { rush: true })
    choose(t, 0, "stake 1")
    const first = decision(t, 0, { blocked: true })?.blocked
    expect(decision(lay(t, t.state), 0, { blocked: true })?.blocked).toEqual(first)
    expect(first).toHaveLength(1)
  })
})

describe("interrupts", () => {
  it("are offered beside the decision to every seat for which they hold", () => {
    const t = started()
    expect(interrupts(t, 1).list()).toContain(say.exchange(2))
    player(t.state, 1).tokens = 0
    player(t.state, 1).money = 0
    expect(interrupts(t, 1).list()).toEqual([])
    expect(interrupts(t, 0).any).toBe(true)
  })
})
