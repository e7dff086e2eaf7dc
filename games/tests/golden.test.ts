// Games that were played with these rules once must be the same games today. If one differs, a rule has changed:
// raise the game's version and write the golden games anew (scripts/golden.ts).
import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { over, readRecord, replay } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { gameIds, openBox } from "../registry.ts"

const root = resolve(import.meta.dirname, "..")

describe("golden games", () => {
  for (const id of gameIds) {
    const files = globSync(`${id}/tests/golden/*.record`, { cwd: root })
    it(`${id} has some`, () => {
      expect(files.length).toBeGreaterThan(0)
    })
    for (const file of files)
      it(`${file} replays to its end with every mark`, async () => {
        const record = readRecord(readFileSync(join(root, file), "utf8"))
        const { game } = await openBox(id)
        expect(record.head.version).toBe(game.version)
        const { table, differsFrom } = replay(game, record)
        expect(differsFrom).toBeNull()
        expect(over(table.state)).toBe(true)
        const marks = record.lines.filter(line => line.kind === "turn")
        expect(marks.at(-1)?.turn).toBe(table.state.turn)
        // Alone, a draft can begin with an answer for Pedro and reach into one's own turn, which then has no mark.
        if (record.head.seats > 1) expect(marks).toHaveLength(table.state.turn)
      })
  }
})
