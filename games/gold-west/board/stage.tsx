// All zones side by side, or one of them alone.
import type { BoardProps } from "../../face.ts"
import type { GoldWest } from "../state.ts"
import { BoomtownZone } from "./boomtown.tsx"
import { CoachesZone } from "./coaches.tsx"
import { Influence } from "./influence.tsx"
import { InvestmentsZone } from "./investments.tsx"
import { MapZone } from "./map.tsx"
import { narrowTracks, wideTracks } from "./tracks.ts"

export function Stage(board: BoardProps<GoldWest>) {
  return (
    <div class="gw-stage">
      <div class="gw-layout">
        <div class="gw-at-map">
          <MapZone {...board} />
        </div>
        <div class="gw-at-coaches">
          <CoachesZone {...board} size={wideTracks} />
        </div>
        <div class="gw-at-boomtown">
          <BoomtownZone {...board} />
        </div>
        <div class="gw-at-cards">
          <InvestmentsZone {...board} />
        </div>
      </div>
    </div>
  )
}

export function ZoneView({ zone, ...board }: BoardProps<GoldWest> & { zone: string }) {
  if (zone === "map")
    return (
      <div class="gw-alone gw-at-map">
        <MapZone {...board} />
      </div>
    )
  return (
    <div class="gw-alone scrolls">
      {zone === "boomtown" && <BoomtownZone {...board} />}
      {zone === "cards" && <InvestmentsZone {...board} />}
      {zone === "coaches" && (
        <>
          <CoachesZone {...board} size={narrowTracks} />
          <Influence s={board.s} words={board.words} />
        </>
      )}
    </div>
  )
}
