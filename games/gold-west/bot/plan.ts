// What a turn can bring with the resources of one section, or with those in the use zone: the best of one card, one cell
// of Boomtown, deliveries with the rest, and a building.
import { cardCosts, cards } from "../data/cards.ts"
import { LAST_STEP, TRACKS } from "../data/delivery.ts"
import { COPPER, GOLD, SILVER, STONE, WOOD } from "../data/resources.ts"
import type { Effect, GoldWest, Player } from "../state.ts"
import { bestFor, boomtown, PAIRS } from "./boomtown.ts"
import { gainOf } from "./coaches.ts"
import { worth } from "./worth.ts"

/** No market is larger (GW-2.7). */
const MARKET = 8

/** What may still be done in the turn. */
export interface Scope {
  metals: boolean
  invest: boolean
  influence: boolean
  build: boolean
}

/** What each card brings whatever the position: all but places in Boomtown. */
const sure: readonly number[] = cards.map(({ vp, effects }) => effects.reduce((sum, e) => sum + effectWorth(e), vp))
const places: readonly boolean[] = cards.map(({ effects }) => effects.some(effect => effect.do === "placeMarker"))
const stacks: readonly boolean[] = cards.map(({ effects }) => effects.some(effect => effect.do === "stackMarker"))

/** Worth of each card of the market, in its order. */
const cardWorths = new Float64Array(MARKET)
/** Metals that are there, and those still there while plans are tried. */
const rest = new Int8Array(TRACKS)

/** After Boomtown and the coaches. */
export function valueCards(s: GoldWest): void {
  for (let i = 0; i < s.market.length; i++) {
    const card = s.market[i] ?? 0
    const marker = places[card] ? boomtown.best : stacks[card] ? boomtown.bestStack : 0
    cardWorths[i] = (sure[card] ?? 0) + marker + s.bonus + boomtown.perCard
  }
}

/** What a step brings that is still to be done. Before any look Boomtown is empty: markers come to nothing. */
export function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case "extraInfluence":
      return worth.influence
    case "freeStep":
      return worth.step * effect.left
    case "takeResource":
      return worth.resource * effect.left
    case "placeMarker":
      return boomtown.best
    case "stackMarker":
      return boomtown.bestStack
    case "upgradeCamp":
      return worth.upgrade
    case "swapTokens":
      return worth.swap
    case "gainWater":
      return worth.water
    case "takeMaterial":
      return worth.material
    case "gainTileValue":
      return effect.vp
  }
}

/**
 * The best plan for resources that lie at `goods[from]` and on, by kind, of which `reach` come to the use zone: the player
 * chooses which ones (GW-5.2).
 */
export function bestPlan(
  s: GoldWest,
  me: Player,
  goods: readonly number[],
  from: number,
  reach: number,
  scope: Scope,
): number {
  if (reach <= 0) return 0
  const wood = Math.min(1, goods[from + WOOD] ?? 0)
  const stone = Math.min(1, goods[from + STONE] ?? 0)
  let best = withMetals(s, me, goods, from, reach, scope)
  if (!scope.build || wood + stone === 0) return best
  best = Math.max(best, worth.camp + withMetals(s, me, goods, from, reach - 1, scope))
  if (wood + stone === 2 && me.markers > 0 && reach > 1)
    best = Math.max(best, worth.settlement + withMetals(s, me, goods, from, reach - 2, scope))
  return best
}

function withMetals(
  s: GoldWest,
  me: Player,
  goods: readonly number[],
  from: number,
  reach: number,
  scope: Scope,
): number {
  if (!scope.metals || reach <= 0) return 0
  const copper = goods[from + COPPER] ?? 0
  const silver = goods[from + SILVER] ?? 0
  const gold = goods[from + GOLD] ?? 0
  if (copper + silver + gold === 0) return 0
  let best = withCell(me, copper, silver, gold, reach, scope)
  if (!scope.invest || reach < 4) return best
  for (let i = 0; i < s.market.length; i++) {
    const cost = cardCosts[s.market[i] ?? 0]
    if (!cost) continue
    const c = cost[COPPER] ?? 0
    const v = cost[SILVER] ?? 0
    const g = cost[GOLD] ?? 0
    if (c > copper || v > silver || g > gold || c + v + g > reach) continue
    const left = reach - c - v - g
    const brings = (cardWorths[i] ?? 0) + withCell(me, copper - c, silver - v, gold - g, left, scope)
    if (brings > best) best = brings
  }
  return best
}

function withCell(me: Player, copper: number, silver: number, gold: number, reach: number, scope: Scope): number {
  let best = delivered(me, copper, silver, gold, reach)
  if (!scope.influence || me.markers === 0 || reach < 2) return best
  for (let pair = 0; pair < PAIRS; pair++) {
    const cell = bestFor(pair)
    if (cell === 0) continue
    const a = Math.floor(pair / TRACKS)
    const b = pair % TRACKS
    const c = copper - (a === 0 ? 1 : 0) - (b === 0 ? 1 : 0)
    const v = silver - (a === 1 ? 1 : 0) - (b === 1 ? 1 : 0)
    const g = gold - (a === 2 ? 1 : 0) - (b === 2 ? 1 : 0)
    if (c < 0 || v < 0 || g < 0) continue
    const brings = cell + delivered(me, c, v, g, reach - 2)
    if (brings > best) best = brings
  }
  return best
}

/** Deliveries of up to `reach` of these metals; those that gain least are left out. */
function delivered(me: Player, copper: number, silver: number, gold: number, reach: number): number {
  rest[0] = Math.min(copper, LAST_STEP - (me.coaches[0] ?? 0))
  rest[1] = Math.min(silver, LAST_STEP - (me.coaches[1] ?? 0))
  rest[2] = Math.min(gold, LAST_STEP - (me.coaches[2] ?? 0))
  let over = (rest[0] ?? 0) + (rest[1] ?? 0) + (rest[2] ?? 0) - reach
  for (; over > 0; over--) {
    let least = Number.POSITIVE_INFINITY
    let where = 0
    for (let track = 0; track < TRACKS; track++) {
      const steps = rest[track] ?? 0
      if (steps === 0) continue
      const loss = gainOf(track, steps) - gainOf(track, steps - 1)
      if (loss < least) {
        least = loss
        where = track
      }
    }
    rest[where] = (rest[where] ?? 0) - 1
  }
  return gainOf(0, rest[0] ?? 0) + gainOf(1, rest[1] ?? 0) + gainOf(2, rest[2] ?? 0)
}
