// Positions as they are stored at the end of a turn.
import { deflateRawSync, inflateRawSync } from "node:zlib"
import { readState } from "@railhead/engine"
import type { Positions } from "@railhead/hosting"

export const packed: Positions = {
  /** With small tables: for a few kilobytes, setting up large ones takes longer than packing. */
  pack: state => deflateRawSync(JSON.stringify(state), { level: 1, windowBits: 13, memLevel: 6 }),
  unpack: (game, bytes) => readState(game, JSON.parse(inflateRawSync(bytes).toString("utf8"))),
}
