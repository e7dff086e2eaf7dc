import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { num, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"

const bin = fileURLToPath(new URL("../bin/railhead.mjs", import.meta.url))
const golden = fileURLToPath(new URL("../../games/gold-west/tests/golden/2-seats.record", import.meta.url))

function analyse(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "analyse", ...args], { encoding: "utf8" })
  return { code: status, stdout, stderr }
}

interface Told {
  readonly level: string
  readonly standings: readonly { readonly turn: number; readonly chances: readonly number[] }[]
  readonly decisions: readonly { readonly played: { readonly loss: number | null } }[]
}

describe("railhead analyse", () => {
  it("prints the chances turn by turn, and the dearest choices, the dearest first", () => {
    const { code, stdout } = analyse(golden, "--level", "greedy")
    expect(code).toBe(0)
    // Who begins may look a little better or worse.
    expect(stdout).toMatch(/^Turn +Player 1 +Player 2\n +0 +(49%|50%|51%) +(49%|50%|51%)\n/)
    expect(stdout).toMatch(
      / +26 +(100% +0%|0% +100%)\n\nThe dearest of \d+ decisions, in points as greedy sees them:\n/,
    )
    const losses = [...stdout.matchAll(/^ {2}−(\d+\.\d) {2}turn \d+, move \d+, Player [12]: .+; better: .+$/gm)]
    const figures = losses.map(([, loss]) => Number(loss))
    expect(figures).toEqual([...figures].sort((a, b) => b - a))
  })

  it("tells the whole of it as JSON, by the level that was asked for", () => {
    const told: Told = JSON.parse(analyse(golden, "--json").stdout)
    expect(told.level).toBe("scout")
    expect(told.standings.length).toBe(27)
    for (const { chances } of told.standings) expect(sum(chances)).toBeCloseTo(1, 9)
    expect(told.decisions.length).toBeGreaterThan(100)
    const losses = told.decisions.map(({ played }) => played.loss ?? 0)
    expect(Math.max(...losses)).toBeGreaterThan(1)
    expect(num(losses, 0)).toBeGreaterThanOrEqual(0)
  })

  it("speaks French", () => {
    expect(analyse(golden, "--level", "greedy", "--lang", "fr").stdout).toMatch(/^Tour +Joueur 1 +Joueur 2\n/)
  })

  it("says what is missing or unknown", () => {
    expect(analyse().stderr).toBe("railhead: say which file: railhead analyse <file>\n")
    expect(analyse(golden, "--level", "genius").stderr).toMatch(/^railhead: there is no bot "genius"/)
    expect(analyse("nowhere.record").stderr).toMatch(/^railhead: cannot read nowhere\.record/)
  })
})
