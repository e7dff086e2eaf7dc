// CC-19.3, CC-19.13 Salary with Horses: each cowboy takes $4 or buys a horse.
import { add, at, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { actionNamed, actions } from "../../data/actions.ts"
import { HORSE_PRICE } from "../../data/corrals.ts"
import { give, shareOut } from "../../rules/actions.ts"
import { say } from "../../say.ts"
import { type CarsonCity, player } from "../../state.ts"
import type { ActionStep, HorseStep } from "../../steps.ts"
import { horsesOf, offerCorrals, putHorse } from "./corrals.ts"

const SALARY = actionNamed("salary")

/** One horse for each player and round, as long as there are any. */
function mayBuyHorse(s: CarsonCity, seat: Seat): boolean {
  const { stock, bought } = horsesOf(s)
  return stock > 0 && (bought & (1 << seat)) === 0 && player(s, seat).money >= HORSE_PRICE
}

export const salarySteps: StepRules<
  CarsonCity,
  Extract<HorseStep, { do: "wage" }> | Extract<ActionStep, { do: "shareOut" }>
> = {
  shareOut: {
    rule: "CC-19.13",
    fields: ["action"],
    run(t, { action }) {
      const asked: { seat: Seat; left: number }[] = []
      shareOut(t, action, (seat, left) => {
        if (action === SALARY) asked.push({ seat, left })
        else give(t, seat, action, left)
      })
      push(t, ...asked.map(({ seat, left }) => ({ do: "wage", seat, left }) as const))
    },
  },

  wage: {
    rule: "CC-19.13",
    fields: ["left"],
    choices(t, { seat }, offer) {
      offer.add(say.wage())
      if (mayBuyHorse(t.state, seat)) offerCorrals(t, offer)
    },
    make(t, { seat, left }, code) {
      const s = t.state
      if (left > 1) push(t, { do: "wage", seat, left: left - 1 })
      if (!say.horse.is(code)) {
        give(t, seat, SALARY, 1)
        return
      }
      horsesOf(s).stock--
      horsesOf(s).bought |= 1 << seat
      add(horsesOf(s).reserve, seat, 1)
      player(s, seat).money -= HORSE_PRICE
      if (t.log)
        tell(t, { did: "boughtHorse", seat, rule: "CC-19.3", action: at(actions, SALARY).id, money: HORSE_PRICE })
      putHorse(t, seat, num(say.horse.of(code), 0))
    },
    timeout: () => say.wage(),
  },
}
