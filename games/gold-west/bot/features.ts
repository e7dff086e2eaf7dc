// What the sense of Gold West counts, and why each of it matters.
import type { Glance } from "./glance.ts"

type Features = { readonly [feature: string]: (g: Glance) => number }

/** From so many turns before the end on, what lies on the track is no longer all brought to use. */
const LAST_TURNS = 3

/** What is for later fades with the last turns. */
const lasting = (g: Glance): number => Math.max(0, Math.min(1, (g.left - 1) / LAST_TURNS))
const plan = (g: Glance, place: number): number => g.plans[place] ?? 0
const early = (g: Glance): number => (g.left > 2 ? 1 : 0)

export const features: Features = {
  /** The score as it stands. */
  points: g => g.points,
  /** Each turn brings points of itself: the more the more are still to come, fewer where more seats share the land. */
  left: g => g.left,
  leftCrowded: g => g.left * (g.seats - 2),
  leftSquared: g => g.left * g.left,
  /** The last turns bring something else than the others: only what lies ready. */
  lastTwo: g => (g.left === 2 ? 1 : 0),
  lastTurn: g => (g.left === 1 ? 1 : 0),
  /** In the turn: what the use zone can pay for, and what is already sure to come. */
  use: g => g.use,
  promised: g => g.promised,
  /** The next activation. In the last turns it is nearly all that is still to come. */
  next: g => early(g) * plan(g, 0),
  nextOfTwo: g => (g.left === 2 ? plan(g, 0) : 0),
  nextAtLast: g => (g.left === 1 ? plan(g, 0) : 0),
  /** The activation after it, from another section; a track with several good sections leaves the choice. */
  second: g => early(g) * plan(g, 1),
  secondOfTwo: g => (g.left === 2 ? plan(g, 1) : 0),
  others: g => early(g) * (plan(g, 2) + plan(g, 3)),
  /** Metals become cards, markers and deliveries; those near the use zone come sooner and lose fewer on the way. */
  metals0: g => lasting(g) * (g.metals[0] ?? 0),
  metals1: g => lasting(g) * (g.metals[1] ?? 0),
  metals2: g => lasting(g) * (g.metals[2] ?? 0),
  metals3: g => lasting(g) * (g.metals[3] ?? 0),
  /** Wood and stone build, as long as there is something to build. */
  materials0: g => lasting(g) * (g.materials[0] ?? 0),
  materials1: g => lasting(g) * (g.materials[1] ?? 0),
  materials2: g => lasting(g) * (g.materials[2] ?? 0),
  materials3: g => lasting(g) * (g.materials[3] ?? 0),
  /** Each turn wants one of them: those that are there for turns to come, and wood and stone together for settlements. */
  supplied: g => Math.min(g.builds, g.wood + g.stone),
  pairs: g => Math.min(g.builds, g.wood, g.stone),
  /** Without a section that gives a building the next turn is a looting; two give a choice. */
  canBuild: g => (g.builds > 0 && g.buildable > 0 ? 1 : 0),
  canBuildTwice: g => (g.builds > 1 && g.buildable > 1 ? 1 : 0),
  /** All metals on the track as deliveries: how well they fit where the coaches stand. */
  deliveries: g => lasting(g) * g.deliveries,
  /** Steps made towards the next bridge or bonus. */
  wayGone: g => lasting(g) * g.wayGone,
  /** Markers become settlements and places in Boomtown; without enough of them turns bring less. */
  shortOfMarkers: g => Math.max(0, g.left - g.me.markers),
  /** Leads in influence last the longer the fewer rounds follow. */
  terrains: g => g.bonuses.expected - g.bonuses.now,
  /** Two VP for each building that joins the largest group: it needs room, and may be shut in. */
  room: g => Math.min(g.builds, g.land.room),
  shutIn: g => (g.builds > 0 && g.land.growth === 0 ? 1 : 0),
  /** One building that joins two groups. */
  joining: g => (g.builds > 0 ? Math.max(0, g.land.growth - 1) : 0),
  /** Offices count more as the game goes on. */
  officeGrowth: g => g.boomtown.growth,
  /** Whoever has looted most pays again at the end; others may still go past. */
  wanted: g => g.me.wanted * g.left,
  /** Water gives a VP with each token stored beside it, best where there is most of it. */
  water: g => g.water * g.builds,
  mostWater: g => g.mostWater * g.builds,
}
