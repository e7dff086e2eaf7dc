// A piece on its way, in a box of 24 × 24.
import { Glyph, SeatPiece } from "../../picture/kit.tsx"
import type { Words } from "../../words.ts"
import { cardIcon, objectIcons } from "./icons.ts"
import { Die, WhiteCowboy } from "./pieces.tsx"

/** `piece` is a kind and what it is of: "cowboy:2", "tile:saloon", "money:6". */
export function Piece({ piece, words }: { piece: string; words: Words }) {
  const [kind = "", of = ""] = piece.split(":")
  return (
    <svg class="cc-flying" width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
      {draw(kind, of, words)}
    </svg>
  )
}

function draw(kind: string, of: string, words: Words) {
  switch (kind) {
    case "cowboy":
      return <SeatPiece seat={Number(of)} x={0} y={0} r={9.5} icon="g:western-hat" />
    case "deed":
      return <SeatPiece seat={Number(of)} x={0} y={0} r={9.5} icon="g:treasure-map" />
    case "white":
      return <WhiteCowboy x={0} y={0} r={9.5} />
    case "die":
      return <Die pips={Number(of)} x={0} y={0} size={21} />
    case "money":
      return <Amount text={words.say("dollars", { money: Number(of) })} kind="money" />
    case "vp":
      return <Amount text={`+${of}`} kind="vp" />
    default:
      return (
        <g class="cc-tile">
          <rect x={-11} y={-11} width={22} height={22} rx={4} />
          <Glyph name={iconOf(kind, of)} x={0} y={0} size={16} />
        </g>
      )
  }
}

function iconOf(kind: string, of: string): string {
  if (kind === "tile") return objectIcons[of] ?? "g:house"
  if (kind === "card") return cardIcon(Number.parseInt(of, 10), of.endsWith("R"))
  if (kind === "horse") return "g:horse-head"
  return kind === "road" ? "g:road" : kind === "bullets" ? "g:bullets" : "g:house"
}

function Amount({ text, kind }: { text: string; kind: string }) {
  return (
    <g class={`cc-amount ${kind}`}>
      <rect x={-12} y={-9} width={24} height={18} rx={5} />
      <text class="besley mid" x={0} y={4.5}>
        {text}
      </text>
    </g>
  )
}
