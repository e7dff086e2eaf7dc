import type { Words } from "../../words.ts"
import { goodsOf } from "../rules/goods.ts"

const told = new WeakMap<Words, Map<string, string>>()

/** "2 gold, 1 wood". The few sets of goods that there are come again and again, and lists are slow to write. */
export function toldGoods(words: Words, counts: readonly number[]): string {
  const known = told.get(words) ?? new Map<string, string>()
  told.set(words, known)
  const key = counts.join()
  const text = known.get(key) ?? words.goods(goodsOf(counts))
  known.set(key, text)
  return text
}
