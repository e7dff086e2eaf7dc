// A downtown: four commerce spaces with what they cost or bring, and the stores on them.
import { at } from "@railhead/engine"
import { Glyph, Place, SeatPiece } from "../../../picture/kit.tsx"
import { memo } from "../../../picture/memo.ts"
import { boxPath, Ring } from "../../../picture/ring.tsx"
import { icons } from "../../../trail/board/icons.ts"
import type { Words } from "../../../words.ts"
import { type Downtown, downtowns } from "../../expansions/rails-to-the-north/data/map.ts"
import { TOWN } from "../icons.ts"
import { townSpots } from "./north-layout.ts"

const [WIDTH, HEIGHT] = [42, 66]

/** The outline of a town, so far beyond its edge. */
export function townBox(town: number, beyond: number): string {
  const [x, y] = at(townSpots, town)
  return boxPath(x - WIDTH / 2 - beyond, y - HEIGHT / 2 - beyond, WIDTH + 2 * beyond, HEIGHT + 2 * beyond, 6 + beyond)
}

interface TownProps {
  readonly town: number
  /** Whose stores lie on the four spaces, −1 for nobody's: "0,-1,2,-1". */
  readonly stores: string
  readonly words: Words
}

export const Town = memo(({ town, stores, words }: TownProps) => {
  const { id, kind, spaces } = at(downtowns, town)
  const [x, y] = at(townSpots, town)
  const owners = stores.split(",").map(Number)
  return (
    <Place
      id={`downtown:${id}`}
      ring={mark => (
        <Ring
          mark={mark}
          d={townBox(town, 3)}
          badge={[x - WIDTH / 2 - 1, y - HEIGHT / 2 - 1]}
          tag={[x, y + HEIGHT / 2 + 5]}
        />
      )}
    >
      <path class="hit" d={townBox(town, 5)} />
      <rect class="trail-tile" x={x - WIDTH / 2} y={y - HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={6} />
      {spaces.map((space, i) => (
        <CommerceSpace
          key={i}
          space={space}
          owner={owners[i] ?? -1}
          x={x - 10 + (i % 2) * 20}
          y={y - 21 + Math.floor(i / 2) * 22}
        />
      ))}
      {kind === "large" ? (
        <Glyph name={TOWN} x={x} y={y + 24} size={16} colour="#5F5146" />
      ) : (
        <text class="mid cond gwt-town-name" x={x} y={y + 28}>
          {words.say(`townName.${id}`)}
        </text>
      )}
    </Place>
  )
})

const gifts: { readonly [action: string]: string } = {
  "commerce-certificate": icons.certificate,
  "commerce-token": icons.exchange,
  "commerce-objective": icons.objective,
}

interface SpaceProps {
  readonly space: Downtown["spaces"][number]
  readonly owner: number
  readonly x: number
  readonly y: number
}

function CommerceSpace({ space, owner, x, y }: SpaceProps) {
  return (
    <>
      <rect class="gwt-commerce" x={x - 9} y={y - 10} width={18} height={20} rx={3} />
      {owner >= 0 ? <SeatPiece seat={owner} x={x} y={y} r={7.6} /> : <Printed space={space} x={x} y={y} />}
    </>
  )
}

/** What an empty space costs or brings. */
function Printed({ space: { price, gives }, x, y }: Omit<SpaceProps, "owner">) {
  if (price > 0)
    return (
      <text class="mid gwt-commerce-price" x={x} y={y + 4}>
        −{price}
      </text>
    )
  if (gives === "commerce-money")
    return (
      <text class="mid gwt-commerce-money" x={x} y={y + 4}>
        $2
      </text>
    )
  return gives === null ? null : <Glyph name={gifts[gives] ?? TOWN} x={x} y={y} size={13} colour="#5F5146" />
}
