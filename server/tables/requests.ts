// What people may ask of a table, by socket or by HTTP alike.
import { randomBytes } from "node:crypto"
import { RailheadError, range, type Seat } from "@railhead/engine"
import Type, { type Static } from "typebox"
import type { Room } from "./room.ts"

const Count = Type.Optional(
  Type.Integer({ minimum: 0, description: "how many messages of this seat were taken before" }),
)
const closed = { additionalProperties: false } as const

const Choose = Type.Object(
  {
    do: Type.Literal("choose"),
    choice: Type.String({ minLength: 1, maxLength: 200, description: "the choice in notation" }),
    ask: Type.Optional(Type.Integer({ description: "the question it answers" })),
    count: Count,
  },
  closed,
)
const Back = Type.Object(
  { do: Type.Union([Type.Literal("undo"), Type.Literal("redo"), Type.Literal("restart")]), count: Count },
  closed,
)
const Chat = Type.Object({ do: Type.Literal("chat"), text: Type.String({ minLength: 1, maxLength: 500 }) }, closed)
const ByHand = Type.Object(
  { do: Type.Literal("byHand"), on: Type.Boolean({ description: "end turns by hand" }) },
  closed,
)
const Standing = Type.Object(
  {
    do: Type.Literal("standing"),
    step: Type.String({ maxLength: 60, description: "the kind of question" }),
    choice: Type.String({ maxLength: 200, description: "what to answer it, empty to be asked" }),
  },
  closed,
)
const TakeBack = Type.Object(
  {
    do: Type.Literal("takeBack"),
    kept: Type.Integer({ minimum: 0, description: "how many choices of the record stay" }),
  },
  closed,
)
const Answer = Type.Object(
  { do: Type.Union([Type.Literal("answerTakeBack"), Type.Literal("abandon")]), yes: Type.Boolean() },
  closed,
)
const Presence = Type.Object({ do: Type.Union([Type.Literal("leave"), Type.Literal("back")]) }, closed)

export const TableRequest = Type.Union([Choose, Back, Chat, ByHand, Standing, TakeBack, Answer, Presence])
export type TableRequest = Static<typeof TableRequest>

export interface Asker {
  readonly user: string
  readonly name: string
  readonly seat: Seat
  /** When it was asked for, as far as the delay of the connection is known. */
  readonly given: number
}

function printable(text: string): string {
  // Control characters, line ends, marks of direction and halves of characters have no place in a line that others read.
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, " ").trim()
}

/** Carries out what somebody at the table asks for. */
export async function carryOut(room: Room, request: TableRequest, { user, name, seat, given }: Asker): Promise<void> {
  if (request.do === "chat") {
    const text = printable(request.text)
    if (text === "") throw new RailheadError("bad-request", "there is nothing to say")
    return room.happen({ kind: "chat", seat, data: { user, name, text } })
  }
  if (seat < 0) throw new RailheadError("not-asked", "only those who sit at the table may do this")
  const count = "count" in request && request.count !== undefined ? { count: request.count } : {}
  switch (request.do) {
    case "choose": {
      const ask = request.ask === undefined ? {} : { ask: request.ask }
      await comeBack(room, seat)
      await room.move({ do: "choose", seat, text: request.choice, ...ask, ...count }, given)
      return
    }
    case "undo":
    case "redo":
    case "restart":
      await room.move({ do: request.do, seat, ...count })
      return
    case "byHand":
      if (room.story.status === "running") await room.move({ do: "byHand", seat, on: request.on })
      else await room.happen({ kind: "byHand", seat, data: { on: request.on } })
      return
    case "standing":
      await room.happen({ kind: "standing", seat, data: { step: request.step, choice: request.choice } })
      room.goOn()
      return
    case "takeBack":
      return askTakeBack(room, seat, request.kept)
    case "answerTakeBack":
      return answerTakeBack(room, seat, request.yes)
    case "abandon":
      return abandon(room, seat, request.yes)
    case "leave":
      if (room.story.status !== "running") throw new RailheadError("bad-request", "the game is not running")
      await room.happen({ kind: "away", seat, data: { bot: "greedy", why: "left" } })
      room.goOn()
      return
    case "back":
      return comeBack(room, seat)
  }
}

/** A person who had left, or whose clock ran out, takes the seat again. */
async function comeBack(room: Room, seat: Seat): Promise<void> {
  if (room.story.seats[seat]?.away != null) await room.happen({ kind: "back", seat, data: {} })
}

function people(room: Room): Seat[] {
  return range(room.story.seats.length).filter(seat => room.story.seats[seat]?.user != null)
}

/** Beyond the barrier only by consent of everybody who sits there as a person. */
async function askTakeBack(room: Room, seat: Seat, kept: number): Promise<void> {
  const choices = room.story.lines.filter(line => line.kind === "choice").length
  if (room.story.status !== "running") throw new RailheadError("over", "the game is not running")
  if (kept >= choices) throw new RailheadError("bad-request", `there are ${choices} choices in the record; keep fewer`)
  await room.happen({ kind: "takeBack", seat, data: { kept } })
  await agreed(room)
}

async function answerTakeBack(room: Room, seat: Seat, yes: boolean): Promise<void> {
  if (!room.story.takeBack) throw new RailheadError("not-asked", "nobody asks for a take-back")
  await room.happen({ kind: "takeBackAnswer", seat, data: { yes } })
  await agreed(room)
}

async function agreed(room: Room): Promise<void> {
  const asked = room.story.takeBack
  // Who is away does not hold up those who are here.
  const here = people(room).filter(seat => room.story.seats[seat]?.away == null)
  if (!asked || !here.every(seat => asked.yes.has(seat))) return
  await room.move({ do: "takeBack", seat: asked.by, kept: asked.kept, seed: randomBytes(16).toString("hex") })
}

/** When all people agree the game ends without a result. */
async function abandon(room: Room, seat: Seat, yes: boolean): Promise<void> {
  if (room.story.status !== "running") throw new RailheadError("over", "the game is not running")
  await room.happen({ kind: "abandon", seat, data: { yes } })
  if (people(room).every(other => room.story.abandon.has(other) || room.story.seats[other]?.away != null))
    await room.happen(
      { kind: "abandoned", seat: -1, data: {} },
      { row: { status: "abandoned", asked: 0, deadline: 0 } },
    )
}
