import { describe, expect, it } from "vitest"
import {
  asideChoices,
  askOf,
  begin,
  canonical,
  choose,
  decision,
  lay,
  over,
  RailheadError,
  seeded,
  type Table,
  timeout,
} from "../index.ts"
import { randomChoice } from "../proof/properties.ts"
import { sample } from "../sample/game.ts"
import { player, type Sample } from "../sample/state.ts"

function started(money = 1, tokens = 1): Table<Sample> {
  const t = begin(sample, { seats: 2, seed: "choose" })
  for (const seat of [0, 1]) for (const text of [`note ${money}`, `note ${tokens}`, "hand-in"]) choose(t, seat, text)
  return t
}

/** What is wrong with a choice, after a check that the refusal left no trace. */
function refusal(t: Table<Sample>, seat: number, text: string, ask?: number): RailheadError {
  const before = canonical([t.state, t.log, decision(t, 0, { blocked: true }), decision(t, 1)])
  try {
    choose(t, seat, text, ask)
  } catch (error) {
    expect(canonical([t.state, t.log, decision(t, 0, { blocked: true }), decision(t, 1)])).toBe(before)
    if (error instanceof RailheadError) return error
    throw error
  }
  throw new Error(`"${text}" was not refused`)
}

describe("a legal choice", () => {
  it("is carried out and told back", () => {
    const t = started()
    t.log = []
    expect(choose(t, 0, "post 4")).toMatchObject({
      choice: "post 4",
      events: [{ did: "posted", seat: 0, rule: "SAM-5.1", post: "4" }],
      crossed: false,
    })
    expect(t.state.posts[4]).toBe(0)
  })

  it("may be written as it was in earlier versions", () => {
    const t = started()
    expect(choose(t, 0, "idle").choice).toBe("pass")
    expect(decision(t, 0)?.step).toBe("endTurn")
  })

  it("may carry the number of the question it answers", () => {
    const t = started()
    expect(choose(t, 0, "work", decision(t, 0)?.ask).choice).toBe("work")
  })

  it("may be an interrupt of a seat that is not asked", () => {
    const t = started()
    expect(asideChoices(t, 1)).toContain("exchange 2")
    expect(choose(t, 1, "exchange 2").crossed).toBe(true)
    expect(decision(t, 1)?.step).toBe("exchangeDiscard")
  })
})

describe("a choice is refused and changes nothing", () => {
  it("`over` when the game is over", () => {
    const t = started()
    const random = seeded("to the end")
    while (!over(t.state)) randomChoice(t, random)
    expect(refusal(t, 0, "pass").code).toBe("over")
  })

  it.each([2, -1, 0.5, Number.NaN])("`not-asked` of seat %d, which there is not", seat => {
    expect(refusal(started(), seat, "pass").code).toBe("not-asked")
  })

  it("`not-asked` of a seat that has nothing to decide", () => {
    expect(refusal(started(0, 0), 1, "pass").code).toBe("not-asked")
  })

  it("`stale` when it answers another question than the one open", () => {
    const t = started()
    expect(refusal(t, 0, "work", askOf(t.state, 0) + 1).code).toBe("stale")
    expect(refusal(t, 0, "work", 0).code).toBe("stale")
  })

  it("`stale` when it answers a question that was withdrawn meanwhile", () => {
    const t = started()
    for (const [seat, text] of [
      [0, "post 1"],
      [0, "end"],
      [1, "post 1"],
    ] as const)
      choose(t, seat, text)
    const asked = decision(t, 0)
    expect(asked?.step).toBe("consent")
    choose(t, 1, "withdraw")
    expect(decision(t, 0)).toBeNull()
    expect(refusal(t, 0, "agree", asked?.ask).code).toBe("stale")
  })

  it("`illegal` with the rule and the reason that block it", () => {
    const t = started()
    t.state.quests = []
    expect(refusal(lay(t, t.state), 0, "seek")).toMatchObject({ code: "illegal", rule: "SAM-4.4", reason: "noQuest" })
  })

  it("`illegal` with the rule of the step where nothing more is known", () => {
    const error = refusal(started(), 0, "duel 0")
    expect(error).toMatchObject({ code: "illegal", rule: "SAM-3.2", reason: undefined })
  })

  it("`illegal` for a right verb with wrong, missing or superfluous arguments", () => {
    for (const text of ["post", "post 9", "post 1 1", "post  1", "post 1 ", "post -1", "post 01"])
      expect(refusal(started(), 0, text)).toMatchObject({ code: "illegal", rule: "SAM-3.2" })
  })

  it("`illegal` for a choice of another seat's question", () => {
    expect(refusal(started(), 1, "work").code).toBe("illegal")
  })

  it("`illegal` for an interrupt that does not hold now", () => {
    const t = started()
    player(t.state, 1).tokens = 0
    expect(refusal(t, 1, "exchange 1").code).toBe("illegal")
  })

  it.each([
    "",
    " ",
    "fly",
    "Work",
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty 1",
    "read",
    " work",
    "work\n",
  ])("`malformed` for %j", text => {
    expect(refusal(started(), 0, text).code).toBe("malformed")
  })

  it("saying what would be right", () => {
    const t = started()
    expect(() => choose(t, 0, "fly")).toThrow(/legal are work \| dig \| .* and \d+ more/)
  })
})

describe("the clock", () => {
  it("would choose what the step's `timeout` says, and nothing where there is none", () => {
    const t = started()
    expect(timeout(t, 0)).toBeNull()
    expect(timeout(t, 1)).toBeNull()
    choose(t, 0, "duel 1")
    expect(timeout(t, 1)).toBe(`tile ${Math.min(...player(t.state, 1).tiles)}`)
    expect(decision(t, 1)).toMatchObject({ step: "playTile", limit: "duel" })
  })
})
