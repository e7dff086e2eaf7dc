// Source: graph, farmland, special sites and printed pesos from a public implementation of the game; the shortcuts, four
// spaces in three zones and their first figures are in the rulebook (ARG-38.6). Seven yellow spaces: public.
import { at, num } from "@railhead/engine"
import { graphOf, type TrailGraph } from "../../trail/graph.ts"

export const colours = ["green", "blue", "orange", "yellow"] as const
export type Colour = (typeof colours)[number]

export interface TrailNode {
  readonly id: string
  readonly kind: "start" | "neutralSite" | "buildingSite" | "farmerSpace" | "pier" | "buenosAires"
  readonly next: readonly string[]
  /** A site with the grain icon (ARG-8.3). */
  readonly farmland?: true
  /** The action printed beside the site, by its id in `immediate.ts`. */
  readonly special?: string
  readonly zone?: Colour
  /** Pesos printed under a farmer space. */
  readonly money?: number
  /** The railway space whose engine opens the pier (ARG-7.1). */
  readonly railSpace?: number
}

export const nodes: readonly TrailNode[] = [
  { id: "start", kind: "start", next: ["site-A"] },
  { id: "site-A", kind: "neutralSite", next: ["site-A1", "green-1"] },
  { id: "site-A1", kind: "buildingSite", next: ["site-A2"] },
  { id: "site-A2", kind: "buildingSite", next: ["site-A3"], farmland: true },
  { id: "site-A3", kind: "buildingSite", next: ["site-B"], farmland: true },
  { id: "green-1", kind: "farmerSpace", next: ["green-2"], zone: "green", money: 0 },
  { id: "green-2", kind: "farmerSpace", next: ["green-3"], zone: "green", money: 1 },
  { id: "green-3", kind: "farmerSpace", next: ["green-4"], zone: "green", money: 2 },
  { id: "green-4", kind: "farmerSpace", next: ["site-A4"], zone: "green", money: 3 },
  { id: "site-A4", kind: "buildingSite", next: ["site-A5"], farmland: true, special: "sp-money-2" },
  { id: "site-A5", kind: "buildingSite", next: ["site-B"], farmland: true, special: "sp-certificates-1" },
  { id: "site-B", kind: "neutralSite", next: ["site-B1", "blue-1"] },
  { id: "site-B1", kind: "buildingSite", next: ["site-B2"], farmland: true },
  { id: "site-B2", kind: "buildingSite", next: ["site-B3"], farmland: true },
  { id: "site-B3", kind: "buildingSite", next: ["site-B4"] },
  { id: "site-B4", kind: "buildingSite", next: ["site-C"] },
  { id: "blue-1", kind: "farmerSpace", next: ["blue-2"], zone: "blue", money: 0 },
  { id: "blue-2", kind: "farmerSpace", next: ["blue-3"], zone: "blue", money: 1 },
  { id: "blue-3", kind: "farmerSpace", next: ["blue-4"], zone: "blue", money: 2 },
  { id: "blue-4", kind: "farmerSpace", next: ["site-B5"], zone: "blue", money: 3 },
  { id: "site-B5", kind: "buildingSite", next: ["site-C"], special: "sp-certificates-1" },
  { id: "site-C", kind: "neutralSite", next: ["site-C1", "site-C2"] },
  { id: "site-C1", kind: "buildingSite", next: ["site-D"] },
  { id: "site-C2", kind: "buildingSite", next: ["site-D"] },
  { id: "site-D", kind: "neutralSite", next: ["site-E"] },
  { id: "site-E", kind: "neutralSite", next: ["site-E1", "site-E4"] },
  { id: "site-E1", kind: "buildingSite", next: ["site-E2"], farmland: true },
  { id: "site-E2", kind: "buildingSite", next: ["site-E3"], farmland: true },
  { id: "site-E3", kind: "buildingSite", next: ["site-F"] },
  { id: "site-E4", kind: "buildingSite", next: ["site-E5"], farmland: true, special: "sp-grain-1" },
  { id: "site-E5", kind: "buildingSite", next: ["orange-1"], special: "sp-money-1" },
  { id: "orange-1", kind: "farmerSpace", next: ["orange-2"], zone: "orange", money: 0 },
  { id: "orange-2", kind: "farmerSpace", next: ["orange-3"], zone: "orange", money: 1 },
  { id: "orange-3", kind: "farmerSpace", next: ["orange-4"], zone: "orange", money: 2 },
  { id: "orange-4", kind: "farmerSpace", next: ["site-F"], zone: "orange", money: 3 },
  { id: "site-F", kind: "neutralSite", next: ["site-F1", "site-F2", "pier-23"] },
  { id: "site-F1", kind: "buildingSite", next: ["site-G"] },
  { id: "site-F2", kind: "buildingSite", next: ["site-G"], farmland: true },
  { id: "site-G", kind: "neutralSite", next: ["yellow-7", "pier-17"] },
  { id: "yellow-7", kind: "farmerSpace", next: ["yellow-6", "pier-12"], zone: "yellow", money: 6 },
  { id: "yellow-6", kind: "farmerSpace", next: ["yellow-5", "site-G1"], zone: "yellow", money: 5 },
  { id: "site-G1", kind: "buildingSite", next: ["yellow-5"], farmland: true },
  { id: "yellow-5", kind: "farmerSpace", next: ["site-H"], zone: "yellow", money: 4 },
  { id: "site-H", kind: "neutralSite", next: ["yellow-4", "site-H1", "pier-9"] },
  { id: "site-H1", kind: "buildingSite", next: ["yellow-4"], special: "sp-grain-1" },
  { id: "yellow-4", kind: "farmerSpace", next: ["yellow-3", "pier-6"], zone: "yellow", money: 3 },
  { id: "yellow-3", kind: "farmerSpace", next: ["yellow-2", "site-H2"], zone: "yellow", money: 2 },
  { id: "site-H2", kind: "buildingSite", next: ["yellow-2"], special: "sp-grain-1" },
  { id: "yellow-2", kind: "farmerSpace", next: ["yellow-1", "pier-3"], zone: "yellow", money: 1 },
  { id: "yellow-1", kind: "farmerSpace", next: ["buenos-aires"], zone: "yellow", money: 0 },
  { id: "pier-3", kind: "pier", next: [], railSpace: 3 },
  { id: "pier-6", kind: "pier", next: [], railSpace: 6 },
  { id: "pier-9", kind: "pier", next: [], railSpace: 9 },
  { id: "pier-12", kind: "pier", next: [], railSpace: 12 },
  { id: "pier-17", kind: "pier", next: [], railSpace: 17 },
  { id: "pier-23", kind: "pier", next: [], railSpace: 23 },
  { id: "buenos-aires", kind: "buenosAires", next: [] },
]

export const NODES = nodes.length
/** Every arrow and pier. Nobody goes on from a pier: whoever enters one is put in Buenos Aires (ARG-7.2). */
export const trail = graphOf(nodes, "buenos-aires")

export function siteNamed(id: string): number {
  const site = trail.ids.indexOf(id)
  if (site < 0) throw new RangeError(`no place "${id}" on the trail`)
  return site
}

function places(fits: (node: TrailNode) => boolean): readonly number[] {
  return nodes.flatMap((node, i) => (fits(node) ? [i] : []))
}

export const START = siteNamed("start")
export const BUENOS_AIRES = siteNamed("buenos-aires")
export const neutralSites = places(node => node.kind === "neutralSite")
export const buildingSites = places(node => node.kind === "buildingSite")
export const farmlandSites = places(node => node.farmland === true)
export const farmerSpaces = places(node => node.kind === "farmerSpace")
/** Piers in the order of their railway spaces: an engine that has reached one has reached all before it. */
export const piers = [...places(node => node.kind === "pier")].sort((a, b) => railSpaceOf(a) - railSpaceOf(b))

export function railSpaceOf(site: number): number {
  return nodes[site]?.railSpace ?? 0
}

/** Number of a farmer space in the list of them, −1 for every other place; coins lie there. */
export const spaceNo: readonly number[] = nodes.map((_, i) => farmerSpaces.indexOf(i))

export function printedMoney(site: number): number {
  return nodes[site]?.money ?? 0
}

/** ARG-13.2: the spaces of each zone from its lowest number on. */
export const zones: readonly (readonly number[])[] = colours.map(colour =>
  [...places(node => node.zone === colour)].sort((a, b) => numberOf(a) - numberOf(b)),
)

function numberOf(site: number): number {
  return Number(at(trail.ids, site).split("-")[1])
}

/** The trail with the first piers open, by how many: closed ones cannot be entered. */
export const trailWith: readonly TrailGraph[] = Array.from({ length: piers.length + 1 }, (_, open) => {
  const closed = piers.slice(open)
  return { ...trail, next: trail.next.map(next => next.filter(to => !closed.includes(to))) }
})

/** Piers open to an engine on this railway number (ARG-7.1). */
export function openPiers(number: number): number {
  let open = 0
  while (open < piers.length && railSpaceOf(num(piers, open)) <= number) open++
  return open
}
