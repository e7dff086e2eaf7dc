// The 144 edges on which roads can be laid.
import { Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { edges } from "../data/map.ts"
import { besideEdge, edgePath, REACH } from "./geometry.ts"

export const Edges = memo(() => (
  <g class="cc-edges">
    {edges.map(({ id }, edge) => (
      <Edge key={id} edge={edge} />
    ))}
  </g>
))

function Edge({ edge }: { edge: number }) {
  const [x, y, width, height] = besideEdge(edge)
  return (
    <Place
      id={`edge:${edges[edge]?.id}`}
      ring={mark => <Ring mark={mark} d={boxPath(x, y, width, height, 6)} badge={[x + width / 2, y + height / 2]} />}
    >
      <rect class="reach" x={x + (width - REACH) / 2} y={y + (height - REACH) / 2} width={REACH} height={REACH} />
      <path class="hit" d={edgePath(edge)} />
    </Place>
  )
}
