import { describe, expect, it } from "vitest"
import { canonical, decision, type Game, hashOf, num, Play, type ReadyRule, replay, waiting } from "../index.ts"
import { sample } from "../sample/game.ts"
import { say } from "../sample/say.ts"
import { player, type Sample } from "../sample/state.ts"

function started(game: Game<Sample> = sample, { seats = 2, money = 2, tokens = 1 } = {}): Play<Sample> {
  const play = new Play(game, { seats, seed: "meanwhile" })
  for (let seat = 0; seat < seats; seat++)
    for (const text of [`note ${money}`, `note ${tokens}`, "hand-in"]) play.choose(seat, text)
  play.endsByHand.fill(true)
  return play
}

const draft = (play: Play<Sample>, seat: number) => play.draftOf(seat).choices
const ask = (play: Play<Sample>, seat: number) => decision(play.tableOf(seat), seat)
const lines = (play: Play<Sample>) => play.text.split("\n")

/** Every seat that has to decide finds something to choose, and what is committed can be replayed. */
function expectSound(play: Play<Sample>): void {
  const asked = [0, 1].filter(seat => ask(play, seat))
  expect(asked).not.toEqual([])
  expect(hashOf(replay(sample, play.record).table.state)).toBe(hashOf(play.tableOf(-1).state))
}

describe("case 1: another seat's token inside one's action", () => {
  it("is recorded at once, keeps the draft, its ask and the click in flight", () => {
    const play = started()
    for (const text of ["dig", "deeper"]) play.choose(0, text)
    const before = ask(play, 0)
    const message = { ask: before?.ask ?? 0, count: play.counts[0] ?? 0 }
    const taken = play.choose(1, "exchange 2")
    expect(taken).toMatchObject({ crossed: true, committed: [{ seat: 1, text: "exchange 2" }], cut: [] })
    expect(draft(play, 0)).toEqual(["dig", "deeper"])
    expect(ask(play, 0)).toEqual(before)
    play.choose(0, "deeper", message)
    expect(draft(play, 0)).toEqual(["dig", "deeper", "deeper"])
  })

  it("leaves one's undo alone, and the other what it drew", () => {
    const play = started()
    play.choose(0, "dig")
    play.choose(1, "exchange 2")
    const { hand } = player(play.tableOf(1).state, 1)
    expect(play.undo(0)).toBe(true)
    expect(ask(play, 0)?.step).toBe("act")
    expect(player(play.tableOf(-1).state, 1).hand).toEqual(hand)
    expect(play.undo(1)).toBe(false)
  })

  it("must be settled before the other's turn", () => {
    const play = started()
    play.choose(1, "exchange 1")
    for (const text of ["pass", "end"]) play.choose(0, text)
    expect(ask(play, 1)?.step).toBe("exchangeDiscard")
    play.choose(1, ask(play, 1)?.choices[0] ?? "")
    expect(ask(play, 1)?.step).toBe("act")
  })
})

describe("case 3: a post taken at any time", () => {
  it("that a draft had taken too cuts the draft there, and its owner is told", () => {
    const play = started()
    play.choose(0, "post 2")
    const taken = play.choose(1, "post 2")
    expect(taken.cut).toEqual([{ seat: 0, left: 0 }])
    expect(draft(play, 0)).toEqual([])
    expect(ask(play, 0)?.step).toBe("act")
    expectSound(play)
  })

  it("that a draft had taken as an interrupt leaves what came before it", () => {
    const play = started()
    for (const text of ["dig", "post 2", "deeper"]) play.choose(0, text)
    expect(play.choose(1, "post 2").cut).toEqual([{ seat: 0, left: 1 }])
    expect(draft(play, 0)).toEqual(["dig"])
    expect(ask(play, 0)?.step).toBe("dig")
    expectSound(play)
  })

  it("that does not touch a draft leaves it whole", () => {
    const play = started()
    play.choose(0, "post 2")
    expect(play.choose(1, "post 3").cut).toEqual([])
    expect(draft(play, 0)).toEqual(["post 2"])
    expect(play.tableOf(0).state.posts.slice(2, 4)).toEqual([0, 1])
  })

  it("cannot come back by redo", () => {
    const play = started()
    play.choose(0, "post 2")
    play.undo(0)
    play.choose(1, "post 2")
    expect(play.redo(0)).toBe(false)
    expect(draft(play, 0)).toEqual([])
    expect(ask(play, 0)?.step).toBe("act")
  })

  it("never decides for a draft: the choice after which less is left to decide is cut, and its owner told", () => {
    const forPost = (dig: ReadyRule<Sample>): ReadyRule<Sample> => ({
      ...dig,
      choices(t, _step, offer) {
        if (num(t.state.posts, 0) < 0) offer.add(say.deeper())
        offer.add(say.stop())
      },
    })
    const game: Game<Sample> = {
      ...sample,
      compile: options => {
        const rules = sample.compile(options)
        const changed = [...rules.steps].map(([name, rule]) => [name, name === "dig" ? forPost(rule) : rule] as const)
        return { ...rules, steps: new Map(changed) }
      },
    }
    const play = started(game, { tokens: 0 })
    play.choose(0, "dig")
    const before = ask(play, 0)
    expect(before?.choices).toEqual(["deeper", "stop"])
    expect(play.choose(1, "post 0").cut).toEqual([{ seat: 0, left: 0 }])
    expect(ask(play, 0)).toMatchObject({ step: "act" })
  })
})

/** Seat 1 owns post 4; seat 0 asks for it. */
function asking(): Play<Sample> {
  const play = started()
  play.choose(1, "post 4")
  play.choose(0, "post 4")
  return play
}

describe("case 4: consent", () => {
  it("commits what led to the question and asks the owner alone", () => {
    const play = asking()
    expect(draft(play, 0)).toEqual([])
    expect(waiting(play.tableOf(-1).state)).toEqual([1])
    expect(ask(play, 1)).toMatchObject({ step: "consent", choices: ["agree", "refuse"], limit: "consent" })
  })

  it("agreed gives the post, refused does not", () => {
    const owners = ["agree", "refuse"].map(text => {
      const play = asking()
      play.choose(1, text)
      return play.tableOf(-1).state.posts[4]
    })
    expect(owners).toEqual([0, 1])
  })

  it("may be withdrawn by the one who asked, and only by that seat", () => {
    const play = asking()
    expect(() => play.choose(1, "withdraw")).toThrow(expect.objectContaining({ code: "illegal" }))
    expect(play.choose(0, "withdraw").committed).toHaveLength(1)
    expect(waiting(play.tableOf(-1).state)).toEqual([0])
    expect(play.tableOf(-1).state.posts[4]).toBe(1)
  })

  it("is refused by the clock when time is up, as a line of the record", () => {
    const play = asking()
    expect(play.timeUp(0)).toBeNull()
    expect(play.timeUp(1)?.committed).toMatchObject([{ seat: 1, text: "refuse", note: "clock" }])
    expect(lines(play)).toContain("1 refuse ; clock")
    expect(hashOf(Play.parse(sample, play.text).tableOf(-1).state)).toBe(hashOf(play.tableOf(-1).state))
  })

  it("given by the owner ends the turn of a builder who does not end turns by hand", () => {
    const play = asking()
    play.endsByHand.fill(false)
    play.choose(1, "agree")
    expect(lines(play)).toContain("0 end")
    expect(ask(play, 1)?.step).toBe("act")
  })
})

describe("cases 6 and 7: sealed answers", () => {
  it("are sheets handed in in any order, and all shown together", () => {
    const ends = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ].map(order => {
      const play = new Play(sample, { seats: 3, seed: "sheets" })
      for (const seat of order) {
        expect(play.tableOf(-1).state.players.every(p => p.openSheet.length === 0)).toBe(true)
        for (const text of [`note ${seat}`, "note 1", "hand-in"]) play.choose(seat, text)
      }
      return canonical(play.tableOf(-1).state)
    })
    expect(new Set(ends).size).toBe(1)
  })

  it("may be written by all at the same time", () => {
    const play = new Play(sample, { seats: 2, seed: "sheets" })
    for (const text of ["note 1", "note 2"]) for (const seat of [0, 1]) play.choose(seat, text)
    expect([draft(play, 0), draft(play, 1)]).toEqual([
      ["note 1", "note 2"],
      ["note 1", "note 2"],
    ])
    play.choose(1, "hand-in")
    expect(draft(play, 0)).toEqual(["note 1", "note 2"])
    play.choose(0, "hand-in")
    expect(play.tableOf(-1).state.players.map(p => p.openSheet)).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it("are tiles laid in any order, committed one by one and shown together", () => {
    const ends = [
      [0, 1],
      [1, 0],
    ].map(order => {
      const play = started()
      play.choose(0, "duel 1")
      for (const seat of order) {
        expect(play.tableOf(-1).state.shownTiles).toEqual([])
        expect(play.choose(seat, ask(play, seat)?.choices[0] ?? "").committed).toHaveLength(1)
      }
      expect(play.tableOf(-1).state.shownTiles).toHaveLength(2)
      return canonical(play.tableOf(-1).state)
    })
    expect(new Set(ends).size).toBe(1)
  })
})
