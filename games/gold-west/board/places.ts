// Where on the board choices are made and events happen. A place is named by an id such as "hex:1,-2".
import { at, type Choice, type Event, isMoved } from "@railhead/engine"
import type { Flight, Zone } from "../../face.ts"
import { hexes } from "../data/map.ts"
import type { GoldWestStep } from "../state.ts"

export const zones: readonly Zone[] = [
  { id: "map", icon: "g:treasure-map" },
  { id: "boomtown", icon: "g:saloon" },
  { id: "cards", icon: "g:poker-hand" },
  { id: "coaches", icon: "g:old-wagon" },
]

/** The player board is always in view: it is no zone to be opened. */
export const TRAY = "tray"

const zoneOf: { readonly [kind: string]: string } = {
  hex: "map",
  map: "map",
  cell: "boomtown",
  card: "cards",
  bonus: "cards",
  coach: "coaches",
  step: "coaches",
  bridge: "coaches",
}

export function zoneOfPlace(place: string): string {
  return zoneOf[place.split(":")[0] ?? ""] ?? TRAY
}

interface Verb {
  /** The groups of its arguments. */
  readonly args: readonly string[]
  /** Which argument is the place where it is made, and what such places are called. */
  readonly at?: readonly [arg: number, kind: string]
}

/** The words of `say.ts` without its codes, which only the rules need; a test holds the two together. */
export const verbs: { readonly [verb: string]: Verb } = {
  activate: { args: ["section"], at: [0, "section"] },
  leave: { args: ["resource"], at: [0, "good"] },
  invest: { args: ["card"], at: [0, "card"] },
  influence: { args: ["cell"], at: [0, "cell"] },
  deliver: { args: ["resource"], at: [0, "coach"] },
  endMetals: { args: [] },
  step: { args: ["resource"], at: [0, "coach"] },
  place: { args: ["cell"], at: [0, "cell"] },
  stack: { args: ["cell"], at: [0, "cell"] },
  upgrade: { args: ["hex"], at: [0, "hex"] },
  take: { args: ["resource", "section"], at: [1, "section"] },
  swap: { args: ["hex", "hex"], at: [0, "hex"] },
  material: { args: ["resource", "section"], at: [1, "section"] },
  water: { args: ["section"], at: [0, "section"] },
  camp: { args: ["resource", "hex"], at: [1, "hex"] },
  settlement: { args: ["hex"], at: [0, "hex"] },
  loot: { args: ["hex"], at: [0, "hex"] },
  store: { args: ["section"], at: [0, "section"] },
  decline: { args: [] },
  end: { args: [] },
}

/** The parts of a choice in words; null for a verb that there is not. */
export function spell(text: string): Choice | null {
  const [name = "", ...ids] = text.split(" ")
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  return verb ? { verb: name, args: verb.args.map((of, i) => ({ of, id: ids[i] ?? "" })) } : null
}

export function placeOf({ verb, args }: Choice): string | null {
  const [arg, kind] = verbs[verb]?.at ?? []
  return arg === undefined ? null : `${kind}:${args[arg]?.id}`
}

type Asked = GoldWestStep["do"]

export const phases = ["activate", "metals", "build"] as const

const phaseOfStep: { readonly [step in Asked]?: (typeof phases)[number] } = {
  activate: "activate",
  leave: "activate",
  useMetals: "metals",
  finalMetals: "metals",
  freeStep: "metals",
  placeMarker: "metals",
  stackMarker: "metals",
  upgradeCamp: "metals",
  takeResource: "metals",
  swapTokens: "metals",
  gainWater: "metals",
  takeMaterial: "metals",
  buildOrLoot: "build",
  store: "build",
  endTurn: "build",
}

export function phaseOf(step: string): string | null {
  return phaseOfStep[step as Asked] ?? null
}

const metalZones = ["boomtown", "cards", "coaches"]
const zonesOfStep: { readonly [step in Asked]?: readonly string[] } = {
  useMetals: metalZones,
  finalMetals: metalZones,
  freeStep: ["coaches"],
  placeMarker: ["boomtown"],
  stackMarker: ["boomtown"],
  upgradeCamp: ["map"],
  swapTokens: ["map"],
  buildOrLoot: ["map"],
}

export function zonesOf(step: string): readonly string[] {
  return zonesOfStep[step as Asked] ?? []
}

/** What of an event the picture uses: ids are texts, figures are numbers, goods are counts. */
function told(event: Event) {
  const data: { readonly [name: string]: unknown } = isMoved(event) ? {} : event
  const text = (name: string) => String(data[name] ?? "")
  const goods = typeof data.goods === "object" && data.goods !== null ? Object.entries(data.goods) : []
  return {
    text,
    step: Number(data.step ?? 0),
    vp: Number(data.vp ?? 0),
    goods: goods.flatMap(([id, n]) => Array<string>(n).fill(id)),
  }
}

const seatCard = (event: Event) => `seat:${event.seat}`
const useZone = (event: Event) => `use:${event.seat}`
const section = (event: Event) => `supply:${event.seat}:${told(event).text("section")}`

/** Resources that go the same way, each as a piece of its own. */
function goods(event: Event, from: string, to: string): Flight[] {
  return told(event).goods.map(id => ({ from, to, piece: `good:${id}` }))
}

type Flies = (event: Event) => readonly Flight[]

const fromCard = (kind: string, place: string): Flies => {
  return event => [{ from: seatCard(event), to: `${place}:${told(event).text(place)}`, piece: `${kind}:${event.seat}` }]
}
const oneGood = (from: (event: Event) => string, resource?: string): Flies => {
  return event => [{ from: from(event), to: section(event), piece: `good:${resource ?? told(event).text("resource")}` }]
}
const points = (from: string): Flies => {
  return event => [{ from: `${from}${told(event).vp}`, to: seatCard(event), piece: `vp:${told(event).vp}` }]
}

const fliesAt: { readonly [did: string]: Flies } = {
  activated: event => goods(event, section(event), useZone(event)),
  left: oneGood(useZone),
  stored: event => goods(event, "map", section(event)),
  tookResource: oneGood(seatCard),
  gainedWater: oneGood(seatCard, "water"),
  camp: fromCard("camp", "hex"),
  settlement: fromCard("settlement", "hex"),
  upgraded: fromCard("marker", "hex"),
  looted: event => [{ from: `hex:${told(event).text("hex")}`, to: seatCard(event), piece: `camp:${event.seat}` }],
  influenced: fromCard("marker", "cell"),
  placed: fromCard("marker", "cell"),
  stacked: fromCard("marker", "cell"),
  invested: event => {
    const card = `card:${told(event).text("card")}`
    return [...goods(event, useZone(event), card), { from: card, to: seatCard(event), piece: "card:" }]
  },
  tookBonusTile: points("bonus:"),
  crossedBridge: points("bridge:"),
  gainedInfluence: event => [
    { from: seatCard(event), to: `influence:${told(event).text("terrain")}`, piece: `marker:${event.seat}` },
  ],
  coachMoved: event => {
    const { text, step } = told(event)
    const track = `step:${text("resource")}:`
    return [{ from: `${track}${step - 1}`, to: `${track}${step}`, piece: `coach:${event.seat}` }]
  },
  swapped: event => {
    const { text } = told(event)
    const [a, b] = [`hex:${text("hex")}`, `hex:${text("hex2")}`]
    return [
      { from: a, to: b, piece: "token:" },
      { from: b, to: a, piece: "token:" },
    ]
  },
}

export const flights: Flies = event => fliesAt[event.did]?.(event) ?? []

export function placesOf(event: Event): readonly string[] {
  if (isMoved(event)) return event.place < 0 ? [] : [`hex:${at(hexes, event.place).id}`]
  const { text, step } = told(event)
  if (event.did === "coachMoved") return [`step:${text("resource")}:${step}`]
  return ["hex", "hex2", "cell", "card"]
    .filter(name => text(name) !== "")
    .map(name => `${name.replace(/\d$/, "")}:${text(name)}`)
}
