import { readState } from "@railhead/engine"
import { expect, it } from "vitest"
import { argentina } from "../game.ts"
import { newGame } from "./position.ts"

it("reads a position that was stored before Pedro came", () => {
  const { pedro: _pedro, ...earlier } = newGame().s
  const { level: _level, ...options } = earlier.options
  const read = readState(argentina, { ...earlier, options, version: 1 })
  expect(read).toMatchObject({ version: argentina.version, pedro: null, options: { level: "easy" } })
})
