import { ids, vocabulary } from "@railhead/engine"
import { cells } from "./data/boomtown.ts"
import { cards } from "./data/cards.ts"
import { hexes } from "./data/map.ts"
import { resources, SECTIONS } from "./data/resources.ts"

const section = ids("section", ["0", "1", "2", "3"].slice(0, SECTIONS))
/** All resources, so that an argument's value is the index of the resource itself. */
const resource = ids("resource", resources)
const hex = ids(
  "hex",
  hexes.map(h => h.id),
)
const cell = ids(
  "cell",
  cells.map(c => c.id),
)
const card = ids(
  "card",
  cards.map(c => c.id),
)

/** The words of the game: every decision of GW-19.8. */
export const say = vocabulary({
  activate: [section],
  leave: [resource],
  invest: [card],
  influence: [cell],
  deliver: [resource],
  endMetals: [],
  step: [resource],
  place: [cell],
  stack: [cell],
  upgrade: [hex],
  take: [resource, section],
  swap: [hex, hex],
  material: [resource, section],
  water: [section],
  camp: [resource, hex],
  settlement: [hex],
  loot: [hex],
  store: [section],
  decline: [],
  end: [],
})
