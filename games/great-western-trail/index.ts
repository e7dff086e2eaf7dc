import type { GameBox } from "../box.ts"
import { sense } from "./bot.ts"
import { greatWesternTrail } from "./game.ts"
import { conserved } from "./rules/conserved.ts"
import type { GreatWesternTrail } from "./state.ts"
import { textBoard } from "./text/board.ts"
import { describeChoice, describeEvent, describeStep } from "./text/describe.ts"

const json = { with: { type: "json" } } as const

export const box: GameBox<GreatWesternTrail> = {
  game: greatWesternTrail,
  complete: true,
  async messages(language) {
    const texts =
      language === "fr"
        ? await Promise.all([
            import("./text/names.fr.json", json),
            import("./text/names-expansions.fr.json", json),
            import("./text/fr.json", json),
            import("./text/expansions.fr.json", json),
          ])
        : await Promise.all([
            import("./text/names.en.json", json),
            import("./text/names-expansions.en.json", json),
            import("./text/en.json", json),
            import("./text/expansions.en.json", json),
          ])
    return Object.assign({}, ...texts.map(text => text.default))
  },
  async rulebook(language) {
    const [base, added] =
      language === "fr"
        ? await Promise.all([import("./text/rules.fr.json", json), import("./text/rules-expansions.fr.json", json)])
        : await Promise.all([import("./text/rules.en.json", json), import("./text/rules-expansions.en.json", json)])
    return {
      language,
      sources: [...base.default.sources, ...added.default.sources],
      sections: [...base.default.sections, ...added.default.sections],
    }
  },
  async examples() {
    const [base, added] = await Promise.all([
      import("./examples.json", json),
      import("./examples-expansions.json", json),
    ])
    return [...base.default, ...added.default]
  },
  explains: async () => (await import("./explains.json", json)).default,
  describeStep,
  describeChoice,
  describeEvent,
  textBoard,
  conserved,
  sense,
}

export { greatWesternTrail } from "./game.ts"
