// The table in letters: map, Boomtown, coaches, market and player boards, for terminals.
import { at, EMPTY, num, range, rulesFor, type Seat, score, sum } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { CELLS, cells } from "../data/boomtown.ts"
import { cards } from "../data/cards.ts"
import { LAST_STEP } from "../data/delivery.ts"
import { hexes, river } from "../data/map.ts"
import { offices } from "../data/offices.ts"
import { COPPER, KINDS, METALS, resources, SECTIONS, terrains } from "../data/resources.ts"
import { tokenGoods } from "../data/tokens.ts"
import { goldWest } from "../game.ts"
import { type GoldWest, isSettlement, LOOTED, ownerOf, type Player, player } from "../state.ts"

const WIDTH = 7

/** 1, 2, 3, 4: how players are told apart where there is no room for names; letters are for resources. */
function seatMark(seat: Seat): string {
  return String(seat + 1)
}

function letters(goods: readonly number[], words: Words): string {
  return resources.map((resource, kind) => words.say(`letter.resource.${resource}`).repeat(num(goods, kind))).join("")
}

/** What a hex shows: a building, a token's goods, or the terrain of a face-down token in small letters. */
function onHex(s: GoldWest, hex: number, words: Words): string {
  const built = num(s.built, hex)
  if (built === LOOTED) return "·"
  const terrain = words.say(`letter.terrain.${terrains[num(s.terrain, hex)] ?? "none"}`)
  if (built >= 0) return `${terrain}:${seatMark(ownerOf(built))}${isSettlement(built) ? "▲▲" : "▲"}`
  const up = num(s.up, hex)
  if (up >= 0) return `${terrain}:${letters(at(tokenGoods, up), words)}`
  return num(s.down, hex) === EMPTY ? "" : `${terrain}:?`
}

/** Columns of hexes, each half a hex lower than the one before; two lines a hex, its place and what lies on it. */
function map(s: GoldWest, words: Words): string {
  const places = [
    ...hexes.map((hex, i) => ({ ...hex, id: num(s.terrain, i) < 0 ? "" : hex.id, shows: onHex(s, i, words) })),
    ...river.map(({ q, r }) => ({ q, r, id: "~~~~~", shows: "~~~~~" })),
  ]
  const left = Math.min(...places.map(p => p.q))
  const top = Math.min(...places.map(p => 2 * p.r + p.q))
  const lines: string[][] = []
  for (const { q, r, id, shows } of places) {
    const line = 2 * r + q - top
    for (const [offset, text] of [id, shows].entries()) {
      const row = lines[line + offset] ?? []
      row[q - left] = text
      lines[line + offset] = row
    }
  }
  return lines
    .map(line =>
      range(line.length)
        .map(i => (line[i] ?? "").padEnd(WIDTH))
        .join("")
        .trimEnd(),
    )
    .join("\n")
}

function boomtown(s: GoldWest, words: Words): string[] {
  return range(CELLS).map(cell => {
    const { id, metals } = at(cells, cell)
    const office = at(offices, num(s.offices, cell)).id
    const markers = [num(s.markers, cell), num(s.stacked, cell)]
      .filter(seat => seat >= 0)
      .map(seatMark)
      .join("+")
    const cost = metals.map(metal => words.say(`letter.resource.${at(resources, metal)}`)).join("")
    return `  ${id}  ${cost}  ${words.name("office", office).padEnd(26)} ${markers || "–"}`
  })
}

function market(s: GoldWest, words: Words): string[] {
  return s.market.map(card => {
    const { id, cost, vp } = at(cards, card)
    return `  ${id.padEnd(4)} ${words.goods(cost).padEnd(26)} ${String(vp).padStart(2)} ${words.name("term", "vp")}  ${words.name("card", id)}`
  })
}

function coachTrack(s: GoldWest, metal: number, words: Words): string {
  const track = metal - COPPER
  const places = range(LAST_STEP + 1).map(step => {
    const here = range(s.seats).filter(seat => num(player(s, seat).coaches, track) === step)
    return here.length > 0 ? `[${here.map(seatMark).join("")}]` : `·${step}`
  })
  const piles = [0, 1].map(pile => num(s.piles, track * 2 + pile)).join("/")
  return `  ${words.name("resource", at(resources, metal)).padEnd(8)} ${places.map(p => p.padEnd(6)).join("")} ${words.say("board.piles", { count: piles })}`
}

function playerBoard(s: GoldWest, seat: Seat, words: Words, points: number): string[] {
  const p = player(s, seat)
  const sections = range(SECTIONS).map(
    section => `${section}: ${letters(p.supply.slice(section * KINDS, (section + 1) * KINDS), words) || "–"}`,
  )
  const influence = terrains
    .map((terrain, i) => `${words.say(`letter.terrain.${terrain}`)}${num(p.influence, i)}`)
    .join(" ")
  return [
    `  ${seatMark(seat)}${seat === s.first ? "*" : " "}  ${words.say("board.points", { vp: sum(p.points), total: points })}   ${stock(p, words)}   ${words.name("term", "influence")} ${influence}`,
    `     ${words.name("term", "supplyTrack")} ${sections.join("  ")}   ${words.name("term", "useZone")}: ${letters(p.use, words) || "–"}`,
  ]
}

function stock(p: Player, words: Words): string {
  return words.say("board.stock", { camps: p.camps, markers: p.markers, wanted: p.wanted })
}

/** The whole table as text. Nothing hidden is read, so a view serves as well as a state. */
export function textBoard(s: GoldWest, words: Words): string {
  const { totals } = score(rulesFor(goldWest, s.options), s)
  return [
    map(s, words),
    "",
    words.say("board.legend"),
    "",
    words.name("term", "boomtown"),
    ...boomtown(s, words),
    `${words.name("term", "market")} (${words.say("board.bonus", { vp: s.bonus })})`,
    ...market(s, words),
    words.say("board.coaches"),
    ...METALS.map(metal => coachTrack(s, metal, words)),
    words.say("board.players"),
    ...range(s.seats).flatMap(seat => playerBoard(s, seat, words, num(totals, seat))),
  ].join("\n")
}
