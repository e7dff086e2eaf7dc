// POKER-10: cards face down at a worker; their owner may look, the others see only how many there are.
import { num, type Zone } from "@railhead/engine"
import { poolOf } from "../../../trail/knowledge.ts"
import { kit } from "../../rules/kit.ts"
import { type GreatWesternTrail, player } from "../../state.ts"

export const atTable: Zone<GreatWesternTrail> = {
  name: "table",
  sees: "owner",
  each: true,
  of: (s, seat) => player(s, seat).apart,
  pool(s, seat, index) {
    const { hand, apart } = player(s, seat)
    return poolOf(kit, s, seat, num(apart, index), hand.length + index)
  },
}
