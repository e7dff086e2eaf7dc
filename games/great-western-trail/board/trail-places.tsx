// The places of the trail and what lies on them; the ranchers.
import { at, num } from "@railhead/engine"
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { Building } from "../../trail/board/building.tsx"
import { icons } from "../../trail/board/icons.ts"
import { Riders } from "../../trail/board/road.tsx"
import { Special } from "../../trail/board/special.tsx"
import { BUILDING, Slot, SMALL, SmallTile } from "../../trail/board/tiles.tsx"
import type { Words } from "../../words.ts"
import { specialAt } from "../data/actions.ts"
import { tiles, tipiColours } from "../data/tiles.ts"
import { nodes, type TrailNode } from "../data/trail.ts"
import { buildingOf, isBuilding, kindOf, ownerOf } from "../state.ts"
import { iconOfHazard, lookOfTile } from "./icons.ts"
import { nodeSpots } from "./layout.ts"
import { pictures } from "./pictures.ts"

/** Kansas City has its plaque, the start its circle, small tiles are small, all else is as large as a building. */
const KC = { width: 98, height: 38 } as const
const START = { width: 30, height: 30 } as const
function sizeOf({ kind }: TrailNode): { readonly width: number; readonly height: number } {
  if (kind === "kansasCity") return KC
  if (kind === "start") return START
  return kind === "hazardSpace" || kind === "tipiSpace" ? SMALL : BUILDING
}

interface TrailProps {
  readonly tiles: readonly number[]
  readonly words: Words
}

export function TrailPlaces({ tiles: lying, words }: TrailProps) {
  return (
    <>
      {nodes.map(({ id, kind }, node) => (
        <Node
          key={id}
          node={node}
          tile={num(lying, node)}
          words={kind === "kansasCity" || kind === "tipiSpace" ? words : null}
        />
      ))}
    </>
  )
}

const Node = memo(({ node, tile, words }: { node: number; tile: number; words: Words | null }) => {
  const place = at(nodes, node)
  const [x, y] = at(nodeSpots, node)
  const { width, height } = sizeOf(place)
  const box = boxPath(x - width / 2 - 3, y - height / 2 - 3, width + 6, height + 6, 8)
  return (
    <Place
      id={`site:${place.id}`}
      ring={mark => (
        <Ring mark={mark} d={box} badge={[x - width / 2 - 1, y - height / 2 - 1]} tag={[x, y + height / 2 + 3]} />
      )}
    >
      <path class="hit" d={box} />
      {tile < 0 ? (
        <Empty place={place} node={node} x={x} y={y} words={words} />
      ) : (
        <Lying node={node} tile={tile} x={x} y={y} words={words} />
      )}
      {place.kind === "tipiSpace" && words && (
        <text class="mid trail-price" x={x} y={y + SMALL.height / 2 + 13.5}>
          {words.say(place.value !== undefined && place.value < 0 ? "dollars.minus" : "dollars", {
            amount: Math.abs(place.value ?? 0),
          })}
        </text>
      )}
    </Place>
  )
})

function Lying({ node, tile, x, y, words }: { node: number; tile: number; x: number; y: number; words: Words | null }) {
  const { id } = at(nodes, node)
  if (isBuilding(tile))
    return (
      <Building of={pictures} building={buildingOf(tile)} owner={ownerOf(tile)} node={node} site={id} x={x} y={y} />
    )
  const kind = at(tiles, kindOf(tile))
  const label =
    kind.is === "hazard"
      ? String(kind.vp)
      : kind.is === "tipi"
        ? (words?.say(`letter.tipi.${tipiColours[kind.colour]}`) ?? "")
        : ""
  return (
    <SmallTile
      x={x}
      y={y}
      width={SMALL.width}
      height={SMALL.height}
      {...lookOfTile(kind)}
      {...(kind.is === "worker" ? {} : { hand: kind.hand })}
      label={label}
    />
  )
}

interface EmptyProps {
  readonly place: TrailNode
  readonly node: number
  readonly x: number
  readonly y: number
  readonly words: Words | null
}

function Empty({ place, node, x, y, words }: EmptyProps) {
  switch (place.kind) {
    case "start":
      return (
        <g class="trail-start">
          <circle cx={x} cy={y} r={15} />
          <Glyph name={icons.rancher} x={x} y={y} size={19} />
        </g>
      )
    case "kansasCity":
      return (
        <g class="trail-goal">
          <rect x={x - KC.width / 2} y={y - KC.height / 2} width={KC.width} height={KC.height} rx={9} />
          <text class="besley mid" x={x} y={y + 4.5}>
            {words?.name("city", "kansas-city")}
          </text>
        </g>
      )
    case "hazardSpace":
      return (
        <>
          <Slot x={x} y={y} width={SMALL.width - 6} height={SMALL.height - 6} />
          <Glyph name={iconOfHazard(place.hazard ?? "")} x={x} y={y} size={17} colour="var(--ink3)" />
        </>
      )
    case "tipiSpace":
      return <Slot x={x} y={y} width={SMALL.width - 6} height={SMALL.height - 6} />
    default:
      return (
        <>
          <Slot x={x} y={y} width={BUILDING.width - 8} height={BUILDING.height - 10} />
          <Special of={pictures} action={num(specialAt, node)} x={x} y={y} />
        </>
      )
  }
}

const sizeAt = (node: number) => sizeOf(at(nodes, node))

export function Ranchers({ at: where }: { at: string }) {
  return <Riders at={where} spots={nodeSpots} sizeOf={sizeAt} />
}
