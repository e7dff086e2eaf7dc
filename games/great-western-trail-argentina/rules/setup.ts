// ARG-2, ARG-3 Setup. Steps that options change are replaceable; see `layout.ts`.
import { at, chance, draw, num, range, type StepRules, shuffled, tell } from "@railhead/engine"
import { refillObjectives } from "../../trail/objective-cards.ts"
import { hand, of, pile } from "../../trail/zones.ts"
import { CATTLE, deck, EXHAUSTION, EXHAUSTION_CARDS, marketCattle, startingHerd } from "../data/cards.ts"
import { FIRST_QUAY } from "../data/cities.ts"
import { JOB_COLUMNS } from "../data/market.ts"
import { startingCards, startingMoney } from "../data/players.ts"
import { STARTING_SHIPS, ships } from "../data/ships.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { BAGS, bagTiles, tiles } from "../data/tiles.ts"
import { MASTER_SPACES } from "../data/track.ts"
import { neutralSites, piers } from "../data/trail.ts"
import { announce } from "../places.ts"
import { type Argentina, type ArgTable, buildingTile, PIER, player, push, type SetupStep } from "../state.ts"
import { kit } from "./kit.ts"
import { inOrder } from "./loading.ts"
import { drawTile, freeSpace, placeTile, putBack, refillForesight, refillMarket } from "./tiles.ts"

/** ARG-2.5: farmers of bag A on the board at the start. */
const FIRST_FARMERS = 5

/** ARG-2.15: in this order. */
export function setup(t: ArgTable): void {
  const nobody = { seat: -1 }
  push(
    t,
    { do: "layStationmasters", ...nobody },
    { do: "layNeutralBuildings", ...nobody },
    { do: "fillBags", ...nobody },
    { do: "layFirstFarmers", ...nobody },
    { do: "fillJobMarket", ...nobody },
    { do: "fillForesight", ...nobody },
    { do: "layCattleMarket", ...nobody },
    { do: "layObjectives", ...nobody },
    { do: "layShips", ...nobody },
    { do: "layCities", ...nobody },
    { do: "chooseSides", ...nobody },
    { do: "chooseFirstSeat", ...nobody },
    { do: "dealHerds", ...nobody },
    { do: "handOut", ...nobody },
  )
}

/** Puts neutral buildings, in this order, on the sites A to H. */
export function layNeutrals(s: Argentina, order: readonly number[]): void {
  neutralSites.forEach((site, i) => {
    s.tiles[site] = buildingTile(num(order, i))
  })
}

export const setupSteps: StepRules<Argentina, SetupStep> = {
  layStationmasters: {
    rule: "ARG-2.1",
    run(t) {
      const drawn = shuffled(t, range(stationmasters.length))
      for (const space of range(MASTER_SPACES)) t.state.masters[space] = num(drawn, space)
    },
  },
  layNeutralBuildings: {
    rule: "ARG-2.2",
    replaceable: true,
    run: t => layNeutrals(t.state, range(neutralSites.length)),
  },
  fillBags: {
    rule: "ARG-2.4",
    run(t) {
      for (const bag of range(BAGS)) t.state.stacks[bag] = [...at(bagTiles, bag)]
      for (const pier of piers) t.state.tiles[pier] = PIER
    },
  },
  layFirstFarmers: {
    rule: "ARG-2.5",
    run(t) {
      for (let laid = 0; laid < FIRST_FARMERS; ) {
        const kind = drawTile(t, 0, "ARG-2.5")
        if (freeSpace(t.state, at(tiles, kind)) < 0) putBack(t, 0, kind, "ARG-2.5")
        else {
          placeTile(t, -1, kind)
          laid++
        }
      }
    },
  },
  // ARG-2.6: row by row, up to the cell left of the token.
  fillJobMarket: {
    rule: "ARG-2.6",
    run(t) {
      const s = t.state
      for (let row = 0; row <= s.token; row++)
        for (let column = JOB_COLUMNS - s.players.length; column < JOB_COLUMNS - (row === s.token ? 1 : 0); column++)
          s.jobs[row * JOB_COLUMNS + column] = drawTile(t, 1, "ARG-2.6")
    },
  },
  fillForesight: {
    rule: "ARG-2.7",
    run: t => refillForesight(t, "ARG-2.7"),
  },
  layCattleMarket: {
    rule: "ARG-2.8",
    run(t) {
      t.state.marketPile = [...marketCattle]
      refillMarket(t, "ARG-2.8")
    },
  },
  layObjectives: {
    rule: "ARG-2.9",
    run(t) {
      t.state.objectivePile = deck.map((_, i) => CATTLE + i)
      refillObjectives(t, "ARG-2.9", kit.objectiveQueue)
    },
  },
  layShips: {
    rule: "ARG-2.10",
    run(t) {
      t.state.ships = range(STARTING_SHIPS)
      t.state.shipPile = range(ships.length).slice(STARTING_SHIPS)
      inOrder(t.state.ships)
    },
  },
  layCities: {
    rule: "ARG-2.11",
    replaceable: true,
    run() {},
  },
  chooseSides: {
    rule: "ARG-3.2",
    replaceable: true,
    run() {},
  },
  chooseFirstSeat: {
    rule: "ARG-2.15",
    replaceable: true,
    run(t) {
      t.state.first = chance(t, t.state.seats)
    },
  },
  // ARG-3.3, ARG-3.5, ARG-3.6
  dealHerds: {
    rule: "ARG-3.5",
    run(t) {
      const s = t.state
      s.exhaustion = new Array<number>(EXHAUSTION_CARDS - s.seats).fill(EXHAUSTION)
      for (const order of range(s.seats)) {
        const seat = (s.first + order) % s.seats
        const me = player(s, seat)
        me.quays[FIRST_QUAY] = 1
        me.pile = [...startingHerd, EXHAUSTION]
        for (const card of me.pile) me.cattle[card] = num(me.cattle, card) + 1
        for (let i = 0; i < num(startingCards, order); i++) draw(t, "ARG-3.6", of(pile, seat), of(hand, seat))
      }
    },
  },
  handOut: {
    rule: "ARG-3.6",
    run(t) {
      const s = t.state
      for (const order of range(s.seats)) {
        const me = player(s, (s.first + order) % s.seats)
        me.money = num(startingMoney, order)
        me.tokens = 1
      }
      announce(t, "setup", {})
      if (t.log) tell(t, { did: "gameBegan", seat: s.first, rule: "ARG-2.15" })
      push(t, { do: "turn", seat: s.first })
    },
  },
}
