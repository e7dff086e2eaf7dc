// GWT-13.5, GWT-13.7: an engine has stopped on a turnout, or on the last space.
import { num, type Seat, type StepRules } from "@railhead/engine"
import { moveEngine } from "../../trail/engine.ts"
import { gain } from "../../trail/money.ts"
import { occupied } from "../../trail/track.ts"
import { LAST_SPACE_MONEY, track } from "../data/track.ts"
import { say } from "../say.ts"
import { type GreatWesternTrail, type GwtStep, type GwtTable, player, push } from "../state.ts"

type StopStep = Extract<GwtStep, { do: "leaveLastSpace" | "stopAtTurnout" }>

export function engineStopped(t: GwtTable, seat: Seat): void {
  const { engine } = player(t.state, seat)
  const station = num(track.stationAt, engine)
  if (engine === track.last) push(t, { do: "upgradeStation", seat, station }, { do: "leaveLastSpace", seat })
  else if (station >= 0) push(t, { do: "upgradeStation", seat, station })
}

export const stopSteps: StepRules<GreatWesternTrail, StopStep> = {
  // GWT-13.7, R43: back to any free space; then the money, then perhaps another station.
  leaveLastSpace: {
    rule: "GWT-13.7",
    choices(t, { seat }, offer) {
      for (let space = 0; space < track.last; space++)
        if (!occupied(track, t.state, seat, space)) offer.add(say.engine(space))
    },
    make(t, { seat }, code) {
      const [space] = say.engine.of(code)
      moveEngine({ track }, t, seat, space, "GWT-13.7")
      gain(t, seat, LAST_SPACE_MONEY, "GWT-13.7")
      engineStopped(t, seat)
    },
  },

  // GWT-15.1: after a special delivery the station comes last.
  stopAtTurnout: {
    rule: "GWT-15.1",
    run: (t, { seat }) => engineStopped(t, seat),
  },
}
