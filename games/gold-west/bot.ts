// How good a position is for a seat, in victory points.
import { at, num, range, type Seat, score } from "@railhead/engine"
import { LAST_STEP, shippingTiles, trackSteps } from "./data/delivery.ts"
import { COPPER, KINDS, METALS, SECTIONS, STONE, WATER, WOOD } from "./data/resources.ts"
import { type GoldWest, type GoldWestTable, type Player, player } from "./state.ts"

/** What things that are not points yet are worth, in points. */
const weights = {
  /** A metal that can be spent this turn; unspent it is lost. */
  metalInUse: 1.7,
  /** A metal on the supply track, in section 0; each section further away takes some of it. */
  metalInSupply: 1.3,
  /** The first wood or stone in the use zone: it makes the difference between building and looting. */
  materialInUse: 4,
  /** The second kind beside it: a settlement. */
  settlementInUse: 2.5,
  /** Wood or stone on the track, for the builds of later turns. */
  materialInSupply: 1.6,
  /** Materials beyond what the remaining turns can use. */
  spareMaterial: 0.2,
  /** How much of its worth a resource loses per section on its way. */
  perSection: 0.12,
  /** Part of the next gain of a coach that the steps already made towards it are worth. */
  coachProgress: 0.5,
  /** An influence marker in stock: it becomes a settlement or a place in Boomtown. */
  marker: 0.25,
}

/** VP as they stand, ahead of the best other, and what the pieces on the player board promise. */
export function evaluate(t: GoldWestTable, seat: Seat): number {
  const s = t.state
  const { totals } = score(t.rules, s)
  const others = range(s.seats).filter(other => other !== seat)
  const worth = (who: Seat) => num(totals, who) + promise(s, who)
  return worth(seat) - 0.3 * Math.max(...others.map(worth))
}

function promise(s: GoldWest, seat: Seat): number {
  const me = player(s, seat)
  const turns = me.camps + (s.agenda.length > 0 ? 1 : 0)
  return (
    useZone(s, me, seat) + supplyTrack(me, turns) + coaches(s, me, turns) + weights.marker * Math.min(me.markers, turns)
  )
}

function willDo(s: GoldWest, seat: Seat, ...steps: string[]): boolean {
  return s.agenda.some(step => step.seat === seat && steps.includes(step.do))
}

function useZone(s: GoldWest, me: Player, seat: Seat): number {
  let worth = 0
  if (willDo(s, seat, "useMetals", "finalMetals"))
    for (const metal of METALS) worth += weights.metalInUse * num(me.use, metal)
  if (willDo(s, seat, "buildOrLoot")) {
    const kinds = Math.min(1, num(me.use, WOOD)) + Math.min(1, num(me.use, STONE))
    if (kinds > 0) worth += weights.materialInUse
    if (kinds > 1 && me.markers > 0) worth += weights.settlementInUse
  }
  return worth
}

/** Nothing on the track is worth anything after the last turn. */
function supplyTrack(me: Player, turns: number): number {
  if (turns === 0) return 0
  let worth = 0
  let materials = 0
  for (let section = 0; section < SECTIONS; section++) {
    const near = 1 - weights.perSection * section
    for (let kind = 0; kind < WATER; kind++) {
      const count = num(me.supply, section * KINDS + kind)
      if (kind >= COPPER) worth += weights.metalInSupply * near * count
      else
        for (let i = 0; i < count; i++)
          worth += (++materials <= turns ? weights.materialInSupply : weights.spareMaterial) * near
    }
  }
  return worth
}

/** The way to the next bridge or bonus, as far as it has been gone. */
function coaches(s: GoldWest, me: Player, turns: number): number {
  if (turns === 0) return 0
  let worth = 0
  for (const track of range(me.coaches.length)) {
    const step = num(me.coaches, track)
    const next = range(LAST_STEP + 1).find(i => i > step && at(trackSteps, i).gains.length > 0)
    if (next === undefined) continue
    const before = range(step + 1).findLast(i => at(trackSteps, i).gains.length > 0) ?? 0
    worth += weights.coachProgress * gainAt(s, track, next) * ((step - before) / (next - before))
  }
  return worth
}

function gainAt(s: GoldWest, track: number, step: number): number {
  let worth = 0
  for (const gain of at(trackSteps, step).gains) {
    if (gain.do === "crossBridge") worth += gain.vp
    if (gain.do !== "takeShippingBonus") continue
    const left = num(s.piles, track * 2 + gain.pile)
    if (left > 0) worth += num(at(shippingTiles, track), left - 1)
  }
  return worth
}
