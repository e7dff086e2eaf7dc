// GWT-13.3, ARG-25.1: take an objective card, an open one or the top of the pile.
import { at, draw, move, num, type Seat, type StepRules } from "@railhead/engine"
import { joinHerd } from "./herd.ts"
import type { TrailKit } from "./kit.ts"
import { type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { ObjectiveStep } from "./steps.ts"
import { discards, hand, objectivePile, objectives, of } from "./zones.ts"

/** Open cards as long as the pile lasts (GWT-2.9). */
const OPEN_OBJECTIVES = 4

/**
 * An open card is replaced at once; the pile may be empty (GWT-20.2). In a queue the newest lies next to the pile, and first
 * in the list (PEDRO-13); else they lie in the order of the data.
 */
export function refillObjectives(t: TrailTable, rule: string, queue = false): void {
  const s = t.state
  while (s.objectives.length < OPEN_OBJECTIVES && s.objectivePile.length > 0) {
    const card = draw(t, rule, of(objectivePile), of(objectives))
    if (!queue) continue
    s.objectives.pop()
    s.objectives.unshift(card)
  }
  if (!queue) inOrder(s.objectives)
}

function inOrder(list: number[]): number[] {
  return list.sort((a, b) => a - b)
}

export function objectiveSteps(kit: TrailKit): StepRules<TrailState, ObjectiveStep> {
  const { say, rule, cards } = kit

  /** R13: straight to hand. From the pile nobody but its owner sees it: it lies at the front of the hand. */
  function takeTop(t: TrailTable, seat: Seat, toHand: boolean): void {
    const me = trailPlayer(t.state, seat)
    const card = draw(t, rule.objective, of(objectivePile), of(toHand ? hand : discards, seat))
    if (toHand) {
      me.hand.pop()
      me.hand.unshift(card)
      me.blind++
    } else joinHerd(me, cards, card)
  }

  return {
    takeObjective: {
      rule: rule.objective,
      fields: ["toHand", "optional"],
      lapses: true,
      choices(t, { optional }, offer) {
        const { objectives: laid, objectivePile: left } = t.state
        const open = kit.objectiveQueue ? inOrder(laid.slice()) : laid
        for (let i = 0; i < open.length; i++) offer.add(say.take(num(open, i)))
        if (left.length > 0) offer.add(say.top())
        if (optional && offer.any) offer.add(say.lose())
      },
      make(t, { seat, toHand }, code) {
        if (say.lose.is(code)) return
        if (say.top.is(code)) return takeTop(t, seat, toHand === 1)
        const [card] = say.take.of(code)
        move(t, rule.objective, [card], of(objectives), of(toHand ? hand : discards, seat))
        joinHerd(at(t.state.players, seat), cards, card)
        refillObjectives(t, rule.objective, kit.objectiveQueue)
      },
    },
  }
}
