// The score of a seat as it stands, for whoever has looked at the land already: to count it again takes as long.
import { at, type ScoreRow, type Seat } from "@railhead/engine"
import { FINAL_CASH_PER_POINT, POINTS_PER_OBJECT, ROUNDS } from "../data/rounds.ts"
import { type CarsonCity, type CarsonTable, player } from "../state.ts"

/** Rows of the score sheet that are not asked. */
const KNOWN = ["finalMoney", "finalBuildings", "finalHouses", "finalMountains"]
let rules: CarsonTable["rules"] | null = null
let rows: readonly ScoreRow<CarsonCity>[] = []

/** Money counts only when the game is over. `objects`: own buildings, houses and mountains on the board. */
export function pointsNow(t: CarsonTable, seat: Seat, objects: number, hasStation: boolean): number {
  const s = t.state
  if (t.rules !== rules) {
    rules = t.rules
    rows = rules.score.filter(({ id }) => !KNOWN.includes(id))
  }
  let sum = POINTS_PER_OBJECT * objects
  for (let i = 0; i < rows.length; i++) {
    const row = at(rows, i)
    if (row.id !== "station" || hasStation) sum += row.points(s, seat)
  }
  return s.round > ROUNDS ? sum + Math.floor(player(s, seat).money / FINAL_CASH_PER_POINT) : sum
}
