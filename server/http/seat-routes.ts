// Who plays at a table: sitting down and getting up, the start, the same table again.
import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox"
import { RailheadError, range } from "@railhead/engine"
import { ownSeat, seatOf } from "./doors.ts"
import { signedIn } from "./guard.ts"
import {
  Anything,
  atTable,
  ById,
  ByKey,
  mustBeBot,
  mustBeMaker,
  roomOf,
  summary,
  type Tables,
} from "./table-requests.ts"

const AtSeat = Type.Object({ id: Type.String({ maxLength: 64 }), seat: Type.String({ pattern: "^[0-7]$" }) })

export const seatRoutes: FastifyPluginAsyncTypebox<Tables> = async (app, { hall }) => {
  app.post(
    "/tables/:id/seats/:seat",
    {
      schema: {
        summary: "Sit down, or as the maker of the table put a bot there",
        params: AtSeat,
        querystring: ByKey,
        body: Type.Optional(
          Type.Object({ bot: Type.Optional(Type.String({ maxLength: 40 })) }, { additionalProperties: false }),
        ),
        response: { 200: Anything },
      },
    },
    async request => {
      const room = await roomOf(hall, request)
      const seat = Number(request.params.seat)
      if (request.body?.bot !== undefined) {
        mustBeMaker(room, signedIn(request).id)
        mustBeBot(request.body.bot)
        await hall.sit(room, seat, { bot: request.body.bot })
      } else {
        await hall.sit(room, seat, { user: signedIn(request).id, name: signedIn(request).name })
      }
      return summary(room)
    },
  )

  app.delete(
    "/tables/:id/seats/:seat",
    {
      schema: {
        summary: "Get up before the start, or as the maker of the table free a seat",
        params: AtSeat,
        querystring: ByKey,
        response: { 200: Anything },
      },
    },
    async request => {
      const room = await roomOf(hall, request)
      const seat = Number(request.params.seat)
      if (seatOf(room, signedIn(request).id) !== seat) mustBeMaker(room, signedIn(request).id)
      await hall.sit(room, seat, null)
      return summary(room)
    },
  )

  app.post(
    "/tables/:id/start",
    {
      schema: {
        summary: "Begin; free seats are filled with a bot if one is named",
        params: ById,
        querystring: ByKey,
        body: Type.Optional(
          Type.Object({ fill: Type.Optional(Type.String({ maxLength: 40 })) }, { additionalProperties: false }),
        ),
        response: { 200: Anything },
      },
    },
    async request => {
      const room = await roomOf(hall, request)
      ownSeat(room, signedIn(request).id)
      const fill = request.body?.fill
      if (fill !== undefined) {
        mustBeMaker(room, signedIn(request).id)
        mustBeBot(fill)
        for (const seat of range(room.story.seats.length)) {
          const { user, bot } = room.story.seats[seat] ?? {}
          if (user === null && bot === null) await hall.sit(room, seat, { bot: fill })
        }
      }
      await room.start()
      return summary(room)
    },
  )

  app.post(
    "/tables/:id/rematch",
    { schema: { summary: "The same table again, with everybody who sat there, one seat further on", ...atTable } },
    async request => {
      const room = await roomOf(hall, request)
      ownSeat(room, signedIn(request).id)
      if (room.story.status === "running" || room.story.status === "waiting")
        throw new RailheadError("bad-request", "the game is not over yet")
      const { game, seats, options, open } = room.row
      const next = await hall.create(signedIn(request).id, {
        game,
        seats,
        options: JSON.parse(options),
        pace: room.story.pace,
        open: open === 1,
        rematchOf: room.id,
      })
      for (const [i, sitting] of room.story.seats.entries()) {
        const seat = (i + 1) % seats
        if (sitting.bot !== null) await hall.sit(next, seat, { bot: sitting.bot })
        else if (sitting.user !== null) await hall.sit(next, seat, { user: sitting.user, name: sitting.name })
      }
      return { ...summary(next), key: next.row.key }
    },
  )
}
