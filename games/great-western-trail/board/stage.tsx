// All zones side by side, or one of them alone.
import { num } from "@railhead/engine"
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
import { useAdded } from "./added.ts"
import { type Half, JobsAlone, NorthAlone, RailwayAlone, TrailBoard, WholeBoard } from "./board.tsx"
import { northernPictures, pictures } from "./pictures.ts"
import { halfAsked } from "./places.ts"
import { Purse } from "./purse.tsx"
import { Switch, useFollowing } from "./switch.tsx"
import { Taken } from "./taken.tsx"

type Column = "markets" | "buildings"

export function Stage(board: BoardProps<GreatWesternTrail>) {
  const [half, show] = useFollowing<Half>(halfAsked(board.s))
  return (
    <div class={`gwt-stage gwt-at-${half}`}>
      <SideColumn {...board} half={half} show={show} />
      <div class="trail-at-board">
        <WholeBoard {...board} half={half} />
      </div>
    </div>
  )
}

const columns: readonly Column[] = ["markets", "buildings"]
const halves: readonly Half[] = ["north", "trail"]

/** Markets or the own buildings; which half of the board is in view, where there are two. */
function SideColumn({
  half,
  show,
  ...board
}: BoardProps<GreatWesternTrail> & { half: Half; show: (half: Half) => void }) {
  const { s, you, words } = board
  const { north, poker } = useAdded()
  const step = s.agenda.at(-1)
  const picksBuilding = (step?.do === "build" || step?.do === "flip") && step.seat === you
  const [column, choose] = useFollowing<Column>(picksBuilding ? "buildings" : "markets")
  const buying = step?.do === "buyCattle" || step?.do === "takeCattle"
  return (
    <div class="trail-column">
      {north && <Switch of={halves} on={half} choose={show} words={words} />}
      <Switch of={columns} on={column} choose={choose} words={words} />
      {column === "markets" ? (
        <>
          {north && half === "north" && <north.NewYork {...board} />}
          <Cattle {...board} pile={buying} />
          {poker && <poker.Table {...board} />}
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
  if (zone === "north") return <North {...board} whole={room} />
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
  const { poker } = useAdded()
  const visiting = asked === "seatWorker" || asked === "placeCard"
  const jobs = <JobsAlone key="jobs" {...board} />
  const objectives = <Objectives key="objectives" {...board} />
  return (
    <>
      {(asked === "hire" || asked === "foresight") && jobs}
      {asked === "takeObjective" && objectives}
      {poker && visiting && <poker.Table key="poker" {...board} />}
      <Cattle {...board} pile />
      <Prices words={board.words} />
      {asked !== "hire" && asked !== "foresight" && jobs}
      {asked !== "takeObjective" && objectives}
      {poker && !visiting && <poker.Table key="poker" {...board} />}
    </>
  )
}

/** The northern map with what lies beside it. */
function North({ whole, ...board }: BoardProps<GreatWesternTrail> & { whole: boolean }) {
  const { north } = useAdded()
  return (
    <div class="trail-alone gwt-north">
      <div class="trail-at-board">{whole ? <WholeBoard {...board} half="north" /> : <NorthAlone {...board} />}</div>
      {north && <north.NewYork {...board} />}
    </div>
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
        <WholeBoard {...board} half="trail" />
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
  const asked = s.agenda.at(-1)?.do
  const building = asked === "build" || asked === "flip"
  const { north } = useAdded()
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
      <Auxiliary of={north ? northernPictures : pictures} seat={seat} cleared={p.cleared} words={words} />
      {north && <north.Annex {...board} />}
      {!building && <OwnBuildings {...board} />}
      <Own {...board} />
    </>
  )
}
