// PEDRO-18, PEDRO-19: how Pedro decides where he has options.
import { tell } from "@railhead/engine"
import { PEDRO } from "../../pedro-state.ts"
import type { ArgTable } from "../../state.ts"

/** One line of a list of his: the smaller the number of an option, the better. */
export interface Criterion<O> {
  /** What it prefers, as the ledger says it. */
  readonly because: string
  readonly rule: string
  readonly of: (option: O) => number
}

/**
 * Only the best for the first criterion, of those the best for the second, and so on. One that none of them meets weighs them
 * all alike and so removes nothing (SOLO-12.2).
 */
export function narrowed<O>(options: readonly O[], criteria: readonly Criterion<O>[]): readonly O[] {
  let left = options
  for (const criterion of criteria) left = best(left, criterion)
  return left
}

function best<O>(options: readonly O[], { of }: Criterion<O>): readonly O[] {
  if (options.length < 2) return options
  let least = Number.POSITIVE_INFINITY
  let kept: O[] = []
  for (const option of options) {
    const weight = of(option)
    if (weight > least) continue
    if (weight < least) kept = []
    least = weight
    kept.push(option)
  }
  return kept
}

/** Tells which criterion left what was done: the last that made a difference, or the player if more than one was left. */
export function tellReason<O>(
  t: ArgTable,
  options: readonly O[],
  criteria: readonly Criterion<O>[],
  asked = (left: readonly O[]) => left.length > 1,
): void {
  if (!t.log || options.length < 2) return
  let left = options
  let decisive: Criterion<O> | null = null
  for (const criterion of criteria) {
    const kept = best(left, criterion)
    if (kept.length < left.length) decisive = criterion
    left = kept
  }
  if (asked(left)) tellBecause(t, "yourChoice", "PEDRO-19")
  else if (decisive) tellBecause(t, decisive.because, decisive.rule)
}

export function tellBecause(t: ArgTable, because: string, rule: string): void {
  if (t.log) tell(t, { did: "pedroReason", seat: PEDRO, rule, because })
}
