// Round and bag, the order of play, and who has passed.
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import type { Words } from "../../words.ts"
import { ROUNDS } from "../data/rounds.ts"
import type { CarsonCity } from "../state.ts"
import { boxOfRound, type TrackSize } from "./spaces.ts"
import { isChoosing, passedNow } from "./standing.ts"

interface RoundProps {
  readonly size: TrackSize
  readonly round: number
  readonly kind: string
  /** Seats in order: "2,0,1". */
  readonly order: string
  readonly passed: string
  readonly bag: number
  readonly words: Words
}

export const Round = memo(({ size, round, kind, order, passed, bag, words }: RoundProps) => {
  const { x, y, width, height } = boxOfRound(size)
  const wide = width > 150
  const rows = wide
    ? { x: x + 74, width: width - 78, top: y + height / 2 - 22 }
    : { x: x + 8, width: width - 14, top: y + 31 }
  return (
    <g>
      <g class="cc-round">
        <rect x={x} y={y} width={width} height={height} rx={9} />
        <text class="besley" x={x + 9} y={y + (wide ? height / 2 + 2 : 24)}>
          {round}
        </text>
        <text class="small" x={x + 26} y={y + (wide ? height / 2 : 23)}>
          {words.say("ofRounds", { rounds: ROUNDS })}
        </text>
        <g class="bag">
          <Glyph
            name="g:swap-bag"
            x={wide ? x + 16 : x + width - 32}
            y={wide ? y + height / 2 + 13 : y + 18}
            size={16}
          />
          <text class="small" x={wide ? x + 27 : x + width - 22} y={wide ? y + height / 2 + 18 : y + 23}>
            {bag}
          </text>
        </g>
        <Row label={words.say(`order.${kind}`)} seats={order} x={rows.x} y={rows.top} width={rows.width} wide={wide} />
        <Row
          label={words.say("order.passed")}
          seats={passed}
          x={rows.x}
          y={rows.top + (wide ? 23 : 32)}
          width={rows.width}
          wide={wide}
        />
      </g>
      <Place
        id="bag"
        ring={mark => <Ring mark={mark} d={boxPath(x + 1, y + 1, width - 2, height - 2, 9)} badge={[x + 9, y + 9]} />}
      >
        <rect class="hit" x={x} y={y} width={width} height={height} />
      </Place>
    </g>
  )
})

interface RowProps {
  readonly label: string
  readonly seats: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** The label stands before its row, else above it. */
  readonly wide: boolean
}

function Row({ label, seats, x, y, width, wide }: RowProps) {
  const list =
    seats === ""
      ? []
      : seats
          .split(",")
          .map(Number)
          .filter(seat => seat >= 0)
  const left = wide ? x + 40 : x
  const step = Math.min(15, (width - (wide ? 40 : 0)) / Math.max(1, list.length))
  return (
    <g>
      <text class="small cond" x={x} y={y + (wide ? 15 : 9)}>
        {label}
      </text>
      {list.map((seat, i) => (
        <SeatPiece
          key={seat}
          seat={seat}
          x={left + (i + 0.5) * step}
          y={y + (wide ? 11 : 20)}
          r={Math.min(6, step / 2)}
        />
      ))}
    </g>
  )
}

/** Until the turn order is set, the order is that of choosing. */
export function roundOf(s: CarsonCity): Pick<RoundProps, "round" | "kind" | "order" | "passed" | "bag"> {
  const choosing = isChoosing(s)
  return {
    round: Math.max(1, Math.min(s.round, ROUNDS)),
    kind: choosing ? "choosing" : "turns",
    order: (choosing ? s.choosing : s.order).join(),
    passed: passedNow(s).join(),
    bag: s.bag.reduce((sum, count) => sum + count, 0),
  }
}
