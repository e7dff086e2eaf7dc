// Tables that nobody looks at: half-played games on disk, put there through the store.
import { at, below, decision, Play, range, seeded, waiting } from "@railhead/engine"
import { goldWest } from "@railhead/games/gold-west"
import { Store } from "../storage/store.ts"

const CHOICES = 60
const HOUR = 3_600_000

/** The log of one half-played game; all idle tables share it. */
function halfAGame(): { kind: string; seat: number; data: string }[] {
  const play = new Play(goldWest, { seats: 4, options: {}, seed: "1d1e" })
  const random = seeded("idle")
  for (let i = 0; i < CHOICES; i++) {
    const seat = waiting(play.tableOf(-1).state)[0] ?? 0
    const { choices } = decision(play.tableOf(seat), seat) ?? { choices: [] }
    play.choose(seat, at(choices, below(random, choices.length)))
  }
  return play.record.lines.map(line =>
    line.kind === "choice"
      ? { kind: "choice", seat: line.seat, data: JSON.stringify({ text: line.text, note: line.note }) }
      : { kind: "turn", seat: -1, data: JSON.stringify(line) },
  )
}

export async function addIdleTables(file: string, count: number): Promise<void> {
  const store = await Store.open({ url: "", file })
  const events = halfAGame()
  const now = Date.now()
  const add = async (n: number) => {
    const id = `idle-${n}`
    const row = {
      id,
      game: goldWest.id,
      version: goldWest.version,
      seats: 4,
      options: "{}",
      pace: JSON.stringify({ kind: "turns", hours: 72 }),
      status: "running" as const,
      open: 0,
      key: id,
      seed: "1d1e",
      created_by: "nobody",
      created_at: now,
      updated_at: now,
      last_seq: 0,
      turn: 0,
      asked: 1,
      deadline: now + 72 * HOUR,
      error: null,
      rematch_of: null,
    }
    await store.addTable(
      row,
      range(4).map(seat => ({ table_id: id, seat, user_id: `user-${n}-${seat}`, bot: null })),
    )
    return store.append({
      table: id,
      after: 0,
      events: [{ kind: "start", seat: -1, data: "{}" }, ...events].map(event => ({ at: now, ...event })),
      change: {},
      jobs: [{ kind: "clock", due_at: now + 72 * HOUR }],
    })
  }
  for (let n = 0; n < count; n += 200) await Promise.all(range(Math.min(200, count - n)).map(i => add(n + i)))
  await store.close()
}
