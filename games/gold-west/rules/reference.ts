// A fixed arrangement in place of the shuffled one; everything else is the ordinary game.
import { at, type Module, range, type StepRules } from "@railhead/engine"
import { layouts } from "../data/boomtown.ts"
import { slots } from "../data/map.ts"
import { referenceLayout, referenceOffices } from "../data/reference.ts"
import { terrains } from "../data/resources.ts"
import { tokensOf } from "../data/tokens.ts"
import { type GoldWestPlaces, rows } from "../places.ts"
import type { GoldWest, GoldWestStep } from "../state.ts"
import { layOffices, layTile, layTokens } from "./setup.ts"

type ReferenceStep = Extract<GoldWestStep, { do: "layTiles" | "layTokens" | "layBoomtown" | "dealInvestments" }>

const referenceSteps: Pick<
  StepRules<GoldWest, ReferenceStep>,
  "layTiles" | "layTokens" | "layBoomtown" | "dealInvestments"
> = {
  layTiles: {
    rule: "GW-2.1",
    run(t) {
      for (const slot of range(slots.length)) layTile(t.state, slot, slot, 0)
    },
  },
  layTokens: {
    rule: "GW-2.3",
    run(t) {
      for (const terrain of range(terrains.length)) layTokens(t.state, terrain, at(tokensOf, terrain))
    },
  },
  layBoomtown: {
    rule: "GW-2.6",
    run(t) {
      layOffices(
        t,
        layouts.findIndex(layout => layout.id === referenceLayout),
        referenceOffices,
      )
    },
  },
  dealInvestments: {
    rule: "GW-2.7",
    run(t) {
      for (const market of rows(t, "referenceMarket")) t.state.market = [...market.cards].sort((a, b) => a - b)
    },
  },
}

export const reference: Module<GoldWest, GoldWestPlaces> = {
  id: "reference",
  when: options => options.board === "reference",
  steps: referenceSteps,
}
