// How much room the window has; the table is laid out for one of three sizes.
import { signal } from "@preact/signals"

export type Size = "phone" | "tablet" | "desktop"

const desktop = matchMedia("(min-width: 1200px)")
const tablet = matchMedia("(min-width: 768px)")

function measured(): Size {
  return desktop.matches ? "desktop" : tablet.matches ? "tablet" : "phone"
}

export const size = signal<Size>(measured())
for (const query of [desktop, tablet])
  query.addEventListener("change", () => {
    size.value = measured()
  })
