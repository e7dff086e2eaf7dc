// Positions as they are stored at the end of a turn.
import { deflateRawSync, inflateRawSync } from "node:zlib"
import { type Game, hashOf, type Line, readState, type State } from "@railhead/engine"

/** The hash of a position as records mark it; mostly the record has just been marked with it. */
export function hashAt(state: State, committed: readonly Line[]): string {
  const last = committed.at(-1)
  return last?.kind === "turn" ? last.hash : hashOf({ ...state, version: 0 })
}

/** With small tables: for a few kilobytes, setting up large ones takes longer than packing. */
export function pack(state: State): Uint8Array {
  return deflateRawSync(JSON.stringify(state), { level: 1, windowBits: 13, memLevel: 6 })
}

export function unpack<S extends State>(game: Game<S>, packed: Uint8Array): S {
  return readState(game, JSON.parse(inflateRawSync(packed).toString("utf8")))
}
