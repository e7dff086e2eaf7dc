// All of the trail that never changes: the river, farmland, the zones of the farmers, roads and ways to the piers.
import { Glyph } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { type Point, smooth } from "../../trail/board/lines.ts"
import { Road, waysOf } from "../../trail/board/road.tsx"
import type { Words } from "../../words.ts"
import { colours, farmlandSites, nodes, openPiers, piers, trail, zones } from "../data/trail.ts"
import { GRAIN, zoneGrounds } from "./icons.ts"
import { bends, nodeSpots } from "./layout.ts"

const spot = (node: number): Point => nodeSpots[node] ?? [0, 0]

const ways = waysOf(
  nodes.map(({ id, next }) => ({ id, next: next.filter(to => !to.startsWith("pier")) })),
  nodeSpots,
  bends,
)

/** For the miniature. */
export const roads: string = ways.map(smooth).join("")

/** The way to each pier, in the order in which they open. */
const shortcuts: readonly string[] = piers.map(pier => {
  const id = trail.ids[pier] ?? ""
  const from = nodes.findIndex(({ next }) => next.includes(id))
  return smooth([spot(from), ...(bends[`${nodes[from]?.id} ${id}`] ?? []), spot(pier)])
})

/** Around a site on farmland, with sizes. */
const crops: readonly (readonly [number, number, number])[] = [
  [-42, -26, 19],
  [38, -29, 22],
  [42, 24, 19],
  [-44, 25, 22],
  [0, 34, 19],
]

/** Where the letter of each zone stands, from its first space. */
const letters: readonly Point[] = [
  [0, -27],
  [0, -27],
  [0, 34],
  [0, -27],
]

export const Scenery = memo(({ words }: { words: Words }) => (
  <g class="arg-scenery">
    <path class="river" d="M1216 -300V352H1016Q934 282 962 208 902 178 884 96 868 44 892 -8L880 -300Z" />
    <path class="waves" d="M936 30q7-6 14 0t14 0M966 60q7-6 14 0t14 0M972 178q7-6 14 0t14 0M978 250q7-6 14 0t14 0" />
    {zones.map((spaces, zone) => {
      const first = spot(spaces[0] ?? 0)
      const [dx, dy] = letters[zone] ?? [0, 0]
      const tint = zoneGrounds[zone] ?? ""
      return (
        <g key={zone}>
          <path class="zone-ground" d={smooth(spaces.map(spot))} style={{ stroke: tint }} />
          <text class="besley mid zone-letter" x={first[0] + dx} y={first[1] + dy}>
            {words.say(`letter.zone.${colours[zone]}`)}
          </text>
        </g>
      )
    })}
    <g class="crops">
      {farmlandSites.flatMap(site =>
        crops.map(([dx, dy, size]) => {
          const [x, y] = spot(site)
          return <Glyph key={`${site} ${dx}`} name={GRAIN} x={x + dx} y={y + dy} size={size} />
        }),
      )}
    </g>
    <Road ways={ways} />
  </g>
))

/** Dashed to closed piers, whole to those that the viewer's engine has opened. */
export const Shortcuts = memo(({ reached }: { reached: number }) => {
  const open = openPiers(reached)
  return (
    <g class="arg-shortcuts">
      <path class="open" d={shortcuts.slice(0, open).join("")} />
      <path class="closed" d={shortcuts.slice(open).join("")} />
    </g>
  )
})
