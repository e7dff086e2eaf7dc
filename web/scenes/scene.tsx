// The landscape of a game; a plain ground where none is drawn yet.
import type { ComponentType } from "preact"
import { GoldWestScene } from "./gold-west.tsx"

const scenes: { readonly [game: string]: ComponentType } = { "gold-west": GoldWestScene }

export function Scene({ game }: { game: string }) {
  const Drawn = scenes[game]
  return Drawn ? <Drawn /> : null
}
