// The picture with the variants: what it is told of them it does not draw yet, but it stands by every question.
import { at, begin, below, decision, offer, over, range, seeded, take, view, waiting } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { tellArgs } from "../../../words.ts"
import { carsonCity } from "../../index.ts"
import { describeStep } from "../../text/describe.ts"
import { figures, noteOf } from "../figures.ts"
import { flights, placesOf } from "../flights.ts"
import { kindOf, placeOf } from "../places.ts"
import { phaseOf, zonesOf } from "../questions.ts"
import { shortly } from "../shortly.ts"
import { textBoard } from "../text-board.ts"
import { strictWords } from "./words.ts"

const variants = [
  { newBeginning: true },
  { carsonRiver: true },
  { survival: true },
  { kitCarson: true },
  { outlaws: true },
  { horses: true },
]

/** Questions that belong to no phase: the setup, and the end of a turn. */
const outside = new Set(["startingParcel", "siteTownHall", "endTurn", "writeSheet", "handIn"])

describe("variants", () => {
  it.each([...variants, Object.assign({}, ...variants)])("%o: every question can be shown and answered", options => {
    const seats = 3
    const t = begin(carsonCity, { seats, seed: "variants", options: { personalities: "random", ...options } }, [])
    const random = seeded("variants")
    const [words] = strictWords()
    if (!words) throw new Error("there is a language")
    const astray = new Set<string>()
    while (!over(t.state)) {
      const seat = at(waiting(t.state), 0)
      const { state: s } = view(t.rules, t.state, seat)
      const step = decision(t, seat)?.step ?? ""
      const asked = [...s.agenda, ...at(s.asides, seat)].findLast(one => one.do === step)
      if (asked) words.say(`short.${step}`, describeStep(asked))
      if (!outside.has(step) && (phaseOf(step) === null || zonesOf(step).length === 0)) astray.add(step)
      for (const code of offer(t, seat).list()) {
        const choice = t.rules.say.read(t.state, code)
        const telling = { ...tellArgs(choice.args), ...shortly(s, choice) }
        words.say(`chip.${choice.verb}`, telling)
        words.say(`choice.${choice.verb}`, telling)
        const kind = kindOf(s, choice)
        if (!kind.startsWith("with-")) words.say(`verb.${kind}`)
        placeOf(s, choice)
      }
      for (const one of range(seats)) {
        figures(s, one)
        noteOf(s, one, words)
      }
      if (below(random, 20) === 0) textBoard(s, words, seat)
      take(t, seat, offer(t, seat).code(below(random, offer(t, seat).size)))
    }
    for (const event of t.log ?? []) expect([flights(event), placesOf(event)]).toHaveLength(2)
    expect([...words.missing, ...astray]).toEqual([])
  })
})
