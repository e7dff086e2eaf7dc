// The table in letters: trail, railway, markets, foresight and player boards, for terminals.
import { at, num, range, rulesFor, type Seat, score, table } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { buildings, sides } from "../data/actions.ts"
import { CATTLE } from "../data/cards.ts"
import { JOB_COLUMNS, JOB_ROWS, jobCosts } from "../data/market.ts"
import { everyDiscSpace } from "../data/players.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { slots, tiles, workerTypes } from "../data/tiles.ts"
import { everyStation, stations, track } from "../data/track.ts"
import { nodes, trail } from "../data/trail.ts"
import { greatWesternTrail } from "../game.ts"
import { rows } from "../places.ts"
import { stripOf } from "../rules/discs.ts"
import { buildingOf, type GreatWesternTrail, type GwtTable, isBuilding, kindOf, ownerOf, player } from "../state.ts"
import { expansionLines } from "./board-expansions.ts"
import { cardNames, labelled, seatMark } from "./board-words.ts"

function onNode(s: GreatWesternTrail, node: number, words: Words): string {
  const tile = num(s.tiles, node)
  const ranchers = range(s.seats).filter(seat => player(s, seat).rancher === node)
  const here = ranchers.length > 0 ? ` [${ranchers.map(seatMark).join("")}]` : ""
  if (tile < 0) return `–${here}`
  if (!isBuilding(tile)) return words.name("tile", at(tiles, kindOf(tile)).id) + here
  const owner = ownerOf(tile)
  return `${at(buildings, buildingOf(tile)).id}${owner >= 0 ? `(${seatMark(owner)})` : ""}${here}`
}

/** One line a place, along the arrows; empty spaces of hazards and village in one word. */
function trailLines(s: GreatWesternTrail, words: Words): string[] {
  return nodes.flatMap((node, i) => {
    const shows = onNode(s, i, words)
    if (shows === "–" && (node.kind === "hazardSpace" || node.kind === "tipiSpace" || node.kind === "start")) return []
    const marks = `${node.woods ? words.say("letter.woods") : " "}${node.special ? words.say("letter.special") : " "}`
    const next = node.next.length > 1 ? ` → ${node.next.join(" / ")}` : ""
    return [`  ${at(trail.ids, i).padEnd(12)}${marks} ${shows}${next}`]
  })
}

function jobMarket(s: GreatWesternTrail, words: Words): string[] {
  return range(JOB_ROWS).flatMap(row => {
    const cells = range(JOB_COLUMNS)
      .slice(JOB_COLUMNS - s.seats)
      .map(column => {
        const tile = num(s.jobs, row * JOB_COLUMNS + column)
        if (tile >= 0) return words.say(`letter.worker.${at(tiles, tile).id}`)
        return row === s.token && column === JOB_COLUMNS - 1 ? "*" : "·"
      })
    if (row > s.token && cells.every(cell => cell === "·")) return []
    return [
      `  ${String(row + 1).padStart(2)}  ${words.say("board.cost", { price: num(jobCosts, row) }).padEnd(4)} ${cells.join(" ")}`,
    ]
  })
}

function railway(s: GreatWesternTrail, words: Words): string[] {
  const engines = range(s.seats).map(seat =>
    labelled(words, seatMark(seat), at(track.spaces, player(s, seat).engine).id),
  )
  const places = (s.north === null ? stations : everyStation).map(({ id, cost, vp }, i) => {
    const discs = range(s.seats).filter(seat => player(s, seat).stations & (1 << i))
    const master = s.masters[i]
    const tile =
      master === undefined || master < 0 ? "" : `  ${words.name("stationmaster", at(everyStationmaster, master).id)}`
    const figures = words.say("board.station", { price: cost, vp })
    return `  ${words.name("station", id).padEnd(12)} ${figures}  ${discs.map(seatMark).join("") || "–"}${tile}`
  })
  return [`${words.name("term", "track")}  ${engines.join("  ")}`, ...places]
}

function cityLine(t: GwtTable, words: Words): string[] {
  const s = t.state
  return stripOf(t).cities.map(({ id, no, value }) => {
    const discs = range(s.seats).map(seat => seatMark(seat).repeat(num(player(s, seat).cities, no)))
    return `  ${String(value).padStart(2)}  ${words.name("city", id).padEnd(18)} ${discs.join("") || "–"}`
  })
}

function playerBoard(t: GwtTable, seat: Seat, words: Words, points: number): string[] {
  const s = t.state
  const me = player(s, seat)
  const workers = workerTypes.map((type, i) => `${words.name("worker", type)} ${num(me.workers, i)}`).join("  ")
  const unbuilt = range(sides.length)
    .filter(number => me.unbuilt & (1 << number))
    .map(number => `${number}${me.sides & (1 << number) ? "b" : "a"}`)
  const cleared = rows(t, "discSpaces")
    .filter(({ no }) => me.cleared & (1 << no))
    .map(({ no }) => at(everyDiscSpace, no).id)
  const masters = everyStationmaster.filter((_, i) => me.stationmasters & (1 << i)).map(({ id }) => id)
  const aux = rows(t, "auxiliary")
    .filter(({ spaces }) => (spaces & ~me.cleared) !== spaces || spaces === (spaces & -spaces))
    .map(({ id }) => words.name("aux", id))
  return [
    `  ${seatMark(seat)}${seat === s.first ? "*" : " "} ${words.say("board.player", { money: me.money, certificates: me.certificates, vp: points })}  ${workers}`,
    `     ${labelled(words, words.name("term", "hand"), cardNames(me.hand, words))}`,
    `     ${words.say("board.piles", { pile: me.pile.length, discards: me.discards.length })}  ${labelled(words, words.name("term", "herd"), cardNames(herdOf(me.cattle), words))}`,
    `     ${labelled(words, words.name("term", "objective-area"), cardNames(me.area, words))}`,
    `     ${words.say("board.owned", { green: num(me.tipis, 0), blue: num(me.tipis, 1), hazards: me.hazards.length })}  ${masters.join(", ")}`,
    `     ${labelled(words, words.name("term", "auxiliary-action"), aux.join(", "))}  ${labelled(words, words.say("board.cleared"), cleared.join(" ") || "–")}`,
    `     ${labelled(words, words.say("board.unbuilt"), unbuilt.join(" ") || "–")}`,
  ]
}

function herdOf(cattle: readonly number[]): number[] {
  return range(CATTLE).flatMap(card => new Array<number>(num(cattle, card)).fill(card))
}

/** The whole table as text. Nothing hidden is read, so a view serves as well as a state. */
export function textBoard(s: GreatWesternTrail, words: Words): string {
  const t = table(rulesFor(greatWesternTrail, s.options), s)
  const { totals } = score(t.rules, s)
  const foresight = slots.map((slot, i) => {
    const kind = num(s.foresight, i)
    return labelled(words, slot, kind < 0 ? "–" : words.name("tile", at(tiles, kind).id))
  })
  return [
    words.name("term", "trail"),
    ...trailLines(s, words),
    words.say("board.legend"),
    ...railway(s, words),
    words.say("board.cities"),
    ...cityLine(t, words),
    words.name("term", "job-market"),
    ...jobMarket(s, words),
    `${words.name("term", "foresight")}  ${foresight.join("  ")}`,
    `${words.name("term", "cattle-market")}  ${cardNames(s.market, words)} (+${s.marketPile.length})`,
    `${words.name("term", "open-objectives")}  ${cardNames(s.objectives, words)} (+${s.objectivePile.length})`,
    ...expansionLines(s, words),
    words.say("board.players"),
    ...range(s.seats).flatMap(seat => playerBoard(t, seat, words, num(totals, seat))),
  ].join("\n")
}
