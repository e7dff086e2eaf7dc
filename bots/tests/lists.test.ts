// V8 keeps a list of whole numbers apart from one of anything else, and what reads one of the others turns all that it reads
// into that kind, for good: half the speed of the engine hangs on it. Whoever breaks it is told here; see engine/list.ts.
import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { gameIds } from "@railhead/games"
import { describe, expect, it } from "vitest"

const program = fileURLToPath(new URL("./lists.ts", import.meta.url))

describe("lists of whole numbers", () => {
  for (const game of gameIds)
    it(`${game}: stay what they are while bots play`, async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ["--allow-natives-syntax", program, game])
      expect(JSON.parse(stdout)).toEqual([])
    })
})
