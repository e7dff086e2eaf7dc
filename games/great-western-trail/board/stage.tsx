// All zones side by side, or one of them alone.
import { num } from "@railhead/engine"
import { useEffect, useState } from "preact/hooks"
import type { BoardProps } from "../../face.ts"
import { bits } from "../../trail/state.ts"
import { CRAFTSMAN } from "../data/tiles.ts"
import { type GreatWesternTrail, player } from "../state.ts"
import { JobsAlone, RailwayAlone, TrailBoard, WholeBoard } from "./board.tsx"
import { Buildings, Taken } from "./buildings.tsx"
import { CattleMarket, Deals } from "./market.tsx"
import { OpenObjectives, OwnObjectives } from "./objectives.tsx"
import { shownSeat, unbuilt } from "./position.ts"
import { Purse } from "./purse.tsx"
import { Auxiliary, Workers } from "./ranch.tsx"

type Column = "markets" | "buildings"

export function Stage(board: BoardProps<GreatWesternTrail>) {
  return (
    <div class="gwt-stage">
      <SideColumn {...board} />
      <div class="gwt-at-board">
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
    <div class="gwt-column">
      <div class="gwt-switch">
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
          <CattleMarket {...board} pile={buying} />
          {buying ? <Deals words={words} /> : <OpenObjectives {...board} />}
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
      <OwnObjectives area={p.area} words={words} />
      {took > 0 && <Taken tipis={p.tipis.join()} hazards={p.hazards} masters={p.stationmasters} words={words} />}
    </>
  )
}

function OwnBuildings({ s, you, words }: BoardProps<GreatWesternTrail>) {
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  return <Buildings seat={seat} left={unbuilt(p).join()} craftsmen={num(p.workers, CRAFTSMAN)} words={words} />
}

/** From here on there is room for the whole board. */
const roomy = () => matchMedia("(min-width: 768px)")

function useRoomy(): boolean {
  const [is, set] = useState(() => roomy().matches)
  useEffect(() => {
    const query = roomy()
    const changed = () => set(query.matches)
    query.addEventListener("change", changed)
    return () => query.removeEventListener("change", changed)
  }, [])
  return is
}

export function ZoneView({ zone, ...board }: BoardProps<GreatWesternTrail> & { zone: string }) {
  const room = useRoomy()
  if (zone === "trail")
    return <div class="gwt-alone gwt-at-board">{room ? <WholeBoard {...board} /> : <TrailBoard {...board} />}</div>
  return (
    <div class="gwt-alone scrolls">
      {zone === "railway" && <RailwayAlone {...board} />}
      {zone === "market" && (
        <>
          <CattleMarket {...board} pile />
          <Deals words={board.words} />
          <JobsAlone {...board} />
          <OpenObjectives {...board} />
        </>
      )}
      {zone === "ranch" && <Ranch {...board} />}
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
      <Workers workers={p.workers.join()} words={words} />
      <Auxiliary seat={seat} cleared={p.cleared} words={words} />
      {!building && <OwnBuildings {...board} />}
      <Own {...board} />
    </>
  )
}
