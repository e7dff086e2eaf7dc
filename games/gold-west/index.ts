import type { GameBox } from "../box.ts"
import { sense } from "./bot.ts"
import { goldWest } from "./game.ts"
import { conserved } from "./rules/conserved.ts"
import type { GoldWest } from "./state.ts"
import { textBoard } from "./text/board.ts"
import { describeChoice, describeEvent, describeStep } from "./text/describe.ts"

const json = { with: { type: "json" } } as const

export const box: GameBox<GoldWest> = {
  game: goldWest,
  complete: true,
  async messages(language) {
    const [names, sentences] =
      language === "fr"
        ? await Promise.all([import("./text/names.fr.json", json), import("./text/fr.json", json)])
        : await Promise.all([import("./text/names.en.json", json), import("./text/en.json", json)])
    return { ...names.default, ...sentences.default }
  },
  async rulebook(language) {
    const book =
      language === "fr" ? await import("./text/rules.fr.json", json) : await import("./text/rules.en.json", json)
    return { ...book.default, language }
  },
  examples: async () => (await import("./examples.json", json)).default,
  explains: async () => (await import("./explains.json", json)).default,
  describeStep,
  describeChoice,
  describeEvent,
  textBoard,
  conserved,
  sense,
}

export { goldWest } from "./game.ts"
