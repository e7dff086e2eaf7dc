// GWT-13.1, ARG-18: hire a worker from the job market.
import { add, at, num, type StepRules, tell } from "@railhead/engine"
import type { TrailKit } from "./kit.ts"
import { pay } from "./money.ts"
import { payable, push, type TrailState, trailPlayer } from "./state.ts"
import type { HireStep } from "./steps.ts"

/** Spaces of a worker row, the printed worker's included. */
export const ROW_SPACES = 6

export function hireSteps(kit: TrailKit): StepRules<TrailState, HireStep> {
  const { say, rule, jobCosts, jobColumns } = kit
  return {
    hire: {
      rule: rule.hire,
      fields: ["modifier", "optional"],
      lapses: true,
      choices(t, { seat, modifier, optional }, offer) {
        const s = t.state
        const me = trailPlayer(s, seat)
        for (let row = 0; row < jobCosts.length; row++) {
          // Workers of one type in one row do not differ (R41).
          let seen = 0
          const price = Math.max(0, num(jobCosts, row) + modifier)
          for (let column = 0; column < jobColumns; column++) {
            const tile = num(s.jobs, row * jobColumns + column)
            if (tile < 0) continue
            const type = kit.workerOf(tile)
            if (seen & (1 << type)) continue
            seen |= 1 << type
            if (row === s.token) {
              if (offer.why) offer.no(say.hire(row, type), rule.hire, "tokenRow")
            } else if (num(me.workers, type) === ROW_SPACES) {
              if (offer.why) offer.no(say.hire(row, type), rule.hire, "rowFull", { worker: at(kit.workerTypes, type) })
            } else if (price > payable(me)) {
              if (offer.why) offer.no(say.hire(row, type), rule.hire, "price", { price })
            } else offer.add(say.hire(row, type))
          }
          if (offer.enough) return
        }
        if (optional && offer.any) offer.add(say.lose())
      },
      make(t, { seat, modifier }, code) {
        if (say.lose.is(code)) return
        const [row, type] = say.hire.of(code)
        const s = t.state
        const me = trailPlayer(s, seat)
        const price = Math.max(0, num(jobCosts, row) + modifier)
        pay(t, seat, price, rule.hire)
        for (let column = 0; column < jobColumns; column++) {
          const cell = row * jobColumns + column
          if (num(s.jobs, cell) < 0 || kit.workerOf(num(s.jobs, cell)) !== type) continue
          s.jobs[cell] = -1
          break
        }
        add(me.workers, type, 1)
        const space = num(me.workers, type)
        if (t.log)
          tell(t, {
            did: "hired",
            seat,
            rule: rule.hire,
            row: row + 1,
            worker: at(kit.workerTypes, type),
            space,
            price,
          })
        const action = num(at(kit.immediate, type), space)
        if (action >= 0) push(t, { do: "immediate", seat, action, sides: 1 })
      },
    },
  }
}
