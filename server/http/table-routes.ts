// Tables over plain HTTP: everything a socket can do, for bots, scripts and lists.

import { type FastifyPluginAsyncTypebox, Type, TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox"
import { bots } from "@railhead/bots"
import { RailheadError, range, type Seat } from "@railhead/engine"
import { gameIds } from "@railhead/games"
import { ALL_OPEN } from "@railhead/hosting"
import type { FastifyRequest } from "fastify"
import { HttpError } from "../people/errors.ts"
import type { People } from "../people/people.ts"
import { Throttle } from "../people/throttle.ts"
import type { Store, TableWithSeats } from "../storage/store.ts"
import type { Hall } from "../tables/hall.ts"
import { carryOut, TableRequest } from "../tables/requests.ts"
import type { Room } from "../tables/room.ts"
import { seedHash } from "../tables/telling.ts"
import { enter, ownSeat, seatOf } from "./doors.ts"
import { requireUser, signedIn } from "./guard.ts"

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

const ById = Type.Object({ id: Type.String({ maxLength: 64 }) })
const AtSeat = Type.Object({ id: Type.String({ maxLength: 64 }), seat: Type.String({ pattern: "^[0-7]$" }) })
const ByKey = Type.Object({ key: Type.Optional(Type.String({ maxLength: 64 })) })
/** Tables are told as they are; their parts are described in docs/api.md. */
const Anything = Type.Unknown()

/** What one account may ask of tables by HTTP in a minute; a socket has an allowance of its own. */
const REQUESTS_A_MINUTE = 600

export interface TableRoutes {
  readonly hall: Hall
  readonly store: Store
  readonly people: People
}

export const tableRoutes: FastifyPluginAsyncTypebox<TableRoutes> = async (app, { hall, store, people }) => {
  // Refuses what does not fit instead of quietly dropping or converting it; so numbers in addresses are texts here.
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  if (!app.hasRequestDecorator("user")) app.decorateRequest("user", null)
  app.addHook("preHandler", requireUser(people))
  // By account as well as by address: many accounts behind one address, or one account from many, are held alike.
  const throttle = new Throttle({ most: REQUESTS_A_MINUTE, period: 60_000 })
  app.addHook("preHandler", async request => throttle.take(signedIn(request).id))
  const roomOf = (request: FastifyRequest<{ Params: { id: string }; Querystring: { key?: string } }>): Promise<Room> =>
    enter(hall, request.params.id, signedIn(request).id, request.query.key ?? "")
  const at = { params: ById, querystring: ByKey, response: { 200: Anything } }

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
      return { ...summary(room.row, room), key: room.row.key }
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

  app.get(
    "/tables/:id",
    { schema: { summary: "The whole table as you may see it", ...at } },
    async (request, reply) => {
      const room = await roomOf(request)
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
          key: Type.Optional(Type.String({ maxLength: 64 })),
          after: Type.String({ pattern: "^[0-9]{1,9}$" }),
        }),
        response: { 200: Anything },
      },
    },
    async (request, reply) => {
      const room = await enter(hall, request.params.id, signedIn(request).id, request.query.key ?? "")
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
      const room = await roomOf(request)
      const { id: user, name } = signedIn(request)
      await carryOut(room, request.body, { user, name, seat: seatOf(room, user), given: Date.now() })
      return { seq: room.story.told }
    },
  )

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
      const room = await enter(hall, request.params.id, signedIn(request).id, request.query.key ?? "")
      const seat = Number(request.params.seat)
      if (request.body?.bot !== undefined) {
        mustBeMaker(room, signedIn(request).id)
        mustBeBot(request.body.bot)
        await hall.sit(room, seat, { bot: request.body.bot })
      } else {
        await hall.sit(room, seat, { user: signedIn(request).id, name: signedIn(request).name })
      }
      return summary(room.row, room)
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
      const room = await enter(hall, request.params.id, signedIn(request).id, request.query.key ?? "")
      const seat = Number(request.params.seat)
      if (seatOf(room, signedIn(request).id) !== seat) mustBeMaker(room, signedIn(request).id)
      await hall.sit(room, seat, null)
      return summary(room.row, room)
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
      const room = await roomOf(request)
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
      return summary(room.row, room)
    },
  )

  app.post(
    "/tables/:id/rematch",
    { schema: { summary: "The same table again, with everybody who sat there, one seat further on", ...at } },
    async request => {
      const room = await roomOf(request)
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
      return { ...summary(next.row, next), key: next.row.key }
    },
  )

  app.get(
    "/tables/:id/story",
    {
      schema: {
        summary: "The whole game with its positions, as you may see it; when it is over also as others saw it",
        params: ById,
        querystring: Type.Object({
          key: Type.Optional(Type.String({ maxLength: 64 })),
          seat: Type.Optional(Type.String({ pattern: "^([0-7]|all)$" })),
        }),
        response: { 200: Anything },
      },
    },
    async (request, reply) => {
      const room = await enter(hall, request.params.id, signedIn(request).id, request.query.key ?? "")
      if (room.story.status === "waiting") throw new HttpError(403, "not-over", "the game has not begun")
      const viewer = eyes(room, signedIn(request).id, request.query.seat)
      return reply.type("application/json").send(await room.run(() => room.pages(viewer)))
    },
  )

  app.get(
    "/tables/:id/record",
    { schema: { summary: "The record of a finished game, for anyone to check", ...at } },
    async (request, reply) => {
      const room = await roomOf(request)
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

function paceOf(
  pace:
    | { kind: "untimed" }
    | { kind: "live"; bank: number; increment: number }
    | { kind: "turns"; hours: number; quiet?: [number, number] },
) {
  if (pace.kind !== "turns") return pace
  return { kind: pace.kind, hours: pace.hours, ...(pace.quiet ? { quiet: pace.quiet } : {}) }
}

function mustBeMaker(room: Room, user: string): void {
  if (room.row.created_by !== user) throw new HttpError(403, "not-allowed", "only the maker of the table may do this")
}

function mustBeBot(id: string): void {
  if (!bots.some(bot => bot.id === id))
    throw new HttpError(
      400,
      "unknown-bot",
      `there is no bot "${id}"; the bots are ${bots.map(bot => bot.id).join(", ")}`,
    )
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

function summary(row: TableWithSeats, room: Room) {
  return {
    id: row.id,
    game: row.game,
    status: room.story.status,
    seedHash: seedHash(row.seed),
    seats: room.story.seats.map(({ user, name, bot }) => ({ user, name, bot })),
  }
}
