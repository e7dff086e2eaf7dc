import { expect, it } from "vitest"
import { say } from "../say.ts"

it("keeps its words: a change here needs an entry in `formerly`, or old records break", () => {
  expect(say.list()).toMatchInlineSnapshot(`
    [
      "parcel <parcel>",
      "choose <card>",
      "take <offer>",
      "tile <slot>",
      "site <parcel>",
      "lot <parcel>",
      "bid <number>",
      "out",
      "decline",
      "place <action>",
      "with <cowboy>",
      "pass",
      "duel <parcel>",
      "again <die>",
      "stand",
      "pay",
      "lose",
      "recover <action>",
      "take-back",
      "buy <parcel>",
      "stop",
      "purchase <building>",
      "renounce",
      "build <building> <parcel>",
      "keep",
      "house <parcel>",
      "give-up",
      "agree",
      "refuse",
      "withdraw",
      "double <building>",
      "blow <parcel>",
      "points <number>",
      "spend <number>",
      "road <edge>",
      "lay <edge>",
      "go-on",
      "end",
    ]
  `)
})
