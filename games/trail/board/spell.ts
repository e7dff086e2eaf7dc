// The words of a game's `say.ts` without its codes, which only the rules need.
import type { Choice } from "@railhead/engine"

/** The groups of the arguments of each verb. */
export type Verbs = { readonly [verb: string]: readonly string[] }

/** The parts of a choice in words; null for a verb that there is not. A way is all the locations it enters. */
export function spelling(verbs: Verbs): (text: string) => Choice | null {
  return text => {
    const [verb = "", ...ids] = text.split(" ")
    const args = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (!args) return null
    return { verb, args: args.map((of, i) => ({ of, id: of === "way" ? ids.join(" ") : (ids[i] ?? "") })) }
  }
}
