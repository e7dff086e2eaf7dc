// The kinds of requirements and rewards that only this game knows, or knows in its own way.
import { num, type Objection, type Seat, type StepRules, tell } from "@railhead/engine"
import type { GainKind, NeedKind } from "../../trail/actions.ts"
import { amountOf } from "../../trail/amounts.ts"
import { drawable, pairsInHand } from "../../trail/herd.ts"
import { ANY_BREED, cards, EXHAUSTION } from "../data/cards.ts"
import { quayNamed } from "../data/cities.ts"
import type { OwnGain, OwnNeed } from "../data/effects.ts"
import { GRAIN_LIMIT } from "../data/players.ts"
import { GAUCHO } from "../data/tiles.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, type ArgTable, could, player, push } from "../state.ts"
import { discsTo, quayPlace } from "./discs.ts"
import { takeExhaustion } from "./hand.ts"
import { kit } from "./kit.ts"

type GainOf<K> = Extract<OwnGain, { give: K }>

const why = (rule: string, reason: string) => (): Objection => ({ rule, reason })

export const ownNeeds: readonly NeedKind[] = [
  {
    id: "payGrain",
    can: (t: ArgTable, seat, { amount }) => player(t.state, seat).grain >= amount,
    why: ({ amount }) => ({ rule: "ARG-17.1", reason: "grain", data: { grain: amount } }),
    lay: (t: ArgTable, seat, { amount }) => push(t, { do: "giveGrain", seat, amount }),
  } satisfies NeedKind<OwnNeed>,
  {
    // ARG-17.5: two exhaustion cards are no pair.
    id: "discardPair",
    can: (t: ArgTable, seat) => (pairsInHand(player(t.state, seat), cards) & ANY_BREED) !== 0,
    why: why("ARG-17.5", "noPair"),
    lay: (t: ArgTable, seat) => push(t, { do: "discardPair", seat }),
  },
]

export const ownGains: readonly GainKind[] = [
  {
    id: "grain",
    works: (t: ArgTable, seat, { each, of }) =>
      player(t.state, seat).grain < GRAIN_LIMIT && each * amountOf(kit, t.state, seat, of) > 0,
    why: why("ARG-17.4", "grainLimit"),
    lay: (t: ArgTable, seat, { each, of }) => push(t, { do: "gainGrain", seat, each, of }),
  } satisfies GainKind<GainOf<"grain">>,
  {
    id: "helpFarmers",
    needsTarget: true,
    works: (t: ArgTable, seat, { bonus }) => could(t, { do: "helpFarmers", seat, no: 0, sites: [], bonus }),
    why: why("ARG-26.2", "noFarmer"),
    lay: (t: ArgTable, seat, { bonus }) => push(t, { do: "helpFarmers", seat, sites: [], bonus }),
  } satisfies GainKind<GainOf<"helpFarmers">>,
  {
    id: "discToQuay",
    needsTarget: true,
    works: (t: ArgTable, seat, { quay }) => discsTo(t, seat, quayPlace(quayNamed(quay))) !== 0,
    why: why("ARG-31.4", "noDisc"),
    lay: (t: ArgTable, seat, { quay }, optional) =>
      push(t, { do: "discToQuay", seat, quay: quayNamed(quay), optional }),
  } satisfies GainKind<GainOf<"discToQuay">>,
  {
    id: "takeMarketCard",
    needsTarget: true,
    works: (t: ArgTable, seat, { breeds, toHand }) =>
      could(t, { do: "takeMarketCard", seat, no: 0, breeds, toHand: toHand ? 1 : 0, optional: 0 }),
    why: why("ARG-10.6", "noTarget"),
    lay: (t: ArgTable, seat, { breeds, toHand }, optional) =>
      push(t, { do: "takeMarketCard", seat, breeds, toHand: toHand ? 1 : 0, optional }),
  } satisfies GainKind<GainOf<"takeMarketCard">>,
  {
    id: "drawThenRemove",
    works: (t: ArgTable, seat) => drawable(player(t.state, seat)) > 0,
    why: why("ARG-28.8", "nothingToDraw"),
    lay: (t: ArgTable, seat, { upTo }) => push(t, { do: "drawForRemoval", seat, upTo }),
  } satisfies GainKind<GainOf<"drawThenRemove">>,
  {
    id: "exchangeToken",
    works: () => true,
    why: why("ARG-29.3", "noEffect"),
    lay: (t: ArgTable, seat) => push(t, { do: "takeToken", seat }),
  },
  {
    id: "returnExhaustion",
    needsTarget: true,
    works: (t: ArgTable, seat) => player(t.state, seat).hand.includes(EXHAUSTION),
    why: why("ARG-35.H", "noExhaustion"),
    lay: (t: ArgTable, seat) => push(t, { do: "returnExhaustion", seat }),
  },
  {
    id: "exhaustionToOthers",
    works: (t: ArgTable) => t.state.exhaustion.length > 0,
    why: why("ARG-38.17", "exhaustionGone"),
    lay: (t: ArgTable, seat) => push(t, { do: "exhaustOthers", seat }),
  },
  {
    id: "delivery",
    needsTarget: true,
    works: (t: ArgTable, seat) => could(t, { do: "delivery", seat, no: 0, gap: 0 }),
    why: why("ARG-10.5", "noDelivery"),
    lay: (t: ArgTable, seat) => push(t, { do: "delivery", seat, gap: 0 }),
  },
  {
    id: "discardedObjective",
    works: () => true,
    why: why("ARG-37.3", "noEffect"),
    lay: (t: ArgTable, seat) => push(t, { do: "discardForAction", seat }),
  },
  {
    // ARG-40.2: where it comes with a worker space it may be passed at once.
    id: "buyCattle",
    needsTarget: true,
    works: (t: ArgTable, seat) =>
      could(t, { do: "buyCattle", seat, no: 0, cowboys: num(player(t.state, seat).workers, GAUCHO), began: 0 }),
    why: why("ARG-21.1", "noTarget"),
    lay: (t: ArgTable, seat, _gain, optional) =>
      push(t, { do: "buyCattle", seat, cowboys: num(player(t.state, seat).workers, GAUCHO), began: optional }),
  },
]

type GrainStep = Extract<ArgStep, { do: "gainGrain" | "giveGrain" | "takeToken" | "exhaustOthers" | "discToQuay" }>

/** ARG-17.4: up to the limit, the surplus is lost. */
export function gainGrain(t: ArgTable, seat: Seat, amount: number): void {
  const me = player(t.state, seat)
  const before = me.grain
  me.grain = Math.min(GRAIN_LIMIT, before + amount)
  if (t.log && me.grain > before)
    tell(t, { did: "grain", seat, rule: "ARG-17.4", count: me.grain - before, grain: me.grain })
}

export function payGrain(t: ArgTable, seat: Seat, amount: number, rule: string): void {
  if (amount === 0) return
  player(t.state, seat).grain -= amount
  if (t.log) tell(t, { did: "grainPaid", seat, rule, count: amount })
}

export const rewardSteps: StepRules<Argentina, GrainStep> = {
  gainGrain: {
    rule: "ARG-17.4",
    fields: ["each", "of"],
    run: (t, { seat, each, of }) => gainGrain(t, seat, each * amountOf(kit, t.state, seat, of)),
  },
  giveGrain: {
    rule: "ARG-17.1",
    fields: ["amount"],
    run: (t, { seat, amount }) => payGrain(t, seat, amount, "ARG-17.1"),
  },
  takeToken: {
    rule: "ARG-29.3",
    run(t, { seat }) {
      player(t.state, seat).tokens++
      if (t.log) tell(t, { did: "tokenTaken", seat, rule: "ARG-29.3" })
    },
  },
  // ARG-37.7, ARG-38.17: clockwise, as long as there are cards.
  exhaustOthers: {
    rule: "ARG-37.7",
    run(t, { seat }) {
      const { length } = t.state.players
      for (let i = 1; i < length; i++) takeExhaustion(t, (seat + i) % length, 1, "ARG-37.7")
    },
  },
  // ARG-38.21: may be declined where it comes with a worker space; else it was chosen.
  discToQuay: {
    rule: "ARG-31.1",
    fields: ["quay", "optional"],
    lapses: true,
    choices(t, { seat, quay, optional }, offer) {
      if (discsTo(t, seat, quayPlace(quay)) === 0) return
      offer.add(say.quay(quay))
      if (optional) offer.add(say.pass())
    },
    make(t, { seat }, code) {
      if (say.pass.is(code)) return
      const [quay] = say.quay.of(code)
      push(t, { do: "takeDisc", seat, to: quayPlace(quay) })
    },
  },
}
