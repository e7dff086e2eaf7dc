import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Player } from "../player.ts"
import { goldenStory } from "./story.ts"

async function loaded(at = 0): Promise<Player> {
  const player = new Player()
  player.load(await goldenStory(), at)
  return player
}

describe("the player", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("stays within the game", async () => {
    const player = await loaded(1e9)
    expect(player.at.value).toBe(player.last.value)
    player.step(1)
    expect(player.at.value).toBe(player.last.value)
    player.go(-5)
    expect(player.at.value).toBe(0)
  })

  it("steps from turn to turn, also from the middle of one", async () => {
    const player = await loaded()
    const [first, second] = player.turns.value
    player.stepTurn(1)
    expect(player.at.value).toBe(first?.last)
    player.step(1)
    player.stepTurn(1)
    expect(player.at.value).toBe(second?.last)
    player.step(-1)
    player.stepTurn(-1)
    expect(player.at.value).toBe(first?.last)
    player.stepTurn(-1)
    expect(player.at.value).toBe(0)
  })

  it("plays by itself as fast as it is told, and stops at the end", async () => {
    const player = await loaded()
    player.play()
    vi.advanceTimersByTime(1200)
    expect(player.at.value).toBe(1)
    player.setSpeed(4)
    vi.advanceTimersByTime(1200)
    expect(player.at.value).toBe(5)
    player.go(player.last.value - 1)
    vi.advanceTimersByTime(5000)
    expect(player.at.value).toBe(player.last.value)
    expect(player.playing.value).toBe(false)
  })

  it("begins anew when it is played at the end", async () => {
    const player = await loaded(1e9)
    player.play()
    expect([player.at.value, player.playing.value]).toEqual([0, true])
    player.pause()
  })

  it("keeps its place when somebody else looks", async () => {
    const player = await loaded(33)
    player.load(await goldenStory(1))
    expect(player.at.value).toBe(33)
  })
})
