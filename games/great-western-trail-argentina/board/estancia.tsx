// What belongs to a player beside the tray: buildings to come, farmers, stationmasters, objectives.
import { last, num } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { memo } from "../../picture/memo.ts"
import { icons } from "../../trail/board/icons.ts"
import { Masters } from "../../trail/board/masters.tsx"
import { OwnObjectives } from "../../trail/board/objectives.tsx"
import { shownSeat, unbuilt } from "../../trail/board/position.ts"
import { Unbuilt } from "../../trail/board/unbuilt.tsx"
import type { Words } from "../../words.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { CARPINTERO } from "../data/tiles.ts"
import { type Argentina, player } from "../state.ts"
import { Farmers } from "./farmers.tsx"
import { bonusIcons, workerIcons } from "./icons.ts"
import { PedroSupply } from "./pedro.tsx"
import { pictures } from "./pictures.ts"

export function Estancia({ s, you, words }: BoardProps<Argentina>) {
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  // What he builds is chosen among his tiles.
  const supply = s.pedro && <PedroSupply s={s} words={words} />
  const first = last(s.agenda)?.do === "askNewTile"
  return (
    <>
      {first && supply}
      {p.farmers.length > 0 && (
        <Farmers farmers={p.farmers} title={words.say("head.farmers")} place="farmer" words={words} />
      )}
      <Unbuilt
        of={pictures}
        seat={seat}
        left={unbuilt(pictures, p).join()}
        craftsmen={num(p.workers, CARPINTERO)}
        icon={workerIcons[CARPINTERO] ?? icons.worker}
        words={words}
      />
      {p.area.length > 0 && <OwnObjectives of={pictures} area={p.area} words={words} />}
      {p.stationmasters > 0 && <Stationmasters owned={p.stationmasters} words={words} />}
      {!first && supply}
    </>
  )
}

const Stationmasters = memo(({ owned, words }: { owned: number; words: Words }) => (
  <section aria-label={words.say("head.masters")}>
    <h3 class="trail-title">{words.say("head.masters")}</h3>
    <div class="trail-taken-tiles">
      <Masters of={stationmasters} owned={owned} bonusIcons={bonusIcons} words={words} />
    </div>
  </section>
))
