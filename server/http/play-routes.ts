// Play by HTTP: the table as it stands, waiting for what is new, and everything that a socket can do.
import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox"
import { carryOut, TableRequest } from "../tables/requests.ts"
import { seatOf } from "./doors.ts"
import { signedIn } from "./guard.ts"
import { Anything, atTable, ById, ByKey, Key, roomOf, type Tables } from "./table-requests.ts"

export const playRoutes: FastifyPluginAsyncTypebox<Tables> = async (app, { hall, store }) => {
  app.get(
    "/tables/:id",
    { schema: { summary: "The whole table as you may see it", ...atTable } },
    async (request, reply) => {
      const room = await roomOf(hall, request)
      const muted = new Set(await store.mutedBy(signedIn(request).id))
      const text = await room.run(() => room.look({ seat: seatOf(room, signedIn(request).id), muted }))
      return reply.type("application/json").send(text)
    },
  )

  app.get(
    "/tables/:id/changes",
    {
      schema: {
        summary: "Waits until something has happened after `after`, at most 25 seconds, then tells the whole table",
        params: ById,
        querystring: Type.Object({
          key: Key,
          after: Type.String({ pattern: "^[0-9]{1,9}$" }),
        }),
        response: { 200: Anything },
      },
    },
    async (request, reply) => {
      const room = await roomOf(hall, request)
      const until = Date.now() + 25_000
      while (room.story.told <= Number(request.query.after) && Date.now() < until && !request.socket.destroyed)
        await new Promise(done => setTimeout(done, 100))
      const muted = new Set(await store.mutedBy(signedIn(request).id))
      return reply
        .type("application/json")
        .send(await room.run(() => room.look({ seat: seatOf(room, signedIn(request).id), muted })))
    },
  )

  app.post(
    "/tables/:id/do",
    {
      schema: {
        summary: "Choose, undo, chat, vote: everything a socket can do",
        params: ById,
        querystring: ByKey,
        body: TableRequest,
        response: { 200: Anything },
      },
    },
    async request => {
      const room = await roomOf(hall, request)
      const { id: user, name } = signedIn(request)
      await carryOut(room, request.body, { user, name, seat: seatOf(room, user), given: Date.now() })
      return { seq: room.story.told }
    },
  )
}
