import { expect, it } from "vitest"
import { say } from "../say.ts"

it("keeps its words: a change here needs an entry in `formerly`, or old records break", () => {
  expect(say.list()).toMatchInlineSnapshot(`
    [
      "place <site>",
      "play <objective>",
      "move <way>",
      "use <action>",
      "copy <site> <action>",
      "aux <aux> <form>",
      "instead <instead>",
      "end",
      "pair <breed>",
      "discard <card>",
      "remove <card>",
      "draw <number>",
      "hire <row> <worker>",
      "build <building>",
      "on <site>",
      "take <card>",
      "top",
      "engine <rail>",
      "upgrade <station>",
      "disc <disc>",
      "disc-from <station>",
      "appoint <worker>",
      "trade <site>",
      "hazard <site>",
      "deal <deal>",
      "turn-up",
      "stop",
      "ride <site>",
      "foresight <slot>",
      "spend <number>",
      "deliver <city>",
      "pass",
      "lose",
      "go-on",
      "store <downtown> <commerce>",
      "exchange <number>",
      "master <stationmaster>",
      "seat <worker>",
      "lay <card>",
      "flip <building>",
    ]
  `)
})
