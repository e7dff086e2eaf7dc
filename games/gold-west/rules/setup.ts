// GW-2 Setup: all chance of the game lies here.
import { at, chance, moveAt, num, push, range, type StepRules, shuffled, tell } from "@railhead/engine"
import { cellNamed, layouts } from "../data/boomtown.ts"
import { cards } from "../data/cards.ts"
import { END_SLOTS, HEXES, slots, TILE_HEXES, touchesRiver } from "../data/map.ts"
import { OFFICES, OFFICES_IN_PLAY, officeNamed } from "../data/offices.ts"
import { bonusTilesByCount, startingSupplies } from "../data/players.ts"
import { KINDS, terrains } from "../data/resources.ts"
import { tiles, turned } from "../data/tiles.ts"
import { tokensOf } from "../data/tokens.ts"
import { announce, rows } from "../places.ts"
import { type GoldWest, type GoldWestTable, player, type SetupStep } from "../state.ts"
import { faceDown, faceUp } from "./zones.ts"

export function setup(t: GoldWestTable): void {
  const nobody = { seat: -1 }
  push(
    t,
    { do: "layTiles", ...nobody },
    { do: "layTokens", ...nobody },
    { do: "firstReveal", ...nobody },
    { do: "layBoomtown", ...nobody },
    { do: "dealInvestments", ...nobody },
    { do: "drawFirstPlayer", ...nobody },
    { do: "handOutSupplies", ...nobody },
  )
}

/** GW-2.2: the hexes of a face-down end tile have no terrain. */
export function layTile(s: GoldWest, slot: number, tile: number, rotation: number): void {
  s.tiles[slot] = tile * 6 + rotation
  if (s.seats === 2 && END_SLOTS.includes(at(slots, slot).id)) return
  turned(tile, rotation).forEach((terrain, i) => {
    s.terrain[slot * TILE_HEXES + i] = terrain
  })
}

function hexesOf(s: GoldWest, terrain: number): number[] {
  return range(HEXES).filter(hex => s.terrain[hex] === terrain)
}

/** Lays a terrain's tokens, in this order, on its hexes; the rest goes to the box (GW-2.3). */
export function layTokens(s: GoldWest, terrain: number, tokens: readonly number[]): void {
  const places = hexesOf(s, terrain)
  places.forEach((hex, i) => {
    s.down[hex] = num(tokens, i)
  })
  s.box[terrain] = tokens.slice(places.length)
}

export function layOffices(t: GoldWestTable, layout: number, drawn: readonly number[]): void {
  const { single, offices } = at(layouts, layout)
  const s = t.state
  offices.forEach((pair, i) => {
    for (const cell of pair) s.offices[cellNamed(cell)] = num(drawn, i)
  })
  for (const tile of rows(t, "singleTile")) s.offices[cellNamed(single)] = officeNamed(tile.office)
}

export const setupSteps: StepRules<GoldWest, SetupStep> = {
  layTiles: {
    rule: "GW-2.1",
    replaceable: true,
    run(t) {
      shuffled(t, range(tiles.length)).forEach((tile, slot) => {
        layTile(t.state, slot, tile, chance(t, 6))
      })
    },
  },
  layTokens: {
    rule: "GW-2.3",
    replaceable: true,
    run(t) {
      for (const terrain of range(terrains.length)) layTokens(t.state, terrain, shuffled(t, [...at(tokensOf, terrain)]))
    },
  },
  firstReveal: {
    rule: "GW-2.4",
    run(t) {
      for (const hex of range(HEXES)) if (touchesRiver[hex]) moveAt(t, "GW-2.4", hex, faceDown, faceUp)
    },
  },
  layBoomtown: {
    rule: "GW-2.6",
    replaceable: true,
    run(t) {
      const layout = chance(t, layouts.length)
      layOffices(t, layout, shuffled(t, range(OFFICES)).slice(0, OFFICES_IN_PLAY))
    },
  },
  dealInvestments: {
    rule: "GW-2.7",
    replaceable: true,
    run(t) {
      for (const { id, count } of rows(t, "decks")) {
        const deck = range(cards.length).filter(card => at(cards, card).deck === id)
        t.state.market.push(...shuffled(t, deck).slice(0, count))
      }
      t.state.market.sort((a, b) => a - b)
    },
  },
  drawFirstPlayer: {
    rule: "GW-2.10",
    run(t) {
      t.state.first = chance(t, t.state.seats)
    },
  },
  handOutSupplies: {
    rule: "GW-2.11",
    run(t) {
      const s = t.state
      s.bonus = bonusTilesByCount[s.seats] ?? 0
      for (const order of range(s.seats)) {
        const { supply } = player(s, (s.first + order) % s.seats)
        at(startingSupplies, order).forEach((goods, section) => {
          goods.forEach((count, kind) => {
            supply[section * KINDS + kind] = count
          })
        })
      }
      announce(t, "setup", {})
      if (t.log) tell(t, { did: "gameBegan", seat: s.first, rule: "GW-2.10" })
      push(t, { do: "turn", seat: s.first })
    },
  },
}
