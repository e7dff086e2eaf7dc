// The engine's sample game in a box, for tests of the server only. Its option `fault` puts a bug into the rules.
import { at, type Game, type ReadyRule, type Rules, sum } from "@railhead/engine"
import { type GameBox, tellArgs } from "@railhead/games"
import { sample } from "../../engine/sample/game.ts"
import type { Sample } from "../../engine/sample/state.ts"

/** Where the bug is: in the setup, in what `work` and `pass` do, in the list of choices, in the score of a finished game. */
export const faults = ["none", "setupThrows", "setupLoops", "throws", "loops", "choices", "score"] as const

function broken(): never {
  throw new TypeError("a bug in the rules")
}

function endless(): never {
  for (;;);
}

type Fault = (rules: Rules<Sample>) => Partial<Rules<Sample>>

function act(change: (rule: ReadyRule<Sample>) => Partial<ReadyRule<Sample>>): Fault {
  return rules => ({
    steps: new Map(
      [...rules.steps].map(([name, rule]) => [name, name === "act" ? { ...rule, ...change(rule) } : rule]),
    ),
  })
}

const bugs: { readonly [fault: string]: Fault } = {
  setupThrows: () => ({ setup: broken }),
  setupLoops: () => ({ setup: endless }),
  throws: act(() => ({ make: broken })),
  loops: act(() => ({ make: endless })),
  choices: act(rule => ({
    choices: (t, step, offer) => (t.state.turn > 1 ? broken() : rule.choices?.(t, step, offer)),
  })),
  score: rules => ({
    score: rules.score.map(row => ({
      ...row,
      points: (s, side) => (s.agenda.length === 0 && s.turn > 0 ? broken() : row.points(s, side)),
    })),
  }),
}

const game: Game<Sample> = {
  ...sample,
  options: [...sample.options, { id: "fault", kind: "one", of: faults, default: "none", rule: "SAM-0" }],
  compile(options) {
    const rules = sample.compile(options)
    return { ...rules, ...bugs[String(options.fault)]?.(rules) }
  },
}

export const box: GameBox<Sample> = {
  game,
  complete: false,
  messages: async () => ({ "game.sample": "The sample game" }),
  rulebook: async () => ({ language: "en", sources: [], sections: [] }),
  examples: async () => [],
  explains: async () => ({}),
  describeStep: () => ({}),
  describeChoice: (_s, { args }) => tellArgs(args),
  describeEvent: ({ did }) => ({ did }),
  textBoard: s => s.players.map((player, seat) => `${seat}: ${player.money} money, ${player.points} points`).join("\n"),
  conserved(s) {
    const cards =
      sum(s.players.map(p => p.hand.length + p.pile.length + p.discards.length + p.quests.length)) + s.quests.length
    if (cards !== 7 * s.seats + 5) throw new Error(`there are ${cards} cards`)
    const tiles = sum(s.players.map(p => p.tiles.length + p.played.length)) + s.shownTiles.length
    if (tiles !== 4 * s.seats) throw new Error(`there are ${tiles} tiles`)
  },
  sense: {
    features: ["points", "money"],
    look(t, seat, into) {
      const { points, money } = at(t.state.players, seat)
      into[0] = points
      into[1] = money
    },
    weights: { points: 1, money: 0.25 },
  },
}
