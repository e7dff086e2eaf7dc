// Source: kinds of immediate actions are in the rulebook; which worker space and card has which comes from public pictures (GWT-24).
import {
  type Act,
  back,
  build,
  certificates,
  discard,
  discardAny,
  drawThenDiscard,
  forward,
  freeMove,
  hire,
  money,
  pay,
  removeCards,
  removeHazard,
  singleOrDouble,
  trade,
} from "./effects.ts"
import type { WorkerType } from "./tiles.ts"

const jersey = [discard("jersey")]

/** GWT-13.1: by worker type and space of its row. */
export const workerSpaces: { readonly [T in WorkerType]: { readonly [space: number]: Act } } = {
  cowboy: { 4: { gives: [removeHazard] }, 6: { gives: [trade] } },
  craftsman: { 4: { gives: [build(1)] }, 6: { gives: [build(1)] } },
  engineer: {
    2: { requires: jersey, gives: [certificates(1)] },
    3: { requires: jersey, gives: [money(2)] },
    4: { gives: [hire(-2)] },
    5: { requires: jersey, gives: [certificates(2)] },
    6: { requires: jersey, gives: [money(4)] },
  },
}

/** GWT-13.6: upper halves of stationmasters that are used at once. */
export const upperHalves: { readonly [id: string]: Act } = {
  "sm-workers": { gives: [money(2)] },
  "sm-objectives.a": { gives: [removeHazard] },
  "sm-objectives.b": { gives: [trade] },
}

/** GWT-16.2: special actions of sites. */
export const specialActions: { readonly [id: string]: Act } = {
  "sp-jersey": { requires: jersey, gives: [certificates(1), money(2)] },
  "sp-any": { requires: [discardAny], gives: [certificates(1)] },
}

/** GWT-13.10: single and double form. */
export const auxiliaryActs: { readonly [id: string]: readonly [Act, Act] } = {
  gainMoney: [{ gives: [money(1)] }, { gives: [money(2)] }],
  drawDiscard: [{ gives: [drawThenDiscard(1)] }, { gives: [drawThenDiscard(2)] }],
  certificate: [
    { requires: [pay(1), back(1)], gives: [certificates(1)] },
    { requires: [pay(2), back(2)], gives: [certificates(2)] },
  ],
  engine: [
    { requires: [pay(1)], gives: [forward(1)] },
    { requires: [pay(2)], gives: [forward(2)] },
  ],
  removeCard: [
    { requires: [back(1)], gives: [removeCards(1)] },
    { requires: [back(2)], gives: [removeCards(2)] },
  ],
}

/** GWT-17.3: the action of an objective card, by the beginning of its id. */
const byFamily: { readonly [family: string]: (id: string) => Act } = {
  "obj-money": () => ({ gives: [money(2)] }),
  "obj-draw": () => ({ gives: [drawThenDiscard(3)] }),
  // The last two move the engine 3, the others 2.
  "obj-engine": id => ({ gives: [forward(id === "obj-engine-4" || id === "obj-engine-5" ? 3 : 2)] }),
  "obj-move": () => ({ gives: [freeMove(3)] }),
  "obj-sf": () => ({ gives: [singleOrDouble] }),
}

export function objectiveAct(id: string): Act {
  const act = byFamily[id.replace(/-\d+$/, "")]
  if (!act) throw new RangeError(`no action for the objective card "${id}"`)
  return act(id)
}
