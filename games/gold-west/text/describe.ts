// What the sentences of `ask.*` and `event.*` are told: ids by group (see `words.ts`), goods and numbers.
import { at, type Event } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { hexes } from "../data/map.ts"
import { tokenGoods } from "../data/tokens.ts"
import { goodsOf } from "../rules/goods.ts"
import type { GoldWestStep } from "../state.ts"

export function describeStep(step: GoldWestStep): Telling {
  if (step.do === "store") return { goods: goodsOf(at(tokenGoods, step.token)) }
  if (step.do === "leave") return { section: String(step.section) }
  if (step.do === "freeStep" || step.do === "takeResource") return { left: step.left }
  return {}
}

/** Tokens that were turned up tell where they lie and what they show; all other events carry what they need. */
export function describeEvent(event: Event): Telling {
  if (event.did !== "moved") return event as Telling
  const [token] = event.what as readonly number[]
  const place = event.place as number
  return {
    count: event.count as number,
    hex: at(hexes, place).id,
    goods: token === undefined ? {} : goodsOf(at(tokenGoods, token)),
  }
}
