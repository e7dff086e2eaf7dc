// The words of the browser in both languages, without the browser.
import { type Language, languages, type Texts, Words } from "../../../words.ts"
import boardEn from "../../text/board.en.json" with { type: "json" }
import boardFr from "../../text/board.fr.json" with { type: "json" }
import en from "../../text/en.json" with { type: "json" }
import expansionsEn from "../../text/expansions.en.json" with { type: "json" }
import expansionsFr from "../../text/expansions.fr.json" with { type: "json" }
import fr from "../../text/fr.json" with { type: "json" }
import namesEn from "../../text/names.en.json" with { type: "json" }
import namesFr from "../../text/names.fr.json" with { type: "json" }
import namesExpansionsEn from "../../text/names-expansions.en.json" with { type: "json" }
import namesExpansionsFr from "../../text/names-expansions.fr.json" with { type: "json" }

/** What the picture adds to the words of the game. */
export const boardMessages: { readonly [language in Language]: Texts } = { en: boardEn, fr: boardFr }

const messages: { readonly [language in Language]: Texts } = {
  en: { ...namesEn, ...namesExpansionsEn, ...en, ...expansionsEn, ...boardEn },
  fr: { ...namesFr, ...namesExpansionsFr, ...fr, ...expansionsFr, ...boardFr },
}

/** Notes every key that was asked for and is not there. */
export class StrictWords extends Words {
  readonly missing = new Set<string>()

  override say(key: string, telling: Parameters<Words["say"]>[1] = {}): string {
    if (!this.has(key)) this.missing.add(key)
    const said = super.say(key, telling)
    if (/undefined|NaN|\[object|[{}]/.test(said)) this.missing.add(`${key}: ${said}`)
    return said
  }
}

export function strictWords(): StrictWords[] {
  return languages.map(language => new StrictWords(language, messages[language]))
}
