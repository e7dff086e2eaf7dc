// Everything that lies on the trail: buildings, sites, farmers, piers, the port; and the estancieros.
import { at, num } from "@railhead/engine"
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { Building } from "../../trail/board/building.tsx"
import { icons } from "../../trail/board/icons.ts"
import { Riders } from "../../trail/board/road.tsx"
import { Special } from "../../trail/board/special.tsx"
import { Slot } from "../../trail/board/tiles.tsx"
import type { Words } from "../../words.ts"
import { specialAt } from "../data/actions.ts"
import { nodes, printedMoney, railSpaceOf, spaceNo, type TrailNode } from "../data/trail.ts"
import { buildingOf, isBuilding, kindOf, ownerOf } from "../state.ts"
import { FarmerSpace, FarmerTile } from "./farmer.tsx"
import { ANCHOR } from "./icons.ts"
import { DOT, FARMER_TILE, GOAL, nodeSpots, SITE } from "./layout.ts"
import { pictures } from "./pictures.ts"

function sizeOf({ kind }: TrailNode): { readonly width: number; readonly height: number } {
  switch (kind) {
    case "buenosAires":
      return GOAL
    case "start":
    case "pier":
      return DOT
    case "farmerSpace":
      return FARMER_TILE
    default:
      return SITE
  }
}

const sizeAt = (node: number) => sizeOf(at(nodes, node))

interface TrailProps {
  readonly tiles: readonly number[]
  readonly coins: readonly number[]
  /** Farmers that are being helped. */
  readonly helped: readonly number[]
  /** The railway number that the viewer's engine has reached: piers up to there are open. */
  readonly reached: number
  readonly words: Words
}

export function TrailPlaces({ tiles, coins, helped, reached, words }: TrailProps) {
  return (
    <>
      {nodes.map((place, node) => (
        <Node
          key={place.id}
          node={node}
          tile={num(tiles, node)}
          coins={coins[num(spaceNo, node)] ?? 0}
          helped={helped.includes(node)}
          open={place.kind === "pier" && railSpaceOf(node) <= reached}
          words={words}
        />
      ))}
    </>
  )
}

interface NodeProps {
  readonly node: number
  readonly tile: number
  readonly coins: number
  readonly helped: boolean
  readonly open: boolean
  readonly words: Words
}

const Node = memo((props: NodeProps) => {
  const { node, tile } = props
  const place = at(nodes, node)
  const [x, y] = at(nodeSpots, node)
  const { width, height } = sizeOf(place)
  const box = boxPath(x - width / 2 - 3, y - height / 2 - 3, width + 6, height + 6, 8)
  const kind = kindOf(tile)
  return (
    <Place
      id={`site:${place.id}`}
      ring={mark => (
        <Ring mark={mark} d={box} badge={[x - width / 2 - 1, y - height / 2 - 1]} tag={[x, y + height / 2 + 3]} />
      )}
    >
      <path class="hit" d={box} />
      {kind >= 0 ? (
        <FarmerTile kind={kind} x={x} y={y} coins={props.coins} helped={props.helped} />
      ) : isBuilding(tile) ? (
        <Building
          of={pictures}
          building={buildingOf(tile)}
          owner={ownerOf(tile)}
          node={node}
          site={place.id}
          x={x}
          y={y}
          width={SITE.width}
          height={SITE.height}
        />
      ) : (
        <Empty {...props} place={place} x={x} y={y} />
      )}
    </Place>
  )
})

interface EmptyProps extends NodeProps {
  readonly place: TrailNode
  readonly x: number
  readonly y: number
}

function Empty({ place, node, open, x, y, words }: EmptyProps) {
  switch (place.kind) {
    case "start":
      return (
        <g class="trail-start">
          <circle cx={x} cy={y} r={15} />
          <Glyph name={icons.rancher} x={x} y={y} size={19} />
        </g>
      )
    case "buenosAires":
      return (
        <g class="trail-goal">
          <rect x={x - GOAL.width / 2} y={y - GOAL.height / 2} width={GOAL.width} height={GOAL.height} rx={10} />
          <text class="besley mid" x={x} y={y + 6} style={{ fontSize: "16px" }}>
            {words.name("site", place.id)}
          </text>
        </g>
      )
    case "pier":
      return (
        <g class={open ? "arg-pier open" : "arg-pier"}>
          <circle cx={x} cy={y} r={15} />
          <Glyph name={ANCHOR} x={x} y={y - 3} size={15} />
          <text class="mid" x={x} y={y + 12.5}>
            {railSpaceOf(node)}
          </text>
        </g>
      )
    case "farmerSpace":
      return <FarmerSpace x={x} y={y} money={words.say("dollars", { amount: printedMoney(node) })} />
    default:
      return (
        <>
          <Slot x={x} y={y} width={SITE.width - 10} height={SITE.height - 10} />
          <Special of={pictures} action={num(specialAt, node)} x={x} y={y} />
        </>
      )
  }
}

export function Estancieros({ at: where }: { at: string }) {
  return <Riders at={where} spots={nodeSpots} sizeOf={sizeAt} />
}
