// CC-2 Setup, in the order of CC-2.11.
import {
  add,
  at,
  chance,
  num,
  push,
  range,
  replaced,
  type Seat,
  type StepRules,
  shuffled,
  tell,
} from "@railhead/engine"
import { buildingNamed, HOUSE, MOUNTAIN, ROW, rowSpaces } from "../data/buildings.ts"
import { readListed } from "../data/cards.ts"
import { PARCELS, parcels, parcelThrown, sidesOf } from "../data/map.ts"
import { STARTING_PARCELS, startingKit } from "../data/rounds.ts"
import { announce, rows } from "../places.ts"
import { say } from "../say.ts"
import type { CarsonCity, CarsonTable } from "../state.ts"
import type { SetupStep } from "../steps.ts"
import { pips } from "./goods.ts"
import { gainParcel, isBuyable, isFree } from "./land.ts"
import { putRoad } from "./roads.ts"
import { fillBag, fillEmpty } from "./row.ts"
import { countTurn } from "./turns.ts"

export function setup(t: CarsonTable): void {
  const nobody = { seat: -1 }
  push(
    t,
    { do: "layTownCentre", ...nobody },
    { do: "layMountains", ...nobody },
    { do: "drawStartingOrder", ...nobody },
    { do: "layBuildingRow", ...nobody },
    { do: "layPersonalities", ...nobody },
    { do: "beforeKit", ...nobody },
    { do: "startingKit", ...nobody },
    { do: "draftParcels", ...nobody },
  )
}

/** Throws both dice until they name a parcel on which something can be placed. */
function throwForObject(t: CarsonTable, object: number, did: string, rule: string): number {
  for (;;) {
    const black = pips(chance(t, 6))
    const white = pips(chance(t, 6))
    const parcel = parcelThrown(black, white)
    if (!isFree(t.state, parcel)) continue
    t.state.objects = replaced(t.state.objects, parcel, object)
    if (t.log) tell(t, { did, seat: -1, rule, parcel: at(parcels, parcel), black, white })
    return parcel
  }
}

/** CC-2.2: the first house, and a road on each of its four sides. */
export function layTownCentre(s: CarsonCity, parcel: number): void {
  s.objects = replaced(s.objects, parcel, HOUSE)
  for (const edge of at(sidesOf, parcel)) putRoad(s, edge, 1)
}

export function layOut(s: CarsonCity, listed: readonly string[]): void {
  for (const id of listed) {
    const { card, side } = readListed(id)
    s.sides = replaced(s.sides, card, side)
  }
}

/** CC-2.7, CC-14.3: so many parcels each, from the last player up to the first, then from the first to the last … */
export function draft(t: CarsonTable, count: (seat: Seat) => number): void {
  const { choosing, seats } = t.state
  push(t, { do: "beginRound", seat: -1 })
  for (let pick = Math.max(...choosing.map(count)) - 1; pick >= 0; pick--)
    for (let i = 0; i < seats; i++) {
      const seat = num(choosing, pick % 2 === 0 ? i : seats - 1 - i)
      if (pick < count(seat)) push(t, { do: "pickParcel", seat })
    }
  if (t.log) tell(t, { did: "gameBegan", seat: num(choosing, 0), rule: "CC-2.4" })
}

export const setupSteps: StepRules<CarsonCity, SetupStep> = {
  layTownCentre: {
    rule: "CC-2.2",
    run(t) {
      layTownCentre(t.state, throwForObject(t, HOUSE, "townCentre", "CC-2.2"))
    },
  },
  layMountains: {
    rule: "CC-2.3",
    run(t) {
      for (const { count } of rows(t, "mountains"))
        for (let i = 0; i < count; i++) throwForObject(t, MOUNTAIN, "mountain", "CC-2.3")
    },
  },
  drawStartingOrder: {
    rule: "CC-2.4",
    run(t) {
      t.state.choosing = shuffled(t, range(t.state.seats))
    },
  },
  layBuildingRow: {
    rule: "CC-2.5",
    run(t) {
      const s = t.state
      fillBag(s, rows(t, "tiles"))
      for (let slot = 0; slot < ROW; slot++) {
        const { first } = at(rowSpaces, slot)
        if (first === null) continue
        s.row[slot] = buildingNamed(first)
        add(s.bag, num(s.row, slot), -1)
      }
      fillEmpty(t)
    },
  },
  layPersonalities: {
    rule: "CC-2.8",
    replaceable: true,
    run(t) {
      layOut(
        t.state,
        rows(t, "personalities").map(row => row.id),
      )
    },
  },
  beforeKit: {
    rule: "CC-2.11",
    run(t) {
      announce(t, "beforeKit", {})
    },
  },
  startingKit: {
    rule: "CC-2.1",
    replaceable: true,
    run(t) {
      for (const me of t.state.players) {
        me.money = startingKit.money
        me.cowboys = startingKit.cowboys
        me.general -= startingKit.cowboys
        me.revolvers = startingKit.revolvers
        me.roads = startingKit.roads
      }
      announce(t, "kitGiven", {})
    },
  },

  draftParcels: {
    rule: "CC-2.7",
    replaceable: true,
    run(t) {
      draft(t, () => STARTING_PARCELS)
    },
  },
  pickParcel: {
    rule: "CC-2.7",
    run(t, { seat }) {
      countTurn(t, seat)
      push(t, { do: "startingParcel", seat })
    },
  },
  startingParcel: {
    rule: "CC-2.7",
    choices(t, { seat }, offer) {
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (isBuyable(t, seat, parcel)) offer.add(say.parcel(parcel))
        else if (offer.why) offer.no(say.parcel(parcel), "CC-2.7", "notBuyable")
      }
    },
    make(t, { seat }, code) {
      gainParcel(t, seat, say.parcel.of(code)[0], "CC-2.7", "tookParcel", 0)
    },
    timeout(t, { seat }) {
      let parcel = 0
      while (!isBuyable(t, seat, parcel)) parcel++
      return say.parcel(parcel)
    },
  },
}
