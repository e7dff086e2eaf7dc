// Objective cards: the action on top, what they ask for, what they are worth.
import { at } from "@railhead/engine"
import { Glyph, Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { GlyphRow } from "./glyph-row.tsx"
import { Head } from "./head.tsx"
import { icons } from "./icons.ts"
import type { TrailPictures, Wanted } from "./pictures.ts"
import { stacked } from "./position.ts"

function WantedThing({ wanted, x, y, words }: { wanted: Wanted; x: number; y: number; words: Words }) {
  const { head, icon = icons.objective, tint = "#2A211B", label, letter } = wanted
  if (head) return <Head look={head} x={x} y={y} size={21} inks="onCard" />
  const told = letter === undefined ? label : words.say(letter)
  return (
    <>
      <Glyph name={icon} x={x} y={y} size={17} colour={tint} />
      {told !== undefined && (
        <text class="mid trail-wanted" x={x + 9} y={y + 10} style={{ fill: tint }}>
          {told}
        </text>
      )}
    </>
  )
}

interface ObjectiveProps {
  readonly of: TrailPictures
  readonly card: number
  readonly width: number
  readonly height: number
  readonly words: Words
}

/** An objective card from (0, 0). */
export function ObjectiveCard({ of, card, width, height, words }: ObjectiveProps) {
  const { wants, vp, penalty, action } = at(of.objectives, card - of.cards.cattle)
  // A narrow card has them in two rows.
  const perRow = width < 90 ? 2 : wants.length
  const rows = Math.ceil(wants.length / perRow)
  const spot = (i: number): readonly [number, number] => {
    const inRow = Math.min(perRow, wants.length - Math.floor(i / perRow) * perRow)
    const [column, row] = [i % perRow, Math.floor(i / perRow)]
    return [width / 2 + (column - (inRow - 1) / 2) * 23, (height + 14) / 2 - 4 + (row - (rows - 1) / 2) * 25]
  }
  return (
    <g class="trail-objective">
      <rect class="trail-card" x={0.6} y={0.6} width={width - 1.2} height={height - 1.2} rx={6} />
      <path class="top" d={`M1.2 20V7q0-5.8 5.8-5.8H${width - 7}q5.8 0 5.8 5.8V20Z`} />
      {action >= 0 && <GlyphRow signs={of.signsOf(action)} x={6} y={11} size={13} />}
      {wants.map((wanted, i) => (
        <WantedThing key={i} wanted={wanted} x={spot(i)[0]} y={spot(i)[1]} words={words} />
      ))}
      <text class="gain" x={7} y={height - 6}>
        +{vp}
      </text>
      {penalty > 0 && (
        <text class="end loss" x={width - 7} y={height - 6}>
          −{penalty}
        </text>
      )}
    </g>
  )
}

const [W, H] = [110, 68]

interface BoxProps {
  readonly of: TrailPictures
  readonly card: number
  /** Where it lies: open or in the own area. */
  readonly kind: "objective" | "area"
  readonly words: Words
}

const ObjectiveBox = memo(({ of, card, kind, words }: BoxProps) => (
  <PlaceBox id={`${kind}:${at(of.cards.ids, card)}`} class="trail-box">
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("card", at(of.cards.ids, card))}>
      <ObjectiveCard of={of} card={card} width={W} height={H} words={words} />
    </svg>
  </PlaceBox>
))

interface OpenProps {
  readonly of: TrailPictures
  readonly open: readonly number[]
  readonly pile: number
  readonly words: Words
}

export const OpenObjectives = memo(({ of, open, pile, words }: OpenProps) => (
  <section class="trail-objectives" aria-label={words.say("part.objectives")}>
    <h3 class="trail-title">
      {words.say("head.objectives")}
      <PilePlace left={pile} words={words} />
    </h3>
    <div class="trail-grid">
      {stacked(open).map(([card]) => (
        <ObjectiveBox key={card} of={of} card={card} kind="objective" words={words} />
      ))}
    </div>
  </section>
))

const PilePlace = memo(({ left, words }: { left: number; words: Words }) => (
  <PlaceBox id="objectivePile" class="trail-top-card">
    <Icon name={icons.objective} size={14} />
    {words.say("pile", { count: left })}
  </PlaceBox>
))

/** The cards in the area of a seat. */
export const OwnObjectives = memo(
  ({ of, area, words }: { of: TrailPictures; area: readonly number[]; words: Words }) => (
    <section aria-label={words.say("head.area")}>
      <h3 class="trail-title">{words.say("head.area")}</h3>
      <div class="trail-grid">
        {area.map(card => (
          <ObjectiveBox key={card} of={of} card={card} kind="area" words={words} />
        ))}
      </div>
    </section>
  ),
)
