// Plays a record again, checks every mark, and prints what happened turn by turn.
import { readFileSync } from "node:fs"
import { over, RailheadError, readRecord, replay, type State, type Table } from "@railhead/engine"
import { openBox, wordsOf } from "@railhead/games"
import { type Arguments, language } from "./arguments.ts"
import { cliMessages, scoreTable, tellEvent } from "./telling.ts"

export async function replayFile(args: Arguments): Promise<number> {
  const file = args.words[0]
  if (!file) throw new RailheadError("bad-request", "say which file: railhead replay <file>")
  const record = readRecord(readText(file))
  const box = await openBox(record.head.game)
  const lang = language(args)
  const words = await wordsOf(box, lang, await cliMessages(lang))
  let last: Table<State> | null = null
  const { table, differsFrom } = replay(box.game, record, (t, line) => {
    last = t
    if (line?.kind === "choice") console.log(`${line.seat} ${line.text}${line.note && `  (${line.note})`}`)
    for (const event of t.log ?? []) console.log(`    ${tellEvent(box, words, event, t.state.seats)}`)
  })
  console.log(scoreTable(words, last ?? table))
  if (differsFrom !== null) console.log(words.say("cli.differs", { turn: differsFrom, version: record.head.version }))
  else console.log(words.say(over(table.state) ? "cli.verified" : "cli.verifiedSoFar", { turns: table.state.turn }))
  return 0
}

/** The text of a file that holds a record. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    throw new RailheadError("bad-record", `cannot read ${file}: ${error instanceof Error ? error.message : error}`)
  }
}
