// A piece on its way, in a box of 24 × 24.
import { Glyph, SeatPiece } from "../../picture/kit.tsx"
import { Head } from "./head.tsx"
import { icons } from "./icons.ts"
import type { TrailPictures } from "./pictures.ts"

const onPiece: { readonly [kind: string]: string } = {
  rancher: icons.rancher,
  engine: icons.engine,
  building: icons.building,
}

interface FlyingProps {
  readonly of: TrailPictures
  /** A kind and what it is of: "rancher:2", "tile:tipi-blue", "card:ayrshire:3". */
  readonly piece: string
  /** How a tile looks, by its id. */
  lookOf(tile: string): { readonly icon: string; readonly tint?: string } | null
}

export function FlyingPiece({ of, piece, lookOf }: FlyingProps) {
  const kind = piece.slice(0, piece.indexOf(":"))
  return (
    <svg class="trail-flying" width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
      <Drawn of={of} kind={kind} what={piece.slice(kind.length + 1)} lookOf={lookOf} />
    </svg>
  )
}

function Drawn({ of, kind, what, lookOf }: Omit<FlyingProps, "piece"> & { kind: string; what: string }) {
  if (kind === "card") return <Card of={of} card={of.cards.ids.indexOf(what)} />
  if (kind === "money") return <Glyph name={icons.money} x={0} y={0} size={22} colour="var(--coin)" />
  if (kind === "tile") {
    const look = lookOf(what)
    return look && <Tile {...look} />
  }
  const icon = onPiece[kind]
  return <SeatPiece seat={Number(what)} x={0} y={0} r={9.5} {...(icon === undefined ? {} : { icon })} />
}

function Tile({ icon, tint = "#2A211B" }: { icon: string; tint?: string }) {
  return (
    <>
      <rect class="trail-tile" x={-11} y={-9.5} width={22} height={19} rx={4} />
      <Glyph name={icon} x={0} y={0} size={15} colour={tint} />
    </>
  )
}

function Card({ of, card }: { of: TrailPictures; card: number }) {
  const look = of.looks[of.cards.breedOf[card] ?? -1]
  const plain = card < of.cards.cattle ? icons.exhaustion : icons.objective
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
        <Glyph name={plain} x={0} y={0} size={13} colour="#2A211B" />
      )}
    </>
  )
}
