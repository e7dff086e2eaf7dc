// The four worker rows; a farmer is settled in the last one for a price.
import { useMemo } from "preact/hooks"
import { Workers } from "../../trail/board/workers.tsx"
import type { Words } from "../../words.ts"
import { granjeroPrices } from "../data/players.ts"
import { GRANJERO } from "../data/tiles.ts"
import type { Player } from "../state.ts"
import { pictures } from "./pictures.ts"

function pricesIn(words: Words) {
  return { [GRANJERO]: granjeroPrices.map(amount => (amount > 0 ? words.say("dollars", { amount }) : "")) }
}

export function WorkerRows({ p, words }: { p: Player; words: Words }) {
  const prices = useMemo(() => pricesIn(words), [words])
  return <Workers of={pictures} workers={p.workers.join()} strong={p.strong.join()} prices={prices} words={words} />
}
