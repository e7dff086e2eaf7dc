// The kinds of requirements and rewards that both games know. A row of data names one of them.
import type { Objection, Seat } from "@railhead/engine"
import type { GainKind, NeedKind } from "./actions.ts"
import { amountOf } from "./amounts.ts"
import { cattleInHand, drawable, holdsObjective, pairsInHand } from "./herd.ts"
import type { TrailKit } from "./kit.ts"
import { could, payable, push, type TrailPlayer, type TrailTable, trailPlayer } from "./state.ts"
import { eachBack } from "./track.ts"

/** One card of a breed, of any breed (a bit mask), two of one breed, an objective card, dollars, an exact move back. */
export type TrailNeed =
  | { readonly need: "discardCattle"; readonly breeds: number }
  | { readonly need: "discardPair" }
  | { readonly need: "discardObjective" }
  | { readonly need: "pay"; readonly amount: number }
  | { readonly need: "engineBack"; readonly spaces: number }

export type TrailGain =
  | { readonly give: "money" | "certificates"; readonly each: number; readonly of?: number }
  | { readonly give: "hire"; readonly modifier: number }
  | { readonly give: "build"; readonly rate: number }
  | { readonly give: "takeObjective"; readonly toHand?: true }
  | { readonly give: "engineForward"; readonly upTo: number }
  | { readonly give: "auxiliary"; readonly forms: 1 | 2 }
  | { readonly give: "buyCattle" }
  | { readonly give: "moveRancher"; readonly upTo: number }
  | { readonly give: "drawThenDiscard"; readonly upTo: number }
  | { readonly give: "removeCards"; readonly upTo: number }
  | { readonly give: "upgradePassed" }

type NeedOf<K> = Extract<TrailNeed, { need: K }>
type GainOf<K> = Extract<TrailGain, { give: K }>

function me(t: TrailTable, seat: Seat): TrailPlayer {
  return trailPlayer(t.state, seat)
}

export function needKinds(kit: TrailKit): readonly NeedKind[] {
  const { rule, cards, track } = kit
  const breedNames = (mask: number) => cards.breeds.filter((_, breed) => mask & (1 << breed))

  const discardCattle: NeedKind<NeedOf<"discardCattle">> = {
    id: "discardCattle",
    fromHand: true,
    can: (t, seat, { breeds }) => cattleInHand(me(t, seat), cards, breeds) !== 0,
    why({ breeds }): Objection {
      const [breed = "", ...others] = breedNames(breeds)
      return others.length > 0
        ? { rule: rule.breeds, reason: "noCattle" }
        : { rule: rule.breeds, reason: "noBreed", data: { breed } }
    },
    lay: (t, seat, { breeds }) => push(t, { do: "discardCattle", seat, breeds, left: 1, least: 0 }),
  }
  const discardPair: NeedKind<NeedOf<"discardPair">> = {
    id: "discardPair",
    fromHand: true,
    can: (t, seat) => pairsInHand(me(t, seat), cards) !== 0,
    why: () => ({ rule: rule.breeds, reason: "noPair" }),
    lay: (t, seat) => push(t, { do: "discardPair", seat }),
  }
  const discardObjective: NeedKind<NeedOf<"discardObjective">> = {
    id: "discardObjective",
    fromHand: true,
    can: (t, seat) => holdsObjective(me(t, seat), cards),
    why: () => ({ rule: rule.breeds, reason: "noObjectiveInHand" }),
    lay: (t, seat) => push(t, { do: "discardObjective", seat }),
  }
  const pay: NeedKind<NeedOf<"pay">> = {
    id: "pay",
    can: (t, seat, { amount }) => payable(me(t, seat)) >= amount,
    why: ({ amount }) => ({ rule: rule.requirement, reason: "price", data: { price: amount } }),
    lay: (t, seat, { amount }) => push(t, { do: "payMoney", seat, amount }),
  }
  const engineBack: NeedKind<NeedOf<"engineBack">> = {
    id: "engineBack",
    can(t, seat, { spaces }) {
      let any = false
      eachBack(track, t.state, seat, spaces, () => {
        any = true
      })
      return any
    },
    why: ({ spaces }) => ({ rule: rule.engineBack, reason: "noWayBack", data: { spaces } }),
    lay: (t, seat, { spaces }) => push(t, { do: "engineBack", seat, spaces }),
  }
  return [discardCattle, discardPair, discardObjective, pay, engineBack]
}

export function gainKinds(kit: TrailKit): readonly GainKind[] {
  const { rule } = kit
  const nothing = (number: string) => (): Objection => ({ rule: number, reason: "noEffect" })
  const noTarget = (number: string) => (): Objection => ({ rule: number, reason: "noTarget" })

  const money: GainKind<GainOf<"money">> = {
    id: "money",
    works: (t, seat, { each, of = 1 }) => each * amountOf(kit, t.state, seat, of) > 0,
    why: nothing(rule.reward),
    lay: (t, seat, { each, of = 1 }) => push(t, { do: "gainMoney", seat, each, of }),
  }
  const certificates: GainKind<GainOf<"certificates">> = {
    id: "certificates",
    works: (t, seat, { each, of = 1 }) =>
      me(t, seat).certificates < kit.certificateLimit(me(t, seat)) && each * amountOf(kit, t.state, seat, of) > 0,
    why: () => ({ rule: rule.certificates, reason: "certificateLimit" }),
    lay: (t, seat, { each, of = 1 }) => push(t, { do: "gainCertificates", seat, each, of }),
  }
  const hire: GainKind<GainOf<"hire">> = {
    id: "hire",
    needsTarget: true,
    works: (t, seat, { modifier }) => could(t, { do: "hire", seat, no: 0, modifier, optional: 0 }),
    why: noTarget(rule.hire),
    lay: (t, seat, { modifier }, optional) => push(t, { do: "hire", seat, modifier, optional }),
  }
  const build: GainKind<GainOf<"build">> = {
    id: "build",
    needsTarget: true,
    works: (t, seat, { rate }) => could(t, { do: "build", seat, no: 0, rate, optional: 0 }),
    why: noTarget(rule.build),
    lay: (t, seat, { rate }, optional) => push(t, { do: "build", seat, rate, optional }),
  }
  const takeObjective: GainKind<GainOf<"takeObjective">> = {
    id: "takeObjective",
    needsTarget: true,
    works: t => t.state.objectives.length + t.state.objectivePile.length > 0,
    why: noTarget(rule.objective),
    lay: (t, seat, { toHand }, optional) => push(t, { do: "takeObjective", seat, toHand: toHand ? 1 : 0, optional }),
  }
  const engineForward: GainKind<GainOf<"engineForward">> = {
    id: "engineForward",
    works: (t, seat, { upTo }) => amountOf(kit, t.state, seat, upTo) > 0,
    why: nothing(rule.engineForward),
    lay: (t, seat, { upTo }, optional) => push(t, { do: "engineForward", seat, upTo, optional }),
  }
  const auxiliary: GainKind<GainOf<"auxiliary">> = {
    id: "auxiliary",
    works: () => true,
    why: nothing(rule.auxiliary),
    lay: (t, seat, { forms }, optional) => push(t, { do: "auxiliary", seat, forms, optional }),
  }
  const buyCattle: GainKind<GainOf<"buyCattle">> = {
    id: "buyCattle",
    needsTarget: true,
    works: (t, seat) => could(t, { do: "buyCattle", seat, no: 0, cowboys: me(t, seat).workers[0] ?? 0, began: 0 }),
    why: noTarget(rule.buy),
    lay: (t, seat) => push(t, { do: "buyCattle", seat, cowboys: me(t, seat).workers[0] ?? 0, began: 0 }),
  }
  const moveRancher: GainKind<GainOf<"moveRancher">> = {
    id: "moveRancher",
    works: () => true,
    why: nothing(rule.move),
    lay: (t, seat, { upTo }) => push(t, { do: "moveRancher", seat, upTo }),
  }
  const drawThenDiscard: GainKind<GainOf<"drawThenDiscard">> = {
    id: "drawThenDiscard",
    works: (t, seat) => drawable(me(t, seat)) > 0,
    why: () => ({ rule: rule.drawThenDiscard, reason: "nothingToDraw" }),
    lay: (t, seat, { upTo }, optional) => push(t, { do: "drawCards", seat, upTo, optional }),
  }
  const removeCards: GainKind<GainOf<"removeCards">> = {
    id: "removeCards",
    fromHand: true,
    works: (t, seat) => me(t, seat).hand.length > 0,
    why: nothing(rule.remove),
    lay: (t, seat, { upTo }) => push(t, { do: "removeCards", seat, left: upTo, least: 0 }),
  }
  const upgradePassed: GainKind<GainOf<"upgradePassed">> = {
    id: "upgradePassed",
    needsTarget: true,
    works: (t, seat) => could(t, { do: "upgradePassed", seat, no: 0, optional: 0 }),
    why: noTarget(rule.passed),
    lay: (t, seat, _gain, optional) => push(t, { do: "upgradePassed", seat, optional }),
  }
  return [
    money,
    certificates,
    hire,
    build,
    takeObjective,
    engineForward,
    auxiliary,
    buyCattle,
    moveRancher,
    drawThenDiscard,
    removeCards,
    upgradePassed,
  ]
}
