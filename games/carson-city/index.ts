import type { GameBox } from "../box.ts"
import { sense } from "./bot.ts"
import { carsonCity } from "./game.ts"
import { conserved } from "./rules/conserved.ts"
import type { CarsonCity } from "./state.ts"
import { textBoard } from "./text/board.ts"
import { bookOf } from "./text/book.ts"
import { describeChoice, describeEvent, describeStep } from "./text/describe.ts"

const json = { with: { type: "json" } } as const

export const box: GameBox<CarsonCity> = {
  game: carsonCity,
  complete: true,
  async messages(language) {
    const [names, sentences] =
      language === "fr"
        ? await Promise.all([import("./text/names.fr.json", json), import("./text/fr.json", json)])
        : await Promise.all([import("./text/names.en.json", json), import("./text/en.json", json)])
    return { ...names.default, ...sentences.default }
  },
  async rulebook(language) {
    const [base, variants] =
      language === "fr"
        ? await Promise.all([import("./text/rules.fr.json", json), import("./text/rules-variants.fr.json", json)])
        : await Promise.all([import("./text/rules.en.json", json), import("./text/rules-variants.en.json", json)])
    return bookOf(language, base.default, variants.default)
  },
  async examples() {
    const [base, variants] = await Promise.all([
      import("./examples.json", json),
      import("./examples-variants.json", json),
    ])
    return [...base.default, ...variants.default]
  },
  explains: async () => (await import("./explains.json", json)).default,
  describeStep,
  describeChoice,
  describeEvent,
  textBoard,
  turnOrder: s => s.order,
  conserved,
  sense,
}

export { carsonCity } from "./game.ts"
