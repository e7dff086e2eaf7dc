// CC-13.21: cards that take a building of the row: red railroad worker, yellow prospector, red cowboy.
import {
  add,
  at,
  type Module,
  num,
  type Offer,
  push,
  replaced,
  type Seat,
  type StepRules,
  tell,
} from "@railhead/engine"
import { buildings, ROW, rowPrices } from "../../data/buildings.ts"
import { PARCELS } from "../../data/map.ts"
import { type CarsonPlaces, objectionToBuild } from "../../places.ts"
import { say } from "../../say.ts"
import { type CarsonCity, type CarsonTable, player } from "../../state.ts"
import type { CardStep } from "../../steps.ts"
import { finishBuilding } from "../construction.ts"
import { gainParcel, isBuyable, isFree } from "../land.ts"

type TileStep = Extract<CardStep, { do: "takeTile" | "siteTile" }>

/** The bag, behind the spaces of the row. */
const BAG = ROW

function maySite(t: CarsonTable, seat: Seat, parcel: number, building: number): boolean {
  return isFree(t.state, parcel) && isBuyable(t, seat, parcel) && objectionToBuild(t, seat, parcel, building) === null
}

function anySite(t: CarsonTable, seat: Seat, building: number): boolean {
  for (let parcel = 0; parcel < PARCELS; parcel++) if (maySite(t, seat, parcel, building)) return true
  return false
}

/** Every tile of the row, or those of one type, and only without one in the row the bag's. */
function offerTiles(s: CarsonCity, building: number, offer: Offer): void {
  for (let slot = 0; slot < ROW; slot++) {
    const shown = num(s.row, slot)
    if (shown >= 0 && (building < 0 || shown === building)) offer.add(say.tile(slot))
  }
  if (!offer.any && building >= 0 && num(s.bag, building) > 0) offer.add(say.tile(BAG))
}

const tileSteps: StepRules<CarsonCity, TileStep> = {
  takeTile: {
    rule: "CC-13.21",
    fields: ["price", "building"],
    lapses: true,
    choices(t, { seat, price, building }, offer) {
      const s = t.state
      const me = player(s, seat)
      if (me.money < price) return
      // Cards 9 and 15 need a parcel for it at once; what card 4 takes can be kept.
      if (building >= 0 && (me.deeds === 0 || !anySite(t, seat, building))) return
      offerTiles(s, building, offer)
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat, price, building }, code) {
      if (!say.tile.is(code)) return
      const [slot] = say.tile.of(code)
      const s = t.state
      const me = player(s, seat)
      me.money -= price
      const taken = slot === BAG ? building : num(s.row, slot)
      if (slot === BAG) add(s.bag, building, -1)
      else s.row[slot] = -1
      add(me.kept, taken, 1)
      if (t.log)
        tell(t, {
          did: "tookTile",
          seat,
          rule: "CC-13.21",
          building: at(buildings, taken).id,
          slot: slot === BAG ? "bag" : String(num(rowPrices, slot)),
          money: price,
        })
      // The stop of the turn stands before the draw.
      if (slot !== BAG) push(t, { do: "slideRow", seat: -1, slot })
      push(t, { do: "endTurn", seat })
      push(t, building < 0 ? { do: "buildAtOnce", seat, building: taken } : { do: "siteTile", seat, building: taken })
    },
    timeout: () => say.decline(),
  },

  // Deed and building on a buyable free parcel: no road, no house, and no keeping.
  siteTile: {
    rule: "CC-13.21",
    fields: ["building"],
    choices(t, { seat, building }, offer) {
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (maySite(t, seat, parcel, building)) offer.add(say.site(parcel))
        else if (offer.why) offer.no(say.site(parcel), "CC-13.21", "notFreeAndUnowned")
      }
    },
    make(t, { seat, building }, code) {
      const [parcel] = say.site.of(code)
      const me = player(t.state, seat)
      gainParcel(t, seat, parcel, "CC-13.21", "tookParcel", 0)
      add(me.kept, building, -1)
      t.state.objects = replaced(t.state.objects, parcel, building)
      finishBuilding(t, seat, building, parcel, "CC-13.21")
    },
    timeout(t, { seat, building }) {
      let parcel = 0
      while (!maySite(t, seat, parcel, building)) parcel++
      return say.site(parcel)
    },
  },
}

export const tileCards: Module<CarsonCity, CarsonPlaces> = { id: "tileCards", when: () => true, steps: tileSteps }
