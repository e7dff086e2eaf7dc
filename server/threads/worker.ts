// A thread that runs the engine for the tables it is given, and lets bots think.
import { parentPort, workerData } from "node:worker_threads"
import { botNamed, chanceOf, knowledge, type Memory, PATIENCE } from "@railhead/bots"
import { RailheadError, readView, rulesFor, seeded } from "@railhead/engine"
import { type GameBox, openBox } from "@railhead/games"
import { type BotIdea, type BotTask, type Call, Host, type Reply } from "@railhead/hosting"
import { packed } from "./stored.ts"

/** Tests add the engine's sample game this way; players never see it. */
const extra: string = workerData?.extraBox ?? ""

async function findBox(game: string): Promise<GameBox> {
  if (extra !== "") {
    const { box }: { box: GameBox } = await import(extra)
    if (box.game.id === game) return box
  }
  return openBox(game)
}

const host = new Host({ positions: packed, findBox })

/** What bots keep in mind, by table and seat; of many, those who thought last. */
const memories = new Map<string, Memory>()
const MOST_MEMORIES = 100

function memoryAt(place: string): Memory {
  const memory = memories.get(place) ?? { kept: null }
  memories.delete(place)
  memories.set(place, memory)
  for (const oldest of memories.keys()) {
    if (memories.size <= MOST_MEMORIES) break
    memories.delete(oldest)
  }
  return memory
}

/** What a bot makes of its seat's view, or one part of its thought; the best is first. */
async function think({ place, game, bot, view, seed, part }: BotTask): Promise<BotIdea[]> {
  const box = await findBox(game)
  const seen = readView(box.game, JSON.parse(view))
  const rules = rulesFor(box.game, seen.state.options)
  const { think, parts } = botNamed(bot)
  const random = seeded(seed)
  const knows = knowledge(rules, box)
  const { code, considered } = parts
    ? parts.think(knows, seen, chanceOf(random, part), memoryAt(`${place} ${part}`), PATIENCE)
    : think(knows, seen, random, memoryAt(place), PATIENCE)
  const ideas = considered.length > 0 ? considered : [{ code, value: 0, share: 1 }]
  return ideas.map(({ code, value, share }) => ({ text: rules.say.write(seen.state, code), value, share }))
}

const methods: { readonly [name: string]: (...args: never[]) => unknown } = {
  open: host.open.bind(host),
  close: host.close.bind(host),
  act: host.act.bind(host),
  follow: host.follow.bind(host),
  look: host.look.bind(host),
  viewOf: host.viewOf.bind(host),
  turnOrder: host.turnOrder.bind(host),
  record: host.record.bind(host),
  ledger: host.ledger.bind(host),
  story: host.story.bind(host),
  score: host.score.bind(host),
  think,
}

function tellError(error: unknown): Extract<Reply, { error: unknown }>["error"] {
  if (!(error instanceof RailheadError))
    return { code: "stuck", message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  const { code, message, rule, reason } = error
  return { code, message, ...(rule === undefined ? {} : { rule }), ...(reason === undefined ? {} : { reason }) }
}

parentPort?.on("message", async ({ id, method, args }: Call) => {
  let reply: Reply
  try {
    const call = methods[method]
    if (!call) throw new Error(`no method ${method}`)
    reply = { id, ok: await call(...(args as never[])) }
  } catch (error) {
    reply = { id, error: tellError(error) }
  }
  parentPort?.postMessage(reply)
})
