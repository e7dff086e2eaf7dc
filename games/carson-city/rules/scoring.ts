// CC-11 Scoring: what was booked on the way, and what is counted from the position.
import { num, type ScoreRow, type Seat } from "@railhead/engine"
import { STATION, symbols } from "../data/buildings.ts"
import { PARCELS } from "../data/map.ts"
import { FINAL_CASH_PER_POINT, POINTS_PER_OBJECT } from "../data/rounds.ts"
import { type Booked, booked, type CarsonCity, player } from "../state.ts"
import { passingPlace } from "./goods.ts"
import { buildingsOwned, countOwned, housesOwned, mountainsOwned } from "./land.ts"

/** CC-12.12: half of all house symbols on the board, whoever owns them. */
function stationPoints(s: CarsonCity, seat: Seat): number {
  const stations = countOwned(s, seat, STATION)
  if (stations === 0) return 0
  let sum = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const object = num(s.objects, parcel)
    if (object >= 0) sum += num(symbols, object)
  }
  return stations * Math.floor(sum / 2)
}

function bookedRow(id: Booked, rule: string): ScoreRow<CarsonCity> {
  const category = booked.indexOf(id)
  return { id, rule, points: (s, seat) => num(player(s, seat).points, category) }
}

/** Rows of the cards that bring points on the way, one each (CC-11.3). */
const cardRows: readonly ScoreRow<CarsonCity>[] = [
  bookedRow("1R", "CC-13.1"),
  bookedRow("2R", "CC-13.2"),
  bookedRow("3R", "CC-13.3"),
  bookedRow("5R", "CC-13.5"),
  bookedRow("10Y", "CC-13.10"),
  bookedRow("13Y", "CC-13.13"),
  bookedRow("14R", "CC-13.14"),
  bookedRow("16R", "CC-13.16"),
  bookedRow("18R", "CC-13.18"),
]

/** CC-11.3: every point belongs to exactly one category. `cards`: those that can be in this game. */
export function scoreRows(cards: readonly string[]): readonly ScoreRow<CarsonCity>[] {
  return [
    bookedRow("parcelVP", "CC-7.11"),
    bookedRow("buildingVP", "CC-7.12"),
    bookedRow("cowboyVP", "CC-7.13"),
    bookedRow("boughtVP", "CC-7.14"),
    bookedRow("cashLimit", "CC-10.6"),
    ...cardRows.filter(({ id }) => cards.includes(id) || cards.includes(id.slice(0, -1))),
    {
      id: "finalMoney",
      rule: "CC-11.1",
      points: (s, seat) => Math.floor(player(s, seat).money / FINAL_CASH_PER_POINT),
    },
    { id: "finalBuildings", rule: "CC-11.1", points: (s, seat) => POINTS_PER_OBJECT * buildingsOwned(s, seat) },
    { id: "finalHouses", rule: "CC-11.1", points: (s, seat) => POINTS_PER_OBJECT * housesOwned(s, seat) },
    { id: "finalMountains", rule: "CC-11.1", points: (s, seat) => POINTS_PER_OBJECT * mountainsOwned(s, seat) },
    { id: "station", rule: "CC-12.12", points: stationPoints },
  ]
}

/** CC-11.2: the one who passed first in round 4. */
export function tieBreaks(s: CarsonCity, seat: Seat): readonly number[] {
  return [passingPlace(s, seat)]
}
