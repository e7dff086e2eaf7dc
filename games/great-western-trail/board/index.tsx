// Great Western Trail in the browser: its pictures, and what on the board means which choice.
import type { GameFace } from "../../face.ts"
import type { GreatWesternTrail } from "../state.ts"
import { describeChoice, describeEvent, describeStep } from "../text/describe.ts"
import { figures, points, progress } from "./figures.ts"
import { flights, placesOf } from "./flights.ts"
import { Piece } from "./flying.tsx"
import { phaseOf, phases, placeOf, spell, zoneOfPlace, zones, zonesOf } from "./places.ts"
import { shortly } from "./shortly.ts"
import { Stage, ZoneView } from "./stage.tsx"
import { Tray } from "./tray.tsx"
import "../../trail/board/trail.css"
import "./board.css"
import "./layout.css"
import "./tray.css"
import "./tray-small.css"

export const face: GameFace<GreatWesternTrail> = {
  id: "great-western-trail",
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
    const book = language === "fr" ? await import("../text/rules.fr.json") : await import("../text/rules.en.json")
    return { ...book.default, language }
  },
  spell,
  describeStep,
  describeChoice: (s, choice) => ({ ...describeChoice(s, choice), ...shortly(s, choice) }),
  describeEvent,
  zones,
  phases,
  phaseOf,
  zonesOf,
  progress,
  points,
  figures,
  placeOf,
  zoneOfPlace,
  flights,
  placesOf,
  textBoard: async () => (await import("./text-board.ts")).textBoard,
  Stage,
  ZoneView,
  Tray,
  Piece,
}
