// A switch between parts that share one place on the screen.
import { useEffect, useState } from "preact/hooks"
import type { Words } from "../../words.ts"

/** Follows the question; what was chosen stays until the next one. */
export function useFollowing<T>(wanted: T): [T, (chosen: T) => void] {
  const [shown, choose] = useState<T>(wanted)
  useEffect(() => choose(wanted), [wanted])
  return [shown, choose]
}

interface SwitchProps<T extends string> {
  readonly of: readonly T[]
  readonly on: T
  readonly choose: (chosen: T) => void
  readonly words: Words
}

export function Switch<T extends string>({ of, on, choose, words }: SwitchProps<T>) {
  return (
    <div class="trail-switch">
      {of.map(id => (
        <button
          key={id}
          type="button"
          class={id === on ? "on" : ""}
          aria-pressed={id === on}
          onClick={() => choose(id)}
        >
          {words.say(`column.${id}`)}
        </button>
      ))}
    </div>
  )
}
