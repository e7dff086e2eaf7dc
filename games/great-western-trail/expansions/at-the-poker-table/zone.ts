// POKER-10: cards face down at a worker; their owner may look, the others see only how many there are.
import { num, type Seat, type Zone } from "@railhead/engine"
import { isSecret } from "../../../trail/herd.ts"
import { isMixed } from "../../../trail/state.ts"
import { herd, ownZone } from "../../../trail/zones.ts"
import { CATTLE, cards } from "../../data/cards.ts"
import { type GreatWesternTrail, player } from "../../state.ts"

/**
 * A card that came unseen from the objective pile may lie at the table or not. So that pile and the whole herd can be
 * exchanged as far as others know, as long as what all know of the herd stays true: this far it is from that.
 */
function strayed(s: GreatWesternTrail, seat: Seat): number {
  const me = player(s, seat)
  if (!isMixed(me)) return 0
  const held = new Array<number>(cards.ids.length).fill(0)
  for (const list of [me.hand, me.pile, me.discards, me.apart])
    for (const card of list) if (card >= 0) held[card] = num(held, card) + 1
  let misfit = 0
  for (let card = 0; card < CATTLE; card++) misfit += Math.abs(num(held, card) - num(me.cattle, card))
  for (let card = CATTLE; card < held.length; card++) if (me.goals & (1 << (card - CATTLE)) && !held[card]) misfit++
  for (const card of me.pile) if (isSecret(me, cards, card)) misfit++
  return misfit
}

const table = ownZone({ name: "table", sees: "owner", of: (s, seat) => cardsOf(s, seat), pool: herd })

function cardsOf(s: Parameters<typeof table.of>[0], seat: Seat): number[] {
  return s.players[seat]?.apart ?? []
}

export const atTable: Zone<GreatWesternTrail> = { ...table, misfit: strayed }
