// Where a chosen store would be joined to what one has, and the towns that it would bring into reach (RTN-21).
import { num } from "@railhead/engine"
import { useSelected } from "../../../picture/kit.tsx"
import { cityNamed, everyCity } from "../../data/cities.ts"
import { downtownNamed, downtowns, TOWN_HALL } from "../../expansions/rails-to-the-north/data/map.ts"
import { neighbours } from "../../expansions/rails-to-the-north/data/towns.ts"
import { inReach } from "../../expansions/rails-to-the-north/reach.ts"
import { storesOf } from "../../expansions/rails-to-the-north/state.ts"
import { type GreatWesternTrail, player } from "../../state.ts"
import { townBox } from "./town.tsx"
import { tracks } from "./tracks.ts"

type Track = (typeof tracks)[number]

/** A switch of the rails. */
const isSwitch = (place: string) => /^J\d$/.test(place)

/** Does a store, a disc or the town hall open this end of the rails to the player? */
function isOwn(s: GreatWesternTrail, place: string): boolean {
  if (place === TOWN_HALL) return true
  const town = downtowns.findIndex(({ id }) => id === place)
  if (town >= 0) return (storesOf(s, s.active) & (1 << town)) !== 0
  return everyCity.some(({ id }) => id === place) && num(player(s, s.active).cities, cityNamed(place)) > 0
}

/** The rails from a place to what the player has, through switches only. */
function joining(s: GreatWesternTrail, from: string, before: readonly Track[] = []): readonly Track[] {
  return tracks.flatMap(track => {
    if (before.includes(track) || (track.from !== from && track.to !== from)) return []
    const end = track.from === from ? track.to : track.from
    const way = [...before, track]
    if (isSwitch(end)) return joining(s, end, way)
    return isOwn(s, end) ? way : []
  })
}

export function Reach({ s }: { s: GreatWesternTrail }) {
  const selected = useSelected()
  if (selected?.verb !== "store") return null
  const id = selected.args[0]?.id ?? ""
  const opened = num(neighbours, downtownNamed(id)) & ~inReach(s, s.active) & ~storesOf(s, s.active)
  const way = joining(s, id)
    .map(({ through }) => `M${through.map(point => point.join(" ")).join("L")}`)
    .join("")
  return (
    <g class="gwt-reach">
      <path class="under" d={way} />
      <path class="over" d={way} />
      {downtowns.map(({ id: town }, i) => opened & (1 << i) && <path key={town} class="opened" d={townBox(i, 4)} />)}
    </g>
  )
}
