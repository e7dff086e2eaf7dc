// The head of a breed inside a drawing.
import { memo } from "../../picture/memo.ts"
import { type BreedLook, DARK, type Layer } from "./looks.ts"

interface HeadProps {
  readonly look: BreedLook
  readonly x: number
  readonly y: number
  readonly size: number
  /** In other inks than on its own ground. */
  readonly inks?: "onCard"
}

/** The head of a breed around (x, y) inside a drawing. */
export const Head = memo(({ look, x, y, size, inks }: HeadProps) => {
  const scale = size / 48
  const [head, ground] = inks === "onCard" ? [onCard(look), "#FFFBF3"] : [look.ink, look.ground]
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {look.head.map((layer, i) => (
        <Shape key={i} layer={layer} colour={layer.cut ? ground : head} />
      ))}
    </g>
  )
})

/** On a white card the head has the colour of its breed, unless that is white itself. */
function onCard(look: BreedLook): string {
  return look.ink === DARK ? DARK : look.ground
}

function Shape({ layer: { d, line: width, twin, at }, colour }: { layer: Layer; colour: string }) {
  const paint =
    width === undefined
      ? { fill: colour }
      : ({
          fill: "none",
          stroke: colour,
          "stroke-width": width,
          "stroke-linejoin": "round",
          "stroke-linecap": "round",
        } as const)
  const shape = <path d={d} {...paint} />
  const whole = twin ? (
    <>
      {shape}
      <path d={d} {...paint} transform="matrix(-1 0 0 1 48 0)" />
    </>
  ) : (
    shape
  )
  return at === undefined ? whole : <g transform={at}>{whole}</g>
}
