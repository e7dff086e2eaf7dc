// A piece on its way.
import { FlyingPiece } from "../../trail/board/flying.tsx"
import type { Words } from "../../words.ts"
import { tiles } from "../data/tiles.ts"
import { lookOfTile } from "./icons.ts"
import { masterIcon, masterLooks } from "./masters.ts"
import { pictures } from "./pictures.ts"

function lookOf(id: string) {
  const tile = tiles.find(row => row.id === id)
  if (tile) return lookOfTile(tile)
  const icon = masterIcon(masterLooks.findIndex(master => master.id === id))
  return icon === undefined ? null : { icon }
}

export function Piece({ piece }: { piece: string; words: Words }) {
  return <FlyingPiece of={pictures} piece={piece} lookOf={lookOf} />
}
