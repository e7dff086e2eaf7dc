// One of several, side by side.
import "./controls.css"
import { useId } from "preact/hooks"

interface SegmentsProps<Id extends string> {
  readonly legend: string
  readonly value: Id
  readonly all: readonly {
    readonly id: Id
    readonly name: string
    readonly note?: string
    readonly disabled?: boolean
  }[]
  /** The legend stands there for all to see, or only for screen readers. */
  readonly shown?: boolean
  choose(id: Id): void
}

export function Segments<Id extends string>({ legend, value, all, shown = false, choose }: SegmentsProps<Id>) {
  const group = useId()
  return (
    <fieldset class="segments">
      <legend class={shown ? undefined : "hidden-text"}>{legend}</legend>
      <div>
        {all.map(({ id, name, note, disabled = false }) => (
          <label key={id}>
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === value}
              disabled={disabled}
              onChange={() => choose(id)}
            />
            <span>
              <b>{name}</b>
              {note !== undefined && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
