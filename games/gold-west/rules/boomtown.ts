// GW-8 Boomtown: markers on cells, paid or granted by a card.
import { at, type Counts, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { CELLS, cells } from "../data/boomtown.ts"
import { offices } from "../data/offices.ts"
import { say } from "../say.ts"
import { type GainTileValue, type GoldWest, type GoldWestStep, type GoldWestTable, player } from "../state.ts"
import { gain } from "./goods.ts"

type BoomtownStep = GainTileValue | Extract<GoldWestStep, { do: "placeMarker" | "stackMarker" }>

/** Puts a marker from stock in a cell, on top of the one there if there is one, and does what the tile brings at once. */
export function putMarker(
  t: GoldWestTable,
  seat: Seat,
  cell: number,
  rule: string,
  told: { did: string; goods?: Counts },
): void {
  const s = t.state
  const list = num(s.markers, cell) < 0 ? s.markers : s.stacked
  list[cell] = seat
  player(s, seat).markers--
  const office = at(offices, num(s.offices, cell))
  if (t.log) tell(t, { ...told, seat, rule, cell: at(cells, cell).id, office: office.id })
  push(t, ...office.onPlacing.map(effect => ({ ...effect, seat })))
}

export const boomtownSteps: StepRules<GoldWest, BoomtownStep> = {
  // GW-16.5, GW-16.12: I16 and W1.
  placeMarker: {
    rule: "GW-16.5",
    lapses: true,
    choices({ state }, { seat }, offer) {
      if (player(state, seat).markers === 0) return
      for (let cell = 0; cell < CELLS; cell++) {
        if (num(state.markers, cell) < 0) offer.add(say.place(cell))
        else if (offer.why) offer.no(say.place(cell), "GW-16.21", "cellTaken")
      }
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (say.place.is(code)) putMarker(t, seat, say.place.of(code)[0], "GW-16.12", { did: "placed" })
    },
  },

  // GW-16.6, GW-16.13: I17.
  stackMarker: {
    rule: "GW-16.6",
    lapses: true,
    choices({ state }, { seat }, offer) {
      if (player(state, seat).markers === 0) return
      for (let cell = 0; cell < CELLS; cell++) {
        const marker = num(state.markers, cell)
        if (marker >= 0 && marker !== seat && num(state.stacked, cell) < 0) offer.add(say.stack(cell))
        else if (offer.why) offer.no(say.stack(cell), "GW-18.28", "notAnOpponentsCell")
      }
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (say.stack.is(code)) putMarker(t, seat, say.stack.of(code)[0], "GW-16.13", { did: "stacked" })
    },
  },

  // GW-8.5: the 4 VP tile.
  gainTileValue: {
    rule: "GW-8.5",
    fields: ["vp"],
    run(t, { seat, vp }) {
      gain(t.state, seat, "boomtownTile", vp)
      if (t.log) tell(t, { did: "gainedTileValue", seat, rule: "GW-8.5", vp })
    },
  },
}
