// Choices about stores: which of them are worth showing.
import type { Choice } from "@railhead/engine"
import { downtownNamed } from "../expansions/rails-to-the-north/data/map.ts"
import { commerceOn } from "../expansions/rails-to-the-north/data/towns.ts"

interface Store {
  readonly choice: Choice
  readonly downtown: number
  readonly price: number
  /** The action of the space, −1 for none. */
  readonly brings: number
}

function storeOf(choice: Choice): Store[] {
  if (choice.verb !== "store") return []
  const downtown = downtownNamed(choice.args[0]?.id ?? "")
  const { price, action } = commerceOn(downtown, Number(choice.args[1]?.id))
  return [{ choice, downtown, price, brings: action }]
}

/**
 * Of spaces in a town that come to the same, one: those that bring something first, then the cheap ones. Of blocked
 * towns one space each, unless another space there is free to take.
 */
export function siftStores(choices: readonly Choice[], legal: readonly Choice[]): readonly Choice[] {
  const open = new Set(legal.flatMap(storeOf).map(({ downtown }) => downtown))
  const kept = new Map<string, Store>()
  for (const store of choices.flatMap(storeOf)) {
    const { downtown, price, brings } = store
    const kind = legal.length > 0 ? String(downtown) : `${downtown} ${price} ${brings}`
    if (!open.has(downtown) && !kept.has(kind)) kept.set(kind, store)
  }
  if (kept.size === 0 && open.size === 0) return choices
  const stores = [...kept.values()].sort((a, b) => a.downtown - b.downtown || b.brings - a.brings || a.price - b.price)
  return [...stores.map(({ choice }) => choice), ...choices.filter(({ verb }) => verb !== "store")]
}
