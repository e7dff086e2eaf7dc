// What a seat's buildings make up, seen in one go: bots look after each choice they try, so nothing is made anew here.
import { at, EMPTY, range, type Seat } from "@railhead/engine"
import { HEXES, lines, neighbours, touchesFrame, touchesRiver } from "../data/map.ts"
import { terrains } from "../data/resources.ts"
import type { GoldWest } from "../state.ts"

const MOST_SEATS = 4
const TERRAINS = terrains.length

/** The three lines that each hex lies in. */
const linesThrough: readonly (readonly number[])[] = range(HEXES).map(hex =>
  range(lines.length).filter(line => at(lines, line).includes(hex)),
)

export interface Land {
  settlements: number
  largest: number
  second: number
  atFrame: number
  besideOthers: number
  riverfront: number
  bestLine: number
  /** How much the largest group can grow with one building on a token that is face up. */
  growth: number
  /** Tokens beside the largest group. */
  room: number
}

export const land: Land = {
  settlements: 0,
  largest: 0,
  second: 0,
  atFrame: 0,
  besideOthers: 0,
  riverfront: 0,
  bestLine: 0,
  growth: 0,
  room: 0,
}

/** Settlements of every seat, by seat × terrain: they break ties (GW-13.4). */
const settled = new Int8Array(MOST_SEATS * TERRAINS)
/** The first so many are in use: a list that is emptied and filled again is slower. */
let buildings = 0
const own = new Int8Array(HEXES)
const groupOf = new Int8Array(HEXES)
let groups = 0
const sizes = new Int8Array(HEXES)
const waiting = new Int8Array(HEXES)
const inLine = new Int8Array(lines.length)
/** By hex beside own buildings: when it was last met, from which groups (bits), and the buildings it would join. */
const met = new Float64Array(HEXES)
const metFrom = new Int32Array(HEXES)
const joins = new Int8Array(HEXES)
let looks = 0

export function settledOn(seat: Seat, terrain: number): number {
  return settled[seat * TERRAINS + terrain] ?? 0
}

export function surveyLand(s: GoldWest, seat: Seat): void {
  listBuildings(s, seat)
  countPlaces(s, seat)
  findGroups(s, seat)
  findGrowth(s)
}

function listBuildings({ built, terrain }: GoldWest, seat: Seat): void {
  for (let i = 0; i < settled.length; i++) settled[i] = 0
  buildings = 0
  land.settlements = 0
  for (let hex = 0; hex < HEXES; hex++) {
    const building = built[hex] ?? -1
    if (building < 0) continue
    const owner = building >> 1
    if (owner === seat) {
      own[buildings++] = hex
      groupOf[hex] = -1
      land.settlements += building & 1
    }
    if ((building & 1) === 1) {
      const place = owner * TERRAINS + (terrain[hex] ?? 0)
      settled[place] = (settled[place] ?? 0) + 1
    }
  }
}

function countPlaces({ built }: GoldWest, seat: Seat): void {
  for (let i = 0; i < inLine.length; i++) inLine[i] = 0
  let frame = 0
  let river = 0
  let beside = 0
  let line = 0
  for (let i = 0; i < buildings; i++) {
    const hex = own[i] ?? 0
    if (touchesFrame[hex]) frame++
    if (touchesRiver[hex]) river += 1 + ((built[hex] ?? 0) & 1)
    const around = neighbours[hex] ?? []
    for (let k = 0; k < around.length; k++) {
      const building = built[around[k] ?? 0] ?? -1
      if (building < 0 || building >> 1 === seat) continue
      beside++
      break
    }
    const through = linesThrough[hex] ?? []
    for (let k = 0; k < through.length; k++) {
      const which = through[k] ?? 0
      const count = (inLine[which] ?? 0) + 1
      inLine[which] = count
      if (count > line) line = count
    }
  }
  land.atFrame = frame
  land.riverfront = river
  land.besideOthers = beside
  land.bestLine = line
}

function findGroups({ built }: GoldWest, seat: Seat): void {
  groups = 0
  land.largest = 0
  land.second = 0
  for (let i = 0; i < buildings; i++) {
    const start = own[i] ?? 0
    if ((groupOf[start] ?? 0) >= 0) continue
    const group = groups++
    groupOf[start] = group
    waiting[0] = start
    let size = 1
    for (let w = 0; w < size; w++) {
      const around = neighbours[waiting[w] ?? 0] ?? []
      for (let k = 0; k < around.length; k++) {
        const next = around[k] ?? 0
        if ((built[next] ?? -1) >> 1 !== seat || (groupOf[next] ?? 0) >= 0) continue
        groupOf[next] = group
        waiting[size++] = next
      }
    }
    sizes[group] = size
    if (size > land.largest) {
      land.second = land.largest
      land.largest = size
    } else if (size > land.second) land.second = size
  }
}

/** Tokens beside own buildings: one may join several groups. */
function findGrowth({ up, down }: GoldWest): void {
  looks++
  let growth = buildings === 0 ? 1 : 0
  let room = 0
  for (let i = 0; i < buildings; i++) {
    const hex = own[i] ?? 0
    const group = groupOf[hex] ?? 0
    const size = sizes[group] ?? 0
    const around = neighbours[hex] ?? []
    for (let k = 0; k < around.length; k++) {
      const next = around[k] ?? 0
      const open = up[next] !== EMPTY
      if (!open && down[next] === EMPTY) continue
      if (met[next] !== looks) {
        met[next] = looks
        metFrom[next] = 0
        joins[next] = 1
      }
      const from = metFrom[next] ?? 0
      if (from & (1 << group)) continue
      metFrom[next] = from | (1 << group)
      const joined = (joins[next] ?? 0) + size
      joins[next] = joined
      if (size === land.largest) room++
      const more = joined - land.largest
      if (open && more > growth) growth = more
    }
  }
  land.growth = growth
  land.room = room
}
