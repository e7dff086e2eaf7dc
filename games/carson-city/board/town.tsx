// The town: eight rows of eight parcels, the roads between them, the cowboys on them.
import { num, range } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Glyph } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { seatLooks } from "../../picture/seats.ts"
import { SPACES } from "../data/actions.ts"
import { HOUSE } from "../data/buildings.ts"
import { LINES, PARCELS } from "../data/map.ts"
import { bridgesOf } from "../data/river.ts"
import { price } from "../rules/land.ts"
import type { CarsonCity } from "../state.ts"
import { Edges } from "./edges.tsx"
import { corners, MARGIN, roadPath, SIDE, TOWN } from "./geometry.ts"
import { dieIcon } from "./icons.ts"
import { Parcel } from "./parcel.tsx"
import { Posse } from "./pieces.tsx"
import { incomeOf, isForSale, occupantOf, timesOf } from "./standing.ts"

export function TownZone({ s, words }: BoardProps<CarsonCity>) {
  const [objects, owner] = [s.objects, s.owner]
  const occupant = occupantOf(s)
  const { framed, site } = askedAbout(s)
  return (
    <Drawing class="zoomable cc-town" viewBox={`0 0 ${TOWN} ${TOWN}`} fit="xMidYMin" label={words.say("zone.town")}>
      <g class="camera">
        <Ground />
        {range(PARCELS).map(parcel => {
          const [object, whose] = [num(objects, parcel), num(owner, parcel)]
          return (
            <Parcel
              key={parcel}
              parcel={parcel}
              object={object}
              owner={whose}
              price={isForSale(object, whose) ? price(s, parcel) : -1}
              income={incomeOf(s, parcel, occupant)}
              times={timesOf(s, parcel)}
              frame={framed.includes(parcel) ? "asked" : parcel === site ? "site" : ""}
              turn={s.duels.indexOf(SPACES + parcel) + 1}
              words={words}
            />
          )
        })}
        <Roads roads={s.roads} bridges={bridgesOf(s.options)} />
        <Edges />
        {s.outlaws && <Outlaws at={s.outlaws.at.join()} strength={s.outlaws.strength} />}
        <Riders cowboys={s.cowboys} white={s.white} objects={objects} />
      </g>
    </Drawing>
  )
}

/** Parcels that the question is about without being touched, and where a building is going up. */
function askedAbout(s: CarsonCity): { framed: readonly number[]; site: number } {
  const step = s.agenda.at(-1)
  if (step?.do === "consent") return { framed: [step.parcel], site: step.site }
  if (step?.do === "bid") return { framed: step.lot, site: -1 }
  if (step?.do === "chooseLot") return { framed: [step.first], site: -1 }
  return { framed: [], site: step?.do === "placeHouse" ? step.site : -1 }
}

/** Lines for areas of a seat: none, diagonal, vertical, horizontal, dots, crossed. */
const patterns = ["", "M0 8L8 0", "M4 0V8", "M0 4H8", "M3 4H5M4 3V5", "M0 8L8 0M0 0L8 8"]

/** All that never changes. */
const Ground = memo(() => {
  const squares = (odd: number) =>
    corners
      .filter((_, parcel) => ((parcel + (parcel >> 3)) & 1) === odd)
      .map(([x, y]) => `M${x} ${y}h${SIDE}v${SIDE}h${-SIDE}Z`)
      .join("")
  const lines = range(LINES + 1).map(i => {
    const at = MARGIN + i * SIDE
    return `M${MARGIN} ${at}h${LINES * SIDE}M${at} ${MARGIN}v${LINES * SIDE}`
  })
  const middle = (i: number) => MARGIN + (i + 1.5) * SIDE
  return (
    <g class="cc-ground">
      <defs>
        {seatLooks.map(({ id, colour }, seat) => (
          <pattern key={id} id={`cc-own-${seat}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect class="cc-weave-ground" width="8" height="8" fill={colour} />
            <path class="cc-weave" d={patterns[seat] ?? ""} style={{ stroke: `var(--line-${seat})` }} />
          </pattern>
        ))}
      </defs>
      <path class="light" d={squares(0)} />
      <path class="dark" d={squares(1)} />
      <path class="grid" d={lines.join("")} />
      <g class="dice">
        {range(6).map(i => (
          <g key={i}>
            <Glyph name={dieIcon(i + 1)} x={middle(i)} y={MARGIN / 2} size={18} />
            <Glyph name={dieIcon(i + 1, true)} x={MARGIN / 2} y={middle(i)} size={18} />
          </g>
        ))}
      </g>
    </g>
  )
})

const Roads = memo(({ roads, bridges }: { roads: readonly number[]; bridges: ReadonlySet<number> }) => {
  const laid = roads.flatMap((count, edge) => (count > 0 ? edge : []))
  const d = laid.flatMap(edge => (bridges.has(edge) ? [] : roadPath(edge))).join("")
  const over = laid.flatMap(edge => (bridges.has(edge) ? roadPath(edge) : [])).join("")
  return (
    <g class="cc-roads">
      <path class="casing" d={d} />
      <path class="sand" d={d} />
      <path class="ruts" d={d} />
      {over !== "" && (
        <g class="cc-bridges">
          <path class="rails" d={over} />
          <path class="deck" d={over} />
          <path class="planks" d={over} />
        </g>
      )}
    </g>
  )
})

/** CC-18: each with the strength of all, at the side, so that what stands there can be read. */
const Outlaws = memo(({ at, strength }: { at: string; strength: number }) => (
  <g class="cc-outlaws">
    {(at === "" ? [] : at.split(",").map(Number)).map(parcel => {
      const [x, y] = corners[parcel] ?? [0, 0]
      return (
        <g key={parcel} transform={`translate(${x + 12.5} ${y + 31})`}>
          <circle r={12.5} />
          <Glyph name="g:bandit" x={0} y={-2.5} size={15} />
          <text class="mid" x={0} y={10.5}>
            {strength}
          </text>
        </g>
      )
    })}
  </g>
))

interface RidersProps {
  readonly cowboys: readonly number[]
  readonly white: number
  readonly objects: readonly number[]
}

/** Over the roads; on a building at its upper corner, so that its income can be read. */
const Riders = memo(({ cowboys, white, objects }: RidersProps) => (
  <g class="cc-riders">
    {corners.map(([x, y], parcel) => {
      const packed = num(cowboys, SPACES + parcel)
      const here = white === SPACES + parcel
      if (packed === 0 && !here) return null
      const object = num(objects, parcel)
      const top = object >= 0 && object < HOUSE
      return (
        <Posse
          key={parcel}
          packed={packed}
          shared={false}
          white={here}
          at={i => [
            x + SIDE - 11 - (i % 3) * 19,
            top ? y + 11 + Math.floor(i / 3) * 18 : y + SIDE - 12 - Math.floor(i / 3) * 18,
          ]}
          r={10}
        />
      )
    })}
  </g>
))
