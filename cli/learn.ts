// Teaches the net that completes a game's evaluation, by games in which it judges itself: `railhead learn <game>`.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import {
  at,
  below,
  canonical,
  checkSeats,
  type NetData,
  next,
  type OptionRow,
  type Options,
  RailheadError,
  range,
  seeded,
} from "@railhead/engine"
import { openBox } from "@railhead/games"
import { type Arguments, gameOptions, text, wholeNumber } from "./arguments.ts"
import { Hall } from "./lab/hall.ts"
import type { Learned, Lesson } from "./lab/lesson.ts"
import { netFile, readNet, writeNet } from "./lab/net-file.ts"
import { compare, nextGame, type Series } from "./lab/series.ts"
import { scaleOf, short, Teacher } from "./lab/teacher.ts"
import { drawOptions } from "./lab/variants.ts"
import { Progress } from "./progress.ts"

/** The part of what it says that is believed, in percent: where games are long, much of what a net has seen was luck. */
const BELIEF = 50
/** So many rounds a new net only watches: what it says after a few games would lead astray. */
const WATCHED = 3
/** How much of what came later counts for a position, beside what the net says of the next one; while it watches, all. */
const TRUST = 0.95
/** Games of so many rounds are looked at again and again. */
const REMEMBERED = 10
/** After so many rounds what was learned is held against what is kept. */
const COMPARED = 5
/** With fewer than so many standard errors ahead it is not kept. */
const ENOUGH = 1
/** One game in so many is played with other options by chance, so that variants are known as well. */
const VARIANT = 4

export async function learn(args: Arguments): Promise<number> {
  const box = await openBox(args.words[0] ?? "")
  const { id, seats } = box.game
  const kept = netFile(id)
  const draft = draftOf(id)
  const given = text(args, "seats", "")
    .split(",")
    .filter(word => word !== "")
  const random = seeded(text(args, "seed", String(Date.now())))
  const series: Series = {
    game: id,
    seats:
      given.length > 0 ? given.map(word => checkSeats(box.game, Number(word))) : range(seats[1] + 1).slice(seats[0]),
    options: gameOptions(args, box),
    random,
    games: 0,
  }
  const rounds = wholeNumber(args, "rounds", 20)
  const games = wholeNumber(args, "games", 600)
  const units = wholeNumber(args, "units", 40)
  const belief = wholeNumber(args, "belief", BELIEF) / 100
  if (!series.seats.some(isShared))
    throw new RailheadError("bad-request", "--seats needs a number above 1: nets are compared seat beside seat")
  const before = readNet(kept)
  // What is kept is what is believed, only a part of what was said.
  let net = readNet(draft) ?? (before && believed(before, 1 / belief))
  const watched = net === null ? WATCHED : 0
  let teacher: Teacher | null = null
  const school = new Hall<Lesson, Learned>("lesson.ts")
  const remembered: Learned[][] = []
  try {
    for (const round of range(rounds)) {
      remembered.push(await playLessons(school, series, games, net && round >= watched ? believed(net, belief) : null))
      if (remembered.length > REMEMBERED) remembered.shift()
      const lessons = remembered.flat()
      teacher ??= new Teacher(
        scaleOf(
          figuresOf(lessons),
          lessons.map(({ figures }) => figures),
        ),
        units,
        net,
        () => next(random) / 2 ** 32,
      )
      const error = teachAll(teacher, lessons, round < watched ? 1 : TRUST, random)
      net = teacher.net
      writeNet(draft, net)
      const points = remembered.at(-1)?.map(({ totals }) => Math.max(...totals)) ?? []
      console.log(
        `round ${round + 1}: winners had ${(points.reduce((sum, one) => sum + one, 0) / points.length).toFixed(1)} points, the net was wrong by ${error.toFixed(2)}`,
      )
      if ((round + 1) % COMPARED === 0) await keepIfBetter(series, believed(net, belief), kept)
    }
  } finally {
    await school.close()
  }
  return 0
}

/** What is being learned lies here until it is better than what is kept. */
function draftOf(game: string): string {
  const folder = join(process.cwd(), ".railhead", "learn")
  mkdirSync(folder, { recursive: true })
  return join(folder, `${game}.json`)
}

const believed = ({ units, sum }: NetData, part: number): NetData => ({
  units,
  sum: sum.map(weight => short(weight * part)),
})

const isShared = (seats: number): boolean => seats > 1

/** Options that are not as usual: somebody wants them so. */
function asWanted(rows: readonly OptionRow[], options: Options): Options {
  const unusual = rows.filter(row => canonical(options[row.id]) !== canonical(row.default))
  return Object.fromEntries(unusual.map(({ id }) => [id, options[id] ?? false]))
}

const figuresOf = ([first]: readonly Learned[]): number => (first ? first.figures.length / first.count : 0)

async function playLessons(
  school: Hall<Lesson, Learned>,
  series: Series,
  games: number,
  net: NetData | null,
): Promise<Learned[]> {
  const learned: Learned[] = []
  const progress = new Progress(games)
  const { game } = await openBox(series.game)
  const fixed = asWanted(game.options, series.options)
  const lessons = range(games).map(i => {
    const next = nextGame(series, i)
    const drawn = below(series.random, VARIANT) === 0 ? drawOptions(game, fixed, next.seats, series.random) : null
    return { game: series.game, options: drawn ?? series.options, net, ...next }
  })
  await school.play(lessons, one => {
    learned.push(one)
    progress.at(learned.length, "games to learn from")
  })
  return learned
}

/**
 * For each position, in points beyond the sum of features, what came of it: partly what its seat ended with, partly what is
 * said of the positions that followed. An end is mostly luck when it is far away.
 */
function cameOf(teacher: Teacher, { count, figures, whose, said, ends }: Learned, trust: number): Float32Array {
  const came = new Float32Array(count)
  const later = Float64Array.from(ends)
  for (let i = count - 1; i >= 0; i--) {
    const seat = whose[i] ?? 0
    const sum = said[i] ?? 0
    const end = later[seat] ?? 0
    came[i] = end - sum
    later[seat] = trust * end + (1 - trust) * (sum + teacher.says(figures, i * teacher.figures))
  }
  return came
}

/** As many examples as there are positions, drawn by chance; tells by how many points the net was wrong. */
function teachAll(teacher: Teacher, lessons: readonly Learned[], trust: number, random: number[]): number {
  const came = lessons.map(lesson => cameOf(teacher, lesson, trust))
  const positions = lessons.reduce((sum, { count }) => sum + count, 0)
  let squares = 0
  for (let i = 0; i < positions; i++) {
    const lesson = below(random, lessons.length)
    const { figures, count } = at(lessons, lesson)
    const place = below(random, count)
    squares += teacher.teach(figures, place * teacher.figures, at(came, lesson)[place] ?? 0) ** 2
  }
  return Math.sqrt(squares / positions)
}

async function keepIfBetter(series: Series, net: NetData, file: URL): Promise<void> {
  const before = readNet(file)
  const together = { ...series, seats: series.seats.filter(isShared) }
  const hall = new Hall()
  const { weights } = (await openBox(series.game)).sense
  const { lead, points } = await compare(
    hall,
    together,
    { bot: "value", net },
    before ? { bot: "value", net: before } : { bot: "value", weights },
    { bot: "greedy" },
  )
  await hall.close()
  const better = lead.clearly > ENOUGH
  console.log(
    `against what is kept: ${lead.mean.toFixed(2)} ± ${lead.error.toFixed(2)} points ahead in ${lead.count} games, ${points.mean.toFixed(1)} points a seat: ${better ? "kept" : "not kept yet"}`,
  )
  if (better) writeNet(file, net)
}
