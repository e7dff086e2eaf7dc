// Gold West in the browser: its pictures, and what on the board means which choice.
import { at, num } from "@railhead/engine"
import type { GameFace } from "../../face.ts"
import { cellNamed } from "../data/boomtown.ts"
import { offices } from "../data/offices.ts"
import { say } from "../say.ts"
import type { GoldWest } from "../state.ts"
import { describeChoice, describeEvent, describeStep } from "../text/describe.ts"
import { figures, points, progress } from "./figures.ts"
import { Piece } from "./flying.tsx"
import { flights, phaseOf, phases, placeOf, placesOf, zoneOfPlace, zones, zonesOf } from "./places.ts"
import { Stage, ZoneView } from "./stage.tsx"
import { textBoard } from "./text-board.ts"
import { Tray } from "./tray.tsx"
import "./gold-west.css"

export const face: GameFace<GoldWest> = {
  id: "gold-west",
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
  spell: say.spell,
  describeStep,
  describeChoice: (s, choice) => ({ ...describeChoice(s, choice), ...shortly(s, choice.args[0]) }),
  describeEvent,
  zones,
  phases,
  phaseOf,
  zonesOf,
  progress,
  points,
  figures,
  placeOf: (_s, choice) => placeOf(choice),
  zoneOfPlace,
  flights,
  placesOf,
  textBoard,
  Stage,
  ZoneView,
  Tray,
  Piece,
}

/** The short name of the office on a cell, for chips. */
function shortly(s: GoldWest, arg: { readonly of: string; readonly id: string } | undefined) {
  return arg?.of === "cell" ? { plaque: at(offices, num(s.offices, cellNamed(arg.id))).id } : {}
}
