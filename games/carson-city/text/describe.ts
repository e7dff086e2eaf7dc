// What the sentences of `ask.*`, `choice.*` and `event.*` are told: ids by group (see `words.ts`) and numbers.
import { at, type Choice, type Event, isMoved, last, type Moved, num, type Seat } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { SPACES, SPOTS, slotSold, spotNamed } from "../data/actions.ts"
import { buildings, HOUSE, objects, rowPrices, rowSpaces, TOWN_HALL } from "../data/buildings.ts"
import { faceNamed, faces } from "../data/cards.ts"
import { HORSE_PRICE } from "../data/corrals.ts"
import { edgeNamed, parcelNamed, parcels } from "../data/map.ts"
import { offerNamed, offers } from "../data/offers.ts"
import { tilePoints } from "../data/outlaws.ts"
import { bridgesOf } from "../data/river.ts"
import { CASH_PER_POINT } from "../data/rounds.ts"
import { sheetItems } from "../data/sheet.ts"
import { price, priceFor } from "../rules/land.ts"
import { buildingPrice } from "../rules/purchase.ts"
import { type CarsonCity, cowboyKinds } from "../state.ts"
import type { CarsonStep } from "../steps.ts"

export function describeStep(step: CarsonStep): Telling {
  switch (step.do) {
    case "takeTile":
      return { money: step.price }
    case "siteTile":
    case "buildAtOnce":
    case "placeHouse":
      return { building: at(buildings, step.building).id }
    case "bid":
      return { money: step.last }
    case "placeSpecial":
      return { cowboy: at(cowboyKinds, step.kind) }
    case "buyBuilding":
      return { slot: String(num(rowPrices, step.slot)) }
    case "consent":
      return { parcel: at(parcels, step.parcel), other: String(step.by), building: at(buildings, step.building).id }
    case "buyPoints":
      return { money: step.price }
    case "payUndertaker":
    case "seeDoctor":
      return { other: String(step.to), free: step.seat === step.to ? 1 : 0 }
    default:
      return {}
  }
}

/** What a choice is about: prices, what lies on a parcel, what a card is worth. */
export function describeChoice(s: CarsonCity, { verb, args }: Choice): Telling {
  const id = args[0]?.id ?? ""
  const step = last(s.agenda)
  const seat = step?.seat ?? -1
  switch (verb) {
    case "place":
      return purposeOf(s, seat, spotNamed(id))
    case "recover":
      return purposeOf(s, seat, spotNamed(id))
    case "parcel":
    case "lot":
    case "site":
      return lyingOn(s, parcelNamed(id))
    case "buy":
      return { ...lyingOn(s, parcelNamed(id)), money: seat < 0 ? 0 : priceFor(s, seat, parcelNamed(id)) }
    case "purchase":
      return { money: step?.do === "buyBuilding" ? buildingPrice(s, seat, step.slot) : 0 }
    case "choose":
      return { limit: at(faces, faceNamed(id)).limit }
    case "take":
      return { money: at(offers, offerNamed(id)).pay }
    case "tile":
      return { building: tileOn(s, id) }
    case "house":
      return { ...ownerOf(s, parcelNamed(id)), town: num(s.objects, parcelNamed(id)) === HOUSE ? 1 : 0 }
    case "points":
      return { money: step?.do === "buyPoints" ? Number(id) * step.price : 0, count: Number(id) }
    case "spend":
    case "bid":
      return { money: Number(id), vp: Math.floor(Number(id) / CASH_PER_POINT) }
    case "double":
      return { buildings: id }
    case "road":
    case "lay":
      return { bridge: bridgesOf(s.options).has(edgeNamed(id)) ? 1 : 0 }
    case "sheet":
      return writtenOn(id, Number(args[1]?.id))
    case "claim":
      return { vp: tilePoints(s.outlaws?.strength ?? 0) }
    case "horse":
      return { price: step?.do === "wage" ? HORSE_PRICE : 0 }
    default:
      return {}
  }
}

/** CC-14.2: an item of the sheet, and what it costs. */
function writtenOn(id: string, amount: number): Telling {
  const row = sheetItems.find(item => item.id === id)
  return { kind: id, amount, points: row ? num(row.costs, amount / row.unit) : 0 }
}

/** CC-5.5: what a cowboy would be there for. Where all place at the same time, nobody's turn tells whose cowboy it is. */
function purposeOf(s: CarsonCity, seat: Seat, spot: number): Telling {
  if (spot >= SPOTS) return { purpose: "corral" }
  if (spot < SPACES) {
    const slot = num(slotSold, spot)
    const building = slot < 0 ? -1 : num(s.row, slot)
    return building < 0 ? { purpose: "space" } : { purpose: "building", building: at(objects, building) }
  }
  const parcel = spot - SPACES
  const object = num(s.objects, parcel)
  const owner = num(s.owner, parcel)
  if (s.outlaws?.at.includes(parcel)) return { purpose: "fight" }
  if (object === TOWN_HALL) return { purpose: "occupy" }
  const money = seat < 0 ? price(s, parcel) : priceFor(s, seat, parcel)
  if (owner < 0) return { purpose: "buy", money, ...lyingOn(s, parcel) }
  const purpose = seat < 0 ? "owned" : owner === seat ? "defend" : "attack"
  return { purpose, building: object < 0 ? "none" : at(objects, object), other: String(owner) }
}

function lyingOn(s: CarsonCity, parcel: number): Telling {
  const object = num(s.objects, parcel)
  return { object: object < 0 ? "nothing" : at(objects, object) }
}

function ownerOf(s: CarsonCity, parcel: number): Telling {
  const owner = num(s.owner, parcel)
  const builder = last(s.agenda)?.seat ?? -1
  if (owner < 0) return { whose: "nobody" }
  return owner === builder ? { whose: "own" } : { whose: "others", other: String(owner) }
}

function tileOn(s: CarsonCity, slot: string): string {
  const step = last(s.agenda)
  const shown = rowSpaces.findIndex(space => String(space.price) === slot)
  const building = shown < 0 ? (step?.do === "takeTile" ? step.building : -1) : num(s.row, shown)
  return building < 0 ? "none" : at(buildings, building).id
}

/** What happened to pieces that not all may see, by where they came from and went. */
const moves: { readonly [way: string]: string } = {
  "sheets openSheets": "sheet",
  "tileReserve hands": "drawn",
  "hands played": "laid",
  "played shownTiles": "shown",
  "shownTiles tileReserve": "reserve",
}

function describeMoved({ from, to, what, count, seat }: Moved): Telling {
  const kind = moves[`${from.zone} ${to.zone}`] ?? "operation"
  const owner = Math.max(from.seat, to.seat)
  const written = kind === "sheet" ? Object.fromEntries(sheetItems.map(({ id }, i) => [id, what[i] ?? 0])) : {}
  return {
    kind: kind === "drawn" && seat < 0 ? "dealt" : kind,
    count,
    ...(owner < 0 ? {} : { other: String(owner) }),
    ...written,
  }
}

/** Events carry what they need; what was taken of a card's offer is told with its figures. */
export function describeEvent(event: Event): Telling {
  if (isMoved(event)) return describeMoved(event)
  const telling: Record<string, Telling[string]> = {}
  for (const [key, value] of Object.entries(event)) if (typeof value !== "object") telling[key] = value
  if (event.did === "doubled" && typeof telling.building === "string") telling.buildings = telling.building
  return telling
}
