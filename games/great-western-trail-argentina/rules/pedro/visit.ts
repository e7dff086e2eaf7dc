// PEDRO-61 to PEDRO-67: Pedro in Buenos Aires.
import { add, at, type NewStep, num, type StepRules, tell } from "@railhead/engine"
import { type BonusSpace, bonusSpaces, quays, SLOTS, spaceOn } from "../../data/cities.ts"
import type { Effect } from "../../data/effects.ts"
import type { Listed } from "../../data/loading-cards.ts"
import { shipNamed, ships } from "../../data/ships.ts"
import { slots, tiles } from "../../data/tiles.ts"
import { PEDRO, type PedroStep } from "../../pedro-state.ts"
import { say } from "../../say.ts"
import { type Argentina, type ArgStep, push } from "../../state.ts"
import { grainFor, obstacleTo, spaceAt, spaceNo } from "../delivery.ts"
import { shipPlace } from "../discs.ts"
import { payGrain } from "../kinds.ts"
import { placeTile } from "../tiles.ts"
import { type Criterion, narrowed, tellBecause, tellReason } from "./criteria.ts"
import { placeDisc } from "./engine.ts"
import { loadingCardOf, pedroPlayer } from "./pedro.ts"

type Step = Extract<PedroStep, { do: "askDelivery" | "pedroLoads" | "pedroForesight" }>

interface Delivery {
  readonly quay: number
  readonly slot: number
  readonly space: BonusSpace
  /** Grain actually paid (SOLO-12.14). */
  readonly grain: number
  /** The first space that shows the same. */
  readonly kind: number
}

/** For each space the first one of its quarter that shows the same. */
const alike: readonly number[] = bonusSpaces.map(({ city, quarter, vp, gives }) =>
  bonusSpaces.findIndex(
    other =>
      other.city === city &&
      other.quarter === quarter &&
      other.vp === vp &&
      JSON.stringify(other.gives) === JSON.stringify(gives),
  ),
)

/** PEDRO-62, PEDRO-63: whatever he can pay for, and pays something for. Spaces alike in all that is printed are one. */
function deliveries(s: Argentina): readonly Delivery[] {
  const me = pedroPlayer(s)
  const found: Delivery[] = []
  for (let quay = 0; quay < quays.length; quay++)
    for (let slot = 0; num(me.quays, quay) > 0 && slot < SLOTS; slot++) {
      if (spaceOn(0, slot).city !== at(quays, quay).city) continue
      const space = spaceAt(s, slot)
      const grain = grainFor(space, quay)
      if (grain === 0 || grain > me.grain || obstacleTo(s, PEDRO, quay, slot) !== null) continue
      const kind = num(alike, spaceNo(s, slot))
      if (!found.some(other => other.quay === quay && other.kind === kind))
        found.push({ quay, slot, space, grain, kind })
    }
  return found
}

function pesosOf({ gives }: BonusSpace): number {
  let pesos = 0
  for (const gain of gives) if (gain.give === "money") pesos += gain.each
  return pesos
}

const delivering: readonly Criterion<Delivery>[] = [
  { because: "mostGrain", rule: "PEDRO-62", of: ({ grain }) => -grain },
  { because: "mostSpacePoints", rule: "PEDRO-62", of: ({ space }) => -space.vp },
  { because: "mostSpacePesos", rule: "PEDRO-62", of: ({ space }) => -pesosOf(space) },
]

/** PEDRO-64: what a bonus brings him; money, certificates, tokens and drawn cards mean nothing to him. */
function bonusStep(gain: Effect): NewStep<ArgStep>[] {
  switch (gain.give) {
    case "takeObjective":
      return [{ do: "pedroObjective", seat: PEDRO }]
    case "engineForward":
      return [{ do: "pedroEngine", seat: PEDRO, spaces: gain.upTo }]
    case "grain":
      return [{ do: "gainGrain", seat: PEDRO, each: gain.each, of: gain.of }]
    case "takeMarketCard":
      return [{ do: "pedroMarketCard", seat: PEDRO, breeds: gain.breeds }]
    default:
      return []
  }
}

/** PEDRO-72: the ship an entry of a list means now. */
function listedShip(s: Argentina, listed: Listed): number {
  return typeof listed === "string" ? shipNamed(listed) : num(s.ships, s.ships.length - listed.rank)
}

/** ARG-12.1: a ship carries one disc of his, but for those that may be loaded again and again. */
function mayLoad(s: Argentina, ship: number): boolean {
  return at(ships, ship).repeatable === true || num(pedroPlayer(s).ships, ship) === 0
}

/** PEDRO-66: the highest he may still load that is not above the list. */
function nextBest(s: Argentina, highest: number): number {
  // Ships lie by rising value, and of equal ones that without an anchor lies last; ship 0 is always there.
  return s.ships.findLast(ship => mayLoad(s, ship) && at(ships, ship).value <= highest) ?? shipNamed("ship-0")
}

/** PEDRO-77: once the end is triggered only farmers are taken. */
function tileToTake(s: Argentina, bag: number): number {
  const column = [bag * 2, bag * 2 + 1].filter(slot => num(s.foresight, slot) >= 0)
  const free = s.ended < 0 ? column : column.filter(slot => at(tiles, num(s.foresight, slot)).is === "farmer")
  return free[0] ?? -1
}

export const pedroVisitSteps: StepRules<Argentina, Step> = {
  // PEDRO-61: he delivers whenever something is left to choose from.
  askDelivery: {
    rule: "PEDRO-62",
    lapses: true,
    choices(t, _step, offer) {
      for (const { quay, slot } of narrowed(deliveries(t.state), delivering))
        offer.add(say["deliver-to"](quay, spaceNo(t.state, slot)))
    },
    make(t, _step, code) {
      const [quay, no] = say["deliver-to"].of(code)
      const s = t.state
      if (t.log) tellReason(t, deliveries(s), delivering)
      const me = pedroPlayer(s)
      const slot = no % SLOTS
      const space = spaceAt(s, slot)
      add(me.quays, quay, -1)
      me.delivered |= 1 << slot
      if (t.log) tell(t, { did: "delivered", seat: PEDRO, rule: "PEDRO-61", quay: at(quays, quay).id, space: space.id })
      payGrain(t, PEDRO, grainFor(space, quay), "PEDRO-61")
      push(t, ...space.gives.flatMap(bonusStep))
    },
  },

  // PEDRO-65: no grain, no value; a ship for Rotterdam brings an objective, the pesos of ship 0 mean nothing (PEDRO-90).
  pedroLoads: {
    rule: "PEDRO-65",
    run(t) {
      const s = t.state
      const list = loadingCardOf(s).ships.map(listed => listedShip(s, listed))
      const place = list.findIndex(ship => mayLoad(s, ship))
      const ship = list[place] ?? nextBest(s, Math.max(...list.map(no => at(ships, no).value)))
      if (t.log) {
        if (place < 0) tellBecause(t, "noneOfList", "PEDRO-66")
        else
          tell(t, {
            did: "pedroList",
            seat: PEDRO,
            rule: "PEDRO-65",
            loadingCard: loadingCardOf(s).id,
            place: place + 1,
          })
      }
      if (at(ships, ship).objective) push(t, { do: "pedroObjective", seat: PEDRO })
      placeDisc(t, shipPlace(ship))
    },
  },

  // PEDRO-67: always the lower tile; a column without one is skipped.
  pedroForesight: {
    rule: "PEDRO-67",
    fields: ["bag"],
    run(t, { bag }) {
      const s = t.state
      const slot = tileToTake(s, bag)
      if (slot < 0) return
      const kind = num(s.foresight, slot)
      s.foresight[slot] = -1
      if (t.log)
        tell(t, { did: "foresight", seat: PEDRO, rule: "PEDRO-67", slot: at(slots, slot), tile: at(tiles, kind).id })
      placeTile(t, PEDRO, kind)
    },
  },
}
