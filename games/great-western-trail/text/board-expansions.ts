// What expansions add to the table in letters: the northern map, annexes and the poker table.
import { at, num, range } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { workerTypes } from "../data/tiles.ts"
import { bonusTokens } from "../expansions/at-the-poker-table/data.ts"
import type { Poker } from "../expansions/at-the-poker-table/state.ts"
import { clearedBells, storesLeft } from "../expansions/rails-to-the-north/bells.ts"
import { townTiles } from "../expansions/rails-to-the-north/data/acts.ts"
import { downtowns, SPACES } from "../expansions/rails-to-the-north/data/map.ts"
import { commerceOn, mediumIn } from "../expansions/rails-to-the-north/data/towns.ts"
import { type North, storeOn } from "../expansions/rails-to-the-north/state.ts"
import { type GreatWesternTrail, player } from "../state.ts"
import { cardNames, labelled, seatMark } from "./board-words.ts"

/** A store by its owner; an empty space by what it costs or with a + if it brings something. */
function spaceMark(north: North, downtown: number, space: number): string {
  const owner = storeOn(north, downtown, space)
  if (owner >= 0) return `[${seatMark(owner)}]`
  const { price, action } = commerceOn(downtown, space)
  if (price > 0) return `-${price} `
  return action >= 0 ? " + " : " · "
}

function townLine(north: North, downtown: number, words: Words): string {
  const { id, kind, section } = at(downtowns, downtown)
  const spaces = range(SPACES).map(space => spaceMark(north, downtown, space))
  const medium = num(mediumIn, downtown)
  const tile = medium < 0 ? "" : words.name("mediumTown", at(townTiles, num(north.towns, medium)).id)
  const kinds = `${words.name("town", kind)}, ${words.name("section", section)}`
  return `  ${words.name("downtown", id).padEnd(22)} ${spaces.join("")}  ${kinds}${tile && `  ${tile}`}`
}

function northLines(s: GreatWesternTrail, north: North, words: Words): string[] {
  const beside = everyStationmaster
    .filter((_, master) => north.display & (1 << master))
    .map(({ id }) => words.name("stationmaster", id))
  return [
    words.say("board.towns"),
    ...downtowns.map((_, downtown) => townLine(north, downtown, words)),
    `  ${labelled(words, words.say("board.newYork"), beside.join(", ") || "–")}`,
    ...range(s.seats).map(seat => {
      const told = { stores: storesLeft(s, seat), bells: clearedBells(s, seat), tokens: num(north.tokens, seat) }
      return `  ${seatMark(seat)}  ${words.say("board.annex", told)}`
    }),
  ]
}

function pokerLines(s: GreatWesternTrail, { pot, workers, bonus }: Poker, words: Words): string[] {
  const seated = range(s.seats).filter(seat => num(workers, seat) >= 0)
  return [
    words.say("board.poker", { money: pot }),
    ...seated.map(seat => {
      const worker = words.name("worker", at(workerTypes, num(workers, seat)))
      const token = words.name("bonusToken", at(bonusTokens, num(bonus, seat)).id)
      const { apart } = player(s, seat)
      const laid = words.say("board.atTable", { cards: apart.length })
      return `  ${seatMark(seat)}  ${worker}  ${token}  ${labelled(words, laid, cardNames(apart, words))}`
    }),
  ]
}

export function expansionLines(s: GreatWesternTrail, words: Words): string[] {
  return [
    ...(s.north === null ? [] : northLines(s, s.north, words)),
    ...(s.poker === null ? [] : pokerLines(s, s.poker, words)),
  ]
}
