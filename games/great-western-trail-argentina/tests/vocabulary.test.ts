import { expect, it } from "vitest"
import { say } from "../say.ts"

it("keeps its words: a change here needs an entry in `formerly`, or old records break", () => {
  expect(say.list()).toMatchInlineSnapshot(`
    [
      "place <site>",
      "play <objective>",
      "move <way>",
      "use <action>",
      "aux <aux> <form>",
      "end",
      "pair <breed>",
      "discard <card>",
      "remove <card>",
      "draw <number>",
      "hire <row> <tile>",
      "build <building>",
      "on <site>",
      "take <card>",
      "top",
      "engine <rail>",
      "upgrade <station>",
      "disc <disc>",
      "disc-from <station>",
      "appoint <worker>",
      "deal <deal>",
      "turn-up",
      "stop",
      "help <site>",
      "show <card>",
      "settle <tile>",
      "quay <quay>",
      "deliver <quay>",
      "to <space>",
      "reveal",
      "spend <number>",
      "load <ship>",
      "foresight <slot>",
      "exchange <number>",
      "pass",
      "lose",
      "ride <site>",
      "farmer <site>",
      "replace <building> <building>",
      "deliver-to <quay> <space>",
    ]
  `)
})
