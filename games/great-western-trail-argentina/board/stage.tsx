// All zones side by side, or one of them alone.
import { last } from "@railhead/engine"
import { useEffect, useState } from "preact/hooks"
import type { BoardProps } from "../../face.ts"
import { Icon } from "../../picture/kit.tsx"
import { shownSeat } from "../../trail/board/position.ts"
import { useRoomy } from "../../trail/board/roomy.ts"
import { Scrolls } from "../../trail/board/scrolls.tsx"
import { type Argentina, player } from "../state.ts"
import { Board } from "./board.tsx"
import { Estancia } from "./estancia.tsx"
import { Markets } from "./markets.tsx"
import { Pedro } from "./pedro.tsx"
import { type Column, columnOf, columns, zones } from "./places.ts"
import { Port } from "./port.tsx"
import { LoadingZone } from "./ships.tsx"
import { OwnDiscs, OwnPurse } from "./tray.tsx"
import { WorkerRows } from "./worker-rows.tsx"

export function Stage(board: BoardProps<Argentina>) {
  return (
    <div class="arg-stage">
      <div class="trail-at-board">
        <Board {...board} />
      </div>
      <SideColumn {...board} />
    </div>
  )
}

/** Port, markets or what is one's own. It follows the question; a column that was chosen stays until the next one. */
function SideColumn(board: BoardProps<Argentina>) {
  const { s, you, words } = board
  const step = last(s.agenda)
  const wanted = step && (step.seat === you || you < 0) ? columnOf(step.do) : "markets"
  const [column, choose] = useState<Column>(wanted)
  useEffect(() => choose(wanted), [wanted])
  return (
    <div class="trail-column">
      <div class="trail-switch">
        {columns.map(id => (
          <button
            key={id}
            type="button"
            class={id === column ? "on" : ""}
            aria-pressed={id === column}
            onClick={() => choose(id)}
          >
            <Icon name={zones.find(zone => zone.id === id)?.icon ?? ""} size={15} /> {words.say(`zone.${id}`)}
          </button>
        ))}
      </div>
      <Zone {...board} zone={column} roomy={false} />
    </div>
  )
}

interface ZoneProps extends BoardProps<Argentina> {
  readonly zone: string
  /** It has the whole width for itself. */
  readonly roomy: boolean
}

function Zone({ zone, roomy, ...board }: ZoneProps) {
  if (zone === "port") return <Port {...board} roomy={roomy} />
  if (zone === "markets") return <Markets {...board} roomy={roomy} />
  return (
    <>
      {board.s.pedro && <Pedro s={board.s} words={board.words} />}
      <Estancia {...board} />
    </>
  )
}

/** The player board and all that belongs to it. */
function PlayerBoard(board: BoardProps<Argentina>) {
  const { s, you, words } = board
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  const step = last(s.agenda)?.do
  const first = step === "build" || step === "placeFarmers" || step === "askNewTile"
  return (
    <>
      {s.pedro && <Pedro s={s} words={words} />}
      {first && <Estancia {...board} />}
      <OwnPurse seat={seat} p={p} named={you < 0} words={words} />
      <WorkerRows p={p} words={words} />
      <OwnDiscs s={s} seat={seat} words={words} />
      {!first && <Estancia {...board} />}
    </>
  )
}

export function ZoneView({ zone, ...board }: BoardProps<Argentina> & { zone: string }) {
  const room = useRoomy()
  if (zone === "trail")
    return (
      <div class="trail-alone arg-trail">
        <div class="trail-at-board">
          <Board {...board} />
        </div>
        {room && <LoadingZone s={board.s} words={board.words} />}
      </div>
    )
  return (
    <Scrolls class={`arg-${zone}`} label={board.words.say(`zone.${zone}`)}>
      {zone === "estancia" ? <PlayerBoard {...board} /> : <Zone {...board} zone={zone} roomy />}
    </Scrolls>
  )
}
