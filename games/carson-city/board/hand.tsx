// The own duel tiles among one's belongings; in a duel they lie in its panel, where they are played.
import { range, type Seat } from "@railhead/engine"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { HIGHEST_TILE } from "../data/tiles.ts"
import type { CarsonCity } from "../state.ts"
import { DuelTile } from "./pieces.tsx"
import { handOf, tilesHeld } from "./tiles.ts"

export function Hand({ s, seat, words }: { s: CarsonCity; seat: Seat; words: Words }) {
  if (!s.survival) return null
  return <Tiles hand={handOf(s, seat).join()} held={tilesHeld(s, seat)} words={words} />
}

/** `hand`: how many of each kind, "1,0,2,0,1,0"; of another's hand nothing is seen but the backs. */
const Tiles = memo(({ hand, held, words }: { hand: string; held: number; words: Words }) => {
  const counts = hand.split(",").map(Number)
  const seen = range(HIGHEST_TILE + 1).flatMap(tile => range(counts[tile] ?? 0).map(() => tile))
  const tiles = seen.length > 0 ? seen : range(held).map(() => -1)
  return (
    <section class="cc-hand" aria-label={words.say("head.tiles")}>
      <h3 class="cc-title">{words.say("head.tiles")}</h3>
      <div class="tiles">
        {tiles.map((tile, i) => (
          <svg key={i} width={28} height={28} viewBox="-14 -14 28 28" aria-hidden="true">
            <DuelTile tile={tile} x={0} y={0} size={25} />
          </svg>
        ))}
      </div>
      <span class="hidden-text">{seen.length > 0 ? seen.join(", ") : words.say("tilesHeld", { count: held })}</span>
    </section>
  )
})
