// Places on the player board for discs: the disc itself, or the ring it has left open.
import { PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import type { TrailPictures } from "./pictures.ts"

interface DiscProps {
  readonly of: TrailPictures
  readonly seat: number
  readonly cleared: number
  readonly disc: string
  /** What stands on the open ring. */
  readonly label: string
  /** The place once it is open, if something can be chosen there. */
  readonly open?: string
}

/** Black-framed spaces have a dark outline: their discs go to dark plaques as well. */
export function DiscCell({ of, seat, cleared, disc, label, open }: DiscProps) {
  const space = of.discSpaces.findIndex(({ id }) => id === disc)
  const isDark = of.discSpaces[space]?.white === false
  if (!(cleared & (1 << space)))
    return (
      <PlaceBox id={`disc:${disc}`} class={isDark ? "trail-disc dark" : "trail-disc"}>
        <SeatBadge seat={seat} size={20} />
      </PlaceBox>
    )
  return <OpenCell label={label} {...(open === undefined ? {} : { open })} />
}

export function OpenCell({ label, open }: { label: string; open?: string }) {
  if (open === undefined) return <span class="trail-disc open">{label}</span>
  return (
    <PlaceBox id={open} class="trail-disc open">
      {label}
    </PlaceBox>
  )
}
