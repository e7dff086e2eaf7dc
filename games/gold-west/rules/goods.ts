// Resources on the player board: sections, the use zone, what is won on the way.
import { add, type Counts, num, type Seat } from "@railhead/engine"
import { KINDS, type Resource, resources } from "../data/resources.ts"
import { type Booked, booked, type GoldWest, type Player, player } from "../state.ts"

export function inSection(p: Player, section: number, kind: number): number {
  return num(p.supply, section * KINDS + kind)
}

export function addToSection(p: Player, section: number, kind: number, amount: number): void {
  add(p.supply, section * KINDS + kind, amount)
}

export function sectionSize(p: Player, section: number): number {
  let size = 0
  for (let i = section * KINDS; i < (section + 1) * KINDS; i++) size += num(p.supply, i)
  return size
}

export function canPay(use: readonly number[], cost: readonly number[]): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (num(use, kind) < num(cost, kind)) return false
  return true
}

/** GW-6.5: paid in full before anything is gained. */
export function pay(use: number[], cost: readonly number[]): void {
  for (let kind = 0; kind < KINDS; kind++) add(use, kind, -num(cost, kind))
}

/** VP won or lost, booked under one category (GW-1.10, GW-13.10). */
export function gain(s: GoldWest, seat: Seat, category: Booked, vp: number): void {
  add(player(s, seat).points, booked.indexOf(category), vp)
}

/** Counts as an event tells them: `{ wood: 1, gold: 2 }`. */
export function goodsOf(counts: readonly number[]): Counts {
  const goods: Partial<Record<Resource, number>> = {}
  resources.forEach((resource, kind) => {
    const count = num(counts, kind)
    if (count > 0) goods[resource] = count
  })
  return goods
}
