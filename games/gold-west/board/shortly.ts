import { at, type Choice, num } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { cellNamed } from "../data/boomtown.ts"
import { offices } from "../data/offices.ts"
import type { GoldWest } from "../state.ts"

/** What chips are told beside the choice itself: the short name of the office on a cell. */
export function shortly(s: GoldWest, { args: [first] }: Choice): Telling {
  return first?.of === "cell" ? { plaque: at(offices, num(s.offices, cellNamed(first.id))).id } : {}
}
