// Great Western Trail in the browser: its pictures, and what on the board means which choice.
import type { Options } from "@railhead/engine"
import type { GameFace } from "../../face.ts"
import type { GreatWesternTrail } from "../state.ts"
import { describeChoice, describeEvent, describeStep } from "../text/describe.ts"
import { Miniature } from "./board.tsx"
import { figures, points, progress } from "./figures.ts"
import { flights, placesOf } from "./flights.ts"
import { Piece } from "./flying.tsx"
import { phaseOf, phases, phasesIn, placeOf, sift, spell, zoneOfPlace, zones, zonesOf } from "./places.ts"
import { shortly } from "./shortly.ts"
import { Stage, ZoneView } from "./stage.tsx"
import { Tray } from "./tray.tsx"
import "../../trail/board/trail.css"
import "../../trail/board/board.css"
import "../../trail/board/layout.css"
import "../../trail/board/tray.css"
import "../../trail/board/tray-small.css"
import "./board.css"
import "./layout.css"

const face: GameFace<GreatWesternTrail> = {
  id: "great-western-trail",
  async messages(language) {
    const texts =
      language === "fr"
        ? await Promise.all([
            import("../text/names.fr.json"),
            import("../text/names-expansions.fr.json"),
            import("../text/fr.json"),
            import("../text/expansions.fr.json"),
            import("../text/board.fr.json"),
          ])
        : await Promise.all([
            import("../text/names.en.json"),
            import("../text/names-expansions.en.json"),
            import("../text/en.json"),
            import("../text/expansions.en.json"),
            import("../text/board.en.json"),
          ])
    return Object.assign({}, ...texts.map(text => text.default))
  },
  async rulebook(language) {
    const [base, added] =
      language === "fr"
        ? await Promise.all([import("../text/rules.fr.json"), import("../text/rules-expansions.fr.json")])
        : await Promise.all([import("../text/rules.en.json"), import("../text/rules-expansions.en.json")])
    return {
      language,
      sources: [...base.default.sources, ...added.default.sources],
      sections: [...base.default.sections, ...added.default.sections],
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
  points,
  figures,
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

/** Pictures of expansions are fetched only for tables that use them. */
export async function faceFor(options: Options = {}): Promise<GameFace<GreatWesternTrail>> {
  if (!options.railsToTheNorth && !options.atThePokerTable) return face
  return (await import("./expansions/index.tsx")).expandedFace(face, options)
}
