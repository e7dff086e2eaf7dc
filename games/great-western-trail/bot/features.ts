// What only Great Western Trail has to look at.
import { num } from "@railhead/engine"
import { type Features, trailFeatures } from "../../trail/bot/features.ts"
import { counted, uses } from "../../trail/bot/uses.ts"
import { bits } from "../../trail/state.ts"
import { CERT_4, CERT_6, discBit, discSpaces, handBits, MOVE_VP } from "../data/players.ts"
import { COWBOY, CRAFTSMAN, ENGINEER } from "../data/tiles.ts"
import type { Glance } from "./glance.ts"

const hired = (g: Glance, type: number) => (num(g.me.workers, type) - 1) * g.left
/** From the third one on. */
const many = (g: Glance, type: number) => Math.max(0, num(g.me.workers, type) - 3) * g.left

/** Spaces of the base game: those of expansions that are not in play count as cleared. */
const EVERY_DISC = (1 << discSpaces.length) - 1
const HAND_DISCS = handBits.reduce((mask: number, bit) => mask | bit, 0)
const cleared = (g: Glance, disc: number) => (g.me.cleared & disc ? g.left : 0)
const MONEY_2 = discBit("aux1-2x")
const DRAW_2 = discBit("aux2-2x")
const CERTIFICATE_1 = discBit("aux3-1x")
const CERTIFICATE_2 = discBit("aux3-2x")
const ENGINE_1 = discBit("aux4-1x")
const ENGINE_2 = discBit("aux4-2x")
const REMOVE_1 = discBit("aux5-1x")
const REMOVE_2 = discBit("aux5-2x")
const MOVE_MONEY = discBit("move-money")

/** From here on an engine saves nearly all transport costs. */
const FAR = 15

export const features: Features<Glance> = {
  ...trailFeatures,
  /** Cities and arrows that the deliveries still to come can reach. */
  cities: g => g.cities,
  /** Cowboys buy the good cattle, craftsmen build, engineers move the engine: each on every trip. */
  cowboys: g => hired(g, COWBOY),
  craftsmen: g => hired(g, CRAFTSMAN),
  engineers: g => hired(g, ENGINEER),
  /** Further ones of a type bring less, or more. */
  cowboysMany: g => many(g, COWBOY),
  craftsmenMany: g => many(g, CRAFTSMAN),
  engineersMany: g => many(g, ENGINEER),
  engineFar: g => Math.max(0, g.me.engine - FAR) * g.left,
  engineAhead: g => counted(g.ahead, uses.engineForward) * num(g.me.workers, ENGINEER) * g.left,
  /** Every delivery clears a disc space; the better auxiliary actions, farther moves and larger hands come with some of them. */
  cleared: g => bits(g.me.cleared & EVERY_DISC) * g.left,
  auxMoney: g => cleared(g, MONEY_2),
  auxDraw: g => cleared(g, DRAW_2),
  auxCertificate: g => cleared(g, CERTIFICATE_1) + 0.5 * cleared(g, CERTIFICATE_2),
  auxEngine: g => cleared(g, ENGINE_1) + 0.5 * cleared(g, ENGINE_2),
  auxRemove: g => cleared(g, REMOVE_1) + 0.5 * cleared(g, REMOVE_2),
  certificateLimit: g => cleared(g, CERT_4) + 0.5 * cleared(g, CERT_6),
  moveMoney: g => cleared(g, MOVE_MONEY),
  moveVp: g => cleared(g, MOVE_VP),
  handCards: g => bits(g.me.cleared & HAND_DISCS) * g.left,
  /** Tipis and hazards serve objectives and stationmasters. */
  tipis: g => (num(g.me.tipis, 0) + num(g.me.tipis, 1)) * g.left,
  hazards: g => g.me.hazards.length * g.left,
}
