// GWT-13.2, ARG-20: place a private building on an empty site, or in place of an own one that needs fewer craftsmen.
import { at, num, type Seat, type StepRules, tell } from "@railhead/engine"
import type { TrailKit } from "./kit.ts"
import { pay } from "./money.ts"
import { payable, push, type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { BuildStep } from "./steps.ts"

/** The row of craftsmen on the player board. */
const CRAFTSMEN = 1
const NUMBERS = 20

export function buildSteps(kit: TrailKit): StepRules<TrailState, BuildStep> {
  const { say, rule, buildings, buildingSites } = kit

  /** Craftsmen needed to put a building on a site: its number, or the difference; 0 if it may not stand there. */
  function needed(s: TrailState, seat: Seat, craftsmen: number, site: number): number {
    const tile = num(s.tiles, site)
    if (tile < 0) return craftsmen
    if (kit.ownerOf(tile) !== seat) return 0
    return Math.max(0, craftsmen - at(buildings, kit.buildingOf(tile)).craftsmen)
  }

  function fits(t: TrailTable, seat: Seat, building: number, site: number, rate: number): boolean {
    const me = trailPlayer(t.state, seat)
    const craftsmen = needed(t.state, seat, at(buildings, building).craftsmen, site)
    return craftsmen > 0 && craftsmen <= num(me.workers, CRAFTSMEN) && craftsmen * rate <= payable(me)
  }

  function fitsAnywhere(t: TrailTable, seat: Seat, building: number, rate: number): boolean {
    for (let i = 0; i < buildingSites.length; i++) if (fits(t, seat, building, num(buildingSites, i), rate)) return true
    return false
  }

  return {
    build: {
      rule: rule.build,
      fields: ["rate", "optional"],
      lapses: true,
      choices(t, { seat, rate, optional }, offer) {
        const me = trailPlayer(t.state, seat)
        for (let number = 1; number < NUMBERS; number++) {
          if (!(me.unbuilt & (1 << number))) continue
          const building = kit.sideOf(me, number)
          if (fitsAnywhere(t, seat, building, rate)) offer.add(say.build(building))
          else if (offer.why) {
            const { craftsmen } = at(buildings, building)
            offer.no(say.build(building), rule.build, "craftsmenOrMoney", { craftsmen, price: craftsmen * rate })
          }
          if (offer.enough) return
        }
        if (optional && offer.any) offer.add(say.lose())
      },
      make(t, { seat, rate }, code) {
        if (say.lose.is(code)) return
        const [building] = say.build.of(code)
        push(t, { do: "chooseSite", seat, building, rate })
      },
    },

    chooseSite: {
      rule: rule.build,
      fields: ["building", "rate"],
      choices(t, { seat, building, rate }, offer) {
        for (let i = 0; i < buildingSites.length; i++) {
          const site = num(buildingSites, i)
          if (fits(t, seat, building, site, rate)) offer.add(say.on(site))
          else if (offer.why) offer.no(say.on(site), rule.build, whyNot(t, seat, building, site, rate))
        }
      },
      make(t, { seat, building, rate }, code) {
        const [site] = say.on.of(code)
        const s = t.state
        const me = trailPlayer(s, seat)
        const { id, number, craftsmen } = at(buildings, building)
        const price = needed(s, seat, craftsmen, site) * rate
        pay(t, seat, price, rule.build)
        const old = num(s.tiles, site)
        s.tiles[site] = kit.ownTile(seat, building)
        me.unbuilt &= ~(1 << number)
        if (!t.log) return
        const told = { seat, rule: rule.build, building: id, site: at(kit.siteIds, site), price }
        if (old < 0) tell(t, { did: "built", ...told })
        else tell(t, { did: "replaced", ...told, building2: at(buildings, kit.buildingOf(old)).id })
      },
    },
  }

  function whyNot(t: TrailTable, seat: Seat, building: number, site: number, rate: number): string {
    const craftsmen = needed(t.state, seat, at(buildings, building).craftsmen, site)
    if (craftsmen === 0) return kit.ownerOf(num(t.state.tiles, site)) === seat ? "notHigher" : "siteTaken"
    return craftsmen > num(trailPlayer(t.state, seat).workers, CRAFTSMEN) || rate === 0 ? "craftsmen" : "money"
  }
}
