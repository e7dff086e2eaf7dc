// ARG-26: helping farmers. First the farmers, then the cattle cards that are shown, then the tiles one by one.
import { add, at, move, num, type Seat, type StepRules, takeOut, tell } from "@railhead/engine"
import { ROW_SPACES } from "../../trail/hire.ts"
import { gain, pay } from "../../trail/money.ts"
import { payable } from "../../trail/state.ts"
import { discards, hand, of } from "../../trail/zones.ts"
import { workerActions } from "../data/actions.ts"
import { EXHAUSTION, strengthOf } from "../data/cards.ts"
import { granjeroPrices, HELPED_FARMERS, SHOWN_CARDS } from "../data/players.ts"
import { GRANJERO, tiles } from "../data/tiles.ts"
import { farmerSpaces, printedMoney, spaceNo, trail } from "../data/trail.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgTable, type FarmerStep, kindOf, player, push } from "../state.ts"
import { takeExhaustion } from "./hand.ts"
import { showing } from "./piles.ts"
import { handStrength, reach, requiredAt, requiredBy, strengthShown } from "./strength.ts"

/** ARG-26.5: by the number of cards shown. */
const exhaustionFor = [0, 1, 1, 2, 2]

/** ARG-26.6, ARG-26.7: the tiles with the coins on them and the pesos printed under their spaces. */
function takeTiles(t: ArgTable, seat: Seat, sites: readonly number[]): void {
  const s = t.state
  const me = player(s, seat)
  const taken: number[] = []
  let pesos = 0
  for (const site of sites) {
    const kind = kindOf(num(s.tiles, site))
    const space = num(spaceNo, site)
    pesos += num(s.coins, space) + printedMoney(site)
    s.coins[space] = 0
    s.tiles[site] = -1
    me.farmers.push(kind)
    taken.push(kind)
    if (t.log)
      tell(t, { did: "farmerHelped", seat, rule: "ARG-26.6", tile: at(tiles, kind).id, site: at(trail.ids, site) })
  }
  gain(t, seat, pesos, "ARG-26.6")
  push(t, { do: "placeFarmers", seat, tiles: taken.sort((a, b) => a - b) })
}

export const farmerSteps: StepRules<Argentina, FarmerStep> = {
  // ARG-26.1, ARG-26.2: 1 to 3 farmers whose strengths together can be reached, in the order of the data.
  helpFarmers: {
    rule: "ARG-26.10",
    fields: ["sites", "bonus"],
    lapses: true,
    choices(t, { seat, sites, bonus }, offer) {
      const s = t.state
      const most = reach(player(s, seat), bonus)
      const required = requiredBy(s, sites)
      const latest = sites.length > 0 ? num(sites, sites.length - 1) : -1
      for (let i = 0; i < farmerSpaces.length; i++) {
        const site = num(farmerSpaces, i)
        const more = requiredAt(s, site)
        if (more === 0 || sites.includes(site)) continue
        if (sites.length === HELPED_FARMERS) {
          if (offer.why) offer.no(say.help(site), "ARG-26.1", "threeFarmers")
        } else if (required + more > most) {
          if (offer.why) offer.no(say.help(site), "ARG-26.2", "strength", { strength: required + more, value: most })
        } else if (site < latest) {
          if (offer.why) offer.no(say.help(site), "ARG-17.10", "earlier")
        } else offer.add(say.help(site))
        if (offer.enough) return
      }
      if (sites.length > 0) offer.add(say.stop())
    },
    make(t, { seat, sites, bonus }, code) {
      if (say.stop.is(code)) return push(t, { do: "showCattle", seat, sites, bonus, least: 0 })
      const [site] = say.help.of(code)
      push(t, { do: "helpFarmers", seat, sites: [...sites, site], bonus })
    },
  },

  // ARG-26.4: up to 4 cattle cards, more than needed if one likes; the strength must be reached in the end.
  showCattle: {
    rule: "ARG-26.4",
    fields: ["sites", "bonus", "least"],
    choices(t, { seat, sites, bonus, least }, offer) {
      const s = t.state
      const me = player(s, seat)
      const lacking = requiredBy(s, sites) - strengthShown(me, bonus)
      const left = SHOWN_CARDS - me.showing.length
      let seen = 0
      if (left > 0)
        for (let i = 0; i < me.hand.length; i++) {
          const card = num(me.hand, i)
          if (card < EXHAUSTION) seen |= 1 << card
        }
      for (let card = 0; card < EXHAUSTION; card++) {
        if (!(seen & (1 << card))) continue
        if (card < least) {
          if (offer.why) offer.no(say.show(card), "ARG-17.10", "earlier")
        } else if (num(strengthOf, card) + handStrength(me, left - 1, card, card) >= lacking) offer.add(say.show(card))
        else if (offer.why) offer.no(say.show(card), "ARG-26.2", "later")
      }
      if (lacking <= 0) offer.add(say.stop())
      else if (offer.why) offer.no(say.stop(), "ARG-26.2", "strengthMissing", { count: lacking })
    },
    make(t, { seat, sites, bonus }, code) {
      const me = player(t.state, seat)
      if (say.show.is(code)) {
        const [card] = say.show.of(code)
        push(t, { do: "showCattle", seat, sites, bonus, least: card })
        return move(t, "ARG-26.4", [card], of(hand, seat), { zone: showing, seat })
      }
      takeExhaustion(t, seat, num(exhaustionFor, me.showing.length), "ARG-26.5")
      move(t, "ARG-26.5", me.showing.slice(), { zone: showing, seat }, of(discards, seat))
      takeTiles(t, seat, sites)
    },
  },

  // ARG-26.8, ARG-26.11: tiles lie beside the board; each may go on to the granjero row for the price of its next space.
  placeFarmers: {
    rule: "ARG-26.8",
    fields: ["tiles"],
    lapses: true,
    choices(t, { seat, tiles: taken }, offer) {
      const me = player(t.state, seat)
      const space = num(me.workers, GRANJERO) + 1
      if (space > ROW_SPACES || num(granjeroPrices, space) > payable(me)) return
      for (let i = 0; i < taken.length; i++)
        if (i === 0 || taken[i] !== taken[i - 1]) offer.add(say.settle(num(taken, i)))
      if (offer.any) offer.add(say.stop())
    },
    make(t, { seat, tiles: taken }, code) {
      if (say.stop.is(code)) return
      const [kind] = say.settle.of(code)
      const me = player(t.state, seat)
      const left = taken.slice()
      takeOut(left, kind)
      takeOut(me.farmers, kind)
      t.state.settled.push(kind)
      add(me.workers, GRANJERO, 1)
      const space = num(me.workers, GRANJERO)
      const price = num(granjeroPrices, space)
      pay(t, seat, price, "ARG-26.8")
      if (t.log) tell(t, { did: "farmerSettled", seat, rule: "ARG-26.8", tile: at(tiles, kind).id, price })
      if (left.length > 0) push(t, { do: "placeFarmers", seat, tiles: left })
      const action = num(at(workerActions, GRANJERO), space)
      if (action >= 0) push(t, { do: "immediate", seat, action, sides: 1 })
    },
  },
}
