// GW-10 Step 3: build or loot.
import { add, at, EMPTY, moveAt, num, type Offer, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { HEXES, hexes, neighbours } from "../data/map.ts"
import { KINDS, MATERIALS, resources, SECTIONS, STONE, sectionPoints, terrains, WOOD } from "../data/resources.ts"
import { tokenGoods } from "../data/tokens.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import {
  campOf,
  type GoldWest,
  type GoldWestStep,
  type GoldWestTable,
  LOOTED,
  type Player,
  player,
  settlementOf,
} from "../state.ts"
import { addToSection, gain, goodsOf } from "./goods.ts"
import { faceDown, faceUp } from "./zones.ts"

type BuildStep = Extract<GoldWestStep, { do: "buildOrLoot" | "reveal" | "store" }>

function hasMaterial(me: Player): boolean {
  return num(me.use, WOOD) + num(me.use, STONE) > 0
}

/** GW-10.4: wood and stone, and a marker from stock (GW-18.12). */
function maySettle(me: Player): boolean {
  return num(me.use, WOOD) > 0 && num(me.use, STONE) > 0 && me.markers > 0
}

function offerBlocked(t: GoldWestTable, me: Player, hex: number, offer: Offer): void {
  if (hasMaterial(me)) offer.no(say.loot(hex), "GW-10.6", "mustBuild")
  for (const material of MATERIALS)
    if (num(me.use, material) === 0)
      offer.no(say.camp(material, hex), "GW-10.3", "noMaterial", { resource: at(resources, material) })
  if (maySettle(me)) return
  if (me.markers === 0) offer.no(say.settlement(hex), "GW-18.12", "noMarker")
  else offer.no(say.settlement(hex), "GW-10.4", "woodAndStone")
}

/** Takes the token off the hex; what it shows is stored after the reveal (GW-10.10). */
function takeToken(t: GoldWestTable, seat: Seat, hex: number): void {
  const token = num(t.state.up, hex)
  t.state.up[hex] = EMPTY
  push(t, { do: "reveal", seat, hex }, { do: "store", seat, token })
}

/** GW-10.3, GW-10.4: replaces the token by a building and counts its influence. */
function build(t: GoldWestTable, seat: Seat, hex: number, building: number, influence: number): void {
  const me = player(t.state, seat)
  t.state.built[hex] = building
  me.camps--
  add(me.influence, num(t.state.terrain, hex), influence)
  takeToken(t, seat, hex)
}

function buildCamp(t: GoldWestTable, seat: Seat, material: number, hex: number): void {
  add(player(t.state, seat).use, material, -1)
  if (t.log) tell(t, { did: "camp", seat, rule: "GW-10.3", resource: at(resources, material), ...where(t, hex) })
  build(t, seat, hex, campOf(seat), 1)
}

function buildSettlement(t: GoldWestTable, seat: Seat, hex: number): void {
  const me = player(t.state, seat)
  for (const material of MATERIALS) add(me.use, material, -1)
  me.markers--
  if (t.log) tell(t, { did: "settlement", seat, rule: "GW-10.4", ...where(t, hex) })
  build(t, seat, hex, settlementOf(seat), 2)
}

/** GW-10.6: the camp goes to the Wanted area and the hex stays empty. */
function loot(t: GoldWestTable, seat: Seat, hex: number): void {
  const me = player(t.state, seat)
  me.camps--
  me.wanted++
  t.state.built[hex] = LOOTED
  gain(t.state, seat, "loot", -1)
  if (t.log) tell(t, { did: "looted", seat, rule: "GW-10.6", ...where(t, hex), vp: -1 })
  takeToken(t, seat, hex)
}

function where(t: GoldWestTable, hex: number): { hex: string; terrain: string } {
  return { hex: at(hexes, hex).id, terrain: at(terrains, num(t.state.terrain, hex)) }
}

export const buildSteps: StepRules<GoldWest, BuildStep> = {
  buildOrLoot: {
    rule: "GW-10.1",
    choices(t, { seat }, offer) {
      const me = player(t.state, seat)
      const { up } = t.state
      for (const material of MATERIALS)
        if (num(me.use, material) > 0)
          for (let hex = 0; hex < HEXES; hex++) if (num(up, hex) !== EMPTY) offer.add(say.camp(material, hex))
      if (maySettle(me))
        for (let hex = 0; hex < HEXES; hex++) if (num(up, hex) !== EMPTY) offer.add(say.settlement(hex))
      if (!hasMaterial(me)) for (let hex = 0; hex < HEXES; hex++) if (num(up, hex) !== EMPTY) offer.add(say.loot(hex))
      if (offer.why) for (let hex = 0; hex < HEXES; hex++) if (num(up, hex) !== EMPTY) offerBlocked(t, me, hex, offer)
    },
    make(t, { seat }, code) {
      if (say.camp.is(code)) buildCamp(t, seat, ...say.camp.of(code))
      else if (say.settlement.is(code)) buildSettlement(t, seat, ...say.settlement.of(code))
      else loot(t, seat, ...say.loot.of(code))
    },
  },

  // GW-10.7, first part, before the section is chosen (GW-18.10).
  reveal: {
    rule: "GW-10.7",
    fields: ["hex"],
    run(t, { hex }) {
      for (const next of at(neighbours, hex))
        if (num(t.state.down, next) !== EMPTY) moveAt(t, "GW-10.7", next, faceDown, faceUp)
    },
  },

  // GW-10.7, second part: all of them in one section, for its VP.
  store: {
    rule: "GW-10.7",
    fields: ["token"],
    choices(_t, _step, offer) {
      for (let section = 0; section < SECTIONS; section++) offer.add(say.store(section))
    },
    make(t, { seat, token }, code) {
      const [section] = say.store.of(code)
      const me = player(t.state, seat)
      const goods = at(tokenGoods, token)
      for (let kind = 0; kind < KINDS; kind++) addToSection(me, section, kind, num(goods, kind))
      const vp = num(sectionPoints, section)
      gain(t.state, seat, "supply", vp)
      if (t.log) tell(t, { did: "stored", seat, rule: "GW-10.7", section: String(section), goods: goodsOf(goods), vp })
      announce(t, "stored", { seat, section })
    },
  },
}
