// ARG-4.2, ARG-5, ARG-6, ARG-7, ARG-30: the estanciero on the trail.
import { add, at, NOBODY, num, type Offer, type Seat, type StepRules, tell } from "@railhead/engine"
import { eachWay, locationsOf, type TrailGraph } from "../../trail/graph.ts"
import { buildingFees, farmerFees } from "../data/fees.ts"
import { reachedNumber } from "../data/track.ts"
import { BUENOS_AIRES, neutralSites, openPiers, spaceNo, trail, trailWith } from "../data/trail.ts"
import { objection } from "../places.ts"
import { say } from "../say.ts"
import {
  type Argentina,
  type ArgStep,
  type ArgTable,
  buildingOf,
  isBuilding,
  kindOf,
  ownerOf,
  PIER,
  type Player,
  player,
  push,
} from "../state.ts"
import { buenosAires } from "./buenos-aires.ts"
import { movementLimit } from "./counts.ts"
import { offerObjectives, playObjective } from "./objectives.ts"

type MoveStep = Extract<ArgStep, { do: "placeEstanciero" | "phaseA" | "moveRancher" | "arrive" }>

/** ARG-7.1: for each place of an engine how many piers it has opened. */
export const piersAt: readonly number[] = reachedNumber.map(openPiers)
const graphs: readonly TrailGraph[] = piersAt.map(open => at(trailWith, open))

/** ARG-7.1: the trail with the piers that this player's engine has opened. */
export function graphOf(me: Player): TrailGraph {
  return at(graphs, me.engine)
}

/** ARG-6.1, ARG-6.2: what entering a place costs this player. */
export function feeOf(s: Argentina, seat: Seat, site: number): number {
  const tile = num(s.tiles, site)
  if (tile < 0 || tile === PIER) return 0
  if (!isBuilding(tile)) return num(at(farmerFees, s.players.length), kindOf(tile))
  return ownerOf(tile) === seat ? 0 : num(at(buildingFees, s.players.length), buildingOf(tile))
}

/** ARG-6.3: what is missing is not owed. */
function payFee(t: ArgTable, seat: Seat, site: number): void {
  const s = t.state
  const me = player(s, seat)
  const amount = Math.min(feeOf(s, seat, site), me.money)
  if (amount === 0) return
  const owner = ownerOf(num(s.tiles, site))
  me.money -= amount
  if (t.log) tell(t, { did: "feePaid", seat, rule: "ARG-6.1", amount, site: at(trail.ids, site) })
  if (owner === NOBODY) add(s.coins, num(spaceNo, site), amount)
  else if (objection(t, "mayReceive", { owner }) === null) {
    player(s, owner).money += amount
    if (t.log) tell(t, { did: "feeReceived", seat: owner, rule: "ARG-6.2", amount })
  }
}

/** ARG-5.7: every way of 1 up to `limit` locations. Those that are one too long are named to whoever asks why. */
function offerWays(t: ArgTable, seat: Seat, limit: number, offer: Offer): void {
  const me = player(t.state, seat)
  const graph = graphOf(me)
  if (offer.why)
    eachWay(graph, t.state.tiles, me.rancher, limit + 1, (way, _end, length) => {
      if (length > limit) offer.no(say.move(way), "ARG-5.2", "tooFar", { limit })
    })
  eachWay(graph, t.state.tiles, me.rancher, limit, way => offer.add(say.move(way)))
}

/** ARG-6.5: location by location, each fee at once; a pier leads to Buenos Aires (ARG-7.2). */
function ride(t: ArgTable, seat: Seat, code: number): void {
  const s = t.state
  const me = player(s, seat)
  const [way] = say.move.of(code)
  const locations = locationsOf(graphOf(me), s.tiles, me.rancher, way)
  for (const site of locations) {
    me.rancher = site
    payFee(t, seat, site)
  }
  if (t.log) tell(t, { did: "rode", seat, rule: "ARG-5.2", site: at(trail.ids, me.rancher), count: locations.length })
  if (num(s.tiles, me.rancher) === PIER) me.rancher = BUENOS_AIRES
  push(t, { do: "arrive", seat })
}

export const moveSteps: StepRules<Argentina, MoveStep> = {
  // ARG-4.2: the first turn begins on any neutral building, without a fee.
  placeEstanciero: {
    rule: "ARG-4.2",
    choices(_t, _step, offer) {
      for (const site of neutralSites) offer.add(say.place(site))
    },
    make(t, { seat }, code) {
      const [site] = say.place.of(code)
      player(t.state, seat).rancher = site
      if (t.log) tell(t, { did: "placed", seat, rule: "ARG-4.2", site: at(trail.ids, site) })
      push(t, { do: "arrive", seat })
    },
  },

  // ARG-25.8: objective cards may come first. Asked even if there is one way only: a move that made itself would tell the
  // others that no objective card is in hand.
  phaseA: {
    rule: "ARG-5.7",
    always: true,
    choices(t, { seat }, offer) {
      offerWays(t, seat, movementLimit(t.state, seat), offer)
      offerObjectives(t.state, seat, offer)
    },
    make(t, { seat }, code) {
      if (say.play.is(code)) {
        push(t, { do: "phaseA", seat })
        playObjective(t, seat, code)
      } else ride(t, seat, code)
    },
  },

  // ARG-30.1, ARG-30.4: fees and piers as in phase A; a whole new phase B follows.
  moveRancher: {
    rule: "ARG-30.4",
    fields: ["upTo"],
    choices(t, { seat, upTo }, offer) {
      offerWays(t, seat, upTo, offer)
    },
    make: (t, { seat }, code) => ride(t, seat, code),
  },

  // ARG-5.5: the location where the movement ended is used.
  arrive: {
    rule: "ARG-5.5",
    run(t, { seat }) {
      const { rancher: site } = player(t.state, seat)
      if (site === BUENOS_AIRES) return buenosAires(t, seat)
      push(t, { do: "phaseB", seat, site, tile: num(t.state.tiles, site), used: 0, aux: 0 })
    },
  },
}
