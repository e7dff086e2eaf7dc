// The lobby: which games there are, making a table, lists of tables.
import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox"
import { bots } from "@railhead/bots"
import { RailheadError } from "@railhead/engine"
import { gameIds } from "@railhead/games"
import type { TableWithSeats } from "../storage/store.ts"
import { seedHash } from "../tables/telling.ts"
import { signedIn } from "./guard.ts"
import { Anything, mustBeBot, summary, type Tables } from "./table-requests.ts"

const Pace = Type.Union([
  Type.Object({ kind: Type.Literal("untimed") }),
  Type.Object({
    kind: Type.Literal("live"),
    bank: Type.Integer({ minimum: 30, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 600 }),
  }),
  Type.Object({
    kind: Type.Literal("turns"),
    hours: Type.Number({ minimum: 0.1, maximum: 24 * 30 }),
    quiet: Type.Optional(
      Type.Tuple([Type.Integer({ minimum: 0, maximum: 23 }), Type.Integer({ minimum: 0, maximum: 23 })]),
    ),
  }),
])

const Wish = Type.Object(
  {
    game: Type.String({ maxLength: 60 }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.Unknown())),
    pace: Type.Optional(Pace),
    open: Type.Optional(Type.Boolean({ description: "show it in the lobby" })),
    bots: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), { maxItems: 8, description: "bots on the last seats" }),
    ),
  },
  { additionalProperties: false },
)

export const lobbyRoutes: FastifyPluginAsyncTypebox<Tables> = async (app, { hall, store }) => {
  app.get(
    "/games",
    { schema: { summary: "Games with their seats and options", response: { 200: Anything } } },
    async () => {
      const boxes = await Promise.all(gameIds.map(id => hall.box(id)))
      return {
        games: boxes.map(({ game }) => ({
          id: game.id,
          seats: game.seats,
          version: game.version,
          options: game.options,
        })),
        bots: bots.map(bot => bot.id),
      }
    },
  )

  app.post(
    "/tables",
    { schema: { summary: "Make a table and sit down at it", body: Wish, response: { 201: Anything } } },
    async (request, reply) => {
      const {
        game,
        seats,
        options = {},
        pace = { kind: "untimed" as const },
        open = false,
        bots: wanted = [],
      } = request.body
      if (wanted.length >= seats) throw new RailheadError("bad-seats", `${wanted.length} bots leave no seat for you`)
      for (const bot of wanted) mustBeBot(bot)
      const room = await hall.create(signedIn(request).id, { game, seats, options, pace: paceOf(pace), open })
      await hall.sit(room, 0, { user: signedIn(request).id, name: signedIn(request).name })
      for (const [i, bot] of wanted.entries()) await hall.sit(room, seats - wanted.length + i, { bot })
      reply.code(201)
      return { ...summary(room), key: room.row.key }
    },
  )

  app.get(
    "/tables",
    {
      schema: {
        summary: "The lobby, or with mine=true the tables you sit at",
        querystring: Type.Object({
          mine: Type.Optional(Type.Literal("true")),
          game: Type.Optional(Type.String({ maxLength: 60 })),
        }),
        response: { 200: Anything },
      },
    },
    async request => {
      const { mine, game } = request.query
      const tables =
        mine === "true" ? await store.tablesOf(signedIn(request).id, 200) : await store.openTables(game ?? null, 100)
      return { tables: tables.map(table => listed(table, signedIn(request).id)) }
    },
  )
}

function paceOf(
  pace:
    | { kind: "untimed" }
    | { kind: "live"; bank: number; increment: number }
    | { kind: "turns"; hours: number; quiet?: [number, number] },
) {
  if (pace.kind !== "turns") return pace
  return { kind: pace.kind, hours: pace.hours, ...(pace.quiet ? { quiet: pace.quiet } : {}) }
}

/** A table in a list. The seed is not in it; its hash is. */
function listed(row: TableWithSeats, user: string) {
  const mine = row.sitting.find(seat => seat.user_id === user)
  return {
    id: row.id,
    game: row.game,
    seats: row.seats,
    options: JSON.parse(row.options),
    pace: JSON.parse(row.pace),
    status: row.status,
    open: row.open === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    turn: row.turn,
    deadline: row.deadline,
    taken: row.sitting.map(seat => seat.user_id !== null || seat.bot !== null),
    people: row.sitting.map(({ user_id, name, bot }) =>
      user_id === null && bot === null ? null : { name: bot ?? name ?? "", bot },
    ),
    seedHash: seedHash(row.seed),
    yourSeat: mine?.seat ?? -1,
    yourTurn: mine !== undefined && row.status === "running" && (row.asked & (1 << mine.seat)) !== 0,
    ...(row.created_by === user ? { key: row.key } : {}),
  }
}
