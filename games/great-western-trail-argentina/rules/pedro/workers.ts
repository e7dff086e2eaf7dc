// PEDRO-31 to PEDRO-35: hiring; PEDRO-73: the speciality.
import { at, num, type StepRules, tell } from "@railhead/engine"
import { ROW_SPACES } from "../../../trail/hire.ts"
import { JOB_COLUMNS, jobCosts } from "../../data/market.ts"
import { hiringOrders, pedroTypes } from "../../data/pedro.ts"
import { PEDRO, type PedroStep } from "../../pedro-state.ts"
import type { Argentina, ArgTable } from "../../state.ts"
import { employ, hired, hirePrice } from "../hire.ts"
import { type Criterion, narrowed, tellReason } from "./criteria.ts"
import { pedroOf, pedroPlayer } from "./pedro.ts"

interface Candidate {
  readonly row: number
  readonly column: number
  readonly kind: number
}

/** PEDRO-31: after the red arrow no row is closed (PEDRO-93). */
function candidates(s: Argentina): readonly Candidate[] {
  const { workers } = pedroPlayer(s)
  const found: Candidate[] = []
  for (let row = 0; row < jobCosts.length; row++)
    for (let column = 0; row !== s.token && column < JOB_COLUMNS; column++) {
      const kind = num(s.jobs, row * JOB_COLUMNS + column)
      if (kind >= 0 && num(workers, at(hired, kind).type) < ROW_SPACES) found.push({ row, column, kind })
    }
  return found
}

/** PEDRO-32, PEDRO-33: the two lists differ in what comes first. */
function criteria(s: Argentina, order: number): readonly Criterion<Candidate>[] {
  const { speciality } = pedroOf(s)
  const specialityFirst = at(hiringOrders, order) === "specialityFirst"
  const rule = specialityFirst ? "PEDRO-33" : "PEDRO-32"
  const price = { because: "lowestPrice", rule, of: ({ row, kind }: Candidate) => hirePrice(row, kind, 0) }
  const fits = {
    because: "speciality",
    rule,
    of: ({ kind }: Candidate) => (at(hired, kind).type === speciality ? 0 : 1),
  }
  return [
    ...(specialityFirst ? [fits, price] : [price, fits]),
    { because: "strength", rule, of: ({ kind }) => 1 - at(hired, kind).strong },
    { because: "highestRow", rule, of: ({ row, column }) => row * JOB_COLUMNS + column },
  ]
}

/** PEDRO-73: only a type that is strictly ahead takes its place. */
function checkSpeciality(t: ArgTable): void {
  const pedro = pedroOf(t.state)
  const { workers } = pedroPlayer(t.state)
  for (let type = 0; type < pedroTypes.length; type++) {
    if (num(workers, type) <= num(workers, pedro.speciality)) continue
    pedro.speciality = type
    if (t.log) tell(t, { did: "pedroSpeciality", seat: PEDRO, rule: "PEDRO-73", worker: at(pedroTypes, type) })
  }
}

export const pedroWorkerSteps: StepRules<Argentina, Extract<PedroStep, { do: "pedroHires" }>> = {
  pedroHires: {
    rule: "PEDRO-31",
    fields: ["order"],
    run(t, { order }) {
      const all = candidates(t.state)
      const lists = criteria(t.state, order)
      const [taken] = narrowed(all, lists)
      if (!taken) return
      tellReason(t, all, lists)
      employ(t, PEDRO, taken.row, taken.kind, 0)
      checkSpeciality(t)
    },
  },
}
