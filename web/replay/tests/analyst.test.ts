import { num } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { judge, outlook } from "../../worker/analysis.ts"
import { Analyst, type Judges, MARSHAL, type Opinion, SCOUT } from "../analysis/analyst.ts"
import { turningPoints } from "../analysis/turning-points.ts"
import { scoreSteps } from "../turns.ts"
import { golden, goldenStory } from "./story.ts"

/** What the worker would do, by a bot that is quick, and which pages were asked. */
function judges() {
  const asked: number[] = []
  const quick: Judges = {
    outlook,
    judge: (record, page, level) => {
      asked.push(page)
      return judge(record, page, level === SCOUT ? "greedy" : level)
    },
  }
  return { asked, quick }
}

describe("the analyst", () => {
  it("judges every decision of a record once, and has the chances at the same moments as the score", async () => {
    const { asked, quick } = judges()
    const analyst = new Analyst(golden, quick)
    await analyst.start()
    expect(analyst.done.value).toBe(true)
    expect(analyst.running.value).toBe(false)
    expect(asked).toEqual(analyst.outlook.value?.decisions)
    expect([...analyst.opinions.value.keys()]).toEqual(asked)
    const steps = scoreSteps(await goldenStory()).map(({ page }) => page)
    expect(analyst.outlook.value?.standings.map(({ page }) => page)).toEqual(steps)
  })

  it("stops when asked to, and goes on where it was", async () => {
    const { asked, quick } = judges()
    const analyst = new Analyst(golden, quick)
    const first = analyst.start()
    while (asked.length < 5) await new Promise(done => setTimeout(done))
    analyst.stop()
    // At once again: what was under way must not be done twice.
    const second = analyst.start()
    await Promise.all([first, second])
    expect(analyst.done.value).toBe(true)
    expect(asked.length).toBeLessThanOrEqual(analyst.total.value + 1)
    const third = new Analyst(golden, quick)
    const begun = third.start()
    third.stop()
    await begun
    expect(third.opinions.value.size).toBeLessThan(2)
    expect(third.running.value).toBe(false)
  })

  it("has a better opinion of one decision when it thinks harder about it", async () => {
    const { quick } = judges()
    const analyst = new Analyst(golden, quick)
    const page = num((await outlook(golden)).decisions, 30)
    await analyst.ponder(page)
    expect(analyst.opinions.value.get(page)?.level).toBe(MARSHAL)
    expect(analyst.pondered.value).toBe(null)
  })

  it("tells what is wrong with a record that cannot be played", async () => {
    const analyst = new Analyst("railhead 1\nnonsense", judges().quick)
    await analyst.start()
    expect(String(analyst.problem.value)).toMatch(/the record is cut off/)
    expect(analyst.running.value).toBe(false)
  })
})

describe("turning points", () => {
  const opinion = (page: number, loss: number | null): Opinion => ({
    page,
    turn: page,
    seat: 0,
    level: SCOUT,
    played: { choice: "a", loss, share: 0.1 },
    weighed: [{ choice: "b", loss: 0, share: 0.9 }],
  })

  it("are the five dearest decisions, the dearest first", () => {
    const all = [3, 9, 1.5, 4, 8, 2, 7].map((loss, page) => opinion(page, loss))
    expect(turningPoints(all).map(({ no, loss }) => [no, loss])).toEqual([
      [1, 9],
      [2, 8],
      [3, 7],
      [4, 4],
      [5, 3],
    ])
  })

  it("are none where nothing cost a point, or where nobody knows what it cost", () => {
    expect(turningPoints([opinion(1, 0.9), opinion(2, 0), opinion(3, null)])).toEqual([])
  })
})
