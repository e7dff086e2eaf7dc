// The three delivery tracks: steps, bonus piles, bridges across all of them, and everybody's coaches.
import { at, num, range, type Seat } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Drawing } from "../../picture/drawing.tsx"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { Ring } from "../../picture/ring.tsx"
import { shapePath } from "../../picture/seats.ts"
import type { Words } from "../../words.ts"
import { LAST_STEP, shippingTiles, TRACKS } from "../data/delivery.ts"
import { COPPER, resources } from "../data/resources.ts"
import { type GoldWest, player } from "../state.ts"
import { Good, letterOf } from "./goods.tsx"
import { Heading } from "./heading.tsx"
import { bridges } from "./position.ts"
import { across, beside, down, spaceOf, type TrackSize } from "./tracks.ts"

export function CoachesZone({ s, you, words, size }: BoardProps<GoldWest> & { size: TrackSize }) {
  return (
    <Drawing
      fit="xMidYMin"
      class="gw-part gw-coaches"
      viewBox={`0 0 ${size.width} ${size.height}`}
      label={words.say("zone.coaches")}
    >
      <Heading text={words.say("zone.coaches")} width={size.width} />
      {range(TRACKS).map(track => (
        <Track
          key={track}
          track={track}
          size={size}
          words={words}
          piles={s.piles.slice(track * 2, track * 2 + 2).join()}
        />
      ))}
      <Gates isWhitewater={s.options.whitewater === true} size={size} />
      {range(TRACKS).map(track => (
        <Coaches
          key={track}
          track={track}
          size={size}
          you={you}
          steps={s.players.map(p => num(p.coaches, track)).join()}
        />
      ))}
      {you >= 0 &&
        range(TRACKS).map(track => (
          <NextStep key={track} track={track} size={size} step={num(player(s, you).coaches, track) + 1} />
        ))}
    </Drawing>
  )
}

interface TrackProps {
  readonly track: number
  readonly size: TrackSize
  readonly words: Words
  /** Tiles left on both piles: "2,1". */
  readonly piles: string
}

const Track = memo(({ track, size, words, piles }: TrackProps) => {
  const metal = at(resources, track + COPPER)
  const y = down(size, track)
  return (
    <g>
      <rect
        class={`gw-lane ${metal}`}
        x={size.left - 2}
        y={y - size.lane / 2}
        width={size.width - size.left}
        height={size.lane}
        rx={10}
      />
      <Good kind={metal} x={13} y={y} r={10} letter={letterOf(words, metal)} />
      {size.named && (
        <text class="gw-track-name" x={30} y={y + 5}>
          {words.name("resource", metal)}
        </text>
      )}
      {range(LAST_STEP + 1).map(step => (
        <Step key={step} metal={metal} step={step} x={across(size, spaceOf(step))} y={y} r={size.r} />
      ))}
      {piles.split(",").map((left, pile) => (
        <Pile
          key={pile}
          values={at(shippingTiles, track).slice(0, Number(left))}
          x={across(size, 4 + 5 * pile)}
          y={y}
        />
      ))}
    </g>
  )
})

function Step({ metal, step, x, y, r }: { metal: string; step: number; x: number; y: number; r: number }) {
  return (
    <Place
      id={`step:${metal}:${step}`}
      ring={mark => <Ring mark={mark} d={shapePath("circle", x, y, r + 2)} badge={[x - r, y - r]} />}
    >
      <g class="gw-print">
        <circle class="step" cx={x} cy={y} r={r} />
        {step === 0 ? (
          <Glyph name="g:old-wagon" x={x} y={y} size={r} colour="#95836B" />
        ) : (
          <text class="mid step-no" x={x} y={y + 4.5}>
            {step}
          </text>
        )}
      </g>
    </Place>
  )
}

function Pile({ values, x, y }: { values: readonly number[]; x: number; y: number }) {
  const top = values.at(-1)
  const [w, h] = [26, 28]
  if (top === undefined) return <rect class="gw-gone" x={x - w / 2} y={y - h / 2} width={w} height={h} rx={5} />
  return (
    <g class="gw-print">
      {values.map((vp, i) => (
        <rect key={vp} class="card" x={x - w / 2 - 1 + i * 3} y={y - h / 2 + 1 - i * 3} width={w} height={h} rx={5} />
      ))}
      <text class="besley mid gain" x={x + values.length * 3 - 4} y={y + 9 - values.length * 3}>
        +{top}
      </text>
    </g>
  )
}

/** Bridges stand as gates across all three tracks. */
const Gates = memo(({ isWhitewater, size }: { isWhitewater: boolean; size: TrackSize }) => {
  const end = down(size, TRACKS - 1) + size.lane / 2 + 2
  const top = size.top - size.lane / 2 - 12
  return (
    <g class="gw-print">
      {bridges(isWhitewater).map(({ step, vp }) => {
        const x = (across(size, spaceOf(step - 1)) + across(size, spaceOf(step))) / 2
        return (
          <g key={step} data-place={`bridge:${vp}`}>
            <path class="gate-edge" d={`M${x} ${top + 9}V${end}`} />
            <path class="gate" d={`M${x} ${top + 9}V${end}`} />
            <rect class="plate" x={x - 27} y={top - 9} width={54} height={18} rx={9} />
            <Glyph name="g:stone-bridge" x={x - 13} y={top} size={15} colour="#5A4230" />
            {vp > 0 ? (
              <text class="besley mid gain" x={x + 11} y={top + 5}>
                +{vp}
              </text>
            ) : (
              <Good kind="water" x={x + 11} y={top} r={6.5} />
            )}
          </g>
        )
      })}
    </g>
  )
})

interface CoachesProps {
  readonly track: number
  readonly size: TrackSize
  readonly you: Seat
  /** The step of each seat's coach: "3,1,2". */
  readonly steps: string
}

const Coaches = memo(({ track, size, you, steps }: CoachesProps) => {
  const at = steps.split(",").map(Number)
  return (
    <g class="gw-wagons">
      {at.map((step, seat) => {
        const together = range(at.length).filter(other => at[other] === step)
        const [dx, dy, r] = beside(together.indexOf(seat), together.length, size.lane > 50)
        return (
          <SeatPiece
            key={seat}
            seat={seat}
            x={across(size, spaceOf(step)) + dx}
            y={down(size, track) + dy}
            r={seat === you ? r + 0.8 : r}
            icon="g:old-wagon"
          />
        )
      })}
    </g>
  )
})

/** Where the viewer's coach would go next: the place of every choice about it. */
const NextStep = memo(({ track, size, step }: { track: number; size: TrackSize; step: number }) => {
  const x = across(size, spaceOf(Math.min(step, LAST_STEP)))
  const y = down(size, track)
  return (
    <Place
      id={`coach:${at(resources, track + COPPER)}`}
      ring={mark => (
        <>
          <rect class="hit" x={x - 24} y={y - size.line / 2} width={48} height={size.line} />
          <Ring
            mark={mark}
            d={shapePath("circle", x, y, size.r + 2)}
            badge={[x - size.r + 1, y - size.r + 2]}
            tag={[x, y + size.r + 4]}
          />
        </>
      )}
    >
      {null}
    </Place>
  )
})
