// Objective cards: the action on top, what they ask for, what they are worth.
import { at } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Glyph, Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { GlyphRow } from "../../trail/board/glyph-row.tsx"
import { Head } from "../../trail/board/head.tsx"
import { icons } from "../../trail/board/icons.ts"
import type { Words } from "../../words.ts"
import { objectiveActions } from "../data/actions.ts"
import { breeds, CATTLE, cards, type conditions, objectives } from "../data/cards.ts"
import type { GreatWesternTrail } from "../state.ts"
import { breedLooks } from "./breeds.ts"
import { BRIDGE, TIPI, tipiTints } from "./icons.ts"
import { stacked } from "./position.ts"
import { signsOf } from "./signs.ts"

type Condition = (typeof conditions)[number]

interface Asked {
  readonly icon: string
  readonly tint?: string
  readonly label?: string
}

const asked: { readonly [condition in Condition]?: Asked } = {
  building: { icon: icons.building },
  station: { icon: icons.station },
  hazard: { icon: "g:falling-rocks" },
  tipiGreen: { icon: TIPI, tint: tipiTints[0] ?? "", label: "green" },
  tipiBlue: { icon: TIPI, tint: tipiTints[1] ?? "", label: "blue" },
  cattleValue3: { icon: icons.cattle, tint: "#8F640F", label: "3" },
  sanFranciscoDisc: { icon: BRIDGE },
}

function Wanted({ condition, x, y, words }: { condition: Condition; x: number; y: number; words: Words }) {
  const look = breedLooks[(breeds as readonly string[]).indexOf(condition)]
  if (look) return <Head look={look} x={x} y={y} size={21} inks="onCard" />
  const { icon, tint = "#2A211B", label } = asked[condition] ?? { icon: icons.objective }
  const told = label === "green" || label === "blue" ? words.say(`letter.tipi.${label}`) : label
  return (
    <>
      <Glyph name={icon} x={x} y={y} size={17} colour={tint} />
      {told !== undefined && (
        <text class="mid gwt-wanted" x={x + 9} y={y + 10} style={{ fill: tint }}>
          {told}
        </text>
      )}
    </>
  )
}

/** An objective card from (0, 0). */
export function ObjectiveCard({
  card,
  width,
  height,
  words,
}: {
  card: number
  width: number
  height: number
  words: Words
}) {
  const { conditions: wants, vp, penalty } = at(objectives, card - CATTLE)
  const action = objectiveActions[card - CATTLE]
  // A narrow card has them in two rows.
  const perRow = width < 90 ? 2 : wants.length
  const rows = Math.ceil(wants.length / perRow)
  const spot = (i: number): readonly [number, number] => {
    const inRow = Math.min(perRow, wants.length - Math.floor(i / perRow) * perRow)
    const [column, row] = [i % perRow, Math.floor(i / perRow)]
    return [width / 2 + (column - (inRow - 1) / 2) * 23, (height + 14) / 2 - 4 + (row - (rows - 1) / 2) * 25]
  }
  return (
    <g class="gwt-objective">
      <rect class="trail-card" x={0.6} y={0.6} width={width - 1.2} height={height - 1.2} rx={6} />
      <path class="top" d={`M1.2 20V7q0-5.8 5.8-5.8H${width - 7}q5.8 0 5.8 5.8V20Z`} />
      {action !== undefined && <GlyphRow signs={signsOf(action)} x={6} y={11} size={13} />}
      {wants.map((condition, i) => (
        <Wanted key={i} condition={condition} x={spot(i)[0]} y={spot(i)[1]} words={words} />
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
  readonly card: number
  /** Where it lies: open or in the own area. */
  readonly kind: "objective" | "area"
  readonly words: Words
}

const ObjectiveBox = memo(({ card, kind, words }: BoxProps) => (
  <PlaceBox id={`${kind}:${at(cards.ids, card)}`} class="gwt-chip">
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("card", at(cards.ids, card))}>
      <ObjectiveCard card={card} width={W} height={H} words={words} />
    </svg>
  </PlaceBox>
))

export function OpenObjectives({ s, words }: BoardProps<GreatWesternTrail>) {
  return (
    <section aria-label={words.name("term", "open-objectives")}>
      <h3 class="gwt-title">
        {words.say("head.objectives")}
        <PilePlace left={s.objectivePile.length} words={words} />
      </h3>
      <div class="gwt-chips">
        {stacked(s.objectives).map(([card]) => (
          <ObjectiveBox key={card} card={card} kind="objective" words={words} />
        ))}
      </div>
    </section>
  )
}

const PilePlace = memo(({ left, words }: { left: number; words: Words }) => (
  <PlaceBox id="objectivePile" class="gwt-top-card">
    <Icon name={icons.objective} size={14} />
    {words.say("pile", { count: left })}
  </PlaceBox>
))

/** The cards in the area of a seat, the starting card among them. */
export const OwnObjectives = memo(({ area, words }: { area: readonly number[]; words: Words }) => (
  <section aria-label={words.say("head.area")}>
    <h3 class="gwt-title">{words.say("head.area")}</h3>
    <div class="gwt-chips">
      {area.map(card => (
        <ObjectiveBox key={card} card={card} kind="area" words={words} />
      ))}
    </div>
  </section>
))
