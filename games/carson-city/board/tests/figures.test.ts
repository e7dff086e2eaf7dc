import { range, rulesFor, score, table } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { PARCELS } from "../../data/map.ts"
import { carsonCity } from "../../index.ts"
import { strength } from "../../rules/goods.ts"
import { income } from "../../rules/income.ts"
import { figures, noteOf, points, progress } from "../figures.ts"
import { odds, percent } from "../odds.ts"
import { incomeOf, occupantOf, strengthOf } from "../standing.ts"
import { games } from "./games.ts"
import { strictWords } from "./words.ts"

describe("figures", () => {
  it("are the same figures in the same order in every position of a game", () => {
    for (const { questions, end } of games) {
      const ids = figures(end, 0).map(({ id }) => id)
      for (const { s, seat } of questions.slice(0, 40)) expect(figures(s, seat).map(({ id }) => id)).toEqual(ids)
    }
  })

  it("count six things on the seat's card", () => {
    for (const { end } of games)
      expect(figures(end, 0).flatMap(({ id, card }) => (card ? [id] : []))).toEqual([
        "money",
        "revolvers",
        "cowboys",
        "parcels",
        "buildings",
        "roads",
      ])
  })

  it("add up to the score sheet at the end, and on the way tell what it would be", () => {
    for (const { end, questions } of games) {
      const { totals } = score(rulesFor(carsonCity, end.options), end)
      for (const seat of range(end.seats)) expect(points(end, seat)).toBe(totals[seat])
      for (const { s, seat } of questions.filter((_, i) => i % 20 === 0)) {
        const sheet = score(rulesFor(carsonCity, s.options), s)
        expect(figures(s, seat).find(({ id }) => id === "total")?.value).toBe(sheet.totals[seat])
      }
    }
  })

  it("CC-4.2 seats are told their card, and once all have one their place in passing", () => {
    const [words] = strictWords()
    const notes = games.flatMap(({ questions }) =>
      questions.map(({ s, step }) => ({ step, note: words ? noteOf(s, 0, words) : "" })),
    )
    const of = (step: string) => notes.filter(one => one.step === step).map(({ note }) => note)
    expect(of("startingParcel").every(note => note === "")).toBe(true)
    expect(of("choosePersonality").some(note => /^\d+ · [A-Z]/.test(note))).toBe(true)
    expect(of("choosePersonality").filter(note => note.includes("passed"))).toEqual([])
    expect(of("buyBuilding").every(note => /· passed \d(st|nd|rd|th)$/.test(note))).toBe(true)
  })

  it("CC-9.6 buildings show what the rules would pay, and CC-1.10 seats their strength", () => {
    for (const { questions } of games)
      for (const { s } of questions.filter((_, i) => i % 7 === 0)) {
        const t = table(rulesFor(carsonCity, s.options), s)
        const occupant = occupantOf(s)
        for (const parcel of range(PARCELS).filter(at => (s.owner[at] ?? -1) >= 0))
          expect(Math.max(0, incomeOf(s, parcel, occupant))).toBe(income(t, parcel))
        for (const seat of range(s.seats)) expect(strengthOf(s, seat).sum).toBe(strength(t, seat))
      }
  })

  it("tell how far the game is", () => {
    const [first] = games
    expect(first && progress(first.questions[0]?.s ?? first.end)).toEqual({ round: 0, rounds: 4 })
    expect(first && progress(first.end)).toEqual({ round: 4, rounds: 4 })
  })
})

describe("odds", () => {
  it("CC-6.3 count every throw, ties to who passed first", () => {
    expect(
      odds([
        { strength: 4, dice: 1, spare: 0 },
        { strength: 4, dice: 1, spare: 0 },
      ]).map(chance => chance * 36),
    ).toEqual([21, 15])
    expect(
      odds([
        { strength: 6, dice: 1, spare: 0 },
        { strength: 0, dice: 1, spare: 0 },
      ]),
    ).toEqual([expect.closeTo(1), 0])
    expect(
      odds([
        { strength: 0, dice: 1, spare: 0 },
        { strength: 0, dice: 2, spare: 0 },
      ])[0],
    ).toBeCloseTo(35 / 216)
  })

  it("CC-14.5 a sharpshooter keeps the better of two dice, with dynamite the best two of three", () => {
    const plain = { strength: 0, dice: 1, spare: 0 }
    expect(odds([plain, { strength: 0, dice: 1, spare: 1 }])[0]).toBeCloseTo(91 / 216)
    expect(
      odds([
        { strength: 11, dice: 1, spare: 0 },
        { strength: 0, dice: 2, spare: 1 },
      ])[0],
    ).toBeCloseTo(1)
    expect(
      odds([
        { strength: 10, dice: 1, spare: 0 },
        { strength: 0, dice: 2, spare: 1 },
      ])[1],
    ).toBeCloseTo(16 / 216 / 6)
  })

  it("add up to one", () => {
    const three = odds([
      { strength: 4, dice: 1, spare: 0 },
      { strength: 4, dice: 1, spare: 0 },
      { strength: 4, dice: 1, spare: 0 },
    ])
    expect(three.map(percent)).toEqual([42, 32, 25])
    expect(three.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
  })
})
