import { expect, it } from "vitest"
import { say } from "../say.ts"

it("keeps its words: a change here needs an entry in `formerly`, or old records break", () => {
  expect(say.list()).toMatchInlineSnapshot(`
    [
      "activate <section>",
      "leave <resource>",
      "invest <card>",
      "influence <cell>",
      "deliver <resource>",
      "endMetals",
      "step <resource>",
      "place <cell>",
      "stack <cell>",
      "upgrade <hex>",
      "take <resource> <section>",
      "swap <hex> <hex>",
      "material <resource> <section>",
      "water <section>",
      "camp <resource> <hex>",
      "settlement <hex>",
      "loot <hex>",
      "store <section>",
      "decline",
      "end",
    ]
  `)
})
