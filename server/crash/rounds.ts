// Rounds of play and crash: a server under load is killed, started again, and its log held against what the clients know.
import { join } from "node:path"
import { range, seeded } from "@railhead/engine"
import { ServerChild } from "../bench/child.ts"
import { Store } from "../storage/store.ts"
import { Players } from "./players.ts"
import { verify } from "./verify.ts"

export interface CrashSetup {
  readonly rounds: number
  readonly tables: number
  readonly dataFolder: string
  /** `postgres://…`, or empty for SQLite. */
  readonly databaseUrl: string
  /** The server lives between these many milliseconds under load. */
  readonly life: readonly [number, number]
  report?(round: number, tally: Tally): void
}

export interface Tally {
  rounds: number
  /** Choices that clients sent and know the fate of. */
  acknowledged: number
  games: number
  lost: number
  doubled: number
  /** Messages in doubt at a crash: those found in the log, and those sent again. */
  foundTaken: number
  sentAgain: number
  readonly problems: string[]
}

const RECONNECT_LIMIT = 15_000

function rest(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}

/** True once it holds; false if it does not within the limit. */
async function until(holds: () => boolean, limit: number): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < limit; await rest(10)) if (holds()) return true
  return holds()
}

export async function crashRounds(setup: CrashSetup): Promise<Tally> {
  const { rounds, tables, dataFolder, databaseUrl, life } = setup
  const tally: Tally = {
    rounds: 0,
    acknowledged: 0,
    games: 0,
    lost: 0,
    doubled: 0,
    foundTaken: 0,
    sentAgain: 0,
    problems: [],
  }
  let playing: Players[] = []

  const check = async () => {
    const store = await Store.open({ url: databaseUrl, file: join(dataFolder, "railhead.sqlite") })
    try {
      for (const players of playing) {
        const doubts = players.memories.map(({ pending }) => pending !== null)
        const findings = await verify(store, players.made.id, players.memories)
        tally.problems.push(...findings.problems, ...players.problems.splice(0))
        findings.seats.forEach(({ lost, doubled, pendingTaken }, seat) => {
          tally.lost += lost
          tally.doubled += doubled
          if (doubts[seat] && pendingTaken) tally.foundTaken++
          else if (doubts[seat]) tally.sentAgain++
        })
        players.learn(findings)
      }
    } finally {
      await store.close()
    }
    tally.games += playing.filter(({ over }) => over).length
    tally.acknowledged += playing.filter(({ over }) => over).reduce((sum, players) => sum + players.acknowledged, 0)
    playing = playing.filter(({ over }) => !over)
  }

  /** Everybody comes back, new tables take the place of those that are over, and all play on. */
  const playOn = async (server: ServerChild) => {
    await Promise.all(playing.map(players => players.connect(server.address)))
    const fresh = await Promise.all(range(tables - playing.length).map(() => server.makeTable()))
    for (const [i, made] of fresh.entries()) {
      const players = new Players(made, seeded(`crash ${tally.rounds} ${i}`))
      playing.push(players)
      await players.connect(server.address)
    }
    const wentOn = () => playing.every(({ moves, over }) => moves > 0 || over)
    await until(() => server.ended || wentOn(), RECONNECT_LIMIT)
    if (!server.ended && !wentOn())
      tally.problems.push(`round ${tally.rounds}: some tables did not go on after the restart`)
  }

  for (let round = 1; round <= rounds; round++) {
    const server = await ServerChild.start({ dataFolder, databaseUrl })
    try {
      await check()
      const back = playOn(server).catch((error: unknown) => {
        if (!server.ended) tally.problems.push(`round ${round}: ${error}`)
      })
      // Every third crash comes while people may still be on their way back.
      if (round % 3 !== 0) await back
      await rest(life[0] + Math.random() * (life[1] - life[0]))
      await server.kill()
      await back
    } finally {
      await server.kill()
    }
    if (!(await until(() => playing.every(({ gone }) => gone), 5000))) tally.problems.push("some sockets did not close")
    for (const players of playing) players.leave()
    tally.rounds = round
    setup.report?.(round, tally)
  }
  // Once more, to see that the last crash did no harm either.
  const server = await ServerChild.start({ dataFolder, databaseUrl })
  try {
    await check()
    await playOn(server)
    for (const players of playing) players.leave()
  } finally {
    await server.stop()
  }
  await check()
  tally.acknowledged += playing.reduce((sum, players) => sum + players.acknowledged, 0)
  return tally
}
