import type { GameBox } from "../box.ts"
import { sense } from "./bot.ts"
import { argentina } from "./game.ts"
import { conserved } from "./rules/conserved.ts"
import type { Argentina } from "./state.ts"
import { textBoard } from "./text/board.ts"
import { describeChoice, describeEvent, describeStep } from "./text/describe.ts"

const json = { with: { type: "json" } } as const

export const box: GameBox<Argentina> = {
  game: argentina,
  complete: true,
  async messages(language) {
    const [names, sentences] =
      language === "fr"
        ? await Promise.all([import("./text/names.fr.json", json), import("./text/fr.json", json)])
        : await Promise.all([import("./text/names.en.json", json), import("./text/en.json", json)])
    return { ...names.default, ...sentences.default }
  },
  async rulebook(language) {
    const [base, solo] =
      language === "fr"
        ? await Promise.all([import("./text/rules.fr.json", json), import("./text/rules-solo.fr.json", json)])
        : await Promise.all([import("./text/rules.en.json", json), import("./text/rules-solo.en.json", json)])
    return {
      language,
      sources: [...base.default.sources, ...solo.default.sources],
      sections: [...base.default.sections, ...solo.default.sections],
    }
  },
  async examples() {
    const [base, solo] = await Promise.all([import("./examples.json", json), import("./examples-solo.json", json)])
    return [...base.default, ...solo.default]
  },
  explains: async () => (await import("./explains.json", json)).default,
  describeStep,
  describeChoice,
  describeEvent,
  textBoard,
  conserved,
  sense,
}

export { argentina } from "./game.ts"
