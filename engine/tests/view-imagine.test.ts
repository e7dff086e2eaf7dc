import { describe, expect, it } from "vitest"
import {
  begin,
  canonical,
  choose,
  decision,
  everyZone,
  HIDDEN,
  imagine,
  NOBODY,
  num,
  range,
  type Seat,
  seeded,
  sum,
  type Table,
  table,
  view,
  waiting,
} from "../index.ts"
import { sample } from "../sample/game.ts"
import { player, type Sample } from "../sample/state.ts"

const fresh = (seats = 3): Table<Sample> => begin(sample, { seats, seed: "view" })

function handIn(t: Table<Sample>, seat: Seat): void {
  for (const text of ["note 1", "note 2", "hand-in"]) choose(t, seat, text)
}

function started(seats = 3): Table<Sample> {
  const t = fresh(seats)
  for (const seat of range(seats)) handIn(t, seat)
  return t
}

const seen = (t: Table<Sample>, seat: Seat) => view(t.rules, t.state, seat)
const imagined = (t: Table<Sample>, seat: Seat, seed = "dream") => imagine(t.rules, seen(t, seat), seeded(seed))
const hidden = (list: readonly number[]) => list.length > 0 && list.every(kind => kind === HIDDEN)
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

describe("a view", () => {
  it("shows a seat its own hand and tiles, of the others only how many there are", () => {
    const t = started()
    const { state } = seen(t, 0)
    expect(player(state, 0)).toMatchObject({ hand: player(t.state, 0).hand, tiles: player(t.state, 0).tiles })
    for (const other of [1, 2]) {
      expect(hidden(player(state, other).hand) && hidden(player(state, other).tiles)).toBe(true)
      expect(player(state, other).hand).toHaveLength(player(t.state, other).hand.length)
    }
  })

  it("shows no draw pile, not even to its owner, and no chance", () => {
    const { state } = seen(started(), 0)
    expect(hidden(player(state, 0).pile) && hidden(state.quests)).toBe(true)
    expect(state.random).toEqual([0, 0, 0, 0])
  })

  it("shows a spectator what is open to all", () => {
    const t = started()
    player(t.state, 1).discards.push(3)
    const { state } = seen(t, NOBODY)
    for (const { hand, pile, tiles } of state.players) expect([hand, pile, tiles].every(hidden)).toBe(true)
    expect(player(state, 1).discards).toEqual([3])
    expect(player(state, 1).openSheet).toEqual([1, 2])
  })

  it("hides sheets and sealed tiles until they are shown", () => {
    const t = fresh()
    handIn(t, 1)
    expect(player(seen(t, 0).state, 1).sheet).toEqual([HIDDEN, HIDDEN])
    expect(player(seen(t, 1).state, 1).sheet).toEqual([1, 2])
    const duel = started()
    choose(duel, 0, "duel 1")
    choose(duel, 1, decision(duel, 1)?.choices[0] ?? "")
    expect(player(seen(duel, 0).state, 1).played).toEqual([HIDDEN])
  })

  it("leaves the state as it is and shares nothing with it", () => {
    const t = started()
    const before = canonical(t.state)
    const { state } = seen(t, 0)
    everyZone(t.rules, state, (_zone, _seat, pieces) => pieces.splice(0))
    state.posts.fill(9)
    expect(canonical(t.state)).toBe(before)
  })

  it("lists for each pool the kinds that lie hidden in it, sorted, whoever holds them", () => {
    const t = started(2)
    const { pools } = seen(t, 0)
    expect(pools["herd 1"]).toEqual([0, 0, 1, 1, 2, 3, 4])
    expect(pools["herd 0"]).toEqual(sorted(player(t.state, 0).pile))
    expect(pools.tiles).toEqual(sorted(player(t.state, 1).tiles))
    expect(Object.keys(seen(t, NOBODY).pools)).toEqual(["herd 0", "herd 1", "quests", "tiles"])
  })

  it("counts quests taken unseen among the stack for all but their owner", () => {
    const t = started()
    choose(t, 0, "seek")
    expect(seen(t, 1).pools.quests).toEqual([5, 6, 7, 8, 9])
    expect(seen(t, 0).pools.quests).toEqual(sorted(t.state.quests))
    expect(seen(t, 0).pools.quests).toHaveLength(4)
  })

  it("is the same whatever the truth behind it is", () => {
    const t = started()
    const other = table(t.rules, t.rules.clone(t.state))
    swapHidden(other.state)
    expect(canonical(other.state)).not.toBe(canonical(t.state))
    expect(canonical(seen(other, 0))).toBe(canonical(seen(t, 0)))
  })
})

/** Seats 1 and 2 hold other cards of their herds than before; the stack of quests is turned round. */
function swapHidden(s: Sample): void {
  for (const seat of [1, 2]) {
    const me = player(s, seat)
    const all = [...me.pile, ...me.hand]
    me.hand = all.splice(0, me.hand.length)
    me.pile = all
  }
  s.quests.reverse()
  s.random = [9, 9, 9, 9]
}

describe("an imagined state", () => {
  it("has no holes and looks the same to its viewer, but for chance", () => {
    const t = started()
    choose(t, 0, "seek")
    for (const seat of [0, 1, 2, NOBODY]) {
      const world = imagined(t, seat)
      everyZone(t.rules, world, (_zone, _owner, pieces) => expect(pieces).not.toContain(HIDDEN))
      expect(canonical(view(t.rules, world, seat))).toBe(canonical(seen(t, seat)))
    }
  })

  it("depends on the view and the given chance alone: another truth behind the view changes nothing", () => {
    const t = started()
    const other = table(t.rules, t.rules.clone(t.state))
    swapHidden(other.state)
    for (const seed of ["a", "b", "c"]) expect(imagined(other, 0, seed)).toEqual(imagined(t, 0, seed))
    expect(imagined(t, 0, "a")).not.toEqual(imagined(t, 0, "b"))
  })

  it("leaves the view as it is", () => {
    const t = started()
    const given = seen(t, 0)
    const before = canonical(given)
    imagine(t.rules, given, seeded("dream"))
    expect(canonical(given)).toBe(before)
  })

  it("deals to a hand what all know to be in it, and the rest in every way", () => {
    const t = started()
    Object.assign(player(t.state, 1), { hand: [2, 3, 0], pile: [0, 1, 1, 4], shown: [3, 2] })
    const thirds = new Set<number>()
    for (const i of range(60)) {
      const hand = [...player(imagined(t, 0, `shown ${i}`), 1).hand]
      expect(hand).toEqual(expect.arrayContaining([2, 3]))
      thirds.add(
        num(
          hand.filter(kind => kind !== 2 && kind !== 3),
          0,
        ),
      )
    }
    expect(sorted([...thirds])).toEqual([0, 1, 4])
  })

  it("gives each hand of tiles the total that all know", () => {
    const t = started()
    for (const i of range(30)) {
      const world = imagined(t, 0, `tiles ${i}`)
      for (const { tiles, tileSum } of world.players) expect(sum(tiles)).toBe(tileSum)
    }
  })

  it("asks the others again for tiles they have sealed, and keeps one's own", () => {
    const t = started()
    choose(t, 0, "duel 1")
    choose(t, 1, decision(t, 1)?.choices[0] ?? "")
    expect(waiting(t.state)).toEqual([0])
    const world = imagined(t, 0)
    expect(waiting(world)).toEqual([0, 1])
    expect(player(world, 1)).toMatchObject({ played: [], tiles: { length: 4 } })
    expect(sum(player(world, 1).tiles)).toBe(player(world, 1).tileSum)
    expect(player(imagined(t, 1), 1).played).toEqual(player(t.state, 1).played)
    expect(waiting(imagined(t, 1))).toEqual([0])
  })

  it("asks the others again for sheets they have handed in, and keeps one's own", () => {
    const t = fresh()
    for (const seat of [0, 1]) handIn(t, seat)
    expect(waiting(t.state)).toEqual([2])
    const world = table(t.rules, imagined(t, 0))
    expect(waiting(world.state)).toEqual([1, 2])
    expect(decision(world, 1)).toMatchObject({ step: "sheet", choices: { length: 5 } })
    expect(player(world.state, 0).sheet).toEqual([1, 2])
    for (const seat of [1, 2]) handIn(world, seat)
    expect(decision(world, 0)?.step).toBe("act")
  })

  it("cannot be made of a view whose pools do not fill its holes", () => {
    const t = started()
    const given = seen(t, 0)
    const short = { ...given, pools: { ...given.pools, "herd 1": [0, 1] } }
    expect(() => imagine(t.rules, short, seeded("dream"))).toThrow(/herd 1/)
  })
})
