// The table in words: one part for each zone, for those who do not see the picture.
import { at, num, range, type Seat } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import { handValue, shownSeat, stacked, unbuilt } from "../../trail/board/position.ts"
import { cattlePart, jobsPart, objectivesPart, toldCards, toldObjective } from "../../trail/board/told-market.ts"
import { bits } from "../../trail/state.ts"
import type { Words } from "../../words.ts"
import { auxiliaryActions, buildings } from "../data/actions.ts"
import { arrows, JOB_ROWS, jobCosts } from "../data/market.ts"
import { discSpaces } from "../data/players.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { slots, tiles } from "../data/tiles.ts"
import { PEDRO } from "../pedro-state.ts"
import { boardStrength, certificateLimit, handLimit } from "../rules/counts.ts"
import { type Argentina, player } from "../state.ts"
import { figures, points } from "./figures.ts"
import { pedroTold } from "./pedro-note.ts"
import { pictures } from "./pictures.ts"
import { stepLimit } from "./position.ts"
import { citiesPart, shipsPart } from "./text-port.ts"
import { railwayPart, trailPart } from "./text-trail.ts"

/** What each part needs. */
export interface Reading {
  readonly s: Argentina
  readonly words: Words
  readonly you: Seat
  /** "you" or "player 2". */
  readonly who: (seat: Seat) => string
}

/** Texts told to a sentence that no group of names knows are told as they are. */
export function textBoard(s: Argentina, words: Words, you: Seat): readonly TextPart[] {
  const who = (seat: Seat) => {
    if (seat === you) return words.say("text.you")
    return seat < s.seats ? words.say("text.seat", { number: seat + 1 }) : words.say("text.pedro")
  }
  const reading: Reading = { s, words, you, who }
  const jobs = { costs: jobCosts, arrowBelow: (row: number) => toldArrow(words, row), tiles, slots }
  return [
    trailPart(reading),
    railwayPart(reading),
    shipsPart(reading),
    citiesPart(reading),
    cattlePart(pictures, words, s),
    jobsPart(jobs, words, s),
    objectivesPart(pictures, words, s),
    estanciaPart(reading),
    playersPart(reading),
  ]
}

/** What the arrow below a row of the job market sets off. */
function toldArrow(words: Words, row: number): string {
  if (row === JOB_ROWS - 1) return words.say("text.arrowEnd")
  const arrow = arrows[row]
  if (arrow === undefined) return ""
  return arrow === "refill" ? words.say("text.arrowRefill") : words.say("text.arrowShips", { anchor: arrow })
}

/** The player board of the viewer: hand, actions under their discs, what is left to build. */
function estanciaPart({ s, words, you }: Reading): TextPart {
  const p = player(s, shownSeat(s, you))
  const { cleared, grain, tokens } = p
  const toBuild = unbuilt(pictures, p).map(building => {
    const { id, craftsmen, vp } = at(buildings, building)
    return words.say("text.unbuiltOne", { building: id, craftsmen, vp })
  })
  const discs = discSpaces.flatMap(({ id }, i) => (cleared & (1 << i) ? [] : [words.name("disc", id)]))
  const nothing = words.say("text.none")
  return {
    id: "estancia",
    title: words.say("part.estancia"),
    lines: [
      words.say("text.handOf", { cards: toldCards(pictures, words, p.hand).join(", ") || nothing }),
      words.say("text.handWorth", { value: handValue(pictures, p.hand) }),
      ...(p.showing.length > 0
        ? [words.say("text.shown", { cards: toldCards(pictures, words, p.showing).join(", ") })]
        : []),
      words.say("text.piles", { pile: p.pile.length, discards: p.discards.length }),
      words.say("text.purse", { money: p.money, grain, certificates: p.certificates, tokens }),
      words.say("text.limits", {
        steps: stepLimit(s.players.length, cleared),
        cards: handLimit(p),
        certificates: certificateLimit(p),
        strength: boardStrength(p),
      }),
      ...auxiliaryActions.map(({ id, spaces }) =>
        words.say("text.auxOpen", { aux: words.name("aux", id), forms: 2 - bits(spaces & ~cleared) }),
      ),
      words.say("text.discsLeft", { list: discs.join("; ") || nothing }),
      words.say("text.unbuilt", { list: toBuild.join("; ") || nothing }),
      words.say("text.exhaustionPile", { count: s.exhaustion.length }),
    ],
  }
}

/** Pedro's cards and what is left for him to build. */
function pedroLines(s: Argentina, words: Words): string[] {
  const told = pedroTold(s)
  if (!told) return []
  const list = unbuilt(pictures, player(s, PEDRO)).map(building => at(buildings, building).id)
  return [
    words.say("text.pedroSteers", told),
    words.say("text.pedroBuilds", { list: list.join(", ") || words.say("text.none") }),
  ]
}

function playersPart({ s, words, who }: Reading): TextPart {
  const shown = (seat: Seat) => figures(s, seat).filter(({ card }) => card)
  const nothing = words.say("text.none")
  const took = (seat: Seat): string => {
    const p = player(s, seat)
    const farmers = stacked(p.farmers).map(([kind, count]) =>
      words.say("text.cattle", { count, card: words.name("tile", at(tiles, kind).id) }),
    )
    const masters = stationmasters.flatMap(({ id }, i) =>
      p.stationmasters & (1 << i) ? [words.name("stationmaster", id)] : [],
    )
    return [...farmers, ...masters].join("; ")
  }
  return {
    id: "players",
    title: words.say("part.players"),
    lines: pedroLines(s, words),
    table: {
      heads: [
        words.say("text.player"),
        words.say("figure.total"),
        ...shown(0).map(({ id }) => words.say(`figure.${id}`)),
        words.say("text.area"),
        words.say("text.taken"),
      ],
      rows: range(s.players.length).map(seat => [
        seat === s.first ? words.say("text.firstPlayer", { who: who(seat) }) : who(seat),
        String(points(s, seat)),
        ...shown(seat).map(({ value }) => String(value)),
        player(s, seat)
          .area.map(card => toldObjective(pictures, words, card))
          .join("; ") || nothing,
        took(seat) || nothing,
      ]),
    },
  }
}

/** Whoever has discs at a place, each as often as there are: "you, you, player 2". */
export function holders({ s, who }: Reading, count: (seat: Seat) => number): string {
  return range(s.players.length)
    .flatMap(seat => range(count(seat)).map(() => who(seat)))
    .join(", ")
}

/** The discs that a seat has on something that is counted for each seat. */
export const discsOn =
  (s: Argentina, list: "ships" | "quays", no: number) =>
  (seat: Seat): number =>
    num(player(s, seat)[list], no)
