import { interrupts, offer, type State, type Table } from "@railhead/engine"

/** What a seat weighs: its choices, and what it may do beside them where the game says that this is worth a thought. */
export function choicesOf<S extends State>(t: Table<S>, seat: number): number[] {
  const codes = offer(t, seat).list()
  return t.rules.interrupts.length === 0 ? codes : [...codes, ...interrupts(t, seat, { weighed: true }).list()]
}
