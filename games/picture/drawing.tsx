import type { ComponentChildren } from "preact"

interface DrawingProps {
  /** The name of the zone, for those who do not see it. */
  readonly label: string
  readonly viewBox: string
  readonly class?: string
  /** Where it lies in a place of another shape; else in the middle. */
  readonly fit?: string
  readonly children: ComponentChildren
}

/** One zone of the table as a picture that fills its place. */
export function Drawing({ label, viewBox, class: name = "", fit, children }: DrawingProps) {
  return (
    <svg class={name} viewBox={viewBox} role="group" aria-label={label} {...(fit ? { preserveAspectRatio: fit } : {})}>
      {children}
    </svg>
  )
}
