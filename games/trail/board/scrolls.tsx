// A zone that is longer than the screen: scrolled by touch, wheel and arrow keys.
import type { ComponentChildren } from "preact"

interface ScrollsProps {
  readonly label: string
  readonly class?: string
  readonly children: ComponentChildren
}

export function Scrolls({ label, class: name = "", children }: ScrollsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what has nothing to be touched
    <div class={`trail-alone scrolls ${name}`} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
