// The face of a table with expansions: that of the base game, with what they add to it.
import type { Options } from "@railhead/engine"
import type { ComponentType } from "preact"
import type { GameFace } from "../../../face.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { type Added, AddedParts, type NorthernParts, type PokerParts } from "../added.ts"
import { northernZones } from "../places.ts"
import { AddOns } from "./add-ons.tsx"
import { Annex } from "./annex.tsx"
import { NewYork } from "./new-york.tsx"
import { strips } from "./north-layout.ts"
import { NorthernMap, Outline } from "./northern-map.tsx"
import { PokerTable } from "./poker-table.tsx"
import "./north.css"
import "./poker.css"

const north: NorthernParts = { strips, Map: NorthernMap, Outline, NewYork, Annex }
const poker: PokerParts = { Table: PokerTable, AddOns }

type Face = GameFace<GreatWesternTrail>

export function expandedFace(face: Face, { railsToTheNorth, atThePokerTable }: Options): Face {
  const added: Added = { ...(railsToTheNorth ? { north } : {}), ...(atThePokerTable ? { poker } : {}) }
  const within =
    <P extends object>(Part: ComponentType<P>) =>
    (props: P) => (
      <AddedParts.Provider value={added}>
        <Part {...props} />
      </AddedParts.Provider>
    )
  return {
    ...face,
    zones: railsToTheNorth ? northernZones : face.zones,
    Stage: within(face.Stage),
    ZoneView: within(face.ZoneView),
    Tray: within(face.Tray),
    ...(face.Miniature ? { Miniature: within(face.Miniature) } : {}),
  }
}
