// The player board: workers with what their next spaces bring, auxiliary actions under their discs.
import { at, num, range } from "@railhead/engine"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { GlyphRow, rowWidth } from "../../trail/board/glyph-row.tsx"
import { icons } from "../../trail/board/icons.ts"
import type { Sign } from "../../trail/board/signs.ts"
import type { Words } from "../../words.ts"
import { auxiliaryActions, workerActions } from "../data/actions.ts"
import { discSpaces, FIRST_SCORING_SPACE, WORKER_POINTS } from "../data/players.ts"
import { workerTypes } from "../data/tiles.ts"
import { DiscCell, OpenCell } from "./discs.tsx"
import { auxiliaryIcons, workerIcons } from "./icons.ts"
import { signsOf } from "./signs.ts"

const SPACES = 6

export const Workers = memo(({ workers, words }: { workers: string; words: Words }) => (
  <section class="gwt-workers" aria-label={words.say("head.workers")}>
    <h3 class="gwt-title">{words.say("head.workers")}</h3>
    {workerTypes.map((type, i) => (
      <WorkerRow key={type} type={i} hired={Number(workers.split(",")[i])} words={words} />
    ))}
  </section>
))

const WorkerRow = memo(({ type, hired, words }: { type: number; hired: number; words: Words }) => {
  const id = at(workerTypes, type)
  return (
    <div class="gwt-worker-row" role="img" aria-label={words.say("workersOf", { worker: id, count: hired })}>
      {range(SPACES).map(i => (
        <WorkerSpace key={i} type={type} space={i + 1} hired={i < hired} />
      ))}
    </div>
  )
})

function WorkerSpace({ type, space, hired }: { type: number; space: number; hired: boolean }) {
  const action = num(at(workerActions, type), space)
  const signs = action < 0 ? [] : signsOf(action)
  const middle = signs.findIndex(sign => sign.label === "›")
  const points = space >= FIRST_SCORING_SPACE
  return (
    <PlaceBox id={`work:${at(workerTypes, type)}:${space}`} class={hired ? "gwt-worker hired" : "gwt-worker"}>
      <svg viewBox="0 0 29 31" aria-hidden="true">
        {hired ? (
          <use href={`#${(workerIcons[type] ?? icons.worker).replace(":", "-")}`} x={4} y={5} width={21} height={21} />
        ) : (
          <>
            {middle >= 0 && <Signs signs={signs.slice(0, middle)} y={8.5} />}
            <Signs signs={signs.slice(middle + 1)} y={middle < 0 ? 15 : 22} />
          </>
        )}
        {points && (
          <text class="end gwt-worker-vp" x={28} y={9.5}>
            {WORKER_POINTS}
          </text>
        )}
      </svg>
    </PlaceBox>
  )
}

/** A row of signs in the middle of a space: what it asks for above what it brings. */
function Signs({ signs, y }: { signs: readonly Sign[]; y: number }) {
  const size = Math.min(12.5, (12.5 * 24) / Math.max(1, rowWidth(signs, 12.5)))
  return <GlyphRow signs={signs} x={13.5 - rowWidth(signs, size) / 2} y={y} size={size} ink="var(--ink2)" />
}

interface AuxProps {
  readonly seat: number
  readonly cleared: number
  readonly words: Words
}

const forms = ["single", "double"] as const

export const Auxiliary = memo(({ seat, cleared, words }: AuxProps) => (
  <section class="gwt-aux" aria-label={words.say("head.auxiliary")}>
    <h3 class="gwt-title">{words.say("head.auxiliary")}</h3>
    {auxiliaryActions.map(({ id, spaces }) => {
      const covered = discSpaces.flatMap((space, i) => (spaces & (1 << i) ? [space.id] : []))
      return (
        <div key={id} class="gwt-aux-line">
          <Icon name={auxiliaryIcons[id] ?? icons.money} size={17} />
          <span class="gwt-aux-name">{words.say(`aux.${id}`)}</span>
          {forms.map((form, i) => {
            // The first two have one disc only: their other space is free from the start.
            const disc = covered[i - (2 - covered.length)]
            // GWT-13.10: single as soon as one space is free, whichever it is; double with both.
            const isDouble = i === 1 && (spaces & ~cleared) === 0
            const label = isDouble ? "2×" : "1×"
            const open = `aux:${id}:${isDouble ? "double" : "single"}`
            return disc === undefined ? (
              <OpenCell key={form} label={label} open={open} />
            ) : (
              <DiscCell key={form} seat={seat} cleared={cleared} disc={disc} label={label} open={open} />
            )
          })}
        </div>
      )
    })}
  </section>
))
