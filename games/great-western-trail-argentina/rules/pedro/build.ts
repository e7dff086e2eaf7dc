// PEDRO-46 to PEDRO-53: the buildings Pedro puts on the trail.
import { at, num, range, type StepRules, tell } from "@railhead/engine"
import { buildings, specialAt } from "../../data/actions.ts"
import { BUILDING_NUMBERS } from "../../data/buildings.ts"
import { CARPINTERO } from "../../data/tiles.ts"
import { buildingSites, NODES, START, trail } from "../../data/trail.ts"
import { PEDRO, type PedroStep, YOU } from "../../pedro-state.ts"
import { say } from "../../say.ts"
import { type Argentina, type ArgTable, buildingOf, buildingTile, ownerOf, player, push } from "../../state.ts"
import { kit } from "../kit.ts"
import { type Criterion, narrowed, tellBecause, tellReason } from "./criteria.ts"
import { pedroPlayer } from "./pedro.ts"

type Step = Extract<PedroStep, { do: "pedroBuilds" | "askNewTile" | "askSpace" | "askReplace" }>

function hands(building: number): number {
  return at(buildings, building).hands.length
}

/** Tiles of his supply (PEDRO-87: those that have left the game are not in it). */
function supply(s: Argentina): readonly number[] {
  const me = pedroPlayer(s)
  const found: number[] = []
  for (let number = 0; number <= BUILDING_NUMBERS; number++)
    if (me.unbuilt & (1 << number)) found.push(kit.sideOf(me, number))
  return found
}

function needing(s: Argentina, carpinteros: number): readonly number[] {
  return supply(s).filter(building => at(buildings, building).craftsmen === carpinteros)
}

const newTile: readonly Criterion<number>[] = [
  { because: "handFirst", rule: "PEDRO-47", of: building => -hands(building) },
]

/** A tile of his supply in place of one on the trail. */
interface Replacement {
  readonly building: number
  readonly old: number
  readonly site: number
  readonly carpinteros: number
}

function replacements(s: Argentina, most: number): readonly Replacement[] {
  const unbuilt = supply(s)
  const found: Replacement[] = []
  for (const site of buildingSites) {
    const tile = num(s.tiles, site)
    if (ownerOf(tile) !== PEDRO) continue
    const old = buildingOf(tile)
    for (const building of unbuilt) {
      const carpinteros = at(buildings, building).craftsmen - at(buildings, old).craftsmen
      if (carpinteros >= 1 && carpinteros <= most) found.push({ building, old, site, carpinteros })
    }
  }
  return found
}

const replacing: readonly Criterion<Replacement>[] = [
  { because: "mostPoints", rule: "PEDRO-48", of: ({ building }) => -at(buildings, building).vp },
  { because: "mostHands", rule: "PEDRO-48", of: ({ building, old }) => hands(old) - hands(building) },
]

/** Replacements that use exactly so many carpinteros, as his criteria leave them. */
function chosenReplacements(s: Argentina, carpinteros: number): readonly Replacement[] {
  return narrowed(using(s, carpinteros), replacing)
}

function using(s: Argentina, carpinteros: number): readonly Replacement[] {
  return replacements(s, carpinteros).filter(pair => pair.carpinteros === carpinteros)
}

/** PEDRO-50: an empty building site without a special action. */
function isSafe(s: Argentina, site: number): boolean {
  return num(s.tiles, site) < 0 && num(specialAt, site) < 0
}

/** PEDRO-51: from each place the spaces to all ahead of it along the arrows, occupied or not; −1 to those that are not. */
const spacesBetween = range(NODES).map(spacesFrom)

function spacesFrom(from: number): readonly number[] {
  const far = new Array<number>(NODES).fill(-1)
  far[from] = 0
  // Places are listed along the arrows.
  for (let site = from; site < NODES; site++)
    if (num(far, site) >= 0)
      for (const to of at(trail.next, site))
        if (num(far, to) < 0 || num(far, to) > num(far, site) + 1) far[to] = num(far, site) + 1
  return far
}

function nearestFrom(s: Argentina, from: number): readonly number[] {
  const far = at(spacesBetween, from)
  const found: number[] = []
  let least = NODES
  for (const site of buildingSites) {
    const spaces = num(far, site)
    if (spaces <= 0 || spaces > least || !isSafe(s, site)) continue
    if (spaces < least) found.length = 0
    least = spaces
    found.push(site)
  }
  return found
}

/** PEDRO-50: the next one in front of the player's estanciero, or counted from the start. */
function nextSites(s: Argentina): readonly number[] {
  const ahead = nearestFrom(s, player(s, YOU).rancher)
  return ahead.length > 0 ? ahead : nearestFrom(s, START)
}

/** What he has decided to do, with so many carpinteros. */
interface Plan {
  readonly because: string
  readonly does: "askNewTile" | "askReplace"
  readonly carpinteros: number
}

/** PEDRO-46: the first of the four that is possible. */
function plan(s: Argentina): Plan | null {
  const all = num(pedroPlayer(s).workers, CARPINTERO)
  const room = nextSites(s).length > 0
  const canBuild = (carpinteros: number) => room && needing(s, carpinteros).length > 0
  if (canBuild(all)) return { because: "allCarpinteros", does: "askNewTile", carpinteros: all }
  if (canBuild(all - 1)) return { because: "allButOne", does: "askNewTile", carpinteros: all - 1 }
  const most = Math.max(0, ...replacements(s, all).map(({ carpinteros }) => carpinteros))
  if (most > 0) return { because: "replace", does: "askReplace", carpinteros: most }
  for (let fewer = all - 2; fewer > 0; fewer--)
    if (canBuild(fewer)) return { because: "mostCarpinteros", does: "askNewTile", carpinteros: fewer }
  return null
}

/** PEDRO-52, PEDRO-53: for exactly so many, or a replacement with that difference. */
function smallPlan(s: Argentina, carpinteros: number): Plan | null {
  if (nextSites(s).length > 0 && needing(s, carpinteros).length > 0)
    return { because: "exactly", does: "askNewTile", carpinteros }
  return using(s, carpinteros).length > 0 ? { because: "exactReplace", does: "askReplace", carpinteros } : null
}

function place(t: ArgTable, building: number, site: number): void {
  const s = t.state
  const old = num(s.tiles, site)
  const { id, number } = at(buildings, building)
  s.tiles[site] = buildingTile(building, PEDRO)
  pedroPlayer(s).unbuilt &= ~(1 << number)
  if (!t.log) return
  const told = { seat: PEDRO, building: id, site: at(trail.ids, site), price: 0 }
  if (old < 0) tell(t, { did: "built", rule: "PEDRO-50", ...told })
  else tell(t, { did: "replaced", rule: "PEDRO-49", ...told, building2: at(buildings, buildingOf(old)).id })
}

export const pedroBuildSteps: StepRules<Argentina, Step> = {
  pedroBuilds: {
    rule: "PEDRO-46",
    fields: ["exactly"],
    run(t, { exactly }) {
      const s = t.state
      const planned = exactly > 0 ? smallPlan(s, exactly) : plan(s)
      if (!planned) return
      const { because, does, carpinteros } = planned
      tellBecause(t, because, exactly > 0 ? "PEDRO-52" : "PEDRO-46")
      push(t, { do: does, seat: YOU, carpinteros })
    },
  },

  askNewTile: {
    rule: "PEDRO-47",
    fields: ["carpinteros"],
    choices(t, { carpinteros }, offer) {
      for (const building of narrowed(needing(t.state, carpinteros), newTile)) offer.add(say.build(building))
    },
    make(t, { carpinteros }, code) {
      const [building] = say.build.of(code)
      if (t.log) tellReason(t, needing(t.state, carpinteros), newTile)
      push(t, { do: "askSpace", seat: YOU, building })
    },
  },

  askSpace: {
    rule: "PEDRO-51",
    fields: ["building"],
    choices(t, _step, offer) {
      for (const site of nextSites(t.state)) offer.add(say.on(site))
    },
    make(t, { building }, code) {
      const [site] = say.on.of(code)
      const asked = t.log && nextSites(t.state).length > 1
      tellBecause(t, asked ? "yourChoice" : "nearest", asked ? "PEDRO-51" : "PEDRO-50")
      place(t, building, site)
    },
  },

  // PEDRO-87: on the site of the old tile, whoever stands there.
  askReplace: {
    rule: "PEDRO-48",
    fields: ["carpinteros"],
    choices(t, { carpinteros }, offer) {
      for (const { building, old } of chosenReplacements(t.state, carpinteros)) offer.add(say.replace(building, old))
    },
    make(t, { carpinteros }, code) {
      const [building, old] = say.replace.of(code)
      const all = using(t.state, carpinteros)
      tellReason(t, all, replacing)
      for (const pair of all) if (pair.building === building && pair.old === old) return place(t, building, pair.site)
    },
  },
}
