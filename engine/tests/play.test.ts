import { describe, expect, it } from "vitest"
import { aside, canonical, decision, type Game, hashOf, Play, type ReadyRule, range } from "../index.ts"
import { sample } from "../sample/game.ts"
import { say } from "../sample/say.ts"
import { player, type Sample } from "../sample/state.ts"

/** A game past its sheets, in which the seats end their turns themselves. */
function started(game: Game<Sample> = sample, { money = 2, tokens = 1 } = {}): Play<Sample> {
  const play = new Play(game, { seats: 2, seed: "play" })
  for (const seat of [0, 1]) for (const text of [`note ${money}`, `note ${tokens}`, "hand-in"]) play.choose(seat, text)
  play.endsByHand.fill(true)
  return play
}

/** The sample with something changed in how a dig goes. */
function digging(change: (dig: ReadyRule<Sample>) => Partial<ReadyRule<Sample>>): Game<Sample> {
  return {
    ...sample,
    compile: options => {
      const rules = sample.compile(options)
      const dig = rules.steps.get("dig")
      if (!dig) throw new Error("no such step")
      return { ...rules, steps: new Map(rules.steps).set("dig", { ...dig, ...change(dig) }) }
    },
  }
}

const draft = (play: Play<Sample>, seat: number) => play.draftOf(seat).choices
const choices = (play: Play<Sample>) =>
  play.record.lines.flatMap(line => (line.kind === "choice" ? [`${line.seat} ${line.text}`] : []))
const ask = (play: Play<Sample>, seat: number) => decision(play.tableOf(seat), seat)

describe("a draft", () => {
  it("is seen by its owner only, and is not in the record", () => {
    const play = started()
    const before = canonical(play.tableOf(-1).state)
    const text = play.text
    expect(play.choose(0, "post 3")).toMatchObject({ committed: [], published: [], cut: [] })
    expect(draft(play, 0)).toEqual(["post 3"])
    expect(play.tableOf(0).state.posts[3]).toBe(0)
    for (const other of [1, -1]) expect(canonical(play.tableOf(other).state)).toBe(before)
    expect(play.text).toBe(text)
  })

  it("tells its owner at once what happened, the others when it is committed", () => {
    const play = started()
    expect(play.choose(0, "post 3").events).toMatchObject([{ did: "posted" }])
    expect(play.choose(0, "end")).toMatchObject({ events: [], published: [{ did: "posted", post: "3" }] })
  })

  it("is handed out as its choices alone, without the table it is played on", () => {
    const play = started()
    play.choose(0, "dig")
    expect(JSON.parse(JSON.stringify(play.draftOf(0)))).toEqual({ choices: ["dig"], undone: [] })
  })
})

describe("a draft is committed at once", () => {
  it("when a choice crossed", () => {
    const play = started()
    for (const text of ["dig", "deeper"]) play.choose(0, text)
    const taken = play.choose(0, "exchange 1")
    expect(taken.crossed).toBe(true)
    expect(taken.committed.map(line => line.kind === "choice" && line.text)).toEqual(["dig", "deeper", "exchange 1"])
    expect(draft(play, 0)).toEqual([])
    expect(ask(play, 0)?.step).toBe("exchangeDiscard")
  })

  it("when a choice is of a final step", () => {
    const play = started(digging(() => ({ final: () => true })))
    play.choose(0, "dig")
    expect(draft(play, 0)).toEqual(["dig"])
    play.choose(0, "deeper")
    expect(draft(play, 0)).toEqual([])
    expect(ask(play, 0)?.step).toBe("dig")
  })

  it("when a choice is one that its step calls final, and by no other of that step", () => {
    const play = started(digging(() => ({ final: say.stop.is })))
    for (const text of ["dig", "deeper"]) play.choose(0, text)
    expect(draft(play, 0)).toEqual(["dig", "deeper"])
    play.choose(0, "stop")
    expect(draft(play, 0)).toEqual([])
  })

  it("when it leaves its seat nothing to decide", () => {
    const play = started()
    expect(play.choose(1, "post 5").committed).toHaveLength(1)
    expect(ask(play, 0)?.step).toBe("act")
  })

  it("when it changes the ask of another seat", () => {
    const asksAnother = digging(dig => ({
      make(t, step, code) {
        dig.make?.(t, step, code)
        aside(t, 1 - step.seat, { do: "playTile", seat: 1 - step.seat })
      },
    }))
    const play = started(asksAnother)
    play.choose(0, "dig")
    expect(draft(play, 0)).toEqual(["dig"])
    play.choose(0, "deeper")
    expect(draft(play, 0)).toEqual([])
    expect(ask(play, 1)?.step).toBe("playTile")
  })
})

describe("a draft is not committed", () => {
  it("by any other choice", () => {
    const play = started()
    const lines = choices(play).length
    const texts = ["dig", "post 1", "deeper", "post 2", "stop"]
    for (const text of texts) play.choose(0, text)
    expect(draft(play, 0)).toEqual(texts)
    expect(choices(play)).toHaveLength(lines)
  })

  it("by an interrupt taken beside a final step, which is not a choice of that step", () => {
    const play = started(digging(() => ({ final: () => true })))
    for (const text of ["dig", "post 1"]) play.choose(0, text)
    expect(draft(play, 0)).toEqual(["dig", "post 1"])
  })
})

describe("undo and redo", () => {
  it("take back and make again one choice at a time", () => {
    const play = started()
    const hashes = ["dig", "deeper", "stop"].map(text => {
      const before = hashOf(play.tableOf(0).state)
      play.choose(0, text)
      return before
    })
    const end = hashOf(play.tableOf(0).state)
    for (const hash of hashes.toReversed()) {
      expect(play.undo(0)).toBe(true)
      expect(hashOf(play.tableOf(0).state)).toBe(hash)
    }
    expect(play.undo(0)).toBe(false)
    expect(play.draftOf(0)).toMatchObject({ choices: [], undone: ["stop", "deeper", "dig"] })
    for (const _ of range(3)) expect(play.redo(0)).toBe(true)
    expect(play.redo(0)).toBe(false)
    expect(hashOf(play.tableOf(0).state)).toBe(end)
  })

  it("do not reach behind a commit, nor into the draft of another", () => {
    const play = started()
    play.choose(0, "dig")
    expect(play.undo(1)).toBe(false)
    play.choose(0, "exchange 1")
    expect(play.undo(0)).toBe(false)
    expect(play.restart(0)).toBe(false)
  })

  it("forget what was taken back once another choice is made", () => {
    const play = started()
    play.choose(0, "dig")
    play.undo(0)
    play.choose(0, "post 0")
    expect(play.redo(0)).toBe(false)
    expect(draft(play, 0)).toEqual(["post 0"])
  })

  it("take back the whole draft at once", () => {
    const play = started()
    const before = hashOf(play.tableOf(-1).state)
    for (const text of ["dig", "deeper", "deeper"]) play.choose(0, text)
    expect(play.restart(0)).toBe(true)
    expect(hashOf(play.tableOf(0).state)).toBe(before)
    expect(draft(play, 0)).toEqual([])
  })

  it("leave secret sheets open to change until they are handed in", () => {
    const play = new Play(sample, { seats: 2, seed: "sheets" })
    play.choose(0, "note 3")
    play.undo(0)
    for (const text of ["note 1", "note 3", "hand-in"]) play.choose(0, text)
    expect(play.undo(0)).toBe(false)
    expect(player(play.tableOf(-1).state, 0).sheet).toEqual([1, 3])
  })
})

describe("messages", () => {
  it("that answer another question are stale", () => {
    const play = started()
    const first = ask(play, 0)?.ask ?? 0
    play.choose(0, "dig", { ask: first })
    expect(() => play.choose(0, "stop", { ask: first })).toThrow(expect.objectContaining({ code: "stale" }))
    expect(draft(play, 0)).toEqual(["dig"])
  })

  it("that come twice by a double click are taken once", () => {
    const play = started()
    play.choose(0, "dig")
    const count = play.counts[0] ?? 0
    play.choose(0, "post 1", { count })
    expect(() => play.choose(0, "post 2", { count })).toThrow(expect.objectContaining({ code: "stale" }))
    expect(draft(play, 0)).toEqual(["dig", "post 1"])
  })

  it("that are refused are not counted and leave the draft alone", () => {
    const play = started()
    play.choose(0, "dig")
    const before = [canonical(play.tableOf(0).state), play.counts.join(), play.text]
    for (const text of ["fly", "work", "__proto__", ""]) expect(() => play.choose(0, text)).toThrow()
    expect([canonical(play.tableOf(0).state), play.counts.join(), play.text]).toEqual(before)
    expect(() => play.choose(7, "pass")).toThrow(expect.objectContaining({ code: "not-asked" }))
  })

  it("are counted, not what `Play` answers for the seat", () => {
    const play = started()
    play.endsByHand.fill(false)
    const count = play.counts[0] ?? 0
    play.choose(0, "work", { count })
    expect(choices(play).slice(-2)).toEqual(["0 work", "0 end"])
    expect(play.counts[0]).toBe(count + 1)
  })
})

describe("the end of a turn", () => {
  it("is asked of a seat that ends its turns itself", () => {
    const play = started()
    play.choose(0, "work")
    expect(ask(play, 0)).toMatchObject({ step: "endTurn", choices: ["end"] })
    expect(play.undo(0)).toBe(true)
  })

  it("is answered at once for the others, and recorded all the same", () => {
    const play = started()
    play.endsByHand[0] = false
    const taken = play.choose(0, "post 2")
    expect(choices(play).slice(-2)).toEqual(["0 post 2", "0 end"])
    expect(taken).toMatchObject({ committed: [{ text: "post 2" }, { text: "end" }, { kind: "turn", turn: 2 }] })
    expect(taken.published).toHaveLength(1)
    expect(ask(play, 1)?.step).toBe("act")
  })
})
