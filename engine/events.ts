// What happened, for the ledger and for animation. Public, but for the pieces in `moved`.
import type { Data } from "./errors.ts"
import type { Rules } from "./rules.ts"
import type { Seat, State } from "./state.ts"
import type { Table } from "./table.ts"
import { sees, zoneNamed } from "./zones.ts"

export interface Happened {
  readonly did: string
  readonly seat: Seat
  readonly rule: string
  readonly [data: string]: Data[string]
}

/** Pieces that went from one zone to another; those who see neither zone learn only how many. */
export interface Moved {
  readonly did: "moved"
  readonly seat: Seat
  readonly rule: string
  readonly what: readonly number[]
  readonly count: number
  readonly from: { readonly zone: string; readonly seat: Seat }
  readonly to: { readonly zone: string; readonly seat: Seat }
  /** The place in zones that have places, else −1. */
  readonly place: number
}

export type Event = Happened | Moved

/** Call only if `t.log` is there, so that play without a log builds no events. */
export function tell<S extends State>(t: Table<S>, event: Event): void {
  t.log?.push(event)
}

export function isMoved(event: Event): event is Moved {
  return event.did === "moved"
}

/** The event as one seat may see it. */
export function redact<S extends State>(rules: Rules<S>, event: Event, seat: Seat): Event {
  if (!isMoved(event)) return event
  if (sees(zoneNamed(rules, event.from.zone), event.from.seat, seat)) return event
  if (sees(zoneNamed(rules, event.to.zone), event.to.seat, seat)) return event
  return { ...event, what: [] }
}
