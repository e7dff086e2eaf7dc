// Source: public pictures of the first-edition board; graph, woods and special actions agree with two further public
// implementations (GWT-24). Zones, four spaces per hazard zone and the village's values are in the rulebook.
import { graphOf } from "../../trail/graph.ts"

export const hazards = ["flood", "drought", "rockfall"] as const
export type Hazard = (typeof hazards)[number]

export interface TrailNode {
  readonly id: string
  readonly kind: "start" | "neutralSite" | "buildingSite" | "hazardSpace" | "tipiSpace" | "kansasCity"
  readonly next: readonly string[]
  /** A corner of the site touches a wooded area (GWT-16.3). */
  readonly woods?: true
  /** The action printed beside the site (GWT-16.2). */
  readonly special?: "sp-jersey" | "sp-any"
  readonly hazard?: Hazard
  /** What a tipi on this space of the village brings or, below 0, costs. */
  readonly value?: number
}

export const nodes: readonly TrailNode[] = [
  { id: "start", kind: "start", next: ["site-A"] },
  { id: "site-A", kind: "neutralSite", next: ["site-A1", "flood-1"] },
  { id: "site-A1", kind: "buildingSite", next: ["site-A2"] },
  { id: "site-A2", kind: "buildingSite", next: ["site-A3"] },
  { id: "site-A3", kind: "buildingSite", next: ["site-B"] },
  { id: "flood-1", kind: "hazardSpace", next: ["flood-2"], hazard: "flood" },
  { id: "flood-2", kind: "hazardSpace", next: ["flood-3"], hazard: "flood" },
  { id: "flood-3", kind: "hazardSpace", next: ["flood-4"], hazard: "flood" },
  { id: "flood-4", kind: "hazardSpace", next: ["site-FL1"], hazard: "flood" },
  { id: "site-FL1", kind: "buildingSite", next: ["site-FL2"], special: "sp-jersey" },
  { id: "site-FL2", kind: "buildingSite", next: ["site-B"], woods: true, special: "sp-jersey" },
  { id: "site-B", kind: "neutralSite", next: ["site-B1", "drought-1"] },
  { id: "site-B1", kind: "buildingSite", next: ["site-B2"], woods: true },
  { id: "site-B2", kind: "buildingSite", next: ["site-B3"] },
  { id: "site-B3", kind: "buildingSite", next: ["site-C"] },
  { id: "drought-1", kind: "hazardSpace", next: ["drought-2"], hazard: "drought" },
  { id: "drought-2", kind: "hazardSpace", next: ["drought-3"], hazard: "drought" },
  { id: "drought-3", kind: "hazardSpace", next: ["drought-4"], hazard: "drought" },
  { id: "drought-4", kind: "hazardSpace", next: ["site-DR1"], hazard: "drought" },
  { id: "site-DR1", kind: "buildingSite", next: ["site-C"], special: "sp-any" },
  { id: "site-C", kind: "neutralSite", next: ["site-C1", "site-C3"] },
  { id: "site-C1", kind: "buildingSite", next: ["site-C2"], woods: true },
  { id: "site-C2", kind: "buildingSite", next: ["site-E"], woods: true },
  { id: "site-C3", kind: "buildingSite", next: ["site-D", "tipi-1"] },
  { id: "site-D", kind: "neutralSite", next: ["site-E"] },
  { id: "tipi-1", kind: "tipiSpace", next: ["tipi-2"], value: 1 },
  { id: "tipi-2", kind: "tipiSpace", next: ["tipi-4"], value: 2 },
  { id: "tipi-4", kind: "tipiSpace", next: ["tipi-6"], value: 4 },
  { id: "tipi-6", kind: "tipiSpace", next: ["tipi-8"], value: 6 },
  { id: "tipi-8", kind: "tipiSpace", next: ["tipi-10"], value: 8 },
  { id: "tipi-10", kind: "tipiSpace", next: ["site-TP1"], value: 10 },
  { id: "tipi-m1", kind: "tipiSpace", next: [], value: -1 },
  { id: "tipi-m2", kind: "tipiSpace", next: [], value: -2 },
  { id: "tipi-m3", kind: "tipiSpace", next: [], value: -3 },
  { id: "site-TP1", kind: "buildingSite", next: ["site-TP2"], special: "sp-any" },
  { id: "site-TP2", kind: "buildingSite", next: ["site-E"], special: "sp-jersey" },
  { id: "site-E", kind: "neutralSite", next: ["site-E1", "rockfall-1"] },
  { id: "site-E1", kind: "buildingSite", next: ["site-E2"], woods: true },
  { id: "site-E2", kind: "buildingSite", next: ["site-F"], woods: true },
  { id: "rockfall-1", kind: "hazardSpace", next: ["rockfall-2"], hazard: "rockfall" },
  { id: "rockfall-2", kind: "hazardSpace", next: ["rockfall-3"], hazard: "rockfall" },
  { id: "rockfall-3", kind: "hazardSpace", next: ["rockfall-4"], hazard: "rockfall" },
  { id: "rockfall-4", kind: "hazardSpace", next: ["site-RF1"], hazard: "rockfall" },
  { id: "site-RF1", kind: "buildingSite", next: ["site-RF2"], special: "sp-any" },
  { id: "site-RF2", kind: "buildingSite", next: ["site-F"], woods: true, special: "sp-jersey" },
  { id: "site-F", kind: "neutralSite", next: ["site-F1", "site-F2"] },
  { id: "site-F1", kind: "buildingSite", next: ["site-G"] },
  { id: "site-F2", kind: "buildingSite", next: ["site-G"], woods: true },
  { id: "site-G", kind: "neutralSite", next: ["site-G1", "site-G2"] },
  { id: "site-G1", kind: "buildingSite", next: ["kc"] },
  { id: "site-G2", kind: "buildingSite", next: ["kc"] },
  { id: "kc", kind: "kansasCity", next: [] },
]

export const NODES = nodes.length
export const trail = graphOf(nodes, "kc")

export function siteNamed(id: string): number {
  const site = trail.ids.indexOf(id)
  if (site < 0) throw new RangeError(`no place "${id}" on the trail`)
  return site
}

function places(fits: (node: TrailNode) => boolean): readonly number[] {
  return nodes.flatMap((node, i) => (fits(node) ? [i] : []))
}

export const START = siteNamed("start")
export const KANSAS_CITY = siteNamed("kc")
export const neutralSites = places(node => node.kind === "neutralSite")
export const buildingSites = places(node => node.kind === "buildingSite")
export const woodsSites = places(node => node.woods === true)
/** GWT-8.3: the spaces of a zone by number, those of the village by value. */
export const hazardSpaces = hazards.map(hazard => places(node => node.hazard === hazard))
export const villageSpaces = [...places(node => node.kind === "tipiSpace")].sort(
  (a, b) => villageValue(a) - villageValue(b),
)

export function villageValue(space: number): number {
  return nodes[space]?.value ?? 0
}
