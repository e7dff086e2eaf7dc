import { describe, expect, it } from "vitest"
import {
  begin,
  below,
  blankState,
  chance,
  choose,
  cloneLanes,
  compose,
  draw,
  EMPTY,
  type Event,
  type Moved,
  move,
  moveAt,
  NOBODY,
  numbers,
  type Places,
  push,
  type Rules,
  redact,
  type State,
  type Step,
  shuffled,
  type Table,
  table,
  vocabulary,
  type Zone,
} from "../index.ts"
import { sample } from "../sample/game.ts"
import { player, type Sample } from "../sample/state.ts"
import { drawCards } from "../sample/steps.ts"
import { discards, hand, pile, quests, where } from "../sample/zones.ts"

/** Tokens that lie face down on places of a map and are turned up, and a throw of dice. */
interface Tokens extends State {
  agenda: (Step & { readonly do: "act" })[]
  asides: (Step & { readonly do: "act" })[][]
  down: number[]
  up: number[]
}
const down: Zone<Tokens> = { name: "down", sees: "none", of: s => s.down, pool: () => "tokens" }
const up: Zone<Tokens> = { name: "up", sees: "all", of: s => s.up }
const say = vocabulary({ "turn-up": [numbers(3)], throw: [], "throw-unnoticed": [], wait: [] })
const map: Rules<Tokens> = compose<Tokens, Places>(
  {
    game: "map",
    version: 1,
    options: {},
    say,
    steps: {
      act: {
        rule: "MAP-1",
        choices(t, _step, offer) {
          t.state.down.forEach((kind, place) => {
            if (kind !== EMPTY) offer.add(say["turn-up"](place))
          })
          for (const code of [say.throw(), say["throw-unnoticed"](), say.wait()]) offer.add(code)
        },
        make(t, { seat }, code) {
          const from = { zone: down, seat: NOBODY }
          if (say["turn-up"].is(code)) moveAt(t, "MAP-1", say["turn-up"].of(code)[0], from, { zone: up, seat: NOBODY })
          if (say.throw.is(code)) chance(t, 6)
          if (say["throw-unnoticed"].is(code)) below(t.state.random, 6)
          push(t, { do: "act", seat })
        },
      },
    },
    tables: {},
    interrupts: [],
    zones: [down, up],
    score: [],
    formerly: {},
    blank: seats => ({
      ...blankState("map", 1, {}, seats),
      agenda: [],
      asides: [[]],
      down: [4, 5, 6, EMPTY],
      up: [EMPTY, EMPTY, EMPTY, EMPTY],
    }),
    setup: t => push(t, { do: "act", seat: 0 }),
    clone: s => ({ ...s, agenda: s.agenda.slice(), asides: cloneLanes(s.asides), down: [...s.down], up: [...s.up] }),
    tieBreaks: () => [],
  },
  [],
)

function mapped(): Table<Tokens> {
  const t = table(map, map.blank(1), [])
  t.state.random = [1, 2, 3, 4]
  map.setup(t)
  return t
}

/** A game past its sheets in which seat 0 is to act; what follows is its doing. */
function started(): Table<Sample> {
  const t = begin(sample, { seats: 2, seed: "zones" }, [])
  for (const seat of [0, 1]) for (const text of ["note 1", "note 2", "hand-in"]) choose(t, seat, text)
  Object.assign(t, { chooser: 0, crossed: false, log: [] })
  Object.assign(player(t.state, 0), { hand: [0, 3], pile: [1, 2, 4], discards: [0, 1] })
  return t
}

describe("pieces", () => {
  it("move by their kinds from one list to another", () => {
    const t = started()
    move(t, "SAM", [3], where(hand, 0), where(discards, 0))
    expect([player(t.state, 0).hand, player(t.state, 0).discards]).toEqual([[0], [0, 1, 3]])
  })

  it("that are not there are a bug", () => {
    expect(() => move(started(), "SAM", [4], where(hand, 0), where(discards, 0))).toThrow(
      expect.objectContaining({ code: "stuck" }),
    )
  })

  it("are drawn one at random from a bag", () => {
    const t = started()
    const kind = draw(t, "SAM", where(pile, 0), where(hand, 0))
    expect(player(t.state, 0).hand).toEqual([0, 3, kind])
    expect([...player(t.state, 0).pile, kind].sort()).toEqual([1, 2, 4])
  })

  it("are turned up on the place where they lie", () => {
    const t = mapped()
    choose(t, 0, "turn-up 1")
    expect([t.state.down, t.state.up]).toEqual([
      [4, EMPTY, 6, EMPTY],
      [EMPTY, 5, EMPTY, EMPTY],
    ])
    expect(t.log).toMatchObject([{ did: "moved", what: [5], count: 1, place: 1 }])
  })
})

describe("the barrier is crossed", () => {
  it("by a draw, a turn-up, a throw, a shuffle", () => {
    const t = started()
    draw(t, "SAM", where(pile, 0), where(hand, 0))
    expect(t.crossed).toBe(true)
    expect(choose(mapped(), 0, "turn-up 0").crossed).toBe(true)
    expect(choose(mapped(), 0, "throw").crossed).toBe(true)
    const other = started()
    shuffled(other, [1, 2, 3])
    expect(other.crossed).toBe(true)
  })

  it("whenever `random` changed, whichever way the rules took to it", () => {
    const t = mapped()
    const before = [...t.state.random]
    const { crossed } = choose(t, 0, "throw-unnoticed")
    expect(t.state.random).not.toEqual(before)
    expect(crossed).toBe(true)
  })

  it("by a piece that another shows, and not by one's own card discarded, shown or laid face down", () => {
    const t = started()
    move(t, "SAM", [0], where(hand, 0), where(discards, 0))
    move(t, "SAM", [3], where(hand, 0), where(quests, 0))
    move(t, "SAM", [3], where(quests, 0), where(pile, 0))
    expect(t.crossed).toBe(false)
    player(t.state, 1).hand = [2]
    move(t, "SAM", [2], where(hand, 1), where(discards, 1))
    expect(t.crossed).toBe(true)
  })

  it("neither by open pieces laid face down nor by what moves unseen by all", () => {
    const t = started()
    move(t, "SAM", [0, 1], where(discards, 0), where(pile, 0))
    expect(t.crossed).toBe(false)
    expect(choose(mapped(), 0, "wait").crossed).toBe(false)
  })

  it("anew with each choice", () => {
    const t = mapped()
    expect(choose(t, 0, "throw").crossed).toBe(true)
    expect(choose(t, 0, "wait").crossed).toBe(false)
  })
})

// CONTRACT case 15
describe("what all know of a hand", () => {
  /** A hand of hare and bear, whose owner draws from a pile that has run out. */
  function reshuffled(): Table<Sample> {
    const t = started()
    Object.assign(player(t.state, 0), { pile: [], discards: [1, 2, 4] })
    drawCards(t, 0, 1)
    return t
  }
  const shown = (t: Table<Sample>) => player(t.state, 0).shown.toSorted()

  it("is the whole hand held when its owner reshuffles, and not what is drawn then", () => {
    const t = reshuffled()
    expect(shown(t)).toEqual([0, 3])
    expect(player(t.state, 0).hand).toHaveLength(3)
  })

  it("is one of a kind less for each such card discarded", () => {
    const t = reshuffled()
    move(t, "SAM", [3], where(hand, 0), where(discards, 0))
    expect(shown(t)).toEqual([0])
  })

  it("stays as it is when a card drawn later is discarded, or more are drawn", () => {
    const t = reshuffled()
    move(t, "SAM", [player(t.state, 0).hand.at(-1) ?? -1], where(hand, 0), where(discards, 0))
    drawCards(t, 0, 1)
    expect(shown(t)).toEqual([0, 3])
  })

  it("is nothing once a card was laid face down elsewhere", () => {
    const t = reshuffled()
    move(t, "SAM", [3], where(hand, 0), where(quests, 0))
    expect(shown(t)).toEqual([])
  })
})

describe("`moved` tells which pieces", () => {
  function told(what: (t: Table<Sample>) => void): (viewer: number) => readonly number[] {
    const t = started()
    what(t)
    const isMoved = (event: Event | undefined): event is Moved => event?.did === "moved"
    return viewer => {
      const event = redact(t.rules, t.log?.[0] ?? { did: "none", seat: 0, rule: "" }, viewer)
      if (!isMoved(event)) throw new Error("nothing moved")
      expect(event.count).toBe(1)
      return event.what
    }
  }

  it("to the owner of a hand that was drawn to, and to others and spectators only how many", () => {
    const seen = told(
      t => Object.assign(player(t.state, 0), { pile: [4] }) && draw(t, "SAM", where(pile, 0), where(hand, 0)),
    )
    expect([0, 1, NOBODY].map(seen)).toEqual([[4], [], []])
  })

  it("to everybody if one of the two zones is open", () => {
    const discarded = told(t => move(t, "SAM", [3], where(hand, 0), where(discards, 0)))
    expect([0, 1, NOBODY].map(discarded)).toEqual([[3], [3], [3]])
    const covered = told(t => move(t, "SAM", [1], where(discards, 0), where(pile, 0)))
    expect([0, 1, NOBODY].map(covered)).toEqual([[1], [1], [1]])
  })

  it("to nobody where nobody looked", () => {
    const seen = told(t => move(t, "SAM", [4], where(pile, 0), where(pile, 1)))
    expect([0, 1, NOBODY].map(seen)).toEqual([[], [], []])
  })
})
