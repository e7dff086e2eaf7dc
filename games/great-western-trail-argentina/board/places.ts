// Where on the board choices are made. A place is named by an id such as "site:site-C1".
import { at, type Choice, num } from "@railhead/engine"
import type { Zone } from "../../face.ts"
import { called, type Locates, trailPlaced } from "../../trail/board/placed.ts"
import { spelling, type Verbs } from "../../trail/board/spell.ts"
import { buildingNamed } from "../data/actions.ts"
import { CATTLE, cardNamed } from "../data/cards.ts"
import { workerTypes } from "../data/tiles.ts"
import { trail } from "../data/trail.ts"
import { PEDRO } from "../pedro-state.ts"
import { type Argentina, type ArgStep, buildingTile, type Player } from "../state.ts"
import { ANCHOR } from "./icons.ts"

export const zones: readonly Zone[] = [
  { id: "trail", icon: "g:treasure-map" },
  { id: "port", icon: ANCHOR },
  { id: "markets", icon: "g:cow" },
  { id: "estancia", icon: "g:barn" },
]

/** Beside the board on a wide screen, one at a time. */
export const columns = ["port", "markets", "estancia"] as const
export type Column = (typeof columns)[number]

/** Hand and purse are always in view: no zone to be opened. */
export const TRAY = "tray"

const zoneOf: { readonly [kind: string]: string } = {
  site: "trail",
  row: "trail",
  rail: "trail",
  station: "trail",
  ship: "port",
  quay: "port",
  space: "port",
  market: "markets",
  cattlePile: "markets",
  deal: "markets",
  job: "markets",
  slot: "markets",
  objective: "markets",
  objectivePile: "markets",
  work: "estancia",
  aux: "estancia",
  disc: "estancia",
  build: "estancia",
  area: "estancia",
  master: "estancia",
  farmer: "estancia",
  supply: "estancia",
}

export function zoneOfPlace(place: string): string {
  return zoneOf[place.split(":")[0] ?? ""] ?? TRAY
}

export const verbs: Verbs = {
  place: ["site"],
  play: ["objective"],
  move: ["way"],
  use: ["action"],
  aux: ["aux", "form"],
  end: [],
  pair: ["breed"],
  discard: ["card"],
  remove: ["card"],
  draw: ["number"],
  hire: ["row", "tile"],
  build: ["building"],
  on: ["site"],
  take: ["card"],
  top: [],
  engine: ["rail"],
  upgrade: ["station"],
  disc: ["disc"],
  "disc-from": ["station"],
  appoint: ["worker"],
  deal: ["deal"],
  "turn-up": [],
  stop: [],
  help: ["site"],
  show: ["card"],
  settle: ["tile"],
  quay: ["quay"],
  deliver: ["quay"],
  to: ["space"],
  reveal: [],
  spend: ["number"],
  load: ["ship"],
  foresight: ["slot"],
  exchange: ["number"],
  pass: [],
  lose: [],
  ride: ["site"],
  farmer: ["site"],
  replace: ["building", "building"],
  "deliver-to": ["quay", "space"],
}

export const spell = spelling(verbs)

/** What stands on the board for each kind of choice; those left out have no place. */
const placed: { readonly [verb: string]: Locates<Argentina> } = {
  ...trailPlaced,
  use: (s, action) => placeOfAction(s, action),
  pair: called("hand"),
  show: called("hand"),
  exchange: () => "tokens",
  build: (s, building) => `${s.agenda.at(-1)?.do === "askNewTile" ? "supply" : "build"}:${building}`,
  // Where the old one stands.
  replace: (s, _new, old) => {
    const tile = buildingTile(buildingNamed(old), PEDRO)
    return `site:${trail.ids[s.tiles.indexOf(tile)]}`
  },
  help: called("site"),
  ride: called("site"),
  farmer: called("site"),
  take: (_s, card) => `${cardNamed(card) < CATTLE ? "market" : "objective"}:${card}`,
  appoint: (s, worker) =>
    `work:${worker}:${num(active(s).workers, (workerTypes as readonly string[]).indexOf(worker))}`,
  settle: called("farmer"),
  quay: called("quay"),
  deliver: called("quay"),
  to: called("space"),
  "deliver-to": (_s, _quay, space) => `space:${space}`,
  load: called("ship"),
}

function active(s: Argentina): Player {
  return at(s.players, s.active)
}

const worker = new RegExp(`^(${workerTypes.join("|")})-(\\d)$`)

/** A row of the building where the estanciero stands, or what an immediate action comes from. */
function placeOfAction(s: Argentina, id: string): string {
  const [, type, space] = worker.exec(id) ?? []
  if (type !== undefined) return `work:${type}:${space}`
  if (id.startsWith("obj-")) return `area:${id}`
  if (id.startsWith("sm-")) return `master:${id}`
  if (/^(leHavre|rotterdam|liverpool)-/.test(id)) return `space:${id}`
  return `row:${trail.ids[active(s).rancher]}:${id}`
}

export function placeOf(s: Argentina, { verb, args: [first, second] }: Choice): string | null {
  return placed[verb]?.(s, first?.id ?? "", second?.id ?? "") ?? null
}

type Asked = ArgStep["do"]

const zonesOfStep: { readonly [step in Asked]?: readonly string[] } = {
  placeEstanciero: ["trail"],
  phaseA: ["trail"],
  moveRancher: ["trail"],
  phaseB: ["trail", "estancia"],
  chooseSite: ["trail"],
  helpFarmers: ["trail"],
  engineForward: ["trail"],
  engineBack: ["trail"],
  upgradeStation: ["trail"],
  upgradePassed: ["trail"],
  upgradeTerminus: ["trail"],
  delivery: ["port"],
  chooseSpace: ["port"],
  load: ["port"],
  discToQuay: ["port"],
  takeDisc: ["estancia", "trail"],
  hire: ["markets"],
  buyCattle: ["markets"],
  takeCattle: ["markets"],
  takeMarketCard: ["markets"],
  takeObjective: ["markets"],
  foresight: ["markets"],
  build: ["estancia"],
  auxiliary: ["estancia"],
  appoint: ["estancia"],
  immediate: ["estancia", "port"],
  placeFarmers: ["estancia"],
  askRoute: ["trail"],
  askFarmer: ["trail"],
  askSpace: ["trail"],
  askReplace: ["trail"],
  askDisc: ["trail"],
  askNewTile: ["estancia"],
  askDelivery: ["port"],
}

export function zonesOf(step: string): readonly string[] {
  return zonesOfStep[step as Asked] ?? []
}

/** What a question is about that no zone of a phone says: discs come from the tray and go to ships and quays. */
const columnOfStep: { readonly [step in Asked]?: Column } = {
  takeDisc: "port",
  income: "port",
  reveal: "port",
  auxiliary: "markets",
  appoint: "markets",
  phaseB: "markets",
}

export function columnOf(step: string): Column {
  const zone = columns.find(column => zonesOf(step).includes(column))
  return columnOfStep[step as Asked] ?? zone ?? "markets"
}
