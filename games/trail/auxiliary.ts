// GWT-13.10, ARG-28: auxiliary actions, single or double; and actions that are used at once or lost.
import { at, type Offer, type Seat, type StepRules, tell } from "@railhead/engine"
import { carryOut, obstacle, possible, wantsCard } from "./actions.ts"
import type { AuxiliaryAction, TrailKit } from "./kit.ts"
import { bits, type TrailPlayer, type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { ActionStep } from "./steps.ts"

const SINGLE = 0

/** Available as soon as one of the two spaces is free, double as soon as both are. */
function formsOf(me: TrailPlayer, { spaces }: AuxiliaryAction): number {
  const covered = bits(spaces & ~me.cleared)
  return 2 - covered
}

export interface Auxiliaries {
  offer(t: TrailTable, seat: Seat, forms: number, offer: Offer): void
  use(t: TrailTable, seat: Seat, code: number): void
}

export function auxiliaries(kit: TrailKit): Auxiliaries {
  const { say, actions, rule } = kit
  return {
    offer(t, seat, forms, offer) {
      const me = trailPlayer(t.state, seat)
      const rows = kit.auxiliary(t)
      for (let i = 0; i < rows.length; i++) {
        const row = at(rows, i)
        const free = formsOf(me, row)
        for (let form = SINGLE; form < forms; form++) {
          if (free <= form) {
            if (offer.why) offer.no(say.aux(i, form), rule.auxiliary, form === SINGLE ? "discsCover" : "discCovers")
            continue
          }
          const action = at(actions, form === SINGLE ? row.single : row.double)
          if (possible(t, seat, action)) offer.add(say.aux(i, form))
          else if (offer.why) {
            const { rule: number, reason, data = {} } = obstacle(t, seat, action, rule.auxiliary)
            offer.no(say.aux(i, form), number, reason, data)
          }
        }
      }
    },
    use(t, seat, code) {
      const [i, form] = say.aux.of(code)
      const row = at(kit.auxiliary(t), i)
      if (t.log)
        tell(t, {
          did: form === SINGLE ? "auxiliary" : "auxiliaryTwice",
          seat,
          rule: rule.auxiliary,
          aux: row.id,
        })
      carryOut(t, seat, at(actions, form === SINGLE ? row.single : row.double), 0)
    },
  }
}

export function actionSteps(kit: TrailKit): StepRules<TrailState, ActionStep> {
  const { say, actions, rule } = kit
  const aux = auxiliaries(kit)
  return {
    auxiliary: {
      rule: rule.auxiliary,
      fields: ["forms", "optional"],
      lapses: true,
      choices(t, { seat, forms, optional }, offer) {
        aux.offer(t, seat, forms, offer)
        if (optional && offer.any) offer.add(say.lose())
      },
      make(t, { seat }, code) {
        if (!say.lose.is(code)) aux.use(t, seat, code)
      },
    },

    // R47: what cannot be carried out is lost without being asked; dollars alone are taken (R49).
    immediate: {
      rule: rule.immediate,
      fields: ["action", "sides"],
      lapses: true,
      choices(t, { seat, action, sides }, offer) {
        let first = -1
        for (let side = action; side < action + sides; side++)
          if (possible(t, seat, at(actions, side))) {
            offer.add(say.use(side))
            if (first < 0) first = side
          }
        // A single side without a requirement asks for itself, with the choice to give it up.
        const asks = sides > 1 || (first >= 0 && at(actions, first).requires.length > 0)
        if (asks && offer.any) offer.add(say.lose())
        const { wait } = kit
        if (wait && first < 0 && wait.may(t.state, seat) && wantsCard(t, seat, at(actions, action)))
          offer.add(wait.goOn)
      },
      make(t, { seat, sides }, code) {
        if (!say.use.is(code)) return
        const [action] = say.use.of(code)
        // With two sides the choice of one of them was the choice to use it.
        carryOut(t, seat, at(actions, action), sides > 1 ? 0 : 1)
      },
    },
  }
}
