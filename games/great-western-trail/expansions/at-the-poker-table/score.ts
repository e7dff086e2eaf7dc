import { at, num, type ScoreRow } from "@railhead/engine"
import type { GreatWesternTrail } from "../../state.ts"
import { bonusTokens } from "./data.ts"
import { pokerOf } from "./state.ts"

export const pokerTokens: ScoreRow<GreatWesternTrail> = {
  id: "pokerTokens",
  rule: "POKER-25",
  points(s, seat) {
    const token = num(pokerOf(s).bonus, seat)
    return token < 0 ? 0 : at(bonusTokens, token).vp
  },
}
