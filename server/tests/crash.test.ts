import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { crashRounds } from "../crash/rounds.ts"
import { compare } from "../crash/verify.ts"

describe("a server that is killed under load", () => {
  it("keeps every choice it acknowledged, once and in order, and plays on", async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "railhead-crash-"))
    try {
      const tally = await crashRounds({ rounds: 3, tables: 6, dataFolder, databaseUrl: "", life: [100, 500] })
      const { lost, doubled, problems } = tally
      expect({ lost, doubled, problems }).toEqual({ lost: 0, doubled: 0, problems: [] })
      expect(tally.acknowledged).toBeGreaterThan(6 * 3)
    } finally {
      rmSync(dataFolder, { recursive: true, force: true })
    }
  }, 60_000)
})

describe("the check itself", () => {
  const memory = { acknowledged: ["camp A", "loot"], pending: null }

  it("lets the server answer what leaves no choice", () => {
    const found = compare({ choices: ["camp A", "loot", "end"], count: 2 }, memory)
    expect(found).toEqual({ lost: 0, doubled: 0, pendingTaken: false })
  })

  it("finds what is lost, doubled or out of order", () => {
    expect(compare({ choices: ["camp A"], count: 1 }, memory).lost).toBe(1)
    expect(compare({ choices: ["camp A", "loot", "loot"], count: 3 }, memory).doubled).toBeGreaterThan(0)
    expect(compare({ choices: ["loot", "camp A"], count: 2 }, memory)).toMatchObject({ lost: 1, doubled: 1 })
  })

  it("lets a message without an answer be there or not, but not twice", () => {
    const inDoubt = { ...memory, pending: "step B" }
    expect(compare({ choices: ["camp A", "loot"], count: 2 }, inDoubt)).toMatchObject({ lost: 0, pendingTaken: false })
    const taken = { choices: ["camp A", "loot", "step B"], count: 3 }
    expect(compare(taken, inDoubt)).toEqual({ lost: 0, doubled: 0, pendingTaken: true })
    expect(compare({ choices: [...taken.choices, "step B"], count: 4 }, inDoubt).doubled).toBeGreaterThan(0)
  })
})
