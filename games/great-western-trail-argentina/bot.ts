// How good a position is for a seat, in victory points: the score as it stands and what things on the table promise.
import { num, range, type Seat, score } from "@railhead/engine"
import { bits } from "../trail/state.ts"
import { EXHAUSTION, STARTERS } from "./data/cards.ts"
import { quays } from "./data/cities.ts"
import { JOB_ROWS, TOKEN_START } from "./data/market.ts"
import { SHIP_18, ships } from "./data/ships.ts"
import { type Argentina, type ArgTable, player } from "./state.ts"

/** What one of each is worth beside its own points while the whole game lies ahead; all but rivals fade towards its end. */
const weights = {
  /** Part of the best other's score. */
  rivals: 0.3,
  /** A peso in the purse buys workers, buildings and stations. */
  money: 0.25,
  grain: 0.5,
  certificate: 0.5,
  token: 1,
  /** A hired worker, by type: gaucho, carpintero, maquinista, granjero. */
  workers: [2.2, 2.2, 1.8, 1.8],
  /** A cleared disc space. */
  cleared: 0.8,
  /** A disc on a quay can still be delivered, one on a ship will come to a quay. */
  onQuay: 2.5,
  aboard: 2.5,
  /** A building stands on the own way again and again. */
  building: 1.2,
  stationmaster: 2,
  /** A space of the railway. */
  rail: 0.15,
  /** Breeding value in the herd beyond the starting cards, and an exhaustion card in it. */
  herd: 1,
  exhaustion: -1,
} as const

/** How much of the game is still to come, from 1 to 0. */
function ahead(s: Argentina): number {
  return s.ended >= 0 ? 0 : (JOB_ROWS - s.token) / (JOB_ROWS - TOKEN_START)
}

function promise(s: Argentina, seat: Seat): number {
  const me = player(s, seat)
  let value = me.money * weights.money + me.grain * weights.grain + me.certificates * weights.certificate
  value += me.tokens * weights.token + bits(me.cleared) * weights.cleared + me.engine * weights.rail
  value += bits(me.stationmasters) * weights.stationmaster
  for (let type = 0; type < me.workers.length; type++)
    value += (num(me.workers, type) - 1) * (weights.workers[type] ?? 0)
  for (let quay = 0; quay < quays.length; quay++) value += num(me.quays, quay) * weights.onQuay
  for (let ship = 0; ship < ships.length; ship++)
    if (ship !== SHIP_18 && ships[ship]?.anchor !== undefined) value += num(me.ships, ship) * weights.aboard
  for (let card = STARTERS; card < EXHAUSTION; card++) value += num(me.cattle, card) * weights.herd
  value += num(me.cattle, EXHAUSTION) * weights.exhaustion
  value += weights.building * (10 - bits(me.unbuilt))
  return value
}

/** VP as they stand with what is promised, ahead of the best other. */
export function evaluate(t: ArgTable, seat: Seat): number {
  const s = t.state
  const { totals } = score(t.rules, s)
  const left = ahead(s)
  const worth = (who: Seat) => num(totals, who) + promise(s, who) * left
  const others = range(s.seats).filter(other => other !== seat)
  return worth(seat) - weights.rivals * Math.max(...others.map(worth))
}
