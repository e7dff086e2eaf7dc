// Who may come in: to look, to sit, to act.
import { RailheadError, type Seat } from "@railhead/engine"
import { HttpError } from "../people/errors.ts"
import type { Hall } from "../tables/hall.ts"
import type { Room } from "../tables/room.ts"

/** The seat of a user at a table, −1 for none. */
export function seatOf(room: Room, user: string): Seat {
  return room.story.seatOf(user)
}

/** A table that this user may look at: open, known by its key, or their own. A private one looks like none at all. */
export async function enter(hall: Hall, id: string, user: string, key: string): Promise<Room> {
  const room = /^[\w-]{1,40}$/.test(id) ? await hall.room(id) : null
  const welcome =
    room && (room.row.open === 1 || room.row.key === key || room.row.created_by === user || seatOf(room, user) >= 0)
  if (!room || !welcome)
    throw new HttpError(404, "unknown-table", "there is no such table, or its link is needed to see it")
  return room
}

/** The seat from which this user acts. */
export function ownSeat(room: Room, user: string): Seat {
  const seat = seatOf(room, user)
  if (seat < 0) throw new HttpError(403, "not-seated", "you do not sit at this table")
  return seat
}

/** Status codes for what the engine refuses. */
function statusOf(error: RailheadError): number {
  switch (error.code) {
    case "stale":
      return 409
    case "over":
    case "not-asked":
    case "illegal":
      return 422
    case "stuck":
    case "bad-record":
      return 503
    case "unknown-game":
      return 404
    default:
      return 400
  }
}

export function tellError(error: unknown): {
  status: number
  body: { error: { code: string; message: string; rule?: string; reason?: string } }
} {
  if (error instanceof HttpError)
    return { status: error.status, body: { error: { code: error.code, message: error.message } } }
  if (error instanceof RailheadError) {
    const { code, message, rule, reason } = error
    // What went wrong inside is for the operator's log, not for players: it may name what a record hides.
    if (code === "stuck" || code === "bad-record")
      return {
        status: statusOf(error),
        body: { error: { code: "stuck", message: "this table is stopped by an error; its record is kept" } },
      }
    return {
      status: statusOf(error),
      body: { error: { code, message, ...(rule ? { rule } : {}), ...(reason ? { reason } : {}) } },
    }
  }
  return {
    status: 500,
    body: { error: { code: "internal", message: "something went wrong on the server; it has been noted" } },
  }
}
