// Source: what the rulebook explains of worker spaces, auxiliary actions and objective cards; the other spaces and cards come
// from public material (ARG-38.37). Special actions of sites: public.
import {
  type Act,
  back,
  build,
  buyCattle,
  certificates,
  discard,
  discardAny,
  discToQuay,
  drawThenDiscard,
  drawThenRemove,
  exchangeToken,
  forward,
  grain,
  money,
  pay,
  payGrain,
  removeCards,
  upgradeBehind,
} from "./effects.ts"
import type { WorkerType } from "./tiles.ts"

type Acts = { readonly [id: string]: Act }

/** ARG-19: by worker type and space of its row. */
export const workerSpaces: { readonly [T in WorkerType]: { readonly [space: number]: Act } } = {
  gaucho: {
    2: { gives: [exchangeToken] },
    3: { gives: [money(2), removeCards(1)] },
    4: { gives: [exchangeToken] },
    6: { gives: [money(3), buyCattle] },
  },
  carpintero: { 3: { gives: [build(2)] }, 4: { gives: [money(3)] }, 6: { gives: [build(1)] } },
  maquinista: {
    2: { gives: [removeCards(1)] },
    3: { requires: [discardAny], gives: [certificates(1)] },
    4: { requires: [discard("patagonico")], gives: [forward(2)] },
    6: { gives: [money(5), upgradeBehind] },
  },
  granjero: {
    2: { gives: [grain(1)] },
    3: { gives: [grain(1)] },
    4: { gives: [discToQuay("rotterdam-I")] },
    5: { gives: [grain(1)] },
    6: { gives: [discToQuay("liverpool-I")] },
  },
}

/** ARG-23.7: upper halves of stationmasters that are used at once. */
export const upperHalves: Acts = {
  "sm-cattle": { gives: [money(3)] },
  "sm-workerSets": { gives: [grain(2)] },
  "sm-stations": { gives: [money(2)] },
  "sm-farmers": { gives: [grain(2)] },
}

/** ARG-8.3: special actions of sites. */
export const specialActions: Acts = {
  "sp-money-2": { requires: [discardAny], gives: [money(2)] },
  "sp-money-1": { requires: [discardAny], gives: [money(1)] },
  "sp-certificates-1": { requires: [discardAny], gives: [certificates(1)] },
  "sp-grain-1": { requires: [discardAny], gives: [grain(1)] },
}

/** ARG-28: single and double form. */
export const auxiliaryActs: { readonly [id: string]: readonly [Act, Act] } = {
  gainMoney: [{ gives: [money(1)] }, { gives: [money(2)] }],
  drawDiscard: [{ gives: [drawThenDiscard(1)] }, { gives: [drawThenDiscard(2)] }],
  grainToCertificate: [
    { requires: [payGrain(1)], gives: [money(1), certificates(1)] },
    { requires: [payGrain(2)], gives: [money(2), certificates(2)] },
  ],
  buyGrain: [
    { requires: [pay(1)], gives: [grain(1)] },
    { requires: [pay(2)], gives: [grain(2)] },
  ],
  engine: [
    { requires: [pay(1)], gives: [forward(1)] },
    { requires: [pay(2)], gives: [forward(2)] },
  ],
  removeCard: [
    { requires: [back(1)], gives: [drawThenRemove(1)] },
    { requires: [back(2)], gives: [drawThenRemove(2)] },
  ],
}

/** ARG-25.4: the action of each objective card. */
export const objectiveActs: Acts = {
  "obj-01": { gives: [certificates(1)] },
  "obj-02": { gives: [certificates(1)] },
  "obj-03": { gives: [certificates(1)] },
  "obj-04": { gives: [certificates(3)] },
  "obj-05": { gives: [forward(1)] },
  "obj-06": { gives: [forward(1)] },
  "obj-07": { gives: [forward(1)] },
  "obj-08": { gives: [forward(1)] },
  "obj-09": { gives: [drawThenDiscard(3)] },
  "obj-10": { gives: [drawThenDiscard(3)] },
  "obj-11": { gives: [drawThenDiscard(3)] },
  "obj-12": { gives: [money(3)] },
  "obj-13": { gives: [money(2)] },
  "obj-14": { gives: [money(3)] },
  "obj-15": { gives: [money(3)] },
  "obj-16": { gives: [money(4)] },
  "obj-17": { gives: [money(2)] },
  "obj-18": { gives: [grain(1)] },
  "obj-19": { gives: [grain(1)] },
  "obj-20": { gives: [grain(1)] },
  "obj-21": { gives: [grain(1)] },
  "obj-22": { gives: [grain(1)] },
  "obj-23": { gives: [grain(1)] },
  "obj-24": { gives: [grain(1)] },
}
