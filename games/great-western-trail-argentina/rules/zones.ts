// All zones of the game, and what an open question tells of a hand.
import { front, num, type Seat, type Step, type Zone } from "@railhead/engine"
import { knownZones } from "../../trail/knowledge.ts"
import { hand } from "../../trail/zones.ts"
import { type Argentina, type ArgStep, type Player, player } from "../state.ts"
import { kit } from "./kit.ts"
import { exhaustionPile, loadingZone, shipPile, showing } from "./piles.ts"
import { lackingStrength } from "./strength.ts"

type Asking = Extract<
  ArgStep,
  { do: "firstDiscard" | "removeDrawn" | "discardExchanged" | "helpFarmers" | "showCattle" }
>
const asking = ["firstDiscard", "removeDrawn", "discardExchanged", "helpFarmers", "showCattle"]

function asksForHand(step: Step): step is Asking {
  return asking.includes(step.do)
}

function from(me: Player, least: number): number {
  let count = 0
  for (let i = 0; i < me.hand.length; i++) if (num(me.hand, i) >= least) count++
  return count
}

/** So much is missing in a hand that the question shows to be there. */
function missing(s: Argentina, seat: Seat, step: Step | null): number {
  if (step === null || step.seat !== seat || !asksForHand(step)) return 0
  switch (step.do) {
    case "helpFarmers":
    case "showCattle":
      return Math.max(0, lackingStrength(s, step))
    default:
      return Math.max(0, step.left - from(player(s, seat), step.least))
  }
}

/** The zones of both trail games, the hand with what is known of it, and those of this one. */
export const zones: readonly Zone<Argentina>[] = [
  ...knownZones(kit).map(
    (zone): Zone<Argentina> =>
      zone.name !== hand.name
        ? zone
        : {
            ...zone,
            // With something on the seat's own lane the question of the agenda is judged anew afterwards.
            misfit: (s, seat) => (zone.misfit?.(s, seat) ?? 0) + missing(s, seat, front(s, seat)),
          },
  ),
  exhaustionPile,
  loadingZone,
  shipPile,
  showing,
]
