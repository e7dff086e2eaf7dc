// GWT-2 Setup. Steps that options change are replaceable; see `layout.ts`.
import { at, chance, draw, num, range, type StepRules, shuffled, tell } from "@railhead/engine"
import { refillObjectives } from "../../trail/objective-cards.ts"
import { hand, of, pile } from "../../trail/zones.ts"
import { FIRST_STARTING, marketCattle, startingHerd, startingObjectives } from "../data/cards.ts"
import { JOB_COLUMNS } from "../data/market.ts"
import { DISCS, FIRST_HAND, startingMoney } from "../data/players.ts"
import { STACKS, stackTiles, tiles } from "../data/tiles.ts"
import { MASTER_SPACES } from "../data/track.ts"
import { neutralSites } from "../data/trail.ts"
import { announce, rows } from "../places.ts"
import { buildingTile, type GreatWesternTrail, type GwtTable, player, push, type SetupStep } from "../state.ts"
import { refillForesight } from "./kansas-city.ts"
import { drawTile, freeSpace, placeTile, putBack, refillMarket } from "./tiles.ts"

/** GWT-2.5: tiles of stack 1 on the board at the start. */
const FIRST_TILES = 7

export function setup(t: GwtTable): void {
  const nobody = { seat: -1 }
  push(
    t,
    { do: "layStationmasters", ...nobody },
    { do: "layNeutralBuildings", ...nobody },
    { do: "fillStacks", ...nobody },
    { do: "layFirstTiles", ...nobody },
    { do: "fillJobMarket", ...nobody },
    { do: "fillForesight", ...nobody },
    { do: "layCattleMarket", ...nobody },
    { do: "layObjectives", ...nobody },
    { do: "chooseSides", ...nobody },
    { do: "dealHerds", ...nobody },
    { do: "dealStartingObjectives", ...nobody },
    { do: "chooseStartPlayer", ...nobody },
    { do: "handOutMoney", ...nobody },
  )
}

/** Puts neutral buildings, in this order, on the sites A to G. */
export function layNeutrals(s: GreatWesternTrail, order: readonly number[]): void {
  neutralSites.forEach((site, i) => {
    s.tiles[site] = buildingTile(num(order, i))
  })
}

export const setupSteps: StepRules<GreatWesternTrail, SetupStep> = {
  layStationmasters: {
    rule: "GWT-2.1",
    replaceable: true,
    run(t) {
      const drawn = shuffled(
        t,
        rows(t, "stationmasters").map(row => row.no),
      )
      for (const space of range(MASTER_SPACES)) t.state.masters[space] = num(drawn, space)
    },
  },
  layNeutralBuildings: {
    rule: "GWT-2.2",
    replaceable: true,
    run: t => layNeutrals(t.state, range(neutralSites.length)),
  },
  fillStacks: {
    rule: "GWT-2.4",
    run(t) {
      for (const stack of range(STACKS)) t.state.stacks[stack] = [...at(stackTiles, stack)]
    },
  },
  layFirstTiles: {
    rule: "GWT-2.5",
    run(t) {
      for (let laid = 0; laid < FIRST_TILES; ) {
        const kind = drawTile(t, 0, "GWT-2.5")
        if (freeSpace(t.state, at(tiles, kind)) < 0) putBack(t, 0, kind, "GWT-2.5")
        else {
          placeTile(t, -1, kind)
          laid++
        }
      }
    },
  },
  // GWT-2.6: the top row, then the second up to the cell left of the token.
  fillJobMarket: {
    rule: "GWT-2.6",
    run(t) {
      const s = t.state
      for (let row = 0; row <= s.token; row++)
        for (let column = JOB_COLUMNS - s.seats; column < JOB_COLUMNS - (row === s.token ? 1 : 0); column++)
          s.jobs[row * JOB_COLUMNS + column] = drawTile(t, 1, "GWT-2.6")
    },
  },
  fillForesight: {
    rule: "GWT-2.7",
    run: t => refillForesight(t, "GWT-2.7"),
  },
  layCattleMarket: {
    rule: "GWT-2.8",
    run(t) {
      t.state.marketPile = [...marketCattle]
      refillMarket(t, "GWT-2.8")
    },
  },
  layObjectives: {
    rule: "GWT-2.9",
    run(t) {
      t.state.objectivePile = rows(t, "objectives").map(row => row.no)
      refillObjectives(t, "GWT-2.9")
    },
  },
  chooseSides: {
    rule: "GWT-2.11",
    replaceable: true,
    run() {},
  },
  dealHerds: {
    rule: "GWT-2.13",
    run(t) {
      const inPlay = rows(t, "discSpaces").reduce((mask, row) => mask | (1 << row.no), 0)
      const numbers = rows(t, "buildings").reduce((mask, row) => mask | (1 << row.no), 0)
      for (const seat of range(t.state.seats)) {
        const me = player(t.state, seat)
        me.cleared = ((1 << DISCS) - 1) & ~inPlay
        me.unbuilt = numbers
        me.pile = [...startingHerd]
        for (const card of startingHerd) me.cattle[card] = num(me.cattle, card) + 1
        for (let i = 0; i < FIRST_HAND; i++) draw(t, "GWT-2.13", of(pile, seat), of(hand, seat))
      }
    },
  },
  dealStartingObjectives: {
    rule: "GWT-2.14",
    run(t) {
      const drawn = shuffled(t, range(startingObjectives.length))
      for (const seat of range(t.state.seats)) player(t.state, seat).area.push(FIRST_STARTING + num(drawn, seat))
    },
  },
  chooseStartPlayer: {
    rule: "GWT-2.15",
    replaceable: true,
    run(t) {
      t.state.first = chance(t, t.state.seats)
    },
  },
  handOutMoney: {
    rule: "GWT-2.15",
    run(t) {
      const s = t.state
      for (const order of range(s.seats)) player(s, (s.first + order) % s.seats).money = num(startingMoney, order)
      announce(t, "setup", {})
      if (t.log) tell(t, { did: "gameBegan", seat: s.first, rule: "GWT-2.15" })
      push(t, { do: "turn", seat: s.first })
    },
  },
}
