// Carson City in the browser: its pictures, and what on the board means which choice.
import type { GameFace } from "../../face.ts"
import type { CarsonCity } from "../state.ts"
import { bookOf } from "../text/book.ts"
import { describeEvent, describeStep } from "../text/describe.ts"
import { figures, noteOf, points, progress } from "./figures.ts"
import { flights, placesOf } from "./flights.ts"
import { Piece } from "./flying.tsx"
import { note } from "./last-duel.ts"
import { kindOf, placeOf, spell, zoneOfPlace, zones } from "./places.ts"
import { phaseOf, phases, zonesOf } from "./questions.ts"
import { shortly } from "./shortly.ts"
import { Stage, ZoneView } from "./stage.tsx"
import { Tray } from "./tray.tsx"
import "./carson-city.css"
import "./actions.css"
import "./duel.css"
import "./tray.css"
import "./tray-phone.css"
import "./layout.css"
import "./people.css"
import "./variants.css"

export const face: GameFace<CarsonCity> = {
  id: "carson-city",
  async messages(language) {
    const [names, sentences, board] =
      language === "fr"
        ? await Promise.all([
            import("../text/names.fr.json"),
            import("../text/fr.json"),
            import("../text/board.fr.json"),
          ])
        : await Promise.all([
            import("../text/names.en.json"),
            import("../text/en.json"),
            import("../text/board.en.json"),
          ])
    return { ...names.default, ...sentences.default, ...board.default }
  },
  async rulebook(language) {
    const [base, variants] =
      language === "fr"
        ? await Promise.all([import("../text/rules.fr.json"), import("../text/rules-variants.fr.json")])
        : await Promise.all([import("../text/rules.en.json"), import("../text/rules-variants.en.json")])
    return bookOf(language, base.default, variants.default)
  },
  spell,
  describeStep,
  describeChoice: shortly,
  describeEvent,
  zones,
  phases,
  phaseOf,
  zonesOf,
  progress,
  points,
  figures,
  noteOf,
  placeOf,
  kindOf,
  zoneOfPlace,
  flights(event) {
    note(event)
    return flights(event)
  },
  placesOf,
  textBoard: async () => (await import("./text-board.ts")).textBoard,
  Stage,
  ZoneView,
  Tray,
  Piece,
}
