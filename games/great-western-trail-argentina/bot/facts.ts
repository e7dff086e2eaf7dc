// Plain facts of a position for the net, beside those of every trail game.
import { num } from "@railhead/engine"
import { trailFacts } from "../../trail/bot/facts.ts"
import { bits } from "../../trail/state.ts"
import { EXHAUSTION } from "../data/cards.ts"
import { DISCS } from "../data/players.ts"
import { PEDRO } from "../pedro-state.ts"
import { type ArgTable, player } from "../state.ts"
import type { Glance } from "./glance.ts"

/** Pedro's rows of workers. */
const PEDROS_TYPES = 3

function total(list: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += list[i] ?? 0
  return sum
}

export function facts({ state: s }: ArgTable, g: Glance, into: number[], from: number): void {
  const { me } = g
  let i = trailFacts(g, s.seats, DISCS, into, from)
  into[i++] = me.grain
  into[i++] = me.tokens
  into[i++] = g.strength
  into[i++] = g.piers
  into[i++] = num(me.cattle, EXHAUSTION)
  into[i++] = bits(me.delivered)
  into[i++] = total(me.ships)
  into[i++] = total(me.quays)
  into[i++] = total(me.farmers)
  // Pedro: what he has, and what he will have by it.
  const he = s.pedro === null ? null : player(s, PEDRO)
  into[i++] = he === null ? 0 : 1
  for (let type = 0; type < PEDROS_TYPES; type++) into[i++] = he === null ? 0 : num(he.workers, type)
  into[i++] = he?.engine ?? 0
  into[i++] = he?.grain ?? 0
  into[i++] = s.pedro?.loading ?? 0
}
