// Resource tokens: each kind has a shape, a colour and a letter of its own.
import { num } from "@railhead/engine"
import { shapePath } from "../../picture/seats.ts"
import type { Words } from "../../words.ts"
import { type Resource, resources } from "../data/resources.ts"

const looks: { readonly [resource in Resource]: { readonly colour: string; readonly on: string } } = {
  wood: { colour: "#8A5A34", on: "#FFF3DF" },
  stone: { colour: "#75797D", on: "#FFFFFF" },
  copper: { colour: "#B85E2D", on: "#FFFFFF" },
  silver: { colour: "#C7D0D5", on: "#2A211B" },
  gold: { colour: "#E9BC3A", on: "#2A211B" },
  water: { colour: "#3B83A8", on: "#FFFFFF" },
}

function outline(kind: Resource, x: number, y: number, r: number): string {
  switch (kind) {
    case "wood":
      return `M${x - r * 1.08} ${y - r * 0.7}h${r * 2.16}v${r * 1.4}h${-r * 2.16}Z`
    case "stone":
      return shapePath("square", x, y, r * 0.96)
    case "copper":
      return shapePath("circle", x, y, r * 0.98)
    case "silver":
      return shapePath("hexagon", x, y, r)
    case "gold":
      return shapePath("diamond", x, y, r * 1.05)
    case "water":
      return `M${x} ${y - r * 1.2}C${x + r * 0.5} ${y - r * 0.5} ${x + r * 0.95} ${y - r * 0.1} ${x + r * 0.95} ${y + r * 0.3}a${r * 0.95} ${r * 0.8} 0 0 1 ${-r * 1.9} 0C${x - r * 0.95} ${y - r * 0.1} ${x - r * 0.5} ${y - r * 0.5} ${x} ${y - r * 1.2}Z`
  }
}

interface GoodProps {
  readonly kind: Resource
  readonly x: number
  readonly y: number
  readonly r: number
  /** Left out where it would be too small to read. */
  readonly letter?: string
}

/** A resource token inside a drawing. */
export function Good({ kind, x, y, r, letter }: GoodProps) {
  const { colour, on } = looks[kind]
  return (
    <>
      <path class="good" d={outline(kind, x, y, r)} fill={colour} />
      {letter !== undefined && (
        <text class="mid" x={x} y={y + r * 0.43} style={{ fontSize: `${r * 1.22}px`, fontWeight: 750, fill: on }}>
          {letter}
        </text>
      )}
    </>
  )
}

export function letterOf(words: Words, kind: Resource): string {
  return words.say(`letter.resource.${kind}`)
}

/** Counts as a list of single resources. */
export function listed(counts: readonly number[]): Resource[] {
  return resources.flatMap((resource, kind) => Array<Resource>(num(counts, kind)).fill(resource))
}

interface GoodsProps {
  readonly counts: readonly number[]
  readonly x: number
  readonly y: number
  readonly r: number
  /** From one token to the next. */
  readonly step: number
  readonly words?: Words
}

/** A row of tokens around its middle. */
export function GoodsRow({ counts, x, y, r, step, words }: GoodsProps) {
  const list = listed(counts)
  return (
    <>
      {list.map((kind, i) => (
        <Good
          key={i}
          kind={kind}
          x={x + (i - (list.length - 1) / 2) * step}
          y={y}
          r={r}
          {...(words ? { letter: letterOf(words, kind) } : {})}
        />
      ))}
    </>
  )
}
