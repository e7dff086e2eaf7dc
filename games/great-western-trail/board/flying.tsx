// A piece on its way, in a box of 24 × 24.
import { Glyph, SeatPiece } from "../../picture/kit.tsx"
import { Head } from "../../trail/board/head.tsx"
import { icons } from "../../trail/board/icons.ts"
import type { Words } from "../../words.ts"
import { CATTLE, cards } from "../data/cards.ts"
import { tiles } from "../data/tiles.ts"
import { lookOfCard } from "./breeds.ts"
import { iconOfWorker, lookOfTile } from "./icons.ts"

const onPiece: { readonly [kind: string]: string } = {
  rancher: icons.rancher,
  engine: icons.engine,
  building: icons.building,
}

/** `piece` is a kind and what it is of: "rancher:2", "tile:tipi-blue", "card:ayrshire:3". */
export function Piece({ piece }: { piece: string; words: Words }) {
  const kind = piece.slice(0, piece.indexOf(":"))
  return (
    <svg class="gwt-flying" width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
      {draw(kind, piece.slice(kind.length + 1))}
    </svg>
  )
}

function draw(kind: string, of: string) {
  if (kind === "card") return <Card card={cards.ids.indexOf(of)} />
  if (kind === "money") return <Glyph name={icons.money} x={0} y={0} size={22} colour="var(--coin)" />
  if (kind === "worker") return <Tile icon={iconOfWorker(of)} tint="#2A211B" />
  if (kind === "tile") {
    const tile = tiles.find(({ id }) => id === of)
    return tile ? <Tile {...lookOfTile(tile)} /> : null
  }
  const icon = onPiece[kind]
  return <SeatPiece seat={Number(of)} x={0} y={0} r={9.5} {...(icon === undefined ? {} : { icon })} />
}

function Tile({ icon, tint }: { icon: string; tint: string }) {
  return (
    <>
      <rect class="trail-tile" x={-11} y={-9.5} width={22} height={19} rx={4} />
      <Glyph name={icon} x={0} y={0} size={15} colour={tint} />
    </>
  )
}

function Card({ card }: { card: number }) {
  const look = card >= 0 && card < CATTLE ? lookOfCard(card) : null
  return (
    <>
      <rect
        class="trail-card"
        x={-8}
        y={-11}
        width={16}
        height={22}
        rx={3}
        {...(look ? { style: { fill: look.ground } } : {})}
      />
      {look ? (
        <Head look={look} x={0} y={0} size={14} />
      ) : (
        <Glyph name={icons.objective} x={0} y={0} size={13} colour="#2A211B" />
      )}
    </>
  )
}
