// The server as the bench and the crash test run it: in a process of its own, with tables made on request.
import { monitorEventLoopDelay } from "node:perf_hooks"
import { range } from "@railhead/engine"
import { type Running, startServer } from "../app.ts"
import { readConfig } from "../config.ts"

/** A started table: its seats' session cookies, seat by seat; of a table of bots, the cookie of one who watches. */
export interface MadeTable {
  readonly id: string
  readonly cookies: readonly string[]
}

/** How late the main thread was, in milliseconds, since it was last asked. */
export interface Lateness {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export type ChildMessage =
  | { readonly ready: string }
  | { readonly late: Lateness }
  | { readonly made: number; readonly table: MadeTable }
  | { readonly made: number; readonly failed: string }

const SEATS = 4

/** Straight through people and hall: by HTTP the limit of requests per minute would be what is measured. */
async function makeTable({ hall, people }: Running, bot: string): Promise<MadeTable> {
  const guests = await Promise.all(range(bot === "" ? SEATS : 1).map(seat => people.guest(`Guest ${seat + 1}`)))
  const maker = guests[0]?.user.id ?? ""
  const room = await hall.create(maker, {
    game: "gold-west",
    seats: SEATS,
    options: {},
    pace: { kind: "turns", hours: 24 },
    open: bot !== "",
  })
  if (bot !== "") for (const seat of range(SEATS)) await hall.sit(room, seat, { bot })
  else for (const [seat, { user }] of guests.entries()) await hall.sit(room, seat, { user: user.id, name: user.name })
  await room.start()
  return { id: room.id, cookies: guests.map(({ session }) => `railhead=${session}`) }
}

function tell(message: ChildMessage): void {
  process.send?.(message)
}

/** Milliseconds between two looks at how late the loop is. */
const RESOLUTION = 5

function lateness(): () => Lateness {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  return () => {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION)
    const told = { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) }
    delay.reset()
    return told
  }
}

async function serve(): Promise<void> {
  const server = await startServer(readConfig(process.env))
  const late = lateness()
  process.on("message", (message: { make: number; bot: string } | { late: true } | { stop: true }) => {
    if ("stop" in message) void server.stop().then(() => process.exit(0))
    else if ("late" in message) tell({ late: late() })
    else
      makeTable(server, message.bot).then(
        table => tell({ made: message.make, table }),
        (error: unknown) => tell({ made: message.make, failed: String(error) }),
      )
  })
  // Nobody is left to serve.
  process.on("disconnect", () => process.exit(0))
  tell({ ready: server.address })
}

void serve()
