// What the sense of Carson City counts, and why each of it matters.
import type { Outlook } from "./outlook.ts"

type Row = readonly [name: string, count: (o: Outlook) => number]

const perRound = (name: string, count: (o: Outlook) => number): readonly Row[] =>
  [1, 2, 3, 4].map(round => [`${name}${round}`, o => (o.round === round ? count(o) : 0)])

export const rows: readonly Row[] = [
  // The score as it stands, money only when the game is over.
  ["points", o => o.points],
  ["awards", o => o.awards],
  ["bought", o => o.bought],
  ...perRound("carry", o => o.carry),
  ["purse", o => (o.left > 0 ? Math.min(o.carry, 12) : 0)],
  ["spill", o => o.spill],
  ["budget", o => o.budget],
  ["income1", o => (o.left === 1 ? o.income : 0)],
  ["income2", o => (o.left === 2 ? o.income : 0)],
  ["income3", o => (o.left === 3 ? o.income : 0)],
  ["exposed", o => o.exposed],
  ...perRound("hand", o => o.hand),
  ...perRound("next", o => o.next).slice(0, 3),
  ["handCrowd", o => o.hand * (o.seats - 2)],
  ["revolvers", o => o.revolvers * o.left],
  ["strength", o => o.strength],
  ["lead", o => o.lead],
  ["objects", o => o.objects],
  ["homeless", o => o.homeless],
  ["houses", o => o.houses],
  ["sites", o => o.sites * o.left],
  ["sitesLast", o => (o.left === 0 ? o.sites : 0)],
  ["served", o => o.served * o.left],
  ["promise", o => o.promise * o.left],
  ["parcels", o => o.parcels * (o.left + 1)],
  ["buildings", o => o.buildings * (o.left + 1)],
  ["roads", o => o.roads * (o.left + 1)],
  ["dynamite", o => o.dynamite * (o.left + 1)],
  ["noDuel", o => o.noDuel],
  ["white", o => o.white],
  ["halfPrice", o => o.halfPrice],
  ["early", o => o.early],
  ["passesEarly", o => o.passesEarly],
]
