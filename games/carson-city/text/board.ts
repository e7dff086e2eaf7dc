// The table in letters: the town with its roads, the action track, the row, the cards and the players, for terminals.
import { at, num, range, rulesFor, type Seat, score, sum, table } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { isShared, SPACES, SPOTS, slotSold, spots } from "../data/actions.ts"
import { BUILDINGS, buildings, objects, ROW, rowPrices } from "../data/buildings.ts"
import { CARDS, EITHER, faces, OUT, RED } from "../data/cards.ts"
import { CORRALS } from "../data/corrals.ts"
import { LINES, parcelAt, sidesOf } from "../data/map.ts"
import { tilePoints } from "../data/outlaws.ts"
import { SHARPSHOOTER } from "../data/sheet.ts"
import { carsonCity } from "../game.ts"
import { pointsSoFar, strength } from "../rules/goods.ts"
import { price } from "../rules/land.ts"
import { cashLimit } from "../rules/round-end.ts"
import {
  type CarsonCity,
  type CarsonTable,
  cowboyOn,
  EXTRA,
  IN_RESERVE,
  NO_DUEL,
  type Player,
  player,
  WITH_DYNAMITE,
} from "../state.ts"

const WIDTH = 6

/** 1 to 6: how players are told apart where there is no room for names. */
function seatMark(seat: Seat): string {
  return String(seat + 1)
}

/** Who stands on a spot: 1 a cowboy, 1* with dynamite, 1! without a duel, 1×2 two of them, w the white one. */
function standing(s: CarsonCity, spot: number): string {
  const here = range(s.seats).flatMap(seat => {
    const kind = cowboyOn(s, spot, seat)
    if (kind === 0) return []
    if (spot < SPACES && isShared[spot]) return kind > 1 ? [`${seatMark(seat)}×${kind}`] : [seatMark(seat)]
    if (kind === WITH_DYNAMITE) return [`${seatMark(seat)}*`]
    return [kind === NO_DUEL || kind === EXTRA ? `${seatMark(seat)}!` : seatMark(seat)]
  })
  return [...here, ...(s.white === spot ? ["w"] : [])].join(" ")
}

function onParcel(s: CarsonCity, parcel: number, words: Words): string {
  const object = num(s.objects, parcel)
  const owner = num(s.owner, parcel)
  const mark = owner < 0 ? "" : `:${seatMark(owner)}`
  const thing =
    object < 0 ? (owner < 0 ? `$${price(s, parcel)}` : "") : words.say(`letter.object.${at(objects, object)}`)
  return `${thing}${mark}${s.outlaws?.at.includes(parcel) ? "!" : ""}`
}

function below(s: CarsonCity, parcel: number): string {
  const here = standing(s, SPACES + parcel)
  return here === "" ? "" : `#${here.replaceAll(" ", "")}`
}

/** A line of corners and the roads between them, above row `y`. */
function roadsAbove(s: CarsonCity, y: number): string {
  const edges = range(LINES).map(x =>
    y < LINES ? num(at(sidesOf, parcelAt(y, x)), 0) : num(at(sidesOf, parcelAt(LINES - 1, x)), 1),
  )
  return `   ${edges.map(edge => `+${(num(s.roads, edge) > 0 ? "=" : " ").repeat(WIDTH)}`).join("")}+`
}

function cells(s: CarsonCity, y: number, text: (parcel: number) => string, head: string): string {
  const row = range(LINES).map(x => parcelAt(y, x))
  const wall = (edge: number) => (num(s.roads, edge) > 0 ? "|" : " ")
  const inside = row.map(parcel => `${wall(num(at(sidesOf, parcel), 2))}${text(parcel).padEnd(WIDTH)}`).join("")
  return `${head.padEnd(3)}${inside}${wall(num(at(sidesOf, num(row, LINES - 1)), 3))}`
}

function town(s: CarsonCity, words: Words): string[] {
  const heads = `   ${range(LINES)
    .map(x => ` c${x + 1}`.padEnd(WIDTH + 1))
    .join("")}`
  const rows = range(LINES).flatMap(y => [
    roadsAbove(s, y),
    cells(s, y, parcel => onParcel(s, parcel, words), `r${y + 1}`),
    cells(s, y, parcel => below(s, parcel), ""),
  ])
  return [heads, ...rows, roadsAbove(s, LINES)].map(line => line.trimEnd())
}

function track(s: CarsonCity, words: Words): string[] {
  return range(SPACES).map(space => {
    const slot = num(slotSold, space)
    const building = slot < 0 ? -1 : num(s.row, slot)
    const shown = building < 0 ? "" : words.name("building", at(buildings, building).id)
    const name = words.name("action", at(spots, space))
    return `  ${name.padEnd(24)} ${shown.padEnd(16)} ${standing(s, space)}`.trimEnd()
  })
}

function row(s: CarsonCity, words: Words): string {
  return range(ROW)
    .map(slot => {
      const building = num(s.row, slot)
      const name = building < 0 ? words.say("board.nobody") : words.name("building", at(buildings, building).id)
      return `$${num(rowPrices, slot)} ${name}`
    })
    .join("  ")
}

function display(s: CarsonCity, words: Words): string[] {
  return range(CARDS).flatMap(card => {
    const side = num(s.sides, card)
    if (side === OUT) return []
    const shown = side === EITHER ? [card * 2, card * 2 + 1] : [card * 2 + (side === RED ? 1 : 0)]
    const holder = s.players.findIndex(p => shown.includes(p.face) || shown.includes(p.kid))
    const names = shown.map(face => {
      const { id, limit } = at(faces, face)
      return `${id} ${words.name("card", id)} ($${limit})`
    })
    return [`  ${names.join(" / ").padEnd(44)} ${holder < 0 ? "" : seatMark(holder)}`.trimEnd()]
  })
}

function keptBy(p: Player, words: Words): string {
  const list = range(BUILDINGS).flatMap(type =>
    num(p.kept, type) > 0 ? [`${num(p.kept, type)} ${words.name("building", at(buildings, type).id)}`] : [],
  )
  return list.length === 0 ? "" : `${words.say("board.kept")} ${list.join(", ")}`
}

function playerLines(t: CarsonTable, seat: Seat, words: Words, total: number): string[] {
  const s = t.state
  const p = player(s, seat)
  const { money, cowboys, general, revolvers, roads, deeds, dynamite, noDuel } = p
  const card = p.face < 0 ? "" : `${at(faces, p.face).id} ($${cashLimit(s, seat)})`
  const white = p.face >= 0 && at(faces, p.face).whiteCowboy && s.white === IN_RESERVE ? "w" : ""
  const extras = [
    s.ammunition === seat ? words.say("board.token3") : "",
    white,
    dynamite + noDuel > 0 ? words.say("board.tokens", { dynamite, noDuel }) : "",
    keptBy(p, words),
  ]
  return [
    `  ${seatMark(seat)}  ${words.say("board.points", { vp: pointsSoFar(s, seat), total })}  ${card}`.trimEnd(),
    `     ${words.say("board.player", { money, cowboys, general, revolvers, strength: strength(t, seat), roads, deeds })}  ${extras.filter(e => e !== "").join("  ")}`.trimEnd(),
  ]
}

/** What the variants lay before a player: horses and corrals, duel tiles as far as one may see them, the sharpshooter. */
function variantsOf(s: CarsonCity, seat: Seat, words: Words): string[] {
  const lines: string[] = []
  if (s.horses) {
    const corrals = range(CORRALS).map(corral => {
      const cowboy = cowboyOn(s, SPOTS + corral, seat) > 0 ? "#" : ""
      return `${num(s.horses?.corrals ?? [], seat * CORRALS + corral)}${cowboy}`
    })
    const telling = { count: num(s.horses.reserve, seat), tokens: num(s.horses.tokens, seat) }
    lines.push(words.say("board.horses", { ...telling, corrals: corrals.join(" ") }))
  }
  const hand = s.survival?.hands[seat]
  if (hand) lines.push(words.say("board.hand", { tiles: hand.map(tile => (tile < 0 ? "?" : tile)).join(" ") || "–" }))
  if ((s.newBeginning?.shown[seat]?.[SHARPSHOOTER] ?? 0) > 0) lines.push(words.say("board.sharpshooter"))
  return lines.length === 0 ? [] : [`     ${lines.join("  ")}`]
}

function gang(s: CarsonCity, words: Words): string[] {
  if (!s.outlaws || s.outlaws.strength === 0) return []
  const { strength: all } = s.outlaws
  return [words.say("board.outlaws", { strength: all, vp: tilePoints(all) })]
}

function marks(seats: readonly number[], words: Words): string {
  return (
    seats
      .filter(seat => seat >= 0)
      .map(seatMark)
      .join(" ") || words.say("board.nobody")
  )
}

/** The whole table as text, of a state or of a view. */
export function textBoard(s: CarsonCity, words: Words): string {
  const t = table(rulesFor(carsonCity, s.options), s)
  const { totals } = score(t.rules, s)
  return [
    ...town(s, words),
    "",
    words.say("board.legend"),
    words.say("board.round", { round: s.round, count: sum(s.bag) }),
    ...gang(s, words),
    `${words.name("term", "turnOrder")}: ${marks(s.order, words)} · ${words.name("term", "passingOrder")}: ${marks(s.passed, words)}`,
    `${words.say("board.row")}: ${row(s, words)}`,
    words.say("board.spaces"),
    ...track(s, words),
    words.say("board.cards"),
    ...display(s, words),
    words.say("board.players"),
    ...range(s.seats).flatMap(seat => [
      ...playerLines(t, seat, words, num(totals, seat)),
      ...variantsOf(s, seat, words),
    ]),
  ].join("\n")
}
