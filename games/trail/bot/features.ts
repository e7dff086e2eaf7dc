// What bots see of a trail game: a table of features, each worked out from one glance at the position of a seat. What fades
// with the game is counted by how much of it is left.
import type { Seat, Sense, State, Table, Weights } from "@railhead/engine"
import { bits } from "../state.ts"
import type { Glance } from "./glance.ts"
import { counted, uses } from "./uses.ts"

/** How much of each feature there is in a glance; "points" comes first. */
export type Features<G> = { readonly [feature: string]: (seen: G) => number }

/** The glance is made once for a look and is reused: nobody keeps it. */
export function senseOf<S extends State, G>(
  glance: (t: Table<S>, seat: Seat) => G,
  features: Features<G>,
  weights: Weights,
  facts: (t: Table<S>, seen: G, into: number[], from: number) => void,
): Sense<S> {
  const figures = Object.values(features)
  return {
    features: Object.keys(features),
    look(t, seat, into) {
      const seen = glance(t, seat)
      for (let i = 0; i < figures.length; i++) into[i] = figures[i]?.(seen) ?? 0
      facts(t, seen, into, figures.length)
    },
    weights,
  }
}

/** The first dollars matter more: below this one cannot hire, build or buy at all. */
const FIRST_DOLLARS = 8

/** The last space of a worker row before those that are worth points. */
const FOURTH = 4

/** What both games have. */
export const trailFeatures: Features<Glance> = {
  points: g => g.points,
  /** Turns still to come bring points by themselves. */
  left: g => g.left,
  /** A last turn may still buy, build or sell. */
  lastTurn: g => g.lastTurn,
  /** Sales still to come bring money, discs and cities or ships. */
  sales: g => g.sales,
  /** A rancher near the end has used up the stops of this trip, and is near its sale. */
  ridden: g => g.ridden,
  riddenLeft: g => g.ridden * g.left,
  turnsAway: g => g.turnsAway * Math.min(1, g.sales),
  stopsAhead: g => g.stopsAhead * Math.min(1, 6 * g.left),
  /** A turn that ended where nothing can be used was mostly lost, and so may be the next ones on that branch. */
  idle: g => g.idle,
  /** The next sale: its value is money, and decides how far it goes; near the end it can no longer be bettered. */
  coming: g => (g.sales > 0 ? g.coming : 0),
  comingSoon: g => (g.sales > 0 ? g.coming * g.ridden : 0),
  /** What the herd is good for in all sales still to come. */
  usual: g => g.usual * g.sales,
  /** A large herd brings its good cards to hand less often. */
  herdSize: g => g.herdSize * g.left,
  goodCattle: g => g.goodCattle * g.left,
  /** Money is spent on workers, cattle, buildings and stations as long as there are turns for it. */
  money: g => g.me.money * g.left,
  someMoney: g => Math.min(g.me.money, FIRST_DOLLARS) * g.left,
  /** One more worker in a row of four is worth points at the end. */
  fourth: g => {
    let rows = 0
    for (let type = 0; type < g.me.workers.length; type++) if (g.me.workers[type] === FOURTH) rows++
    return rows * g.left
  },
  /** Own buildings are stops on every trip, and others pay for the hands on them. */
  buildings: g => g.buildings * g.left,
  tolls: g => g.tolls * g.left,
  /** Some of them take the rancher on to a second stop in one turn. */
  ownMoves: g => counted(g.own, uses.moveRancher) * g.left,
  /** An engine far ahead pays less, and has come nearer to the dear stations. */
  engine: g => g.me.engine * g.left,
  /** Stations and stationmasters that the engine can still stop at. */
  stationsAhead: g => g.stationsAhead * g.left,
  mastersAhead: g => g.mastersAhead * g.left,
  /** Certificates raise the next sale, permanent ones every sale. */
  certificates: g => g.me.certificates,
  certificatesLeft: g => g.me.certificates * g.left,
  permanents: g => g.permanents * g.left,
  /** A stationmaster counts things of which more will come. */
  masters: g => bits(g.me.stationmasters) * g.left,
  /** Objective cards that are not done yet, by how near they are. */
  nearPoints: g => g.nearPoints,
  nearPointsLeft: g => g.nearPoints * g.left,
  /** How many there are: a played one must be fulfilled, one in the herd can still be played for its action. */
  objectives: g => g.me.area.length * g.left,
  goals: g => bits(g.me.goals) * g.left,
  /** What the money at hand can get at the buildings still ahead on this trip. */
  hireAhead: g => g.bestHire,
  cattleAhead: g => g.bestDeal,
  buildAhead: g => g.bestBuilding,
  stationAhead: g => g.bestStation,
  /** Steps of this turn that are begun and not done. */
  promised: g => g.promised,
}
