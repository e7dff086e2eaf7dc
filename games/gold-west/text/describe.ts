// What the sentences of `ask.*` and `event.*` are told: ids by group (see `words.ts`), goods and numbers.
import { at, type Choice, type Event, isMoved, num } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { cellCosts, cellNamed } from "../data/boomtown.ts"
import { cardCosts, cardNamed, cards } from "../data/cards.ts"
import { hexes, hexNamed } from "../data/map.ts"
import { offices } from "../data/offices.ts"
import { terrains } from "../data/resources.ts"
import { tokenGoods } from "../data/tokens.ts"
import { goodsOf } from "../rules/goods.ts"
import type { GoldWest, GoldWestStep } from "../state.ts"

export function describeStep(step: GoldWestStep): Telling {
  if (step.do === "store") return { goods: goodsOf(at(tokenGoods, step.token)) }
  if (step.do === "leave") return { section: String(step.section) }
  if (step.do === "freeStep" || step.do === "takeResource") return { left: step.left }
  return {}
}

/** What a choice is about: the token and terrain of a hex, the office and price of a cell, the price of a card. */
export function describeChoice(s: GoldWest, { verb, args }: Choice): Telling {
  const [first, second] = args
  if (!first) return {}
  if (verb === "camp") return onHex(s, second?.id ?? "")
  if (verb === "settlement" || verb === "loot" || verb === "upgrade") return onHex(s, first.id)
  if (verb === "invest")
    return { goods: goodsOf(at(cardCosts, cardNamed(first.id))), vp: at(cards, cardNamed(first.id)).vp }
  if (verb === "influence" || verb === "place" || verb === "stack") return inCell(s, cellNamed(first.id))
  return {}
}

function onHex(s: GoldWest, id: string): Telling {
  const hex = hexNamed(id)
  const token = num(s.up, hex)
  return {
    terrain: at(terrains, num(s.terrain, hex)),
    goods: token < 0 ? {} : goodsOf(at(tokenGoods, token)),
  }
}

function inCell(s: GoldWest, cell: number): Telling {
  return { office: at(offices, num(s.offices, cell)).id, goods: goodsOf(cellCosts[cell] ?? []) }
}

/** Tokens that were turned up tell where they lie and what they show; all other events carry what they need. */
export function describeEvent(event: Event): Telling {
  if (!isMoved(event)) return event
  const { count, place, what } = event
  const [token] = what
  return { count, hex: at(hexes, place).id, goods: token === undefined ? {} : goodsOf(at(tokenGoods, token)) }
}
