// What the sentences of `ask.*`, `choice.*` and `event.*` are told: ids by group (see `words.ts`), counts and numbers.
import { at, type Choice, type Counts, type Event, isMoved, last, type Moved, num, sum } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { actions, buildingNamed, buildings, specialAt } from "../data/actions.ts"
import { cards } from "../data/cards.ts"
import { cityNamed, everyCity } from "../data/cities.ts"
import { jobCosts } from "../data/market.ts"
import { everyDiscSpace } from "../data/players.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { slots, tiles } from "../data/tiles.ts"
import { everyStation, transportCosts } from "../data/track.ts"
import { siteNamed, trail, villageValue } from "../data/trail.ts"
import { buildingOf, type GreatWesternTrail, type GwtStep, isBuilding, kindOf, player } from "../state.ts"
import { describeExpansionChoice, describeExpansionStep } from "./describe-expansions.ts"
import { toldForksOn, tollsOn } from "./ways.ts"

export function describeStep(step: GwtStep): Telling {
  switch (step.do) {
    case "phaseB":
      return { site: at(trail.ids, step.site), done: step.used + step.copied + step.aux > 0 ? 1 : 0 }
    case "foresight":
      return { stack: step.stack + 1 }
    case "deliver":
      return { value: step.value, special: step.special }
    case "chooseSite":
      return { building: at(buildings, step.building).id }
    case "build":
      return { rate: step.rate }
    case "hire":
      return { modifier: step.modifier }
    case "discardCattle":
    case "discardDrawn":
    case "removeCards":
    case "takeCattle":
      return { left: step.left }
    case "buyCattle":
      return { cowboys: step.cowboys }
    case "engineBack":
      return { spaces: step.spaces }
    case "moveRancher":
    case "freeMove":
      return { count: step.upTo }
    case "auxiliary":
      return { forms: step.forms }
    case "upgradeStation": {
      const { id, cost, vp } = at(everyStation, step.station)
      return { station: id, price: cost, vp }
    }
    case "appoint":
      return { station: at(everyStation, step.station).id }
    default:
      return describeExpansionStep(step)
  }
}

/** What a choice is about beside its arguments: where a way leads and what it costs, prices, what lies there. */
export function describeChoice(s: GreatWesternTrail, choice: Choice): Telling {
  const { verb, args } = choice
  const [first = { of: "", id: "" }, second = first] = args
  switch (verb) {
    case "move":
      return describeWay(s, first.id)
    case "use":
      return { action: realAction(first.id, player(s, s.active).rancher) }
    case "copy":
      return { action: realAction(second.id, siteNamed(first.id)) }
    case "place":
    case "ride":
    case "on":
      return describeSite(s, first.id)
    case "hire":
      return { price: priceOf(s, Number(first.id) - 1) }
    case "build": {
      const { craftsmen, vp } = at(buildings, buildingNamed(first.id))
      return { craftsmen, vp }
    }
    case "deliver": {
      const { value } = at(everyCity, cityNamed(first.id))
      return { value, price: transportCosts(player(s, s.active).engine, value) }
    }
    case "upgrade": {
      const { cost = 0, vp = 0 } = everyStation.find(station => station.id === first.id) ?? {}
      return { price: cost, vp }
    }
    case "disc":
      return { price: everyDiscSpace.find(space => space.id === first.id)?.price ?? 0 }
    case "foresight":
      return {
        tile: at(tiles, num(s.foresight, slots.indexOf(first.id))).id,
      }
    case "trade":
      return { ...describeSite(s, first.id), amount: villageValue(siteNamed(first.id)) }
    case "hazard":
      return describeSite(s, first.id)
    case "appoint":
      return { stationmaster: masterAsked(s) }
    default:
      return describeExpansionChoice(choice)
  }
}

/** Where it ends, by which forks, what is paid on it and to which other players. */
function describeWay(s: GreatWesternTrail, way: string): Telling {
  const sites = way.split(" ")
  const end = sites.at(-1) ?? ""
  const tolls = tollsOn(s, sites)
  const paid = [...new Set(tolls.flatMap(({ to }) => (to < 0 ? [] : [String(to)])))]
  return {
    site: end,
    ...toldForksOn(s, sites),
    count: sites.length,
    price: sum(tolls.map(({ amount }) => amount)),
    takers: paid.length,
    ...Object.fromEntries(paid.map((seat, i) => [i === 0 ? "other" : `other${i + 1}`, seat])),
    ...lying(s, end),
  }
}

/** `2a.s` is what the site beside it says. */
function realAction(id: string, site: number): string {
  return id.endsWith(".s") ? at(actions, num(specialAt, site)).id : id
}

function describeSite(s: GreatWesternTrail, id: string): Telling {
  return { site: id, ...lying(s, id) }
}

/** The building or tile on a place of the trail. */
function lying(s: GreatWesternTrail, id: string): Telling {
  const tile = num(s.tiles, siteNamed(id))
  if (tile < 0) return { what: id === "kc" ? "kansasCity" : "empty", tile: "" }
  if (isBuilding(tile)) return { what: "building", tile: at(buildings, buildingOf(tile)).id }
  return { what: "tile", tile: at(tiles, kindOf(tile)).id }
}

function priceOf(s: GreatWesternTrail, row: number): number {
  const step = last(s.agenda)
  return Math.max(0, num(jobCosts, row) + (step?.do === "hire" ? step.modifier : 0))
}

function masterAsked(s: GreatWesternTrail): string {
  const step = last(s.agenda)
  const master = step?.do === "appoint" ? num(s.masters, step.station) : -1
  return everyStationmaster[master]?.id ?? ""
}

/** What happened to pieces, by where they came from and went. */
const moves: { readonly [way: string]: string } = {
  "pile hand": "drew",
  "discards pile": "reshuffled",
  "hand discards": "discarded",
  "hand removed": "removed",
  "hand area": "played",
  "market discards": "bought",
  "marketPile market": "cattleTurnedUp",
  "objectives discards": "tookObjective",
  "objectivePile discards": "tookObjective",
  "objectives hand": "tookObjective",
  "objectivePile hand": "tookObjective",
  "objectivePile objectives": "objectiveTurnedUp",
  "hand table": "laid",
  "table discards": "shown",
  "table removed": "left",
}

function describeMoved({ from, to, what, count, seat }: Moved): Telling {
  const ids = from.zone.startsWith("stack") || to.zone.startsWith("stack") ? tiles.map(tile => tile.id) : cards.ids
  const goods: Record<string, number> = {}
  for (const piece of what) {
    const id = at(ids, piece)
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
