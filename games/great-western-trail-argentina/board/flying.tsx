// A piece on its way.
import { FlyingPiece } from "../../trail/board/flying.tsx"
import type { Words } from "../../words.ts"
import { tiles } from "../data/tiles.ts"
import { lookOfTile, SHIP } from "./icons.ts"
import { pictures } from "./pictures.ts"

/** A ship flies as a tile does. */
function lookOf(id: string) {
  if (id === "ship") return { icon: SHIP }
  const tile = tiles.find(row => row.id === id)
  return tile ? lookOfTile(tile) : null
}

export function Piece({ piece }: { piece: string; words: Words }) {
  return <FlyingPiece of={pictures} piece={piece} lookOf={lookOf} />
}
