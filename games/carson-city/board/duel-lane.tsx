// One fighter of a duel: piece, strength with its parts, dice, total, and how it ended.
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { boxPath, Ring } from "../../picture/ring.tsx"
import type { Words } from "../../words.ts"
import { type CarsonCity, player } from "../state.ts"
import { horseStrength } from "./corrals.ts"
import type { Lane } from "./last-duel.ts"
import { Die, DuelTile } from "./pieces.tsx"

interface LaneProps {
  readonly lane: Lane
  readonly y: number
  readonly width: number
  readonly height: number
  readonly name: string
  /** In the order of passing, from 1. */
  readonly place: number
  /** "wins", "losesTie", "loses", or nothing while it is open. */
  readonly end: string
  /** Its dice can be thrown again. */
  readonly again: boolean
  readonly s: CarsonCity
  readonly words: Words
}

export function DuelLane({ lane, y, width, height, name, place, end, again, s, words }: LaneProps) {
  const { seat, strength, die, die2, total, tiles } = lane
  const middle = y + height / 2
  const wide = width > 450
  const two = tiles ? tiles.length > 1 : die2 > 0
  const size = Math.min(wide ? 54 : two ? 32 : 46, height - 16)
  const dice = width * (two ? (wide ? 0.5 : 0.49) : wide ? 0.54 : 0.53)
  const sum = width * 0.71
  const { revolvers } = player(s, seat)
  const bonus = s.ammunition === seat ? 3 : 0
  const horses = horseStrength(s, seat)
  const small = height < 60
  return (
    <g class={end === "wins" ? "cc-lane wins" : "cc-lane"}>
      <path class="box" d={boxPath(12, y + 2, width - 24, height - 6, 11)} />
      <SeatPiece seat={seat} x={42} y={small ? middle - 1 : middle - 10} r={small ? 13 : 17} icon="g:western-hat" />
      {!small && (
        <text class="mid who" x={42} y={middle + 27}>
          {name}
        </text>
      )}
      <Glyph name="g:revolver" x={84} y={middle - 10} size={20} />
      <text class="parts" x={97} y={middle - 5}>
        {revolvers}
      </text>
      <Glyph name="g:western-hat" x={122} y={middle - 10} size={20} />
      <text class="parts" x={135} y={middle - 5}>
        {Math.max(0, strength - revolvers - bonus - horses)}
      </text>
      {bonus > 0 && <Glyph name="g:bullets" x={158} y={middle - 10} size={18} />}
      {horses > 0 && <Glyph name="g:horse-head" x={bonus > 0 ? 178 : 158} y={middle - 10} size={18} />}
      <text class="strength" x={76} y={middle + 15}>
        {words.say("strengthIs", { count: strength })}
      </text>
      <text class="besley mid sign" x={dice - size / 2 - 12} y={middle + 7}>
        +
      </text>
      {tiles ? (
        <Laid tiles={tiles} x={dice} y={middle} size={size} />
      ) : (
        <>
          <Thrown which="first" pips={die} x={dice} y={middle} size={size} again={again} />
          {two && <Thrown which="second" pips={die2} x={dice + size + 5} y={middle} size={size} again={again} />}
        </>
      )}
      <text class="besley mid sign" x={sum - (wide ? 34 : 22)} y={middle + 7}>
        =
      </text>
      <text class="besley mid total" x={sum} y={middle + (small ? 11 : 14)}>
        {total < 0 ? "?" : total}
      </text>
      <Ending x={width * 0.86} y={middle} end={end} place={place} words={words} />
    </g>
  )
}

/** Duel tiles as they lie there; a place where one is still to come. */
function Laid({ tiles, x, y, size }: { tiles: readonly number[]; x: number; y: number; size: number }) {
  if (tiles.length === 0)
    return <path class="cc-to-come" d={boxPath(x - size / 2, y - size / 2, size, size, size * 0.16)} />
  return (
    <>
      {tiles.map((tile, i) => (
        <DuelTile key={i === 0 ? "first" : "second"} tile={tile} x={x + i * (size + 5)} y={y} size={size} />
      ))}
    </>
  )
}

interface ThrownProps {
  readonly which: string
  readonly pips: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly again: boolean
}

function Thrown({ which, again, ...die }: ThrownProps) {
  if (!again) return <Die {...die} />
  const { x, y, size } = die
  return (
    <Place
      id={`die:${which}`}
      ring={mark => (
        <Ring
          mark={mark}
          d={boxPath(x - size / 2 - 1, y - size / 2 - 1, size + 2, size + 2, 11)}
          badge={[x - size / 2, y - size / 2]}
        />
      )}
    >
      <Die {...die} />
    </Place>
  )
}

function Ending({ x, y, end, place, words }: { x: number; y: number; end: string; place: number; words: Words }) {
  return (
    <g class="cc-ending">
      {end === "wins" && <Glyph name="g:laurel-crown" x={x} y={y - 19} size={26} />}
      {end !== "" && (
        <text class={end === "wins" ? "besley mid" : "mid"} x={x} y={y + 8}>
          {words.say(end)}
        </text>
      )}
      <text class="mid note" x={x} y={y + 24}>
        {words.say("passedAs", { place })}
      </text>
    </g>
  )
}
