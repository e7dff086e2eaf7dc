import { at, num, type Where, type Zone } from "@railhead/engine"
import { terrains } from "../data/resources.ts"
import type { GoldWest } from "../state.ts"

// GW-2.13: only the faces of face-down tokens, and which tokens went to the box, are hidden, from everyone alike.
// What lies face down on one terrain, or is left over of it, could each be any of the rest of its fourteen (GW-18.62).

const down: Zone<GoldWest> = {
  name: "faceDown",
  sees: "none",
  of: s => s.down,
  pool: (s, _seat, hex) => terrains[num(s.terrain, hex)] ?? "none",
}

const up: Zone<GoldWest> = { name: "faceUp", sees: "all", of: s => s.up }

const boxes: Zone<GoldWest>[] = terrains.map((terrain, i) => ({
  name: `box.${terrain}`,
  sees: "none",
  of: s => at(s.box, i),
  pool: () => terrain,
}))

export const zones: readonly Zone<GoldWest>[] = [down, up, ...boxes]

export const faceDown: Where<GoldWest> = { zone: down, seat: -1 }
export const faceUp: Where<GoldWest> = { zone: up, seat: -1 }
