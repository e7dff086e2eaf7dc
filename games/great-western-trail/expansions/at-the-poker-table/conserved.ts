import { num, range } from "@railhead/engine"
import { demand } from "../../rules/demand.ts"
import { type GreatWesternTrail, player } from "../../state.ts"
import { MOST_AT_TABLE } from "./data.ts"
import { pokerOf } from "./state.ts"

/** A bonus token for each worker at the table, and cards only there. */
export function pokerConserved(s: GreatWesternTrail): void {
  const { pot, workers, bonus } = pokerOf(s)
  demand(pot >= 0, "money on the table")
  for (const seat of range(s.seats)) {
    const seated = num(workers, seat) >= 0
    const cards = player(s, seat).apart.length
    demand(seated === num(bonus, seat) >= 0, `bonus token of seat ${seat}`)
    demand(cards <= (seated ? MOST_AT_TABLE : 0), `cards of seat ${seat} at the table`)
  }
  const taken = bonus.filter(token => token >= 0)
  demand(new Set(taken).size === taken.length, "a bonus token is there twice")
}
