// GWT-13.9 Trade, GWT-13.12 Remove a hazard: tiles of the trail that players take.
import { add, at, num, type StepRules, tell } from "@railhead/engine"
import type { GainKind } from "../../trail/actions.ts"
import { gain, pay } from "../../trail/money.ts"
import { payable } from "../../trail/state.ts"
import { tiles } from "../data/tiles.ts"
import { hazardSpaces, trail, villageSpaces, villageValue } from "../data/trail.ts"
import { say } from "../say.ts"
import { could, type GreatWesternTrail, type GwtStep, type GwtTable, kindOf, player, push } from "../state.ts"

type VillageStep = Extract<GwtStep, { do: "trade" | "removeHazard" }>

export const villageSteps: StepRules<GreatWesternTrail, VillageStep> = {
  trade: {
    rule: "GWT-13.9",
    fields: ["optional"],
    lapses: true,
    choices(t, { seat, optional }, offer) {
      const purse = payable(player(t.state, seat))
      for (const space of villageSpaces) {
        if (num(t.state.tiles, space) < 0) continue
        if (villageValue(space) + purse >= 0) offer.add(say.trade(space))
        else if (offer.why) offer.no(say.trade(space), "GWT-13.9", "price", { price: -villageValue(space) })
        if (offer.enough) return
      }
      if (optional && offer.any) offer.add(say.lose())
    },
    make(t, { seat }, code) {
      if (say.lose.is(code)) return
      const [space] = say.trade.of(code)
      const tile = at(tiles, kindOf(num(t.state.tiles, space)))
      t.state.tiles[space] = -1
      if (tile.is === "tipi") add(player(t.state, seat).tipis, tile.colour, 1)
      if (t.log) tell(t, { did: "traded", seat, rule: "GWT-13.9", tile: tile.id, site: at(trail.ids, space) })
      const value = villageValue(space)
      if (value < 0) pay(t, seat, -value, "GWT-13.9")
      else gain(t, seat, value, "GWT-13.9")
    },
  },

  removeHazard: {
    rule: "GWT-13.12",
    fields: ["optional"],
    lapses: true,
    choices(t, { optional }, offer) {
      for (const zone of hazardSpaces)
        for (const space of zone) {
          if (num(t.state.tiles, space) >= 0) offer.add(say.hazard(space))
          if (offer.enough) return
        }
      if (optional && offer.any) offer.add(say.lose())
    },
    make(t, { seat }, code) {
      if (say.lose.is(code)) return
      const [space] = say.hazard.of(code)
      const kind = kindOf(num(t.state.tiles, space))
      t.state.tiles[space] = -1
      player(t.state, seat).hazards.push(kind)
      if (t.log)
        tell(t, { did: "hazardRemoved", seat, rule: "GWT-13.12", tile: at(tiles, kind).id, site: at(trail.ids, space) })
    },
  },
}

export const villageKinds: readonly GainKind[] = [
  {
    id: "trade",
    needsTarget: true,
    works: (t: GwtTable, seat) => could(t, { do: "trade", seat, no: 0, optional: 0 }),
    why: () => ({ rule: "GWT-13.9", reason: "noTarget" }),
    lay: (t: GwtTable, seat, _gain, optional) => push(t, { do: "trade", seat, optional }),
  },
  {
    id: "removeHazard",
    needsTarget: true,
    works: (t: GwtTable, seat) => could(t, { do: "removeHazard", seat, no: 0, optional: 0 }),
    why: () => ({ rule: "GWT-13.12", reason: "noTarget" }),
    lay: (t: GwtTable, seat, _gain, optional) => push(t, { do: "removeHazard", seat, optional }),
  },
]
