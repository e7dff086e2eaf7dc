// The action track: 24 numbered spaces in the order of their resolution, and the round.
import { at, num, range } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Glyph, Place } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import type { Words } from "../../words.ts"
import { ACTIONS, actions, isShared, spaceOf } from "../data/actions.ts"
import type { CarsonCity } from "../state.ts"
import { Posse } from "./pieces.tsx"
import { Round, roundOf } from "./round.tsx"
import { boxOf, cellAt, closedOn, iconOf, isAutomatic, snake, soldOn, type TrackSize, tellSpace } from "./spaces.ts"

export function Track({ s, words, size = snake }: BoardProps<CarsonCity> & { size?: TrackSize }) {
  return (
    <Drawing class={`cc-track ${size.look}`} viewBox={boxOf(size)} label={words.say("zone.actions")}>
      {size.look !== "list" && <Trail size={size} />}
      {range(ACTIONS).map(action => {
        const spot = num(spaceOf, action)
        const { building, price } = soldOn(s, action)
        return (
          <Space
            key={action}
            action={action}
            size={size}
            building={building}
            price={price}
            closed={closedOn(s, action)}
            time={s.action < 0 || action > s.action ? "" : action < s.action ? "done" : "now"}
            packed={spot < 0 ? 0 : num(s.cowboys, spot)}
            white={spot >= 0 && s.white === spot}
            words={words}
          />
        )
      })}
      <Round size={size} {...roundOf(s)} words={words} />
    </Drawing>
  )
}

const Trail = memo(({ size }: { size: TrackSize }) => {
  const points = range(ACTIONS).map(action => {
    const [x, y] = cellAt(size, action)
    return `${x + size.width / 2} ${y + size.height / 2}`
  })
  return <path class="cc-trail" d={`M${points.join("L")}`} />
})

interface SpaceProps {
  readonly action: number
  readonly size: TrackSize
  readonly building: number
  readonly price: number
  readonly closed: string
  /** "done" and "now" while actions are resolved. */
  readonly time: string
  readonly packed: number
  readonly white: boolean
  readonly words: Words
}

const Space = memo((props: SpaceProps) => {
  const { action, size, building, price, closed, time, words } = props
  const { id, kind } = at(actions, action)
  const [x, y] = cellAt(size, action)
  const { width, height } = size
  const list = size.look === "list"
  const told = tellSpace(action, building, price, closed, words)
  const look = isAutomatic(action) ? "auto" : price > 0 && building >= 0 ? "tile" : ""
  return (
    <g>
      <title>{`${told.name} · ${told.effect}`}</title>
      <g class={`cc-space ${look} ${time}${closed === "" ? "" : " closed"}`}>
        <rect class="box" x={x} y={y} width={width} height={height} rx={9} />
        <g class="print">
          <text class="no" x={x + 8} y={y + 16}>
            {action + 1}
          </text>
          {kind === "duel" && (
            <Glyph
              name="g:revolver"
              x={list ? x + 15 : x + width - (size.look === "brief" ? 11 : 15)}
              y={list ? y + 34 : y + 12}
              size={size.look === "brief" ? 12 : 15}
            />
          )}
          {list ? <Row x={x} y={y} {...props} {...told} /> : <Card x={x} y={y} {...props} {...told} />}
        </g>
        {time === "done" && <path class="tick" d={`M${x + width - 18} ${y + height - 12}l4 4l8 -9`} />}
      </g>
      <Cowboys x={x} y={y} {...props} shared={isShared[num(spaceOf, action)] === true} />
      <Place
        id={`action:${id}`}
        ring={mark => <Ring mark={mark} d={boxPath(x + 1, y + 1, width - 2, height - 2, 9)} badge={[x + 9, y + 9]} />}
      >
        <rect class="hit" x={x} y={y} width={width} height={height} />
      </Place>
    </g>
  )
})

/** As many letters fit where there are no names. */
const BRIEF = 12

type Printed = SpaceProps & { x: number; y: number; name: string; effect: string; costs: boolean }

function Card({ x, y, size, action, building, price, name, effect, costs }: Printed) {
  const middle = x + size.width / 2
  const brief = size.look === "brief"
  return (
    <>
      {(price === 0 || building >= 0) && (
        <Glyph name={iconOf(action, building)} x={middle} y={y + (brief ? 35 : 28)} size={brief ? 28 : 30} />
      )}
      {!brief && (
        <text class="mid cond name" x={middle} y={y + 57}>
          {name}
        </text>
      )}
      {(!brief || effect.length <= BRIEF) && (
        <text class={costs ? "mid cond effect costs" : "mid cond effect"} x={middle} y={y + (brief ? 62 : 70)}>
          {effect}
        </text>
      )}
    </>
  )
}

function Row({ x, y, action, building, price, name, effect, costs }: Printed) {
  return (
    <>
      {(price === 0 || building >= 0) && <Glyph name={iconOf(action, building)} x={x + 44} y={y + 24} size={28} />}
      <text class="cond name" x={x + 64} y={y + 21}>
        {name}
      </text>
      <text class={costs ? "effect costs" : "effect"} x={x + 64} y={y + 38}>
        {effect}
      </text>
    </>
  )
}

function Cowboys({ x, y, size, packed, shared, white }: SpaceProps & { x: number; y: number; shared: boolean }) {
  if (packed === 0 && !white) return null
  const { width, height } = size
  const place = (i: number, count: number): readonly [number, number] => {
    if (size.look !== "list")
      return [x + width / 2 + (i - (count - 1) / 2) * Math.min(22, (width - 16) / count), y + height - 12]
    const rows = count > 2 ? 2 : 1
    return [x + width - 14 - Math.floor(i / rows) * 20, y + height / 2 + (rows === 1 ? 0 : i % 2 === 0 ? -11 : 11)]
  }
  return <Posse packed={packed} shared={shared} white={white} at={place} r={size.look === "list" ? 9 : 9.5} />
}
