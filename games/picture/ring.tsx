// The ring of a marked place: amber on a dark line, thicker once chosen, dashed where something is only pointed at.
import { Badge, type Mark } from "./kit.tsx"

interface RingProps {
  readonly mark: Mark
  /** The outline that the ring follows. */
  readonly d: string
  /** Where the number of the choice stands. */
  readonly badge: readonly [number, number]
  /** Middle of the price tag. */
  readonly tag?: readonly [number, number]
  /** Others stand close by. */
  readonly thin?: boolean
}

export function Ring({ mark, d, badge, tag, thin = false }: RingProps) {
  if (mark.kind === "blocked") return null
  const quiet = mark.kind === "legal" && mark.no === 0
  return (
    <g class={`ring ${mark.kind}${quiet ? " quiet" : ""}${thin ? " thin" : ""}`}>
      {mark.kind === "chosen" && <path class="halo" d={d} />}
      <path class="under" d={d} />
      <path class="over" d={d} />
      <Badge no={mark.no} x={badge[0]} y={badge[1]} />
      {tag && mark.tag !== "" && <Tag text={mark.tag} x={tag[0]} y={tag[1]} />}
    </g>
  )
}

function Tag({ text, x, y }: { text: string; x: number; y: number }) {
  const width = 13 + text.length * 6
  return (
    <g class={text.startsWith("−") ? "tag-pill costs" : "tag-pill"}>
      <rect x={x - width / 2} y={y - 8} width={width} height={16} rx={8} />
      <text x={x} y={y + 4} class="mid tag-text">
        {text}
      </text>
    </g>
  )
}

/** A rectangle with round corners, as an outline for rings. */
export function boxPath(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}
