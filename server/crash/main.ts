// `node server/crash/main.ts [--rounds 50] [--store sqlite|postgres]`: kills a server under load, again and again.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startPostgres } from "../tests/postgres.ts"
import { crashRounds } from "./rounds.ts"

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "50" },
    store: { type: "string", default: "sqlite" },
    tables: { type: "string", default: "20" },
  },
})

const dataFolder = mkdtempSync(join(tmpdir(), "railhead-crash-"))
const postgres = values.store === "postgres" ? await startPostgres() : null
try {
  const tally = await crashRounds({
    rounds: Number(values.rounds),
    tables: Number(values.tables),
    dataFolder,
    databaseUrl: postgres?.url ?? "",
    life: [200, 1500],
    report: (round, { lost, doubled, problems }) => {
      if (round % 10 === 0) console.log(`round ${round}: lost ${lost}, doubled ${doubled}, problems ${problems.length}`)
    },
  })
  const { rounds, acknowledged, games, foundTaken, sentAgain, lost, doubled, problems } = tally
  for (const problem of problems.slice(0, 20)) console.error(problem)
  console.log(`${values.store}: rounds ${rounds}, games ended ${games}, acknowledged ${acknowledged}`)
  console.log(`in doubt at a crash: ${foundTaken} had been taken, ${sentAgain} had not`)
  console.log(`lost ${lost}, doubled ${doubled}, problems ${problems.length}`)
  process.exitCode = lost + doubled + problems.length > 0 ? 1 : 0
} finally {
  await postgres?.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
