import { describe, expect, it } from "vitest"
import { askOf, begin, choose, decision, type Game, num, type ReadyRule, type Table, waiting } from "../index.ts"
import { sample } from "../sample/game.ts"
import { say } from "../sample/say.ts"
import { player, type Sample } from "../sample/state.ts"

type Flags = Partial<Pick<ReadyRule<Sample>, "always" | "lapses">>

/** The sample, but a dig is for one of the first three posts, which others may take meanwhile. */
function digForPosts(flags: Flags): Game<Sample> {
  return {
    ...sample,
    compile: options => {
      const rules = sample.compile(options)
      const dig = rules.steps.get("dig")
      if (!dig) throw new Error("no such step")
      const forPosts: ReadyRule<Sample> = {
        ...dig,
        ...flags,
        choices(t, _step, offer) {
          for (const post of [0, 1, 2]) if (num(t.state.posts, post) < 0) offer.add(say.post(post))
        },
        make(t, { seat }, code) {
          t.state.posts[say.post.of(code)[0]] = seat
        },
      }
      return { ...rules, steps: new Map(rules.steps).set("dig", forPosts) }
    },
  }
}

/** Seat 0 digs while so many of the three posts are free. Without tokens nothing holds. */
function digging(free: number, flags: Flags = {}, tokens = 0): Table<Sample> {
  const t = begin(digForPosts(flags), { seats: 2, seed: "forced" })
  for (const seat of [0, 1]) for (const text of ["note 3", "note 0", "hand-in"]) choose(t, seat, text)
  player(t.state, 0).tokens = tokens
  for (let post = 2; post >= free; post--) t.state.posts[post] = 1
  choose(t, 0, "dig")
  return t
}

describe("a step with one choice", () => {
  it("makes it by itself when it first opens", () => {
    const t = digging(1)
    expect(t.state.posts[0]).toBe(0)
    expect(decision(t, 0)?.step).toBe("endTurn")
  })

  it("asks if it is `always`", () => {
    expect(decision(digging(1, { always: true }), 0)).toMatchObject({ step: "dig", choices: ["post 0"] })
  })

  it("asks while its seat has an interrupt that `holds`", () => {
    const t = digging(1, {}, 1)
    expect(decision(t, 0)).toMatchObject({ step: "dig", choices: ["post 0"] })
  })

  it("does not ask because another seat has an interrupt that `holds`, or its own has one that does not", () => {
    const t = digging(2)
    player(t.state, 1).tokens = 1
    choose(t, 0, "post 1")
    expect(decision(t, 0)?.step).toBe("endTurn")
    expect(player(digging(1).state, 0).money).toBeGreaterThan(0)
    expect(decision(digging(1), 0)?.step).toBe("endTurn")
  })
})

describe("a decision already open", () => {
  it("is not made by itself because others acted, and keeps its ask", () => {
    const t = digging(2)
    const ask = askOf(t.state, 0)
    choose(t, 1, "post 0")
    expect(decision(t, 0)).toMatchObject({ step: "dig", ask, choices: ["post 1"] })
    choose(t, 0, "post 1", ask)
    expect(t.state.posts.slice(0, 2)).toEqual([1, 0])
  })

  it("is not made by itself after an aside of its own seat, but asked with its choices found anew", () => {
    const t = digging(2, {}, 1)
    choose(t, 0, "exchange 1")
    choose(t, 1, "post 1")
    expect(decision(t, 0)?.step).toBe("exchangeDiscard")
    choose(t, 0, decision(t, 0)?.choices[0] ?? "")
    expect(decision(t, 0)).toMatchObject({ step: "dig", choices: ["post 0"] })
  })

  it("lapses when others took its last choice and it may", () => {
    const t = digging(2, { lapses: true })
    for (const text of ["post 0", "post 1"]) choose(t, 1, text)
    expect(decision(t, 0)?.step).toBe("endTurn")
  })

  it("throws `stuck` when others took its last choice and it may not lapse", () => {
    const t = digging(2)
    choose(t, 1, "post 0")
    expect(() => choose(t, 1, "post 1")).toThrow(expect.objectContaining({ code: "stuck" }))
  })
})

describe("a step without choices", () => {
  it("is passed over if it lapses", () => {
    const t = digging(0, { lapses: true })
    expect(waiting(t.state)).toEqual([0])
    expect(decision(t, 0)?.step).toBe("endTurn")
  })

  it("throws `stuck` if it does not, and says which step of which rule", () => {
    expect(() => digging(0)).toThrow(expect.objectContaining({ code: "stuck" }))
    expect(() => digging(0)).toThrow(/"dig" \(SAM-3\.3\)/)
  })
})
