// POKER-3: one more local action of the buildings on two sites, below each of them.
import { at } from "@railhead/engine"
import { Place } from "../../../picture/kit.tsx"
import { memo } from "../../../picture/memo.ts"
import { boxPath, Ring } from "../../../picture/ring.tsx"
import { GlyphRow, rowWidth } from "../../../trail/board/glyph-row.tsx"
import { BUILDING } from "../../../trail/board/tiles.tsx"
import { actionNamed } from "../../data/actions.ts"
import { siteNamed } from "../../data/trail.ts"
import { addOns } from "../../expansions/at-the-poker-table/data.ts"
import { nodeSpots } from "../layout.ts"
import { signsOf } from "../signs.ts"

const [WIDTH, HEIGHT, SIZE] = [44, 18, 13]

export const AddOns = memo(() => (
  <>
    {addOns.map(({ id, site }) => {
      const [x, middle] = at(nodeSpots, siteNamed(site))
      const y = middle + BUILDING.height / 2 + HEIGHT / 2 - 2
      const box = boxPath(x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT, 5)
      const signs = signsOf(actionNamed(id))
      return (
        <Place
          key={id}
          id={`row:${site}:${id}`}
          ring={mark => <Ring mark={mark} d={box} badge={[x + WIDTH / 2 + 8, y]} thin />}
        >
          <path class="gwt-add-on" d={box} />
          <GlyphRow signs={signs} x={x - rowWidth(signs, SIZE) / 2} y={y} size={SIZE} />
        </Place>
      )
    })}
  </>
))
