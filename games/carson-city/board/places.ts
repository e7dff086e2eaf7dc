// Where on the board choices are made and events happen. A place is named by an id such as "parcel:r4c5".
import { at, type Choice, num } from "@railhead/engine"
import type { Zone } from "../../face.ts"
import { SPACES, spotNamed } from "../data/actions.ts"
import { rowPrices } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { PARCELS } from "../data/map.ts"
import type { CarsonCity } from "../state.ts"

export const zones: readonly Zone[] = [
  { id: "town", icon: "g:treasure-map" },
  { id: "actions", icon: "g:western-hat" },
  { id: "people", icon: "g:law-star" },
  { id: "you", icon: "g:family-house" },
]

/** What is always in view is no zone to be opened. */
export const TRAY = "tray"

const zoneOf: { readonly [kind: string]: string } = {
  parcel: "town",
  edge: "town",
  action: "actions",
  bag: "actions",
  die: "actions",
  card: "people",
  tile: "actions",
  sheet: "actions",
  own: "you",
  kept: "you",
  corral: "you",
}

export function zoneOfPlace(place: string): string {
  return zoneOf[place.split(":")[0] ?? ""] ?? TRAY
}

interface Verb {
  /** The groups of its arguments. */
  readonly args: readonly string[]
  /** Where it is made. */
  readonly at?: (ids: readonly string[], s: CarsonCity) => string | null
}

const parcel = (which = 0) => ({ at: (ids: readonly string[]) => `parcel:${ids[which]}` })
const spot = (which = 0) => ({ at: (ids: readonly string[]) => placeOfSpot(ids[which] ?? "") })
const edge = { at: ([id]: readonly string[]) => `edge:${id}` }

/** Spaces of the track have names, parcels a row and a column, corrals a number. */
export function placeOfSpot(id: string): string {
  if (id.startsWith("corral")) return `corral:${id}`
  return /^r\dc\d$/.test(id) ? `parcel:${id}` : `action:${id}`
}

export function placeOfSlot(slot: string): string {
  return slot === "bag" ? "bag" : `action:building${slot}`
}

/** A card lies in one place, whichever of its sides is taken. */
export function placeOfCard(face: string): string {
  return `card:${Number.parseInt(face, 10)}`
}

/** The words of `say.ts` without its codes, which only the rules need; a test holds the two together. */
export const verbs: { readonly [verb: string]: Verb } = {
  parcel: { args: ["parcel"], ...parcel() },
  choose: { args: ["card"], at: ([face = ""]) => placeOfCard(face) },
  take: { args: ["offer"], at: (_, s) => ownCard(s) },
  tile: { args: ["slot"], at: ([slot = ""]) => placeOfSlot(slot) },
  site: { args: ["parcel"], ...parcel() },
  lot: { args: ["parcel"], ...parcel() },
  bid: { args: ["number"] },
  out: { args: [] },
  decline: { args: [] },
  place: { args: ["action"], ...spot() },
  with: { args: ["cowboy"], at: ([kind]) => `cowboy:${kind}` },
  pass: { args: [] },
  duel: { args: ["parcel"], ...parcel() },
  again: { args: ["die"], at: ([die]) => `die:${die}` },
  stand: { args: [] },
  pay: { args: [] },
  lose: { args: [] },
  recover: { args: ["action"], ...spot() },
  "take-back": { args: [] },
  buy: { args: ["parcel"], ...parcel() },
  stop: { args: [] },
  purchase: { args: ["building"], at: (_, s) => soldNow(s) },
  renounce: { args: [] },
  build: { args: ["building", "parcel"], ...parcel(1) },
  keep: { args: [], at: () => "kept" },
  house: { args: ["parcel"], ...parcel() },
  "give-up": { args: [] },
  agree: { args: [] },
  refuse: { args: [] },
  withdraw: { args: [] },
  double: { args: ["building"], at: ([type]) => `own:${type}` },
  blow: { args: ["parcel"], ...parcel() },
  points: { args: ["number"] },
  spend: { args: ["number"] },
  road: { args: ["edge"], ...edge },
  lay: { args: ["edge"], ...edge },
  "go-on": { args: [] },
  end: { args: [] },
  sheet: { args: ["sheet", "number"], at: ([item, amount]) => `sheet:${item}:${amount}` },
  "hand-in": { args: [] },
  play: { args: ["number"], at: ([tile]) => `tile:${tile}` },
  move: { args: ["cowboy", "action"], ...spot(1) },
  wait: { args: [] },
  done: { args: [] },
  outlaw: { args: ["parcel"], ...parcel() },
  claim: { args: [] },
  steal: { args: [] },
  horse: { args: ["corral"], at: ([corral]) => `corral:${corral}` },
  wage: { args: [], at: () => "action:salary" },
  breed: { args: ["parcel"], ...parcel() },
}

/** The card that puts something up for choice: that of the seat which is asked. */
function ownCard(s: CarsonCity): string | null {
  const face = s.players[s.agenda.at(-1)?.seat ?? -1]?.face ?? -1
  return face < 0 ? null : `card:${at(faces, face).card}`
}

function soldNow(s: CarsonCity): string | null {
  const step = s.agenda.at(-1)
  return step?.do === "buyBuilding" ? placeOfSlot(String(num(rowPrices, step.slot))) : null
}

/** The parts of a choice in words; null for a verb that there is not. */
export function spell(text: string): Choice | null {
  const [name = "", ...ids] = text.split(" ")
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  return verb ? { verb: name, args: verb.args.map((of, i) => ({ of, id: ids[i] ?? "" })) } : null
}

export function placeOf(s: CarsonCity, { verb, args }: Choice): string | null {
  return (
    verbs[verb]?.at?.(
      args.map(({ id }) => id),
      s,
    ) ?? null
  )
}

/** Cowboys are sent to a space, or to a parcel to buy, attack or defend; each token is a choice by itself. */
export function kindOf(s: CarsonCity, { verb, args: [first] }: Choice): string {
  const id = first?.id ?? ""
  if (verb === "with") return `with-${id}`
  if (verb !== "place") return verb
  const parcel = spotNamed(id) - SPACES
  if (parcel < 0) return "place-space"
  if (parcel >= PARCELS) return "place-corral"
  if (s.outlaws?.at.includes(parcel)) return "place-fight"
  const owner = num(s.owner, parcel)
  if (owner < 0) return parcel === s.townHall ? "place-occupy" : "place-buy"
  const seat = s.agenda.at(-1)?.seat ?? -1
  return seat < 0 ? "place-owned" : owner === seat ? "place-defend" : "place-attack"
}
