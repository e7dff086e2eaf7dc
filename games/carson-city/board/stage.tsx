// The town with the personalities and the actions beside it, or one of them alone.
import { useEffect } from "preact/hooks"
import type { BoardProps } from "../../face.ts"
import type { CarsonCity } from "../state.ts"
import { DuelPanel, narrowPanel, widePanel } from "./duel.tsx"
import { shownDuel } from "./fought.ts"
import { lastDuels } from "./last-duel.ts"
import { People } from "./people.tsx"
import { low, narrow } from "./room.ts"
import { Secrets } from "./secrets.tsx"
import { Sheets } from "./sheet.tsx"
import { brief, compact, list, snake } from "./spaces.ts"
import { TownZone } from "./town.tsx"
import { Track } from "./track.tsx"
import { Belongings } from "./tray.tsx"

/** While you choose a personality, what the cards do takes most of the actions' room. */
export function Stage(board: BoardProps<CarsonCity>) {
  const choosing = chooses(board.s, board.you)
  useForgetting()
  return (
    <div class="cc-stage">
      <div class={choosing ? "cc-layout choosing" : "cc-layout"}>
        <div class="cc-at-town">
          <TownZone {...board} />
        </div>
        <div class="cc-at-people">
          <People {...board} wordy={choosing} />
        </div>
        <div class="cc-at-actions">
          <Secrets {...board} />
          {choosing ? <Track {...board} size={brief} /> : <Actions {...board} />}
        </div>
      </div>
    </div>
  )
}

/** Duels of one table are nothing to another. */
function useForgetting(): void {
  useEffect(
    () => () => {
      lastDuels.value = []
    },
    [],
  )
}

function chooses(s: CarsonCity, you: number): boolean {
  const step = s.agenda.at(-1)
  return (step?.do === "choosePersonality" || step?.do === "secondCard") && step.seat === you
}

/** CC-14: before the first round sheets are filled in, and then there for all to read. */
function atSheets({ newBeginning, round }: CarsonCity): boolean {
  return newBeginning !== null && round === 0
}

function Actions(board: BoardProps<CarsonCity>) {
  const duel = shownDuel(board.s, lastDuels.value, board.you)
  if (duel) return <DuelPanel {...board} duel={duel} size={widePanel} />
  if (atSheets(board.s)) return <Sheets {...board} />
  return <Track {...board} size={low.value ? compact : snake} />
}

export function ZoneView({ zone, ...board }: BoardProps<CarsonCity> & { zone: string }) {
  useForgetting()
  if (zone === "town")
    return (
      <div class="cc-alone cc-at-town">
        <Secrets {...board} />
        <TownZone {...board} />
      </div>
    )
  return (
    <div class="cc-alone scrolls">
      {zone === "actions" && <ActionList {...board} />}
      {zone === "people" && <People {...board} wordy={true} />}
      {zone === "you" && <Belongings {...board} alone={true} />}
    </div>
  )
}

function ActionList(board: BoardProps<CarsonCity>) {
  const duel = shownDuel(board.s, lastDuels.value, board.you)
  return (
    <>
      <Secrets {...board} />
      {duel && <DuelPanel {...board} duel={duel} size={narrowPanel} />}
      {atSheets(board.s) && <Sheets {...board} />}
      <Track {...board} size={narrow.value ? list : snake} />
    </>
  )
}
