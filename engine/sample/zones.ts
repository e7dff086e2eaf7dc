import { aside, NOBODY, type Seat, sum, type Where, type Zone } from "../index.ts"
import { player, type Sample } from "./state.ts"

const herd = (_s: Sample, seat: Seat) => `herd ${seat}`

export const hand: Zone<Sample> = {
  name: "hand",
  sees: "owner",
  each: true,
  of: (s, seat) => player(s, seat).hand,
  pool: herd,
  shown: (s, seat) => player(s, seat).shown,
}

export const pile: Zone<Sample> = {
  name: "pile",
  sees: "none",
  each: true,
  of: (s, seat) => player(s, seat).pile,
  pool: herd,
}

export const discards: Zone<Sample> = {
  name: "discards",
  sees: "all",
  each: true,
  of: (s, seat) => player(s, seat).discards,
}

export const questStack: Zone<Sample> = { name: "questStack", sees: "none", of: s => s.quests, pool: () => "quests" }

/** Taken unseen: to the others it could be any quest of the stack. */
export const quests: Zone<Sample> = {
  name: "quests",
  sees: "owner",
  each: true,
  of: (s, seat) => player(s, seat).quests,
  pool: () => "quests",
}

export const tiles: Zone<Sample> = {
  name: "tiles",
  sees: "owner",
  each: true,
  of: (s, seat) => player(s, seat).tiles,
  pool: () => "tiles",
  misfit: (s, seat) => Math.abs(sum(player(s, seat).tiles) + sum(player(s, seat).played) - player(s, seat).tileSum),
}

export const played: Zone<Sample> = {
  name: "played",
  sees: "owner",
  each: true,
  of: (s, seat) => player(s, seat).played,
  pool: () => "tiles",
  reopen(t, seat) {
    const me = player(t.state, seat)
    me.tiles.push(...me.played.splice(0))
    aside(t, seat, { do: "playTile", seat })
  },
}

export const shownTiles: Zone<Sample> = { name: "shownTiles", sees: "all", of: s => s.shownTiles }

/** Numbers, not pieces: nothing to deal, but the question is put again. */
export const sheets: Zone<Sample> = {
  name: "sheets",
  sees: "owner",
  each: true,
  of: (s, seat) => player(s, seat).sheet,
  reopen(t, seat) {
    player(t.state, seat).sheet.length = 0
    t.state.asides[seat] = []
    aside(t, seat, { do: "sheet", seat })
  },
}

export const openSheets: Zone<Sample> = {
  name: "openSheets",
  sees: "all",
  each: true,
  of: (s, seat) => player(s, seat).openSheet,
}

export const zones: readonly Zone<Sample>[] = [
  hand,
  pile,
  discards,
  questStack,
  quests,
  tiles,
  played,
  shownTiles,
  sheets,
  openSheets,
]

export function where(zone: Zone<Sample>, seat: Seat = NOBODY): Where<Sample> {
  return { zone, seat }
}
