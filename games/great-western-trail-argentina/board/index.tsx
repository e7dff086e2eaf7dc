// Great Western Trail: Argentina in the browser: its pictures, and what on the board means which choice.
import type { GameFace } from "../../face.ts"
import type { Argentina } from "../state.ts"
import { describeChoice, describeEvent, describeStep } from "../text/describe.ts"
import { Miniature } from "./board.tsx"
import { figures, points, progress, sides } from "./figures.ts"
import { flights, placesOf } from "./flights.ts"
import { Piece } from "./flying.tsx"
import { noteOf } from "./pedro-note.ts"
import { phaseOf, phases, phasesIn } from "./phases.ts"
import { placeOf, spell, zoneOfPlace, zones, zonesOf } from "./places.ts"
import { shortly } from "./shortly.ts"
import { sift } from "./sift.ts"
import { Stage, ZoneView } from "./stage.tsx"
import { Tray } from "./tray.tsx"
import "../../trail/board/trail.css"
import "../../trail/board/board.css"
import "../../trail/board/layout.css"
import "../../trail/board/tray.css"
import "../../trail/board/tray-small.css"
import "./board.css"
import "./layout.css"
import "./tray.css"

export const face: GameFace<Argentina> = {
  id: "great-western-trail-argentina",
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
    const [base, solo] =
      language === "fr"
        ? await Promise.all([import("../text/rules.fr.json"), import("../text/rules-solo.fr.json")])
        : await Promise.all([import("../text/rules.en.json"), import("../text/rules-solo.en.json")])
    return {
      language,
      sources: [...base.default.sources, ...solo.default.sources],
      sections: [...base.default.sections, ...solo.default.sections],
    }
  },
  spell,
  describeStep,
  describeChoice: (s, choice) => ({ ...describeChoice(s, choice), ...shortly(s, choice) }),
  describeEvent,
  zones,
  phases,
  phasesIn,
  phaseOf,
  zonesOf,
  progress,
  sides,
  points,
  figures,
  noteOf,
  sift,
  placeOf,
  zoneOfPlace,
  flights,
  placesOf,
  textBoard: async () => (await import("./text-board.ts")).textBoard,
  Stage,
  ZoneView,
  Miniature,
  Tray,
  Piece,
}
