// ARG-18: hire a worker from the job market. A strength icon costs 1 more.
import { add, at, num, type Seat, type StepRules, tell } from "@railhead/engine"
import { ROW_SPACES } from "../../trail/hire.ts"
import { pay } from "../../trail/money.ts"
import { payable } from "../../trail/state.ts"
import type { HireStep } from "../../trail/steps.ts"
import { workerActions } from "../data/actions.ts"
import { JOB_COLUMNS, jobCosts, STRONG_SURCHARGE } from "../data/market.ts"
import { tiles, workerTypes } from "../data/tiles.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgTable, type Player, player, push } from "../state.ts"

const RULE = "ARG-18.5"

interface Hired {
  readonly type: number
  readonly strong: number
}

/** Type and icon of each kind of tile; farmers are never in the job market. */
export const hired: readonly Hired[] = tiles.map(tile =>
  tile.is === "worker" ? { type: tile.type, strong: tile.strong } : { type: -1, strong: 0 },
)

/** ARG-18.2 */
export function hirePrice(row: number, kind: number, modifier: number): number {
  return Math.max(0, num(jobCosts, row) + modifier + (at(hired, kind).strong ? STRONG_SURCHARGE : 0))
}

/** ARG-18.3: a worker of the job market goes to the leftmost free space of its row; the space it fills. */
export function employ(t: ArgTable, seat: Seat, row: number, kind: number, price: number): number {
  const s = t.state
  s.jobs[s.jobs.indexOf(kind, row * JOB_COLUMNS)] = -1
  if (t.log) tell(t, { did: "hired", seat, rule: "ARG-18.3", row: row + 1, tile: at(tiles, kind).id, price })
  return seatWorker(player(s, seat), kind)
}

/** Puts a worker in its row, with its icon if it has one; the number of the space. */
export function seatWorker(me: Player, kind: number): number {
  const { type, strong } = at(hired, kind)
  const bit = 1 << num(me.workers, type)
  me.strong[type] = strong ? num(me.strong, type) | bit : num(me.strong, type) & ~bit
  add(me.workers, type, 1)
  return num(me.workers, type)
}

export const hireSteps: StepRules<Argentina, HireStep> = {
  hire: {
    rule: RULE,
    fields: ["modifier", "optional"],
    lapses: true,
    choices(t, { seat, modifier, optional }, offer) {
      const s = t.state
      const me = player(s, seat)
      const purse = payable(me)
      for (let row = 0; row < jobCosts.length; row++) {
        // Tiles of one kind in one row do not differ (ARG-17.10).
        let seen = 0
        for (let column = JOB_COLUMNS - s.players.length; column < JOB_COLUMNS; column++) {
          const kind = num(s.jobs, row * JOB_COLUMNS + column)
          if (kind < 0 || seen & (1 << kind)) continue
          seen |= 1 << kind
          const { type } = at(hired, kind)
          const price = hirePrice(row, kind, modifier)
          if (row === s.token) {
            if (offer.why) offer.no(say.hire(row, kind), "ARG-18.1", "tokenRow")
          } else if (num(me.workers, type) === ROW_SPACES) {
            if (offer.why) offer.no(say.hire(row, kind), "ARG-18.3", "rowFull", { worker: at(workerTypes, type) })
          } else if (price > purse) {
            if (offer.why) offer.no(say.hire(row, kind), "ARG-18.2", "price", { price })
          } else offer.add(say.hire(row, kind))
        }
        if (offer.enough) return
      }
      if (optional && offer.any) offer.add(say.lose())
    },
    make(t, { seat, modifier }, code) {
      if (say.lose.is(code)) return
      const [row, kind] = say.hire.of(code)
      const price = hirePrice(row, kind, modifier)
      pay(t, seat, price, "ARG-18.2")
      const space = employ(t, seat, row, kind, price)
      const action = num(at(workerActions, at(hired, kind).type), space)
      if (action >= 0) push(t, { do: "immediate", seat, action, sides: 1 })
    },
  },
}
