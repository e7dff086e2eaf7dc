// What the picture reads out of a position.
import { range, type Seat } from "@railhead/engine"
import { cards } from "../data/cards.ts"
import { trackSteps } from "../data/delivery.ts"
import type { GoldWest } from "../state.ts"

export { EMPTY } from "@railhead/engine"
export { type GoldWest, isSettlement, LOOTED, ownerOf } from "../state.ts"

/** The seat that has taken an investment card, −1 for none. */
export function takerOf(s: GoldWest, card: number): Seat {
  return s.players.findIndex(p => (p.cards & (1 << card)) !== 0)
}

/** All cards that were dealt, in their order on the table: taken ones leave their place empty. */
export function dealt(s: GoldWest): number[] {
  return range(cards.length).filter(card => s.market.includes(card) || takerOf(s, card) >= 0)
}

/** What a bridge between two steps gives: VP, or water with Whitewater. */
interface Bridge {
  /** The step behind it. */
  readonly step: number
  /** 0 for water. */
  readonly vp: number
}

/** GW-17.3: with Whitewater the second bridge is covered by one that gives water. */
const COVERED = 5

export function bridges(isWhitewater: boolean): Bridge[] {
  return trackSteps.flatMap(({ id, gains: [gain] }) => {
    if (gain?.do !== "crossBridge") return []
    const step = Number(id)
    return [{ step, vp: isWhitewater && step === COVERED ? 0 : gain.vp }]
  })
}

/** The seat whose player board is shown: the viewer's; for a spectator that of the player whose turn it is. */
export function shownSeat(s: GoldWest, you: Seat): Seat {
  return you >= 0 ? you : Math.max(0, s.agenda.at(-1)?.seat ?? 0)
}
