// All of the trail that never changes: ground, roads with their arrows, woods.
import { Glyph } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { icons } from "../../trail/board/icons.ts"
import { type Point, smooth } from "../../trail/board/lines.ts"
import { Road, waysOf } from "../../trail/board/road.tsx"
import { hazardSpaces, nodes, trail, woodsSites } from "../data/trail.ts"
import { bends, nodeSpots } from "./layout.ts"

function spot(id: string): Point {
  return nodeSpots[trail.ids.indexOf(id)] ?? [0, 0]
}

const ways = waysOf(nodes, nodeSpots, bends)
export const roads = ways.map(smooth).join("")

const grounds: readonly { name: string; through: readonly Point[] }[] = [
  ...["water", "sand", "scree"].map((name, zone) => ({
    name,
    through: (hazardSpaces[zone] ?? []).map((space): Point => nodeSpots[space] ?? [0, 0]),
  })),
  { name: "grass", through: ["tipi-1", "tipi-4", "tipi-10"].map(spot) },
  { name: "grass low", through: ["tipi-m1", "tipi-m3"].map(spot) },
]

/** Around a site in the woods, with sizes. */
const pines: readonly (readonly [number, number, number])[] = [
  [-50, -22, 22],
  [-46, 18, 27],
  [49, 16, 32],
  [46, -24, 22],
  [-30, -36, 27],
  [26, 36, 32],
]

const bits: readonly (readonly [string, number, number, number])[] = [
  ["g:cactus", 222, 560, 24],
  ["g:cactus", 302, 430, 20],
  ["g:rock", 897, 176, 24],
  ["g:rock", 826, 205, 18],
]

/** Hills, as rings around their tops. */
const hills: readonly (readonly [number, number, number])[] = [
  [640, 470, 150],
  [640, 470, 120],
  [880, 210, 70],
  [430, 450, 46],
]

export const Scenery = memo(() => (
  <g class="gwt-scenery">
    {hills.map(([x, y, r]) => (
      <ellipse key={r} class="hill" cx={x} cy={y} rx={r * 1.25} ry={r * 0.72} />
    ))}
    {grounds.map(({ name, through }) => (
      <path key={name} class={`ground-${name}`} d={smooth(through)} />
    ))}
    <path class="waves" d={[0, 1, 2, 3, 4].map(i => `M${590 + i * 58} ${666 - (i % 2) * 3}q7-6 14 0t14 0`).join("")} />
    <g class="pines">
      {woodsSites.flatMap(site =>
        pines.map(([dx, dy, size]) => {
          const [x, y] = nodeSpots[site] ?? [0, 0]
          return <Glyph key={`${site} ${dx}`} name={icons.woods} x={x + dx} y={y + dy} size={size} />
        }),
      )}
    </g>
    {bits.map(([name, x, y, size]) => (
      <Glyph key={x} name={name} x={x} y={y} size={size} colour={name === "g:cactus" ? "#8C9A5B" : "#8E867C"} />
    ))}
    <Road ways={ways} />
  </g>
))
