// A piece on its way, in a box of 24 × 24.
import { Glyph, SeatPiece } from "../../picture/kit.tsx"
import type { Words } from "../../words.ts"
import { resources } from "../data/resources.ts"
import { Good, letterOf } from "./goods.tsx"

const onPiece: { readonly [kind: string]: string } = {
  camp: "g:camping-tent",
  settlement: "g:wood-cabin",
  coach: "g:old-wagon",
}

/** `piece` is a kind and what it is of: "camp:2", "good:gold", "vp:3". */
export function Piece({ piece, words }: { piece: string; words: Words }) {
  const [kind = "", of = ""] = piece.split(":")
  return (
    <svg class="gw-flying" width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
      {draw(kind, of, words)}
    </svg>
  )
}

function draw(kind: string, of: string, words: Words) {
  const resource = resources.find(id => id === of)
  if (kind === "good" && resource) return <Good kind={resource} x={0} y={0} r={9} letter={letterOf(words, resource)} />
  if (kind === "card")
    return (
      <g class="gw-print">
        <rect class="card" x={-7.5} y={-11} width={15} height={22} rx={3} />
        <Glyph name="g:scroll-quill" x={0} y={0} size={11} />
      </g>
    )
  if (kind === "token") return <circle class="gw-token" r={10} />
  if (kind === "vp")
    return (
      <g class="gw-vp">
        <rect x={-11} y={-10} width={22} height={20} rx={5} />
        <text class="besley mid" x={0} y={5}>
          +{of}
        </text>
      </g>
    )
  const icon = onPiece[kind]
  return <SeatPiece seat={Number(of)} x={0} y={0} r={9.5} {...(icon === undefined ? {} : { icon })} />
}
