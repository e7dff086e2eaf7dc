// The loading zone: ships by value, what they ask for, where they go, who is aboard.
import { at, num } from "@railhead/engine"
import { Glyph, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { icons } from "../../trail/board/icons.ts"
import { Discs, seatsOf } from "../../trail/board/stations.tsx"
import type { Words } from "../../words.ts"
import { ships } from "../data/ships.ts"
import type { Argentina } from "../state.ts"
import { ANCHOR, anchorTints, GRAIN, SHIP } from "./icons.ts"

export function LoadingZone({ s, words }: { s: Argentina; words: Words }) {
  return (
    <section class="arg-ships" data-place="ships" aria-label={words.say("head.ships")}>
      <h3 class="trail-title">
        {words.say("head.ships")} <small>{words.say("pile", { count: s.shipPile.length })}</small>
      </h3>
      <div class="trail-grid">
        {s.ships.map(ship => (
          <ShipBox key={ship} ship={ship} discs={s.players.map(p => num(p.ships, ship)).join()} words={words} />
        ))}
      </div>
    </section>
  )
}

const [W, H] = [118, 40]

const ShipBox = memo(({ ship, discs, words }: { ship: number; discs: string; words: Words }) => (
  <PlaceBox id={`ship:${at(ships, ship).id}`} class="trail-box">
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("ship", at(ships, ship).id)}>
      <ShipCard ship={ship} discs={discs} words={words} />
    </svg>
  </PlaceBox>
))

/** What a disc on it is worth, or the quay it sails to. */
function goalOf(ship: number, words: Words): string {
  const { quay, vp } = at(ships, ship)
  if (quay !== undefined) return words.say(`quayShort.${quay}`)
  return words.say("vpEach", { vp: vp < 0 ? `−${-vp}` : `+${vp}` })
}

function ShipCard({ ship, discs, words }: { ship: number; discs: string; words: Words }) {
  const { value, grain, white, anchor, money, objective } = at(ships, ship)
  const aboard = seatsOf(discs)
  return (
    <g class={white ? "arg-ship" : "arg-ship dark"}>
      <rect class="hull" x={0.7} y={0.7} width={W - 1.4} height={H - 1.4} rx={7} />
      <g class="sketch">
        <Glyph name={SHIP} x={W - 27} y={H - 13} size={25} />
      </g>
      <circle class="disc" cx={15.5} cy={15} r={11.5} />
      <text class="besley mid value" x={15.5} y={20.2}>
        {value}
      </text>
      <text class="cond goal" x={31} y={15}>
        {goalOf(ship, words)}
      </text>
      <g class="grain">
        <Glyph name={GRAIN} x={38} y={28.5} size={14} />
        <text class="besley" x={47} y={33.3}>
          {grain}
        </text>
      </g>
      {money !== undefined && (
        <text class="cond gain" x={5} y={37}>
          {words.say("gains", { amount: money })}
        </text>
      )}
      {objective && (
        <g class="gain">
          <Glyph name={icons.objective} x={15} y={32.5} size={12} />
        </g>
      )}
      {anchor && (
        <g style={{ color: anchorTints[anchor] }}>
          <circle class="anchor" cx={W - 12} cy={12.5} r={9} />
          <Glyph name={ANCHOR} x={W - 12} y={12.5} size={12} />
        </g>
      )}
      {aboard.length > 0 && <Discs seats={aboard} x={W - 30} y={H - 10} r={6.3} room={38} />}
    </g>
  )
}
