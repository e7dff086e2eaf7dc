import type { Seat } from "@railhead/engine"
import { SeatBadge } from "@railhead/games/picture"
import { ALL_OPEN } from "@railhead/hosting"
import { OneOf } from "../charts/one-of.tsx"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"

export interface ViewpointsProps {
  readonly names: readonly string[]
  readonly viewer: Seat
  onChange(viewer: Seat): void
}

/** Whose eyes one looks through: each seat as it saw the game, a spectator, or everything open. */
export function Viewpoints({ names, viewer, onChange }: ViewpointsProps) {
  const seats = names.map((name, value) => ({
    value,
    name: (
      <>
        <SeatBadge seat={value} size={15} /> {name}
      </>
    ),
  }))
  const others = [
    { value: -1, name: say("replay.spectator") },
    { value: ALL_OPEN, name: say("replay.allOpen") },
  ]
  if (size.value === "phone")
    return (
      <select
        class="field"
        aria-label={say("replay.viewpoint")}
        value={viewer}
        onChange={event => onChange(Number(event.currentTarget.value))}
      >
        {[...names.map((name, value) => ({ value, name })), ...others].map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )
  return <OneOf label={say("replay.viewpoint")} of={[...seats, ...others]} chosen={viewer} onChoose={onChange} />
}
