// The private buildings that are not yet built, and what has been taken.
import { at, range } from "@railhead/engine"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { icons } from "../../trail/board/icons.ts"
import type { Words } from "../../words.ts"
import { buildings } from "../data/actions.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { tiles, tipiColours } from "../data/tiles.ts"
import { Building } from "./building.tsx"
import { bonusIcons, lookOfTile, TIPI, tipiTints } from "./icons.ts"

const [W, H] = [92, 58]

interface DisplayProps {
  readonly seat: number
  /** Numbers of the tiles in the list of all buildings. */
  readonly left: string
  readonly craftsmen: number
  readonly words: Words
}

export const Buildings = memo(({ seat, left, craftsmen, words }: DisplayProps) => (
  <section class="gwt-buildings" aria-label={words.say("head.buildings")}>
    <h3 class="gwt-title">
      {words.say("head.buildings")} <small>{words.say("note.craftsmen", { count: craftsmen })}</small>
    </h3>
    <div class="gwt-chips">
      {(left === "" ? [] : left.split(",").map(Number)).map(building => {
        const { id, craftsmen: needed } = at(buildings, building)
        return (
          <PlaceBox key={id} id={`build:${id}`} class={needed > craftsmen ? "gwt-unbuilt dear" : "gwt-unbuilt"}>
            <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("building", id)}>
              <Building
                building={building}
                owner={seat}
                node={-1}
                site=""
                x={W / 2}
                y={H / 2}
                width={W - 2}
                height={H - 2}
              />
            </svg>
            <span class="gwt-needed">
              <Icon name={icons.craftsman} size={14} />
              {words.say("needs", { count: needed })}
            </span>
          </PlaceBox>
        )
      })}
    </div>
  </section>
))

interface TakenProps {
  /** Green and blue: "1,0". */
  readonly tipis: string
  readonly hazards: readonly number[]
  readonly masters: number
  readonly words: Words
}

/** Tipis, hazards and stationmasters of a seat. */
export const Taken = memo(({ tipis, hazards, masters, words }: TakenProps) => (
  <section class="gwt-taken" aria-label={words.say("head.taken")}>
    <h3 class="gwt-title">{words.say("head.taken")}</h3>
    <div class="gwt-taken-tiles">
      {tipis.split(",").map((count, colour) => {
        const id = at(tipiColours, colour)
        return (
          Number(count) > 0 && (
            <span
              key={id}
              class="gwt-tile"
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
          <span key={i} class="gwt-tile" role="img" aria-label={words.name("tile", tile.id)}>
            <Icon name={lookOfTile(tile).icon} size={20} />
            {tile.is === "hazard" && tile.vp}
          </span>
        )
      })}
      {range(stationmasters.length)
        .filter(master => masters & (1 << master))
        .map(master => {
          const { id, per, group, vp } = at(stationmasters, master)
          return (
            <PlaceBox key={id} id={`master:${id}`} class="gwt-tile">
              <Icon name={icons.stationmaster} size={16} label={words.name("stationmaster", id)} />
              {group > 1 ? `${vp}/${group}` : vp}
              <Icon name={bonusIcons[per]} size={16} />
            </PlaceBox>
          )
        })}
    </div>
  </section>
))
