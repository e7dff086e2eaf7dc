// The table in letters: trail, railway, ships, cities, markets, foresight and player boards, for terminals.
import { at, num, range, rulesFor, type Seat, score } from "@railhead/engine"
import { cardNames as namesOf } from "../../trail/card-names.ts"
import type { Words } from "../../words.ts"
import { buildings } from "../data/actions.ts"
import { CATTLE, cards } from "../data/cards.ts"
import { closedCities, quays, SLOTS } from "../data/cities.ts"
import { JOB_COLUMNS, JOB_ROWS, jobCosts } from "../data/market.ts"
import { pedroCards } from "../data/pedro.ts"
import { discSpaces } from "../data/players.ts"
import { ships } from "../data/ships.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { slots, tiles, workerTypes } from "../data/tiles.ts"
import { stations, TERMINUS, track } from "../data/track.ts"
import { nodes, spaceNo, trail } from "../data/trail.ts"
import { argentina } from "../game.ts"
import { PEDRO, type Pedro } from "../pedro-state.ts"
import { spaceAt } from "../rules/delivery.ts"
import { discsInSupply } from "../rules/pedro/engine.ts"
import { loadingCardOf } from "../rules/pedro/pedro.ts"
import { type Argentina, buildingOf, isBuilding, kindOf, ownerOf, type Player, player } from "../state.ts"

/** 1, 2, 3, 4, and P for Pedro: how players are told apart where there is no room for names. */
function seatMark(s: Argentina, seat: Seat): string {
  return seat < s.seats ? String(seat + 1) : "P"
}

function marks(s: Argentina, count: (seat: Seat) => number): string {
  return (
    range(s.players.length)
      .map(seat => seatMark(s, seat).repeat(count(seat)))
      .join("") || "–"
  )
}

function onNode(s: Argentina, node: number, words: Words): string {
  const tile = num(s.tiles, node)
  const here = range(s.players.length).filter(seat => player(s, seat).rancher === node)
  const figures = here.length > 0 ? ` [${here.map(seat => seatMark(s, seat)).join("")}]` : ""
  if (isBuilding(tile)) {
    const owner = ownerOf(tile)
    return `${at(buildings, buildingOf(tile)).id}${owner >= 0 ? `(${seatMark(s, owner)})` : ""}${figures}`
  }
  const kind = kindOf(tile)
  if (kind < 0) return `–${figures}`
  const coins = num(s.coins, num(spaceNo, node))
  return `${words.name("tile", at(tiles, kind).id)}${coins > 0 ? `, ${words.say("board.coins", { count: coins })}` : ""}${figures}`
}

/** One line a place, along the arrows; empty farmer spaces and piers are left out. */
function trailLines(s: Argentina, words: Words): string[] {
  return nodes.flatMap((node, i) => {
    const shows = onNode(s, i, words)
    if (shows === "–" && node.kind !== "buildingSite" && node.kind !== "buenosAires") return []
    const signs = `${node.farmland ? words.say("letter.farmland") : " "}${node.special ? words.say("letter.special") : " "}`
    const next = node.next.length > 1 ? ` → ${node.next.join(" / ")}` : ""
    return [`  ${at(trail.ids, i).padEnd(13)}${signs} ${shows}${next}`]
  })
}

function jobMarket(s: Argentina, words: Words): string[] {
  return range(JOB_ROWS).flatMap(row => {
    const cells = range(JOB_COLUMNS)
      .slice(JOB_COLUMNS - s.players.length)
      .map(column => {
        const tile = num(s.jobs, row * JOB_COLUMNS + column)
        if (tile >= 0) return words.say(`letter.worker.${at(tiles, tile).id}`).padEnd(2)
        return row === s.token && column === JOB_COLUMNS - 1 ? "* " : "· "
      })
    if (row > s.token && cells.every(cell => cell === "· ")) return []
    return [`  ${String(row + 1).padStart(2)}  ${String(num(jobCosts, row)).padEnd(3)} ${cells.join(" ")}`]
  })
}

function cardNames(list: readonly number[], words: Words): string {
  return namesOf(cards.ids, list, words)
}

function railway(s: Argentina, words: Words): string[] {
  const engines = range(s.players.length).map(
    seat => `${seatMark(s, seat)}: ${at(track.spaces, player(s, seat).engine).id}`,
  )
  const places = stations.map(({ id, cost, vp }, i) => {
    const discs = marks(s, seat => {
      const me = player(s, seat)
      return i === TERMINUS ? me.terminus : me.stations & (1 << i) ? 1 : 0
    })
    const master = s.masters[i]
    const tile =
      master === undefined || master < 0 ? "" : `  ${words.name("stationmaster", at(stationmasters, master).id)}`
    return `  ${words.name("station", id).padEnd(12)} ${words.say("board.station", { price: cost, vp })}  ${discs}${tile}`
  })
  return [`${words.name("term", "railroad")}  ${engines.join("  ")}`, ...places]
}

function shipLines(s: Argentina, words: Words): string[] {
  return s.ships.map(no => {
    const { id, value, grain, vp } = at(ships, no)
    const discs = marks(s, seat => num(player(s, seat).ships, no))
    return `  ${words.name("ship", id).padEnd(14)} ${words.say("board.ship", { value, grain, vp })}  ${discs}`
  })
}

function cityLines(s: Argentina, words: Words): string[] {
  const onQuays = quays.map(
    ({ id }, i) => `  ${words.name("quay", id).padEnd(20)} ${marks(s, seat => num(player(s, seat).quays, i))}`,
  )
  const spaces = range(SLOTS).flatMap(slot => {
    const { id, city, grain, vp, covered } = spaceAt(s, slot)
    if (covered && at(closedCities, s.players.length).includes(city)) return []
    const discs = marks(s, seat => (player(s, seat).delivered >> slot) & 1)
    const action = words.word("action", id)
    return [`  ${words.name("space", id).padEnd(24)} ${words.say("board.space", { grain, vp })}  ${action}  ${discs}`]
  })
  return [...onQuays, ...spaces]
}

function playerBoard(s: Argentina, seat: Seat, words: Words, points: number): string[] {
  const me = player(s, seat)
  const workers = workersOf(me, words)
  const cleared = discSpaces.filter((_, i) => me.cleared & (1 << i)).map(({ id }) => id)
  const masters = stationmasters.filter((_, i) => me.stationmasters & (1 << i)).map(({ id }) => id)
  const { money, grain, certificates, tokens } = me
  return [
    `  ${seatMark(s, seat)}${seat === s.first ? "*" : " "} ${words.say("board.player", { money, grain, certificates, tokens, vp: points })}  ${workers}`,
    `     ${words.name("term", "hand")}: ${cardNames(me.hand, words)}`,
    `     ${words.say("board.piles", { pile: me.pile.length, discards: me.discards.length })}  ${words.name("term", "herd")}: ${cardNames(herdOf(me.cattle), words)}`,
    `     ${words.name("term", "objectiveArea")}: ${cardNames(me.area, words)}  ${masters.join(", ")}`,
    `     ${words.say("board.farmers")}: ${farmersOf(me, words)}`,
    `     ${words.say("board.cleared")}: ${cleared.join(" ") || "–"}`,
    `     ${words.say("board.unbuilt")}: ${unbuiltOf(me)}`,
  ]
}

function workersOf(me: Player, words: Words): string {
  return workerTypes.map((type, i) => `${words.name("worker", type)} ${num(me.workers, i)}`).join("  ")
}

function unbuiltOf({ unbuilt, sides }: Player): string {
  return (
    range(11)
      .filter(number => unbuilt & (1 << number))
      .map(number => `${number}${sides & (1 << number) ? "b" : "a"}`)
      .join(" ") || "–"
  )
}

function farmersOf({ farmers }: Player, words: Words): string {
  return farmers.map(kind => words.name("tile", at(tiles, kind).id)).join("; ") || "–"
}

/** Pedro’s board, his cards and what steers him. */
function pedroBoard(s: Argentina, pedro: Pedro, words: Words, points: number): string[] {
  const me = player(s, PEDRO)
  const card = pedro.played.at(-1)
  const { id, experience } = loadingCardOf(s)
  return [
    `  P  ${words.say("board.pedro", { grain: me.grain, discs: discsInSupply(me), vp: points })}  ${workersOf(me, words)}`,
    `     ${words.say("board.pedroSteers", { worker: at(workerTypes, pedro.speciality), loadingCard: id, experience })}`,
    `     ${words.say("board.pedroCards", { deck: pedro.deck.length, pedroCard: card === undefined ? "none" : at(pedroCards, card).id })}`,
    `     ${words.name("term", "pedroPile")}: ${cardNames(me.discards, words)}`,
    `     ${words.say("board.farmers")}: ${farmersOf(me, words)}`,
    `     ${words.say("board.unbuilt")}: ${unbuiltOf(me)}`,
  ]
}

function herdOf(cattle: readonly number[]): number[] {
  return range(CATTLE).flatMap(card => new Array<number>(num(cattle, card)).fill(card))
}

/** The whole table as text. Nothing hidden is read, so a view serves as well as a state. */
export function textBoard(s: Argentina, words: Words): string {
  const { totals } = score(rulesFor(argentina, s.options), s)
  const foresight = slots.map((slot, i) => {
    const kind = num(s.foresight, i)
    return `${slot}: ${kind < 0 ? "–" : words.name("tile", at(tiles, kind).id)}`
  })
  return [
    words.name("term", "trail"),
    ...trailLines(s, words),
    words.say("board.legend"),
    ...railway(s, words),
    words.name("term", "loadingZone"),
    ...shipLines(s, words),
    words.name("term", "city"),
    ...cityLines(s, words),
    words.name("term", "jobMarket"),
    ...jobMarket(s, words),
    `${words.name("term", "foresight")}  ${foresight.join("  ")}`,
    `${words.name("term", "cattleMarket")}  ${cardNames(s.market, words)} (+${s.marketPile.length})`,
    `${words.name("term", "display")}  ${cardNames(s.objectives, words)} (+${s.objectivePile.length})`,
    `${words.say("board.exhaustion")}  ${s.exhaustion.length}`,
    words.say("board.players"),
    ...range(s.seats).flatMap(seat => playerBoard(s, seat, words, num(totals, seat))),
    ...(s.pedro ? pedroBoard(s, s.pedro, words, num(totals, PEDRO)) : []),
  ].join("\n")
}
