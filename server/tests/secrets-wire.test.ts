// Two positions that differ only in what a seat may not know must be the same to it, byte by byte, as they are sent.
import { deflateRawSync } from "node:zlib"
import {
  at,
  begin,
  below,
  decision,
  everyZone,
  fillHoles,
  HIDDEN,
  hashOf,
  type Line,
  num,
  Play,
  range,
  type Seat,
  seeded,
  view,
  waiting,
} from "@railhead/engine"
import { Host, type OpenTable } from "@railhead/hosting"
import { describe, expect, it } from "vitest"
import type { Sample } from "../../engine/sample/state.ts"
import { packed } from "../threads/stored.ts"
import { box } from "./sample-box.ts"
import { leaks } from "./secrets-leaks.ts"

const VIEWERS: readonly Seat[] = [-1, 0, 1, 2]

function setup(seed: string, lines: readonly Line[], state: Sample | null): OpenTable {
  const { options } = begin(box.game, { seats: 3, seed }).state
  const stored = state && { state: deflateRawSync(JSON.stringify(state)), lines: lines.length }
  return {
    table: "t",
    game: "sample",
    version: 1,
    seats: 3,
    options,
    seed,
    lines,
    stored,
    drafts: [],
    byHand: [],
  }
}

async function hostOf(seed: string, lines: readonly Line[], state: Sample | null = null): Promise<Host> {
  const host = new Host({ positions: packed, findBox: async () => box })
  await host.open(setup(seed, lines, state))
  return host
}

/** The same position with what the viewer cannot see dealt in another way that fits all it knows. */
function permuted(play: Play<Sample>, viewer: Seat, random: number[]): Sample {
  const truth = play.tableOf(-1).state
  const state = fillHoles(play.rules, view(play.rules, truth, viewer), random)
  state.random = random.slice()
  // Numbers on a sheet are no pieces and have no pool: they are written anew.
  everyZone(play.rules, state, (_zone, _owner, pieces) => {
    pieces.forEach((kind, i) => {
      if (kind === HIDDEN) pieces[i] = below(random, 3)
    })
  })
  return state
}

function seen(host: Host, viewer: Seat): string {
  return JSON.stringify([host.look("t", viewer < 0 ? [] : [viewer]), viewer < 0 ? null : host.viewOf("t", viewer)])
}

/** Random choices, each committed at once. */
function playOn(play: Play<Sample>, random: number[], choices: number): void {
  for (let i = 0; i < choices && !play.over; i++) {
    const asked = waiting(play.tableOf(-1).state)
    const seat = num(asked, below(random, asked.length))
    const legal = decision(play.tableOf(seat), seat)?.choices ?? []
    play.choose(seat, at(legal, below(random, legal.length)), { commit: true })
  }
}

describe("a position on the wire", () => {
  it("is the same for a seat however what it does not know lies", async () => {
    let different = 0
    for (const game of range(12)) {
      const random = seeded(`permutation ${game}`)
      const play = new Play(box.game, { seats: 3, seed: `permuted ${game}` })
      for (const _ of range(6)) {
        playOn(play, random, 4)
        if (play.over) break
        const { lines } = play.record
        for (const viewer of VIEWERS) {
          const other = permuted(play, viewer, random)
          if (hashOf(other) !== hashOf({ ...play.tableOf(-1).state, random: other.random })) different++
          const [one, two] = [await hostOf("x", lines, play.tableOf(-1).state), await hostOf("x", lines, other)]
          expect(seen(two, viewer)).toBe(seen(one, viewer))
          if (viewer >= 0) sameAfterChoosing(one, two, viewer)
        }
      }
    }
    expect(different).toBeGreaterThan(100)
  })

  it("is the same for all others while a seat drafts, undoes and redoes", async () => {
    const play = new Play(box.game, { seats: 3, seed: "drafts" })
    const host = await hostOf("drafts", play.record.lines)
    const before = [-1, 1, 2].map(viewer => seen(host, viewer) + host.ledger("t", viewer))
    const same = () => expect([-1, 1, 2].map(viewer => seen(host, viewer) + host.ledger("t", viewer))).toEqual(before)
    for (const text of ["note 2", "note 1"]) {
      const change = host.act("t", { do: "choose", seat: 0, text }, [0, 1, 2])
      expect([change.table, change.own[1], change.own[2], change.lines]).toEqual(["{}", undefined, undefined, []])
      same()
    }
    for (const back of ["undo", "redo", "restart"] as const) {
      expect(host.act("t", { do: back, seat: 0 }, [0, 1, 2]).table).toBe("{}")
      same()
    }
  })
})

/** Makes the viewer's first choice that turns up nothing in both, and compares what it is told. */
function sameAfterChoosing(one: Host, two: Host, viewer: Seat): void {
  const { own } = one.look("t", [viewer])
  const { decision: asked } = JSON.parse(own[viewer] ?? "{}") as { decision: { choices: string[] } | null }
  const text = asked?.choices.find(choice => /^(work|note|post|stop|pass|out)/.test(choice))
  if (text === undefined) return
  const [a, b] = [one, two].map(host => host.act("t", { do: "choose", seat: viewer, text }, [viewer]))
  if (a?.crossed || b?.crossed) return
  expect([b?.table, b?.own[viewer], b?.asked]).toEqual([a?.table, a?.own[viewer], a?.asked])
}

describe("a ledger", () => {
  it("is the same for others whatever a sealed answer is, until it is opened", async () => {
    const sheets = await Promise.all(
      [
        ["note 0", "note 0"],
        ["note 3", "note 1"],
      ].map(async notes => {
        const play = new Play(box.game, { seats: 3, seed: "sheets" })
        for (const text of [...notes, "hand-in"]) play.choose(1, text)
        return hostOf("sheets", play.record.lines)
      }),
    )
    for (const viewer of [-1, 0, 2])
      expect(new Set(sheets.map(host => host.ledger("t", viewer) + seen(host, viewer))).size).toBe(1)
    const tiles = (first: boolean) => {
      const play = new Play(box.game, { seats: 3, seed: "tiles" })
      for (const seat of range(3)) for (const text of ["note 1", "note 1", "hand-in"]) play.choose(seat, text)
      play.choose(0, "duel 2")
      const legal = decision(play.tableOf(0), 0)?.choices ?? []
      play.choose(0, at(legal, first ? 0 : legal.length - 1))
      return hostOf("tiles", play.record.lines)
    }
    const [low, high] = [await tiles(true), await tiles(false)]
    for (const viewer of [-1, 1, 2]) expect(high.ledger("t", viewer)).toBe(low.ledger("t", viewer))
    expect(high.ledger("t", 0)).not.toBe(low.ledger("t", 0))
  })

  it("holds no piece that its reader never saw, at any moment of whole games", async () => {
    for (const game of range(10)) {
      const random = seeded(`ledger ${game}`)
      const play = new Play(box.game, { seats: 3, seed: `ledger ${game}` })
      for (const _ of range(4)) {
        playOn(play, random, 6)
        const host = await hostOf(`ledger ${game}`, play.record.lines)
        for (const viewer of VIEWERS) {
          expect(leaks(JSON.parse(host.ledger("t", viewer)), viewer)).toEqual([])
          expect(host.ledger("t", viewer)).not.toContain(`ledger ${game}`)
        }
      }
    }
  })
})
