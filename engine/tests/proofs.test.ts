import { describe, expect, it } from "vitest"
import { type Game, type Interrupt, num, type ReadyRule, type Rules, range, sum, tell, type Zone } from "../index.ts"
import { provePlay, proveRefusals } from "../proof/properties.ts"
import { sample } from "../sample/game.ts"
import { say } from "../sample/say.ts"
import { player, type Sample } from "../sample/state.ts"

function broken(change: (rules: Rules<Sample>) => Partial<Rules<Sample>>): Game<Sample> {
  return {
    ...sample,
    compile: options => {
      const rules = sample.compile(options)
      return { ...rules, ...change(rules) }
    },
  }
}

const step = (name: string, change: (rule: ReadyRule<Sample>) => Partial<ReadyRule<Sample>>): Game<Sample> =>
  broken(({ steps }) => {
    const rule = steps.get(name)
    if (!rule) throw new Error(`no step ${name}`)
    return { steps: new Map(steps).set(name, { ...rule, ...change(rule) }) }
  })

const zone = (name: string, change: (zone: Zone<Sample>) => Zone<Sample>): Game<Sample> =>
  broken(({ zones }) => ({ zones: zones.map(z => (z.name === name ? change(z) : z)) }))

const cloning = (spoil: (copy: Sample, origin: Sample) => void): Game<Sample> =>
  broken(({ clone }) => ({
    clone: s => {
      const copy = clone(s)
      spoil(copy, s)
      return copy
    },
  }))

/** A choice of `act` that does something more. */
const acting = (verb: { is(code: number): boolean }, more: NonNullable<ReadyRule<Sample>["make"]>): Game<Sample> =>
  step("act", ({ make }) => ({
    make(t, s, code) {
      if (verb.is(code)) more(t, s, code)
      make?.(t, s, code)
    },
  }))

function conserved(s: Sample): void {
  const cards = s.players.map(p => p.hand.length + p.pile.length + p.discards.length + p.quests.length)
  if (sum(cards) + s.quests.length !== 7 * s.seats + 5) throw new Error("cards are lost")
}

function prove(game: Game<Sample>, games = 12): void {
  for (const i of range(games)) provePlay(game, { setting: { seats: 3, seed: `teeth ${i}` }, deep: 1, conserved })
}

const theOther = (s: Sample, seat: number) => player(s, (seat + 1) % s.seats)

it("the sample itself holds every property", () => {
  expect(() => prove(broken(() => ({})))).not.toThrow()
})

describe("the proofs find rules that tell secrets:", () => {
  it.each<[string, Game<Sample>, RegExp]>([
    ["a hidden zone whose pieces belong to no pool", zone("hand", ({ pool: _, ...rest }) => rest), /hole/],
    [
      "a zone that was not declared",
      broken(r => ({ zones: r.zones.filter(z => z.name !== "hand") })),
      /no zone "hand"/,
    ],
    ["sheets that are not put again", zone("sheets", ({ reopen: _, ...rest }) => rest), /hole/],
    [
      "an event with another's card",
      acting(say.work, (t, { seat }) =>
        tell(t, { did: "peeked", seat, rule: "", card: theOther(t.state, seat).hand[0] ?? -1 }),
      ),
      /may not know/,
    ],
    [
      "a choice that depends on another's hand",
      step("act", ({ choices }) => ({
        choices(t, s, offer) {
          choices?.(t, s, offer)
          if (theOther(t.state, s.seat).hand.includes(1)) offer.add(say.stop())
        },
      })),
      /./,
    ],
    [
      "a blocked choice that depends on another's hand",
      step("act", ({ choices }) => ({
        choices(t, s, offer) {
          choices?.(t, s, offer)
          if (offer.why && theOther(t.state, s.seat).hand.includes(1)) offer.no(say.stop(), "", "")
        },
      })),
      /may not know/,
    ],
    [
      "points for another's hidden card, paid openly",
      acting(say.pass, (t, { seat }) => {
        player(t.state, seat).money += theOther(t.state, seat).hand.includes(1) ? 1 : 0
      }),
      /may not know/,
    ],
    [
      "a public event with the tile just sealed",
      step("playTile", ({ make }) => ({
        make(t, s, code) {
          make?.(t, s, code)
          tell(t, { did: "sealed", seat: s.seat, rule: "", tile: num(say.tile.of(code), 0) })
        },
      })),
      /./,
    ],
  ])("%s", (_what, game, expected) => {
    expect(() => prove(game)).toThrow(expected)
  })
})

describe("the proofs find clones that", () => {
  it.each<[string, Game<Sample>, RegExp]>([
    ["share a list", cloning((copy, { posts }) => Object.assign(copy, { posts })), /clone/],
    ["share a hand", cloning((copy, s) => Object.assign(player(copy, 0), { hand: player(s, 0).hand })), /./],
    ["share a lane", cloning((copy, { agenda }) => Object.assign(copy, { agenda })), /./],
    ["forget a field", cloning(copy => Object.assign(copy, { turn: 0 })), /./],
    ["add a field", cloning(copy => Object.assign(copy, { extra: 1 })), /clone|shape|fields/],
  ])("%s", (_what, game, expected) => {
    expect(() => prove(game)).toThrow(expected)
  })
})

describe("the proofs find offers that", () => {
  const offering = (more: NonNullable<ReadyRule<Sample>["choices"]>): Game<Sample> =>
    step("act", ({ choices }) => ({
      choices(t, s, offer) {
        choices?.(t, s, offer)
        more(t, s, offer)
      },
    }))
  it.each<[string, Game<Sample>, RegExp]>([
    ["hold a choice twice", offering((_t, _s, offer) => offer.add(say.pass())), /share a text/],
    [
      "block what is legal",
      offering((_t, _s, offer) => offer.why && offer.no(say.pass(), "", "")),
      /both legal and blocked/,
    ],
    [
      "hold more when reasons are asked for",
      offering((_t, _s, offer) => offer.why && offer.add(say.stop())),
      /reasons/,
    ],
    ["are empty", step("dig", () => ({ choices: () => {} })), /stuck|cannot go on/],
    ["differ for `could`", offering((_t, _s, offer) => offer.enough && offer.open(false, true)), /could|last choice/],
  ])("%s", (_what, game, expected) => {
    expect(() => prove(game)).toThrow(expected)
  })
})

describe("the proofs find rules that", () => {
  it.each<[string, Game<Sample>, RegExp]>([
    [
      "lose a card",
      step("exchangeDiscard", ({ make }) => ({
        make(t, s, code) {
          make?.(t, s, code)
          player(t.state, s.seat).discards.pop()
        },
      })),
      /lost/,
    ],
    [
      "count in fractions",
      acting(say.pass, (t, { seat }) => Object.assign(player(t.state, seat), { points: 0.5 })),
      /is 0\.5/,
    ],
    ["hold nothing where a number was", acting(say.pass, t => Object.assign(t.state, { round: undefined })), /./],
    [
      "add to the shape of the state",
      acting(say.pass, t => Object.assign(t.state, { weather: 1 })),
      /clone|shape|fields/,
    ],
    [
      "use chance that cannot be replayed",
      acting(say.work, (t, { seat }) =>
        Object.assign(player(t.state, seat), { money: Math.floor(performance.now() * 1000) % 7 }),
      ),
      /./,
    ],
    ["let the clock choose what is not legal", step("playTile", () => ({ timeout: () => say.stop() })), /./],
    ["have a limit and nothing for the clock to choose", step("playTile", () => ({ timeout: null })), /./],
  ])("%s", (_what, game, expected) => {
    expect(() => prove(game)).toThrow(expected)
  })

  it("change something while they look for interrupts", () => {
    const meddling = (interrupt: Interrupt<Sample>): Interrupt<Sample> => ({
      ...interrupt,
      choices(t, seat, offer) {
        t.state.posts[0] = seat
        interrupt.choices(t, seat, offer)
      },
    })
    expect(() => prove(broken(r => ({ interrupts: r.interrupts.map(meddling) })))).toThrow()
  })

  it("refuse nothing", () => {
    const game = broken(r => ({ say: { ...r.say, write: () => "" } }))
    expect(() => proveRefusals(game, { seats: 2, seed: "x" })).toThrow(/not refused/)
  })
})
