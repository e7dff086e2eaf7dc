// The phases of a turn, and the six steps of Buenos Aires in their place.
import type { Argentina, ArgStep } from "../state.ts"

const turn = ["move", "act", "draw"] as const
const port = ["delivery", "income", "load", "foresightA", "foresightB", "foresightC"] as const

export const phases: readonly string[] = [...turn, ...port]

const portSteps: { readonly [step in ArgStep["do"]]?: string } = {
  delivery: "delivery",
  chooseSpace: "delivery",
  reveal: "income",
  income: "income",
  load: "load",
  payGrain: "load",
}
const bags = ["foresightA", "foresightB", "foresightC"]

function portPhase(step: ArgStep): string | undefined {
  return step.do === "foresight" ? bags[step.bag] : portSteps[step.do]
}

/** What is still to be done in Buenos Aires, the next first. */
function ahead(s: Argentina): string[] {
  return s.agenda.toReversed().flatMap(step => portPhase(step) ?? [])
}

/** In Buenos Aires as long as one of its steps lies ahead, or the visit is only to be ended. */
function inPort(s: Argentina): boolean {
  return s.agenda.some(step => step.do === "leaveBuenosAires")
}

export function phasesIn(s: Argentina): readonly string[] {
  return inPort(s) ? port : turn
}

export function phaseOf(step: string, s: Argentina): string | null {
  if (!inPort(s)) return step === "phaseA" || step === "placeEstanciero" || step === "firstDiscard" ? "move" : "act"
  const top = s.agenda.at(-1)
  const own = top?.do === step ? portPhase(top) : portSteps[step as ArgStep["do"]]
  if (own !== undefined) return own
  const [next] = ahead(s)
  // What a delivery brings is asked after it has left the agenda; the step that comes next is the income.
  if (next === "income") return "delivery"
  return next ?? "foresightC"
}
