// The duels that were fought last. A position no longer knows their dice or tiles, so they are noted as they are told.
import { signal } from "@preact/signals"
import { type Event, isMoved, type Seat } from "@railhead/engine"

export interface Lane {
  readonly seat: Seat
  readonly strength: number
  /** 0 where none was thrown. */
  readonly die: number
  readonly die2: number
  readonly total: number
  /** Duel tiles in place of dice (CC-16): −1 lies face down, an empty list is still open. */
  readonly tiles?: readonly number[]
}

export interface Duel {
  /** Id of the action or the parcel. */
  readonly spot: string
  readonly lanes: readonly Lane[]
  /** −1 while it is undecided. */
  readonly winner: Seat
}

/** Those of this round, the last one at the end. */
export const lastDuels = signal<readonly Duel[]>([])

const threw = new Set(["threw", "threwAgain", "playedTile"])

/** Takes note of dice and winners; placing begins afresh. */
export function note(event: Event): void {
  if (isMoved(event)) return
  const known = lastDuels.peek()
  const last = known.at(-1)
  const spot = String(event.action)
  if (event.did === "placed" || event.did === "roundBegan") lastDuels.value = []
  else if (threw.has(event.did)) {
    const open = last?.spot === spot && last.winner < 0 ? last : null
    const lanes = [...(open?.lanes ?? []).filter(lane => lane.seat !== event.seat), laneOf(event)]
    lastDuels.value = [...(open ? known.slice(0, -1) : known), { spot, lanes, winner: -1 }]
  } else if (event.did === "wonDuel" && last?.spot === spot)
    lastDuels.value = [...known.slice(0, -1), { ...last, winner: event.seat }]
}

function laneOf(event: Exclude<Event, { did: "moved" }>): Lane {
  const figure = (name: "strength" | "die" | "die2" | "total") => Number(event[name] ?? 0)
  return {
    seat: event.seat,
    strength: figure("strength"),
    die: figure("die"),
    die2: figure("die2"),
    total: figure("total"),
    ...(event.did === "playedTile" ? { tiles: [figure("die"), figure("die2")].slice(0, Number(event.count)) } : {}),
  }
}
