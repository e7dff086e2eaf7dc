// The pictures of the games there are, each loaded when it is needed. One line for each, as in the registry.
import type { Options } from "@railhead/engine"
import type { GameFace } from "./face.ts"

/** What the home page tells of a game without loading it. */
export interface GameCard {
  readonly id: string
  readonly seats: { readonly from: number; readonly to: number }
  /** About how long a game takes, in minutes. */
  readonly minutes: number
  /** How heavy it is, 1 to 5. */
  readonly weight: number
  /** With what a table of these options needs. */
  face(options?: Options): Promise<GameFace>
}

// A face is asked only about states of its own game.
const erase = (face: unknown): GameFace => face as GameFace

export const gameCards: readonly GameCard[] = [
  {
    id: "gold-west",
    seats: { from: 2, to: 4 },
    minutes: 45,
    weight: 3,
    face: async () => erase((await import("./gold-west/board/index.tsx")).face),
  },
  {
    id: "great-western-trail",
    seats: { from: 2, to: 4 },
    minutes: 120,
    weight: 4,
    face: async options => erase(await (await import("./great-western-trail/board/index.tsx")).faceFor(options)),
  },
  {
    id: "great-western-trail-argentina",
    seats: { from: 1, to: 4 },
    minutes: 120,
    weight: 4,
    face: async () => erase((await import("./great-western-trail-argentina/board/index.tsx")).face),
  },
  {
    id: "carson-city",
    seats: { from: 2, to: 6 },
    minutes: 120,
    weight: 4,
    face: async () => erase((await import("./carson-city/board/index.tsx")).face),
  },
]

export type { BoardProps, Figure, Flight, GameFace, TextPart, Zone } from "./face.ts"
