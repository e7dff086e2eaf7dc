// GWT-13.5, GWT-13.6, ARG-23: upgrade a station, and give a worker for its stationmaster.
import { add, at, num, type Seat, type StepRules, tell } from "@railhead/engine"
import { discsFor } from "./discs.ts"
import type { TrailKit } from "./kit.ts"
import { pay } from "./money.ts"
import { payable, push, type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { StationStep } from "./steps.ts"

/** Why a station may not be upgraded; null if it may (GWT-13.5.4: a disc must be left after its cost). */
function stationObstacle(kit: TrailKit, t: TrailTable, seat: Seat, station: number): string | null {
  const me = trailPlayer(t.state, seat)
  const { cost, white } = at(kit.stations, station)
  if (me.stations & (1 << station)) return "upgradedAlready"
  if (payable(me) < cost) return "price"
  return discsFor(kit.discSpaces, me, white, payable(me) - cost, me.stations) === 0 ? "noDisc" : null
}

function upgrade(kit: TrailKit, t: TrailTable, seat: Seat, station: number): void {
  const { id, cost } = at(kit.stations, station)
  if (t.log) tell(t, { did: "upgraded", seat, rule: kit.rule.upgrade, station: id })
  pay(t, seat, cost, kit.rule.upgrade)
  push(t, { do: "takeDisc", seat, to: station }, { do: "appoint", seat, station })
}

export function stationSteps(kit: TrailKit): StepRules<TrailState, StationStep> {
  const { say, rule, stations, track, workerTypes } = kit
  return {
    // R33: only when the engine has just stopped there.
    upgradeStation: {
      rule: rule.upgrade,
      fields: ["station"],
      lapses: true,
      choices(t, { seat, station }, offer) {
        if (stationObstacle(kit, t, seat, station) !== null) return
        offer.add(say.upgrade(station))
        offer.add(say.pass())
      },
      make(t, { seat, station }, code) {
        if (say.upgrade.is(code)) upgrade(kit, t, seat, station)
      },
    },

    // GWT-15.3, R26: a station whose turnout lies behind the engine.
    upgradePassed: {
      rule: rule.passed,
      fields: ["optional"],
      lapses: true,
      choices(t, { seat, optional }, offer) {
        const { engine } = trailPlayer(t.state, seat)
        for (let station = 0; station < track.spaceOf.length; station++) {
          const why = num(track.spaceOf, station) >= engine ? "notPassed" : stationObstacle(kit, t, seat, station)
          if (why === null) offer.add(say.upgrade(station))
          else if (offer.why) offer.no(say.upgrade(station), rule.passed, why, { price: at(stations, station).cost })
        }
        if (optional && offer.any) offer.add(say.lose())
      },
      make(t, { seat }, code) {
        if (say.lose.is(code)) return
        const [station] = say.upgrade.of(code)
        upgrade(kit, t, seat, station)
      },
    },

    // GWT-13.6, R22: the rightmost hired worker of a row; printed workers cannot be given.
    appoint: {
      rule: rule.stationmaster,
      fields: ["station"],
      lapses: true,
      choices(t, { seat, station }, offer) {
        const master = t.state.masters[station]
        if (master === undefined || master < 0) return
        const me = trailPlayer(t.state, seat)
        for (let type = 0; type < workerTypes.length; type++)
          if (num(me.workers, type) > 1) offer.add(say.appoint(type))
          else if (offer.why) offer.no(say.appoint(type), rule.stationmaster, "printedWorker")
        if (offer.any) offer.add(say.pass())
      },
      make(t, { seat, station }, code) {
        if (say.pass.is(code)) return
        const [type] = say.appoint.of(code)
        const s = t.state
        const me = trailPlayer(s, seat)
        const master = num(s.masters, station)
        add(me.workers, type, -1)
        s.masters[station] = -1
        s.masterWorkers[station] = type
        if (t.log)
          tell(t, {
            did: "appointed",
            seat,
            rule: rule.stationmaster,
            worker: at(workerTypes, type),
            stationmaster: at(kit.masters, master).id,
          })
        takeStationmaster(kit, t, seat, master)
      },
    },
  }
}

/** The tile is the player's now; its upper half is used at once or lost. */
export function takeStationmaster(kit: TrailKit, t: TrailTable, seat: Seat, master: number): void {
  trailPlayer(t.state, seat).stationmasters |= 1 << master
  const { action, sides } = at(kit.masters, master)
  if (sides > 0) push(t, { do: "immediate", seat, action, sides })
}
