// The terrain race: influence of every seat in the four terrains, and what first and second will be worth.
import { at, num, range } from "@railhead/engine"
import { Drawing } from "../../picture/drawing.tsx"
import { Glyph, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { terrainBonuses, terrains } from "../data/resources.ts"
import type { GoldWest } from "../state.ts"
import { terrainIcons } from "./icons.ts"

/** The track is printed to 7; it grows when somebody is further. */
const PRINTED = 7

export function Influence({ s, words }: { s: GoldWest; words: Words }) {
  const most = Math.max(PRINTED, ...s.players.flatMap(p => p.influence))
  return (
    <Drawing class="gw-race" viewBox="0 0 318 134" label={words.say("head.influence")}>
      <text class="besley" x={2} y={12}>
        {words.say("head.influence")}
      </text>
      <text class="mid note" x={281} y={12}>
        {words.say("note.first")}
      </text>
      <text class="mid note" x={306} y={12}>
        {s.seats > 2 ? words.say("note.second") : ""}
      </text>
      {range(terrains.length).map(terrain => (
        <Race
          key={terrain}
          terrain={terrain}
          most={most}
          seats={s.players.map(p => num(p.influence, terrain)).join()}
        />
      ))}
    </Drawing>
  )
}

/** `seats`: the influence of each, "2,0,3". */
const Race = memo(({ terrain, most, seats }: { terrain: number; most: number; seats: string }) => {
  const y = 33 + terrain * 28
  const step = 192 / most
  const name = at(terrains, terrain)
  const of = seats.split(",").map(Number)
  const { large, small } = at(terrainBonuses, terrain)
  const place = (influence: number) => 48 + influence * step
  return (
    <g data-place={`influence:${name}`}>
      <rect class={`gw-terrain ${name}`} x={0} y={y - 12} width={24} height={24} rx={6} />
      <Glyph name={terrainIcons[name]} x={12} y={y} size={17} colour="#2A211B" />
      <path class="line" d={`M${place(0)} ${y}H${place(most)}`} />
      {range(most + 1).map(influence => (
        <g key={influence} class="dot">
          <circle cx={place(influence)} cy={y} r={Math.min(6.5, step / 2 - 1)} />
          {influence > 0 && step > 13 && (
            <text class="mid" x={place(influence)} y={y + 3.6}>
              {influence}
            </text>
          )}
        </g>
      ))}
      {of.map((influence, seat) => {
        const together = range(of.length).filter(other => of[other] === influence)
        const shift = (together.indexOf(seat) - (together.length - 1) / 2) * Math.min(11, 27 / together.length)
        return <SeatPiece key={seat} seat={seat} x={place(influence) + shift} y={y} r={7.5} />
      })}
      {/* GW-13.4: two players play for the small value alone. */}
      <text class="besley mid first" x={281} y={y + 4.5}>
        {of.length > 2 ? large : small}
      </text>
      <text class="besley mid second" x={306} y={y + 4.5}>
        {of.length > 2 ? small : ""}
      </text>
    </g>
  )
})
