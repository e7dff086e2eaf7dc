// GW-17 Whitewater: water, the Water Tower, the covered bridge and four investment cards.
import { at, type Module, num, range, type Seat, type StepRules, tell } from "@railhead/engine"
import { referenceMarketWhitewater } from "../data/reference.ts"
import { MATERIALS, resources, SECTIONS, sectionPoints, WATER } from "../data/resources.ts"
import { STARTING_WATER_SECTION, WATER_TOKENS } from "../data/whitewater.ts"
import type { GoldWestPlaces } from "../places.ts"
import { say } from "../say.ts"
import { booked, type GoldWest, type GoldWestStep, type GoldWestTable, player } from "../state.ts"
import { addToSection, gain, inSection } from "./goods.ts"

type WaterStep = Extract<GoldWestStep, { do: "gainWater" | "takeMaterial" }>

const waterSteps: StepRules<GoldWest, WaterStep> = {
  // GW-17.5: one water, to any section, no VP; lost if the bank has none (GW-17.11).
  gainWater: {
    rule: "GW-17.5",
    lapses: true,
    choices({ state }, _step, offer) {
      if (state.water > 0) for (let section = 0; section < SECTIONS; section++) offer.add(say.water(section))
    },
    make(t, { seat }, code) {
      const [section] = say.water.of(code)
      placeWater(t, seat, section)
      if (t.log) tell(t, { did: "gainedWater", seat, rule: "GW-17.5", section: String(section) })
    },
  },

  // W4 (GW-17.9.4)
  takeMaterial: {
    rule: "GW-17.9.4",
    choices(_t, _step, offer) {
      for (const material of MATERIALS)
        for (let section = 0; section < SECTIONS; section++) offer.add(say.material(material, section))
    },
    make(t, { seat }, code) {
      const [material, section] = say.material.of(code)
      addToSection(player(t.state, seat), section, material, 1)
      if (t.log)
        tell(t, {
          did: "tookResource",
          seat,
          rule: "GW-17.9.4",
          resource: at(resources, material),
          section: String(section),
        })
    },
  },
}

function placeWater(t: GoldWestTable, seat: Seat, section: number): void {
  t.state.water--
  addToSection(player(t.state, seat), section, WATER, 1)
}

/** GW-17.8: each water on the track is worth the VP of its section. */
function waterOnTrack(s: GoldWest, seat: Seat): number {
  const me = player(s, seat)
  return range(SECTIONS).reduce((vp, section) => vp + inSection(me, section, WATER) * num(sectionPoints, section), 0)
}

export const whitewater: Module<GoldWest, GoldWestPlaces> = {
  id: "whitewater",
  when: options => options.whitewater === true,
  rows: {
    // GW-17.1, GW-17.2, GW-17.3
    singleTile: [{ id: "single", office: "watertower" }],
    decks: [
      { id: "base", count: 6 },
      { id: "whitewater", count: 2 },
    ],
    trackSteps: [{ id: "5", gains: [{ do: "gainWater" }] }],
    referenceMarket: [{ id: "market", cards: referenceMarketWhitewater }],
  },
  steps: waterSteps,
  at: {
    // GW-17.4
    setup(t) {
      t.state.water = WATER_TOKENS
      for (const seat of range(t.state.seats)) placeWater(t, seat, STARTING_WATER_SECTION)
    },
    // GW-17.6: water that reaches the use zone returns to the bank at once.
    arrived(t, { seat }) {
      const { use } = player(t.state, seat)
      const count = num(use, WATER)
      if (count === 0) return
      use[WATER] = 0
      t.state.water += count
      if (t.log) tell(t, { did: "waterReturned", seat, rule: "GW-17.6", count })
    },
    // GW-17.7: the build bonus.
    stored(t, { seat, section }) {
      const vp = inSection(player(t.state, seat), section, WATER)
      if (vp === 0) return
      gain(t.state, seat, "waterBonus", vp)
      if (t.log) tell(t, { did: "waterBonus", seat, rule: "GW-17.7", vp })
    },
  },
  score: [
    {
      id: "waterBonus",
      rule: "GW-17.7",
      after: "loot",
      points: (s, seat) => num(player(s, seat).points, booked.indexOf("waterBonus")),
    },
    { id: "water", rule: "GW-17.8", points: waterOnTrack },
  ],
}
