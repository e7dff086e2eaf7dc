// GWT-13.4, GWT-13.8, ARG-22: move the engine forward or, as a requirement, an exact number of spaces back.
import { at, type Seat, type StepRules, tell } from "@railhead/engine"
import { amountOf } from "./amounts.ts"
import type { TrailKit } from "./kit.ts"
import { type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { EngineStep } from "./steps.ts"
import { eachBack, eachForward } from "./track.ts"

/** Puts an engine on another space. */
export function moveEngine(
  { track }: Pick<TrailKit, "track">,
  t: TrailTable,
  seat: Seat,
  space: number,
  rule: string,
): void {
  const me = trailPlayer(t.state, seat)
  const back = space < me.engine
  me.engine = space
  if (t.log) tell(t, { did: back ? "engineBack" : "engineForward", seat, rule, rail: at(track.spaces, space).id })
}

export function engineSteps(kit: TrailKit): StepRules<TrailState, EngineStep> {
  const { say, rule, track } = kit
  return {
    engineForward: {
      rule: rule.engineForward,
      fields: ["upTo", "optional"],
      lapses: true,
      choices(t, { seat, upTo, optional }, offer) {
        const most = amountOf(kit, t.state, seat, upTo)
        if (most === 0) return
        eachForward(track, t.state, seat, most, space => offer.add(say.engine(space)))
        if (optional && offer.any) offer.add(say.lose())
      },
      make(t, { seat }, code) {
        if (say.lose.is(code)) return
        const [space] = say.engine.of(code)
        moveEngine(kit, t, seat, space, rule.engineForward)
        kit.engineStopped(t, seat)
      },
    },

    engineBack: {
      rule: rule.engineBack,
      fields: ["spaces"],
      choices(t, { seat, spaces }, offer) {
        eachBack(track, t.state, seat, spaces, space => offer.add(say.engine(space)))
      },
      make(t, { seat }, code) {
        const [space] = say.engine.of(code)
        moveEngine(kit, t, seat, space, rule.engineBack)
        kit.engineStopped(t, seat)
      },
    },
  }
}
