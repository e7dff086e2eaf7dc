import { ids, numbers, vocabulary } from "@railhead/engine"
import { SPACES, spots } from "./data/actions.ts"
import { buildings, rowSpaces } from "./data/buildings.ts"
import { faces } from "./data/cards.ts"
import { corrals } from "./data/corrals.ts"
import { edges, parcels } from "./data/map.ts"
import { offers } from "./data/offers.ts"
import { MOST_WRITTEN, sheetItems } from "./data/sheet.ts"
import { HIGHEST_TILE } from "./data/tiles.ts"
import { cowboyKinds } from "./state.ts"

const parcel = ids("parcel", parcels)
const edge = ids(
  "edge",
  edges.map(e => e.id),
)
const building = ids(
  "building",
  buildings.map(b => b.id),
)
/** Cards are known by number and side, never by their ids (CC-21.9). */
const card = ids(
  "card",
  faces.map(f => f.id),
)
const offer = ids(
  "offer",
  offers.map(o => o.id),
)
const spot = ids("action", spots)
const space = ids("action", spots.slice(0, SPACES))
/** The spaces of the row by price, and the bag. */
const slot = ids("slot", [...rowSpaces.map(row => String(row.price)), "bag"])
const cowboy = ids("cowboy", cowboyKinds)
const die = ids("die", ["first", "second"])
const item = ids(
  "sheet",
  sheetItems.map(row => row.id),
)
const corral = ids(
  "corral",
  corrals.map(row => row.id),
)
const money = numbers(9999)

/** The words of the game: every decision of CC-21.8. */
export const say = vocabulary({
  parcel: [parcel],
  choose: [card],
  take: [offer],
  tile: [slot],
  site: [parcel],
  lot: [parcel],
  bid: [money],
  out: [],
  decline: [],
  place: [spot],
  with: [cowboy],
  pass: [],
  duel: [parcel],
  again: [die],
  stand: [],
  pay: [],
  lose: [],
  recover: [space],
  "take-back": [],
  buy: [parcel],
  stop: [],
  purchase: [building],
  renounce: [],
  build: [building, parcel],
  keep: [],
  house: [parcel],
  "give-up": [],
  agree: [],
  refuse: [],
  withdraw: [],
  double: [building],
  blow: [parcel],
  points: [numbers(999)],
  spend: [money],
  road: [edge],
  lay: [edge],
  "go-on": [],
  end: [],
  sheet: [item, numbers(MOST_WRITTEN)],
  "hand-in": [],
  play: [numbers(HIGHEST_TILE)],
  move: [cowboy, spot],
  wait: [],
  done: [],
  outlaw: [parcel],
  claim: [],
  steal: [],
  horse: [corral],
  wage: [],
  breed: [parcel],
})
