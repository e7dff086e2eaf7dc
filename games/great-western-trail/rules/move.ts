// GWT-6 Phase A, GWT-13.13 moves by a local action, GWT-17.4 free moves: the rancher on the trail.
import { at, NOBODY, num, type Offer, within as onAgenda, type Seat, type StepRules, tell } from "@railhead/engine"
import type { GainKind } from "../../trail/actions.ts"
import { eachWay, locationsOf, within } from "../../trail/graph.ts"
import { buildingFees, tileFees } from "../data/fees.ts"
import { KANSAS_CITY, neutralSites, trail } from "../data/trail.ts"
import { say } from "../say.ts"
import {
  buildingOf,
  could,
  type GreatWesternTrail,
  type GwtStep,
  type GwtTable,
  isBuilding,
  kindOf,
  ownerOf,
  player,
  push,
} from "../state.ts"
import { movementLimit } from "./counts.ts"
import { kansasCity } from "./kansas-city.ts"
import { offerObjectives, playObjective } from "./objectives.ts"

type MoveStep = Extract<GwtStep, { do: "placeRancher" | "phaseA" | "moveRancher" | "arrive" | "freeMove" }>

/** GWT-6.7, GWT-6.8: what entering a place costs this player. */
export function feeOf(s: GreatWesternTrail, seat: Seat, site: number): number {
  const tile = num(s.tiles, site)
  if (tile < 0) return 0
  if (!isBuilding(tile)) return num(at(tileFees, s.seats), kindOf(tile))
  return ownerOf(tile) === seat ? 0 : num(at(buildingFees, s.seats), buildingOf(tile))
}

/** GWT-6.9, R5, R48: what is missing is not owed; an owner has the money at once. */
function payFee(t: GwtTable, seat: Seat, site: number): void {
  const s = t.state
  const me = player(s, seat)
  const amount = Math.min(feeOf(s, seat, site), me.money)
  if (amount === 0) return
  const owner = ownerOf(num(s.tiles, site))
  me.money -= amount
  if (t.log) tell(t, { did: "feePaid", seat, rule: "GWT-6.7", amount, site: at(trail.ids, site) })
  if (owner === NOBODY) return
  player(s, owner).money += amount
  if (t.log) tell(t, { did: "feeReceived", seat: owner, rule: "GWT-6.7", amount })
}

/** GWT-6.11: every way of 1 up to `limit` locations. Those that are one too long are named to whoever asks why. */
function offerWays(t: GwtTable, seat: Seat, limit: number, offer: Offer): void {
  const { rancher } = player(t.state, seat)
  if (offer.why)
    eachWay(trail, t.state.tiles, rancher, limit + 1, (way, _end, length) => {
      if (length > limit) offer.no(say.move(way), "GWT-6.1", "tooFar", { limit })
    })
  eachWay(trail, t.state.tiles, rancher, limit, way => offer.add(say.move(way)))
}

/** GWT-6.7: location by location, each fee at once. */
function ride(t: GwtTable, seat: Seat, code: number): void {
  const s = t.state
  const me = player(s, seat)
  const [way] = say.move.of(code)
  const locations = locationsOf(trail, s.tiles, me.rancher, way)
  for (const site of locations) {
    me.rancher = site
    payFee(t, seat, site)
  }
  if (t.log) tell(t, { did: "rode", seat, rule: "GWT-6.1", site: at(trail.ids, me.rancher), count: locations.length })
  push(t, { do: "arrive", seat })
}

export const moveSteps: StepRules<GreatWesternTrail, MoveStep> = {
  // GWT-5.2: the first turn begins on any neutral building, without a fee.
  placeRancher: {
    rule: "GWT-5.2",
    choices(_t, _step, offer) {
      for (const site of neutralSites) offer.add(say.place(site))
    },
    make(t, { seat }, code) {
      const [site] = say.place.of(code)
      player(t.state, seat).rancher = site
      if (t.log) tell(t, { did: "placed", seat, rule: "GWT-5.2", site: at(trail.ids, site) })
      push(t, { do: "arrive", seat })
    },
  },

  // GWT-25.2, GWT-25.3: objective cards may come first; to move is to go on. Asked even if there is one way only:
  // a move that made itself would tell the others that no objective card is in hand.
  phaseA: {
    rule: "GWT-6.11",
    always: true,
    choices(t, { seat }, offer) {
      offerWays(t, seat, movementLimit(t, seat), offer)
      offerObjectives(t.state, seat, offer)
    },
    make(t, { seat }, code) {
      if (say.play.is(code)) {
        push(t, { do: "phaseA", seat })
        playObjective(t, seat, code)
      } else ride(t, seat, code)
    },
  },

  // GWT-13.13, R4: fees as in phase A; a whole new phase B follows.
  moveRancher: {
    rule: "GWT-13.13",
    fields: ["upTo"],
    choices(t, { seat, upTo }, offer) {
      offerWays(t, seat, upTo, offer)
    },
    make: (t, { seat }, code) => ride(t, seat, code),
  },

  // GWT-7: the location where the rancher has stopped is used.
  arrive: {
    rule: "GWT-7.1",
    run(t, { seat }) {
      const { rancher: site } = player(t.state, seat)
      if (site === KANSAS_CITY) return kansasCity(t, seat)
      const tile = num(t.state.tiles, site)
      push(t, { do: "phaseB", seat, site, tile, used: 0, aux: 0, neighbour: -1, neighbourTile: -1, copied: 0 })
    },
  },

  // GWT-17.4, R6: no fees and no use of the location. In phase B the turn goes on with phase C.
  freeMove: {
    rule: "GWT-17.4",
    fields: ["upTo"],
    lapses: true,
    choices(t, { seat, upTo }, offer) {
      for (const site of within(trail, t.state.tiles, player(t.state, seat).rancher, upTo)) offer.add(say.ride(site))
      if (offer.any) offer.add(say.lose())
    },
    make(t, { seat }, code) {
      if (say.lose.is(code)) return
      const [site] = say.ride.of(code)
      player(t.state, seat).rancher = site
      if (t.log) tell(t, { did: "rodeFreely", seat, rule: "GWT-17.4", site: at(trail.ids, site) })
      if (onAgenda(t, "phaseB")) push(t, { do: "endTurn", seat })
    },
  },
}

export const freeMoveKind: GainKind<{ readonly give: "freeMove"; readonly upTo: number }> = {
  id: "freeMove",
  works: (t: GwtTable, seat, { upTo }) => could(t, { do: "freeMove", seat, no: 0, upTo }),
  why: () => ({ rule: "GWT-17.4", reason: "noTarget" }),
  lay: (t: GwtTable, seat, { upTo }) => push(t, { do: "freeMove", seat, upTo }),
}
