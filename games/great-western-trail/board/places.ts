// Where on the board choices are made. A place is named by an id such as "site:site-C3".
import { at, type Choice, num } from "@railhead/engine"
import type { Zone } from "../../face.ts"
import { breeds, CATTLE, cardNamed, cards } from "../data/cards.ts"
import { workerTypes } from "../data/tiles.ts"
import { trail } from "../data/trail.ts"
import type { GreatWesternTrail, GwtStep } from "../state.ts"

export const zones: readonly Zone[] = [
  { id: "trail", icon: "g:treasure-map" },
  { id: "railway", icon: "g:steam-locomotive" },
  { id: "market", icon: "g:cow" },
  { id: "ranch", icon: "g:barn" },
]

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
}

export function zoneOfPlace(place: string): string {
  return zoneOf[place.split(":")[0] ?? ""] ?? TRAY
}

/** The words of `say.ts` without its codes, which only the rules need: the groups of their arguments. */
export const verbs: { readonly [verb: string]: readonly string[] } = {
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
}

/** The parts of a choice in words; null for a verb that there is not. A way is all the locations it enters. */
export function spell(text: string): Choice | null {
  const [verb = "", ...ids] = text.split(" ")
  const args = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!args) return null
  return { verb, args: args.map((of, i) => ({ of, id: of === "way" ? ids.join(" ") : (ids[i] ?? "") })) }
}

type Locates = (s: GreatWesternTrail, first: string, second: string) => string | null

const called =
  (kind: string): Locates =>
  (_s, id) =>
    `${kind}:${id}`

/** What stands on the board for each kind of choice; those left out have no place. */
const placed: { readonly [verb: string]: Locates } = {
  place: called("site"),
  play: called("hand"),
  move: (_s, way) => `site:${way.split(" ").at(-1)}`,
  use: (s, action) => placeOfAction(s, action),
  copy: (_s, site, action) => `row:${site}:${action}`,
  aux: (_s, aux, form) => `aux:${aux}:${form}`,
  pair: (s, breed) => pairPlace(s, breed),
  discard: called("hand"),
  remove: called("hand"),
  draw: () => "pile",
  hire: (_s, row, worker) => `job:${row}:${worker}`,
  build: called("build"),
  on: called("site"),
  take: (_s, card) => `${cardNamed(card) < CATTLE ? "market" : "objective"}:${card}`,
  top: () => "objectivePile",
  engine: called("rail"),
  upgrade: called("station"),
  disc: called("disc"),
  "disc-from": called("station"),
  appoint: (s, worker) =>
    `work:${worker}:${num(active(s).workers, (workerTypes as readonly string[]).indexOf(worker))}`,
  trade: called("site"),
  hazard: called("site"),
  deal: called("deal"),
  "turn-up": () => "cattlePile",
  ride: called("site"),
  foresight: called("slot"),
  spend: () => "certificates",
  deliver: called("city"),
}

function active(s: GreatWesternTrail) {
  return at(s.players, s.active)
}

/** A row of the building where the rancher stands, or what an immediate action comes from. */
function placeOfAction(s: GreatWesternTrail, id: string): string {
  const [, worker, space] = /^(cowboy|craftsman|engineer)-(\d)$/.exec(id) ?? []
  if (worker !== undefined) return `work:${worker}:${space}`
  if (id.startsWith("obj-")) return `area:${id}`
  if (id.startsWith("sm-")) return `master:${id.replace(/\.[ab]$/, "")}`
  return `row:${trail.ids[active(s).rancher]}:${id}`
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

type Asked = GwtStep["do"]

export const phases = ["move", "act", "foresight", "income", "deliver", "draw"] as const

const phaseOfStep: { readonly [step in Asked]?: (typeof phases)[number] } = {
  placeRancher: "move",
  phaseA: "move",
  foresight: "foresight",
  income: "income",
  deliver: "deliver",
  endTurn: "draw",
}

/** Everything else happens while the location is used. */
export function phaseOf(step: string): string | null {
  return phaseOfStep[step as Asked] ?? "act"
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
  upgradeStation: ["railway"],
  upgradePassed: ["railway"],
  deliver: ["railway"],
  takeDisc: ["ranch", "railway"],
  hire: ["market"],
  buyCattle: ["market"],
  takeCattle: ["market"],
  takeObjective: ["market"],
  foresight: ["market"],
  build: ["ranch"],
  auxiliary: ["ranch"],
  appoint: ["ranch"],
  immediate: ["ranch"],
}

export function zonesOf(step: string): readonly string[] {
  return zonesOfStep[step as Asked] ?? []
}
