import { signal } from "@preact/signals"

/** Is shown what a bot would do? */
export const hintOpen = signal(false)
