import {
  aside,
  compose,
  type Game,
  type Module,
  num,
  type Options,
  push,
  type Rules,
  range,
  type ScoreRow,
  type StepRule,
  settle,
  shuffled,
} from "../index.ts"
import { interrupts } from "./interrupts.ts"
import { type SamplePlaces, say } from "./say.ts"
import { blank, clone, HERD, player, QUESTS, type Sample, type SampleStep } from "./state.ts"
import { drawCards, steps } from "./steps.ts"
import { zones } from "./zones.ts"

const stake: StepRule<Sample, Extract<SampleStep, { do: "stake" }>> = {
  rule: "SAM-9.2",
  choices(t, { seat }, offer) {
    for (let n = 0; n <= Math.min(1, player(t.state, seat).money); n++) offer.add(say.stake(n))
  },
  make(t, { seat }, code) {
    const [n] = say.stake.of(code)
    player(t.state, seat).money -= n
    player(t.state, seat).points += n
  },
}

/** Adds a row, a step at a moment, a term of a sum, an objection and a score row. */
const rush: Module<Sample, SamplePlaces> = {
  id: "rush",
  when: options => options.rush === true,
  rows: { wages: [{ id: "rush", money: 1 }] },
  steps: { stake },
  at: { turnStart: (t, { seat }) => push(t, { do: "stake", seat }) },
  adds: { wage: (t, seat) => (num(t.state.posts, 5) === seat ? 1 : 0) },
  objects: { mayPost: (_t, { post }) => (post === 0 ? { rule: "SAM-9.3", reason: "claimJumped" } : null) },
  score: [{ id: "claim", rule: "SAM-9.4", after: "points", points: (s, seat) => (s.posts[5] === seat ? 2 : 0) }],
}

const wages: readonly SamplePlaces["tables"]["wages"][] = [{ id: "base", money: 2 }]

const points: ScoreRow<Sample> = { id: "points", rule: "SAM-10.1", points: (s, seat) => player(s, seat).points }
/** Counts what lies in hands, which others do not see. */
const held: ScoreRow<Sample> = {
  id: "quests",
  rule: "SAM-10.2",
  points: (s, seat) => player(s, seat).quests.filter(kind => kind >= 0).length,
  open: (s, seat, viewer) => viewer !== seat && player(s, seat).quests.length > 0,
}

function compile(options: Options): Rules<Sample> {
  return compose<Sample, SamplePlaces>(
    {
      game: "sample",
      version: 1,
      options,
      say,
      steps,
      tables: { wages },
      interrupts,
      zones,
      score: [points, held],
      formerly: { idle: "pass" },
      blank: seats => blank(options, seats),
      setup(t) {
        t.state.quests = [...QUESTS]
        const tiles = shuffled(
          t,
          range(t.state.seats * 4).map(i => i % 6),
        )
        for (const seat of range(t.state.seats)) {
          const me = player(t.state, seat)
          me.tiles = tiles.splice(0, 4).sort((a, b) => a - b)
          me.pile = [...HERD]
          me.tileSum = me.tiles.reduce((a, b) => a + b, 0)
          drawCards(t, seat, 2)
          aside(t, seat, { do: "sheet", seat })
        }
        push(t, settle(), { do: "showSheets", seat: -1 }, { do: "turn", seat: 0 })
      },
      clone,
      tieBreaks: (s, seat) => [-player(s, seat).money],
    },
    [rush],
  )
}

export const sample: Game<Sample> = {
  id: "sample",
  seats: [2, 4],
  version: 1,
  options: [
    { id: "rush", kind: "switch", default: false, rule: "SAM-1.1" },
    { id: "length", kind: "number", from: 1, to: 3, default: 1, rule: "SAM-1.2" },
    { id: "colours", kind: "many", of: ["red", "blue"], default: [], rule: "SAM-1.3" },
  ],
  refuses: options => (options.rush === true && options.length === 3 ? { rule: "SAM-1.4", reason: "tooLong" } : null),
  compile,
  migrate: stored => stored,
}
