import { decision } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { placesAlong } from "../../../trail/board/ways.ts"
import { siteNamed, trail } from "../../data/trail.ts"
import { newGame, type Position } from "../../tests/position.ts"
import { describeChoice } from "../../text/describe.ts"
import { sift, spell } from "../places.ts"
import { games } from "./games.ts"

/** A bare trail with the rancher of seat 0 on site A. */
function onA() {
  return newGame().bare().rancher(0, "site-A")
}

const spelled = (texts: readonly string[]) => texts.flatMap(text => spell(text) ?? [])
const written = (choices: ReturnType<typeof spelled>) => choices.map(({ args }) => args[0]?.id ?? "")

/** The ways that are shown, in their order. */
const shown = ({ s, ...p }: { s: Position["s"]; ways: readonly string[] }) => written([...sift(s, spelled(p.ways), [])])

const waysOf = (p: Position) => shown({ s: p.s, ways: p.legal("move") })

function paid(p: Position, way: string): unknown {
  const choice = spell(`move ${way}`)
  return choice && describeChoice(p.s, choice).price
}

describe("GWT-6.3 ways worth showing", () => {
  it("another way is shown where the fees differ, the cheaper one first", () => {
    const p = onA().money(0, 9).build(1, "4a", "site-A1").turn(0)
    expect(waysOf(p).filter(way => way.endsWith("site-B"))).toEqual(["site-B", "site-A1 site-B"])
    expect([paid(p, "site-B"), paid(p, "site-A1 site-B")]).toEqual([0, 1])
  })

  it("another way is shown where somebody else is paid as much", () => {
    const p = onA().money(0, 9).build(1, "4a", "site-A1").build(2, "4a", "site-FL1").turn(0)
    expect(waysOf(p).filter(way => way.endsWith("site-B"))).toEqual(["site-A1 site-B", "site-FL1 site-B"])
  })

  it("of ways that come to the same the shortest is shown", () => {
    const p = onA().money(0, 9).build(0, "1a", "site-A1").turn(0)
    expect(p.legal("move")).toContain("move site-A1 site-B")
    expect(waysOf(p).filter(way => way.endsWith("site-B"))).toEqual(["site-B"])
  })

  it("GWT-6.9 what cannot be paid is not shown as a price", () => {
    const p = onA().money(0, 1).build(1, "4a", "site-A1").build(1, "7a", "site-A2").turn(0)
    expect(paid(p, "site-A1 site-A2 site-B")).toBe(1)
  })

  it("near places come first, objective cards last", () => {
    const p = onA().hand(0, "jersey", "obj-money-1").turn(0)
    const choices = sift(p.s, spelled(p.legal()), [])
    expect(choices.map(({ verb }) => verb)).toEqual(["move", "move", "move", "move", "play"])
    expect(written([...choices])[0]).toBe("site-B")
  })

  it("of what is too far each place is named once, and none that can be reached another way", () => {
    const p = onA().build(0, "1a", "site-A1").build(0, "2a", "site-C1").build(0, "3a", "site-C2").turn(0)
    const { blocked = [], choices = [] } = decision(p.t, 0, { blocked: true }) ?? {}
    const far = blocked.flatMap(({ reason, choice }) => (reason === "tooFar" ? [choice] : []))
    const named = written([...sift(p.s, spelled(far), spelled(choices))]).map(way => way.split(" ").at(-1))
    expect(named).toEqual(["site-C2", "site-F"])
  })

  it("every place that can be reached stays among them", () => {
    for (const { questions } of games)
      for (const { s, written: texts, step } of questions) {
        if (step !== "phaseA" && step !== "moveRancher") continue
        const ways = texts.filter(text => text.startsWith("move "))
        const ends = (of: readonly string[]) => [...new Set(of.map(way => way.split(" ").at(-1)))].sort()
        expect(ends(shown({ s, ways }))).toEqual(ends(ways))
      }
  })
})

describe("the way on the road", () => {
  it("leads from place to place along the arrows, over the empty ones", () => {
    const { s } = onA().build(0, "1a", "site-A2").turn(0)
    const along = placesAlong(trail, s.tiles, siteNamed("site-A"), ["site-A2", "site-B"].map(siteNamed))
    expect(along.map(node => trail.ids[node])).toEqual(["site-A", "site-A1", "site-A2", "site-A3", "site-B"])
    along.slice(1).forEach((node, i) => {
      expect(trail.next[along[i] ?? -1]).toContain(node)
    })
  })
})
