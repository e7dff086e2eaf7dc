import { canonical, Play, readRecord } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { stateFrom } from "@railhead/hosting"
import { describe, expect, it } from "vitest"
import { golden, goldenStory } from "../../replay/tests/story.ts"
import { gameFrom, linesUpTo } from "../play-on.ts"
import type { NewGame } from "../shelf.ts"

const record = readRecord(golden)
const seats = ["scout", null, "scout"].map(bot => ({ name: bot === null ? "Ana" : "", bot }))
const from = (page: number, anew: string | null = null) =>
  gameFrom({ record: golden, page, seats, byHand: false, anew })

async function opened({ game, lines, version, options, seed }: NewGame) {
  const box = await openBox(game)
  return Play.open(box.game, { head: { game, version, options, seed, seats: seats.length }, lines })
}

describe("a game played on from a position of its record", () => {
  it("has the same past, line by line, and the true position", async () => {
    const pages = await goldenStory()
    for (const page of [0, 1, 40, pages.length - 2]) {
      const game = await from(page)
      expect(game.lines).toEqual(record.lines.slice(0, game.lines.length))
      expect(game.lines.filter(({ kind }) => kind !== "turn").length).toBe(page)
      const shown = Object.assign({}, ...pages.slice(0, page + 1).map(({ parts }) => parts))
      expect(canonical((await opened(game)).tableOf(-1).state)).toBe(canonical(stateFrom(shown)))
    }
  })

  it("seats others, and can be played", async () => {
    const game = await from(40)
    expect(game.seats).toEqual(seats)
    const play = await opened(game)
    expect(play.over).toBe(false)
    const next = record.lines.slice(game.lines.length).find(({ kind }) => kind === "choice")
    if (next?.kind !== "choice") throw new Error("no choice follows")
    play.choose(next.seat, next.text, { commit: true })
    expect(play.record.lines.length).toBeGreaterThan(game.lines.length)
  })

  it("keeps the mark of the turn that begins there", () => {
    const mark = record.lines.findLastIndex(({ kind }) => kind === "turn")
    const pages = record.lines.slice(0, mark).filter(({ kind }) => kind !== "turn").length
    expect(linesUpTo(record, pages).at(-1)?.kind).toBe("turn")
  })

  it("deals anew what nobody has seen, if that is wanted", async () => {
    const [as, other] = [await opened(await from(40)), await opened(await from(40, "abc"))]
    expect(canonical(other.tableOf(-1).state)).not.toBe(canonical(as.tableOf(-1).state))
    expect(other.record.lines.at(-1)).toEqual({ kind: "reseed", seed: "abc" })
  })

  it("is refused where the game is over, and where a clock would be needed", async () => {
    await expect(from(1e9)).rejects.toThrow("the game is over there")
    const { game } = await openBox("carson-city")
    const live = { kitCarson: true, kitCarsonPlay: "live" }
    const { text } = new Play(game, { seats: 2, seed: "x", options: live })
    await expect(gameFrom({ record: text, page: 0, seats, byHand: false, anew: null })).rejects.toThrow("the clock")
  })
})
