// What a seat has taken: tipis, hazards and stationmasters.
import { at } from "@railhead/engine"
import { Icon } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { Masters } from "../../trail/board/masters.tsx"
import type { Words } from "../../words.ts"
import { tiles, tipiColours } from "../data/tiles.ts"
import { lookOfTile, TIPI, tipiTints } from "./icons.ts"
import { masterIcons, masterLooks } from "./masters.ts"

interface TakenProps {
  /** Green and blue: "1,0". */
  readonly tipis: string
  readonly hazards: readonly number[]
  readonly masters: number
  readonly words: Words
}

export const Taken = memo(({ tipis, hazards, masters, words }: TakenProps) => (
  <section class="trail-taken" aria-label={words.say("head.taken")}>
    <h3 class="trail-title">{words.say("head.taken")}</h3>
    <div class="trail-taken-tiles">
      {tipis.split(",").map((count, colour) => {
        const id = at(tipiColours, colour)
        return (
          Number(count) > 0 && (
            <span
              key={id}
              class="trail-taken-tile"
              role="img"
              aria-label={words.say("taken", { tile: `tipi-${id}`, count: Number(count) })}
            >
              <span style={{ color: tipiTints[colour] ?? "" }}>
                <Icon name={TIPI} size={20} />
              </span>
              {words.say(`letter.tipi.${id}`)}
              {Number(count) > 1 && <b>×{count}</b>}
            </span>
          )
        )
      })}
      {hazards.map((kind, i) => {
        const tile = at(tiles, kind)
        return (
          <span key={i} class="trail-taken-tile" role="img" aria-label={words.name("tile", tile.id)}>
            <Icon name={lookOfTile(tile).icon} size={20} />
            {tile.is === "hazard" && tile.vp}
          </span>
        )
      })}
      <Masters of={masterLooks} owned={masters} bonusIcons={masterIcons} words={words} />
    </div>
  </section>
))
