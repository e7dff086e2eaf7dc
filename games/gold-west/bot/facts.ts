// Plain facts of a position for the net, which finds out by itself what they are worth together.
import { num, type Seat } from "@railhead/engine"
import type { GoldWestTable } from "../state.ts"
import { player } from "../state.ts"
import type { Glance } from "./glance.ts"

const SEATS = [2, 3, 4]

export function facts({ state: s }: GoldWestTable, seat: Seat, g: Glance, into: number[], from: number): void {
  const { me } = g
  let i = from
  for (const count of SEATS) into[i++] = s.seats === count ? 1 : 0
  into[i++] = Math.min(g.left, 3)
  into[i++] = Math.min(g.left, 6)
  into[i++] = me.camps
  into[i++] = me.markers
  into[i++] = me.wanted
  for (let j = 0; j < me.supply.length; j++) into[i++] = num(me.supply, j)
  for (let j = 0; j < me.coaches.length; j++) {
    const step = num(me.coaches, j)
    into[i++] = step
    into[i++] = Math.max(0, step - 3)
    into[i++] = Math.max(0, step - 6)
  }
  for (let terrain = 0; terrain < me.influence.length; terrain++) {
    const own = num(me.influence, terrain)
    let best = 0
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) best = Math.max(best, num(player(s, other).influence, terrain))
    into[i++] = own
    into[i++] = Math.max(-3, Math.min(3, own - best))
  }
  into[i++] = g.wood
  into[i++] = g.stone
  into[i++] = g.buildable
  into[i++] = g.plans[0] ?? 0
  into[i++] = g.plans[1] ?? 0
  into[i++] = g.boomtown.growth
  into[i++] = g.boomtown.perTile
  into[i++] = g.land.room
  into[i++] = g.land.growth
  into[i++] = s.market.length
  into[i++] = s.bonus
}
