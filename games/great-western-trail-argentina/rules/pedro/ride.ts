// PEDRO-21 to PEDRO-30: where Pedro's estanciero rides.
import { at, num, type StepRules, tell } from "@railhead/engine"
import { distanceFrom, mapOf } from "../../../trail/distance.ts"
import { eachWay } from "../../../trail/graph.ts"
import { gain } from "../../../trail/money.ts"
import { BUENOS_AIRES, piers, trail, trailWith } from "../../data/trail.ts"
import { PEDRO, type PedroStep, YOU } from "../../pedro-state.ts"
import { say } from "../../say.ts"
import { type Argentina, type ArgTable, ownerOf, PIER } from "../../state.ts"
import { feeOf, graphOf, piersAt } from "../move.ts"
import { type Criterion, narrowed, tellReason } from "./criteria.ts"
import { amountOf, cardOf, pedroPlayer } from "./pedro.ts"

interface Route {
  readonly end: number
  /** Locations entered, in order; an end in Buenos Aires comes before every other (PEDRO-26). */
  readonly sites: readonly number[]
  readonly arrives: boolean
  /** What all their hands would cost, and those of the player alone. */
  readonly fees: number
  readonly feesToYou: number
}

function arrivesAt(s: Argentina, site: number): boolean {
  return site === BUENOS_AIRES || num(s.tiles, site) === PIER
}

/** Scratch for one enumeration: the way looked at, and the fees of its first locations. */
const way: number[] = []
const fees = [0]
const feesToYou = [0]

/** PEDRO-25: ways of exactly as many locations as he moves, and shorter ones that end in Buenos Aires. */
function routes(s: Argentina): readonly Route[] {
  const me = pedroPlayer(s)
  const points = amountOf(s, cardOf(s).moves)
  const found: Route[] = []
  eachWay(graphOf(me), s.tiles, me.rancher, points, (_way, site, length) => {
    const fee = feeOf(s, PEDRO, site)
    way[length - 1] = site
    fees[length] = num(fees, length - 1) + fee
    feesToYou[length] = num(feesToYou, length - 1) + (fee > 0 && ownerOf(num(s.tiles, site)) === YOU ? fee : 0)
    const arrives = arrivesAt(s, site)
    if (!arrives && length < points) return
    found.push({
      end: arrives ? BUENOS_AIRES : site,
      sites: way.slice(0, length),
      arrives,
      fees: num(fees, length),
      feesToYou: num(feesToYou, length),
    })
  })
  return found
}

/** PEDRO-25: the smallest number of locations to Buenos Aires, by how many piers are open to him; a pier is as good. */
const maps = trailWith.map(graph =>
  mapOf({ ...graph, next: graph.next.map((next, site) => (piers.includes(site) ? [] : next)) }),
)

/** More than any way is long: a way to Buenos Aires is better than any that ends on the trail. */
const FAR = 100

function criteria(s: Argentina): readonly Criterion<Route>[] {
  const map = at(maps, num(piersAt, pedroPlayer(s).engine))
  return [
    {
      because: "shortest",
      rule: "PEDRO-26",
      of: ({ arrives, sites, end }) => (arrives ? sites.length : FAR + distanceFrom(map, s.tiles, end)),
    },
    { because: "leastFees", rule: "PEDRO-27", of: route => route.fees },
    { because: "leastFeesToYou", rule: "PEDRO-28", of: route => route.feesToYou },
  ]
}

/** PEDRO-30: the bank pays for the hands on the player's buildings; farmers get nothing. */
function ride(t: ArgTable, { sites, arrives }: Route): void {
  const s = t.state
  const me = pedroPlayer(s)
  for (const site of sites) {
    me.rancher = site
    if (ownerOf(num(s.tiles, site)) === YOU) gain(t, YOU, feeOf(s, PEDRO, site), "PEDRO-30")
  }
  if (t.log)
    tell(t, { did: "rode", seat: PEDRO, rule: "PEDRO-23", site: at(trail.ids, me.rancher), count: sites.length })
  if (arrives) me.rancher = BUENOS_AIRES
}

export const rideSteps: StepRules<Argentina, Extract<PedroStep, { do: "askRoute" }>> = {
  // PEDRO-29: ways to one end are one choice; fees and what the player receives are the same on all that are left.
  askRoute: {
    rule: "PEDRO-29",
    choices(t, _step, offer) {
      const ends: number[] = []
      for (const { end } of narrowed(routes(t.state), criteria(t.state))) if (!ends.includes(end)) ends.push(end)
      ends.sort((a, b) => a - b)
      for (const end of ends) offer.add(say.ride(end))
    },
    make(t, _step, code) {
      const [end] = say.ride.of(code)
      const all = routes(t.state)
      const lists = criteria(t.state)
      tellReason(t, all, lists, left => left.some(route => route.end !== end))
      // An end that is offered is among the best, so the best of the ways to it are best of all.
      const [route] = narrowed(
        all.filter(way => way.end === end),
        lists,
      )
      if (route) ride(t, route)
    },
  },
}
