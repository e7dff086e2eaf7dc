// What requests about tables have in common: addresses, the room they are for, what they may name.
import { Type } from "@fastify/type-provider-typebox"
import { bots } from "@railhead/bots"
import type { FastifyRequest } from "fastify"
import { HttpError } from "../people/errors.ts"
import type { Store } from "../storage/store.ts"
import type { Hall } from "../tables/hall.ts"
import type { Room } from "../tables/room.ts"
import { seedHash } from "../tables/telling.ts"
import { enter } from "./doors.ts"
import { signedIn } from "./guard.ts"

/** What every group of routes gets. */
export interface Tables {
  readonly hall: Hall
  readonly store: Store
}

export const Key = Type.Optional(Type.String({ maxLength: 64 }))
export const ById = Type.Object({ id: Type.String({ maxLength: 64 }) })
export const ByKey = Type.Object({ key: Key })
/** Tables are told as they are; their parts are described in docs/api.md. */
export const Anything = Type.Unknown()
/** A request about a table that says nothing but which. */
export const atTable = { params: ById, querystring: ByKey, response: { 200: Anything } }

interface AtTable {
  readonly params: { readonly id: string }
  readonly query: { readonly key?: string }
}

/** The room a request is for, if who asks may come in. */
export function roomOf(hall: Hall, request: FastifyRequest & AtTable): Promise<Room> {
  return enter(hall, request.params.id, signedIn(request).id, request.query.key ?? "")
}

export function mustBeMaker(room: Room, user: string): void {
  if (room.row.created_by !== user) throw new HttpError(403, "not-allowed", "only the maker of the table may do this")
}

export function mustBeBot(id: string): void {
  if (!bots.some(bot => bot.id === id))
    throw new HttpError(
      400,
      "unknown-bot",
      `there is no bot "${id}"; the bots are ${bots.map(bot => bot.id).join(", ")}`,
    )
}

/** A table to whoever has just changed it. */
export function summary({ row, story }: Room) {
  return {
    id: row.id,
    game: row.game,
    status: story.status,
    seedHash: seedHash(row.seed),
    seats: story.seats.map(({ user, name, bot }) => ({ user, name, bot })),
  }
}
