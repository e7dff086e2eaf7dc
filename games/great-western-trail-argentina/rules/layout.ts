// ARG-2.15: settings of the table that change the setup, each in place of one of its steps.
import { chance, type Module, type Options, range, type StepRule, shuffled } from "@railhead/engine"
import { BUILDING_NUMBERS } from "../data/buildings.ts"
import { cityIds } from "../data/cities.ts"
import { neutralSites } from "../data/trail.ts"
import type { ArgPlaces } from "../places.ts"
import type { Argentina, ArgTable } from "../state.ts"
import { layNeutrals } from "./setup.ts"

type ArgModule = Module<Argentina, ArgPlaces>
type Run = StepRule<Argentina, never>

const shuffledNeutrals: ArgModule = {
  id: "shuffledNeutrals",
  when: options => options.neutralPlacement === "shuffled",
  steps: {
    layNeutralBuildings: {
      rule: "ARG-2.2",
      run: t => layNeutrals(t.state, shuffled(t, range(neutralSites.length))),
    } satisfies Run,
  },
}

function chosen(value: Options[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value : []
}

const randomCities: ArgModule = {
  id: "randomCities",
  when: options => options.citySides === "randomPerCity",
  steps: {
    layCities: {
      rule: "ARG-2.11",
      run(t) {
        for (const city of range(cityIds.length)) t.state.citySides |= chance(t, 2) << city
      },
    } satisfies Run,
  },
}

const chosenCities: ArgModule = {
  id: "chosenCities",
  when: options => options.citySides === "chosenPerCity",
  steps: {
    layCities: {
      rule: "ARG-2.11",
      run(t) {
        const b = chosen(t.state.options.citiesB)
        cityIds.forEach((id, city) => {
          if (b.includes(id)) t.state.citySides |= 1 << city
        })
      },
    } satisfies Run,
  },
}

/** ARG-3.2: one side for each number, for the whole table. */
function turnTiles(t: ArgTable, sideB: (number: number) => boolean): void {
  let sides = 0
  for (let number = 1; number <= BUILDING_NUMBERS; number++) if (sideB(number)) sides |= 1 << number
  for (const me of t.state.players) me.sides = sides
}

const randomSides: ArgModule = {
  id: "randomSides",
  when: options => options.privateSides === "randomPerNumber",
  steps: {
    chooseSides: { rule: "ARG-3.2", run: t => turnTiles(t, () => chance(t, 2) === 1) } satisfies Run,
  },
}

const chosenSides: ArgModule = {
  id: "chosenSides",
  when: options => options.privateSides === "chosenPerNumber",
  steps: {
    chooseSides: {
      rule: "ARG-3.2",
      run(t) {
        const b = chosen(t.state.options.sidesB)
        turnTiles(t, number => b.includes(String(number)))
      },
    } satisfies Run,
  },
}

const namedFirst: ArgModule = {
  id: "namedFirst",
  when: options => options.startPlayer !== "random",
  steps: {
    chooseFirstSeat: {
      rule: "ARG-2.15",
      run(t) {
        t.state.first = Number(t.state.options.startPlayer) - 1
      },
    } satisfies Run,
  },
}

export const layout: readonly ArgModule[] = [
  shuffledNeutrals,
  randomCities,
  chosenCities,
  randomSides,
  chosenSides,
  namedFirst,
]
