// The table in words: one part for each zone, for those who do not see the picture.
import { at, num, range, type Seat } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import { handValue, shownSeat, unbuilt } from "../../trail/board/position.ts"
import { cattlePart, jobsPart, objectivesPart, toldCards, toldObjective } from "../../trail/board/told-market.ts"
import { bits } from "../../trail/state.ts"
import type { Words } from "../../words.ts"
import { auxiliaryActions, buildings, everyAuxiliary } from "../data/actions.ts"
import { jobCosts } from "../data/market.ts"
import { everyDiscSpace } from "../data/players.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { slots, tiles, tipiColours } from "../data/tiles.ts"
import { certificateLimit } from "../rules/counts.ts"
import { type GreatWesternTrail, player } from "../state.ts"
import { figures, points } from "./figures.ts"
import { pictures } from "./pictures.ts"
import { cardLimit, stepLimit } from "./position.ts"
import { expansionParts } from "./text-expansions.ts"
import { citiesPart, railwayPart, trailPart } from "./text-trail.ts"

/** What each part needs. */
export interface Reading {
  readonly s: GreatWesternTrail
  readonly words: Words
  readonly you: Seat
  /** "you" or "player 2". */
  readonly who: (seat: Seat) => string
}

/** Texts told to a sentence that no group of names knows are told as they are. */
export function textBoard(s: GreatWesternTrail, words: Words, you: Seat): readonly TextPart[] {
  const who = (seat: Seat) => (seat === you ? words.say("text.you") : words.say("text.seat", { number: seat + 1 }))
  const reading: Reading = { s, words, you, who }
  return [
    trailPart(reading),
    railwayPart(reading),
    citiesPart(reading),
    cattlePart(pictures, words, s),
    jobsPart({ costs: jobCosts, tiles, slots }, words, s),
    objectivesPart(pictures, words, s),
    ...expansionParts(reading),
    ranchPart(reading),
    playersPart(reading),
  ]
}

/** The player board of the viewer: hand, actions under their discs, what is left to build. */
function ranchPart({ s, words, you }: Reading): TextPart {
  const p = player(s, shownSeat(s, you))
  const { cleared } = p
  const toBuild = unbuilt(pictures, p).map(building => {
    const { id, craftsmen, vp } = at(buildings, building)
    return words.say("text.unbuiltOne", { building: id, craftsmen, vp })
  })
  const discs = everyDiscSpace.flatMap(({ id }, i) => (cleared & (1 << i) ? [] : [words.name("disc", id)]))
  const nothing = words.say("text.none")
  return {
    id: "ranch",
    title: words.say("part.ranch"),
    lines: [
      words.say("text.handOf", { cards: toldCards(pictures, words, p.hand).join(", ") || nothing }),
      words.say("text.handWorth", { value: handValue(pictures, p.hand) }),
      words.say("text.piles", { pile: p.pile.length, discards: p.discards.length }),
      words.say("text.limits", {
        steps: stepLimit(s.seats, cleared),
        cards: cardLimit(cleared),
        certificates: certificateLimit(p),
      }),
      ...(s.north === null ? auxiliaryActions : everyAuxiliary).map(({ id, spaces }) =>
        words.say("text.auxOpen", { aux: words.name("aux", id), forms: 2 - bits(spaces & ~cleared) }),
      ),
      words.say("text.discsLeft", { list: discs.join("; ") || nothing }),
      words.say("text.unbuilt", { list: toBuild.join("; ") || nothing }),
    ],
  }
}

function playersPart({ s, words, who }: Reading): TextPart {
  const shown = (seat: Seat) => figures(s, seat).filter(({ card }) => card)
  const took = (seat: Seat): string => {
    const p = player(s, seat)
    const tipis = tipiColours.flatMap((colour, i) =>
      num(p.tipis, i) > 0 ? [words.say("taken", { tile: `tipi-${colour}`, count: num(p.tipis, i) })] : [],
    )
    const masters = everyStationmaster.flatMap(({ id }, i) =>
      p.stationmasters & (1 << i) ? [words.name("stationmaster", id)] : [],
    )
    return [...tipis, ...p.hazards.map(kind => words.name("tile", at(tiles, kind).id)), ...masters].join("; ")
  }
  return {
    id: "players",
    title: words.say("part.players"),
    lines: [],
    table: {
      heads: [
        words.say("text.player"),
        words.say("figure.total"),
        ...shown(0).map(({ id }) => words.say(`figure.${id}`)),
        words.say("text.area"),
        words.say("text.taken"),
      ],
      rows: range(s.seats).map(seat => [
        seat === s.first ? words.say("text.firstPlayer", { who: who(seat) }) : who(seat),
        String(points(s, seat)),
        ...shown(seat).map(({ value }) => String(value)),
        player(s, seat)
          .area.map(card => toldObjective(pictures, words, card))
          .join("; ") || words.say("text.none"),
        took(seat) || words.say("text.none"),
      ]),
    },
  }
}
