// What the sentences of `ask.*`, `choice.*` and `event.*` are told: ids by group (see `words.ts`), counts and numbers.
import { at, type Choice, type Counts, type Event, isMoved, last, type Moved, num, sum } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { actions, buildingNamed, buildings, specialAt } from "../data/actions.ts"
import { cardNamed, cards, strengthOf } from "../data/cards.ts"
import { bonusSpaces, quayNamed, quays, spaceNamed } from "../data/cities.ts"
import { pedroCards } from "../data/pedro.ts"
import { discSpaces, granjeroPrices } from "../data/players.ts"
import { shipNamed, ships } from "../data/ships.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { GRANJERO, slots, tileNamed, tiles } from "../data/tiles.ts"
import { stations, TERMINUS } from "../data/track.ts"
import { siteNamed, trail } from "../data/trail.ts"
import { grainFor } from "../rules/delivery.ts"
import { hirePrice } from "../rules/hire.ts"
import { grainAsked } from "../rules/loading.ts"
import { pesosAt } from "../rules/pedro/farmers.ts"
import { requiredAt } from "../rules/strength.ts"
import { type Argentina, type ArgStep, buildingOf, isBuilding, kindOf, player } from "../state.ts"
import { toldForksOn, tollsOn } from "./ways.ts"

export function describeStep(step: ArgStep): Telling {
  switch (step.do) {
    case "phaseB":
      return { site: at(trail.ids, step.site), done: step.used + step.aux > 0 ? 1 : 0 }
    case "foresight":
      return { bag: ["A", "B", "C"][step.bag] ?? "" }
    case "delivery":
      return { gap: step.gap }
    case "chooseSpace":
    case "discToQuay":
      return { quay: at(quays, step.quay).id }
    case "load":
      return { value: step.value }
    case "placeFarmers":
      return { count: step.tiles.length }
    case "chooseSite":
      return { building: at(buildings, step.building).id }
    case "build":
      return { rate: step.rate }
    case "hire":
      return { modifier: step.modifier }
    case "discardCattle":
    case "discardDrawn":
    case "discardExchanged":
    case "firstDiscard":
    case "removeCards":
    case "removeDrawn":
    case "takeCattle":
      return { left: step.left }
    case "buyCattle":
      return { cowboys: step.cowboys }
    case "engineBack":
      return { spaces: step.spaces }
    case "moveRancher":
      return { count: step.upTo }
    case "auxiliary":
      return { forms: step.forms }
    case "upgradeTerminus":
      return describeStation(TERMINUS)
    case "upgradeStation":
      return describeStation(step.station)
    case "appoint":
      return { station: at(stations, step.station).id }
    case "askFarmer":
      return { keeps: step.keeps }
    case "askNewTile":
    case "askReplace":
      return { carpinteros: step.carpinteros }
    case "askSpace":
      return { building: at(buildings, step.building).id }
    default:
      return {}
  }
}

function describeStation(station: number): Telling {
  const { id, cost, vp } = at(stations, station)
  return { station: id, price: cost, vp }
}

/** What a choice is about beside its arguments: where a way leads and what it costs, prices, what lies there. */
export function describeChoice(s: Argentina, { verb, args }: Choice): Telling {
  const [first = { of: "", id: "" }, second = first] = args
  switch (verb) {
    case "move":
      return describeWay(s, first.id)
    case "use":
      return { action: realAction(first.id, player(s, s.active).rancher) }
    case "place":
    case "on":
    case "ride":
      return { site: first.id, ...lying(s, first.id) }
    case "help":
      return { site: first.id, ...lying(s, first.id), strength: requiredAt(s, siteNamed(first.id)) }
    case "show":
      return { strength: num(strengthOf, cardNamed(first.id)) }
    case "settle":
      return { price: num(granjeroPrices, num(player(s, s.active).workers, GRANJERO) + 1) }
    case "hire":
      return { price: hirePrice(Number(first.id) - 1, tileNamed(second.id), modifierAsked(s)) }
    case "build": {
      const { craftsmen, vp } = at(buildings, buildingNamed(first.id))
      return { craftsmen, vp }
    }
    case "to": {
      const step = last(s.agenda)
      return describeSpace(first.id, step?.do === "chooseSpace" ? step.quay : -1)
    }
    case "deliver-to":
      return describeSpace(second.id, quayNamed(first.id))
    case "farmer": {
      const site = siteNamed(first.id)
      return { ...lying(s, first.id), pesos: pesosAt(s, site), strength: requiredAt(s, site) }
    }
    case "replace":
      return { vp: at(buildings, buildingNamed(first.id)).vp }
    case "load":
      return { grain: grainAsked(player(s, s.active), at(ships, shipNamed(first.id))) }
    case "upgrade":
      return describeStation(stations.findIndex(station => station.id === first.id))
    case "disc":
      return { price: discSpaces.find(space => space.id === first.id)?.price ?? 0 }
    case "foresight":
      return { tile: at(tiles, num(s.foresight, slots.indexOf(first.id))).id }
    case "appoint":
      return { stationmaster: masterAsked(s) }
    default:
      return {}
  }
}

/** A bonus space and what it costs from a quay. */
function describeSpace(id: string, quay: number): Telling {
  const space = at(bonusSpaces, spaceNamed(id))
  return { action: id, vp: space.vp, grain: quay < 0 ? space.grain : grainFor(space, quay) }
}

function describeWay(s: Argentina, way: string): Telling {
  const sites = way.split(" ")
  const end = sites.at(-1) ?? ""
  const price = sum(tollsOn(s, sites).map(({ amount }) => amount))
  return { site: end, ...toldForksOn(s, sites), count: sites.length, price, ...lying(s, end) }
}

/** `2a.s` is what the site beside it says. */
function realAction(id: string, site: number): string {
  return id.endsWith(".s") ? at(actions, num(specialAt, site)).id : id
}

/** The building or farmer on a place of the trail. */
function lying(s: Argentina, id: string): Telling {
  const tile = num(s.tiles, siteNamed(id))
  if (isBuilding(tile)) return { what: "building", tile: at(buildings, buildingOf(tile)).id }
  const kind = kindOf(tile)
  return kind < 0 ? { what: "empty", tile: "" } : { what: "tile", tile: at(tiles, kind).id }
}

function modifierAsked(s: Argentina): number {
  const step = last(s.agenda)
  return step?.do === "hire" ? step.modifier : 0
}

function masterAsked(s: Argentina): string {
  const step = last(s.agenda)
  const master = step?.do === "appoint" ? num(s.masters, step.station) : -1
  return stationmasters[master]?.id ?? ""
}

/** What happened to pieces, by where they came from and went. */
const moves: { readonly [way: string]: string } = {
  "pile hand": "drew",
  "discards pile": "reshuffled",
  "hand discards": "discarded",
  "showing discards": "discarded",
  "hand removed": "removed",
  "hand exhaustion": "returned",
  "exhaustion discards": "exhausted",
  "hand showing": "shown",
  "hand area": "played",
  "market discards": "bought",
  "market hand": "bought",
  "marketPile market": "cattleTurnedUp",
  "objectives discards": "tookObjective",
  "objectivePile discards": "tookObjective",
  "objectivePile objectives": "objectiveTurnedUp",
  "shipPile ships": "shipCame",
  "pedroDeck pedroPlayed": "pedroDrew",
  "pedroPlayed pedroDeck": "reshuffled",
}

function idsOf(zone: string): readonly { readonly id: string }[] {
  if (zone.startsWith("ship")) return ships
  if (zone.startsWith("pedro")) return pedroCards
  return zone.startsWith("stack") || zone === "turnedUp" ? tiles : cards.ids.map(id => ({ id }))
}

function describeMoved({ from, to, what, count, seat }: Moved): Telling {
  const rows = idsOf(from.zone)
  const goods: Record<string, number> = {}
  for (const piece of what) {
    const { id } = at(rows, piece)
    goods[id] = (goods[id] ?? 0) + 1
  }
  const kind = moves[`${from.zone} ${to.zone}`] ?? (to.zone.startsWith("stack") ? "putBack" : "tileDrawn")
  return {
    kind: kind === "drew" && seat < 0 ? "dealt" : kind,
    count,
    known: what.length,
    goods: goods satisfies Counts,
  }
}

export function describeEvent(event: Event): Telling {
  return isMoved(event) ? describeMoved(event) : event
}
