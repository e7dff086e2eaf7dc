// The 144 edges on which roads can be laid.
import { computed } from "@preact/signals"
import { useContext, useMemo } from "preact/hooks"
import { MarksContext, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import { edges } from "../data/map.ts"
import { besideEdge, edgePath, REACH, roadPath } from "./geometry.ts"

/** The edges that are lit now, as one text: drawn again only when others are. */
function useLit(): string {
  const marks = useContext(MarksContext)
  const lit = useMemo(
    () =>
      computed(() =>
        [...(marks?.all.value ?? [])]
          .flatMap(([place, { kind }]) => (place.startsWith("edge:") && kind !== "blocked" ? place : []))
          .join(),
      ),
    [marks],
  )
  return lit.value
}

export const Edges = memo(() => {
  const lit = new Set(useLit().split(","))
  return (
    <g class="cc-edges">
      {edges.map(({ id }, edge) => (
        <Edge key={id} edge={edge} lit={lit.has(`edge:${id}`)} />
      ))}
    </g>
  )
})

/** Most are never touched; of those only the place is known. */
const Edge = memo(({ edge, lit }: { edge: number; lit: boolean }) => {
  const id = `edge:${edges[edge]?.id}`
  const d = edgePath(edge)
  if (!lit) return <path class="hit" data-place={id} d={d} />
  const [x, y, width, height] = besideEdge(edge)
  return (
    <Place
      id={id}
      ring={mark =>
        mark.kind === "legal" && mark.no === 0 ? (
          <Ghost edge={edge} />
        ) : (
          <Ring mark={mark} d={boxPath(x, y, width, height, 6)} badge={[x + width / 2, y + height / 2]} />
        )
      }
    >
      <rect class="reach" x={x + (width - REACH) / 2} y={y + (height - REACH) / 2} width={REACH} height={REACH} />
      <path class="hit" d={d} />
    </Place>
  )
})

/** Where a great many can be chosen: a road that could be. */
function Ghost({ edge }: { edge: number }) {
  const d = roadPath(edge)
  return (
    <g class="cc-ghost">
      <path class="under" d={d} />
      <path d={d} />
    </g>
  )
}
