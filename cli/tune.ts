// Finds the weights of a game's features by letting value players play each other by them alone: `railhead tune <game>`.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { below, figure, num, RailheadError, range, seeded, type Weights } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { type Arguments, gameOptions, text, wholeNumber } from "./arguments.ts"
import { Hall } from "./lab/hall.ts"
import { Mean } from "./lab/mean.ts"
import { Regression } from "./lab/regression.ts"
import { compare, matches, type Series } from "./lab/series.ts"
import { Slope } from "./lab/slope.ts"
import { Progress } from "./progress.ts"

/** How hard a fitted weight is pulled towards the one before. */
const PULL = 0.05
/** Weights are tried off by this part of themselves; those near nought by as much as moves positions by so many points. */
const OFF = 0.3
const OFF_POINTS = 0.25
/** A step is so many times as long as what one weight is tried off. */
const STEP = 2
/** With fewer than so many standard errors ahead, new weights are not taken. */
const ENOUGH = 1

interface Tuning extends Series {
  readonly bot: string
  readonly features: readonly string[]
  readonly hall: Hall
}

export async function tune(args: Arguments): Promise<number> {
  const box = await openBox(args.words[0] ?? "")
  const { sense, game } = box
  const file = new URL(`../games/${game.id}/bot/weights.json`, import.meta.url)
  if (!existsSync(file)) throw new RailheadError("bad-request", `${game.id} keeps no weights.json`)
  const rounds = wholeNumber(args, "rounds", 10)
  const seats = wholeNumber(args, "seats", 0, 0)
  const [least, most] = game.seats
  const tuning: Tuning = {
    game: game.id,
    bot: text(args, "bots", "value"),
    features: sense.features,
    seats: seats > 0 ? [seats] : range(most + 1).filter(n => n >= Math.max(2, least)),
    options: gameOptions(args, box),
    hall: new Hall(),
    random: seeded(text(args, "seed", String(Date.now()))),
    games: 0,
  }
  const games = wholeNumber(args, "games", 400)
  // Each better set of weights is kept at once: a run that is stopped goes on from there.
  let weights: Weights = JSON.parse(readFileSync(file, "utf8"))
  const tryOut = async (round: number, how: string, tried: Weights): Promise<boolean> => {
    const { lead, points } = await compare(
      tuning.hall,
      tuning,
      { bot: tuning.bot, weights: tried },
      { bot: tuning.bot, weights },
    )
    const better = lead.clearly > ENOUGH
    console.log(
      `round ${round} ${how}: ${lead.mean.toFixed(2)} ± ${lead.error.toFixed(2)} points ahead in ${lead.count} games, ${points.mean.toFixed(1)} points a seat: ${better ? "taken" : "left"}`,
    )
    if (!better) return false
    weights = tried
    writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)
    return true
  }
  try {
    const { fitted, spread } = await study(tuning, weights, games)
    await tryOut(1, "fitted", fitted)
    let slope = new Slope(spread.length)
    for (let round = 2; round <= rounds; round++) {
      // A step that leads nowhere was seen too dimly: more games are added to what was seen.
      const tried = await climbed(tuning, weights, { slope, spread, games })
      if (await tryOut(round, "climbed", tried)) slope = new Slope(spread.length)
    }
  } finally {
    await tuning.hall.close()
  }
  return 0
}

/** What the end of the game says about what was seen on the way; and how much there is of each feature, more or less. */
async function study(
  tuning: Tuning,
  weights: Weights,
  games: number,
): Promise<{ fitted: Weights; spread: readonly number[] }> {
  const { features, bot } = tuning
  // The first feature is the score as it stands; the others explain what comes on top of it.
  const sums = new Regression(features.length - 1)
  const spread = features.slice(1).map(() => new Mean())
  const progress = new Progress(games)
  let done = 0
  const studied = function* () {
    for (const match of matches(tuning, games, seats => range(seats).map(() => ({ bot, weights }))))
      yield { ...match, study: true }
  }
  await tuning.hall.play(studied(), played => {
    for (const { seat, figures } of played.seen) {
      sums.add(figures.slice(1), num(played.totals, seat) - figure(figures, 0))
      spread.forEach((mean, i) => {
        mean.add(figure(figures, i + 1))
      })
    }
    progress.at(++done, "games studied")
  })
  const before = features.slice(1).map(feature => weights[feature] ?? 0)
  const after = sums.solve(before, PULL)
  return {
    fitted: named(features, [1, ...before.map((w, i) => (w + figure(after, i)) / 2)]),
    spread: spread.map(mean => mean.spread),
  }
}

/** A step towards where seats with weights a little off came out ahead of their neighbours. */
async function climbed(
  tuning: Tuning,
  weights: Weights,
  { slope, spread, games }: { slope: Slope; spread: readonly number[]; games: number },
): Promise<Weights> {
  const { features, bot, random } = tuning
  const before = features.slice(1).map(feature => weights[feature] ?? 0)
  const offs = before.map((w, i) => Math.max(OFF * Math.abs(w), Math.min(OFF, OFF_POINTS / figure(spread, i))))
  const moved = (steps: readonly number[]) =>
    named(features, [1, ...before.map((w, i) => w + figure(offs, i) * figure(steps, i))])
  const offOf = new Map<string, number[][]>()
  const progress = new Progress(games)
  let done = 0
  const varied = function* () {
    for (const match of matches(tuning, games, seats => range(seats).map(() => ({ bot })))) {
      const off = match.contenders.map(() => before.map(() => 2 * below(random, 2) - 1))
      offOf.set(match.seed, off)
      yield { ...match, contenders: off.map(steps => ({ bot, weights: moved(steps) })) }
    }
  }
  await tuning.hall.play(varied(), ({ totals }, { seed }) => {
    slope.add(offOf.get(seed) ?? [], totals)
    progress.at(++done, "games played with weights a little off")
  })
  return moved(slope.step(STEP))
}

function named(features: readonly string[], list: readonly number[]): Weights {
  return Object.fromEntries(features.map((feature, i) => [feature, Number(figure(list, i).toFixed(4))]))
}
