// CC-17.4: the order of answers, the time between them, and the clock that ends a race.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { WebSocket } from "ws"
import type { Running } from "../app.ts"
import { Delay } from "../http/delay.ts"
import { BREATH, givenAt, HEAD_START, Race } from "../tables/race.ts"
import { Story } from "../tables/story.ts"
import type { Client } from "./client.ts"
import { asked, leave, seat } from "./seating.ts"
import { startTestServer } from "./start.ts"

describe("the order of a race", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => void vi.useRealTimers())

  /** Answers come in at these times over lines with these delays: who is served when, in order. */
  async function run(race: Race, answers: readonly { seat: number; arrives: number; delay: number }[]) {
    const start = Date.now()
    const served: [seat: number, at: number][] = []
    for (const { seat: who, arrives, delay } of answers)
      setTimeout(async () => {
        await race.turn(who, givenAt(Date.now(), delay))
        served.push([who, Date.now() - start])
        race.served(who)
      }, arrives)
    await vi.advanceTimersByTimeAsync(5000)
    return served
  }

  it("CC-17.4 is that of arrival where all lines are equally fast", async () => {
    const answers = [
      { seat: 0, arrives: 10, delay: 5 },
      { seat: 1, arrives: 11, delay: 5 },
      { seat: 2, arrives: 11, delay: 5 },
    ]
    expect(await run(new Race(), answers)).toEqual([
      [0, 155],
      [1, 156],
      [2, 156],
    ])
  })

  it("CC-17.4 makes up for a slow line", async () => {
    // Seat 1 acted at 20 and seat 0 at 60, though the answer of seat 0 is there first.
    const answers = [
      { seat: 0, arrives: 65, delay: 5 },
      { seat: 1, arrives: 140, delay: 120 },
    ]
    expect(await run(new Race(), answers)).toEqual([
      [1, 20 + HEAD_START],
      [0, 60 + HEAD_START],
    ])
  })

  it("CC-17.4 makes up for 150 ms and no more", async () => {
    const answers = [
      { seat: 0, arrives: 100, delay: 0 },
      { seat: 1, arrives: 251, delay: 400 },
    ]
    expect((await run(new Race(), answers)).map(([who]) => who)).toEqual([0, 1])
    const near = [
      { seat: 0, arrives: 100, delay: 0 },
      { seat: 1, arrives: 249, delay: 400 },
    ]
    expect((await run(new Race(), near)).map(([who]) => who)).toEqual([1, 0])
  })

  it("CC-17.4 the operations of one player are 700 ms apart, and nobody else waits for that", async () => {
    const answers = [
      { seat: 0, arrives: 0, delay: 0 },
      { seat: 0, arrives: 200, delay: 0 },
      { seat: 1, arrives: 300, delay: 0 },
    ]
    expect(await run(new Race(), answers)).toEqual([
      [0, HEAD_START],
      [1, 300 + HEAD_START],
      [0, HEAD_START + BREATH],
    ])
  })
})

describe("the delay of a line", () => {
  it("is half of the fastest way there and back", () => {
    const delay = new Delay()
    expect(delay.oneWay).toBe(0)
    for (const trip of [300, 80, 500]) {
      delay.asked(1000)
      delay.answered(1000 + trip)
    }
    expect(delay.oneWay).toBe(40)
  })

  it("is measured anew: what was long ago is forgotten, and an answer to nothing counts for nothing", () => {
    const delay = new Delay()
    for (const trip of [10, 90, 90, 90, 90, 90]) {
      delay.asked(0)
      delay.answered(trip)
    }
    delay.answered(1)
    expect(delay.oneWay).toBe(45)
  })
})

describe("the clock of a race", () => {
  const asks = (story: Story, at: number, seats: readonly number[]) =>
    story.happened({
      kind: "start",
      seat: -1,
      at,
      data: {
        asked: seats.reduce((mask, one) => mask | (1 << one), 0),
        limits: Object.fromEntries(seats.map(one => [one, "race"])),
      },
    })

  it.each([{ kind: "untimed" }, { kind: "live", bank: 600, increment: 0 }] as const)(
    "CC-17.4 is one of 90 s for all, from the moment they may act (%o)",
    pace => {
      const story = new Story(3, pace)
      asks(story, 1000, [1])
      expect(story.deadlineAt(1)).toBe(91_000)
      asks(story, 21_000, [0, 1, 2])
      expect([0, 1, 2].map(one => story.deadlineAt(one))).toEqual([111_000, 111_000, 111_000])
      // Answers do not wind it up.
      asks(story, 50_000, [0, 2])
      expect([0, 1, 2].map(one => story.deadlineAt(one))).toEqual([111_000, 0, 111_000])
    },
  )

  it("another limit runs until its own question is answered, whatever others do", () => {
    const story = new Story(2, { kind: "live", bank: 600, increment: 0 })
    const limits = { 0: "tick", 1: "tick" }
    const data = { asked: 3, limits }
    story.happened({ kind: "start", seat: -1, at: 1000, data })
    story.happened({ kind: "draft", seat: 0, at: 9000, data: { choices: ["x"], undone: [], count: 1, ...data } })
    expect([0, 1].map(one => story.deadlineAt(one))).toEqual([31_000, 31_000])
    story.happened({ kind: "choice", seat: 0, at: 11_000, data: { text: "x", note: "", ...data } })
    expect([0, 1].map(one => story.deadlineAt(one))).toEqual([41_000, 31_000])
  })

  it("CC-17.4 ends it for bots too", () => {
    const story = new Story(2, { kind: "untimed" })
    story.happened({ kind: "bot", seat: 1, at: 0, data: { bot: "greedy" } })
    asks(story, 1000, [0, 1])
    expect(story.deadlineAt(1)).toBe(91_000)
  })
})

describe("Kit Carson live", () => {
  let server: Running
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const options = { kitCarson: true, kitCarsonPlay: "live" }

  /** Two people who are about to place cowboys; the first of them in turn order first. */
  async function placing(wish: object = {}) {
    const table = await seat(server.address, ["Ana", "Ben"], { game: "carson-city", options, ...wish })
    let client = await asked(table.clients)
    while (client.own?.decision?.step !== "operate") {
      await client.choose(client.own?.decision?.choices[0] ?? "")
      client = await asked(table.clients)
    }
    const other = table.clients.find(one => one !== client) ?? client
    return { table, first: client, second: other }
  }

  /** The spaces on which cowboys stand as everybody knows, in the order of their placement. */
  const placed = ({ messages }: Client) =>
    messages.flatMap(({ table }) => {
      const events = (table?.events ?? []) as { did: string; seat: number; action: string }[]
      return events.filter(({ did }) => did === "placed").map(({ seat: who, action }) => `${who} ${action}`)
    })

  /** Comes again over a line on which a ping is answered only after a while. */
  async function moveAway({ person, table }: Client, ms: number): Promise<Client> {
    const { pong } = WebSocket.prototype
    vi.spyOn(WebSocket.prototype, "pong").mockImplementation(function (this: WebSocket, ...args: unknown[]) {
      setTimeout(() => pong.apply(this, args as Parameters<typeof pong>), ms)
    })
    const far = await person.socket(table)
    await new Promise(done => setTimeout(done, ms * 2))
    vi.restoreAllMocks()
    return far
  }

  it("CC-17.4 locks the others until the first has acted, and then serves who was first", async () => {
    const { table, first, second } = await placing()
    expect(second.own?.decision).toBe(null)
    expect((await second.choose("place salary")).type).toBe("error")
    await first.choose("place salary")
    await second.until(() => second.own?.decision?.step === "operate")
    const [mine, theirs] = [first.own?.seat, second.own?.seat]
    // The second need not wait for the first to be done.
    await Promise.all([first.choose("place roads3"), second.choose("place road1")])
    await second.until(() => placed(second).length === 3)
    expect(placed(first)).toEqual(placed(second))
    expect(placed(first).sort()).toEqual([`${mine} roads3`, `${mine} salary`, `${theirs} road1`].sort())
    leave(table)
  })

  it("CC-17.4 a player who is far away is not served later for it", async () => {
    const { table, first, second } = await placing()
    await first.choose("place salary")
    second.close()
    const far = await moveAway(second, 200)
    await new Promise(done => setTimeout(done, BREATH))
    const [mine, theirs] = [first.own?.seat, far.own?.seat]
    // Seen from the server the near one is 50 ms ahead; the far one acted 50 ms before.
    const near = first.choose("place road1")
    await new Promise(done => setTimeout(done, 50))
    await Promise.all([near, far.choose("place road1")])
    expect(placed(first).slice(-2)).toEqual([`${theirs} road1`, `${mine} road1`])
    leave({ ...table, clients: [first, far] })
  })

  it("CC-17.4 when time is up all who are left are done in turn order, and a piece in the hand goes back", async () => {
    const { table, first, second } = await placing()
    await first.choose("place salary")
    await second.until(() => second.own?.decision?.step === "operate")
    await first.choose("move ordinary salary")
    expect(first.own?.decision?.step).toBe("operateTo")
    const room = await server.hall.room(table.id)
    for (const clock of room?.story.clocks ?? []) clock.limit = 1
    await room?.clockDue()
    const done = room?.story.lines.flatMap(line =>
      line.kind === "choice" && line.note === "clock" ? `${line.seat} ${line.text}` : [],
    )
    expect(done).toEqual([`${first.own?.seat} done`, `${second.own?.seat} done`])
    leave(table)
  })

  it("CC-17.5 in ticks whoever has not handed in waits when time is up, whatever is in the hand", async () => {
    const pace = { kind: "live", bank: 600, increment: 0 }
    const { table, first, second } = await placing({ options: { kitCarson: true }, pace })
    await first.choose("place salary")
    await first.until(() => first.own?.decision?.step === "operate")
    await first.choose("move ordinary salary")
    const room = await server.hall.room(table.id)
    for (const clock of room?.story.clocks ?? []) clock.limit = 1
    await room?.clockDue()
    await second.until(
      () => room?.story.lines.filter(line => line.kind === "choice" && line.note === "clock").length === 2,
    )
    const waited = room?.story.lines.flatMap(line =>
      line.kind === "choice" && line.note === "clock" ? `${line.seat} ${line.text}` : [],
    )
    expect(waited?.toSorted()).toEqual(["0 wait", "1 wait"])
    leave(table)
  })

  it("CC-17.4 bots race too, and their operations are 700 ms apart", async () => {
    const table = await seat(server.address, ["Ana"], { game: "carson-city", options, bots: ["greedy"] })
    const [ana] = table.clients
    if (!ana) throw new Error("nobody")
    const isPlaced = () => ana.messages.some(({ table: told }) => JSON.stringify(told?.events ?? "").includes("passed"))
    while (!isPlaced() || ana.own?.decision?.step === "operate") {
      await ana.until(() => ana.own?.decision != null)
      const { step = "", choices = [] } = ana.own?.decision ?? {}
      await ana.choose(step === "operate" ? "done" : (choices[0] ?? ""))
      await ana.until(() => ana.own?.decision?.step !== step || step !== "operate")
    }
    const room = await server.hall.room(table.id)
    await ana.until(() => !room?.story.isRacing(1), 30_000)
    const events = await server.store.events(table.id)
    const placing = events.findIndex(
      ({ kind, seat: who, data }) => kind === "choice" && who === 0 && data.includes('"done"'),
    )
    expect(placing).toBeGreaterThan(0)
    const times = events
      .filter(
        ({ kind, seat: who, data }) => kind === "choice" && who === 1 && /"text":"(place|done|move|horse)/.test(data),
      )
      .map(({ at }) => Number(at))
    expect(times.length).toBeGreaterThan(1)
    times.slice(1).forEach((at, i) => {
      // Whole milliseconds on both sides.
      expect(at - (times[i] ?? 0)).toBeGreaterThanOrEqual(BREATH - 2)
    })
    leave(table)
  }, 60_000)
})
