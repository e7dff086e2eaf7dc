// Every game: bots choose what is legal, by what their seat can know, with figures that are figures.
import {
  at,
  begin,
  below,
  imagine,
  nextSeat,
  offer,
  over,
  type State,
  seeded,
  type Table,
  table,
  take,
  view,
} from "@railhead/engine"
import { openBox } from "@railhead/games"
import { describe, expect, it } from "vitest"
import { choicesOf } from "../choices.ts"
import { type Bot, botNamed, chanceOf, type Knowledge, knowledge, merge } from "../index.ts"
import { searcher } from "../levels.ts"
import { nameOf, tables, wander } from "./wander.ts"

const brief = searcher("brief", { iterations: 8, rounds: 1, width: 1 }, 2)
/** Points by which what the others take away from a position may change once its game is over. */
const CLOSE = 8
const thinkers = [botNamed("greedy"), botNamed("value"), brief]
function decide(bot: Bot, knows: Knowledge<State>, t: Table<State>, seat: number) {
  return bot.think(knows, view(t.rules, t.state, seat), seeded("thought"))
}

describe("every game's bots", () => {
  for (const setting of tables) {
    it(`weigh legal choices by figures, the same in two worlds that their seat cannot tell apart: ${nameOf(setting)}`, async () => {
      const looked = await wander(setting, (t, seat, knows) => {
        const legal = choicesOf(t, seat)
        const seen = view(t.rules, t.state, seat)
        const worlds = ["one", "other"].map(world => table(t.rules, imagine(t.rules, seen, seeded(world))))
        for (const bot of thinkers) {
          const [one, other] = worlds.map(world => decide(bot, knows, world, seat))
          expect(other).toEqual(one)
          expect(legal).toContain(one?.code)
          for (const { code, value, share } of one?.considered ?? []) {
            expect(legal).toContain(code)
            expect(value).not.toBeNaN()
            expect(share).toBeGreaterThanOrEqual(0)
          }
          expect(Number.isFinite(one?.considered[0]?.value)).toBe(true)
        }
      })
      expect(looked).toBeGreaterThan(0)
    })
  }
})

describe("the end of every game", () => {
  it("changes little of what the others take away from a position: a search holds those before it against those after it", async () => {
    for (const [game, seats, options] of tables) {
      const box = await openBox(game)
      const t = begin(box.game, { seats, seed: `end ${seats}`, options })
      const knows = knowledge(t.rules, box)
      const chance = seeded("end")
      let before = 0
      let who = 0
      while (!over(t.state)) {
        who = nextSeat(t.state)
        before = knows.value(t, who) - knows.worth(t, who)
        const list = offer(t, who)
        take(t, who, list.code(below(chance, list.size)))
      }
      const after = knows.value(t, who) - knows.worth(t, who)
      expect(Math.abs(after - before), `${game}, ${seats} seats`).toBeLessThan(CLOSE)
    }
  })
})

describe("every game's net", () => {
  it("reads all that is written of a position, and has a say in what it is worth", async () => {
    for (const [game, seats, options] of tables) {
      const { default: net } = await import(`../../games/${game}/bot/net.json`, { with: { type: "json" } })
      const box = await openBox(game)
      const t = begin(box.game, { seats, seed: "net", options })
      const figures: number[] = []
      box.sense.look(t, 0, figures)
      expect(net.units, game).toHaveLength(figures.length + 1)
      for (const row of net.units) expect(row, game).toHaveLength(net.sum.length - 1)
      const knows = knowledge(t.rules, box)
      expect(knows.worth(t, 0), game).not.toBe(knows.plain.worth(t, 0))
    }
  })
})

describe("a look through the turn", () => {
  it("tells most choices apart though only a few ways are kept to the end", async () => {
    const box = await openBox("great-western-trail-argentina")
    const t = begin(box.game, { seats: 2, seed: "apart", options: {} })
    const knows = knowledge(t.rules, box)
    let others = 0
    let equal = 0
    while (t.state.turn < 40) {
      const seat = nextSeat(t.state)
      const { code, considered } = decide(botNamed("value"), knows, t, seat)
      take(t, seat, code)
      const best = considered[0]?.value ?? 0
      others += Math.max(0, considered.length - 1)
      equal += considered.slice(1).filter(({ value }) => value > best - 1e-4).length
    }
    expect(others).toBeGreaterThan(500)
    // Some truly come to the same, such as two actions in either order.
    expect(equal / others).toBeLessThan(0.15)
  })
})

describe("a thought that must be short", () => {
  it("ends after one round of each part when there is no time, and is as ever when there is enough", async () => {
    await wander(at(tables, 0), (t, seat, knows) => {
      const seen = view(t.rules, t.state, seat)
      const within = (ms: number) => brief.think(knows, seen, seeded("thought"), undefined, ms)
      const { code, considered } = within(Number.MIN_VALUE)
      expect(considered.filter(({ share }) => share > 0).every(({ share }) => share === 0.5 || share === 1)).toBe(true)
      expect(offer(t, seat).has(code)).toBe(true)
      expect(within(1e9)).toEqual(decide(brief, knows, t, seat))
    })
  })
})

describe("a thought in parts", () => {
  it("is the same whether one thinks all parts or each is thought elsewhere", async () => {
    await wander(at(tables, 0), (t, seat, knows) => {
      const seen = view(t.rules, t.state, seat)
      const whole = brief.think(knows, seen, seeded("thought"))
      const { count, think } = brief.parts ?? { count: 0, think: brief.think }
      expect(count).toBe(2)
      const parts = [0, 1].map(part => think(knows, seen, chanceOf(seeded("thought"), part)).considered)
      expect(merge(parts, ({ code }) => code)).toEqual(whole.considered)
    })
  })

  it("averages shares, and values by how often they were seen", () => {
    const parts = [
      [
        { code: 1, value: 4, share: 0.75 },
        { code: 2, value: 8, share: 0.25 },
      ],
      [
        { code: 2, value: 4, share: 1 },
        { code: 1, value: Number.NEGATIVE_INFINITY, share: 0 },
      ],
    ]
    expect(merge(parts, ({ code }) => code)).toEqual([
      { code: 2, value: 4.8, share: 0.625 },
      { code: 1, value: 4, share: 0.375 },
    ])
  })
})
