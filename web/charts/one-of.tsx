import type { ComponentChildren } from "preact"
import "./charts.css"

export interface Option<T> {
  readonly value: T
  readonly name: ComponentChildren
}

/** One of a few, side by side. */
export function OneOf<T extends string | number>({
  label,
  of,
  chosen,
  onChoose,
}: {
  label: string
  of: readonly Option<T>[]
  chosen: T
  onChoose(value: T): void
}) {
  return (
    <fieldset class="one-of" aria-label={label}>
      {of.map(({ value, name }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
