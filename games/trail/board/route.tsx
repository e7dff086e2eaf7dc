// The way that is selected, drawn along the road before it is ridden.
import { at, num } from "@railhead/engine"
import { useSelected } from "../../picture/kit.tsx"
import type { TrailGraph } from "../graph.ts"
import { type Point, smooth } from "./lines.ts"
import { placesAlong } from "./ways.ts"

interface RouteProps {
  readonly graph: TrailGraph
  readonly tiles: readonly number[]
  /** Where the rider is. */
  readonly from: number
  readonly spots: readonly Point[]
  readonly bends: { readonly [way: string]: readonly Point[] }
}

export function Route({ graph, tiles, from, spots, bends }: RouteProps) {
  const chosen = useSelected()
  if (chosen?.verb !== "move" || from < 0) return null
  const locations = (chosen.args[0]?.id ?? "").split(" ").map(id => graph.ids.indexOf(id))
  const along = placesAlong(graph, tiles, from, locations)
  const d = along
    .slice(1)
    .map((to, i) => {
      const start = num(along, i)
      return smooth([at(spots, start), ...(bends[`${at(graph.ids, start)} ${at(graph.ids, to)}`] ?? []), at(spots, to)])
    })
    .join("")
  return (
    <g class="trail-route">
      <path class="under" d={d} />
      <path class="over" d={d} />
    </g>
  )
}
