import { buildings } from "../../data/actions.ts"
import { named } from "../../domains.ts"

/** What may be done in phase B in place of local actions. */
export const insteadIds = ["flip"] as const

export const flipWords = { flip: [named("building", buildings)] } as const
