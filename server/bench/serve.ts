// The server as the bench and the crash test run it: in a process of its own, with tables made on request.
import { range } from "@railhead/engine"
import { type Running, startServer } from "../app.ts"
import { readConfig } from "../config.ts"

/** A started table: its seats' session cookies, seat by seat. */
export interface MadeTable {
  readonly id: string
  readonly cookies: readonly string[]
}

export type ChildMessage =
  | { readonly ready: string }
  | { readonly made: number; readonly table: MadeTable }
  | { readonly made: number; readonly failed: string }

const SEATS = 4

/** Straight through people and hall: by HTTP the limit of requests per minute would be what is measured. */
async function makeTable({ hall, people }: Running): Promise<MadeTable> {
  const guests = await Promise.all(range(SEATS).map(seat => people.guest(`Guest ${seat + 1}`)))
  const maker = guests[0]?.user.id ?? ""
  const room = await hall.create(maker, {
    game: "gold-west",
    seats: SEATS,
    options: {},
    pace: { kind: "turns", hours: 24 },
    open: false,
  })
  for (const [seat, { user }] of guests.entries()) await hall.sit(room, seat, { user: user.id, name: user.name })
  await room.start()
  return { id: room.id, cookies: guests.map(({ session }) => `railhead=${session}`) }
}

function tell(message: ChildMessage): void {
  process.send?.(message)
}

async function serve(): Promise<void> {
  const server = await startServer(readConfig(process.env))
  process.on("message", (message: { make: number } | { stop: true }) => {
    if ("stop" in message) void server.stop().then(() => process.exit(0))
    else
      makeTable(server).then(
        table => tell({ made: message.make, table }),
        (error: unknown) => tell({ made: message.make, failed: String(error) }),
      )
  })
  // Nobody is left to serve.
  process.on("disconnect", () => process.exit(0))
  tell({ ready: server.address })
}

void serve()
