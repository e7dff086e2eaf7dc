// What stagecoaches gain on their way (GW-9.2), from where they stand.
import { LAST_STEP, shippingTiles, TRACKS, type TrackStep } from "../data/delivery.ts"
import { rows } from "../places.ts"
import type { GoldWest, GoldWestTable, Player } from "../state.ts"
import { worth } from "./worth.ts"

/** Part of the next gain that each step towards it is worth. */
const ON_THE_WAY = 0.5

/** By track and number of steps from here: what they gain, the way towards the next gain included. */
const gains = new Float64Array(TRACKS * (LAST_STEP + 1))
/** Gains of the steps by these rules: VP of bridges, water, and which pile, −1 for none. */
let known: readonly TrackStep[] = []
const bridges = new Float64Array(LAST_STEP + 1)
const waters = new Int8Array(LAST_STEP + 1)
const piles = new Int8Array(LAST_STEP + 1)
const stepGains = new Float64Array(LAST_STEP + 1)
const waysGone = new Float64Array(LAST_STEP + 1)

/** What the steps already made towards the next gains are worth, on all tracks. */
export let wayGone = 0

export function gainOf(track: number, steps: number): number {
  return gains[track * (LAST_STEP + 1) + steps] ?? 0
}

/** `tile`: what a shipping tile is worth beside its own VP; `lasting`: 0 if there is no turn left to go further. */
export function watchCoaches(t: GoldWestTable, me: Player, tile: number, lasting: number): void {
  const s = t.state
  learn(rows(t, "trackSteps"))
  wayGone = 0
  for (let which = 0; which < TRACKS; which++) {
    const from = me.coaches[which] ?? 0
    for (let step = 1; step <= LAST_STEP; step++) {
      stepGains[step] = gainWorth(s, which, step, tile)
    }
    measureWays(lasting)
    const here = waysGone[from] ?? 0
    wayGone += here
    let sum = 0
    for (let steps = 0; from + steps <= LAST_STEP; steps++) {
      if (steps > 0) sum += stepGains[from + steps] ?? 0
      gains[which * (LAST_STEP + 1) + steps] = sum + (waysGone[from + steps] ?? 0) - here
    }
  }
}

/** Reads the table of the track once for each set of rules. */
function learn(steps: readonly TrackStep[]): void {
  if (steps === known) return
  known = steps
  for (let step = 0; step <= LAST_STEP; step++) {
    bridges[step] = 0
    waters[step] = 0
    piles[step] = -1
    for (const gain of steps[step]?.gains ?? []) {
      if (gain.do === "crossBridge") bridges[step] = gain.vp
      else if (gain.do === "gainWater") waters[step] = 1
      else piles[step] = gain.pile
    }
  }
}

function gainWorth(s: GoldWest, track: number, step: number, tile: number): number {
  const pile = piles[step] ?? -1
  if (pile < 0) return (bridges[step] ?? 0) + (waters[step] && s.water > 0 ? worth.water : 0)
  const left = s.piles[track * 2 + pile] ?? 0
  return left === 0 ? 0 : (shippingTiles[track]?.[left === 2 ? 1 : 0] ?? 0) + tile
}

/** From each step, the part of the way from the last gain to the next one. */
function measureWays(lasting: number): void {
  let last = 0
  for (let next = 1; next <= LAST_STEP; next++) {
    const gain = stepGains[next] ?? 0
    if (gain === 0 && next < LAST_STEP) continue
    for (let step = last; step < next; step++)
      waysGone[step] = (ON_THE_WAY * lasting * gain * (step - last)) / (next - last)
    last = next
  }
  waysGone[LAST_STEP] = 0
}
