// Farmer tiles beside a board, equal ones together.
import { at } from "@railhead/engine"
import { PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { stacked } from "../../trail/board/position.ts"
import type { Words } from "../../words.ts"
import { tiles } from "../data/tiles.ts"
import { colours } from "../data/trail.ts"
import { FarmerTile } from "./farmer.tsx"
import { FARMER_TILE } from "./layout.ts"

interface FarmersProps {
  readonly farmers: readonly number[]
  readonly title: string
  /** What its places are called. */
  readonly place: string
  readonly words: Words
}

export const Farmers = memo(({ farmers, title, place, words }: FarmersProps) => (
  <section aria-label={title}>
    <h3 class="trail-title">{title}</h3>
    <div class="trail-taken-tiles">
      {stacked(farmers).map(([kind, count]) => {
        const tile = at(tiles, kind)
        const colour = tile.is === "farmer" ? (colours[tile.colour] ?? "") : ""
        return (
          <PlaceBox key={kind} id={`${place}:${tile.id}`} class="arg-own-farmer">
            <svg
              viewBox={`0 0 ${FARMER_TILE.width} ${FARMER_TILE.height}`}
              role="img"
              aria-label={words.name("tile", tile.id)}
            >
              <FarmerTile
                kind={kind}
                x={FARMER_TILE.width / 2}
                y={FARMER_TILE.height / 2}
                letter={words.say(`letter.zone.${colour}`)}
              />
            </svg>
            {count > 1 && <b class="trail-times">×{count}</b>}
          </PlaceBox>
        )
      })}
    </div>
  </section>
))
