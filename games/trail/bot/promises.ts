// What a player is in the middle of: steps and actions that are still to bring something in this turn, in points.
import { at, type Seat } from "@railhead/engine"
import type { Action, Need } from "../actions.ts"
import { amountOf } from "../amounts.ts"
import { cattleInHand, holdsObjective, pairsInHand } from "../herd.ts"
import type { TrailGain, TrailNeed } from "../kinds.ts"
import type { TrailKit } from "../kit.ts"
import { payable, type TrailPlayer, type TrailState, trailPlayer } from "../state.ts"
import type { TrailStep } from "../steps.ts"
import { bestBuilding, bestDeal, bestHire, bestStation, cardsOf, stationWorth } from "./market.ts"
import type { Worth } from "./worth.ts"

/** What one of the games answers itself. */
export interface Promising {
  readonly kit: TrailKit
  readonly worth: Worth
  /** A gain that only this game knows. */
  ownGain(s: TrailState, seat: Seat, gain: { readonly give: string }): number
  /** Can a requirement that only this game knows be met? */
  ownNeed(me: TrailPlayer, need: Need): boolean
}

/** Can a requirement be met, as far as a glance tells? */
function met({ kit, ownNeed }: Promising, me: TrailPlayer, need: TrailNeed): boolean {
  switch (need.need) {
    case "pay":
      return payable(me) >= need.amount
    case "discardCattle":
      return cattleInHand(me, kit.cards, need.breeds) !== 0
    case "discardPair":
      return pairsInHand(me, kit.cards) !== 0
    case "discardObjective":
      return holdsObjective(me, kit.cards)
    case "engineBack":
      return me.engine >= need.spaces
    default:
      return ownNeed(me, need)
  }
}

/** An action that can still be chosen: what it gives less what it costs; nothing if it is better left alone. */
export function promiseOfAction(game: Promising, s: TrailState, seat: Seat, { requires, gives }: Action): number {
  const me = trailPlayer(s, seat)
  let points = 0
  for (let i = 0; i < requires.length; i++) {
    const need = at(requires, i) as TrailNeed
    if (!met(game, me, need)) return 0
    if (need.need === "pay") points -= need.amount * game.worth.dollar
    else if (need.need === "engineBack") points -= need.spaces * game.worth.space
  }
  for (let i = 0; i < gives.length; i++) points += promiseOfGain(game, s, seat, at(gives, i) as TrailGain)
  return Math.max(0, points)
}

function promiseOfGain(game: Promising, s: TrailState, seat: Seat, gain: TrailGain): number {
  const { kit, worth } = game
  const me = trailPlayer(s, seat)
  const purse = payable(me)
  switch (gain.give) {
    case "money":
      return worth.dollar * gain.each * amountOf(kit, s, seat, gain.of ?? 1)
    case "certificates":
      return worth.certificate * certificates(kit, me, gain.each * amountOf(kit, s, seat, gain.of ?? 1))
    case "hire":
      return bestHire(kit, s, me, purse, gain.modifier, worth)
    case "build":
      return bestBuilding(kit, me, purse, gain.rate, worth)
    case "takeObjective":
      return worth.objective
    case "engineForward":
      return engineMoves(game, s, me, amountOf(kit, s, seat, gain.upTo))
    case "auxiliary":
      return worth.auxiliary
    case "buyCattle":
      return bestDeal(kit, s, me.workers[0] ?? 0, purse, worth)
    case "moveRancher":
      return worth.ride
    case "drawThenDiscard":
      return worth.draw * amountOf(kit, s, seat, gain.upTo)
    case "removeCards":
      return worth.removal * gain.upTo
    case "upgradePassed":
      return worth.disc
    default:
      return game.ownGain(s, seat, gain)
  }
}

function certificates(kit: TrailKit, me: TrailPlayer, spaces: number): number {
  return Math.min(kit.certificateLimit(me) - me.certificates, spaces)
}

function engineMoves({ kit, worth }: Promising, s: TrailState, me: TrailPlayer, spaces: number): number {
  return Math.max(spaces * worth.space, bestStation(kit, s, me, payable(me), spaces, worth))
}

/** A step that lies on the agenda. */
export function promiseOfStep(game: Promising, s: TrailState, step: TrailStep): number {
  const { kit, worth } = game
  const { seat } = step
  const me = trailPlayer(s, seat)
  const purse = payable(me)
  switch (step.do) {
    case "gainMoney":
      return worth.dollar * step.each * amountOf(kit, s, seat, step.of)
    case "payMoney":
      return -worth.dollar * step.amount
    case "gainCertificates":
      return worth.certificate * certificates(kit, me, step.each * amountOf(kit, s, seat, step.of))
    case "hire":
      return bestHire(kit, s, me, purse, step.modifier, worth)
    case "build":
      return bestBuilding(kit, me, purse, step.rate, worth)
    case "chooseSite": {
      const { vp, craftsmen } = at(kit.buildings, step.building)
      return vp + worth.building - craftsmen * step.rate * worth.dollar
    }
    case "takeObjective":
      return worth.objective
    case "engineForward":
      return engineMoves(game, s, me, amountOf(kit, s, seat, step.upTo))
    case "engineBack":
      return -step.spaces * worth.space
    case "auxiliary":
      return worth.auxiliary
    case "buyCattle":
      return bestDeal(kit, s, step.cowboys, purse, worth)
    case "takeCattle":
      return cardsOf(kit, s, step.deal, step.left, worth)
    case "moveRancher":
      return worth.ride
    case "drawCards":
      return worth.draw * amountOf(kit, s, seat, step.upTo)
    case "removeCards":
      return worth.removal * step.left
    case "immediate":
      return promiseOfAction(game, s, seat, at(kit.actions, step.action))
    case "upgradePassed":
      return worth.disc
    case "upgradeStation":
      if (at(kit.stations, step.station).cost > purse) return 0
      return Math.max(0, stationWorth(kit, s, step.station, worth, false))
    case "takeDisc":
      return step.to < kit.stations.length ? stationWorth(kit, s, step.to, worth, true) - masterOf(game, s, step.to) : 0
    case "appoint":
      return masterOf(game, s, step.station)
    default:
      return 0
  }
}

/** The stationmaster is promised once: by the step that takes it. */
function masterOf({ worth }: Promising, s: TrailState, station: number): number {
  return (s.masters[station] ?? -1) >= 0 ? worth.master : 0
}
