// ARG-26.2 to ARG-26.4: the strength that farmers require, and what a player can reach with cattle of the hand.
import { num } from "@railhead/engine"
import { EXHAUSTION, strengthOf } from "../data/cards.ts"
import { SHOWN_CARDS } from "../data/players.ts"
import { requiredStrength } from "../data/tiles.ts"
import { farmerSpaces } from "../data/trail.ts"
import { type Argentina, type FarmerStep, kindOf, type Player, player } from "../state.ts"
import { boardStrength } from "./counts.ts"

/** The strongest cattle cards of the hand, for one question. */
const best = new Int8Array(SHOWN_CARDS)

/** What up to `count` cattle cards of the hand, none before `least` and not one card `but`, can add. */
export function handStrength(me: Player, count: number, least: number, but = -1): number {
  best.fill(0)
  const left = but < 0 ? -1 : me.hand.indexOf(but)
  for (let i = 0; i < me.hand.length; i++) {
    const card = num(me.hand, i)
    if (card < least || card >= EXHAUSTION || i === left) continue
    let strength = num(strengthOf, card)
    for (let rank = 0; rank < count; rank++) {
      const other = best[rank] ?? 0
      if (strength <= other) continue
      best[rank] = strength
      strength = other
    }
  }
  let sum = 0
  for (let rank = 0; rank < count; rank++) sum += best[rank] ?? 0
  return sum
}

/** The most that can be reached before any card is shown. */
export function reach(me: Player, bonus: number): number {
  return boardStrength(me) + bonus + handStrength(me, SHOWN_CARDS, 0)
}

export function requiredAt(s: Argentina, site: number): number {
  const kind = kindOf(num(s.tiles, site))
  return kind < 0 ? 0 : num(requiredStrength, kind)
}

export function requiredBy(s: Argentina, sites: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < sites.length; i++) sum += requiredAt(s, num(sites, i))
  return sum
}

/** The strength there is already: board, action and cards shown. */
export function strengthShown(me: Player, bonus: number): number {
  let strength = boardStrength(me) + bonus
  for (let i = 0; i < me.showing.length; i++) strength += num(strengthOf, num(me.showing, i))
  return strength
}

function weakest(s: Argentina): number {
  let least = 99
  for (let i = 0; i < farmerSpaces.length; i++) {
    const required = requiredAt(s, num(farmerSpaces, i))
    if (required > 0) least = Math.min(least, required)
  }
  return least
}

/** How much strength a hand lacks for the question that is open. */
export function lackingStrength(s: Argentina, step: Extract<FarmerStep, { do: "helpFarmers" | "showCattle" }>): number {
  const me = player(s, step.seat)
  if (step.do === "helpFarmers") {
    const required = step.sites.length > 0 ? requiredBy(s, step.sites) : weakest(s)
    return required - reach(me, step.bonus)
  }
  const left = SHOWN_CARDS - me.showing.length
  return requiredBy(s, step.sites) - strengthShown(me, step.bonus) - handStrength(me, left, step.least)
}
