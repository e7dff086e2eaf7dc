import { signal } from "@preact/signals"

/** Is a command being written? */
export const commandOpen = signal(false)
