// All zones side by side, or one of them alone.
import { num } from "@railhead/engine"
import { useEffect, useState } from "preact/hooks"
import type { BoardProps } from "../../face.ts"
import { Auxiliary } from "../../trail/board/auxiliary.tsx"
import { icons } from "../../trail/board/icons.ts"
import { CattleMarket, Deals } from "../../trail/board/market.tsx"
import { OpenObjectives, OwnObjectives } from "../../trail/board/objectives.tsx"
import { shownSeat, unbuilt } from "../../trail/board/position.ts"
import { useRoomy } from "../../trail/board/roomy.ts"
import { Scrolls } from "../../trail/board/scrolls.tsx"
import { Unbuilt } from "../../trail/board/unbuilt.tsx"
import { Workers } from "../../trail/board/workers.tsx"
import { bits } from "../../trail/state.ts"
import type { Words } from "../../words.ts"
import { marketSizes } from "../data/market.ts"
import { CRAFTSMAN } from "../data/tiles.ts"
import { type GreatWesternTrail, player } from "../state.ts"
import { JobsAlone, RailwayAlone, TrailBoard, WholeBoard } from "./board.tsx"
import { pictures } from "./pictures.ts"
import { Purse } from "./purse.tsx"
import { Taken } from "./taken.tsx"

type Column = "markets" | "buildings"

export function Stage(board: BoardProps<GreatWesternTrail>) {
  return (
    <div class="gwt-stage">
      <SideColumn {...board} />
      <div class="trail-at-board">
        <WholeBoard {...board} />
      </div>
    </div>
  )
}

/** Markets or the own buildings. It follows the question; a column that was chosen stays until the next one. */
function SideColumn(board: BoardProps<GreatWesternTrail>) {
  const { s, you, words } = board
  const step = s.agenda.at(-1)
  const wanted: Column = step?.do === "build" && step.seat === you ? "buildings" : "markets"
  const [column, choose] = useState<Column>(wanted)
  useEffect(() => choose(wanted), [wanted])
  const buying = step?.do === "buyCattle" || step?.do === "takeCattle"
  return (
    <div class="trail-column">
      <div class="trail-switch">
        {(["markets", "buildings"] as const).map(id => (
          <button
            key={id}
            type="button"
            class={id === column ? "on" : ""}
            aria-pressed={id === column}
            onClick={() => choose(id)}
          >
            {words.say(`column.${id}`)}
          </button>
        ))}
      </div>
      {column === "markets" ? (
        <>
          <Cattle {...board} pile={buying} />
          {buying ? <Prices words={words} /> : <Objectives {...board} />}
          <Own {...board} />
        </>
      ) : (
        <OwnBuildings {...board} />
      )}
    </div>
  )
}

function Own({ s, you, words }: BoardProps<GreatWesternTrail>) {
  const p = player(s, shownSeat(s, you))
  const took = p.hazards.length + bits(p.stationmasters) + num(p.tipis, 0) + num(p.tipis, 1)
  return (
    <>
      <OwnObjectives of={pictures} area={p.area} words={words} />
      {took > 0 && <Taken tipis={p.tipis.join()} hazards={p.hazards} masters={p.stationmasters} words={words} />}
    </>
  )
}

function OwnBuildings({ s, you, words }: BoardProps<GreatWesternTrail>) {
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  return (
    <Unbuilt
      of={pictures}
      seat={seat}
      left={unbuilt(pictures, p).join()}
      craftsmen={num(p.workers, CRAFTSMAN)}
      icon={icons.craftsman}
      words={words}
    />
  )
}

function Cattle({ s, words, pile }: BoardProps<GreatWesternTrail> & { pile: boolean }) {
  return (
    <CattleMarket
      of={pictures}
      market={s.market}
      pile={s.marketPile.length}
      most={num(marketSizes, s.seats)}
      title={words.name("term", "cattle-market")}
      withPile={pile}
      words={words}
    />
  )
}

function Prices({ words }: { words: Words }) {
  return <Deals of={pictures} cowboy={words.name("worker", "cowboy")} words={words} />
}

function Objectives({ s, words }: BoardProps<GreatWesternTrail>) {
  return <OpenObjectives of={pictures} open={s.objectives} pile={s.objectivePile.length} words={words} />
}

export function ZoneView({ zone, ...board }: BoardProps<GreatWesternTrail> & { zone: string }) {
  const room = useRoomy()
  if (zone === "trail") return room ? <BoardWithMarkets {...board} /> : <TrailAlone {...board} />
  return (
    <Scrolls label={board.words.say(`zone.${zone}`)}>
      {zone === "railway" && <RailwayAlone {...board} />}
      {zone === "market" && <Markets {...board} />}
      {zone === "ranch" && <Ranch {...board} />}
    </Scrolls>
  )
}

/** What the question is about comes first. */
function Markets(board: BoardProps<GreatWesternTrail>) {
  const asked = board.s.agenda.at(-1)?.do ?? ""
  const jobs = <JobsAlone key="jobs" {...board} />
  const objectives = <Objectives key="objectives" {...board} />
  return (
    <>
      {(asked === "hire" || asked === "foresight") && jobs}
      {asked === "takeObjective" && objectives}
      <Cattle {...board} pile />
      <Prices words={board.words} />
      {asked !== "hire" && asked !== "foresight" && jobs}
      {asked !== "takeObjective" && objectives}
    </>
  )
}

function TrailAlone(board: BoardProps<GreatWesternTrail>) {
  return (
    <div class="trail-alone trail-at-board">
      <TrailBoard {...board} />
    </div>
  )
}

/** On a tall screen what is open to all lies below the board. */
function BoardWithMarkets(board: BoardProps<GreatWesternTrail>) {
  return (
    <div class="trail-alone gwt-tall">
      <div class="trail-at-board">
        <WholeBoard {...board} />
      </div>
      <div class="gwt-below">
        <Cattle {...board} pile={false} />
        <Objectives {...board} />
      </div>
    </div>
  )
}

/** The player board and all that belongs to it. */
function Ranch(board: BoardProps<GreatWesternTrail>) {
  const { s, you, words } = board
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  const building = s.agenda.at(-1)?.do === "build"
  return (
    <>
      {building && <OwnBuildings {...board} />}
      <Purse
        seat={seat}
        seats={s.seats}
        money={p.money}
        certificates={p.certificates}
        cleared={p.cleared}
        toBuild={bits(p.unbuilt)}
        named={you < 0}
        words={words}
      />
      <Workers of={pictures} workers={p.workers.join()} words={words} />
      <Auxiliary of={pictures} seat={seat} cleared={p.cleared} words={words} />
      {!building && <OwnBuildings {...board} />}
      <Own {...board} />
    </>
  )
}
