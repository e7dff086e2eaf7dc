import { describe, expect, it } from "vitest"
import { canonical, decision, hashOf, Play, RailheadError, range, readRecord } from "../index.ts"
import { sample } from "../sample/game.ts"
import { player, type Sample } from "../sample/state.ts"

/** Six choices for the sheets, then a draw by seat 0. */
const SHEETS = 6
function drawn(): Play<Sample> {
  const play = new Play(sample, { seats: 2, seed: "back" })
  for (const seat of [0, 1]) for (const text of ["note 2", "note 1", "hand-in"]) play.choose(seat, text)
  play.endsByHand.fill(true)
  play.choose(0, "draw 2")
  return play
}

const state = (play: Play<Sample>) => play.tableOf(-1).state
const hands = (play: Play<Sample>) => state(play).players.map(p => [p.hand, p.tiles, p.quests])
const choices = (play: Play<Sample>) => play.record.lines.filter(line => line.kind === "choice").length

describe("a take-back by consent", () => {
  it("cuts the record to the choices kept and adds the new seed", () => {
    const play = drawn()
    play.takeBack(SHEETS, "0abc")
    expect(choices(play)).toBe(SHEETS)
    expect(play.record.lines.at(-1)).toEqual({ kind: "reseed", seed: "0abc" })
    expect(decision(play.tableOf(0), 0)?.step).toBe("act")
  })

  it("leaves hands as they were then", () => {
    const before = new Play(sample, { seats: 2, seed: "back" })
    for (const seat of [0, 1]) for (const text of ["note 2", "note 1", "hand-in"]) before.choose(seat, text)
    const play = drawn()
    expect(hands(play)).not.toEqual(hands(before))
    play.takeBack(SHEETS, "1")
    expect(hands(play)).toEqual(hands(before))
  })

  it("deals anew, so that nobody knows what comes next", () => {
    const first = player(state(drawn()), 0).hand.join()
    const again = range(12).map(i => {
      const play = drawn()
      play.takeBack(SHEETS, `${i}`)
      play.choose(0, "draw 2")
      return player(state(play), 0).hand.join()
    })
    expect(new Set(again).size).toBeGreaterThan(3)
    expect(again.filter(hand => hand === first).length).toBeLessThan(6)
  })

  it("keeps all pieces", () => {
    const play = drawn()
    const pieces = (p: Play<Sample>) =>
      state(p).players.map(({ hand, pile, discards }) => [...hand, ...pile, ...discards].sort())
    const before = pieces(play)
    play.takeBack(SHEETS, "2")
    expect(pieces(play)).toEqual(before)
    expect(state(play).quests.toSorted()).toEqual([5, 6, 7, 8, 9])
  })

  it("can be replayed, and taken back again, and goes on", () => {
    const play = drawn()
    play.takeBack(SHEETS, "ff")
    for (const text of ["pass", "end"]) play.choose(0, text)
    play.takeBack(SHEETS + 1, "ee")
    for (const text of ["end"]) play.choose(0, text)
    const again = Play.parse(sample, play.text)
    expect(again.text).toBe(play.text)
    expect(canonical(state(again))).toBe(canonical(state(play)))
  })

  it("drops all drafts", () => {
    const play = drawn()
    play.takeBack(SHEETS, "aa")
    play.choose(0, "dig")
    play.takeBack(SHEETS, "bb")
    expect(play.draftOf(0)).toMatchObject({ choices: [], undone: [] })
    expect(play.tableOf(0)).toBe(play.tableOf(-1))
  })

  it("to the very beginning deals the game anew", () => {
    const play = drawn()
    play.takeBack(0, "cc")
    expect(choices(play)).toBe(0)
    expect(decision(play.tableOf(1), 1)?.step).toBe("sheet")
  })

  it("never leaves a record that cannot be read: a seed that is not hexadecimal is refused or written otherwise", () => {
    const play = drawn()
    try {
      play.takeBack(SHEETS, "no hex")
    } catch (error) {
      expect(error).toBeInstanceOf(RailheadError)
    }
    expect(() => readRecord(play.text)).not.toThrow()
  })
})

describe("a game taken up again", () => {
  it("is where it was, draft and all", () => {
    const play = drawn()
    while (decision(play.tableOf(0), 0)?.step === "discard")
      play.choose(0, decision(play.tableOf(0), 0)?.choices[0] ?? "")
    expect(play.draftOf(0).choices).toHaveLength(2)
    const again = Play.open(sample, readRecord(play.text), { drafts: [[...play.draftOf(0).choices]] })
    expect(again.text).toBe(play.text)
    expect(again.draftOf(0).choices).toEqual(play.draftOf(0).choices)
    for (const seat of [0, 1, -1]) expect(hashOf(again.tableOf(seat).state)).toBe(hashOf(play.tableOf(seat).state))
    again.endsByHand.fill(true)
    expect(again.undo(0)).toBe(true)
  })

  it("goes on as if it had never stopped", () => {
    const play = drawn()
    const again = Play.parse(sample, play.text)
    for (const p of [play, again]) {
      p.endsByHand.fill(false)
      while (decision(p.tableOf(0), 0)) p.choose(0, decision(p.tableOf(0), 0)?.choices[0] ?? "")
      p.choose(1, "work")
    }
    expect(again.text).toBe(play.text)
  })

  it("cuts a stored draft where it does not fit", () => {
    const play = drawn()
    play.takeBack(SHEETS, "dd")
    const again = Play.open(sample, play.record, { drafts: [["dig", "deeper", "nonsense", "stop"], []] })
    expect(again.draftOf(0).choices).toEqual(["dig", "deeper"])
  })

  it("cuts a stored draft before a choice that crosses", () => {
    const play = drawn()
    play.takeBack(SHEETS, "dd")
    expect(Play.open(sample, play.record, { drafts: [["draw 1"]] }).draftOf(0).choices).toEqual([])
  })

  it("goes on from a position stored on the way, and leaves that as it is", () => {
    const play = drawn()
    const stored = { state: structuredClone(state(play)), lines: play.record.lines.length }
    const before = canonical(stored.state)
    while (decision(play.tableOf(0), 0)) play.choose(0, decision(play.tableOf(0), 0)?.choices[0] ?? "")
    const again = Play.open(sample, readRecord(play.text), { from: stored })
    expect(canonical(state(again))).toBe(canonical(state(play)))
    again.choose(1, "pass")
    expect(canonical(stored.state)).toBe(before)
  })

  it("keeps the note of a choice, whatever it holds", () => {
    const play = new Play(sample, { seats: 2, seed: "notes" })
    for (const text of ["note 2", "note 1"]) play.choose(0, text, { note: "by bot; level 2 ; quick" })
    play.choose(0, "hand-in")
    expect(play.record.lines).toMatchObject([
      { text: "note 2", note: "by bot; level 2 ; quick" },
      { text: "note 1", note: "by bot; level 2 ; quick" },
      { text: "hand-in", note: "" },
    ])
    expect(readRecord(play.text)).toEqual(play.record)
  })
})
