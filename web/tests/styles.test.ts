import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

it("styles name no property of their own that nothing sets", () => {
  const root = join(import.meta.dirname, "..", "..")
  const files = globSync(["web/**/*.{css,ts,tsx}", "games/**/*.{css,ts,tsx}"], { cwd: root })
    .filter(file => !/node_modules|\/dist\/|\/tests\//.test(file))
    .map(file => ({ file, text: readFileSync(join(root, file), "utf8") }))
  const set = new Set(files.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)"?\s*:/g)].map(match => match[1])))
  const named = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)[,)]/g)].map(match => ({ file, name: match[1] })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !set.has(name))).toEqual([])
})
