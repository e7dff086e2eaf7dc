// The town with the personalities and the actions beside it, or one of them alone.
import type { BoardProps } from "../../face.ts"
import type { CarsonCity } from "../state.ts"
import { DuelPanel, narrowPanel, widePanel } from "./duel.tsx"
import { shownDuel } from "./fought.ts"
import { lastDuel } from "./last-duel.ts"
import { People } from "./people.tsx"
import { list } from "./spaces.ts"
import { TownZone } from "./town.tsx"
import { Track } from "./track.tsx"
import { Belongings } from "./tray.tsx"

export function Stage(board: BoardProps<CarsonCity>) {
  return (
    <div class="cc-stage">
      <div class="cc-layout">
        <div class="cc-at-town">
          <TownZone {...board} />
        </div>
        <div class="cc-at-people">
          <People {...board} wordy={false} />
        </div>
        <div class="cc-at-actions">
          <Actions {...board} />
        </div>
      </div>
    </div>
  )
}

function Actions(board: BoardProps<CarsonCity>) {
  const duel = shownDuel(board.s, lastDuel.value)
  return duel ? <DuelPanel {...board} duel={duel} size={widePanel} /> : <Track {...board} />
}

export function ZoneView({ zone, ...board }: BoardProps<CarsonCity> & { zone: string }) {
  if (zone === "town")
    return (
      <div class="cc-alone cc-at-town">
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
  const duel = shownDuel(board.s, lastDuel.value)
  return (
    <>
      {duel && <DuelPanel {...board} duel={duel} size={narrowPanel} />}
      <Track {...board} size={list} />
    </>
  )
}
