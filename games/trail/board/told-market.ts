// Cards and markets in words, for those who do not see the picture.
import { at, num, range } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import type { Words } from "../../words.ts"
import type { TrailState } from "../state.ts"
import type { TrailPictures } from "./pictures.ts"
import { stacked } from "./position.ts"

/** Equal cards once, with how many there are. */
export function toldCards({ cards }: TrailPictures, words: Words, list: readonly number[]): string[] {
  return stacked(list).map(([card, count]) =>
    card < 0
      ? words.say("text.hidden", { count })
      : words.say("text.cattle", { count, card: words.name("card", at(cards.ids, card)) }),
  )
}

export function toldObjective(of: TrailPictures, words: Words, card: number): string {
  const { vp, penalty } = at(of.objectives, card - of.cards.cattle)
  return words.say("text.objective", { card: words.name("card", at(of.cards.ids, card)), vp, penalty })
}

export function cattlePart(of: TrailPictures, words: Words, s: TrailState): TextPart {
  return {
    id: "cattle",
    title: words.say("part.cattle"),
    lines: [
      ...toldCards(of, words, s.market),
      words.say("text.pileLeft", { count: s.marketPile.length }),
      ...of.deals.map(({ id }) => words.name("deal", id)),
    ],
  }
}

export function objectivesPart(of: TrailPictures, words: Words, s: TrailState): TextPart {
  return {
    id: "objectives",
    title: words.say("part.objectives"),
    lines: [
      ...s.objectives.map(card => toldObjective(of, words, card)),
      words.say("text.pileLeft", { count: s.objectivePile.length }),
    ],
  }
}

interface Jobs {
  readonly costs: readonly number[]
  /** What happens when the token passes a row, in words. */
  arrowBelow?(row: number): string
  readonly tiles: readonly { readonly id: string }[]
  readonly slots: readonly string[]
}

/** Foresight as lines, the job market as a table. */
export function jobsPart({ costs, arrowBelow, tiles, slots }: Jobs, words: Words, s: TrailState): TextPart {
  const columns = s.jobs.length / costs.length
  const nameOf = (kind: number) => words.name("tile", at(tiles, kind).id)
  const inRow = (row: number): string =>
    [
      s.jobs
        .slice(row * columns, (row + 1) * columns)
        .flatMap(kind => (kind < 0 ? [] : [nameOf(kind)]))
        .join(", "),
      row === s.token ? words.say("text.token") : "",
      arrowBelow?.(row) ?? "",
    ]
      .filter(text => text !== "")
      .join("; ")
  return {
    id: "jobs",
    title: words.say("part.jobs"),
    lines: slots.map((slot, i) => {
      const kind = num(s.foresight, i)
      return words.say("text.slot", {
        slot: words.name("slot", slot),
        tile: kind < 0 ? words.say("text.none") : nameOf(kind),
      })
    }),
    table: {
      heads: ["row", "price", "workers"].map(head => words.say(`text.${head}`)),
      rows: range(costs.length).map(row => [
        String(row + 1),
        words.say("dollars", { amount: num(costs, row) }),
        inRow(row) || words.say("text.none"),
      ]),
    },
  }
}
