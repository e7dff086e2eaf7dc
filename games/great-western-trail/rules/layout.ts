// GWT-2.16: settings of the table that change the setup, each in place of one of its steps.
import { chance, type Module, type Options, range, type StepRule, shuffled } from "@railhead/engine"
import { neutralSites } from "../data/trail.ts"
import { type GwtPlaces, rows } from "../places.ts"
import type { GreatWesternTrail, GwtTable } from "../state.ts"
import { layNeutrals } from "./setup.ts"

type GwtModule = Module<GreatWesternTrail, GwtPlaces>
type Run = StepRule<GreatWesternTrail, never>

const shuffledNeutrals: GwtModule = {
  id: "shuffledNeutrals",
  when: options => options.neutralPlacement === "shuffled",
  steps: {
    layNeutralBuildings: {
      rule: "GWT-2.2",
      run: t => layNeutrals(t.state, shuffled(t, range(neutralSites.length))),
    } satisfies Run,
  },
}

/** GWT-2.11: one side for each number, for the whole table. */
function turnTiles(t: GwtTable, sides: number): void {
  for (const me of t.state.players) me.sides = sides
}

const randomSides: GwtModule = {
  id: "randomSides",
  when: options => options.privateSides === "randomPerNumber",
  steps: {
    chooseSides: {
      rule: "GWT-2.11",
      run: t =>
        turnTiles(
          t,
          rows(t, "buildings").reduce((mask, row) => mask | (chance(t, 2) << row.no), 0),
        ),
    } satisfies Run,
  },
}

function chosen(options: Options): readonly string[] {
  return Array.isArray(options.sidesB) ? options.sidesB : []
}

const chosenSides: GwtModule = {
  id: "chosenSides",
  when: options => options.privateSides === "chosenPerNumber",
  steps: {
    chooseSides: {
      rule: "GWT-2.11",
      run(t) {
        const b = chosen(t.state.options)
        turnTiles(
          t,
          rows(t, "buildings").reduce((mask, { id, no }) => mask | (b.includes(id) ? 1 << no : 0), 0),
        )
      },
    } satisfies Run,
  },
}

const namedStart: GwtModule = {
  id: "namedStart",
  when: options => options.startPlayer !== "random",
  steps: {
    chooseStartPlayer: {
      rule: "GWT-2.15",
      run(t) {
        t.state.first = Number(t.state.options.startPlayer) - 1
      },
    } satisfies Run,
  },
}

export const layout: readonly GwtModule[] = [shuffledNeutrals, randomSides, chosenSides, namedStart]
