// A view in parts, so that little is told when little changes.
import { type Rules, type Seat, type State, sees } from "@railhead/engine"

/** The top-level fields of a state, players seat by seat, so that little is sent when little changes. */
export function partsOf(state: State): [string, unknown][] {
  return Object.entries(state).flatMap(([key, value]): [string, unknown][] =>
    key === "players" && Array.isArray(value) ? value.map((player, i) => [`players.${i}`, player]) : [[key, value]],
  )
}

/** `"key":json` of the parts whose JSON is not what was told. */
export function changedParts(
  parts: readonly (readonly [string, unknown])[],
  told: ReadonlyMap<string, string>,
  note: (key: string, json: string) => void = () => {},
): string[] {
  const changed: string[] = []
  for (const [key, value] of parts) {
    const json = JSON.stringify(value)
    if (told.get(key) === json) continue
    note(key, json)
    changed.push(`${JSON.stringify(key)}:${json}`)
  }
  return changed
}

/** Does an answer of this seat lie sealed that the viewer may not see yet? */
export function hasSealed(rules: Rules<State>, state: State, seat: Seat, viewer: Seat): boolean {
  return rules.zones.some(
    zone => zone.reopen && zone.each && !sees(zone, seat, viewer) && zone.of(state, seat).length > 0,
  )
}

/** Does a seat see pieces that the public does not? If not, its view of a position is the public one. */
export function seesMore(rules: Rules<State>, state: State, seat: Seat): boolean {
  return rules.zones.some(zone => zone.sees === "owner" && zone.each && zone.of(state, seat).some(kind => kind >= 0))
}
