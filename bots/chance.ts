// How likely each side is to win, by what the evaluation expects it to end with and how much of the game is left.
import { figure, type State, score, sum, type Table } from "@railhead/engine"
import type { Knowledge } from "./bot.ts"

interface Course {
  /** At the start of the game so many points ahead make a win e times as likely. */
  readonly spread: number
  /** Turns that a seat has in a game. */
  readonly turns: number
}

/** Found with `node scripts/run.mjs scripts/spread.ts <game> 60 greedy`, by the Brier score; see docs/bots.md. */
const courses: { readonly [game: string]: Course } = {
  "gold-west": { spread: 8, turns: 13 },
  "great-western-trail": { spread: 14, turns: 38 },
  "great-western-trail-argentina": { spread: 17, turns: 42 },
  "carson-city": { spread: 6, turns: 26 },
}
const usual: Course = { spread: 14, turns: 30 }

/** However little is left, a tie-break or a last card may still surprise. */
const LEAST_SPREAD = 0.5

/** Turns of all seats that a game usually takes. */
export function usualTurns({ game, seats }: State): number {
  return (courses[game] ?? usual).turns * seats
}

/** Of sides that are expected to end with so many points: together 1. */
export function chances(worths: readonly number[], spread: number): number[] {
  const best = Math.max(...worths)
  const likely = worths.map(worth => Math.exp((worth - best) / spread))
  const all = sum(likely)
  return likely.map(one => one / all)
}

/** A lead grows dearer towards the end, as in a random walk: with the root of the part still to come, 1 at the start. */
export function spreadAt(spread: number, left: number): number {
  return Math.max(LEAST_SPREAD, spread * Math.sqrt(left))
}

/** Whoever has just moved looks better than they are, so what was expected after each turn of the last round is averaged. */
export function averaged(round: readonly (readonly number[])[]): number[] {
  return (round[0] ?? []).map((_, side) => sum(round.map(worths => figure(worths, side))) / round.length)
}

/** The chance of each side to win, by what was expected after each turn of the last round. */
export function chancesAt({ game }: State, round: readonly (readonly number[])[], left: number): number[] {
  return chances(averaged(round), spreadAt((courses[game] ?? usual).spread, left))
}

/** At the end it is known who won; those who share the first place share the win. */
export function wins<S extends State>({ rules, state }: Table<S>): number[] {
  const { places } = score(rules, state)
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}

/** What each side will end with. */
export function expected<S extends State>(game: Knowledge<S>, t: Table<S>): number[] {
  const rival = game.rival(t)
  const { totals } = score(t.rules, t.state)
  return totals.map((_, side) => (side < t.state.seats ? game.worth(t, side) + rival : rival))
}
