// How much room the window has for the actions: too low for names, too narrow for the snake.
import { type Signal, signal } from "@preact/signals"

function holds(media: string): Signal<boolean> {
  const query = matchMedia(media)
  const now = signal(query.matches)
  query.addEventListener("change", () => {
    now.value = query.matches
  })
  return now
}

export const low = holds("(max-height: 820px)")
export const narrow = holds("(max-width: 767px)")
