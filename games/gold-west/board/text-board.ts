// The table in words: one part for each zone, for those who do not see the picture.
import { at, num, range, type Seat } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import type { Words } from "../../words.ts"
import { cellCosts, cells } from "../data/boomtown.ts"
import { cardCosts, cards } from "../data/cards.ts"
import { shippingTiles, TRACKS } from "../data/delivery.ts"
import { hexes, slots } from "../data/map.ts"
import { offices } from "../data/offices.ts"
import { COPPER, KINDS, resources, SECTIONS, sectionPoints, terrainBonuses, terrains } from "../data/resources.ts"
import { tokenGoods } from "../data/tokens.ts"
import { brings } from "./brings.ts"
import { figures, officeWorth, points } from "./figures.ts"
import { bridges, dealt, EMPTY, type GoldWest, isSettlement, LOOTED, ownerOf, takerOf } from "./position.ts"
import { toldGoods } from "./told-goods.ts"

/** What each part needs. */
interface Reading {
  readonly s: GoldWest
  readonly words: Words
  readonly you: Seat
  /** "you" or "player 2". */
  readonly who: (seat: Seat) => string
  readonly goods: (counts: readonly number[]) => string
}

/** Texts told to a sentence that no group of names knows are told as they are. */
export function textBoard(s: GoldWest, words: Words, you: Seat): readonly TextPart[] {
  const who = (seat: Seat) => (seat === you ? words.say("text.you") : words.say("text.seat", { number: seat + 1 }))
  const goods = (counts: readonly number[]) => toldGoods(words, counts) || words.say("text.nothing")
  const reading: Reading = { s, words, you, who, goods }
  return [map, boomtown, investments, coaches, supply, influence, players].map(part => part(reading))
}

function map({ s, words, who, goods }: Reading): TextPart {
  const lies = (hex: number): string => {
    const [built, token] = [num(s.built, hex), num(s.up, hex)]
    if (built === LOOTED) return words.say("text.looted")
    if (built >= 0)
      return words.say(isSettlement(built) ? "text.settlement" : "text.camp", { who: who(ownerOf(built)) })
    if (token >= 0) return words.say("text.token", { goods: goods(at(tokenGoods, token)) })
    return num(s.down, hex) === EMPTY ? words.say("text.bare") : words.say("text.faceDown")
  }
  const inPlay = range(hexes.length).filter(hex => num(s.terrain, hex) >= 0)
  const [up, down] = [s.up, s.down].map(zone => zone.filter(token => token !== EMPTY).length)
  return {
    id: "map",
    title: words.say("zone.map"),
    lines: [words.say("text.mapCount", { up: up ?? 0, down: down ?? 0 })],
    table: {
      heads: ["hex", "region", "terrain", "lies"].map(head => words.say(`text.${head}`)),
      rows: inPlay.map(hex => {
        const { id, slot } = at(hexes, hex)
        const terrain = at(terrains, num(s.terrain, hex))
        return [id, words.name("slot", at(slots, slot).id), words.name("terrain", terrain), lies(hex)]
      }),
    },
  }
}

function boomtown({ s, words, you, who, goods }: Reading): TextPart {
  const about = (office: number): string => {
    const { id, per } = at(offices, office)
    const effect = words.say(`effect.${id}`)
    if (per === null || you < 0) return `${words.name("office", id)}: ${effect}`
    return `${words.name("office", id)}: ${words.say("text.officeNow", { effect, vp: officeWorth(s, office, you) })}`
  }
  const held = (cell: number): string => {
    const [first, onTop] = [num(s.markers, cell), num(s.stacked, cell)]
    if (first < 0) return words.say("text.free")
    return onTop < 0 ? who(first) : words.say("text.onTop", { who: who(first), who2: who(onTop) })
  }
  return {
    id: "boomtown",
    title: words.say("zone.boomtown"),
    lines: [],
    table: {
      heads: ["cell", "cost", "office", "markers"].map(head => words.say(`text.${head}`)),
      rows: cells.map(({ id }, cell) => [
        words.word("cell", id),
        goods(at(cellCosts, cell)),
        about(num(s.offices, cell)),
        held(cell),
      ]),
    },
  }
}

function investments({ s, words, who }: Reading): TextPart {
  return {
    id: "cards",
    title: words.say("head.investments"),
    lines: [
      words.say("text.bonusLeft", { vp: s.bonus }),
      ...dealt(s).map(card => {
        const { id, vp, effects } = at(cards, card)
        const taker = takerOf(s, card)
        const told =
          taker >= 0
            ? words.say("text.cardTaken", { who: who(taker), vp })
            : words.say("text.card", {
                cost: toldGoods(words, at(cardCosts, card)),
                vp,
                brings: brings(effects, words) || "none",
              })
        return `${words.word("card", id)}: ${told}`
      }),
    ],
  }
}

function coaches({ s, words, who }: Reading): TextPart {
  const pile = (track: number, which: number): string => {
    const count = num(s.piles, track * 2 + which)
    return words.say("text.pileLeft", { count, vp: at(shippingTiles, track)[count - 1] ?? 0 })
  }
  return {
    id: "coaches",
    title: words.say("zone.coaches"),
    lines: bridges(s.options.whitewater === true).map(({ step, vp }) => words.say("text.bridge", { step, vp })),
    table: {
      heads: [
        words.say("text.track"),
        ...range(s.seats).map(who),
        ...[4, 8].map(step => words.say("text.pile", { step })),
      ],
      rows: range(TRACKS).map(track => [
        words.name("resource", at(resources, track + COPPER)),
        ...s.players.map(p => words.say("text.step", { step: num(p.coaches, track) })),
        pile(track, 0),
        pile(track, 1),
      ]),
    },
  }
}

function supply({ s, words, who, goods }: Reading): TextPart {
  return {
    id: "supply",
    title: words.say("head.supply"),
    lines: [],
    table: {
      heads: [
        words.say("text.player"),
        words.say("use"),
        ...sectionPoints.map(vp => words.say("text.section", { vp })),
      ],
      rows: s.players.map((p, seat) => [
        who(seat),
        goods(p.use),
        ...range(SECTIONS).map(section => goods(p.supply.slice(section * KINDS, (section + 1) * KINDS))),
      ]),
    },
  }
}

function influence({ s, words, who }: Reading): TextPart {
  // GW-13.4: two players play for the small value alone.
  const worth = (terrain: number) => {
    const { large, small } = at(terrainBonuses, terrain)
    return (s.seats > 2 ? [large, small] : [small]).map(vp => words.say("text.bonusVp", { vp }))
  }
  return {
    id: "influence",
    title: words.say("head.influence"),
    lines: [],
    table: {
      heads: [
        words.say("text.terrain"),
        ...range(s.seats).map(who),
        words.say("text.first"),
        ...(s.seats > 2 ? [words.say("text.second")] : []),
      ],
      rows: terrains.map((name, terrain) => [
        words.name("terrain", name),
        ...s.players.map(p => String(num(p.influence, terrain))),
        ...worth(terrain),
      ]),
    },
  }
}

function players({ s, words, who }: Reading): TextPart {
  const shown = (seat: Seat) => figures(s, seat).filter(({ card }) => card)
  return {
    id: "players",
    title: words.say("part.players"),
    lines: [],
    table: {
      heads: [words.say("text.player"), words.say("figure.vp"), ...shown(0).map(({ id }) => words.say(`figure.${id}`))],
      rows: range(s.seats).map(seat => [
        seat === s.first ? words.say("text.firstPlayer", { who: who(seat) }) : who(seat),
        String(points(s, seat)),
        ...shown(seat).map(({ value }) => String(value)),
      ]),
    },
  }
}
