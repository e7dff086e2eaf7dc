// What only Argentina has to look at.
import { num } from "@railhead/engine"
import { type Features, trailFeatures } from "../../trail/bot/features.ts"
import { counted, uses } from "../../trail/bot/uses.ts"
import { bits } from "../../trail/state.ts"
import { EXHAUSTION } from "../data/cards.ts"
import { quays } from "../data/cities.ts"
import { CERT_6, discBit, handBits, MOVE_VP } from "../data/players.ts"
import { CARPINTERO, GAUCHO, GRANJERO, MAQUINISTA } from "../data/tiles.ts"
import type { Glance } from "./glance.ts"

const hired = (g: Glance, type: number) => (num(g.me.workers, type) - 1) * g.left
/** From the third one on. */
const many = (g: Glance, type: number) => Math.max(0, num(g.me.workers, type) - 3) * g.left

/** Full until near the end, then fading. */
const inTime = (g: Glance) => Math.min(1, 4 * g.left)
/** Full as long as one visit is sure. */
const beforeVisit = (g: Glance) => Math.min(1, g.sales)

const LE_HAVRE = 0
const ROTTERDAM = 1
const LIVERPOOL = 2

function onQuays(g: Glance, city: number): number {
  let count = 0
  for (let quay = 0; quay < quays.length; quay++) if (quays[quay]?.city === city) count += g.me.quays[quay] ?? 0
  return count * g.left
}

const HAND_DISCS = handBits.reduce((mask: number, bit) => mask | bit, 0)
const cleared = (g: Glance, disc: number) => (g.me.cleared & disc ? g.left : 0)
const MONEY_2 = discBit("aux1-2x")
const DRAW_2 = discBit("aux2-2x")
const CERTIFICATE_1 = discBit("aux3-1x")
const CERTIFICATE_2 = discBit("aux3-2x")
const GRAIN_1 = discBit("aux4-1x")
const GRAIN_2 = discBit("aux4-2x")
const ENGINE_1 = discBit("aux5-1x")
const ENGINE_2 = discBit("aux5-2x")
const REMOVE_1 = discBit("aux6-1x")
const REMOVE_2 = discBit("aux6-2x")
const MOVE_1 = discBit("move-1")
const STRENGTH_1 = discBit("strength-1")
const STRENGTH_2 = discBit("strength-2")

export const features: Features<Glance> = {
  ...trailFeatures,
  /** Discs on quays that the visits still to come can take to their cities, and ships that they can load. */
  deliveries: g => g.deliveries,
  loads: g => g.loads,
  /** A delivery that the grain at hand allows, more so near Buenos Aires. */
  ready: g => g.ready,
  readySoon: g => g.ready * g.ridden,
  /** Ships will bring their discs to quays that are worth points. */
  bound: g => g.bound * inTime(g),
  /** Discs that wait on the quays of each city. */
  quaysLeHavre: g => onQuays(g, LE_HAVRE),
  quaysRotterdam: g => onQuays(g, ROTTERDAM),
  quaysLiverpool: g => onQuays(g, LIVERPOOL),
  /** Grain pays for deliveries and loads. */
  grain: g => g.me.grain * beforeVisit(g),
  grainLeft: g => g.me.grain * g.left,
  /** An exhaustion card can still be got rid of; until then it is a dead card in the herd. */
  exhaustion: g => num(g.me.cattle, EXHAUSTION),
  exhaustionLeft: g => num(g.me.cattle, EXHAUSTION) * g.left,
  /** Exchange tokens better the hand at any time. */
  tokens: g => g.me.tokens * beforeVisit(g),
  /** Gauchos buy cattle, carpinteros build, maquinistas move the engine, granjeros bring grain: each on every trip. */
  gauchos: g => hired(g, GAUCHO),
  carpinteros: g => hired(g, CARPINTERO),
  maquinistas: g => hired(g, MAQUINISTA),
  granjeros: g => hired(g, GRANJERO),
  /** Further ones of a type bring less, or more. */
  gauchosMany: g => many(g, GAUCHO),
  carpinterosMany: g => many(g, CARPINTERO),
  maquinistasMany: g => many(g, MAQUINISTA),
  granjerosMany: g => many(g, GRANJERO),
  /** Strength helps farmers without tiring the herd; those in reach of board and hand wait at a building ahead. */
  strength: g => g.strength * g.left,
  farmersAhead: g => g.farmers * inTime(g),
  ownFarmers: g => counted(g.own, uses.helpFarmers) * g.left,
  /** Piers shorten the trail. */
  piers: g => g.piers * g.left,
  engineAhead: g => counted(g.ahead, uses.engineForward) * num(g.me.workers, MAQUINISTA) * g.left,
  /** Every load clears a disc space; the better auxiliary actions, farther moves and larger hands come with some of them. */
  cleared: g => bits(g.me.cleared) * g.left,
  auxMoney: g => cleared(g, MONEY_2),
  auxDraw: g => cleared(g, DRAW_2),
  auxCertificate: g => cleared(g, CERTIFICATE_1) + 0.5 * cleared(g, CERTIFICATE_2),
  auxGrain: g => cleared(g, GRAIN_1) + 0.5 * cleared(g, GRAIN_2),
  auxEngine: g => cleared(g, ENGINE_1) + 0.5 * cleared(g, ENGINE_2),
  auxRemove: g => cleared(g, REMOVE_1) + 0.5 * cleared(g, REMOVE_2),
  certificateLimit: g => cleared(g, CERT_6),
  moveFar: g => cleared(g, MOVE_1),
  moveVp: g => cleared(g, MOVE_VP),
  handCards: g => bits(g.me.cleared & HAND_DISCS) * g.left,
  strengthDiscs: g => cleared(g, STRENGTH_1) + 2 * cleared(g, STRENGTH_2),
}
