// The duel that was fought last. A position no longer knows its dice, so they are noted as they are told.
import { signal } from "@preact/signals"
import { type Event, isMoved, type Seat } from "@railhead/engine"

export interface Lane {
  readonly seat: Seat
  readonly strength: number
  /** 0 where none was thrown. */
  readonly die: number
  readonly die2: number
  readonly total: number
}

export interface Duel {
  /** Id of the action or the parcel. */
  readonly spot: string
  readonly lanes: readonly Lane[]
  /** −1 while it is undecided. */
  readonly winner: Seat
}

export const lastDuel = signal<Duel | null>(null)

/** Takes note of dice and winners; placing begins afresh. */
export function note(event: Event): void {
  if (isMoved(event)) return
  const known = lastDuel.peek()
  if (event.did === "placed" || event.did === "roundBegan") lastDuel.value = null
  else if (event.did === "threw" || event.did === "threwAgain") {
    const spot = String(event.action)
    const open = known?.spot === spot && known.winner < 0 ? known.lanes : []
    lastDuel.value = { spot, lanes: [...open.filter(lane => lane.seat !== event.seat), laneOf(event)], winner: -1 }
  } else if (event.did === "wonDuel" && known?.spot === String(event.action))
    lastDuel.value = { ...known, winner: event.seat }
}

function laneOf(event: Exclude<Event, { did: "moved" }>): Lane {
  const figure = (name: "strength" | "die" | "die2" | "total") => Number(event[name] ?? 0)
  return {
    seat: event.seat,
    strength: figure("strength"),
    die: figure("die"),
    die2: figure("die2"),
    total: figure("total"),
  }
}
