// The worker rows of a player board, with what their next spaces bring.
import { at, num, range } from "@railhead/engine"
import { PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { GlyphRow, rowWidth } from "./glyph-row.tsx"
import { icons } from "./icons.ts"
import type { TrailPictures } from "./pictures.ts"
import type { Sign } from "./signs.ts"

const SPACES = 6

interface WorkersProps {
  readonly of: TrailPictures
  /** How many of each type: "1,2,1". */
  readonly workers: string
  /** The spaces of each row whose workers have a strength icon, as bit masks. */
  readonly strong?: string
  /** The prices of a row that is entered by paying, by its type and space. */
  readonly prices?: { readonly [type: number]: readonly string[] }
  readonly words: Words
}

export const Workers = memo(({ of, workers, strong = "", prices = {}, words }: WorkersProps) => {
  const hired = workers.split(",").map(Number)
  const masks = strong.split(",").map(Number)
  return (
    <section class="trail-workers" aria-label={words.say("head.workers")}>
      <h3 class="trail-title">{words.say("head.workers")}</h3>
      {of.workerTypes.map((type, i) => (
        <WorkerRow
          key={type}
          of={of}
          type={i}
          hired={num(hired, i)}
          strong={masks[i] ?? 0}
          prices={prices[i] ?? none}
          words={words}
        />
      ))}
    </section>
  )
})

const none: readonly string[] = []

interface WorkerRowProps {
  readonly of: TrailPictures
  readonly type: number
  readonly hired: number
  readonly strong: number
  readonly prices: readonly string[]
  readonly words: Words
}

const WorkerRow = memo(({ of, type, hired, strong, prices, words }: WorkerRowProps) => (
  <div
    class="trail-worker-row"
    role="group"
    aria-label={words.say("workersOf", { worker: at(of.workerTypes, type), count: hired })}
  >
    {range(SPACES).map(i => (
      <WorkerSpace
        key={i}
        of={of}
        type={type}
        space={i + 1}
        hired={i < hired}
        strong={(strong & (1 << i)) !== 0}
        price={prices[i + 1] ?? ""}
      />
    ))}
  </div>
))

interface SpaceProps {
  readonly of: TrailPictures
  readonly type: number
  readonly space: number
  readonly hired: boolean
  readonly strong: boolean
  readonly price: string
}

function WorkerSpace({ of, type, space, hired, strong, price }: SpaceProps) {
  const points = space >= of.scoring.from
  return (
    <PlaceBox id={`work:${at(of.workerTypes, type)}:${space}`} class={hired ? "trail-worker hired" : "trail-worker"}>
      <svg viewBox="0 0 29 31" aria-hidden="true">
        {hired ? (
          <Icon icon={of.workerIcons[type] ?? icons.worker} x={4} y={5} size={21} />
        ) : (
          <Brings signs={signsAt(of, type, space)} price={price} />
        )}
        {hired && strong && (
          <g class="trail-worker-strong">
            <Icon icon={icons.strength} x={15} y={16} size={13} />
          </g>
        )}
        {points && (
          <text class="end trail-worker-vp" x={28} y={9.5}>
            {of.scoring.points}
          </text>
        )}
      </svg>
    </PlaceBox>
  )
}

function Icon({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }) {
  return <use href={`#${icon.replace(":", "-")}`} x={x} y={y} width={size} height={size} />
}

function signsAt(of: TrailPictures, type: number, space: number): readonly Sign[] {
  const action = num(at(of.workerActions, type), space)
  return action < 0 ? [] : of.signsOf(action)
}

/** What a space asks for above what it brings; a price stands in the corner. */
function Brings({ signs, price }: { signs: readonly Sign[]; price: string }) {
  const middle = signs.findIndex(sign => sign.label === "›")
  return (
    <>
      {middle > 0 && <Signs signs={signs.slice(0, middle)} y={8.5} />}
      <Signs signs={signs.slice(middle + 1)} y={middle > 0 || price !== "" ? 22 : 15} />
      {price !== "" && (
        <text class="cond trail-worker-price" x={2} y={10}>
          {price}
        </text>
      )}
    </>
  )
}

/** A row of signs in the middle of a space. */
function Signs({ signs, y }: { signs: readonly Sign[]; y: number }) {
  const size = Math.min(12.5, (12.5 * 24) / Math.max(1, rowWidth(signs, 12.5)))
  return <GlyphRow signs={signs} x={13.5 - rowWidth(signs, size) / 2} y={y} size={size} ink="var(--ink2)" />
}
