import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import { deadlineOf, newClock, startClock, stopClock } from "../tables/pace.ts"
import { asked, leave, seat } from "./seating.ts"
import { startTestServer } from "./start.ts"

const extraBox = new URL("./sample-box.ts", import.meta.url).href
let server: Running
beforeAll(async () => {
  server = await startTestServer({}, { extraBox })
})
afterAll(() => server.stop())

const HOUR = 3_600_000

describe("clocks", () => {
  it("live: the bank runs while a seat is asked and grows with each turn at it", () => {
    const pace = { kind: "live", bank: 60, increment: 5 } as const
    const clock = newClock(pace)
    startClock(clock, pace, null, 1000)
    expect(deadlineOf(clock, pace)).toBe(61_000)
    stopClock(clock, pace, 11_000)
    expect(clock.left).toBe(55_000)
    expect(deadlineOf(clock, pace)).toBe(0)
  })

  it("by turns: each move has its hours, and quiet hours do not count", () => {
    const pace = { kind: "turns", hours: 10, quiet: [22, 8] } as const
    const clock = newClock(pace)
    const evening = Date.UTC(2026, 0, 1, 20)
    startClock(clock, pace, null, evening)
    // Two hours until ten in the evening, then eight more from eight in the morning.
    expect(deadlineOf(clock, pace)).toBe(Date.UTC(2026, 0, 2, 16))
    const day = { kind: "turns", hours: 24 } as const
    const plain = newClock(day)
    startClock(plain, day, null, evening)
    expect(deadlineOf(plain, day)).toBe(evening + 24 * HOUR)
  })

  it("untimed tables have no deadline", () => {
    const clock = newClock({ kind: "untimed" })
    startClock(clock, { kind: "untimed" }, "consent", 1)
    expect(deadlineOf(clock, { kind: "untimed" })).toBe(0)
  })

  it("a question with a limit has its own deadline in a live game", () => {
    const pace = { kind: "live", bank: 600, increment: 0 } as const
    const clock = newClock(pace)
    startClock(clock, pace, "consent", 0 + 1)
    expect(deadlineOf(clock, pace)).toBe(30_001)
  })

  it("when time is up a bot sits in, and the person may come back", async () => {
    const table = await seat(server.address, ["Ana", "Ben"], { pace: { kind: "live", bank: 30, increment: 0 } })
    const now = await asked(table.clients)
    const room = await server.hall.room(table.id)
    const mine = now.own?.seat ?? 0
    // The clock is set back as if half a minute had passed.
    const clock = room?.story.clocks[mine]
    if (clock) clock.since -= 31_000
    await room?.clockDue()
    await now.until(() => now.messages.some(message => message.about?.seats[mine]?.away === "greedy"))
    await now.request({ do: "back" })
    await now.until(() => now.about?.seats[mine]?.away === null)
    leave(table)
  })
})

describe("limits and standing answers in the sample game", () => {
  /** A table of the sample game past its sheets: seat 0 owns post 0 and seat 1 is asked to act. */
  async function posts() {
    const table = await seat(server.address, ["Ana", "Ben"], {
      game: "sample",
      pace: { kind: "live", bank: 600, increment: 0 },
    })
    const [ana, ben] = table.clients
    if (!ana || !ben) throw new Error("nobody")
    for (const client of [ana, ben]) {
      for (const choice of ["note 2", "note 0", "hand-in"]) await client.choose(choice)
    }
    await ana.until(() => ana.own?.decision?.step === "act")
    await ana.choose("post 0")
    await ben.until(() => ben.own?.decision?.step === "act")
    return { table, ana, ben }
  }

  it("the clock answers a question whose limit is over, as a line of the record", async () => {
    const { table, ana, ben } = await posts()
    await ben.choose("post 0")
    await ana.until(() => ana.own?.decision?.step === "consent")
    const room = await server.hall.room(table.id)
    const clock = room?.story.clocks[0]
    expect(clock?.limit).toBeGreaterThan(Date.now())
    if (clock) clock.limit = 1
    await room?.clockDue()
    await ana.until(() => ana.own?.decision?.step !== "consent")
    expect(
      room?.story.lines.some(line => line.kind === "choice" && line.text === "refuse" && line.note === "clock"),
    ).toBe(true)
    leave(table)
  })

  it("a standing answer is given without asking", async () => {
    const { table, ana, ben } = await posts()
    await ana.request({ do: "standing", step: "consent", choice: "agree" })
    await ben.choose("post 0")
    const room = await server.hall.room(table.id)
    await ben.until(
      () =>
        room?.story.lines.some(line => line.kind === "choice" && line.text === "agree" && line.note === "standing") ??
        false,
    )
    leave(table)
  })

  it("an interrupt of one seat leaves the draft and the question of another as they are", async () => {
    const { table, ana, ben } = await posts()
    await ben.choose("dig")
    const before = ben.own?.decision?.ask
    await ana.request({ do: "choose", choice: "post 3" })
    expect(ben.own?.draft.choices).toEqual(["dig"])
    expect(ben.own?.decision?.ask).toBe(before)
    expect((await ben.choose("stop")).type).toBe("done")
    leave(table)
  })
})
