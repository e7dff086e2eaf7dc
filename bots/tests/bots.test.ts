import {
  at,
  begin,
  canonical,
  imagine,
  nextSeat,
  num,
  offer,
  over,
  range,
  type Setting,
  score,
  seeded,
  type Table,
  table,
  take,
  view,
} from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { box } from "../../games/gold-west/index.ts"
import type { GoldWest } from "../../games/gold-west/state.ts"
import { newGame, type Position } from "../../games/gold-west/tests/position.ts"
import { type Bot, botNamed, bots, knowledge, type Thought } from "../index.ts"
import { searcher } from "../levels.ts"

const greedy = botNamed("greedy")
const points = botNamed("points")
const random = botNamed("random")
const value = botNamed("value")
/** Searches as the higher levels do, but not for long. */
const brief = searcher("brief", { iterations: 8, rounds: 0, width: 2 })
/** In a game played by chance, each is asked about one decision in so many. */
const EVERY = 5
const quick = [random, greedy, value, brief]

function think(bot: Bot, t: Table<GoldWest>, seat: number, chance: number[]): Thought {
  return bot.think(knowledge(t.rules, box), view(t.rules, t.state, seat), chance)
}

/** Plays a whole game, a bot for each seat; `watch` looks before every choice. */
function play(
  setting: Setting,
  seated: readonly Bot[],
  watch?: (t: Table<GoldWest>, seat: number, thought: Thought) => void,
) {
  const t = begin(box.game, setting)
  const chance = seeded(`bots ${setting.seed}`)
  while (!over(t.state)) {
    const seat = nextSeat(t.state)
    const thought = think(at(seated, seat), t, seat, chance)
    watch?.(t, seat, thought)
    take(t, seat, thought.code)
  }
  return score(t.rules, t.state)
}

/** The choice of a bot, in notation, for the seat that is asked. */
function chosen(bot: Bot, { t, seat }: Position, chance: string): string {
  return t.rules.say.write(t.state, think(bot, t, seat, seeded(chance)).code)
}

describe("the bots", () => {
  it("are found by name; an unknown name is told which there are", () => {
    expect(bots.map(bot => bot.id)).toEqual(["random", "greedy", "value", "greenhorn", "scout", "foreman", "marshal"])
    for (const bot of bots) expect(botNamed(bot.id)).toBe(bot)
    // A yardstick for the others, who does not sit down at tables.
    expect(botNamed("points").id).toBe("points")
    expect(() => botNamed("genius")).toThrow(
      'there is no bot "genius"; the bots are random, greedy, value, greenhorn, scout, foreman, marshal',
    )
  })

  for (const bot of quick)
    for (const seats of [2, 3])
      it(`${bot.id} makes only legal choices, with ${seats} seats and Whitewater, and leaves the view as it was`, () => {
        let decisions = 0
        const setting = { seats, seed: `legal ${seats}`, options: { whitewater: true } }
        play(setting, new Array(seats).fill(random), (t, seat) => {
          if (decisions++ % EVERY > 0) return
          const seen = view(t.rules, t.state, seat)
          const before = canonical(seen)
          const thought = bot.think(knowledge(t.rules, box), seen, seeded("thought"))
          expect(canonical(seen)).toBe(before)
          expect(offer(t, seat).has(thought.code)).toBe(true)
          for (const { code } of thought.considered) expect(offer(t, seat).has(code)).toBe(true)
        })
        expect(decisions).toBeGreaterThan(100)
      })
})

describe("what a bot cannot know makes no difference to it", () => {
  for (const bot of quick)
    it(`${bot.id} chooses the same, and for the same reasons, in two worlds that its seat cannot tell apart`, () => {
      let told = 0
      let decisions = 0
      play({ seats: 2, seed: "worlds" }, [random, random], (t, seat) => {
        if (decisions++ % EVERY > 0) return
        const seen = view(t.rules, t.state, seat)
        const [one, other] = ["one", "other"].map(world => imagine(t.rules, seen, seeded(world)))
        if (!one || !other) throw new Error("no worlds")
        if (canonical([one.down, one.box]) !== canonical([other.down, other.box])) told++
        const [a, b] = [one, other].map(world => table(t.rules, world))
        if (!a || !b) throw new Error("no tables")
        expect(canonical(view(t.rules, a.state, seat))).toBe(canonical(view(t.rules, b.state, seat)))
        expect(think(bot, a, seat, seeded("thought"))).toEqual(think(bot, b, seat, seeded("thought")))
        expect(think(bot, a, seat, seeded("thought"))).toEqual(think(bot, t, seat, seeded("thought")))
      })
      expect(told).toBeGreaterThan(10)
    })
})

describe("the random bot", () => {
  it("takes every legal choice about as often as any other, and weighs none", () => {
    const p = newGame().holding(0, { wood: 1 })
    const counts = new Map(p.legal().map(choice => [choice, 0]))
    const times = 100 * counts.size
    for (const i of range(times)) {
      const choice = chosen(random, p, `chance ${i}`)
      counts.set(choice, (counts.get(choice) ?? Number.NaN) + 1)
    }
    expect(counts.size).toBeGreaterThan(8)
    for (const count of counts.values()) expect(count > 60 && count < 150).toBe(true)
    expect(think(random, p.t, p.seat, seeded("x")).considered).toEqual([])
  })
})

describe("the greedy bot", () => {
  it("weighs every legal choice once, the best first, and takes the first", () => {
    const p = newGame().holding(0, { wood: 1, stone: 1, silver: 2 })
    const { code, considered } = think(greedy, p.t, p.seat, seeded("weighed"))
    expect(considered.map(c => c.code).sort()).toEqual(offer(p.t, p.seat).list().sort())
    expect(considered[0]?.code).toBe(code)
    const values = considered.map(c => c.value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    expect(values[0]).toBeGreaterThan(values.at(-1) ?? Number.NaN)
  })

  it("stores the goods of its last token where they score most", () => {
    const p = newGame().supply(0, { wood: 1 })
    for (const player of p.s.players) player.camps = 1
    p.turn(0).play(at(p.legal("camp"), 0))
    p.player(1).camps = 0
    expect(p.legal()).toEqual(["store 0", "store 1", "store 2", "store 3"])
    for (const chance of ["a", "b", "c"]) expect(chosen(greedy, p, chance)).toBe("store 3")
  })

  it("looks beyond the points of the moment, as one that goes by the score sheet does not", () => {
    const p = newGame().market("I03").finalHolding(0, { silver: 4 })
    for (const chance of ["a", "b", "c"]) expect(chosen(points, p, chance)).toBe("invest I03")
    const won = range(10).filter(i => {
      const { totals } = play({ seats: 2, seed: `sheet ${i}` }, i % 2 === 0 ? [greedy, points] : [points, greedy])
      return num(totals, i % 2) > num(totals, 1 - (i % 2))
    })
    expect(won.length).toBeGreaterThanOrEqual(9)
  })

  it("beats the random bot in nearly all of 30 games, sitting first and second in turn", () => {
    const won = range(30).map(i => {
      const seat = i % 2
      const seated = seat === 0 ? [greedy, random] : [random, greedy]
      const { totals } = play({ seats: 2, seed: `match ${i}` }, seated)
      return { win: num(totals, seat) > num(totals, 1 - seat), lead: num(totals, seat) - num(totals, 1 - seat) }
    })
    expect(won.filter(game => game.win).length).toBeGreaterThanOrEqual(28)
    expect(won.reduce((sum, game) => sum + game.lead, 0) / won.length).toBeGreaterThan(30)
  })
})

describe("the value bot", () => {
  it("invests four silver for 10 VP in its last turn, rather than deliver them or end", () => {
    const p = newGame().market("I03").finalHolding(0, { silver: 4 })
    expect(p.legal()).toEqual(expect.arrayContaining(["invest I03", "deliver silver", "endMetals"]))
    for (const chance of ["a", "b", "c"]) expect(chosen(value, p, chance)).toBe("invest I03")
  })
})
