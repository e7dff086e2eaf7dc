// Where on the board choices are made. A place is named by an id such as "site:site-C3".
import { at, type Choice, num } from "@railhead/engine"
import type { Zone } from "../../face.ts"
import { called, type Locates, trailPlaced } from "../../trail/board/placed.ts"
import { spelling, type Verbs } from "../../trail/board/spell.ts"
import { siftWays, wayWorth } from "../../trail/board/ways.ts"
import { breeds, CATTLE, cardNamed, cards } from "../data/cards.ts"
import { workerTypes } from "../data/tiles.ts"
import { everyStation, stations } from "../data/track.ts"
import { KANSAS_CITY, siteNamed, trail } from "../data/trail.ts"
import { downtowns } from "../expansions/rails-to-the-north/data/map.ts"
import type { GreatWesternTrail, GwtStep } from "../state.ts"
import { tollsOn } from "../text/ways.ts"
import { TOWN } from "./icons.ts"
import { siftStores } from "./stores.ts"

export const zones: readonly Zone[] = [
  { id: "trail", icon: "g:treasure-map" },
  { id: "railway", icon: "g:steam-locomotive" },
  { id: "market", icon: "g:cow" },
  { id: "ranch", icon: "g:barn" },
]

/** With Rails to the North. */
export const northernZones: readonly Zone[] = [...zones, { id: "north", icon: TOWN }]

/** Hand and purse are always in view: no zone to be opened. */
export const TRAY = "tray"

const zoneOf: { readonly [kind: string]: string } = {
  site: "trail",
  row: "trail",
  rail: "railway",
  city: "railway",
  station: "railway",
  market: "market",
  cattlePile: "market",
  deal: "market",
  job: "market",
  slot: "market",
  objective: "market",
  objectivePile: "market",
  work: "ranch",
  aux: "ranch",
  disc: "ranch",
  build: "ranch",
  area: "ranch",
  master: "ranch",
  downtown: "north",
  display: "north",
}

/** Cities and stations of the northern map. */
const northern = new Set([
  ...downtowns.flatMap(({ id, kind }) => (kind === "large" ? [`city:${id}`] : [])),
  ...everyStation.slice(stations.length).map(({ id }) => `station:${id}`),
])

export function zoneOfPlace(place: string): string {
  return northern.has(place) ? "north" : (zoneOf[place.split(":")[0] ?? ""] ?? TRAY)
}

/** The words of `say.ts` without its codes, which only the rules need: the groups of their arguments. */
export const verbs: Verbs = {
  place: ["site"],
  play: ["objective"],
  move: ["way"],
  use: ["action"],
  copy: ["site", "action"],
  aux: ["aux", "form"],
  instead: ["instead"],
  end: [],
  pair: ["breed"],
  discard: ["card"],
  remove: ["card"],
  draw: ["number"],
  hire: ["row", "worker"],
  build: ["building"],
  on: ["site"],
  take: ["card"],
  top: [],
  engine: ["rail"],
  upgrade: ["station"],
  disc: ["disc"],
  "disc-from": ["station"],
  appoint: ["worker"],
  trade: ["site"],
  hazard: ["site"],
  deal: ["deal"],
  "turn-up": [],
  stop: [],
  ride: ["site"],
  foresight: ["slot"],
  spend: ["number"],
  deliver: ["city"],
  pass: [],
  lose: [],
  "go-on": [],
  store: ["downtown", "commerce"],
  exchange: ["number"],
  master: ["stationmaster"],
  seat: ["worker"],
  lay: ["card"],
  flip: ["building"],
}

export const spell = spelling(verbs)

/** What stands on the board for each kind of choice; those left out have no place. */
const placed: { readonly [verb: string]: Locates<GreatWesternTrail> } = {
  ...trailPlaced,
  use: (s, action) => placeOfAction(s, action),
  copy: (_s, site, action) => `row:${site}:${action}`,
  pair: (s, breed) => pairPlace(s, breed),
  take: (_s, card) => `${cardNamed(card) < CATTLE ? "market" : "objective"}:${card}`,
  appoint: (s, worker) => lastHired(s, worker),
  seat: (s, worker) => lastHired(s, worker),
  trade: called("site"),
  hazard: called("site"),
  ride: called("site"),
  deliver: called("city"),
  store: called("downtown"),
  master: called("display"),
  lay: called("hand"),
  flip: (_s, building) => `build:${turnedOver(building)}`,
}

/** The worker who leaves the player board: the rightmost of a row. */
function lastHired(s: GreatWesternTrail, worker: string): string {
  return `work:${worker}:${num(active(s).workers, (workerTypes as readonly string[]).indexOf(worker))}`
}

/** The side that is up while the other one is chosen. */
function turnedOver(building: string): string {
  return building.replace(/[ab]$/, side => (side === "a" ? "b" : "a"))
}

function active(s: GreatWesternTrail) {
  return at(s.players, s.active)
}

/** A row of the building where the rancher stands, or what an immediate action comes from. */
function placeOfAction(s: GreatWesternTrail, id: string): string | null {
  const [, worker, space] = /^(cowboy|craftsman|engineer)-(\d)$/.exec(id) ?? []
  if (worker !== undefined) return `work:${worker}:${space}`
  if (id.startsWith("obj-")) return `area:${id}`
  // RTN-13: the second half of the double form.
  if (id === "placeStore-single") return "aux:placeStore:single"
  if (id.startsWith("sm-")) return `master:${id.replace(/\.[ab]$/, "")}`
  // Local actions are numbered, and so is the special one of a site; what cities and tokens bring is not on a building.
  return /^\w+\.(\d[ab]?|s)$|^add-on-/.test(id) ? `row:${trail.ids[active(s).rancher]}:${id}` : null
}

/** Two cards of a breed: the first of them in the hand. */
function pairPlace(s: GreatWesternTrail, breed: string): string | null {
  const held = active(s).hand.filter(card => card >= 0 && card < CATTLE)
  const first = Math.min(...held.filter(card => breeds[num(cards.breedOf, card)] === breed))
  return Number.isFinite(first) ? `hand:${at(cards.ids, first)}` : null
}

export function placeOf(s: GreatWesternTrail, { verb, args: [first, second] }: Choice): string | null {
  return placed[verb]?.(s, first?.id ?? "", second?.id ?? "") ?? null
}

/** Ways differ in where they end, in what they cost and in who is paid (GWT-6.3); stores in what their spaces bring. */
export function sift(s: GreatWesternTrail, choices: readonly Choice[], legal: readonly Choice[]): readonly Choice[] {
  const ways = siftWays(choices, legal, way => {
    const sites = way.split(" ")
    return wayWorth(siteNamed(sites.at(-1) ?? ""), sites.length, tollsOn(s, sites))
  })
  return siftStores(ways, legal)
}

type Asked = GwtStep["do"]

export const phases = ["move", "act", "draw"] as const

/** GWT-8.1 */
const kansasCity = ["foresight1", "foresight2", "foresight3", "income", "deliver"] as const

const phaseOfStep: { readonly [step in Asked]?: (typeof phases)[number] } = {
  placeRancher: "move",
  phaseA: "move",
  endTurn: "draw",
}

function inKansasCity(s: GreatWesternTrail): boolean {
  return s.players[s.active]?.rancher === KANSAS_CITY
}

/** Kansas City has phases of its own in place of local actions. */
export function phasesIn(s: GreatWesternTrail): readonly string[] {
  return inKansasCity(s) ? kansasCity : phases
}

/** Everything else happens while the location is used; in Kansas City before what is still to come. */
export function phaseOf(step: string, s: GreatWesternTrail): string | null {
  if (!inKansasCity(s)) return phaseOfStep[step as Asked] ?? "act"
  const stacks = s.agenda.flatMap(ahead => (ahead.do === "foresight" ? [ahead.stack + 1] : []))
  if (stacks.length > 0) return `foresight${Math.min(...stacks)}`
  return s.agenda.some(ahead => ahead.do === "reveal" || ahead.do === "income") ? "income" : "deliver"
}

const zonesOfStep: { readonly [step in Asked]?: readonly string[] } = {
  placeRancher: ["trail"],
  phaseA: ["trail"],
  moveRancher: ["trail"],
  freeMove: ["trail"],
  phaseB: ["trail", "ranch"],
  chooseSite: ["trail"],
  trade: ["trail"],
  removeHazard: ["trail"],
  engineForward: ["railway"],
  engineBack: ["railway"],
  leaveLastSpace: ["railway"],
  specialDelivery: ["railway"],
  upgradeStation: ["railway", "north"],
  upgradePassed: ["railway"],
  income: ["railway"],
  deliver: ["railway", "north"],
  takeDisc: ["ranch", "railway", "north"],
  hire: ["market"],
  buyCattle: ["market"],
  takeCattle: ["market"],
  takeMarketCattle: ["market"],
  takeObjective: ["market"],
  foresight: ["market"],
  build: ["ranch"],
  auxiliary: ["ranch"],
  appoint: ["ranch"],
  immediate: ["ranch"],
  placeStore: ["north"],
  takeStationmaster: ["north"],
  seatWorker: ["ranch", "market"],
  placeCard: ["market"],
  flip: ["ranch"],
}

/** Which half of the board a question is about, where there are two. */
export function halfAsked(s: GreatWesternTrail): "north" | "trail" {
  const step = s.north === null ? undefined : s.agenda.at(-1)
  switch (step?.do) {
    case "placeStore":
    case "takeStationmaster":
    case "deliver":
    case "deliveryEffects":
      return "north"
    case "upgradeStation":
    case "appoint":
      return step.station < stations.length ? "trail" : "north"
    default:
      return "trail"
  }
}

export function zonesOf(step: string): readonly string[] {
  return zonesOfStep[step as Asked] ?? []
}
