// What is counted for a seat while the game goes on.
import { num, type Seat, sum } from "@railhead/engine"
import type { Figure } from "../../face.ts"
import { icons } from "../../trail/board/icons.ts"
import { engineNumber } from "../../trail/board/position.ts"
import { bits } from "../../trail/state.ts"
import type { Telling } from "../../words.ts"
import { EXHAUSTION } from "../data/cards.ts"
import { JOB_ROWS } from "../data/market.ts"
import { DISCS } from "../data/players.ts"
import { CARPINTERO, GAUCHO, GRANJERO, MAQUINISTA } from "../data/tiles.ts"
import { DEPOT, track } from "../data/track.ts"
import { boardStrength, buildingsOnTrail } from "../rules/counts.ts"
import { pedroScore } from "../rules/pedro/scoring.ts"
import { scoreRows } from "../rules/scoring.ts"
import { type Argentina, player } from "../state.ts"
import { ANCHOR, CITY, FARMER, GRAIN, SHIP, workerIcons } from "./icons.ts"

/** Everybody's turns, and how far the token has come: the game ends with its last row. */
export function progress(s: Argentina): Telling {
  return {
    round: Math.max(1, Math.ceil(s.turn / s.players.length)),
    row: Math.min(s.token + 1, JOB_ROWS),
    rows: JOB_ROWS,
    ended: s.ended >= 0 ? 1 : 0,
  }
}

const rows = scoreRows.map(row => (row.id === pedroScore.id ? pedroScore : row))

/** VP as it stands: all is scored at the end (ARG-33), so this is what the sheet would say now. */
export function points(s: Argentina, seat: Seat): number {
  return sum(rows.map(row => row.points(s, seat)))
}

/** The seats and Pedro. */
export function sides(s: Argentina): number {
  return s.players.length
}

const figure = (id: string, icon: string, value: number, card = false): Figure => ({ id, icon, value, card })

/** Beyond the last number of the track, so that going there reads as going on. */
const IN_DEPOT = 32

/** Always the same figures in the same order, so that two positions can be held against each other. */
export function figures(s: Argentina, seat: Seat): readonly Figure[] {
  const p = player(s, seat)
  const worker = (type: number) => workerIcons[type] ?? icons.worker
  return [
    figure("money", icons.money, p.money, true),
    figure("grain", GRAIN, p.grain, true),
    figure("gauchos", worker(GAUCHO), num(p.workers, GAUCHO), true),
    figure("carpinteros", worker(CARPINTERO), num(p.workers, CARPINTERO), true),
    figure("maquinistas", worker(MAQUINISTA), num(p.workers, MAQUINISTA), true),
    figure("granjeros", worker(GRANJERO), num(p.workers, GRANJERO), true),
    figure("engine", icons.engine, p.engine === DEPOT ? IN_DEPOT : engineNumber(track, p.engine), true),
    figure("hand", icons.hand, p.hand.length, true),
    figure("certificates", icons.certificate, p.certificates),
    figure("tokens", icons.exchange, p.tokens),
    figure("strength", icons.strength, boardStrength(p)),
    figure("farmers", FARMER, p.farmers.length),
    figure("buildings", icons.building, buildingsOnTrail(s, seat)),
    figure("stations", icons.station, bits(p.stations) + Math.max(0, p.terminus - 1)),
    figure("stationmasters", icons.stationmaster, bits(p.stationmasters)),
    figure("ships", SHIP, sum(p.ships)),
    figure("quays", ANCHOR, sum(p.quays)),
    figure("cities", CITY, bits(p.delivered)),
    figure("discs", "g:position-marker", DISCS - bits(p.cleared)),
    figure("cattle", icons.cattle, sum(p.cattle) - num(p.cattle, EXHAUSTION)),
    figure("exhaustion", icons.exhaustion, num(p.cattle, EXHAUSTION)),
    figure("objectives", icons.objective, p.area.length),
    figure("total", icons.victory, points(s, seat)),
  ]
}
