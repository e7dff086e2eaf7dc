// What a player is in the middle of: steps and actions that are still to bring something in this turn.
import { at, num, type Seat } from "@railhead/engine"
import type { Action, Need } from "../actions.ts"
import { amountOf } from "../amounts.ts"
import { cattleInHand, holdsObjective, pairsInHand } from "../herd.ts"
import type { TrailGain, TrailNeed } from "../kinds.ts"
import type { TrailKit } from "../kit.ts"
import { payable, type TrailPlayer, type TrailState, trailPlayer } from "../state.ts"
import type { TrailStep } from "../steps.ts"
import { bestBuilding, bestDeal, cheapestWorker } from "./market.ts"

/** How much of each is on its way; `own` in points: what only one of the games knows. */
export interface Promises {
  money: number
  certificates: number
  hires: number
  building: number
  cattle: number
  objectives: number
  engine: number
  auxiliaries: number
  moves: number
  draws: number
  removals: number
  stations: number
  own: number
}

export function noPromises(): Promises {
  return {
    money: 0,
    certificates: 0,
    hires: 0,
    building: 0,
    cattle: 0,
    objectives: 0,
    engine: 0,
    auxiliaries: 0,
    moves: 0,
    draws: 0,
    removals: 0,
    stations: 0,
    own: 0,
  }
}

export function clearPromises(p: Promises): void {
  p.money = 0
  p.certificates = 0
  p.hires = 0
  p.building = 0
  p.cattle = 0
  p.objectives = 0
  p.engine = 0
  p.auxiliaries = 0
  p.moves = 0
  p.draws = 0
  p.removals = 0
  p.stations = 0
  p.own = 0
}

/** What of the promises one game answers itself. */
export interface Promising {
  readonly kit: TrailKit
  /** What a cattle card is worth when it is bought, by kind, and what a dollar is worth. */
  readonly cattleWorth: Float64Array
  readonly dollar: number
  /** A gain that only this game knows, in points. */
  ownGain(s: TrailState, seat: Seat, gain: { readonly give: string }): number
  /** Can a requirement that only this game knows be met? */
  ownNeed(me: TrailPlayer, need: Need): boolean
}

/** Can a requirement be met, as far as a glance tells? */
function met(game: Promising, me: TrailPlayer, need: Need): boolean {
  const { cards } = game.kit
  const asked = need as TrailNeed
  switch (asked.need) {
    case "pay":
      return payable(me) >= asked.amount
    case "discardCattle":
      return cattleInHand(me, cards, asked.breeds) !== 0
    case "discardPair":
      return pairsInHand(me, cards) !== 0
    case "discardObjective":
      return holdsObjective(me, cards)
    case "engineBack":
      return me.engine >= asked.spaces
    default:
      return game.ownNeed(me, need)
  }
}

/** An action that can still be chosen: what it requires is taken off, what it gives is added. */
export function promiseAction(game: Promising, s: TrailState, seat: Seat, action: Action, p: Promises): void {
  const me = trailPlayer(s, seat)
  for (const need of action.requires) if (!met(game, me, need)) return
  for (const need of action.requires)
    if (need.need === "pay") p.money -= (need as TrailNeed & { amount: number }).amount
  for (const gain of action.gives) promiseGain(game, s, seat, gain as TrailGain, p)
}

function promiseGain(game: Promising, s: TrailState, seat: Seat, gain: TrailGain, p: Promises): void {
  const { kit } = game
  const me = trailPlayer(s, seat)
  switch (gain.give) {
    case "money":
      p.money += gain.each * amountOf(kit, s, seat, gain.of ?? 1)
      break
    case "certificates":
      p.certificates += certificates(kit, me, gain.each * amountOf(kit, s, seat, gain.of ?? 1))
      break
    case "hire":
      if (cheapestWorker(kit, s, me) + gain.modifier <= payable(me)) p.hires++
      break
    case "build":
      p.building += bestBuilding(kit, me, num(me.workers, 1), payable(me), gain.rate)
      break
    case "takeObjective":
      p.objectives++
      break
    case "engineForward":
      p.engine += amountOf(kit, s, seat, gain.upTo)
      break
    case "auxiliary":
      p.auxiliaries++
      break
    case "buyCattle":
      p.cattle += bestDeal(kit, s, num(me.workers, 0), payable(me), game.cattleWorth, game.dollar)
      break
    case "moveRancher":
      p.moves++
      break
    case "drawThenDiscard":
      p.draws += amountOf(kit, s, seat, gain.upTo)
      break
    case "removeCards":
      p.removals += gain.upTo
      break
    case "upgradePassed":
      p.stations++
      break
    default:
      p.own += game.ownGain(s, seat, gain)
  }
}

function certificates(kit: TrailKit, me: TrailPlayer, spaces: number): number {
  return Math.min(kit.certificateLimit(me) - me.certificates, spaces)
}

/** A step that lies on the agenda. */
export function promiseStep(game: Promising, s: TrailState, step: TrailStep, p: Promises): void {
  const { kit } = game
  const { seat } = step
  const me = trailPlayer(s, seat)
  switch (step.do) {
    case "gainMoney":
      p.money += step.each * amountOf(kit, s, seat, step.of)
      break
    case "payMoney":
      p.money -= step.amount
      break
    case "gainCertificates":
      p.certificates += certificates(kit, me, step.each * amountOf(kit, s, seat, step.of))
      break
    case "hire":
      if (cheapestWorker(kit, s, me) + step.modifier <= payable(me)) p.hires++
      break
    case "build":
      p.building += bestBuilding(kit, me, num(me.workers, 1), payable(me), step.rate)
      break
    case "chooseSite":
      p.building += at(kit.buildings, step.building).vp
      break
    case "takeObjective":
      p.objectives++
      break
    case "engineForward":
      p.engine += amountOf(kit, s, seat, step.upTo)
      break
    case "auxiliary":
      p.auxiliaries++
      break
    case "buyCattle":
      p.cattle += bestDeal(kit, s, step.cowboys, payable(me), game.cattleWorth, game.dollar)
      break
    case "takeCattle":
      p.cattle += cardsTaken(game, s, step.deal, step.left)
      break
    case "moveRancher":
      p.moves++
      break
    case "drawCards":
      p.draws += amountOf(kit, s, seat, step.upTo)
      break
    case "removeCards":
      p.removals += step.left
      break
    case "immediate":
      promiseAction(game, s, seat, at(kit.actions, step.action), p)
      break
    case "upgradePassed":
      p.stations++
      break
    case "upgradeStation":
      if (at(kit.stations, step.station).cost <= payable(me)) p.stations++
      break
    case "takeDisc":
      if (step.to < kit.stations.length) p.stations += 1
      break
    default:
  }
}

/** The price is paid: the best cards there are. */
function cardsTaken({ kit, cattleWorth }: Promising, s: TrailState, deal: number, left: number): number {
  const { kinds } = at(kit.deals, deal)
  let worth = 0
  let open = left
  for (let i = s.market.length - 1; i >= 0 && open > 0; i--) {
    const card = num(s.market, i)
    if (!(kinds & (1 << card))) continue
    worth += cattleWorth[card] ?? 0
    open--
  }
  return worth
}
