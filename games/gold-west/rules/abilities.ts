// GW-16 Investment cards: the abilities that are not about Boomtown or deliveries.
import { add, at, EMPTY, num, push, type StepRules, tell } from "@railhead/engine"
import { HEXES, hexes } from "../data/map.ts"
import { resources, SECTIONS, terrains, WATER } from "../data/resources.ts"
import { say } from "../say.ts"
import {
  campOf,
  type ExtraInfluence,
  type GoldWest,
  type GoldWestStep,
  player,
  settlementOf,
  type TakeResource,
} from "../state.ts"
import { addToSection } from "./goods.ts"

type AbilityStep = ExtraInfluence | TakeResource | Extract<GoldWestStep, { do: "upgradeCamp" | "swapTokens" }>

export const abilitySteps: StepRules<GoldWest, AbilityStep> = {
  // I10 to I13. Mandatory; without a marker in stock nothing is gained.
  extraInfluence: {
    rule: "GW-16.10",
    fields: ["terrain"],
    run(t, { seat, terrain }) {
      const me = player(t.state, seat)
      if (me.markers === 0) return
      me.markers--
      add(me.influence, terrain, 1)
      if (t.log) tell(t, { did: "gainedInfluence", seat, rule: "GW-16.10", terrain: at(terrains, terrain) })
    },
  },

  // I18
  upgradeCamp: {
    rule: "GW-16.14",
    lapses: true,
    choices({ state }, { seat }, offer) {
      if (player(state, seat).markers === 0) return
      for (let hex = 0; hex < HEXES; hex++) if (state.built[hex] === campOf(seat)) offer.add(say.upgrade(hex))
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (!say.upgrade.is(code)) return
      const [hex] = say.upgrade.of(code)
      const me = player(t.state, seat)
      const terrain = num(t.state.terrain, hex)
      me.markers--
      add(me.influence, terrain, 1)
      t.state.built[hex] = settlementOf(seat)
      if (t.log)
        tell(t, { did: "upgraded", seat, rule: "GW-16.14", hex: at(hexes, hex).id, terrain: at(terrains, terrain) })
    },
  },

  // I19: two resources or none (GW-16.19), each to a section of its own, never water.
  takeResource: {
    rule: "GW-16.15",
    fields: ["left"],
    choices(_t, { left }, offer) {
      for (let kind = 0; kind < WATER; kind++)
        for (let section = 0; section < SECTIONS; section++) offer.add(say.take(kind, section))
      if (left === 2) offer.add(say.decline())
      else if (offer.why) offer.no(say.decline(), "GW-16.19", "twoOrNone")
    },
    make(t, { seat, left }, code) {
      if (!say.take.is(code)) return
      const [kind, section] = say.take.of(code)
      addToSection(player(t.state, seat), section, kind, 1)
      if (t.log)
        tell(t, {
          did: "tookResource",
          seat,
          rule: "GW-16.15",
          resource: at(resources, kind),
          section: String(section),
        })
      if (left > 1) push(t, { do: "takeResource", seat, left: left - 1 })
    },
  },

  // I20: each unordered pair of face-up tokens of one terrain (GW-16.20).
  swapTokens: {
    rule: "GW-16.16",
    lapses: true,
    choices({ state }, _step, offer) {
      for (let a = 0; a < HEXES; a++) {
        if (num(state.up, a) === EMPTY) continue
        for (let b = a + 1; b < HEXES; b++)
          if (num(state.up, b) !== EMPTY && state.terrain[a] === state.terrain[b]) offer.add(say.swap(a, b))
      }
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (!say.swap.is(code)) return
      const [a, b] = say.swap.of(code)
      const { up } = t.state
      const kept = num(up, a)
      up[a] = num(up, b)
      up[b] = kept
      if (t.log) tell(t, { did: "swapped", seat, rule: "GW-16.16", hex: at(hexes, a).id, hex2: at(hexes, b).id })
    },
  },
}
