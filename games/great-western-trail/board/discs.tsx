// Places on the player board for discs: the disc itself, or the ring it has left open.
import { PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { discBit, discSpaces } from "../data/players.ts"

interface DiscProps {
  readonly seat: number
  readonly cleared: number
  readonly disc: string
  /** What stands on the open ring. */
  readonly label: string
  /** The place once it is open, if something can be chosen there. */
  readonly open?: string
}

/** Black-framed spaces have a dark outline: their discs go to dark plaques as well. */
export function DiscCell({ seat, cleared, disc, label, open }: DiscProps) {
  const bit = discBit(disc)
  const isDark = discSpaces.find(space => space.id === disc)?.white === false
  if (!(cleared & bit))
    return (
      <PlaceBox id={`disc:${disc}`} class={isDark ? "gwt-disc dark" : "gwt-disc"}>
        <SeatBadge seat={seat} size={20} />
      </PlaceBox>
    )
  return <OpenCell label={label} {...(open === undefined ? {} : { open })} />
}

export function OpenCell({ label, open }: { label: string; open?: string }) {
  if (open === undefined) return <span class="gwt-disc open">{label}</span>
  return (
    <PlaceBox id={open} class="gwt-disc open">
      {label}
    </PlaceBox>
  )
}
