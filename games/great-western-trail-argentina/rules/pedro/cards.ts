// PEDRO-36, PEDRO-42 to PEDRO-45: objective and cattle cards that Pedro takes. They go to his pile and stay there (PEDRO-16).
import { at, move, num, type StepRules, tell } from "@railhead/engine"
import { turnUp } from "../../../trail/cattle.ts"
import { joinHerd } from "../../../trail/herd.ts"
import { refillObjectives } from "../../../trail/objective-cards.ts"
import { discards, market, objectives, of } from "../../../trail/zones.ts"
import { breedingValues, cards } from "../../data/cards.ts"
import { marketTile, SHORTAGE_CARDS } from "../../data/pedro.ts"
import { GAUCHO } from "../../data/tiles.ts"
import { PEDRO, type PedroStep } from "../../pedro-state.ts"
import type { Argentina, ArgTable } from "../../state.ts"
import { kit } from "../kit.ts"
import { byPedro, pedroPlayer } from "./pedro.ts"

type Step = Extract<PedroStep, { do: "pedroObjective" | "pedroBuys" | "pedroTakesCattle" | "pedroMarketCard" }>

/** The card of the market with the most VP that fits, −1 if there is none. */
function bestOf(list: readonly number[], fits: (card: number) => boolean): number {
  let found = -1
  for (const card of list) if (fits(card) && (found < 0 || num(cards.vpOf, card) > num(cards.vpOf, found))) found = card
  return found
}

const ofValue = (value: number) => (card: number) => num(breedingValues, num(cards.breedOf, card)) === value

/** The best cards for all values of an option, or null if the market lacks one (PEDRO-44: whole or not at all). */
function cardsFor(s: Argentina, values: readonly number[]): readonly number[] | null {
  const left = s.market.slice()
  const taken: number[] = []
  for (const value of values) {
    const card = bestOf(left, ofValue(value))
    if (card < 0) return null
    left.splice(left.indexOf(card), 1)
    taken.push(card)
  }
  return taken
}

function takeCattle(t: ArgTable, taken: readonly number[], rule: string): void {
  byPedro(t, () => move(t, rule, taken, of(market), of(discards, PEDRO)))
  for (const card of taken) joinHerd(pedroPlayer(t.state), cards, card)
}

function takeBest(t: ArgTable, fits: (card: number) => boolean, rule: string): void {
  const card = bestOf(t.state.market, fits)
  if (card >= 0) takeCattle(t, [card], rule)
}

export const pedroCardSteps: StepRules<Argentina, Step> = {
  // The farthest from the pile lies last; he never draws from the pile itself.
  pedroObjective: {
    rule: "PEDRO-36",
    run(t) {
      const card = t.state.objectives.at(-1)
      if (card === undefined) return
      byPedro(t, () => {
        move(t, "PEDRO-36", [card], of(objectives), of(discards, PEDRO))
        joinHerd(pedroPlayer(t.state), cards, card)
        refillObjectives(t, "PEDRO-13", kit.objectiveQueue)
      })
    },
  },

  // PEDRO-43: each time the market falls short, two cards come and the option for one gaucho fewer is tried.
  pedroBuys: {
    rule: "PEDRO-43",
    run(t) {
      for (let gauchos = num(pedroPlayer(t.state).workers, GAUCHO); gauchos > 0; gauchos--) {
        const taken = cardsFor(t.state, at(marketTile, gauchos - 1).values)
        if (t.log)
          tell(t, { did: taken ? "pedroOption" : "pedroShortage", seat: PEDRO, rule: "PEDRO-43", count: gauchos })
        if (taken) return takeCattle(t, taken, "PEDRO-43")
        byPedro(t, () => turnUp(t, SHORTAGE_CARDS, "PEDRO-43"))
      }
    },
  },

  pedroTakesCattle: {
    rule: "PEDRO-45",
    fields: ["value"],
    run: (t, { value }) => takeBest(t, ofValue(value), "PEDRO-45"),
  },

  // PEDRO-64: the free card of a bonus space.
  pedroMarketCard: {
    rule: "PEDRO-64",
    fields: ["breeds"],
    run: (t, { breeds }) => takeBest(t, card => (breeds & (1 << num(cards.breedOf, card))) !== 0, "PEDRO-64"),
  },
}
