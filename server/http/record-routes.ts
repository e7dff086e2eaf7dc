// What a game leaves behind: its story page by page, and its record.
import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox"
import type { Seat } from "@railhead/engine"
import { ALL_OPEN } from "@railhead/hosting"
import { HttpError } from "../people/errors.ts"
import type { Room } from "../tables/room.ts"
import { seatOf } from "./doors.ts"
import { signedIn } from "./guard.ts"
import { Anything, atTable, ById, Key, roomOf, type Tables } from "./table-requests.ts"

export const recordRoutes: FastifyPluginAsyncTypebox<Tables> = async (app, { hall }) => {
  app.get(
    "/tables/:id/story",
    {
      schema: {
        summary: "The whole game with its positions, as you may see it; when it is over also as others saw it",
        params: ById,
        querystring: Type.Object({
          key: Key,
          seat: Type.Optional(Type.String({ pattern: "^([0-7]|all)$" })),
        }),
        response: { 200: Anything },
      },
    },
    async (request, reply) => {
      const room = await roomOf(hall, request)
      if (room.story.status === "waiting") throw new HttpError(403, "not-over", "the game has not begun")
      const viewer = eyes(room, signedIn(request).id, request.query.seat)
      return reply.type("application/json").send(await room.run(() => room.pages(viewer)))
    },
  )

  app.get(
    "/tables/:id/record",
    { schema: { summary: "The record of a finished game, for anyone to check", ...atTable } },
    async (request, reply) => {
      const room = await roomOf(hall, request)
      if (room.story.status !== "over" && room.story.status !== "abandoned")
        throw new HttpError(403, "not-over", "the record holds the seed: it is public when the game is over")
      return reply.type("text/plain; charset=utf-8").send(await room.run(() => room.record()))
    },
  )
}

/** Until the game is over a seat sees with its own eyes; then with anybody's, or everything. */
function eyes(room: Room, user: string, wish: string | undefined): Seat {
  const own = seatOf(room, user)
  if (wish === undefined) return own
  if (room.story.status !== "over" && room.story.status !== "abandoned")
    throw new HttpError(403, "not-over", "others' views are open when the game is over")
  return wish === "all" ? ALL_OPEN : Number(wish)
}
