// One parcel: whose it is, what lies on it, what it costs or pays.
import { at } from "@railhead/engine"
import { Glyph, type Mark, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { lookOf } from "../../picture/seats.ts"
import type { Words } from "../../words.ts"
import { HOUSE, MOUNTAIN, objects, RIVER, TOWN_HOUSE } from "../data/buildings.ts"
import { parcels } from "../data/map.ts"
import { corners, REACH, SIDE } from "./geometry.ts"
import { objectIcons } from "./icons.ts"

interface ParcelProps {
  readonly parcel: number
  /** −1 for nothing, nobody, none. */
  readonly object: number
  readonly owner: number
  readonly price: number
  readonly income: number
  readonly times: number
  /** Is the question about it? "asked", "site" or nothing. */
  readonly frame: string
  /** Its place in the order of the duels, 0 for none. */
  readonly turn: number
  readonly words: Words
}

const HALF = SIDE / 2

export const Parcel = memo(({ parcel, object, owner, price, income, times, frame, turn, words }: ParcelProps) => {
  const [x, y] = at(corners, parcel)
  return (
    <>
      {owner >= 0 && (
        <rect
          class="cc-owned"
          x={x + 2}
          y={y + 2}
          width={SIDE - 4}
          height={SIDE - 4}
          rx={5}
          fill={`url(#cc-own-${owner})`}
        />
      )}
      {object >= 0 && object < HOUSE && (
        <Tile
          x={x}
          y={y}
          object={object}
          owner={owner}
          pays={income < 0 ? "" : words.say("dollars", { money: income * times })}
          times={times}
        />
      )}
      {object === RIVER && <rect class="cc-river" x={x} y={y} width={SIDE} height={SIDE} />}
      {object >= HOUSE && <Thing x={x + HALF} y={y + HALF - (owner < 0 ? 8 : 0)} object={object} owned={owner >= 0} />}
      {price >= 0 && (
        <text
          class={object < 0 ? "mid cc-price bare" : "mid cc-price"}
          x={x + HALF}
          y={object < 0 ? y + HALF + 5 : y + SIDE - 7}
        >
          {words.say("dollars", { money: price })}
        </text>
      )}
      {owner >= 0 && <SeatPiece seat={owner} x={x + 10} y={y + 10} r={6.5} />}
      {frame !== "" && <path class={`cc-frame ${frame}`} d={boxPath(x + 2, y + 2, SIDE - 4, SIDE - 4, 6)} />}
      {turn > 0 && <Turn x={x + HALF} y={y + HALF} turn={turn} />}
      {/* What is printed stands beside the place: its name is the choice, not the figures on it. */}
      <Place id={`parcel:${at(parcels, parcel)}`} ring={mark => <ParcelRing mark={mark} x={x} y={y} />}>
        <rect class="reach" x={x + (SIDE - REACH) / 2} y={y + (SIDE - REACH) / 2} width={REACH} height={REACH} />
        <rect class="hit" x={x} y={y} width={SIDE} height={SIDE} />
      </Place>
    </>
  )
})

function Tile({
  x,
  y,
  object,
  owner,
  pays,
  times,
}: {
  x: number
  y: number
  object: number
  owner: number
  /** Empty for what pays nothing. */
  pays: string
  times: number
}) {
  return (
    <g class="cc-tile">
      <rect class="rim" x={x + 8} y={y + 8} width={SIDE - 16} height={SIDE - 16} rx={7} />
      <rect
        x={x + 8}
        y={y + 8}
        width={SIDE - 16}
        height={SIDE - 16}
        rx={7}
        {...(owner < 0 ? {} : { style: { stroke: lookOf(owner).colour } })}
      />
      <Glyph
        name={objectIcons[at(objects, object)] ?? "g:house"}
        x={x + HALF}
        y={y + HALF - (pays === "" ? 0 : 6)}
        size={30}
      />
      {pays !== "" && (
        <text class={times > 1 ? "mid cc-pays more" : "mid cc-pays"} x={x + HALF} y={y + SIDE - 13}>
          {pays}
        </text>
      )}
    </g>
  )
}

function Thing({ x, y, object, owned }: { x: number; y: number; object: number; owned: boolean }) {
  if (object === MOUNTAIN)
    return (
      <g class={owned ? "cc-mountain owned" : "cc-mountain"}>
        <Glyph name="g:peaks" x={x} y={y} size={46} />
      </g>
    )
  if (object === RIVER)
    return (
      <g class="cc-waves">
        <Glyph name="g:waves" x={x} y={y + 8} size={40} />
      </g>
    )
  return (
    <g class="cc-house">
      {object === TOWN_HOUSE ? (
        <>
          <Glyph name="g:house" x={x - 12} y={y + 2} size={28} />
          <Glyph name="g:house" x={x + 12} y={y + 2} size={28} />
        </>
      ) : (
        <Glyph name="g:house" x={x} y={y} size={36} />
      )}
    </g>
  )
}

/** Where a great many can be chosen, a dot is enough. */
function ParcelRing({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  const d = boxPath(x + 4, y + 4, SIDE - 8, SIDE - 8, 7)
  if (mark.kind === "legal" && mark.no === 0)
    return (
      <g class="cc-quiet">
        <path class="cc-hover" d={d} />
        <circle cx={x + SIDE - 9} cy={y + 9} r={4} />
      </g>
    )
  return <Ring mark={mark} d={d} badge={[x + 11, y + 11]} />
}

function Turn({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g class="cc-turn">
      <circle cx={x} cy={y} r={13} />
      <text class="besley mid" x={x} y={y + 6}>
        {turn}
      </text>
    </g>
  )
}
