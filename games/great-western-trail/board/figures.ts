// What is counted for a seat while the game goes on.
import { num, type Seat, sum } from "@railhead/engine"
import type { Figure } from "../../face.ts"
import { icons } from "../../trail/board/icons.ts"
import { engineNumber } from "../../trail/board/position.ts"
import { bits } from "../../trail/state.ts"
import type { Telling } from "../../words.ts"
import { arrows, cities } from "../data/cities.ts"
import { JOB_ROWS } from "../data/market.ts"
import { DISCS } from "../data/players.ts"
import { BLUE, COWBOY, CRAFTSMAN, ENGINEER, GREEN } from "../data/tiles.ts"
import { track } from "../data/track.ts"
import { pokerTokens } from "../expansions/at-the-poker-table/score.ts"
import { clearedBells, storesPlaced } from "../expansions/rails-to-the-north/bells.ts"
import { northernBonuses, northernCities } from "../expansions/rails-to-the-north/bonuses.ts"
import { northernEmblems } from "../expansions/rails-to-the-north/emblems.ts"
import type { North } from "../expansions/rails-to-the-north/state.ts"
import { buildingsOnTrail } from "../rules/counts.ts"
import { bonuses, scoreRows } from "../rules/scoring.ts"
import { type GreatWesternTrail, player } from "../state.ts"
import { BELL, STORE, TIPI } from "./icons.ts"

/** Everybody's turns, and how far the token has come: the game ends with its last row. */
export function progress(s: GreatWesternTrail): Telling {
  return {
    round: Math.max(1, Math.ceil(s.turn / s.seats)),
    row: Math.min(s.token + 1, JOB_ROWS),
    rows: JOB_ROWS,
    ended: s.ended >= 0 ? 1 : 0,
  }
}

const baseRows = scoreRows({ cities, arrows })
/** RTN-91: the same categories, one of them counted anew. */
const northernRows = scoreRows(northernEmblems, [...bonuses, ...northernBonuses]).map(row =>
  row.id === northernCities.id ? northernCities : row,
)

/** VP as it stands: all is scored at the end (GWT-19), so this is what the sheet would say now. */
export function points(s: GreatWesternTrail, seat: Seat): number {
  const rows = s.north === null ? baseRows : northernRows
  return sum(rows.map(row => row.points(s, seat))) + (s.poker === null ? 0 : pokerTokens.points(s, seat))
}

const figure = (id: string, icon: string, value: number, card = false): Figure => ({ id, icon, value, card })

function northernFigures(s: GreatWesternTrail, { tokens }: North, seat: Seat): readonly Figure[] {
  return [
    figure("exchangeTokens", icons.exchange, num(tokens, seat), true),
    figure("stores", STORE, storesPlaced(s, seat), true),
    figure("bells", BELL, clearedBells(s, seat)),
  ]
}

/** Always the same figures in the same order, so that two positions can be held against each other. */
export function figures(s: GreatWesternTrail, seat: Seat): readonly Figure[] {
  const p = player(s, seat)
  return [
    figure("money", icons.money, p.money, true),
    figure("cowboys", icons.cowboy, num(p.workers, COWBOY), true),
    figure("craftsmen", icons.craftsman, num(p.workers, CRAFTSMAN), true),
    figure("engineers", icons.engineer, num(p.workers, ENGINEER), true),
    figure("engine", icons.engine, engineNumber(track, p.engine), true),
    figure("certificates", icons.certificate, p.certificates, true),
    figure("buildings", icons.building, buildingsOnTrail(s, seat), true),
    figure("hand", icons.hand, p.hand.length, true),
    ...(s.north === null ? [] : northernFigures(s, s.north, seat)),
    ...(s.poker === null ? [] : [figure("atTable", "g:card-ace-spades", p.apart.length)]),
    figure("stations", icons.station, bits(p.stations)),
    figure("stationmasters", icons.stationmaster, bits(p.stationmasters)),
    figure("cities", "g:village", sum(p.cities)),
    figure("discs", "g:position-marker", DISCS - bits(p.cleared)),
    figure("tipiGreen", TIPI, num(p.tipis, GREEN)),
    figure("tipiBlue", TIPI, num(p.tipis, BLUE)),
    figure("hazards", "g:falling-rocks", p.hazards.length),
    figure("cattle", icons.cattle, sum(p.cattle)),
    figure("objectives", icons.objective, p.area.length),
    figure("total", icons.victory, points(s, seat)),
  ]
}
