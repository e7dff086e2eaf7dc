// Looks at a played game with a bot's eyes: the chance to win after each turn, and the choices that cost the most.
import { Analysis, botNamed, type Judged } from "@railhead/bots"
import { num, RailheadError, readRecord } from "@railhead/engine"
import { openBox, wordsOf } from "@railhead/games"
import { type Arguments, language, text } from "./arguments.ts"
import { Progress } from "./progress.ts"
import { readText } from "./replay.ts"
import { cliMessages, nameOf } from "./telling.ts"

/** As many of the dearest choices are told. */
const MOST = 10

export async function analyse(args: Arguments): Promise<number> {
  const file = args.words[0]
  if (!file) throw new RailheadError("bad-request", "say which file: railhead analyse <file>")
  const bot = botNamed(text(args, "level", "scout"))
  const record = readRecord(readText(file))
  const analysis = new Analysis(await openBox(record.head.game), record)
  const { standings, decisions } = analysis
  const progress = new Progress(decisions.length)
  const judged = decisions.map((page, i) => {
    progress.at(i + 1, "decisions")
    return analysis.judge(page, bot)
  })
  if (args.values.json) {
    console.log(JSON.stringify({ ...record.head, level: bot.id, standings, decisions: judged }))
    return 0
  }
  const lang = language(args)
  const words = await wordsOf(await openBox(record.head.game), lang, await cliMessages(lang))
  const names = standings[0]?.chances.map((_, side) => nameOf(words, side, record.head.seats)) ?? []
  const points = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(lang, { style: "percent" })
  const rows = standings.map(({ turn, chances }) => [String(turn), ...chances.map(chance => percent.format(chance))])
  console.log(columns([[words.say("cli.turn"), ...names], ...rows]))
  console.log(`\n${words.say("cli.misses", { bot: bot.id, count: decisions.length })}`)
  for (const { turn, page, seat, played, weighed } of misses(judged))
    console.log(
      words.say("cli.miss", {
        turn,
        page,
        player: nameOf(words, seat, record.head.seats),
        loss: points.format(played.loss ?? 0),
        played: played.choice,
        best: weighed[0]?.choice ?? "",
      }),
    )
  return 0
}

function misses(judged: readonly Judged[]): Judged[] {
  return judged
    .filter(({ played }) => played.loss !== null && played.loss > 0)
    .sort((a, b) => (b.played.loss ?? 0) - (a.played.loss ?? 0))
    .slice(0, MOST)
}

/** Right under each other. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)))
  return rows.map(row => row.map((cell, i) => cell.padStart(num(widths, i))).join("  ")).join("\n")
}
