// GW-5 Step 1: activate the supply track.
import { add, at, num, push, type StepRules, sum, tell } from "@railhead/engine"
import { KINDS, resources, SECTIONS } from "../data/resources.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import { type GoldWest, type GoldWestStep, player } from "../state.ts"
import { addToSection, goodsOf, inSection, sectionSize } from "./goods.ts"

type ActivateStep = Extract<GoldWestStep, { do: "activate" | "leave" | "arrive" }>

export const activateSteps: StepRules<GoldWest, ActivateStep> = {
  activate: {
    rule: "GW-5.1",
    lapses: true, // GW-18.7
    choices(t, { seat }, offer) {
      const me = player(t.state, seat)
      for (let section = 0; section < SECTIONS; section++) {
        if (sectionSize(me, section) > 0) offer.add(say.activate(section))
        else if (offer.why) offer.no(say.activate(section), "GW-5.1", "emptySection", { section: String(section) })
      }
    },
    make(t, { seat }, code) {
      const [section] = say.activate.of(code)
      const me = player(t.state, seat)
      for (let kind = 0; kind < KINDS; kind++) {
        me.use[kind] = inSection(me, section, kind)
        addToSection(me, section, kind, -num(me.use, kind))
      }
      if (t.log) tell(t, { did: "activated", seat, rule: "GW-5.1", section: String(section), goods: goodsOf(me.use) })
      push(t, { do: "arrive", seat })
      for (let above = 0; above < section; above++) push(t, { do: "leave", seat, section: above })
    },
  },

  // GW-5.2, GW-5.3: one in each section entered, the nearest first, as long as something is carried.
  leave: {
    rule: "GW-5.2",
    fields: ["section"],
    lapses: true,
    choices(t, { seat }, offer) {
      const { use } = player(t.state, seat)
      for (let kind = 0; kind < KINDS; kind++) if (num(use, kind) > 0) offer.add(say.leave(kind))
    },
    make(t, { seat, section }, code) {
      const [kind] = say.leave.of(code)
      const me = player(t.state, seat)
      add(me.use, kind, -1)
      addToSection(me, section, kind, 1)
      if (t.log) tell(t, { did: "left", seat, rule: "GW-5.2", resource: at(resources, kind), section: String(section) })
    },
  },

  arrive: {
    rule: "GW-5.4",
    run(t, { seat }) {
      announce(t, "arrived", { seat })
      const { use } = player(t.state, seat)
      if (t.log && sum(use) > 0) tell(t, { did: "arrived", seat, rule: "GW-5.4", goods: goodsOf(use) })
    },
  },
}
