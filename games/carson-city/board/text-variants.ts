// The table in words: what the variants add.
import { at, num, range, sum } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import { CORRALS, corrals } from "../data/corrals.ts"
import type { CarsonCity } from "../state.ts"
import { horsesIn, isCorralOpen, isRidden, rodeoOf } from "./corrals.ts"
import { ownOperation, partakers, progressOf, secretOf } from "./sealed.ts"
import { areShown, itemsOf, ownSheet } from "./sheets.ts"
import type { Reading } from "./text-board.ts"
import { handOf, tilesHeld } from "./tiles.ts"

interface VariantPart {
  when(s: CarsonCity): boolean
  part(reading: Reading): TextPart
}

export const variantParts: readonly VariantPart[] = [
  { when: s => secretOf(s) !== null, part: secrets },
  { when: s => s.newBeginning !== null, part: sheets },
  { when: s => s.survival !== null, part: tiles },
  { when: s => s.horses !== null, part: horses },
]

/** Who is how far with what all do in secret. */
function secrets({ s, words, who, you }: Reading): TextPart {
  const secret = secretOf(s) ?? "live"
  const own = ownOperation(s, you)
  const list = partakers(s, secret).map(seat => {
    const how = words.say(`secretly.${progressOf(s, secret, seat)}`, { place: s.passed.indexOf(seat) + 1 })
    return words.say("text.progress", { who: who(seat), how })
  })
  return {
    id: "secrets",
    title: words.say(`secret.${secret}`, { tick: s.kitCarson?.tick ?? 0 }),
    lines: [...list, ...(own ? [words.say("secret.own", own)] : [])],
  }
}

/** One's own as far as it is written, all of them once they are shown. */
function sheets({ s, words, who, you }: Reading): TextPart {
  const seats = areShown(s) ? range(s.seats) : ownSheet(s, you).length > 0 ? [you] : []
  const written = (seat: number, item: number) =>
    (areShown(s) ? s.newBeginning?.shown[seat]?.[item] : ownSheet(s, you)[item])?.toString() ?? words.say("text.notYet")
  return {
    id: "sheets",
    title: words.say("text.sheets"),
    lines: seats.length === 0 ? [words.say("sheetNote")] : [],
    ...(seats.length === 0
      ? {}
      : {
          table: {
            heads: [words.say("text.player"), ...itemsOf(s).map(({ id }) => words.name("sheet", id))],
            rows: seats.map(seat => [who(seat), ...itemsOf(s).map((_, item) => written(seat, item))]),
          },
        }),
  }
}

/** The tiles that the viewer sees, of the others only how many. */
function tiles({ s, words, who }: Reading): TextPart {
  return {
    id: "tiles",
    title: words.say("text.tiles"),
    lines: range(s.seats).map(seat => {
      const hand = handOf(s, seat)
      const seen = range(hand.length).flatMap(tile => range(num(hand, tile)).map(() => tile))
      const list = sum(hand) > 0 ? seen.join(", ") : words.say("tilesHeld", { count: tilesHeld(s, seat) })
      return words.say("text.hand", { who: who(seat), list })
    }),
  }
}

function horses({ s, words, who }: Reading): TextPart {
  const open = range(CORRALS).filter(corral => isCorralOpen(s, corral))
  return {
    id: "corrals",
    title: words.say("text.corrals"),
    lines: open.map(
      corral => `${words.name("action", at(corrals, corral).id)}: ${words.say(`corral.${at(corrals, corral).id}`)}`,
    ),
    table: {
      heads: [
        words.say("text.player"),
        words.say("text.reserve"),
        ...open.map(corral =>
          words.say("text.corral", {
            name: words.name("action", at(corrals, corral).id),
            count: at(corrals, corral).hat,
          }),
        ),
        words.say("text.rodeo"),
        words.say("figure.rodeos"),
      ],
      rows: range(s.seats).map(seat => [
        who(seat),
        String(s.horses?.reserve[seat] ?? 0),
        ...open.map(corral =>
          words.say("text.horsesIn", { count: horsesIn(s, seat, corral), rider: isRidden(s, seat, corral) ? 1 : 0 }),
        ),
        String(rodeoOf(s, seat)),
        String(s.horses?.tokens[seat] ?? 0),
      ]),
    },
  }
}
