// The rounds of a position under test: which phase begins now, in which order, and what the dice will show.
import { advance, below, next, push, ruleOf, type Seat } from "@railhead/engine"
import { actionNamed } from "../data/actions.ts"
import type { CarsonCity } from "../state.ts"
import { Town } from "./town.ts"

export class Rounds extends Town {
  round(round: number): this {
    this.s.round = round
    return this
  }

  /** Turn order and passing order of this round. */
  orders(order: readonly Seat[], passed: readonly Seat[]): this {
    this.s.order = [...order]
    this.s.passed = [...passed]
    return this
  }

  /** Begins phase 1 of a round now; seats choose in the order of `choosing`. */
  phase1(round = this.s.round): this {
    for (const me of this.s.players) {
      me.face = -1
      me.kid = -1
    }
    this.s.round = round - 1
    return this.anew({ do: "beginRound", seat: -1 })
  }

  /** Begins phase 2; all that follows comes too. */
  phase2(): this {
    const nobody = { seat: -1 }
    return this.anew(
      { do: "placeCowboys", ...nobody },
      { do: "beginActions", ...nobody },
      { do: "endActions", ...nobody },
      { do: "endOfRound", ...nobody },
    )
  }

  /** Begins phase 3 with the cowboys as they stand. */
  phase3(): this {
    const nobody = { seat: -1 }
    return this.anew(
      { do: "beginActions", ...nobody },
      { do: "endActions", ...nobody },
      { do: "endOfRound", ...nobody },
    )
  }

  /** Resolves one action and nothing after it. */
  resolve(action: string): this {
    this.clear()
    push(this.t, { do: "resolve", seat: -1, action: actionNamed(action) })
    const step = this.s.agenda.pop()
    if (!step) throw new Error("no step")
    ruleOf(this.t, step).run?.(this.t, step)
    if (this.s.action !== actionNamed(action)) throw new Error(`nothing to resolve in ${action}`)
    this.s.agenda.shift()
    advance(this.t)
    return this
  }

  /** Phase 4 of this round, from the points at its end on. */
  phase4(): this {
    return this.anew({ do: "endOfRound", seat: -1 })
  }

  /** Asks a seat to build what it holds, as in action 13. */
  building(seat: Seat): this {
    return this.anew({ do: "buildings", seat })
  }

  /** What the next throws of dice will show. */
  throws(...pips: number[]): this {
    for (let i = 1; ; i++) {
      const random = [i, i ^ 0x5bd1e995, 77, 1]
      for (let mix = 0; mix < 12; mix++) next(random)
      const start = random.slice()
      if (pips.every(pip => below(random, 6) === pip - 1)) {
        this.s.random = start
        return this
      }
    }
  }

  /** Begins these steps now, whatever was going on. */
  private anew(...steps: Parameters<typeof push<CarsonCity>>[1][]): this {
    return this.clear().begin(() => push(this.t, ...steps))
  }
}
