// The four worker rows; a farmer is settled in the last one for a price.
import { Workers } from "../../trail/board/workers.tsx"
import type { Words } from "../../words.ts"
import { granjeroPrices } from "../data/players.ts"
import { GRANJERO } from "../data/tiles.ts"
import type { Player } from "../state.ts"
import { pictures } from "./pictures.ts"

const prices = { [GRANJERO]: granjeroPrices.map(price => (price > 0 ? `$${price}` : "")) }

export function WorkerRows({ p, words }: { p: Player; words: Words }) {
  return <Workers of={pictures} workers={p.workers.join()} strong={p.strong.join()} prices={prices} words={words} />
}
