// CC-14 A New Beginning: a secret sheet says what each player starts with.
import {
  aside,
  at,
  type Module,
  move,
  num,
  push,
  range,
  type Seat,
  type StepRules,
  settle,
  type Zone,
} from "@railhead/engine"
import {
  MONEY,
  SHARPSHOOTER,
  SHEET_COWBOYS,
  SHEET_PARCELS,
  SHEET_POINTS,
  SHEET_REVOLVERS,
  SHEET_ROADS,
  sheetItems,
} from "../data/sheet.ts"
import { announce, type CarsonPlaces, rows, type SheetRow } from "../places.ts"
import { draft } from "../rules/setup.ts"
import { say } from "../say.ts"
import { sliceOf } from "../slices.ts"
import { type CarsonCity, type CarsonTable, player } from "../state.ts"
import type { SetupStep, SheetStep } from "../steps.ts"

const sheets: Zone<CarsonCity> = {
  name: "sheets",
  sees: "owner",
  each: true,
  of: (s, seat) => at(sliceOf(s.newBeginning).sheets, seat),
  // Figures, no pieces: nothing is dealt, the sheet is filled in again.
  reopen(t, seat) {
    sheetOf(t.state, seat).length = 0
    t.state.asides[seat] = []
    aside(t, seat, { do: "writeSheet", seat })
  },
}

const openSheets: Zone<CarsonCity> = {
  name: "openSheets",
  sees: "all",
  each: true,
  of: (s, seat) => at(sliceOf(s.newBeginning).shown, seat),
}

function sheetOf(s: CarsonCity, seat: Seat): number[] {
  return at(sliceOf(s.newBeginning).sheets, seat)
}

/** What the shown sheet of a player says of an item. */
function written(s: CarsonCity, seat: Seat, item: number): number {
  return at(sliceOf(s.newBeginning).shown, seat)[item] ?? 0
}

function cost({ unit, costs }: SheetRow, amount: number): number {
  return num(costs, amount / unit)
}

/** Points that are not spent yet. */
function pointsLeft(t: CarsonTable, seat: Seat): number {
  const items = rows(t, "sheet")
  return sheetOf(t.state, seat).reduce((left, amount, i) => left - cost(at(items, i), amount), SHEET_POINTS)
}

const sheetSteps: StepRules<CarsonCity, SheetStep | Extract<SetupStep, { do: "startingKit" | "draftParcels" }>> = {
  startingKit: {
    rule: "CC-14.4",
    run(t) {
      t.state.turn++
      push(t, settle(), { do: "showSheets", seat: -1 })
      for (let seat = 0; seat < t.state.seats; seat++) aside(t, seat, { do: "writeSheet", seat })
    },
  },

  // Item by item, each within the points left; always asked, so that the number of answers tells nothing.
  writeSheet: {
    rule: "CC-14.2",
    always: true,
    choices(t, { seat }, offer) {
      const item = sheetOf(t.state, seat).length
      const { unit, costs } = at(rows(t, "sheet"), item)
      const left = pointsLeft(t, seat)
      for (let units = 0; units < costs.length; units++) {
        const code = say.sheet(item, units * unit)
        if (num(costs, units) <= left) offer.add(code)
        else if (offer.why) offer.no(code, "CC-14.2", "sheetPoints", { count: num(costs, units), left })
      }
    },
    make(t, { seat }, code) {
      const items = rows(t, "sheet")
      const sheet = sheetOf(t.state, seat)
      sheet.push(say.sheet.of(code)[1])
      // An item that nobody can have at this table is left at zero.
      while (items[sheet.length]?.costs.length === 1) sheet.push(0)
      aside(t, seat, { do: sheet.length < items.length ? "writeSheet" : "handIn", seat })
    },
    // CC-21.6: the normal kit, as far as what is written already allows.
    timeout(t, { seat }) {
      const item = sheetOf(t.state, seat).length
      const { unit, costs, normal } = at(rows(t, "sheet"), item)
      const left = pointsLeft(t, seat)
      let units = normal
      while (num(costs, units) > left) units--
      return say.sheet(item, units * unit)
    },
  },

  handIn: {
    rule: "CC-14.4",
    always: true,
    final: true,
    choices(_t, _step, offer) {
      offer.add(say["hand-in"]())
    },
    make() {},
    timeout: () => say["hand-in"](),
  },

  showSheets: {
    rule: "CC-14.1",
    run(t) {
      const s = t.state
      for (let seat = 0; seat < s.seats; seat++) {
        const me = player(s, seat)
        move(t, "CC-14.1", sheetOf(s, seat).slice(), { zone: sheets, seat }, { zone: openSheets, seat })
        me.money = written(s, seat, MONEY)
        me.cowboys = written(s, seat, SHEET_COWBOYS)
        me.general -= me.cowboys
        me.revolvers = written(s, seat, SHEET_REVOLVERS)
        me.roads = written(s, seat, SHEET_ROADS)
      }
      announce(t, "kitGiven", {})
    },
  },

  // CC-14.3: whoever has all parcels of the own sheet is skipped.
  draftParcels: {
    rule: "CC-14.3",
    run(t) {
      draft(t, seat => written(t.state, seat, SHEET_PARCELS))
    },
  },
}

export const newBeginning: Module<CarsonCity, CarsonPlaces> = {
  id: "newBeginning",
  when: options => options.newBeginning === true,
  rows: { sheet: sheetItems },
  steps: sheetSteps,
  slice: seats => ({ newBeginning: { sheets: range(seats).map(() => []), shown: range(seats).map(() => []) } }),
  zones: [sheets, openSheets],
  adds: { spareDice: (t, seat) => written(t.state, seat, SHARPSHOOTER) },
}
